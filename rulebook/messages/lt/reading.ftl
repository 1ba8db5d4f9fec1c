## Vertėjų darbastalis svetainėje

page-desk-needs-script = Punktams žymėti, žodžiams siūlyti ir tekstui palyginti reikia naršyklėje veikiančio scenarijaus. Visa, kas žemiau, matoma ir be jo.
page-desk-lang-lt = Lietuvių
page-desk-lang-lv = Latvių
page-desk-lang-en = Anglų
page-desk-columns = Rodomos kalbos
page-desk-progress = Peržiūrėta { $reviewed } iš { $clauses }; juodraščių { $draft }, pasenusių { $stale }, trūksta { $missing }
page-desk-clause = Punktas { $clause }
page-desk-source = šaltinis
page-desk-state-reviewed = peržiūrėta
page-desk-state-draft = juodraštis
page-desk-state-missing = trūksta
page-desk-state-new = dar nepriimta
page-desk-state-stale-wording = pasenę: šaltinio žodžiai
page-desk-state-stale-numbers = pasenę: skaičiai
page-desk-state-stale-terms = pasenę: terminai
page-desk-state-stale-polarity = pasenę: neiginiai
page-desk-state-stale-behaviour = pasenę: žaidimas
page-desk-also = Žaidžiama čia:
page-desk-told = Kas vyksta, visomis kalbomis
page-desk-place = Vieta: { $text }.
page-desk-expected = Laukta: { $text }.
page-desk-found = Rasta: { $text }.
page-desk-remedy = Rašykite: { $text }.
page-desk-trace = Žaidimas: { $text }.
