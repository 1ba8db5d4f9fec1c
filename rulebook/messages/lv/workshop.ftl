## Veidotāju darbnīca: modelēšana un tās rezultāti

cli-simulate = Izspēlēt daudz datora spēlētāju partiju un parādīt, kas no tā iznāk.
cli-option-games = cik partiju
cli-option-seed = no kā velk nejaušību; tas pats skaitlis dod tās pašas partijas
cli-option-policy = kā spēlētāji izvēlas; viens paņēmiens visiem vai VIETA=PAŅĒMIENS
cli-option-deck = kavas fails
cli-option-set = noteikumu skaitlis vai spēles parametrs; drīkst atkārtot
cli-option-against = kas ir citādi, kad katru partiju izspēlē otrreiz; drīkst atkārtot
cli-option-out = mape tam, kas izspēlēts; no tās turpina nākamreiz
cli-option-plots = mape attēliem
cli-option-batch = cik partiju izspēlē un ieraksta reizē
cli-option-jobs = cik procesu spēlē
cli-option-dask = “Dask” kopas adrese, kura spēlē
cli-progress = { $done }/{ $total } · { $rate }/s · atlicis { $left }
cli-simulate-games = Izspēlētas partijas: { $count }. Sākuma skaitlis: { $seed }.
cli-simulate-spread = vidējā { $middle }, deviņas desmitdaļas no { $low } līdz { $high }, visas no { $least } līdz { $most }
cli-simulate-against = salīdzināmā { $value }; starpība { $difference }
cli-simulate-more = … un vēl { $count }; visu rāda --json.
cli-simulate-kept = Apturēts. Mapē { $place } ierakstītas partijas: { $done } no { $total }. Tā pati komanda turpinās no turienes.
cli-simulate-stopped = Apturēts pēc { $done } partijām no { $total }; teikts tikai par tām.
cli-plot-first = kā prasīts
cli-plot-second = salīdzināmā

cli-blast = Parādīt, cik daudz atkarīgs no katra lasījuma: tās pašas partijas ar to un bez tā.
cli-option-question = tikai šis atklātais jautājums; drīkst atkārtot
cli-option-store = ierakstīt skaitļus grāmatā
cli-blast-games = Izmērītās partijas katrā spēles veidā: { $count }. Sākuma skaitlis: { $seed }. Kopas “table” lasījumi, mainot pa vienam.
cli-blast-row = jautāts { $asked }; kāds notikums atšķiras { $event }; uzvar citi { $winner }

cli-met = Pateikt, ar kuriem punktiem sastopas nejaušu spēlētāju partijas.
cli-met-games = Nejaušu spēlētāju partijas pēc kopas “table” lasījumiem: { $count }; sākuma skaitlis { $seed }. Ar katru citu lasījumu: { $few }. Cik partijās parādījās katrs punkts; ja nevienā – ar kuriem lasījumiem tas parādās:
finding-met-stale = saglabātie skaitļi par to, ar kuriem punktiem sastopas nejaušas partijas, vairs nesakrīt ar to, ko spēlē dzinējs

cli-tell = Izdrukāt mazāko piemēru, kurā jautājuma lasījumi atšķiras, kā scenāriju.
cli-option-name = atklāts jautājums; ja tas ir vairākās spēlēs, pirms tā – spēle
cli-option-bound = cik stāvokļu izmēģina, sākot ar mazāko
cli-tell-smallest = Mazākais piemērs: pirms tā izmēģināti visi ne lielāki stāvokļi, kas ir grāmatas piemēros (to skaits: { $tried }), un neviens lasījumus nenošķir.
cli-tell-lessened = Neviens stāvoklis grāmatas piemēros, kurā daļu bez obligāti norādāmā ir līdz { $bound }, lasījumus nenošķir (izmēģināti: { $tried }). Šajā to ir { $size }, un nevienu nevar izlaist.
cli-tell-game = Neviens grāmatas stāvoklis lasījumus nenošķir. Šī ir īsākā no pirmajām veselajām partijām (to skaits: { $tried }), kura nošķir.

