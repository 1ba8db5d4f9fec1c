## Kas notiek

event-seated = Ar lozi katrs spēlētājs iegūst gadalaiku.
event-shuffled = Sajauktajā kavā ir { $count ->
    [zero] { $count } kāršu.
    [one] { $count } kārts.
   *[other] { $count } kārtis.
}
event-dealt = { FORM($seat) } saņem kārtis: { LIST($cards) }.
event-left-over = Vienādi sadalīt nevar, tāpēc paliek: { LIST($cards) }.
event-wisdom-set-aside = Gudrības kārtis noliek malā.
event-sigils-laid-out = Gudrības radības laukā guļ { $count ->
    [zero] { $count } sigilu.
    [one] { $count } sigils.
   *[other] { $count } sigili.
}
event-sigil-shown = { FORM($seat) } parāda kārtis sigilam “{ FORM($sigil) }”: { LIST($cards) }.
event-sigil-taken = { FORM($seat) } paņem sigilu “{ FORM($sigil) }”. { FORM($seat, case: "dat") } tagad ir { $count ->
    [zero] { $count } sigilu.
    [one] { $count } sigils.
   *[other] { $count } sigili.
}
event-kept-back = { FORM($seat) } rokā patur: { LIST($cards) }.
event-put-in-mara = { FORM($seat) } Māras laukā noliek: { LIST($cards) }.
event-trick-began = Sākas { $number }. gājiens.
event-laid = { FORM($seat) } noliek aizklātu kārti.
event-sat-out = { FORM($seat, case: "dat") } nav kāršu, un šajā gājienā { FORM($seat) } nepiedalās.
event-ran-out-of-cards = { FORM($seat, case: "dat") } nav kārts, ko nolikt, tāpēc spēle beidzas.
event-revealed = { FORM($seat) } atklāj kārti { FORM($card, case: "name") }.
event-identified = Norādīta { FORM($seat, case: "gen") } kārts: { FORM($card) }.
event-plane-set = { FORM($seat, case: "gen") } kārts { FORM($card, case: "name") } nosaka { FORM($plane, case: "acc") }.
event-activity = { FORM($plane) }. Aktīvās kārtis: { LIST($active, case: "gen") }. { COUNT($passive) ->
    [0] Uzvarēt var visas.
   *[other] Uzvarēt nevar: { LIST($passive, case: "gen") }.
}
event-fired = Iedarbojas { FORM($seat, case: "gen") } kārts { FORM($card) }.
event-stayed-silent = Pirmā bija { FORM($card) }; šīs Rēdas kārtis klusē: { LIST($cards) }.
event-also-acts = Iedarbojas arī vēlāk atklātā { FORM($card) }.
event-closed = Gājienu slēdz { FORM($card) }.
event-compared = Norādīts, kura kārts ir stiprākā: { LIST($cards) } ({ LIST($seats) }).
event-dropped-out = Izkrīt vienlīdz stiprās kārtis: { LIST($cards) }.
event-won = { FORM($seat) } uzvar gājienā ar kārti { FORM($card, case: "name") }.
event-took = { FORM($seat) } rokā paņem: { LIST($cards) }.
event-piled = { FORM($seat) } iegūto kāršu kaudzē noliek: { LIST($cards) }.
event-passed = { FORM($giver) } kārti { FORM($card, case: "name") } padod { FORM($taker, case: "dat") }.
event-hands-passed = Katrs visu roku padod nākamajam gadalaikam.
event-swept = Māras laukā noliek kārtis: { LIST($cards) }.
event-fewest = Vismazāk sigilu ({ $count }) ir { LIST($seats, case: "dat") }.
event-farthest = Līdz sigilam visvairāk zīmju ({ $count }) trūkst { LIST($seats, case: "dat") }.
event-lot-drawn = Izlozē starp { LIST($seats, case: "acc") } loze krīt { FORM($seat, case: "dat") }.
event-laima-chose = LAIMA gājienu piešķir { FORM($seat, case: "dat") }.
event-gave-up = { FORM($seat) } atsakās no kārts { FORM($card, case: "name") }: to noliek Māras laukā.
event-nothing-to-give-up = { FORM($seat, case: "dat") } nav kārts, no kuras atteikties.
event-returned = Kārts { FORM($card, case: "name") } atgriežas { FORM($seat, case: "gen") } rokā.
event-drew = { FORM($seat) } no Māras lauka paņem kārti { FORM($card, case: "name") }.
event-mara-is-empty = Māras lauks ir tukšs, tāpēc neviens neko neņem.
event-nobody-draws = Māras laukā ir par maz kāršu ({ $count }), tāpēc neviens neko neņem.
event-mara-dealt = { FORM($seat) } no Māras lauka saņem: { LIST($cards) }.
event-chaos = { $why ->
    [no_active] Haoss: izņemot pirmo kārti, aktīvu kāršu nav.
   *[equal] Haoss: stiprākās aktīvās kārtis ir vienlīdz stipras.
}
event-trick-ended = { $outcome ->
    [won] Gājiens beidzas ar uzvaru.
    [closed] Gājiens beidzas ar slēgšanu.
   *[chaos] Gājiens beidzas ar haosu.
}
event-stated = { $fact ->
    [sigil_count] Norādīts, cik sigilu ir { FORM($seat, case: "dat") }: { $count }.
    [missing] Norādīts, cik zīmju līdz sigilam trūkst { FORM($seat, case: "dat") }: { $count }.
    [hand_count] Norādīts, cik kāršu rokā ir { FORM($seat, case: "dat") }: { $count }.
   *[mara_count] Norādīts, cik kāršu ir Māras laukā: { $count }.
}
event-game-won = { COUNT($seats) ->
    [1] Spēlē uzvar { LIST($seats) } ar { $count ->
        [zero] { $count } sigiliem.
        [one] { $count } sigilu.
       *[other] { $count } sigiliem.
    }
   *[other] Spēlē kopā uzvar { LIST($seats) }, katrs ar { $count ->
        [zero] { $count } sigiliem.
        [one] { $count } sigilu.
       *[other] { $count } sigiliem.
    }
}
event-game-stopped = Spēli aptur. Visvairāk sigilu ({ $count }) ir { LIST($seats, case: "dat") }.
event-allowed = { $deed ->
    [lay] { FORM($seat) } drīkst nolikt kārti { FORM($what, case: "name") }.
    [take_card] { FORM($seat) } drīkst paņemt kārti { FORM($what, case: "name") }.
   *[take_sigil] { FORM($seat) } drīkst paņemt sigilu “{ FORM($what) }”.
}

