# Užrašinės ir komanda, kuri jas atveria.

cli-notebook = Atverti užrašines: „JupyterLab“ arba, su --marimo, „marimo“.
cli-option-notebook = užrašinės vardas arba jūsų failas; be jo atveriamas visas aplankas
cli-option-marimo = „marimo“, ne „JupyterLab“
cli-option-no-browser = naršyklės neatverti, tik parodyti adresą
cli-notebook-opens = Atveriama: { $place }. Baigti: Ctrl+C.

problem-other-host = { $where }: { LIST($found) } čia neatveriama; laukiama failo, kurio vardas baigiasi { LIST($expected) }.

# Tai, kas pamokoms bendra.
notebook-this-language = Lietuviškai
notebook-language = Kalba
notebook-reading = Kaip suprantama
notebook-outcome = Kas iš to išeina
notebook-games = Partijų
notebook-cited = Tai lemia šie punktai:
notebook-rules-left = Tebetinka taisyklių
notebook-cards-judged = Įvertinta kortų
notebook-most-telling = daugiausia pasakanti korta
notebook-any-card = bet kuri korta

notebook-sigilai-title = Baltiški sigilai
notebook-sigilai-about = Čia žaidimo mokomasi žaidžiant jo pavyzdžius. Pereikite ėjimą žingsnis po žingsnio, padėkite kitas korteles, neaiškią taisyklę supraskite kitaip ir leiskite kompiuteriui sužaisti daug partijų. Nieko nesugadinsite: visada galima grįžti prie pavyzdžio.
notebook-sigilai-first = ## Kelios Rėdos kortelės viename ėjime
    Atverstos trys Rėdos kortelės, bet suveikia tik viena. Grįžkite į pradžią, ženkite pirmyn ir pakeiskite pirmąją kortelę.
notebook-sigilai-question = ## Klausimas, kurio tekstas neišsprendžia
    Žaidėjas plotmėje vienas. Ar jis laimi, ar ėjimas yra chaosas? Pasirinkite ir žiūrėkite, kaip tas pats ėjimas baigiasi kitaip.
notebook-sigilai-many = ## Daug partijų
    Kaip baigiasi ėjimai, kai visi keturi žaidžia atsitiktinai, abiem būdais suprantant taisyklę. Plona linija žymi intervalą, kuriame tikroji dalis yra su 95 % tikimybe.

notebook-eleusis-title = New Eleusis
notebook-eleusis-about = Čia mokomasi ieškoti slaptos taisyklės. Pažiūrėkite, kaip Dievas vertina ėjimą, sužaiskite raundą kaip mokslininkas ir pamatysite, kiek nedaug gerai parinktų kortų reikia taisyklėms atskirti.
notebook-eleusis-first = ## Ėjimas vertinamas
    Padedamos dvi kortos, ir Dievas pasako, ar jos atitinka taisyklę. Pereikite, kas vyksta, paskui pakeiskite kortą.
notebook-eleusis-play = ## Būkite mokslininkas
    Prie stalo sėdi dar keturi. Jūs esate Ana: padėkite kortą ir sužinokite, ar ji tinka.
notebook-eleusis-many = ## Kaip greitai randama taisyklė?
    Iš pradžių slapta gali būti bet kuri katalogo taisyklė. Kiekviena įvertinta korta dalį jų atmeta. Pasirinkite slaptą taisyklę ir žiūrėkite, kiek taisyklių dar tinka, kai klausiama apie bet kurią kortą ir kai apie tą, dėl kurios taisyklės labiausiai nesutaria.

notebook-siggil-title = Siggil
notebook-siggil-about = Čia sužinosite, kurie rinkiniai pagauna dvasią, žaisite su kompiuteriu ir pamatysite, kiek padeda apgalvotas pasirinkimas.
notebook-siggil-first = ## Rinkinys pagauna dvasią
    Dvasią pagauna trys kortos su ta pačia dvasia arba tuo pačiu skaičiumi. Keiskite kortas ir skaitykite, kodėl rinkinio neužtenka.
notebook-siggil-play = ## Partija vienam
    Imkite kortas, gaudykite dvasias, kol viskas išsispręs.
notebook-siggil-many = ## Daug partijų
    Kiek kartų trijų žaidėjų partijoje pagaunama dvasia, kai kortos imamos atsitiktinai ir kai kiekvienas ima tai, kas naudingiausia.

notebook-domino-title = Teisėjas Domino
notebook-domino-about = Čia sužinosite, kaip skaičiuojami taškai, kartu su kompiuteriu teisite kauliukų virtinę ir pamatysite, kas spėja gerai.
notebook-domino-first = ## Kaip skaičiuojami taškai
    Nuvirto visi kauliukai. Keiskite spėjimus ir žiūrėkite, kiek taškų gauna kiekvienas.
notebook-domino-play = ## Partija
    Pastatykite kauliuką arba šaukite teismą. Kas nuvirto, pasako įvertis; tai ne taisyklė.
