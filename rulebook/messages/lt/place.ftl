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
page-name = Gyvosios taisyklės
page-offline-save = Išsaugoti knygą naudoti be ryšio
page-offline-saving = Saugoma
page-offline-saved = Knyga išsaugota: ji veikia ir be ryšio.
page-offline-again = Išsaugoti naujai
page-offline-failed = Išsaugoti nepavyko: patikrinkite ryšį ir vietą įrenginyje. Kas jau išsaugota, lieka.
page-offline-load = Siunčiama:
page-offline-kept = įrenginyje užims:
page-term-used = Vartojama punktuose
