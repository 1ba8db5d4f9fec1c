## Publicēts teksts un grāmata

cli-compare = Salīdzināt publicētu tekstu ar grāmatu punktu pa punktam; no tā nekas netiek paturēts.
cli-option-text = publicētais teksts, fails UTF-8 kodējumā

cli-compare-clause-missing = Šī punkta tekstā nav.
cli-compare-clause-not-numbered = Grāmatā šim punktam ir numurs, bet tekstā numura šeit nav.
cli-compare-number-of-clause = Tekstā šī punkta numurs ir cits.
cli-compare-number-differs = Tekstā skaitlis ir cits nekā tas, ar kuru spēlē dzinējs.
cli-compare-number-left-out = Tekstā nav skaitļa, ar kuru spēlē dzinējs.
cli-compare-number-more = Tekstā šeit ir skaitļi, kuru grāmatas punktā nav.
cli-compare-reading-stated = Ir zināmi vairāki skaidrojumi; teksts saka to pašu, ko grāmata.
cli-compare-reading-differs = Šķiet, ka teksts saka citu skaidrojumu nekā grāmata.
cli-compare-reading-not-clear = Ir zināmi vairāki skaidrojumi; kuru saka teksts, nav skaidrs.
cli-compare-says-opposite = Šeit teksts saka pretējo tam, ko grāmata.
cli-compare-left-open = Cik var spriest, teksts to nepasaka.
cli-compare-clauses-disagree = Šie punkti stāv līdzās, un katrs atbalsta citu atbildi.
cli-compare-not-in-book = To nesaka neviens grāmatas punkts.
cli-compare-several-names = Vienu un to pašu sauc vairākos vārdos.
cli-compare-forbidden-word = Vārdnīca šo vārdu neatļauj.
cli-compare-placeholder = Šķiet, ka tas palicis no veidnes.
cli-compare-word-not-known = Tekstā bieži ir vārds, kura nav ne grāmatā, ne vārdnīcā.
cli-compare-misspelt = Pareizrakstības vārdnīcā šī vārda nav.

cli-comparison-absent = Punkti, kuru tekstā nav: { $count } ({ $clauses }).
cli-comparison-total = Tekstā atrasti punkti: { $found } no { $clauses }. Piezīmes: { $count }.
cli-comparison-no-spelling = Pareizrakstība nav pārbaudīta: trūkst papildinājuma `spell` vai vārdnīcas ({ $text }).
cli-comparison-book = grāmatā: { $text }
cli-comparison-has = tekstā: { $text }
cli-comparison-question = jautājums: { $text }
cli-comparison-meant = varbūt: { $text }

cli-option-adopt = Ierakstīt tā punktus kā melnrakstus šajā jaunajā failā; tikai paša tekstu
cli-option-licence = pārņemamā teksta licence
cli-compare-binding-not-sure = Nav skaidrs, ar ko to saistīt, vai arī nekas tāds nav atrasts.
cli-comparison-adopted = Punktu melnraksti failā { $place }: { $clauses }. Neskaidras vietas, kas jāapskata: { $unsure }.

# The title of a text to hand to a publisher; $game is the game’s name.
cli-export-title = { $game }. Spēles noteikumi