## Ko jautā

choice-seats = Kuram spēlētājam tiek kurš gadalaiks?
choice-deal = Kādā secībā guļ sajauktās kavas kārtis?
choice-lay = Kuru kārti noliek { FORM($who) }?
choice-which-card = Kuru kārti atklāj { FORM($seat) }?
choice-sigil = Kuru sigilu izpilda { FORM($seat) }?
choice-three = Ar kurām { FORM($seat, case: "gen") } kārtīm izpilda sigilu “{ FORM($sigil) }”?
choice-keep = Kura kārts paliek { FORM($seat, case: "gen") } rokā?
choice-strongest = Kura no { LIST($seats, case: "gen") } kārtīm ir stiprākā?
choice-lot = Kam krīt loze izlozē starp { LIST($seats, case: "acc") }?
choice-give-up = No kuras kārts atsakās { FORM($who) }?
choice-draw-order = Kādā secībā spēlētāji ņem kārtis?
choice-draw = Kuru kārti no Māras lauka paņem { FORM($seat) }?
choice-reshuffle = Kādā secībā guļ sajauktās Māras lauka kārtis?
choice-sigil-count = Cik sigilu ir { FORM($seat, case: "dat") }?
choice-missing = { $taken ->
    [0] Cik zīmju līdz pirmajam sigilam vēl trūkst { FORM($seat, case: "dat") }?
   *[other] Cik zīmju līdz nākamajam sigilam vēl trūkst { FORM($seat, case: "dat") }?
}
choice-hand-count = Cik kāršu rokā ir { FORM($seat, case: "dat") }? { $high } nozīmē tik vai vairāk.
choice-mara-count = Cik kāršu guļ Māras laukā? { $high } nozīmē tik vai vairāk.

option-skip = tagad sigilu neņemt

## Ko nedrīkst

