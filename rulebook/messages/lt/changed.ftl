## Kas pasikeitė punkto žodžiuose ir kur trys kalbos sako ne tą patį

# Kas rasta
finding-numbers-changed = Skaičiaus nebėra arba jis kitas.
finding-terms-changed = Žaidimo žodžio nebėra arba čia kitas žodis.
finding-polarity-changed = Neiginio nebėra arba jis atsirado.
finding-limits-changed = Žodžio, nuo kurio priklauso taisyklės prasmė, nebėra arba čia kitas žodis.
finding-modality-changed = Kitaip sakoma, kas leidžiama, privaloma ar draudžiama.
finding-readings-changed = Žodžiai, kurie lemia, kaip suprasti taisyklę, yra kiti.
finding-words-changed = Čia kiti žodžiai; skaičiai, terminai, neiginiai ir ribos tie patys.
finding-stale-limits = Pasikeitė originalo žodis, nuo kurio priklauso taisyklės prasmė.
finding-stale-modality = Originale kitaip sakoma, kas leidžiama, privaloma ar draudžiama.
finding-stale-readings = Originale pasikeitė žodžiai, kurie lemia, kaip suprasti taisyklę.
finding-negation-differs = Viena iš kalbų šiame sakinyje ką nors neigia, o kitos dvi ne, arba atvirkščiai.
finding-limit-differs = Abiejose kitose kalbose čia kitas žodis, nuo kurio priklauso taisyklės prasmė.
finding-value-differs = Abiejose kitose kalbose čia įvardytas kitas dalykas.

# Kas pasakoma šalia
cli-gone = nebėra: „{ $text }“
cli-new = atsirado: „{ $text }“
cli-restore = grąžinkite arba, jei taip ir norėta, priimkite: { $text }
cli-accept = kai jūsų žodžiai sakys tą patį, priimkite: { $text }
cli-others = kitose kalbose: { $text }
cli-here = čia: { $text }
cli-before = anksčiau: { $text }
cli-now = dabar: { $text }
cli-see = žiūrėkite: { $text }
page-desk-gone = Nebėra: „{ $text }“.
page-desk-new = Atsirado: „{ $text }“.
page-desk-others = Kitose kalbose: { $text }.
page-desk-here = Čia: { $text }.
page-desk-before = Anksčiau: { $text }.
page-desk-now = Dabar: { $text }.
page-desk-notes = Pastabos ({ $count })

# Kokia punkto būklė
cli-stale-limits = ribos
cli-stale-modality = kas leidžiama ir privaloma
cli-stale-readings = žodžiai, kurie lemia supratimą
page-desk-state-stale-limits = pasenę: ribos
page-desk-state-stale-modality = pasenę: kas leidžiama ir privaloma
page-desk-state-stale-readings = pasenę: žodžiai, kurie lemia supratimą

# Kuo baigiasi žaidimas ir kas jame pasikeitė
cli-diff-number = „{ $words }“: anksčiau { $before }, dabar { $now }
cli-diff-unasked = nekilo
cli-diff-none = nieko
cli-outcome-pending = dar nesibaigė
cli-outcome-gap = tekstas nenusprendžia
cli-outcome-accident = nuversta netyčia
cli-outcome-all-expelled = visi pašalinti
cli-outcome-all-fell = nuvirto visi
cli-outcome-allowed = leidžiama
cli-outcome-chaos = chaosas
cli-outcome-closed = uždaryta
cli-outcome-ended = baigta
cli-outcome-limit = pasiekta riba
cli-outcome-lost = pralaimėta
cli-outcome-not-all-fell = nuvirto ne visi
cli-outcome-out-of-cards = kažkas nebeturi kortų
cli-outcome-played = sužaista
cli-outcome-refused = neleidžiama
cli-outcome-scored = suskaičiuoti taškai
cli-outcome-shared = laimėta kartu
cli-outcome-stands = virtinė stovi
cli-outcome-stock-out = kortos baigėsi
cli-outcome-won = laimėta
