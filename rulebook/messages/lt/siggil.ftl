## Ko tekstas nesako

gap-layout = Tekstas nesako, kaip išdėstyti korteles.
gap-spirit-numbers = Tekstas nesako, koks yra šios dvasios skaičius.
gap-first-player = Tekstas nesako, kas pradeda.
gap-turn-order = Tekstas nesako, kokia tvarka žaidėjai eina.
gap-final-tie = Po lygiai ir dvasių, ir kortelių rankoje. Tekstas nesako, kas tada laimi.
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