cli-gaps = Atrast, ko teksts nepasaka.
cli-gaps-searched = Meklēts: apļi { $rounds }, katrā partijas { $games }, sākuma skaitlis { $seed }, spēlētāji { $policy }. Katrā aplī iepriekš sastaptie robi aizpildīti tā, kā kopā “table”.
cli-gaps-share = gadījās { $share } no { $count } partijām
cli-gaps-readings = lasījumi, kas to aizpilda: { $readings }
cli-gap-gap = Teksts neko neizšķir: { $clauses }
cli-gap-contradiction = Vienā stāvoklī teksts dod dažādus rezultātus: { $clauses }
cli-gap-dead = “{ $what }” pēc teksta nekad netiek sasniegts, bet ar citu lasījumu – tiek: { $clauses }
cli-gap-goal = No šejienes neviens izmēģinātais turpinājums mērķi nesasniedz: { $clauses } ({ $what })
cli-gap-open = Te lasījumi atšķiras: { $clauses }
cli-gap-unreached = Ne partijās, ne piemēros nav sasniegts: { $what } ({ $clauses })

cli-option-file = fails, kurā raksta; ja nav norādīts, izdrukā
cli-exported = Ierakstīts: { $place }.

cli-figure-outcomes = Kā beidzās partijas
cli-figure-events = Notikumi partijā
cli-figure-decisions = Lēmumi partijā
cli-figure-clauses = Citētie punkti, daļa no partijām
cli-figure-questions = Uzdotie atklātie jautājumi, daļa no partijām
cli-figure-tricks = Gājieni partijā
cli-figure-winners = Uzvarētāji, daļa no partijām
cli-figure-trick-results = Gājienu iznākumi, daļa no gājieniem
cli-figure-mara = Kārtis Māras laukā, gājienam sākoties, vidēji
cli-figure-card-wins = Gājieni, ko kārts uzvarēja, no tiem, kuros tā nolikta
cli-figure-card-fires = Gājieni, kuros Rēdas kārts iedarbojās, no tiem, kuros tā nolikta
cli-figure-sigils-taken = Paņemtie sigili, daļa no partijām
cli-figure-rounds = Raundi partijā
cli-figure-turns = Spēlētāju gājieni partijā
cli-figure-plays-right = Pareizi izspēlētas kārtis pēc to skaita
cli-figure-claims-right = Patiesi apgalvojumi “kārts nav”
cli-figure-prophets-fallen = Pravieši, kuri tika gāzti
cli-figure-round-ends = Kā beidzās raundi
cli-figure-takes = Paņemtās kārtis partijā
cli-figure-captures = Tvērieni partijā
cli-figure-layouts = Izkārtojumi, daļa no partijām
cli-figure-capture-kinds = Tvērienu veidi
cli-figure-spirit-captures = Gara tvērieni, kad tas atņemts citam spēlētājam
cli-figure-spirits-held = Beigās turētie gari, daļa no partijām
cli-figure-placed = Novietotie un pārvietotie kauliņi
cli-figure-guesses-right = Pareizi minējumi
cli-figure-calls = Spriedumi, pēc kuriem grūda

cli-label-won = uzvarēts
cli-label-shared = dalīts
cli-label-limit = apturēts pie robežas
cli-label-lost = zaudēts
cli-label-too-long = bez beigām
cli-label-closed = aizvērts
cli-label-chaos = haoss
cli-label-no-play = “kārts nav”
cli-label-prophet = Pravieši
cli-label-judgement = spriedumi
cli-label-out-of-cards = roka palika tukša
cli-label-all-expelled = visi izslēgti
cli-label-stock-out = kaudze beidzās
cli-label-captured = notverts brīvs
cli-label-stole = atņemts
cli-label-regained = atgūts
cli-label-all-fell = krita visi
cli-label-not-all-fell = krita ne visi
cli-label-accident = nogāzts netīšām

problem-not-a-run = { $where }: mapē { LIST($found) } ir kas cits. Norādiet tukšu mapi vai tādu, kurā ir { LIST($expected) }.
problem-another-run = { $where }: mape { LIST($expected) } pieder citam mēģinājumam. Kas atšķiras: { LIST($found) }. Izvēlieties citu mapi.
problem-no-cluster = { $where }: adresē { LIST($found) } neatbild neviena kopa ({ LIST($expected) }).
problem-other-code = { $where }: šiem izpildītājiem ir cita dzinēja versija: { LIST($found) }. Uzstādiet tur to pašu.
problem-not-beside = { $where }: tas iespējams tikai kopā ar { LIST($expected) } un ne kopā ar { LIST($found) }.
finding-blast-stale = ierakstītie skaitļi vairs neatbilst tam, ko spēlē dzinējs
problem-several-games = { $where }: jautājums { LIST($found) } ir vairākās spēlēs: { LIST($expected) }.
problem-nothing-tells = { $where }: nav atrasts stāvoklis, kurā atšķirtos jautājuma { LIST($found) } lasījumi. Izmēģināti augstākais: { LIST($expected) }.
