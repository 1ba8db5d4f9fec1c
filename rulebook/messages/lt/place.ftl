# Kas yra kiekviename puslapyje: paieška.

page-search-open = Ieškoti
page-search-hint = Klausimas, žodis arba punktas
page-search-close = Uždaryti
page-search-empty = Nieko nerasta. Pabandykite kitą žodį arba perskaitykite klausimus prie stalo.
page-search-failed = Paieškos atsiųsti nepavyko.
page-search-count = Rasta:
page-search-kind-asked = klausimas prie stalo
page-search-kind-clause = taisyklių punktas
page-search-kind-question = atviras klausimas
page-search-kind-page = puslapis
page-game-sigilai = Baltiški sigilai
page-game-eleusis = New Eleusis
page-game-siggil = Siggil
page-game-domino = Judge Domino
