## Kas vyksta

event-layout-chosen = Išdėstymas – { FORM($layout) }.
event-laid-out = Sumaišytos kortelės sudedamos pagal išdėstymą. Jų yra { COUNT($cards) }.
event-turned-up = Atverčiama: { FORM($card) }.
event-spirit-freed = { FORM($spirit) } palieka sigilą ir tampa laisva.
event-begins = Pradeda { FORM($player) }.
event-took = { FORM($player) } paima kortelę { FORM($card) }.
event-discarded = { FORM($player) } išmeta kortelę { FORM($card) }.
event-captured = { FORM($player) } pagauna { FORM($spirit, case: "acc") }. Rinkinys: { LIST($cards) }.
event-stole = { FORM($player) } iš žaidėjo { FORM($holder) } atima { FORM($spirit, case: "acc") }. Naujas rinkinys: { LIST($cards) }.
event-regained = { FORM($player) } iš žaidėjo { FORM($holder) } susigrąžina { FORM($spirit, case: "acc") }. Ankstesnis rinkinys papildomas: { LIST($cards) }.
event-captured-nothing = { FORM($player) } dvasios negaudo.
event-spirit-lost = { FORM($player) } išmeta { FORM($spirit, case: "acc") }: jos pagauti nebegalima.
event-turn-ended = { FORM($player) } baigia ėjimą.
event-enough-spirits = { FORM($player) } pagavo tiek dvasių, kiek reikia laimėti: { $count }.
event-siggil-emptied = Sigile kortelių nebėra; paskutinį ėjimą padarė { FORM($player, case: "name") }.
event-most-spirits = Dvasios: { LIST($counts) }. Daugiausia jų turi { LIST($players) }.
event-fewest-cards = Kortelės rankoje: { LIST($counts) }. Mažiausiai jų turi { LIST($players) }.
event-game-won = { COUNT($players) ->
    [1] Laimi { LIST($players) }.
   *[other] Kartu laimi { LIST($players) }.
}
event-solo-won = { FORM($player) } laimi. Reikiamo dydžio rinkiniais pagauta dvasių: { $count }.
event-solo-lost = { FORM($player) } pralaimi.
event-allowed = { FORM($spirit, case: "acc") } pagauti galima. Kortelės: { LIST($cards) }.

ui-hidden-laid-out = Sumaišytos kortelės sudedamos pagal išdėstymą.
ui-hidden-captured = { FORM($player) } užverstu rinkiniu pagauna { FORM($spirit, case: "acc") }.
ui-hidden-stole = { FORM($player) } užverstu rinkiniu iš žaidėjo { FORM($holder) } atima { FORM($spirit, case: "acc") }.
ui-hidden-regained = { FORM($player) } užverstomis kortelėmis papildo ankstesnį rinkinį ir iš žaidėjo { FORM($holder) } susigrąžina { FORM($spirit, case: "acc") }.

## Ko klausiama

choice-layout = Pagal kurį išdėstymą sudedamas sigilas?
choice-deal = Kokia tvarka guli sumaišytos kortelės?
choice-spirits = Kokia tvarka kaladėje eina dvasios?
choice-cards = Kokia tvarka kaladėje eina kitos kortelės?
choice-discard = Kurią kortelę išmeta { FORM($who, case: "name") }?
choice-take = Kurią kortelę paima { FORM($who, case: "name") }?
choice-capture = Kurią dvasią ir kuriomis kortelėmis pagauna { FORM($who, case: "name") }?
choice-leaves = Pasirodė { FORM($spirit) }, ir laisvų dvasių per daug. Kurią dvasią išmeta { FORM($who, case: "name") }?

option-skip = dvasios negaudyti

## Ko daryti negalima

