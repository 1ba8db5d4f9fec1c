## Tulkotāju darbagalds vietnē

page-desk-needs-script = Lai atzīmētu punktus, ieteiktu vārdus un salīdzinātu tekstu, vajag skriptu, kas darbojas pārlūkā. Viss tālākais ir redzams arī bez tā.
page-desk-lang-lt = Lietuviešu
page-desk-lang-lv = Latviešu
page-desk-lang-en = Angļu
page-desk-columns = Rādītās valodas
page-desk-progress = Pārskatīti { $reviewed } no { $clauses }; melnraksti { $draft }, novecojuši { $stale }, trūkst { $missing }
page-desk-clause = Punkts { $clause }
page-desk-source = avots
page-desk-state-reviewed = pārskatīts
page-desk-state-draft = melnraksts
page-desk-state-missing = trūkst
page-desk-state-new = vēl nav pieņemts
page-desk-state-stale-wording = novecojis: avota vārdi
page-desk-state-stale-numbers = novecojis: skaitļi
page-desk-state-stale-terms = novecojis: termini
page-desk-state-stale-polarity = novecojis: noliegumi
page-desk-state-stale-behaviour = novecojis: spēle
page-desk-also = Spēlē redzams šeit:
page-desk-told = Kas notiek, visās valodās
page-desk-place = Vieta: { $text }.
page-desk-expected = Gaidīts: { $text }.
page-desk-found = Atrasts: { $text }.
page-desk-remedy = Rakstiet: { $text }.
page-desk-trace = Spēle: { $text }.
