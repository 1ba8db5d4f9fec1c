## Kas vyksta

event-laid-out = Žaidžia { LIST($players) }. Kiekvienas turi spėjimo žetoną; kauliukų yra { $dominoes }, taškų žetonų – { $tokens }.
event-round-began = Prasideda { $number } ratas. Pradeda { FORM($starter) }.
event-first-stood = Stalo viduryje { FORM($stance) } pastatomas kauliukas { $number }.
event-placed = { COUNT($place) ->
    [1] { FORM($player) } pastato kauliuką { $number } { FORM($stance, case: "acc") } (vieta: { $place } mm).
   *[other] { FORM($player) } pastato kauliuką { $number } { FORM($stance, case: "acc") } (vieta ant stalo milimetrais ir kampas laipsniais: { LIST($place) }).
}
event-moved = { $end ->
    [first] { COUNT($place) ->
        [1] { FORM($player) } paima kauliuką { $number } iš virtinės vidaus ir pastato pirmajame jos gale { FORM($stance, case: "acc") } (vieta: { $place } mm).
       *[other] { FORM($player) } paima kauliuką { $number } iš virtinės vidaus ir pastato pirmajame jos gale { FORM($stance, case: "acc") } (vieta ant stalo milimetrais ir kampas laipsniais: { LIST($place) }).
    }
   *[last] { COUNT($place) ->
        [1] { FORM($player) } paima kauliuką { $number } iš virtinės vidaus ir pastato paskutiniame jos gale { FORM($stance, case: "acc") } (vieta: { $place } mm).
       *[other] { FORM($player) } paima kauliuką { $number } iš virtinės vidaus ir pastato paskutiniame jos gale { FORM($stance, case: "acc") } (vieta ant stalo milimetrais ir kampas laipsniais: { LIST($place) }).
    }
}
event-called = { FORM($player) } sako „Sprendimas!“.
event-judgement-due = Šiame rate jau statyta kartų: { $count }. Todėl dabar spėja visi, o virtinė verčiama bet kokiu atveju.
event-voted = { FORM($player) } slapta spėja { FORM($vote, case: "acc") }.
event-votes-revealed = Suskaičiuojama iki { $count }, ir spėjimai parodomi: { LIST($votes) }.
event-must-topple = Nesėkmę spėja { LIST($players) }, todėl virtinė verčiama.
event-goes-on = Sėkmę spėja visi, todėl virtinė statoma toliau.
event-to-push = { FORM($player) } turi pastumti galinį kauliuką { $number }.
event-pushed-too-hard = { FORM($player) } pastumia per stipriai.
event-stood-up-again = Virtinė pastatoma iš naujo; { FORM($player) } stumia dar kartą.
event-toppled = { $all_fell ->
    [True] Nuvirsta visi kauliukai.
   *[False] Nuvirsta ne visi kauliukai.
}
event-scored = { COUNT($players) ->
    [1] { $points ->
        [one] { LIST($players) } gauna { $points } tašką.
        [few] { LIST($players) } gauna { $points } taškus.
        [many] { LIST($players) } gauna { $points } taško.
       *[other] { LIST($players) } gauna { $points } taškų.
    }
   *[other] { $points ->
        [one] Po { $points } tašką gauna { LIST($players) }.
        [few] Po { $points } taškus gauna { LIST($players) }.
        [many] Po { $points } taško gauna { LIST($players) }.
       *[other] Po { $points } taškų gauna { LIST($players) }.
    }
}
event-nobody-scored = Taškų negauna niekas: visi spėjo tą patį.
event-tokens-short = Taškų žetonų reikia { $due }, o yra tik { $left }.
event-knocked-over = { FORM($player) } kauliukus nuverčia netyčia.
event-round-over = { $why ->
    [all_fell] Ratas baigiasi: nuvirto visi kauliukai.
    [not_all_fell] Ratas baigiasi: nuvirto ne visi kauliukai.
   *[accident] Ratas baigiasi: kauliukai nuversti netyčia.
}
event-rounds-played = Sužaista ratų: { $rounds }. Taškai: { LIST($points) }.
event-extra-round = Daugiausia taškų turi { LIST($players) }, todėl žaidžiamas dar vienas ratas.
event-match-over = { COUNT($players) ->
    [1] Laimi { LIST($players) } (taškų: { $points }).
   *[other] Kartu laimi { LIST($players) } (taškų kiekvienas turi: { $points }).
}
event-line-stood = Kauliukai stovi taip, kaip nurodyta.
event-end-to-push = Stumti reikėtų kauliuką { $number }: iš galinių jo skaičius mažesnis.