refusal-already-in-hand = { FORM($player) } kortelę { FORM($option) } jau laiko rankoje.
refusal-already-yours = { FORM($player) } jau turi { FORM($spirit, case: "acc") }.
refusal-card-is-covered = Ši kortelė neprieinama. Ant jos gulinčių kortelių yra { $count }{ COUNT($by) ->
    [0] , visos užverstos.
   *[other] ; iš jų matomos: { LIST($by) }.
}
refusal-card-named-twice = Kortelė { FORM($card) } paminėta daugiau negu kartą.
refusal-game-is-over = Žaidimas baigtas, todėl nieko daryti nebegalima.
refusal-mixed-traits = Šių kortelių rinkinys netinka: { LIST($cards) }. Visos turi būti tos pačios rūšies kaip { FORM($spirit) } arba visų skaičius toks pat kaip jos.
refusal-must-capture = { FORM($player) } dvasią pagauti gali, todėl ir privalo.
refusal-no-capture-now = { FORM($player) } dabar dvasios pagauti negali: pirma imama kortelė.
refusal-no-cards = Be kortelių { FORM($spirit, case: "acc") } pagauti negalima.
refusal-not-a-capture = „{ $option }“ nepasako, kurią dvasią ir kuriomis kortelėmis pagauna { FORM($player, case: "name") }.
refusal-not-enough-more = Kortelių turi būti bent { $more } daugiau negu rinkinyje, ant kurio guli { FORM($spirit) }; čia jų per mažai.
refusal-not-exactly-more = Kortelių turi būti lygiai { $more } daugiau negu rinkinyje, ant kurio guli { FORM($spirit) }; čia jų ne tiek.
refusal-not-in-hand = { FORM($player) } kortelės { FORM($card) } rankoje neturi.
refusal-not-its-family = Kortelių rūšis yra { FORM($family) }, o { FORM($spirit) } yra kitos rūšies.
refusal-not-its-number = { FORM($spirit, case: "gen") } skaičius nėra { $number }.
refusal-not-one-of-these = { FORM($option) } nėra viena iš dvasių, kurias galima išmesti.
refusal-not-open-in-siggil = Atverstos kortelės { FORM($option) } sigile nėra.
refusal-one-card-a-turn = { FORM($player) } šiuo ėjimu daugiau kortelių imti negali.
refusal-second-capture = { FORM($player) } šiuo ėjimu dvasią jau pagavo, o pagauti galima tik kartą.
refusal-siggil-is-empty = Sigile kortelių nebėra, todėl imti nėra ko.
refusal-spirit-not-free = { FORM($spirit) } nėra laisva, ir niekas jos nėra pagavęs.
refusal-spirits-are-not-taken = { FORM($option) } į ranką neimama: dvasia pagaunama rinkiniu.
refusal-too-few-cards = Kad būtų pagauta { FORM($spirit) }, kortelių reikia { $needed }, o čia jų { $count }; trūksta { $missing }.
refusal-too-few-to-take = Kortelių per mažai: jų turi būti { $more } daugiau negu rinkinyje, ant kurio guli { FORM($spirit) }.
refusal-too-many-cards = Kad būtų pagauta { FORM($spirit) }, kortelių reikia lygiai { $needed }, o čia jų { $count }.
refusal-too-many-to-take = Kortelių per daug: jų turi būti lygiai { $more } daugiau negu rinkinyje, ant kurio guli { FORM($spirit) }.

## Ko tekstas nesako

gap-layout = Tekstas nesako, kaip išdėstyti korteles.
gap-spirit-numbers = Tekstas nesako, koks yra šios dvasios skaičius.
gap-first-player = Tekstas nesako, kas pradeda.
gap-turn-order = Tekstas nesako, kokia tvarka žaidėjai eina.
gap-final-tie = Po lygiai ir dvasių, ir kortelių rankoje turi { LIST($players) }. Tekstas nesako, kas tada laimi.
gap-solo-end = Sigilo kortelių nebėra, o laimėti nepavyko. Tekstas nesako, kuo tada baigiasi žaidimas.

question-layout = Pagal kurį išdėstymą sudedamas sigilas?
question-spirit-numbers = Koks yra kiekvienos dvasios skaičius?
question-spirits-at-setup = Kada dvasia, kuri prieinama vos sudėjus sigilą, tampa laisva?
question-first-player = Kas pradeda?
question-turn-order = Kokia tvarka žaidėjai eina?
question-set-size = Kiek kortelių gali būti rinkinyje, kuriuo pagaunama laisva dvasia?
question-spirit-face = Kaip guli pagauta dvasia?
question-steal-size = Kiek kortelių daugiau turi būti rinkinyje, kuriuo dvasia atimama arba susigrąžinama?
question-sets-face = Kaip guli padėti rinkiniai?
question-regain-trait = Kokiomis kortelėmis galima papildyti ankstesnį rinkinį?
question-win-moment = Kada žaidimas laimimas, kai kas nors pagauna tiek dvasių, kiek reikia?
question-win-count = Kurios dvasios žaidėjui skaičiuojamos?
question-final-tie = Kas laimi, kai po lygiai ir dvasių, ir kortelių rankoje?
question-free-limit-multiplayer = Kiek laisvų dvasių gali būti vienu metu, kai žaidžia keli žaidėjai?
question-must-capture = Ar žaidžiant vienam dvasią būtina pagauti, kai tik galima?
question-solo-set = Kiek kortelių yra rinkinyje, kai žaidžia vienas žaidėjas?
question-last-card = Kas daroma su paskutine sigilo kortele, kai žaidžia vienas žaidėjas?
question-solo-end = Kuo baigiasi žaidimas, kai sigilo kortelių nebėra, o laimėti nepavyko?
question-who-leaves = Kurią dvasią reikia išmesti, kai pasirodo ketvirta laisva dvasia?
question-lost-spirit-ends-easy = Ar lengvasis žaidimas pralaimėtas, vos tik išmetama dvasia?

## Aiškinimai

