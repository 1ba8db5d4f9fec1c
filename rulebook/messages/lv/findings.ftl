## Ko atrada pārbaude; vieta, gaidītais, atrastais un rakstāmais ir blakus

# Scenāriji
finding-scenario-differs = Scenārija iznākums ir citāds, nekā tajā apgalvots.
finding-clause-not-cited-by-its-scenario = Scenārijs nosauc punktu, kuru tā norise nepiemin.
finding-unknown-scenario = Tekstā rādītā scenārija nav.
finding-scenarios-differ = Valodās nav rādīti vieni un tie paši scenāriji vienā secībā.
finding-unreadable = Failu nevar izlasīt tā, kā vajadzētu.
finding-check-failed = Pārbaude apstājās, un tā ir programmas kļūda.

# Punkti un jautājumi
finding-unknown-clause = Tāda punkta nav.
finding-clause-missing = Te trūkst pirmteksta punkta.
finding-clause-empty = Punktā nav vārdu.
finding-informative-differs = Valodas nav vienisprātis, vai šis punkts ir noteikums.
finding-order-of-clauses = Punktu secība ir citāda nekā pirmtekstā.
finding-exclusion-not-needed = Punkts ir ierakstīts starp izņēmumiem, bet scenārijs to piemin.
finding-clause-never-cited = Neviens scenārijs punktu nepiemin, un nekur nav teikts, kāpēc.
finding-question-never-asked = Neviens scenārijs šo atklāto jautājumu neuzdod.
finding-unknown-reading = Tāda jautājuma vai lasījuma nav.
finding-reading-not-given-here = Punktā šāda lasījuma nav.
finding-annotations-differ = Punktā ir citas atzīmes vai cita to secība nekā pirmtekstā.
finding-unknown-annotation = To, ko nosauc atzīme, nerāda neviens scenārijs.

# Skaitļi
finding-unknown-parameter = Tāda parametra nav.
finding-number-differs = Tekstā ir cits skaitlis, nekā lieto dzinējs.
finding-text-number-differs = Punktā ir citi skaitļi nekā pirmtekstā.
finding-number-not-bound = Skaitlis ne ar ko nav saistīts.
finding-parameter-not-printed = Parametra punktā šī parametra nav.
finding-parameter-elsewhere = Parametrs šim punktam nepieder.

# Izdevumi
finding-edition-changed = Publicēts izdevums ir mainījies.
finding-edition-outdated = Jaunākajā izdevumā ir cits lasījums nekā pie jautājumiem.
finding-edition-incomplete = Izdevums neatbild uz visiem jautājumiem vai nenosaka visus parametrus.

# Ziņojumi
finding-message-not-readable = Ziņojumu nevar izlasīt.
finding-message-twice = Ziņojums ir divreiz.
finding-message-missing = Trūkst ziņojuma.
finding-message-dead = Ziņojumu neviens nelieto.
finding-message-not-translated = Ziņojuma vārdi ir tādi paši kā citā valodā.
finding-unknown-reference = Ziņojums norāda uz citu, kura nav.
finding-plural-categories = Skaitļa formas nav tādas, kādas vajag šai valodai.
finding-unknown-case = Tāda locījuma šai valodai nav.
finding-unknown-function = Tādas funkcijas nav.
finding-unknown-word = Vārdnīcā tāda vārda nav.
finding-unknown-variable = Dzinējs ziņojumam tādu ziņu nedod.
finding-selects-too-deep = Pārāk daudz izvēļu cita citā.
finding-variable-dropped = Izlaista ziņa, ko pasaka cits formulējums.
finding-variant-missing = Trūkst varianta, kas ir citā valodā.
finding-numbers-differ = Vienā valodā ziņojumā ir skaitlis, bet citā tā nav.
finding-seat-written-out = Vietas vārds ir ierakstīts tieši, nevis locīts.
finding-form-missing = Vārdnīcā trūkst vārda formas.
