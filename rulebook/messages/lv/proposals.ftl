## Priekšlikumi

cli-try = Izmēģināt priekšlikumu: ar kuriem lasījumiem iznāk vēlamais un ko vēl tie maina.
cli-try-files = priekšlikumi: scenāriju faili, mapes vai nosaukumi; saiti uz stendu var palaist, bet ne izmēģināt: atveriet to un izvēlieties “Izmēģināt” vai saglabājiet tās failu ar “Ierosināt citu iznākumu”
cli-try-reason = Kāpēc: { $reason }
cli-try-printed = kā iespiests
cli-try-named = kā iespiests, izņemot to, ko nosaka pats piemērs
cli-try-stated = kā rakstīts piemērā (veselas partijas, ja nav noteikts citādi, spēlē pēc table)
cli-try-over = kā rakstīts piemērā, bet { $reading }
cli-try-asked-for = { $reading } (prasītais lasījums)
cli-try-holds = iznāk: { $reading }
cli-try-not = neiznāk: { $reading }
cli-try-impossible = tā spēlēt nevar: { $reading }
cli-try-gap = teksts te neko neizšķir: { $questions }
cli-try-changes = citi piemēri noris citādi, bet to apgalvojumi paliek spēkā ({ $count }): { $names }
cli-try-breaks = citi piemēri vairs nav spēkā ({ $count }): { $names }
cli-try-no-question = Te nerodas neviens atklāts jautājums, tāpēc nav lasījuma, ko mainīt.
cli-try-cut = Izmēģināti tikai pirmie lasījumu kopumi: { $count }.
cli-try-new = Vajadzīgs jauns lasījums. Neviens lasījums nedod vēlamo iznākumu. Izmēģināti lasījumu kopumi: { $count }.
cli-try-parts = Kur vēlamais šķiras no īstā: { $source }; vēlams { $expected }, īstenībā { $found }
cli-try-event = notikums { $number }: { $event } ({ $clauses })
cli-try-function = izšķir { $function }
cli-try-brings = Citus piemērus spēlē ar to, ko nes līdzi priekšlikums, ja tie paši neko citu nenosaka: { $brings }
cli-try-wording = Jauni vārdi punktam { $clause } ({ $lang }):
problem-link-not-tried = Saiti uz stendu izmēģināt nevar, jo tajā nav pateikts, kāds iznākums ir vēlams; atrasts { LIST($found) }. Atveriet to un izvēlieties “Izmēģināt” vai saglabājiet tās failu ar “Ierosināt citu iznākumu”. Ko tā rāda, pasaka `rulebook run`.

## Cik daudz no jautājuma atkarīgs un kurus punktus piemin piemēri

page-matters = Cik bieži tas spēlē ir svarīgi
page-matters-how = Datora spēlētāju partijas ar mūsu ieteiktajiem lasījumiem: { $count }. Katra izspēlēta otrreiz, citādi saprotot tikai šo jautājumu; līdz pirmajai atšķirībai abas noris vienādi, pēc tās nejauša spēle iet savu ceļu. Trīs joslas: jautājums radās, kaut kas notika citādi, uzvarēja citi.
page-matters-players = spēlētāji: { $policy }
page-matters-shares = radās { $asked }, kaut kas notika citādi { $event }, uzvarēja citi { $winner }
page-policy-random = nejauši
page-policy-seeker = meklē sigilus
page-policy-cautious = piesardzīgi
page-policy-greedy = ņem to, kas tagad visvairāk palīdz
page-policy-rash = steidzīgi
page-dots-how = Visi teksta punkti: jo tumšāks, jo vairāk piemēru to piemin. Tukšu nepiemin neviens; svītrots nav spēles noteikums. Josla apakšā rāda, cik no { $games } nejaušu spēlētāju partijām pēc mūsu kopuma tas parādījās: nevienā, mazāk nekā desmitdaļā, mazāk nekā pusē, ne visās, visās (sākuma skaitlis { $seed }, dzinējs { $code }).
page-dot = { $clause }: piemēri { $count }, partijas { $games } no { $of }
page-dot-informative = { $clause }: nav spēles noteikums
page-unmet = Neparādījās nevienā no { $games } nejaušām partijām, un kāpēc
page-unmet-reading = Tikai ar citu lasījumu (cik no { $few } partijām tas parādījās):
page-unmet-example = Nejauši spēlētāji līdz tam nenonāk; turp ved piemērs:
page-unmet-excluded = Neviena spēle to nevar pieminēt:
page-unmet-informative = Nav spēles noteikums:
page-unmet-nothing = Līdz tam nenonāk ne partijas, ne piemēri:

page-proposals = Priekšlikumi
page-proposals-how = Kā iesniegt citu
page-proposals-none = Priekšlikumu te vēl nav. Kā iesniegt
