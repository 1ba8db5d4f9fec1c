## Kas vyksta

event-seated = Burtai kiekvienam žaidėjui skiria metų laiką.
event-shuffled = Sumaišytoje kaladėje yra { $count ->
    [one] { $count } kortelė.
    [few] { $count } kortelės.
    [many] { $count } kortelės.
   *[other] { $count } kortelių.
}
event-dealt = { FORM($seat) } gauna korteles: { LIST($cards) }.
event-left-over = Po lygiai padalyti nepavyksta, tad lieka: { LIST($cards) }.
event-wisdom-set-aside = Išminties kortelės padedamos į šalį.
event-sigils-laid-out = Išminties tvaros lauke guli { $count ->
    [one] { $count } sigilas.
    [few] { $count } sigilai.
    [many] { $count } sigilo.
   *[other] { $count } sigilų.
}
event-sigil-shown = { FORM($seat) } rodo korteles sigilui „{ FORM($sigil) }“: { LIST($cards) }.
event-sigil-taken = { FORM($seat) } paima sigilą „{ FORM($sigil) }“ ir dabar turi { $count ->
    [one] { $count } sigilą.
    [few] { $count } sigilus.
    [many] { $count } sigilo.
   *[other] { $count } sigilų.
}
event-kept-back = { FORM($seat) } rankoje pasilieka: { LIST($cards) }.
event-put-in-mara = { FORM($seat) } į Maros lauką deda: { LIST($cards) }.
event-trick-began = Prasideda { $number } ėjimas.
event-laid = { FORM($seat) } padeda užverstą kortelę.
event-sat-out = { FORM($seat) } kortelių neturi ir šį ėjimą praleidžia.
event-ran-out-of-cards = { FORM($seat) } neturi ką padėti, todėl žaidimas baigiasi.
event-revealed = { FORM($seat) } atverčia kortelę { FORM($card, case: "name") }.
event-identified = Nurodyta { FORM($seat, case: "gen") } kortelė: { FORM($card) }.
event-plane-set = { FORM($seat, case: "gen") } kortelė { FORM($card, case: "name") } nustato { FORM($plane, case: "acc") }.
event-activity = { FORM($plane) }. Aktyvios kortelės: { LIST($active, case: "gen") }. { COUNT($passive) ->
    [0] Laimėti gali visos.
   *[other] Laimėti negali: { LIST($passive, case: "gen") }.
}
event-fired = Suveikia { FORM($seat, case: "gen") } kortelė { FORM($card) }.
event-stayed-silent = Pirmoji buvo { FORM($card) }; šios Rėdos kortelės tyli: { LIST($cards) }.
event-also-acts = Suveikia ir vėliau atversta { FORM($card) }.
event-closed = Ėjimą uždaro { FORM($card) }.
event-compared = Nurodyta, kas stipriausia: { LIST($cards) } ({ LIST($seats) }).
event-dropped-out = Iškrenta vienodo stiprumo kortelės: { LIST($cards) }.
event-won = { FORM($seat) } laimi ėjimą kortele { FORM($card, case: "name") }.
event-took = { FORM($seat) } į ranką pasiima: { LIST($cards) }.
event-piled = { FORM($seat) } į laimėtų kortelių krūvą deda: { LIST($cards) }.
event-passed = { FORM($giver) } kortelę { FORM($card, case: "name") } perduoda { FORM($taker, case: "dat") }.
event-hands-passed = Kiekvienas visą ranką perduoda kitam metų laikui.
event-swept = Į Maros lauką dedamos kortelės: { LIST($cards) }.
event-fewest = Mažiausiai sigilų ({ $count }) turi { LIST($seats) }.
event-farthest = Daugiausia ženklų iki sigilo ({ $count }) trūksta { LIST($seats, case: "dat") }.
event-lot-drawn = Iš { LIST($seats, case: "gen") } burtai išrenka { FORM($seat, case: "acc") }.
event-laima-chose = LAIMA ėjimą skiria { FORM($seat, case: "dat") }.
event-gave-up = { FORM($seat) } atsisako kortelės { FORM($card, case: "name") }: ji dedama į Maros lauką.
event-nothing-to-give-up = { FORM($seat) } neturi kortelės, kurios galėtų atsisakyti.
event-returned = Kortelė { FORM($card, case: "name") } grįžta { FORM($seat, case: "dat") } į ranką.
event-drew = { FORM($seat) } iš Maros lauko gauna kortelę { FORM($card, case: "name") }.
event-mara-is-empty = Maros laukas tuščias, todėl niekas nieko negauna.
event-nobody-draws = Maros lauke per mažai kortelių ({ $count }), todėl niekas nieko negauna.
event-mara-dealt = { FORM($seat) } iš Maros lauko gauna: { LIST($cards) }.
event-chaos = { $why ->
    [no_active] Chaosas: be pirmosios kortelės, kitų aktyvių nėra.
   *[equal] Chaosas: stipriausios aktyvios kortelės lygios.
}
event-trick-ended = { $outcome ->
    [won] Ėjimas baigiasi pergale.
    [closed] Ėjimas baigiasi uždarymu.
   *[chaos] Ėjimas baigiasi chaosu.
}
event-stated = { $fact ->
    [sigil_count] Nurodyta, kiek sigilų turi { FORM($seat) }: { $count }.
    [missing] Nurodyta, kiek ženklų iki sigilo trūksta { FORM($seat, case: "dat") }: { $count }.
    [hand_count] Nurodyta, kiek kortelių rankoje turi { FORM($seat) }: { $count }.
   *[mara_count] Nurodyta, kiek kortelių yra Maros lauke: { $count }.
}
event-game-won = { COUNT($seats) ->
    [1] Žaidimą laimi { LIST($seats) } su { $count ->
        [one] { $count } sigilu.
        [few] { $count } sigilais.
        [many] { $count } sigilo.
       *[other] { $count } sigilų.
    }
   *[other] Žaidimą kartu laimi { LIST($seats) }, kiekvienas su { $count ->
        [one] { $count } sigilu.
        [few] { $count } sigilais.
        [many] { $count } sigilo.
       *[other] { $count } sigilų.
    }
}
event-game-stopped = Žaidimas sustabdomas. Daugiausia sigilų ({ $count }) turi { LIST($seats) }.
event-allowed = { $deed ->
    [lay] { FORM($seat) } gali padėti kortelę { FORM($what, case: "name") }.
    [take_card] { FORM($seat) } gali paimti kortelę { FORM($what, case: "name") }.
   *[take_sigil] { FORM($seat) } gali paimti sigilą „{ FORM($what) }“.
}