ui-hidden-voted = { FORM($player) } slapta pasirenka, ką spėti.

## Ko klausiama

choice-place = Kurį kauliuką ir kur pastato { FORM($who) }?
choice-move = Kurį kauliuką iš virtinės vidaus ir kuriame jos gale pastato { FORM($who) }?
choice-call = Ar { FORM($who) } sako „Sprendimas!“?
choice-vote = Ką spėja { FORM($who) }?
choice-fell = Kas nuvirto?

option-place = pastatyti: { LIST($what) }
option-move = perkelti į galą: { LIST($what) }
option-call = sakyti „Sprendimas!“
option-silent = nieko nesakyti
option-all = nuvirto visi
option-not-all = nuvirto ne visi
option-all-hard = nuvirto visi, bet pastumta per stipriai
option-not-all-hard = nuvirto ne visi, ir pastumta per stipriai
option-accident = { COUNT($what) ->
    [0] netyčia nuverčia kauliukus
   *[other] netyčia nuverčia kauliukus: { LIST($what) }
}
option-fell = pastūmus: { LIST($what) }

## Ko daryti negalima

refusal-all-vote-success = Sėkmę spėja visi, todėl virtinė neverčiama ir taškų niekas negauna.
refusal-already-called = „Sprendimas!“ jau pasakyta.
refusal-already-placed = { FORM($player) } negali pastatyti kauliuko { $number }: jis jau stovi virtinėje.
refusal-already-voted = Spėjimai jau parodyti.
refusal-nobody-called = Dar niekas nepasakė „Sprendimas!“, todėl spėti negalima.
refusal-beside-the-line = Kauliukas { $number } stovėtų šalia virtinės, o ne joje.
refusal-dominoes-are-left = { FORM($player) } dar negali imti kauliuko iš virtinės: nepanaudotų kauliukų yra { $count }.
refusal-end-domino = { FORM($player) } negali imti kauliuko { $number }: jis stovi virtinės gale.
refusal-fall-comes-first = Dar nieko daryti negalima: pirma reikia pasakyti, kas nuvirto.
refusal-fork = Prie kauliuko { $number } virtinė šakotųsi.
refusal-judged-already = Dėl to, kaip stovi šis kauliukas, jau spėta.
refusal-lies-flat = Kauliuko { $number } guldyti negalima: jis statomas stačias arba ant ilgosios briaunos.
refusal-no-domino-left = { FORM($player) } negali pastatyti kito kauliuko: nepanaudotų nebėra.
refusal-no-such-domino = Kauliuko { $number } nėra: skaičiai yra nuo 1 iki { $high }.
refusal-no-such-place = Kauliukui { $number } nurodyta vieta „{ $place }“ nėra ant stalo: nuo jo vidurio galima nutolti daugiausia { $high } mm.
refusal-no-such-stance = Kauliuko { $number } taip pastatyti negalima: „{ $stance }“. Jis statomas stačias arba ant ilgosios briaunos.
refusal-not-a-fall = „{ $option }“ nepasako, kas nuvirto.
refusal-not-a-moving = „{ $option }“ nepasako, kurį kauliuką ir kuriame gale pastato { FORM($player) }.
refusal-not-a-placing = „{ $option }“ nepasako, kurį kauliuką ir kur pastato { FORM($player) }.
refusal-not-at-that-end = { $end ->
    [first] { FORM($player) } kauliuką { $number } pastatytų ne pirmajame virtinės gale.
   *[last] { FORM($player) } kauliuką { $number } pastatytų ne paskutiniame virtinės gale.
}
refusal-not-in-line = Kauliuko { $number } virtinėje nėra, arba jis paminėtas pakartotinai.
refusal-not-your-turn = Dabar eina { FORM($on_turn) }, o ne { FORM($player) }.
refusal-nothing-placed-yet = Šiame rate dar niekas nepastatė kauliuko, todėl sakyti „Sprendimas!“ negalima.
refusal-nothing-was-pushed = Kauliukas dar nepastumtas, todėl nieko ir nenuvirto.
refusal-overlap = Kauliukai { $number } ir { $other } susikirstų: mes laikome, kad kauliuko storis yra { $thickness } mm.
refusal-placer-does-not-call = „Sprendimas!“ negali sakyti tas, kas ką tik pastatė kauliuką.
refusal-ring = Kauliukai { $number } ir { $other } sujungtų virtinę į žiedą.
refusal-round-is-over = Ratas baigtas, todėl nieko daryti nebegalima.
refusal-round-not-over = Ratas dar nebaigtas, todėl kito rato ėjimai dar negalimi.
refusal-too-few-players = Žaidėjų yra { $count }, o reikia bent { $low }.
refusal-unknown-player = „{ $player }“ prie stalo nesėdi.
refusal-vote-missing = Nenurodyta, ką spėja { FORM($player) }.
refusal-votes-come-first = Dar nieko daryti negalima: pirma visi turi spėti.

