# Kas ir katrā lapā: meklēšana.

page-search-open = Meklēt
page-search-hint = Jautājums, vārds vai punkts
page-search-close = Aizvērt
page-search-empty = Nekas nav atrasts. Pamēģiniet citu vārdu vai izlasiet jautājumus pie galda.
page-search-failed = Meklēšanu neizdevās ielādēt.
page-search-count = Atrasts:
page-search-kind-asked = jautājums pie galda
page-search-kind-clause = noteikumu punkts
page-search-kind-question = atklāts jautājums
page-search-kind-page = lapa
page-game-sigilai = Baltiški sigilai
page-game-eleusis = New Eleusis (Jaunā Elēze)
page-game-siggil = Siggil
page-game-domino = Judge Domino
page-name = Dzīvie noteikumi
page-offline-save = Saglabāt grāmatu lietošanai bez tīkla
page-offline-saving = Saglabā
page-offline-saved = Grāmata ir saglabāta: tā darbojas arī bez tīkla.
page-offline-again = Saglabāt no jauna
page-offline-failed = Saglabāt neizdevās: pārbaudiet tīklu un vietu ierīcē. Jau saglabātais paliek.
page-offline-load = Ielādē:
page-offline-kept = ierīcē aizņems:
page-term-used = Lietots punktos
