## Tulkotāju galds

# Ko atrada
finding-forbidden-word = Šo vārdu vārdnīca lietot neļauj.
finding-term-missing = Punkts nepiemin lietu, ko piemin abas pārējās valodas.
finding-case-differs = Pēc šī vārda vajag citu locījumu.
finding-structure-differs = Punkta saraksti, soļi vai iezīmes ir citādas nekā oriģinālā.
finding-modal-words-differ = Vārdi nesaka to, ko saka iezīme: drīkst, vajag vai nedrīkst.
finding-word-of-two-terms = Viens vārds nozīmē divas lietas.
finding-outcome-not-listed = Spēlējot gadās iznākums, kura sarakstā nav.
finding-outcome-not-reached = Nosauktais iznākums spēlējot nav gadījies.
finding-modality-differs = Spēlējot drīkst, vajag vai nedrīkst citādi, nekā saka teksts.
finding-quantity-differs = Spēlējot iznāk cits daudzums, nekā saka teksts.
finding-quantity-without-number = Pirms daudzuma, ko mēra, nav piesaistīta skaitļa.
finding-quantity-not-measured = Neviens scenārijs šo daudzumu nerāda.
finding-reading-not-stated = Lasījums, ko dod teksts, tajā nav iezīmēts.
finding-reading-not-told-apart = Neviens scenārijs nerāda, ar ko šis lasījums atšķiras no citiem.
finding-example-differs = Teksta piemērs saka citādi, nekā iznāk spēlējot.
finding-example-not-played = Teksta piemēru nespēlē neviens scenārijs.
finding-moment-not-told = Spēlējot notiek kas tāds, ko šajā valodā pateikt neizdodas.
finding-two-moments-told-alike = Divas dažādas lietas pasaka ar tiem pašiem vārdiem.
finding-clause-not-recorded = Punkta tulkojumu vēl neviens nav pieņēmis.
finding-stale-numbers = Oriģinālā mainījušies skaitļi.
finding-stale-terms = Oriģinālā mainījušies termini.
finding-stale-polarity = Oriģinālā parādījies vai pazudis noliegums.
finding-stale-wording = Oriģinālā mainījušies vārdi.
finding-stale-behaviour = Teksts tas pats, bet spēle notiek jau citādi.
finding-mark-dropped = Zīmes, kas bija pieņemtajos vārdos, vairs nav: tiek pārbaudīts mazāk.
finding-outcome-differs = Spēlē piemērs beidzas citādi, nekā raksta teksts.
finding-modal-not-marked = Vārdi “drīkst”, “jādara” vai “nedrīkst” nav atzīmēti: spēle tos nepārbauda.

# Komanda translate
cli-option-notes = rādīt arī piezīmes, kas nav ne kļūdas, ne brīdinājumi
cli-check-notes = Nerādītas piezīmes: { $count }; tās rāda `--notes`.
cli-trace = spēle: { $text }
cli-translate = Parādīt, kā tulkojumiem klājas un kas mainījies, vai tos pieņemt.
cli-option-clauses = vispirms ko darīt (`status`, `diff`, `accept`, `no-meaning` vai `dismiss`), tad punkti; ja neviena – visi
cli-option-by = kas to dara
cli-option-reason = kāpēc atradumu atstāj
cli-option-code = kuru atradumu atstāj, tā kods
cli-option-reviewed = pieņemt kā izlasītu un salīdzinātu ar oriģinālu
cli-translate-total = { $game } { $lang }: punktu { $clauses }; pārskatīti { $reviewed }, melnraksti { $draft }, novecojuši { $stale }, trūkst { $missing }; mainījusies spēle: { $behind }.
cli-translate-accepted = Pieņemti punkti: { $count }.
cli-translate-no-meaning = Punkti, kuru oriģināla maiņa jēgu nemaina: { $count }.
cli-translate-dismissed = Punkti, kuru atradums atstāts: { $count }.
cli-translate-alone = Pārskatījis tas pats, kas rakstījis: { $clauses }.
cli-stale-missing = trūkst
cli-stale-new = vēl nav pieņemts
cli-stale-wording = oriģināla vārdi
cli-stale-punctuation = oriģināla pieturzīmes
cli-stale-numbers = skaitļi
cli-stale-terms = termini
cli-stale-polarity = noliegumi
cli-stale-behaviour = spēle
cli-stale-own = paša vārdi
cli-diff-source = Oriģināls: { $text }
cli-diff-own = Paša vārdi: { $text }
cli-diff-kind = { $kind }: agrāk { $before }, tagad { $now }
cli-diff-scenario = “{ $title }” ({ $id })
cli-diff-calls = izsaukumu skaits
cli-diff-outcome = iznākums
cli-diff-gain = { FORM($who) }, { $what }: agrāk { $before }, tagad { $now }
cli-diff-cites = Tagad atsaucas arī uz: { $clauses }
cli-diff-cites-no-longer = Vairs neatsaucas uz: { $clauses }
cli-diff-order = Punktu secība: agrāk { $before }, tagad { $now }
cli-diff-nothing = Viss ir tā, kā pieņemts.

# Komandas glossary un export
cli-glossary = Piedāvāt jauna termina formas pēc sistēmas vārdnīcas.
cli-glossary-more = # citas formas: { $forms }
cli-glossary-proposed = # Tas ir priekšlikums: pārbaudiet un izlabojiet katru formu.
cli-option-terms = vispirms ko darīt (`expand`), tad vārdi
cli-option-like = vārdnīcas vārds, ko loka tāpat
cli-export = Dot grāmatu formā, kas der citiem.
cli-option-kind = ko dot
cli-option-format = kādā formā
