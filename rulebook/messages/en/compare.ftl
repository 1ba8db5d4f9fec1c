## A published text held against the book

cli-compare = Hold a published text against the book, clause by clause; nothing of it is kept.
cli-option-text = the published text, a file in UTF-8

cli-compare-clause-missing = The text does not have this clause.
cli-compare-clause-not-numbered = The book numbers this clause; the text prints no number here.
cli-compare-number-of-clause = The text prints another number for this clause.
cli-compare-number-differs = The text has another number than the engine plays with.
cli-compare-number-left-out = The text leaves out a number that the engine plays with.
cli-compare-number-more = The text has numbers here that the book’s clause has not.
cli-compare-reading-stated = Several readings are known; the text states the book’s.
cli-compare-reading-differs = The text seems to state another reading than the book.
cli-compare-reading-not-clear = Several readings are known; which one the text states is not clear.
cli-compare-says-opposite = The text says the opposite of the book here.
cli-compare-left-open = The text leaves this open, as far as can be told.
cli-compare-clauses-disagree = These clauses stand beside each other, and each supports another answer.
cli-compare-not-in-book = No clause of the book says this.
cli-compare-several-names = One thing has several names.
cli-compare-forbidden-word = The glossary does not allow this word.
cli-compare-placeholder = A template seems to have left this behind.
cli-compare-word-not-known = The text often uses a word that neither book nor glossary has.
cli-compare-misspelt = The dictionary does not know this word.

cli-comparison-absent = Clauses of the book that the text does not have: { $count } ({ $clauses }).
cli-comparison-total = Clauses found in the text: { $found } of { $clauses }. Remarks: { $count }.
cli-comparison-no-spelling = Spelling was not checked: the extra `spell` or the dictionary is missing ({ $text }).
cli-comparison-book = book: { $text }
cli-comparison-has = text: { $text }
cli-comparison-question = question: { $text }
cli-comparison-meant = perhaps: { $text }

cli-option-adopt = Write its clauses as drafts into this new file; only a text of one’s own
cli-option-licence = the licence of a text to adopt
cli-compare-binding-not-sure = What this binds is not sure, or nothing of it was found.
cli-comparison-adopted = Drafts of { $clauses } clauses are in { $place }. Not sure, each to be looked at: { $unsure }.

# The title of a text to hand to a publisher; $game is the game’s name.
cli-export-title = { $game }. The rules of the game