## Ko klausiama

choice-seats = Kuris metų laikas kam tenka?
choice-deal = Kokia eile guli sumaišytos kaladės kortelės?
choice-lay = Kurią kortelę padeda { FORM($who) }?
choice-which-card = Kurią kortelę atverčia { FORM($seat) }?
choice-sigil = Kurį sigilą įvykdo { FORM($seat) }?
choice-three = Kuriomis { FORM($seat, case: "gen") } kortelėmis įvykdomas sigilas „{ FORM($sigil) }“?
choice-keep = Kuri kortelė lieka { FORM($seat, case: "gen") } rankoje?
choice-strongest = Kuri iš { LIST($seats, case: "gen") } kortelių stipriausia?
choice-lot = Ką burtai išrenka iš { LIST($seats, case: "gen") }?
choice-give-up = Kurios kortelės atsisako { FORM($who) }?
choice-draw-order = Kokia eile žaidėjai gauna korteles?
choice-draw = Kurią kortelę iš Maros lauko gauna { FORM($seat) }?
choice-reshuffle = Kokia eile guli sumaišytos Maros lauko kortelės?
choice-sigil-count = Kiek sigilų turi { FORM($seat) }?
choice-missing = { $taken ->
    [0] Kiek ženklų iki pirmojo sigilo dar trūksta { FORM($seat, case: "dat") }?
   *[other] Kiek ženklų iki kito sigilo dar trūksta { FORM($seat, case: "dat") }?
}
choice-hand-count = Kiek kortelių rankoje turi { FORM($seat) }? { $high } reiškia tiek arba daugiau.
choice-mara-count = Kiek kortelių guli Maros lauke? { $high } reiškia tiek arba daugiau.

option-skip = dabar sigilo neimti

## Ko daryti negalima

