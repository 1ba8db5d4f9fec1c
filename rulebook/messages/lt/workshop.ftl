## Kūrėjų dirbtuvės: modeliavimas ir jo rezultatai

cli-simulate = Sužaisti daug kompiuterinių žaidėjų partijų ir parodyti, kas iš to išeina.
cli-option-games = kiek partijų
cli-option-seed = pagal ką traukiamas atsitiktinumas; tas pats skaičius duoda tas pačias partijas
cli-option-policy = kaip žaidėjai renkasi; vienas būdas visiems arba VIETA=BŪDAS
cli-option-deck = kaladės failas
cli-option-set = taisyklių skaičius arba žaidimo parametras; galima kartoti
cli-option-against = kas kitaip, kai kiekviena partija žaidžiama antrą kartą; galima kartoti
cli-option-out = aplankas tam, kas sužaista; nuo jo tęsiama kitą kartą
cli-option-plots = aplankas paveikslams
cli-option-batch = kiek partijų žaidžiama ir įrašoma iš karto
cli-option-jobs = kiek procesų žaidžia
cli-option-dask = „Dask“ spiečiaus, kuris žaidžia, adresas
cli-progress = { $done }/{ $total } · { $rate }/s · liko { $left }
cli-simulate-games = Sužaista partijų: { $count }. Pradinis skaičius: { $seed }.
cli-simulate-spread = vidurinė { $middle }, devyni dešimtadaliai nuo { $low } iki { $high }, visos nuo { $least } iki { $most }
cli-simulate-against = palyginamoji { $value }; skirtumas { $difference }
cli-simulate-more = … ir dar { $count }; viską rodo --json.
cli-simulate-kept = Sustabdyta. Aplanke { $place } įrašyta partijų: { $done } iš { $total }. Ta pati komanda tęs nuo ten.
cli-simulate-stopped = Sustabdyta po { $done } partijų iš { $total }; pasakyta tik apie jas.
cli-plot-first = kaip prašyta
cli-plot-second = palyginamoji

cli-blast = Parodyti, kiek priklauso nuo kiekvieno aiškinimo: tos pačios partijos su juo ir be jo.
cli-option-question = tik šis atviras klausimas; galima kartoti
cli-option-store = įrašyti skaičius į knygą
cli-blast-games = Išmatuota partijų kiekvienu žaidimo būdu: { $count }. Pradinis skaičius: { $seed }. Rinkinio „table“ aiškinimai, po vieną keičiant.
cli-blast-row = paklausta { $asked }; kuris nors įvykis skiriasi { $event }; laimi kiti { $winner }

cli-met = Pasakyti, su kuriais punktais susiduria atsitiktinių žaidėjų partijos.
cli-met-games = Atsitiktinių žaidėjų partijų pagal rinkinio „table“ aiškinimus: { $count }; pradinis skaičius { $seed }. Su kiekvienu kitu aiškinimu: { $few }. Keliose iškilo kiekvienas punktas; jei nė vienoje – su kuriais aiškinimais jis iškyla:
finding-met-stale = įrašyti skaičiai, su kuriais punktais susiduria atsitiktinės partijos, nebėra tie, kuriuos duoda variklis

cli-tell = Išspausdinti mažiausią pavyzdį, kuriame klausimo aiškinimai skiriasi, kaip scenarijų.
cli-option-name = atviras klausimas; jei jį turi keli žaidimai, prieš jį – žaidimas
cli-option-bound = kiek padėčių bandoma pradedant mažiausia
cli-tell-smallest = Mažiausias pavyzdys: prieš jį išbandytos visos ne didesnės knygos pavyzdžiuose slypinčios padėtys (jų { $tried }), ir nė viena aiškinimų neatskiria.
cli-tell-lessened = Nė viena knygos pavyzdžiuose slypinti padėtis, kurioje dalių iki { $bound } be to, ką būtina nurodyti, aiškinimų neatskiria (išbandyta: { $tried }). Šioje jų yra { $size }, ir nė vienos praleisti negalima.
cli-tell-game = Nė viena knygos padėtis aiškinimų neatskiria. Tai trumpiausia iš pirmųjų visų partijų (jų { $tried }), kuri atskiria.

