# What every page has: the search.

page-search-open = Search
page-search-hint = A question, a word or a clause
page-search-close = Close
page-search-empty = Nothing found. Try another word, or read the questions at the table.
page-search-failed = The search could not be loaded.
page-search-count = Found:
page-search-kind-asked = question at the table
page-search-kind-clause = clause of the rules
page-search-kind-question = open question
page-search-kind-page = page
page-game-sigilai = Baltiški sigilai
page-game-eleusis = New Eleusis
page-game-siggil = Siggil
page-game-domino = Judge Domino
page-name = Living Rules
page-offline-save = Save the book for offline use
page-offline-saving = Saving
page-offline-saved = The book is saved: it works without a network, too.
page-offline-again = Save again
page-offline-failed = It could not be saved: check the network and the room on the device. What has been saved stays.
page-offline-load = To load:
page-offline-kept = on the device:
page-term-used = Used in clauses