refusal-mara-is-not-for-taking = { FORM($seat) } negali paimti kortelės { FORM($what, case: "name") }: dabar iš Maros lauko imti neleidžia nei kortelė, nei taisyklė.
refusal-already-laid = { FORM($seat) } šiame ėjime kortelę jau padėjo.
refusal-not-your-season = Sigilas „{ FORM($what) }“ priklauso { FORM($owner, case: "dat") }, todėl { FORM($seat) } jo imti negali.
refusal-sigil-already-taken = { FORM($seat) } sigilą „{ FORM($what) }“ jau paėmė.
refusal-signs-are-missing = { FORM($seat) } negali paimti sigilo „{ FORM($what) }“: trūksta { $count ->
    [one] { $count } ženklo.
    [few] { $count } ženklų.
    [many] { $count } ženklo.
   *[other] { $count } ženklų.
}
refusal-sigils-are-not-laid = { FORM($seat) } negali padėti „{ FORM($option) }“: sigilai nėra rankos kortelės.
refusal-lies-in-mara = { FORM($seat) } negali padėti kortelės { FORM($option, case: "name") }: ji guli Maros lauke.
refusal-not-in-hand = Kortelės { FORM($option, case: "name") } rankoje nėra.

## Ko tekstas nesako

gap-double-win = { LIST($seats) } pergalei reikalingus sigilus surenka kartu. Tekstas nesako, kas laimi.
gap-empty-hand = { FORM($seat) } neturi ką padėti. Tekstas nesako, kas tada vyksta.
gap-empty-leader = { FORM("Ruduo") } kortelės nepadėjo, tad pirmoji atversta kortelė – { FORM($seat, case: "gen") }. Tekstas nesako, kas nustato plotmę.
gap-fate-effects = Formos plotmėje yra Lemties kortelių: { LIST($cards) }. Tekstas nesako, ką jos daro.
gap-virsmas-winner = Tekstas nesako, kuri kortelė laimi Virsmo plotmėje.
gap-stoka-empty-hand = { FORM($seat) } neturi kortelės, kurios galėtų atsisakyti. Tekstas nesako, kas tada vyksta.
gap-gausa-short = Maros lauke kortelių visiems neužtenka ({ $count }). Tekstas nesako, kas jų gauna.
gap-stuck = Žaidimas užstrigo. Tekstas to neleidžia, bet nesako, ką daryti.

question-double-win = Kas laimi, kai paskutinį sigilą kartu surenka du metų laikai?
question-wisdom = Ar, be sigilų, yra kitų Išminties kortelių?
question-sigil-timing = Kada įvykdomas surinktas sigilas?
question-sigil-duty = Ar surinktą sigilą privaloma įvykdyti?
question-which-three = Kas renkasi korteles, kai sigilą sudaro keli jų rinkiniai?
question-kept-card = Kas renkasi kortelę, kuri lieka rankoje?
question-kept-card-again = Ar rankoje palikta kortelė gali tikti kitam sigilui?
question-empty-hand = Kas vyksta, kai žaidėjas neturi ką padėti?
question-empty-leader = Kas nustato plotmę, kai { FORM("Ruduo") } kortelės nepadeda?
question-lone-leader = Kas vyksta, kai aktyvi tik pirmoji kortelė?
question-fate-effects = Ką Formos plotmėje daro Lemties kortelės?
question-virsmas-winner = Kuri kortelė laimi Virsmo plotmėje?
question-spoils = Kur dedamos laimėtos kortelės?
question-reda-timing = Kada suveikia Rėdos kortelė?
question-reda-passes = Ką ratu perduoda RĖDA?
question-laima-spoils = Kur dedamos kortelės, kai ėjimą uždaro LAIMA?
question-laima-distance = Kaip matuojama, kiek toli iki pirmojo sigilo?
question-laima-tie-with-sigils = Ką renkasi LAIMA, kai mažiausiai sigilų turi keli?
question-stoka-empty-hand = Kas vyksta, kai suveikia STOKA, o ranka tuščia?
question-gausa-short = Kas gauna korteles per GAUSĄ, kai Maros lauke jų per mažai?
question-cancel = Kada aktyvios kortelės viena kitą neutralizuoja?
question-stoka-in-chaos = Ar veikia ir STOKA, atversta po kitos Rėdos kortelės?
question-stuck = Kas daroma, kai žaidimas užstringa?