## Ko tekstas nesako

gap-hard-push = { FORM($player) } pastumia per stipriai. Tekstas nesako, kas tada daroma.
gap-token-shortage = Taškų žetonų reikia { $due }, o yra tik { $left }. Tekstas nesako, kas tada daroma.

question-min-players = Kiek mažiausiai žaidėjų reikia?
question-endless-building = Ar virtinę statyti galima be galo?
question-repeat-call = Ar „Sprendimas!“ galima sakyti dar kartą, jei visi spėjo sėkmę, o naujas kauliukas nepastatytas?
question-pusher = Kas pastumia kauliuką?
question-hard-push = Kas daroma, kai pastumiama per stipriai?
question-fallen = Kada kauliukas nuvirtęs?
question-token-shortage = Kas daroma, kai trūksta taškų žetonų?
question-accident-round-counts = Ar ratas, kuriame kauliukai nuversti netyčia, skaičiuojamas?
question-tie-round-players = Kas žaidžia papildomą ratą, kurį lemia lygiosios?

## Aiškinimai

reading-gap = tekstas nieko nenusprendžia
reading-yes = taip
reading-min-players-2 = dviejų
reading-min-players-3 = trijų
reading-endless-building-no-limit = taip
reading-endless-building-limit = ne, po šešiasdešimties ėjimų virtinė verčiama, kad ir kaip kas spėtų
reading-repeat-call-once-per-placement = ne, tik kartą po kiekvieno pastatyto kauliuko
reading-repeat-call-allowed = taip
reading-pusher-last-placer = tas, kas paskutinis statė
reading-pusher-caller = tas, kas pasakė „Sprendimas!“
reading-hard-push-accepted = rezultatas galioja
reading-hard-push-again = virtinė pastatoma iš naujo ir dar kartą pastumiama
reading-fallen-not-standing = kai nebestovi taip, kaip buvo pastatytas
reading-fallen-lies-flat = tik kai guli
reading-token-shortage-unlimited = taškai skaičiuojami ir be žetonų
reading-token-shortage-bank-is-final = dalijami tik likę žetonai
reading-accident-round-counts-replayed = ne, jis žaidžiamas iš naujo
reading-tie-round-players-all = visi
reading-tie-round-players-tied-only = tik tie, kurių taškų po lygiai

## Kuo baigėsi

answer-all-fell = Ratas baigiasi: nuvirto visi kauliukai. Taškai: { LIST($points) }.
answer-not-all-fell = Ratas baigiasi: nuvirto ne visi kauliukai. Taškai: { LIST($points) }.
answer-accident = Ratas baigiasi: kauliukai nuversti netyčia. Taškai: { LIST($points) }.

## Ką nurodo padėtis

ui-param-votes = Spėjimai
ui-param-all-fell = Ar nuvirto visi
ui-param-dominoes = Kauliukai
ui-param-moves = Kas daroma
ui-param-rounds = Ratai

## Stalas