reading-gap = tekstas nieko nenusprendžia
reading-yes = taip
reading-no = ne
reading-layout-ours = pagal mūsų sudarytą
reading-spirit-numbers-ours = toks, kokį parinkome mes
reading-spirits-at-setup-freed-at-once = iš karto
reading-spirits-at-setup-after-first-turn = po pirmojo ėjimo
reading-first-player-first-named = tas, kuris įvardytas pirmas
reading-turn-order-clockwise = pagal laikrodžio rodyklę
reading-set-size-exactly = lygiai tiek, kiek reikia
reading-set-size-at-least = bent tiek, kiek reikia
reading-spirit-face-down = užversta
reading-spirit-face-up = atversta
reading-steal-size-exactly = lygiai viena
reading-steal-size-at-least = bent viena
reading-sets-face-down = užversti
reading-sets-face-up = atversti
reading-regain-trait-same-trait = tik tomis, kurioms su visu rinkiniu bendra dvasios rūšis arba bendras jos skaičius
reading-regain-trait-any = tinkama bet kuri dvasios rūšies arba jos skaičiaus kortelė
reading-win-moment-at-once = iš karto
reading-win-moment-end-of-turn = ėjimo pabaigoje
reading-win-count-holds-now = tos, kurias jis turi dabar
reading-win-count-captured-ever = visos, kurias jis kada nors pagavo
reading-final-tie-shared = visi jie kartu
reading-free-limit-multiplayer-none = kiek tik jų pasirodo
reading-free-limit-multiplayer-three = ne daugiau kaip trys
reading-solo-set-by-grade = lengvajame žaidime trys, sunkiajame keturios
reading-solo-set-either = trys arba keturios, kaip pasirenka žaidėjas
reading-last-card-discard-only = ji išmetama
reading-last-card-take-only = ji paimama į ranką
reading-solo-end-lost = žaidimas pralaimėtas
reading-who-leaves-player-chooses-among-held = vieną iš trijų ten buvusių, kurią pasirenka žaidėjas
reading-who-leaves-may-be-the-new-one = vieną iš visų keturių, kurią pasirenka žaidėjas

## Ką nurodo padėtis

ui-param-spirit = Dvasia
ui-param-cards = Rankos kortelės, kuriomis pagaunama
ui-param-holder-set = Kito žaidėjo rinkinys, ant kurio ji guli
ui-param-own-set = Savas ankstesnis rinkinys
ui-param-layout = Išdėstymas
ui-param-siggil = Sigilas
ui-param-hand = Kortelės rankoje
ui-param-sets = Padėti rinkiniai
ui-param-free = Laisvos dvasios
ui-param-take = Paimama kortelė
ui-param-capture = Dvasia ir rinkinys
ui-param-grade = Vieno žaidėjo žaidimas
ui-param-moves = Ėjimai
ui-param-available = Prieinamos kortelės
ui-param-spirits = Pagautos dvasios
ui-param-discards = Išmestų kortelių krūva
ui-param-lost = Išmestos dvasios
ui-param-numbers = Dvasių skaičiai

## Stalas

ui-covered = neprieinama
ui-spirits-and-hand = dvasios: { $spirits }, kortelės rankoje: { $count }
ui-take-away = Pašalinti: { FORM($card) }
ui-add-cards = Pridėti kortelių
ui-add-done = Užteks
ui-every-spirit = Kurias dvasias galima pagauti šia ranka ir ko trūksta?
ui-reach-enough = Pagauti galima: užtenka bet kurių iš šių: { $needed }.
ui-reach-family = Trūksta kortelių, kurių rūšis – { FORM($trait) }: { $missing }.
ui-reach-number = Trūksta kortelių, kurių skaičius – { $trait }: { $missing }.
ui-reach-either = Trūksta jos rūšies arba jos skaičiaus kortelių: { $missing }.
ui-reach-number-open = Šios dvasios skaičius nežinomas.

## Žaidimas, kurį galima sužaisti

page-play-alone = Žaisti vienam
page-play-alone-about = Kiekvienu ėjimu vieną prieinamą kortelę išmeskite, kitą paimkite, o dvasią, kurią galite pagauti, pagaukite. Lengvajame žaidime rinkinį sudaro trys kortelės, sunkiajame – keturios. Pasirinkę kortelę, kuri neprieinama, sužinosite, kodėl jos imti negalima.
page-play-together = Žaisti su kitais
page-play-together-about = Imkite po vieną prieinamą kortelę ir rinkiniais gaudykite dvasias. Kitus žaidėjus, vieną, du arba tris, žaidžia kompiuteris. Pasirinkę kortelę, kuri neprieinama, sužinosite, kodėl jos imti negalima.

ui-take-here = Pasirinkite kortelę – sigile arba čia.
ui-free = laisva
ui-can-capture = pagauti galima
ui-choose-set = Pasirinkite dvasią ir rankos korteles, kuriomis ją pagausite.
ui-capture = Pagauti { FORM($spirit, case: "acc") }
ui-value-greedy = imdami, kas dabar naudingiausia
ui-value-look-ahead = galvodami vienu žingsniu į priekį

## Išdėstymai

page-layout = Išdėstymas „{ FORM($layout) }“, sudarytas mūsų
# For whoever does not see the picture.
page-layout-about = Išdėstymas „{ FORM($layout) }“. Kortelės: { $count }, sluoksniai: { $levels }, užverstos kortelės: { $down }, prieinamos pradžioje: { $available }.