## Aiškinimai

reading-gap = tekstas nieko nenusprendžia
reading-double-win-season-order = pirmasis metų laikų eile
reading-double-win-shared = laimi abu
reading-wisdom-sigils-are-the-wisdom-cards = ne, Išminties kortelės ir yra sigilai
reading-wisdom-separate = taip, jos padedamos į šalį
reading-sigil-timing-at-once = iš karto
reading-sigil-timing-after-trick = po ėjimo
reading-sigil-duty-must = taip, privaloma
reading-sigil-duty-may = ne, galima palaukti
reading-which-three-owner-chooses = savininkas
reading-which-three-random = atsitiktinumas
reading-kept-card-owner-chooses = savininkas
reading-kept-card-random = atsitiktinumas
reading-kept-card-again-yes = taip
reading-kept-card-again-no = ne
reading-empty-hand-sits-out = žaidėjas ėjimą praleidžia
reading-empty-hand-draws-from-mara = žaidėjas gauna kortelę iš Maros lauko
reading-empty-hand-game-ends = žaidimas baigiasi, laimi turintis daugiausia sigilų
reading-empty-leader-next-season-sets-plane = kito metų laiko pirmoji kortelė
reading-lone-leader-chaos = chaosas
reading-lone-leader-wins = pirmoji kortelė laimi
reading-fate-effects-none-defined = nieko, jei kortelė nesako kitaip
reading-virsmas-winner-strongest-fate = stipriausia Lemties kortelė
reading-spoils-hand = laimėtojui į ranką
reading-spoils-won-pile = į laimėtojo krūvą
reading-reda-timing-after-all-four = kai atverstos visos kortelės
reading-reda-timing-at-reveal = vos atversta
reading-reda-passes-trick-cards = ėjimo korteles
reading-reda-passes-whole-hands = visas rankas
reading-laima-spoils-takes-trick = laimėtojui
reading-laima-spoils-to-mara = į Maros lauką
reading-laima-spoils-to-owners = atgal savininkams
reading-laima-distance-fewest-missing-signs-of-best-sigil = pagal artimiausio sigilo trūkstamus ženklus
reading-laima-distance-sum-over-own-sigils = pagal visų savo sigilų trūkstamus ženklus
reading-laima-tie-with-sigils-random = tą, kurį išrenka burtai
reading-laima-tie-with-sigils-farthest-from-next = tą, kuriam toliausia iki kito sigilo
reading-stoka-empty-hand-skips = žaidėjas nieko neatsisako
reading-gausa-short-season-order = pirmieji metų laikų eile
reading-gausa-short-random-players = burtais išrinkti žaidėjai
reading-gausa-short-nobody = niekas
reading-cancel-top-tie = kai stipriausios lygios
reading-cancel-all-equal = kai lygios visos; kitaip laimi pirmoji iš stipriausių
reading-cancel-next-strongest = lygios iškrenta ir laimi kita pagal stiprumą
reading-stoka-in-chaos-dead = ne
reading-stoka-in-chaos-later-stoka-also-acts = taip, kiekvienas dar atsisako kortelės
reading-stuck-trick-limit = žaidimas sustabdomas, laimi turintis daugiausia sigilų
reading-stuck-mara-reshuffle = Maros laukas sumaišomas ir išdalijamas iš naujo

## Kuo baigėsi

answer-won = Ėjimą laimi { FORM($winner) }.
answer-closed = { $winner ->
    [none] Ėjimą uždaro { FORM($fired) }, niekas jo nelaimi.
   *[other] Ėjimą uždaro { FORM($fired) }, jį laimi { FORM($winner) }.
}
answer-chaos = Ėjimas baigiasi chaosu, niekas jo nelaimi.
answer-ended = Žaidimas baigiasi nebaigus ėjimo.
answer-nothing = Nieko neįvyksta.

# Žaidimo puslapiai.
page-play-seasons = Keturi metų laikai
page-play-seasons-about = Jūs žaidžiate už vieną metų laiką, kompiuteris – už kitus; už bet kurį gali žaisti ir žmogus.
ui-value-seeker = siekdami sigilų
ui-value-look-ahead = galvodami vienu ėjimu į priekį