refusal-mara-is-not-for-taking = { FORM($seat) } nedrīkst paņemt kārti { FORM($what, case: "name") }: tagad ne kārts, ne noteikums neļauj ņemt no Māras lauka.
refusal-already-laid = { FORM($seat) } šajā gājienā kārti jau nolika.
refusal-not-your-season = Sigils “{ FORM($what) }” pieder { FORM($owner, case: "dat") }, tāpēc { FORM($seat) } to ņemt nedrīkst.
refusal-sigil-already-taken = { FORM($seat) } sigilu “{ FORM($what) }” jau paņēma.
refusal-signs-are-missing = { FORM($seat) } nedrīkst paņemt sigilu “{ FORM($what) }”: trūkst { $count ->
    [zero] { $count } zīmju.
    [one] { $count } zīmes.
   *[other] { $count } zīmju.
}
refusal-sigils-are-not-laid = { FORM($seat) } nedrīkst nolikt “{ FORM($option) }”: sigili nav rokas kārtis.
refusal-lies-in-mara = { FORM($seat) } nedrīkst nolikt kārti { FORM($option, case: "name") }: tā guļ Māras laukā.
refusal-not-in-hand = Kārts { FORM($option, case: "name") } rokā nav.

## Ko teksts nesaka

gap-double-win = { LIST($seats) } uzvarai vajadzīgos sigilus savāc kopā. Teksts nesaka, kurš uzvar.
gap-empty-hand = { FORM($seat, case: "dat") } nav kārts, ko nolikt. Teksts nesaka, kas tad notiek.
gap-empty-leader = { FORM("Ruduo") } kārti nenolika, tāpēc pirmā atklātā ir { FORM($seat, case: "gen") } kārts. Teksts nesaka, kas nosaka plakni.
gap-fate-effects = Formas plaknē ir Likteņa kārtis: { LIST($cards) }. Teksts nesaka, ko tās dara.
gap-virsmas-winner = Teksts nesaka, kura kārts uzvar Pārvērtības plaknē.
gap-stoka-empty-hand = { FORM($seat, case: "dat") } nav kārts, no kuras atteikties. Teksts nesaka, kas tad notiek.
gap-gausa-short = Māras laukā visiem kāršu nepietiek ({ $count }). Teksts nesaka, kurš tās ņem.
gap-stuck = Spēle ir iestrēgusi. Teksts to neļauj, bet nesaka, ko darīt.

question-double-win = Kurš uzvar, ja divi gadalaiki pēdējo sigilu savāc kopā?
question-wisdom = Vai bez sigiliem ir vēl citas Gudrības kārtis?
question-sigil-timing = Kad izpilda savāktu sigilu?
question-sigil-duty = Vai savākts sigils ir jāizpilda?
question-which-three = Kurš izvēlas kārtis, ja sigilu veido vairāki to komplekti?
question-kept-card = Kurš izvēlas kārti, kas paliek rokā?
question-kept-card-again = Vai rokā paturēta kārts var derēt citam sigilam?
question-empty-hand = Kas notiek, ja spēlētājam nav kārts, ko nolikt?
question-empty-leader = Kas nosaka plakni, ja { FORM("Ruduo") } kārti nenoliek?
question-lone-leader = Kas notiek, ja aktīva ir tikai pirmā kārts?
question-fate-effects = Ko Formas plaknē dara Likteņa kārtis?
question-virsmas-winner = Kura kārts uzvar Pārvērtības plaknē?
question-spoils = Kur liek iegūtās kārtis?
question-reda-timing = Kad iedarbojas Rēdas kārts?
question-reda-passes = Ko pa apli padod RĒDA?
question-laima-spoils = Kur liek kārtis, ja gājienu slēdz LAIMA?
question-laima-distance = Kā mēra, cik tālu ir līdz pirmajam sigilam?
question-laima-tie-with-sigils = Ko izvēlas LAIMA, ja vismazāk sigilu ir vairākiem?
question-stoka-empty-hand = Kas notiek, ja iedarbojas STOKA, bet roka ir tukša?
question-gausa-short = Kurš ņem kārtis, ja iedarbojas GAUSA, bet Māras laukā to ir par maz?
question-cancel = Kad aktīvās kārtis cita citu neitralizē?
question-stoka-in-chaos = Vai iedarbojas arī STOKA, kas atklāta pēc citas Rēdas kārts?
question-stuck = Ko dara, ja spēle iestrēgst?