ui-points = { $count ->
    [one] { $count } taškas
    [few] { $count } taškai
    [many] { $count } taško
   *[other] { $count } taškų
}
ui-domino = Kauliukas { $number }
ui-domino-line = Virtinė iš viršaus ir iš šono
ui-domino-stands = Kauliukas { $number }: { FORM($stance) }, { $place }
ui-domino-at = { $place } mm
ui-domino-at-angle = { $place } (mm, mm, °)
ui-domino-unused = Nepanaudotų kauliukų: { $count }
ui-domino-bank = Taškų žetonų liko: { $count }
ui-domino-placer = statė paskutinis
ui-domino-caller = „Sprendimas!“
ui-domino-pusher = stumia
ui-domino-guess-hidden = spėjimas paslėptas
ui-domino-sheet = Kaip skaičiuojami taškai
ui-domino-player = Žaidėjas
ui-domino-guess = Spėjimas
ui-domino-sum = Taškai
ui-domino-others = { $count ->
    [one] kitaip spėjo { $count } žaidėjas
    [few] kitaip spėjo { $count } žaidėjai
    [many] kitaip spėjo { $count } žaidėjo
   *[other] kitaip spėjo { $count } žaidėjų
}

## Ką daro lankytojas

ui-domino-which = Kuris kauliukas
ui-domino-stance = Kaip jis stovi
ui-domino-x = Išilgai virtinės, mm
ui-domino-y = Skersai, mm
ui-domino-angle = Kampas, °
ui-domino-bend = Vingiuoti
ui-domino-drag = Vilkite pažymėtą kauliuką, judinkite jį rodyklių klavišais arba įrašykite, kur jam stovėti.
ui-domino-put = Pastatyti kauliuką { $number }
ui-domino-move-first = Perkelti kauliuką { $number } į pirmąjį galą
ui-domino-move-last = Perkelti kauliuką { $number } į paskutinį galą
ui-domino-accident = Nuversta netyčia…
ui-domino-who-calls = Kas sako „Sprendimas!“?
ui-domino-calls = { FORM($player) }: „Sprendimas!“
ui-domino-nobody-calls = Niekas nesako
ui-domino-reveal = Parodyti spėjimus
ui-domino-table-says = Kas nuvirto, žino tik stalas. Kur stalo nėra, gali padėti įvertis žemiau.
ui-domino-all-fell = Nuvirto visi
ui-domino-not-all = Nuvirto ne visi
ui-domino-hard = Pastumta per stipriai
ui-domino-each = Kauliukas po kauliuko

## Įvertis

ui-estimate = Tai įvertis, o ne sprendimas.
ui-estimate-about = Virtimo modelis su mūsų spėjamais dydžiais; kas iš tiesų nuvirto, pasako stalas.
ui-estimate-push = Pastumti (įvertis)
ui-estimate-chance = Ar tai tikra?
ui-estimate-stop = Stabdyti
ui-estimate-all = Pagal įvertį nuvirstų visi.
ui-estimate-stops = Pagal įvertį kauliukas { $number } liktų stovėti.
ui-estimate-margin = Mažiausia atsarga: { $margin } energijos, kuri nuverčia kauliuką.
ui-estimate-share = Įvertis: jei vietos maždaug milimetru netikslios, visi nuvirstų { $share } % iš { $samples } bandymų.

## Žaidimas, kurį galima sužaisti

page-play-judges = Prieš tris teisėjus
page-play-judges-about = Virtinę statote su trimis žaidėjais, už kuriuos žaidžia kompiuteris. Jie sako „Sprendimas!“ ir spėja pagal tai, ką įvertina akies mestelėjimu: Jonas skubotai, Rūta ramiai, Eglė atsargiai. Kas nuvirsta, taip pat lemia įvertis: ranka kauliuką pastato maždaug milimetru netiksliai. Žaidžiami trys ratai.
ui-domino-new-match = Naujas žaidimas

## Taškų skaičiuotuvas

ui-score-player = Žaidėjas { $number }
ui-score-add = Pridėti žaidėją
ui-score-new = Naujas žaidimas
ui-score-placer = Kas pastatė paskutinį kauliuką ir stumia
ui-score-count = Skaičiuoti ratą
ui-score-starts = Kitą ratą pradeda { FORM($player) }.
ui-score-sheet = Taškai pagal ratus
ui-score-sum = Iš viso
ui-score-print = Spausdinti lapą
ui-score-stays = Taškai skaičiuojami šioje naršyklėje, be tinklo, ir lieka joje, kol pradedate naują žaidimą; niekas niekur nesiunčiama.
ui-score-correct = Taisyti { $number } ratą
ui-score-correcting = Taisomas { $number } ratas.
ui-score-drop = Pašalinti šį ratą
ui-score-leave = Palikti, kaip buvo
