# Darba burtnīcas un komanda, kas tās atver.

cli-notebook = Atvērt darba burtnīcas: JupyterLab vai, ar --marimo, marimo.
cli-option-notebook = burtnīcas vārds vai jūsu fails; bez tā atver visu mapi
cli-option-marimo = marimo, nevis JupyterLab
cli-option-no-browser = neatvērt pārlūku, tikai parādīt adresi
cli-notebook-opens = Atver: { $place }. Beigt: Ctrl+C.

problem-other-host = { $where }: { LIST($found) } šeit neatver; gaidīts fails, kura vārds beidzas ar { LIST($expected) }.

# Kas kopīgs visām nodarbībām.
notebook-this-language = Latviski
notebook-language = Valoda
notebook-reading = Kā to saprot
notebook-outcome = Kas no tā iznāk
notebook-games = Partiju
notebook-cited = To nosaka šie punkti:
notebook-rules-left = Vēl der likumu
notebook-cards-judged = Novērtēts kāršu
notebook-most-telling = kārts, kas pasaka visvairāk
notebook-any-card = jebkura kārts

notebook-sigilai-title = Baltiški sigilai
notebook-sigilai-about = Šeit spēli mācās, izspēlējot tās piemērus. Izejiet gājienu soli pa solim, nolieciet citas kārtis, saprotiet neskaidru noteikumu citādi un ļaujiet datoram izspēlēt daudz partiju. Neko nevar sabojāt: vienmēr var atgriezties pie piemēra.
notebook-sigilai-first = ## Vairākas Rēdas kārtis vienā gājienā
    Atklātas trīs Rēdas kārtis, bet iedarbojas tikai viena. Ejiet uz sākumu, speriet soli uz priekšu un nomainiet pirmo kārti.
notebook-sigilai-question = ## Jautājums, ko teksts neizšķir
    Spēlētājs plaknē ir viens. Vai viņš uzvar, vai gājiens ir haoss? Izvēlieties un skatieties, kā tas pats gājiens beidzas citādi.
notebook-sigilai-many = ## Daudz partiju
    Kā beidzas gājieni, ja visi četri spēlē nejauši, abējādi saprotot noteikumu. Tievā līnija rāda intervālu, kurā patiesā daļa ir ar 95 % varbūtību.

notebook-eleusis-title = New Eleusis
notebook-eleusis-about = Šeit mācās meklēt slepenu likumu. Skatieties, kā Dievs vērtē gājienu, izspēlējiet kārtu kā zinātnieks un redzēsiet, cik maz labi izvēlētu kāršu vajag, lai likumus atšķirtu.
notebook-eleusis-first = ## Gājienu vērtē
    Noliek divas kārtis, un Dievs saka, vai tās atbilst likumam. Izejiet notikušo soli pa solim, tad mainiet kārti.
notebook-eleusis-play = ## Esiet zinātnieks
    Pie galda sēž vēl četri. Jūs esat Ana: nolieciet kārti un uzziniet, vai tā der.
notebook-eleusis-many = ## Cik ātri likumu var atrast?
    Sākumā slepens var būt jebkurš kataloga likums. Katra novērtēta kārts daļu no tiem izslēdz. Izvēlieties slepeno likumu un skatieties, cik likumu vēl der, ja jautā par jebkuru kārti un ja par to, par kuru likumi visvairāk nav vienisprātis.

notebook-siggil-title = Siggil
notebook-siggil-about = Šeit uzzināsiet, kuri komplekti noķer garu, spēlēsiet ar datoru un redzēsiet, cik daudz palīdz pārdomāta izvēle.
notebook-siggil-first = ## Komplekts noķer garu
    Garu noķer trīs kārtis ar to pašu garu vai to pašu skaitli. Mainiet kārtis un lasiet, kāpēc ar komplektu nepietiek.
notebook-siggil-play = ## Partija vienam
    Ņemiet kārtis, ķeriet garus, līdz viss izšķiras.
notebook-siggil-many = ## Daudz partiju
    Cik reižu trīs spēlētāju partijā noķer garu, ja kārtis ņem nejauši un ja katrs ņem to, kas visvairāk palīdz.

notebook-domino-title = Tiesnesis Domino
notebook-domino-about = Šeit uzzināsiet, kā skaita punktus, kopā ar datoru tiesāsiet domino rindu un redzēsiet, kurš min labi.
notebook-domino-first = ## Kā skaita punktus
    Apgāzās visi kauliņi. Mainiet minējumus un skatieties, cik punktu saņem katrs.
notebook-domino-play = ## Partija
    Nolieciet kauliņu vai sauciet tiesu. Kas apgāzās, pasaka aplēse; tas nav noteikums.
