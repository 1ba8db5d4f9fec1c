## Vertėjų stalas

# Ką rado
finding-forbidden-word = Šio žodžio žodynėlis vartoti neleidžia.
finding-term-missing = Punktas nemini dalyko, kurį mini abi kitos kalbos.
finding-case-differs = Po šio žodžio reikia kito linksnio.
finding-structure-differs = Punkto sąrašai, žingsniai arba žymos kitokie negu originale.
finding-modal-words-differ = Žodžiai nesako to, ką sako žyma: galima, privaloma ar negalima.
finding-word-of-two-terms = Vienas žodis reiškia du dalykus.
finding-outcome-not-listed = Žaidžiant pasitaiko baigtis, kurios sąraše nėra.
finding-outcome-not-reached = Išvardytos baigties žaidžiant nepasitaikė.
finding-modality-differs = Žaidžiant galima, privaloma arba negalima kitaip, negu sako tekstas.
finding-quantity-differs = Žaidžiant išeina kitas kiekis, negu sako tekstas.
finding-quantity-without-number = Prieš matuojamą kiekį nėra susieto skaičiaus.
finding-quantity-not-measured = Nė vienas scenarijus šio kiekio nerodo.
finding-reading-not-stated = Aiškinimas, kurį duoda tekstas, jame nepažymėtas.
finding-reading-not-told-apart = Nė vienas scenarijus neparodo, kuo šis aiškinimas skiriasi nuo kitų.
finding-example-differs = Teksto pavyzdys sako kitaip, negu išeina žaidžiant.
finding-example-not-played = Teksto pavyzdžio nežaidžia nė vienas scenarijus.
finding-moment-not-told = Žaidžiant nutinka tai, ko šia kalba pasakyti nepavyksta.
finding-two-moments-told-alike = Du skirtingi dalykai pasakomi tais pačiais žodžiais.
finding-clause-not-recorded = Punkto vertimo dar niekas nepriėmė.
finding-stale-numbers = Originale pasikeitė skaičiai.
finding-stale-terms = Originale pasikeitė terminai.
finding-stale-polarity = Originale atsirado arba dingo neiginys.
finding-stale-wording = Originale pasikeitė žodžiai.
finding-stale-behaviour = Tekstas tas pats, bet žaidžiama jau kitaip.
finding-mark-dropped = Ženklo, kurį turėjo priimti žodžiai, nebėra: mažiau tikrinama.
finding-outcome-differs = Žaidžiant pavyzdys baigiasi kitaip, nei rašo tekstas.
finding-modal-not-marked = Žodžiai „gali“, „privalo“ ar „negali“ nepažymėti: jų žaidimas netikrina.

# Komanda translate
cli-option-notes = rodyti ir pastabas, kurios nėra nei klaidos, nei įspėjimai
cli-check-notes = Nerodomų smulkių pastabų: { $count }; jas rodo `--notes`.
cli-trace = žaidimas: { $text }
cli-translate = Parodyti, kaip laikosi vertimai ir kas pasikeitė, arba juos priimti.
cli-option-clauses = pirma ką daryti (`status`, `diff`, `accept`, `no-meaning` arba `dismiss`), paskui punktai; jei nė vieno – visi
cli-option-by = kas tai daro
cli-option-reason = kodėl radinys paliekamas
cli-option-code = kuris radinys paliekamas, jo kodas
cli-option-reviewed = priimti kaip perskaitytą ir palygintą su originalu
cli-translate-total = { $game } { $lang }: punktų { $clauses }; peržiūrėta { $reviewed }, juodraščių { $draft }, pasenusių { $stale }, trūksta { $missing }; pasikeitė žaidimas: { $behind }.
cli-translate-accepted = Priimta punktų: { $count }.
cli-translate-no-meaning = Punktai, kurių originalo pakeitimas prasmės nekeičia: { $count }.
cli-translate-dismissed = Punktai, kurių radinys paliktas: { $count }.
cli-translate-alone = Peržiūrėjo tas pats, kas parašė: { $clauses }.
cli-stale-missing = trūksta
cli-stale-new = dar nepriimta
cli-stale-wording = originalo žodžiai
cli-stale-punctuation = originalo skyryba
cli-stale-numbers = skaičiai
cli-stale-terms = terminai
cli-stale-polarity = neiginiai
cli-stale-behaviour = žaidimas
cli-stale-own = savi žodžiai
cli-diff-source = Originalas: { $text }
cli-diff-own = Savi žodžiai: { $text }
cli-diff-kind = { $kind }: anksčiau { $before }, dabar { $now }
cli-diff-scenario = „{ $title }“ ({ $id })
cli-diff-calls = kvietimų skaičius
cli-diff-outcome = baigtis
cli-diff-gain = { FORM($who) }, { $what }: anksčiau { $before }, dabar { $now }
cli-diff-cites = Dabar remiamasi ir: { $clauses }
cli-diff-cites-no-longer = Nebesiremiama: { $clauses }
cli-diff-order = Punktų eilė: anksčiau { $before }, dabar { $now }
cli-diff-nothing = Viskas taip, kaip priimta.

# Komandos glossary ir export
cli-glossary = Pasiūlyti naujo termino formas pagal sistemos žodyną.
cli-glossary-more = # kitos formos: { $forms }
cli-glossary-proposed = # Tai pasiūlymas: patikrinkite ir pataisykite kiekvieną formą.
cli-option-terms = pirma ką daryti (`expand`), paskui žodžiai
cli-option-like = žodyno žodis, kuris linksniuojamas taip pat
cli-export = Pateikti knygą kitiems tinkama forma.
cli-option-kind = ką pateikti
cli-option-format = kokia forma