notebook-domino-many = ## Daug partijų
    Kaip dažnai spėjama teisingai, kai visi šaukia skubotai ir kai visi atsargūs.
notebook-domino-rash = visi skuboti
notebook-domino-careful = visi atsargūs

notebook-designers-workshop-title = Kūrėjo dirbtuvės
notebook-designers-workshop-about = # Kūrėjo dirbtuvės
    Čia išsprendžiama neaiški taisyklė: parašykite scenarijų, kuris ją parodo, sužaiskite jį visais svarbiais supratimais ir pažiūrėkite, kaip dažnai tai būtų svarbu žaidžiant. Vykdykite langelius nuo viršaus iki apačios, paskui juos keiskite. `say` kalba jūsų kalba: pirmame langelyje įrašykite `"lt"`.
notebook-designers-workshop-write = ## 1. Parašykite scenarijų
    Scenarijus yra vienas trumpas tekstas: apie ką jis, kvietimas ir kas iš jo turi išeiti. Tai duomenys, niekada ne programa. Šis yra šalia užrašinės, `lone-leader.md`: atverkite jį čia, pakeiskite ir vykdykite langelius iš naujo.
notebook-designers-workshop-run = ## 2. Sužaiskite jį
    Stalas toks pat kaip svetainėje. Tai, ką jame pakeičiate, pasiekia Python: vykdykite langelį po jo.
notebook-designers-workshop-readings = ## 3. Svarbūs supratimai
    Ėjimą gali pakeisti tik tie klausimai, kurių jis klausia. Kiekvienas supratimas ir kas iš jo išeina:
notebook-designers-workshop-linked = Stalas toks pat valdiklis kaip kiti: jį keičia supratimų sąrašas ir žingsnių slankiklis, o jis keičia juos.
notebook-designers-workshop-simulate = ## 4. Kaip dažnai tai būtų svarbu?
    Ištisos partijos, visi žaidžia atsitiktinai, abiem supratimais iš to paties pradmens.
notebook-designers-workshop-next = ## 5. Pasiūlykite
    Vykdykite `rulebook run lone-leader.md` ir siųskite failą: pasiūlymui užtenka pavadinimo viena kalba.

notebook-translators-desk-title = Vertėjo stalas
notebook-translators-desk-about = # Vertėjo stalas
    Čia sakinys lyginamas su tuo, ką daro variklis: punktas trimis kalbomis, jį žaidžiantys scenarijai ir ta pati eiga, papasakota kiekviena kalba. Pirmame langelyje pakeiskite punktą ir vykdykite viską iš naujo.
notebook-translators-desk-clause = ## 1. Punktas
notebook-translators-desk-numbers = Skaičiai, kuriuos jam taiko variklis:
notebook-translators-desk-scenarios = ## 2. Jį žaidžiantys scenarijai
notebook-translators-desk-traces = ## 3. Vienas iš jų, papasakotas triskart
    Kiekvienas sakinys yra iš savo kalbos pranešimų. Jei sakinys sako ką kita nei kaimynai, tai mūsų klaida.
notebook-translators-desk-bench = ## 4. Kita eiga
    Pakeiskite kortelę ant stalo ir vykdykite paskutinį langelį: nauja eiga trimis kalbomis.

notebook-eleusis-laboratory-title = Eleusis laboratorija
notebook-eleusis-laboratory-about = # Eleusis laboratorija
    Čia tiriamos slaptos taisyklės: pasakykite taisyklę žodžiais, klauskite jos apie kortas, žiūrėkite, kurios taisyklės dar tinka tam, kas guli ant stalo, ir kuri korta daugiausia jų atskirtų.
notebook-eleusis-laboratory-rules = ## 1. Taisyklė
    Taisyklė rašoma katalogo užrašu. Žodžiais, ir ką ji sako apie dvi kortas:
notebook-eleusis-laboratory-table = ## 2. Kas guli ant stalo
    Pagrindinė eilė ir tai, kas po kiekvienos jos kortos netiko. Katalogo taisyklės, kurios tinka, ir kiek tinka visų trumpų taisyklių:
notebook-eleusis-laboratory-telling = ## 3. Kita korta
    Korta, dėl kurios tinkančios taisyklės labiausiai nesutaria:
notebook-eleusis-laboratory-search = ## 4. Visa paieška
    Kiekvienai katalogo taisyklei: kiek taisyklių dar tinka po kiekvienos kortos, kai klausiama apie bet kurią ir kai apie daugiausia pasakančią.
notebook-eleusis-laboratory-bench = ## 5. Prie stalo
    Ta pati taisyklė raunde. Žaiskite toliau ir vykdykite langelį po stalo.

# The page of the notebooks.
page-notebook-download = Atsisiųsti: { $file }
page-notebook-cells = Langeliai
page-notebook-picture = Grafikas, kurį nubrėžė langelis aukščiau