## Lasījumi

reading-gap = teksts neko neizšķir
reading-double-win-season-order = pirmais gadalaiku secībā
reading-double-win-shared = uzvar abi
reading-wisdom-sigils-are-the-wisdom-cards = nē, Gudrības kārtis ir paši sigili
reading-wisdom-separate = jā, tās noliek malā
reading-sigil-timing-at-once = uzreiz
reading-sigil-timing-after-trick = pēc gājiena
reading-sigil-duty-must = jā, ir jāizpilda
reading-sigil-duty-may = nē, drīkst pagaidīt
reading-which-three-owner-chooses = īpašnieks
reading-which-three-random = nejaušība
reading-kept-card-owner-chooses = īpašnieks
reading-kept-card-random = nejaušība
reading-kept-card-again-yes = jā
reading-kept-card-again-no = nē
reading-empty-hand-sits-out = spēlētājs gājienā nepiedalās
reading-empty-hand-draws-from-mara = spēlētājs paņem kārti no Māras lauka
reading-empty-hand-game-ends = spēle beidzas, uzvar tas, kam ir visvairāk sigilu
reading-empty-leader-next-season-sets-plane = nākamā gadalaika pirmā kārts
reading-lone-leader-chaos = haoss
reading-lone-leader-wins = pirmā kārts uzvar
reading-fate-effects-none-defined = neko, ja vien kārts nesaka citādi
reading-virsmas-winner-strongest-fate = stiprākā Likteņa kārts
reading-spoils-hand = uzvarētājam rokā
reading-spoils-won-pile = uzvarētāja kaudzē
reading-reda-timing-after-all-four = kad atklātas visas kārtis
reading-reda-timing-at-reveal = tiklīdz tā atklāta
reading-reda-passes-trick-cards = gājiena kārtis
reading-reda-passes-whole-hands = visas rokas
reading-laima-spoils-takes-trick = uzvarētājam
reading-laima-spoils-to-mara = Māras laukā
reading-laima-spoils-to-owners = atpakaļ īpašniekiem
reading-laima-distance-fewest-missing-signs-of-best-sigil = pēc tuvākā sigila trūkstošajām zīmēm
reading-laima-distance-sum-over-own-sigils = pēc visu savu sigilu trūkstošajām zīmēm
reading-laima-tie-with-sigils-random = to, kuru izraugās loze
reading-laima-tie-with-sigils-farthest-from-next = to, kam līdz nākamajam sigilam vistālāk
reading-stoka-empty-hand-skips = spēlētājs ne no kā neatsakās
reading-gausa-short-season-order = pirmie gadalaiku secībā
reading-gausa-short-random-players = ar lozi izraudzīti spēlētāji
reading-gausa-short-nobody = neviens
reading-cancel-top-tie = ja stiprākās ir vienlīdz stipras
reading-cancel-all-equal = ja vienlīdz stipras ir visas; citādi uzvar pirmā no stiprākajām
reading-cancel-next-strongest = vienlīdz stiprās izkrīt, un uzvar nākamā pēc stipruma
reading-stoka-in-chaos-dead = nē
reading-stoka-in-chaos-later-stoka-also-acts = jā, katrs vēl atsakās no kārts
reading-stuck-trick-limit = spēli aptur, uzvar tas, kam ir visvairāk sigilu
reading-stuck-mara-reshuffle = Māras lauku sajauc un izdala no jauna

## Ar ko beidzās

answer-won = Gājienā uzvar { FORM($winner) }.
answer-closed = { $winner ->
    [none] Gājienu slēdz { FORM($fired) }, neviens tajā neuzvar.
   *[other] Gājienu slēdz { FORM($fired) }, tajā uzvar { FORM($winner) }.
}
answer-chaos = Gājiens beidzas ar haosu, neviens tajā neuzvar.
answer-ended = Spēle beidzas, pirms gājiens ir galā.
answer-nothing = Nekas nenotiek.

# Spēles lapas.
page-play-seasons = Četri gadalaiki
page-play-seasons-about = Jūs spēlējat viena gadalaika vietā, dators – pārējo vietā; jebkuru vietu var ieņemt arī cilvēks.
ui-value-seeker = tiecas pēc sigiliem
ui-value-look-ahead = domā vienu gājienu uz priekšu