notebook-domino-many = ## Daudz partiju
    Cik bieži min pareizi, ja visi sauc pārsteidzīgi un ja visi ir piesardzīgi.
notebook-domino-rash = visi pārsteidzīgi
notebook-domino-careful = visi piesardzīgi

notebook-designers-workshop-title = Autora darbnīca
notebook-designers-workshop-about = # Autora darbnīca
    Šeit izšķir neskaidru noteikumu: uzrakstiet scenāriju, kas to parāda, izspēlējiet to ar visiem lasījumiem, kas ir svarīgi, un skatieties, cik bieži tas būtu svarīgi spēlē. Izpildiet šūnas no augšas līdz apakšai, tad mainiet tās. `say` runā jūsu valodā: pirmajā šūnā ierakstiet `"lv"`.
notebook-designers-workshop-write = ## 1. Uzrakstiet scenāriju
    Scenārijs ir viens īss teksts: par ko tas ir, izsaukums un kam no tā jāiznāk. Tie ir dati, nekad ne programma. Šis ir blakus burtnīcai, `lone-leader.md`: atveriet to šeit, mainiet un izpildiet šūnas no jauna.
notebook-designers-workshop-run = ## 2. Izspēlējiet to
    Galds ir tāds pats kā vietnē. Ko tajā mainīsiet, nonāks Python: izpildiet šūnu pēc tā.
notebook-designers-workshop-readings = ## 3. Svarīgie lasījumi
    Gājienu var mainīt tikai tie jautājumi, ko tas uzdod. Katrs lasījums un kas no tā iznāk:
notebook-designers-workshop-linked = Galds ir tāda pati vadīkla kā citas: to maina lasījumu saraksts un soļu slīdnis, un tas maina tos.
notebook-designers-workshop-simulate = ## 4. Cik bieži tas būtu svarīgi?
    Veselas partijas, visi spēlē nejauši, abos lasījumos no tā paša sākuma.
notebook-designers-workshop-next = ## 5. Ierosiniet to
    Izpildiet `rulebook run lone-leader.md` un sūtiet failu: ierosinājumam pietiek ar nosaukumu vienā valodā.

notebook-translators-desk-title = Tulkotāja galds
notebook-translators-desk-about = # Tulkotāja galds
    Šeit teikumu salīdzina ar to, ko dara dzinējs: punkts trijās valodās, scenāriji, kas to izspēlē, un tā pati norise, izstāstīta katrā valodā. Pirmajā šūnā mainiet punktu un izpildiet visu no jauna.
notebook-translators-desk-clause = ## 1. Punkts
notebook-translators-desk-numbers = Skaitļi, ko tam lieto dzinējs:
notebook-translators-desk-scenarios = ## 2. Scenāriji, kas to izspēlē
notebook-translators-desk-traces = ## 3. Viens no tiem, izstāstīts trīsreiz
    Katrs teikums ir no savas valodas ziņojumiem. Ja teikums saka ko citu nekā kaimiņi, tā ir mūsu kļūda.
notebook-translators-desk-bench = ## 4. Cita norise
    Mainiet kārti uz galda un izpildiet pēdējo šūnu: jaunā norise trijās valodās.

notebook-eleusis-laboratory-title = Eleusis laboratorija
notebook-eleusis-laboratory-about = # Eleusis laboratorija
    Šeit pēta slepenus likumus: pasakiet likumu vārdos, jautājiet tam par kārtīm, skatieties, kuri likumi vēl der tam, kas ir uz galda, un kura kārts atšķirtu visvairāk no tiem.
notebook-eleusis-laboratory-rules = ## 1. Likums
    Likumu raksta kataloga pierakstā. Vārdos, un ko tas saka par divām kārtīm:
notebook-eleusis-laboratory-table = ## 2. Kas ir uz galda
    Galvenā rinda un kas pēc katras tās kārts nederēja. Kataloga likumi, kas der, un cik der no visiem īsajiem likumiem:
notebook-eleusis-laboratory-telling = ## 3. Nākamā kārts
    Kārts, par kuru derīgie likumi visvairāk nav vienisprātis:
notebook-eleusis-laboratory-search = ## 4. Visa meklēšana
    Katram kataloga likumam: cik likumu vēl der pēc katras kārts, ja jautā par jebkuru un ja par to, kas pasaka visvairāk.
notebook-eleusis-laboratory-bench = ## 5. Pie galda
    Tas pats likums kārtā. Spēlējiet tālāk un izpildiet šūnu pēc galda.

# The page of the notebooks.
page-notebook-download = Lejupielādēt: { $file }
page-notebook-cells = Šūnas
page-notebook-picture = Attēls, ko uzzīmēja šūna virs tā