cli-gaps = Rasti, ko tekstas nepasako.
cli-gaps-searched = Ieškota: ratų { $rounds }, kiekviename partijų { $games }, pradinis skaičius { $seed }, žaidėjai { $policy }. Kiekviename rate ankstesniuose sutiktos spragos užpildomos taip, kaip rinkinyje „table“.
cli-gaps-share = pasitaikė { $share } partijų iš { $count }
cli-gaps-readings = aiškinimai, kurie tai užpildo: { $readings }
cli-gap-gap = Tekstas nieko nenusprendžia: { $clauses }
cli-gap-contradiction = Toje pačioje padėtyje tekstas duoda skirtingus rezultatus: { $clauses }
cli-gap-dead = „{ $what }“ pagal tekstą niekada nepasiekiama, o kitaip aiškinant – pasiekiama: { $clauses }
cli-gap-goal = Iš čia nė vienas išbandytas tęsinys tikslo nepasiekia: { $clauses } ({ $what })
cli-gap-open = Čia aiškinimai skiriasi: { $clauses }
cli-gap-unreached = Nei partijose, nei pavyzdžiuose nepasiekta: { $what } ({ $clauses })

cli-option-file = failas, į kurį rašoma; nenurodžius išspausdinama
cli-exported = Įrašyta: { $place }.

cli-figure-outcomes = Kaip baigėsi partijos
cli-figure-events = Įvykių partijoje
cli-figure-decisions = Sprendimų partijoje
cli-figure-clauses = Cituoti punktai, partijų dalis
cli-figure-questions = Iškilę atviri klausimai, partijų dalis
cli-figure-tricks = Ėjimų partijoje
cli-figure-winners = Laimėtojai, partijų dalis
cli-figure-trick-results = Ėjimų baigtys, ėjimų dalis
cli-figure-mara = Kortelių Maros lauke ėjimui prasidedant, vidurkis
cli-figure-card-wins = Ėjimai, kuriuos kortelė laimėjo, iš tų, kuriuose padėta
cli-figure-card-fires = Ėjimai, kuriuose Rėdos kortelė suveikė, iš tų, kuriuose padėta
cli-figure-sigils-taken = Paimti sigilai, partijų dalis
cli-figure-rounds = Ratų partijoje
cli-figure-turns = Žaidėjų ėjimų partijoje
cli-figure-plays-right = Teisingai sužaistos kortos pagal jų skaičių
cli-figure-claims-right = Teisingi teiginiai „nėra kortos“
cli-figure-prophets-fallen = Pranašai, kurie buvo nuversti
cli-figure-round-ends = Kaip baigėsi ratai
cli-figure-takes = Paimta kortelių partijoje
cli-figure-captures = Pagavimų partijoje
cli-figure-layouts = Išdėstymai, partijų dalis
cli-figure-capture-kinds = Pagavimų rūšys
cli-figure-spirit-captures = Dvasios pagavimai, kai ji atimta iš kito žaidėjo
cli-figure-spirits-held = Pabaigoje turimos dvasios, partijų dalis
cli-figure-placed = Pastatyta ir perkelta kauliukų
cli-figure-guesses-right = Teisingi spėjimai
cli-figure-calls = Sprendimai, po kurių stumta

cli-label-won = laimėta
cli-label-shared = pasidalyta
cli-label-limit = sustabdyta ties riba
cli-label-lost = pralaimėta
cli-label-too-long = be pabaigos
cli-label-closed = užverta
cli-label-chaos = chaosas
cli-label-no-play = „nėra kortos“
cli-label-prophet = Pranašai
cli-label-judgement = sprendimai
cli-label-out-of-cards = ištuštėjo ranka
cli-label-all-expelled = visi pašalinti
cli-label-stock-out = ištuštėjo krūva
cli-label-captured = pagauta laisva
cli-label-stole = atimta
cli-label-regained = susigrąžinta
cli-label-all-fell = krito visi
cli-label-not-all-fell = krito ne visi
cli-label-accident = nuversta netyčia

problem-not-a-run = { $where }: aplanke { LIST($found) } yra kas kita. Nurodykite tuščią aplanką arba tokį, kuriame yra { LIST($expected) }.
problem-another-run = { $where }: aplankas { LIST($expected) } priklauso kitam bandymui. Kas skiriasi: { LIST($found) }. Pasirinkite kitą aplanką.
problem-no-cluster = { $where }: adresu { LIST($found) } neatsako joks spiečius ({ LIST($expected) }).
problem-other-code = { $where }: šie vykdytojai turi kitą variklio versiją: { LIST($found) }. Įdiekite ten tą pačią.
problem-not-beside = { $where }: tai galima tik kartu su { LIST($expected) } ir ne kartu su { LIST($found) }.
finding-blast-stale = įrašyti skaičiai jau ne tokie, kokius duoda variklis
problem-several-games = { $where }: klausimą { LIST($found) } turi keli žaidimai: { LIST($expected) }.
problem-nothing-tells = { $where }: nerasta padėties, kurioje skirtųsi klausimo { LIST($found) } aiškinimai. Išbandyta daugiausia: { LIST($expected) }.
