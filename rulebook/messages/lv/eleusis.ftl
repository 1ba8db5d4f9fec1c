## Slepenie noteikumi: ko noteikums saka, nosacījums pēc nosacījuma

secret-current = šī kārts
secret-current-of = šīs kārts
secret-previous = iepriekšējā kārts
secret-previous-of = iepriekšējās kārts
secret-previous2 = priekšpēdējā kārts
secret-previous2-of = priekšpēdējās kārts
secret-first = pirmā kārts
secret-first-of = pirmās kārts
secret-each = tā kārts
secret-each-of = tās kārts
secret-card-of = ({ $card })
secret-position = šīs kārts vieta
secret-black = melna
secret-red = sarkana

secret-suit = { $of } masts
secret-color = { $of } krāsa
secret-value = { $of } vērtība
secret-plus1 = { $one } + 1
secret-minus1 = { $one } − 1
secret-plus1-suit = { $one } + 1 (♣ ♦ ♥ ♠)
secret-minus1-suit = { $one } − 1 (♣ ♦ ♥ ♠)
secret-other-color = nevis { $one }
secret-cycle = ({ $one }, solis pa apli { $ring })
secret-mod = atlikums, dalot ar { $divisor } ({ $one })
secret-count = cik rindas kāršu der ({ $test })
secret-choose = ({ $test }: { $then }; citādi: { $other })

secret-is-royal = { $card } ir J, Q vai K
secret-even = { $of } vērtība ir pāra skaitlis
secret-odd = { $of } vērtība ir nepāra skaitlis
secret-prime = { $of } vērtība ir pirmskaitlis
secret-equal = { $one } = { $other }
secret-less = { $one } < { $other }
secret-greater = { $one } > { $other }
secret-between = { $low } ≤ { $one } ≤ { $high }
secret-in = { $one } ir starp šiem: { LIST($things) }
secret-true = jebkura kārts
secret-false = neviena kārts

secret-all = visi šie nosacījumi:
secret-any = vismaz viens no šiem nosacījumiem:
secret-none = nav tiesa, ka:
secret-both = abi šie nosacījumi vai neviens:
secret-if = ja:
secret-then = tad:
secret-otherwise = citādi:

secret-and = { $one } un { $other }
secret-or = ({ $one } vai { $other })
secret-not = ne ({ $one })
secret-same = (abi vai neviens: { $one }; { $other })

## Slepenie noteikumi: katalogs

catalogue-reds = Kārts ir sarkana.
catalogue-odd-values = Vērtība ir nepāra skaitlis.
catalogue-no-hearts = Kārts nav ♥.
catalogue-low-values = Vērtība nav lielāka par 7.
catalogue-middle-values = Vērtība ir no 5 līdz 9.
catalogue-royals = Kārts ir J, Q vai K.
catalogue-primes = Vērtība ir pirmskaitlis.
catalogue-clubs-and-hearts = Kārts ir ♣ vai ♥.
catalogue-colours-alternate = Krāsas mijas.
catalogue-parity-alternates = Pāra un nepāra vērtības mijas.
catalogue-suit-changes = Masts ir cits nekā iepriekšējai kārtij.
catalogue-suit-cycle = Masti iet pa apli: ♣, ♦, ♥, ♠ un atkal ♣.
catalogue-suit-or-value = Masts vai vērtība sakrīt ar iepriekšējo kārti.
catalogue-suit-or-seven = Masts sakrīt ar iepriekšējo kārti, vai arī kārts ir 7.
catalogue-low-then-high = Pēc vērtības līdz 7 seko ne mazāka par 7, pēc lielākas par 7 – ne lielāka par 7.
catalogue-black-after-even = Pēc pāra vērtības seko melna kārts, pēc nepāra – sarkana.
catalogue-up-after-red = Pēc sarkanas kārts vērtība nesamazinās, pēc melnas – nepieaug.
catalogue-values-climb = Vērtība pieaug; pēc J, Q vai K der jebkura kārts.
catalogue-suits-climb = Masts kāpj šādi: ♣, ♦, ♥, ♠; pēc ♠ der jebkura kārts.
catalogue-neighbours = Vērtība ir par vienu lielāka vai mazāka nekā iepriekšējai kārtij.
catalogue-stay-or-next-suit = Masts paliek vai ir nākamais aplī: ♣, ♦, ♥, ♠.
catalogue-ring-of-colours = Masti iet pa apli: ♣, ♥, ♠, ♦ un atkal ♣.
catalogue-suit-groups = Pēc ♣ vai ♥ seko ♦ vai ♠, pēc tiem – ♣ vai ♥.
catalogue-royals-apart = Pēc J, Q vai K neseko neviena no tām.
catalogue-primes-alternate = Pirmskaitļi mijas ar citām vērtībām.
catalogue-red-after-royal = Pēc J, Q vai K seko sarkana kārts, pēc jebkuras citas – cits masts.
catalogue-no-third-colour = Trīs kārtis pēc kārtas nav vienā krāsā.
catalogue-colour-two-before = Krāsa ir tāda kā priekšpēdējai kārtij.
catalogue-two-by-two = Pēc divām vienas krāsas kārtīm krāsa mainās, pēc divām dažādām – paliek.
catalogue-three-suits = Masts ir cits nekā abām pēdējām kārtīm.
catalogue-suit-of-last-two = Masts sakrīt ar vienu no divām pēdējām kārtīm.
catalogue-zigzag = Ja vērtība tikko pieauga, tā nepieaug, citādi – nesamazinās.
catalogue-even-places-red = Katrā pāra vietā ir sarkana kārts.
catalogue-third-place-royal = Katra trešā kārts ir J, Q vai K.
catalogue-parity-of-place = Pāra vērtības ir pāra vietās, nepāra – nepāra vietās.
catalogue-pairs-of-colour = Sākot ar pirmo kārti, seko divas vienas krāsas kārtis, tad divas otras.
catalogue-triples-of-parity = Sākot ar pirmo kārti, seko trīs vērtības, visas pāra vai visas nepāra, tad trīs pretējas.
catalogue-low-middle-high = Vietas mijas: ne vairāk par 5, no 5 līdz 9, ne mazāk par 9.
catalogue-remainder-of-place = Vērtībai un vietai, dalot ar 3, ir vienāds atlikums.
catalogue-colours-balance = Šīs krāsas kāršu rindā nav vairāk kā otras krāsas.
catalogue-suits-balance = Šī masta kāršu rindā nav vairāk kā iepriekšējās kārts masta.
catalogue-reds-decide-parity = Kamēr rindā ir pāra skaits sarkano kāršu, vērtība ir pāra, citādi – nepāra.
catalogue-royals-switch-colour = Kārtis ir melnas; katra J, Q vai K rindā krāsu maina.
catalogue-colour-of-starter = Pēc pāra vērtības seko pirmās kārts krāsa, pēc nepāra – otra.
catalogue-parity-of-starter = Ja pirmās kārts vērtība ir pāra, masts ik reizi mainās, citādi krāsa paliek.
catalogue-across-the-starter = Pēc vērtības, kas lielāka nekā pirmajai kārtij, seko ne lielāka, citādi – ne mazāka.

## Kas notiek

event-round-began = Sākas { $number }. raunds. Dievs ir { FORM($god) }.
event-rule-written = { FORM($god) } pieraksta slepeno noteikumu: { $rule }
event-packs-shuffled = Sajauktajā kaudzē ir { COUNT($cards) ->
    [zero] { COUNT($cards) } kāršu.
    [one] { COUNT($cards) } kārts.
   *[other] { COUNT($cards) } kārtis.
}
event-hand-dealt = { COUNT($cards) ->
    [1] { FORM($player) } saņem kārti { LIST($cards) }.
   *[other] { FORM($player) } saņem kārtis: { LIST($cards) }.
}
event-deck-added = Kaudzē kāršu ir maz, tāpēc pieliek vēl vienu kavu.
event-stock-ran-out = Kaudzē kāršu vairs nav.
event-starter-turned = Pirmā kārts ir { $card }.
event-counted-off = Pirmās kārts vērtība ir { $count }, tāpēc skaita līdz { $count }: sanāk { FORM($player) }.
event-begins-left-of-god = Sāk { FORM($player) }, pirmā vieta aiz Dieva pulksteņrādītāja virzienā.
event-played-cards = { COUNT($cards) ->
    [1] { FORM($player) } izspēlē kārti { LIST($cards) }.
   *[other] { FORM($player) } izspēlē virkni: { LIST($cards) }.
}
event-laid-right = Pareizi. Pamatrindā noliek: { LIST($cards) }.
event-laid-wrong = { $under ->
    [0] Nepareizi. Sānrindā zem pirmās kārts noliek: { LIST($cards) }.
   *[other] Nepareizi. Sānrindā zem pēdējās pareizās kārts noliek: { LIST($cards) }.
}
event-marked = { $number ->
    [0] Uz pirmās kārts uzliek { FORM($colour, case: "acc") }.
   *[other] Uz { $number }. izspēlētās kārts uzliek { FORM($colour, case: "acc") }.
}
event-sudden-death-began = Sākas pēkšņā nāve: kāršu skaits sasniedz { $count }.
event-called = { $call ->
    [right] Pravietis { FORM($player) } saka “pareiza”.
   *[wrong] Pravietis { FORM($player) } saka “nepareiza”.
}
event-approved = Dievs apstiprina Pravieša vērtējumu.
event-denied = Dievs noliedz Pravieša vērtējumu.
event-overthrown = Dievs gāž Pravieti: { FORM($player) } paņem savas kārtis atpakaļ rokā.
event-cards-drawn = { COUNT($cards) ->
    [1] { FORM($player) } saņem soda kārti { LIST($cards) }.
   *[other] { FORM($player) } saņem soda kārtis: { LIST($cards) }.
}
event-forgiven = Pravietis ir gāzts, tāpēc { FORM($player) } par nepareizo gājienu sodu nesaņem.
event-expelled-from-round = { FORM($player) } nepareiza gājiena dēļ šajā raundā vairs nespēlē.
event-became-prophet = { FORM($player) } kļūst par Pravieti.
event-set-aside = { FORM($player) } noliek malā { $count ->
    [zero] { $count } kāršu.
    [one] { $count } kārti.
   *[other] { $count } kārtis.
}
event-claimed = { FORM($player) } saka “kārts nav” un parāda roku: { LIST($cards) }.
event-hand-shown = { FORM($player) } parāda šādas kārtis: { LIST($cards) }.
event-claim-right = { FORM($player) } saka taisnību: pareizas kārts nav.
event-claim-wrong = { FORM($player) } kļūdās: pareiza kārts ir.
event-claim-settled = { FORM($player) } roku vairs nerāda.
event-laid-hand-down = { FORM($player) } noliek roku uz galda: { LIST($cards) }.
event-put-under-stock = Zem kaudzes noliek: { LIST($cards) }.
event-picked = No rokas, ko parādīja { FORM($owner) }, { FORM($player) } izraugās kārti { $card }.
event-forced-right = Izvēlētā kārts ir pareiza. Pamatrindā noliek: { $card }.
event-given-back = Nepareizi. { FORM($player) } saņem atpakaļ kārti { $card }.
event-round-over = { $why ->
    [out_of_cards] Raunds ir galā: kādam spēlētājam vairs nav nevienas kārts.
    [all_expelled] Raunds ir galā: visi spēlētāji ir izslēgti.
   *[stock_out] Raunds ir galā: kaudzē vairs nav kāršu.
}
event-most-cards = MAX, lielākais kāršu skaits rokā, ir { $count }.
event-hand-scored = { FORM($player) }: kārtis – { $count }, punkti – { $points }.
event-no-cards-bonus = { FORM($player) } par tukšu roku saņem vēl { $points ->
    [zero] { $points } punktu.
    [one] { $points } punktu.
   *[other] { $points } punktus.
}
event-prophet-scored = Īstenais Pravietis ir { FORM($player) }. Pareizās kārtis – { $right }, nepareizās – { $wrong }, tāpēc klāt nāk punkti: { $points }.
event-god-scored = Augstākais spēlētāja rezultāts ir { $best }, kārtis dod { $cap }; { FORM($player) } saņem mazāko skaitli: { $points }.
event-god-scored-without-prophet = Īstenā Pravieša nav. Augstākais spēlētāja rezultāts ir { $best }; { FORM($player) } saņem punktus: { $points }.
event-never-god = { FORM($player) } nebija Dievs, tāpēc saņem vēl { $points ->
    [zero] { $points } punktu.
    [one] { $points } punktu.
   *[other] { $points } punktus.
}
event-game-over = Spēle ir galā. Izspēlēti raundi: { $rounds }.
event-standing = Punkti: { LIST($points) }.
event-most-points = { COUNT($players) ->
    [1] Uzvar { LIST($players) } (punkti: { $points }).
   *[other] Kopā uzvar { LIST($players) } (punkti katram: { $points }).
}

## Ko jautā

choice-rule = Kādu slepeno noteikumu pieraksta { FORM($who) }?
choice-pack-order = Kādā kārtībā guļ sajauktās kārtis?
choice-next-card = Kuru kārti no kaudzes paņem { FORM($player) }?
choice-shown-hand = Kādas vēl neredzētas kārtis ir rokā, ko rāda { FORM($player) }? Kāršu skaits: { $count }.
choice-turn = Ko izspēlē { FORM($who) }?
choice-offer = Vai { FORM($who) } kļūst par Pravieti?
choice-verdict = Ko saka Dievs ({ FORM($who) }): “pareiza” vai “nepareiza”?
choice-call = Ko saka Pravietis ({ FORM($who) }): “pareiza” vai “nepareiza”?
choice-pick = Kuru kārti no rokas, ko parādīja { FORM($player) }, izspēlē { FORM($who) }?

option-play = izspēlēt { LIST($what) }
option-no-play = teikt “kārts nav”
option-prophet = kļūt par Pravieti
option-decline = nekļūt par Pravieti
option-call = Pravietis: { LIST($what) }
option-god = Dievs: { LIST($what) }
option-pick = izraudzīties { LIST($what) }
option-right = “pareiza”
option-wrong = “nepareiza”

## Ko nedrīkst

refusal-god-does-not-play = { FORM($player) } kārtis neizspēlē: Dievs tikai vērtē.
refusal-has-no-cards = { FORM($player) } gājienu izdarīt nevar: roka ir tukša.
refusal-judgement-comes-first = { FORM($player) } vēl neko darīt nevar: vispirms jānovērtē iepriekšējais gājiens.
refusal-pick-comes-first = { FORM($player) } vēl neko darīt nevar: vispirms no parādītās rokas jāizraugās pareiza kārts.
refusal-no-prophet-without-cards = { FORM($player) } nevar kļūt par Pravieti: roka ir tukša.
refusal-no-such-card = Kārts “{ $card }” nav.
refusal-not-a-judgement = “{ $option }” nav vērtējums: tas ir “pareiza” vai “nepareiza”.
refusal-not-a-play = “{ $option }” nav gājiens: izspēlē kārtis vai saka “kārts nav”.
refusal-not-a-right-card = Kārts { $card } ir nepareiza, bet te jāizspēlē pareiza.
refusal-not-an-answer = “{ $option }” nav atbilde: par Pravieti vai nu kļūst, vai nekļūst.
refusal-card-not-in-hand = { FORM($player) } nevar izspēlēt kārti { $card }: rokā tās nav.
refusal-card-not-left = Tik daudz kāršu { $card } nevar būt: vēl neredzēto skaits ir { $count }.
refusal-not-in-that-hand = Rokā, ko parādīja { FORM($player) }, kārts { $card } nav.
refusal-not-so-many-in-hand = { FORM($player) } nevar izspēlēt tik daudz kāršu { $card }: to skaits rokā ir { $count }.
refusal-not-that-many-shown = Rokā, ko rāda { FORM($player) }, vēl neredzēto kāršu skaits ir { $count }. Norādiet tieši tik daudz.
refusal-not-your-turn = Tagad gājiens jāizdara citam: to dara { FORM($on_turn) }, nevis { FORM($player) }.
refusal-nothing-to-call = Tagad Pravietim nav ko vērtēt.
refusal-nothing-to-judge = Tagad Dievam nav ko vērtēt.
refusal-nothing-to-pick = Tagad no rokas nekas nav jāizraugās.
refusal-only-after-own-turn = { FORM($player) } drīkst kļūt par Pravieti tikai uzreiz pēc sava gājiena.
refusal-only-the-prophet-calls = Gājienus vērtē Pravietis { FORM($prophet) }, nevis { FORM($player) }.
refusal-prophet-does-not-play = { FORM($player) } kārtis neizspēlē, jo ir Pravietis.
refusal-round-is-over = Raunds ir galā, tāpēc gājienu vairs nav.
refusal-string-length = Izspēlē vienu kārti vai virkni no { $low } līdz { $high } kārtīm, bet te kāršu skaits ir { $count }.
refusal-the-rule-decides = Dievam nav jāvērtē: visu pasaka pierakstītais noteikums.
refusal-there-is-a-prophet = { FORM($player) } nevar kļūt par Pravieti: Pravietis jau ir { FORM($prophet) }.
refusal-there-is-no-prophet = Pravieša nav, tāpēc vērtē Dievs.
refusal-too-few-others = { FORM($player) } nevar kļūt par Pravieti: bez Dieva spēlē palicis par maz citu spēlētāju ({ $count }).
refusal-unknown-player = “{ $player }” pie galda nesēž.
refusal-was-expelled = { FORM($player) } nepareiza gājiena dēļ šajā raundā vairs nespēlē.
refusal-was-prophet-before = { FORM($player) } šajā raundā jau bija Pravietis.

## Ko teksts nesaka

gap-hand-size = Teksts nesaka, cik kāršu izdala.
gap-stock-out = Kaudzē palicis par maz kāršu ({ $count }). Teksts nesaka, ko tad dara.
gap-first-player = Teksts nesaka, kurš sāk.
gap-turn-order = Teksts nesaka, kādā kārtībā spēlētāji izdara gājienus.
gap-mark-after-no-play = Spēlētājam { FORM($player) } šajā raundā vēl nav izspēlētas kārts. Teksts nesaka, kurai kārtij tad uzliek melnu zīmi.
gap-prophet-counts-as-expelled-for-end = Izslēgti visi, tikai ne Pravietis ({ FORM($player) }). Teksts nesaka, kas tad notiek.
gap-next-god = Teksts nesaka, kurš nākamajā raundā ir Dievs.
gap-god-without-prophet = Īstenā Pravieša nav. Teksts nesaka, cik punktu tad saņem Dievs.
gap-joint-winners = Vienāds punktu skaits, un tādu ir vairāki: { LIST($players) }. Teksts nesaka, kurš uzvar.

question-hand-size = Cik kāršu katram izdala?
question-stock-out = Ko dara, ja kaudze beidzas?
question-first-player = Kurš sāk?
question-turn-order = Kādā kārtībā spēlētāji izdara gājienus?
question-prophet-once = Vai gāzts Pravietis var atkal kļūt par Pravieti?
question-approved-false-no-play = Kas notiek, ja Pravietis apstiprina nepareizu “kārts nav” un tiek gāzts?
question-expelled-when-prophet-fell = Vai pēkšņajā nāvē izslēdz arī to, kura gājiena dēļ gāzts Pravietis?
question-counts-starter = Vai, skaitot izspēlētās kārtis, skaita arī pirmo kārti?
question-counts-forced-card = Vai zīmēm un pēkšņajai nāvei skaita arī kārti, ko no spēlētāja rokas izspēlē Dievs vai Pravietis?
question-death-from = No kuras kārts pēkšņajā nāvē izslēdz?
question-sequence-across-threshold = Vai pēkšņā nāve attiecas uz virkni, kas pārkāpj robežu?
question-expelled-also-draws = Vai izslēgts spēlētājs saņem arī soda kārtis?
question-wrong-no-play-expels = Vai pēkšņajā nāvē izslēdz arī par nepareizu “kārts nav”?
question-white-count-under-prophet = Vai kārtis baltajām zīmēm skaita arī tad, kad ir Pravietis?
question-mark-after-no-play = Kurai kārtij uzliek melnu zīmi, ja par Pravieti kļūst pēc “kārts nav”?
question-old-hand = Kur paliek roka pēc pareiza “kārts nav”?
question-forced-wrong-pick = Kas notiek, ja Pravietis no parādītās rokas izraugās nepareizu kārti?
question-out-on-forgiven-card = Vai raunds ir galā, ja pēdējā kārts ir nepareiza, bet par to nesoda?
question-prophet-counts-as-expelled-for-end = Vai raunds ir galā, ja izslēgti visi, tikai ne Pravietis?
question-next-god = Kurš nākamajā raundā ir Dievs?
question-prophet-bonus = Par kurām kārtīm punktus saņem Īstenais Pravietis?
question-god-cap = Kuras kārtis ierobežo Dieva punktus?
question-god-without-prophet = Cik punktu saņem Dievs, ja Īstenā Pravieša nav?
question-joint-winners = Kurš uzvar, ja visvairāk punktu ir vairākiem?
question-sideline = Kur liek nepareizās kārtis?

## Lasījumi

reading-gap = teksts neko neizšķir
reading-yes = jā
reading-no = nē
reading-turn-over = gājiens ir galā
reading-god-plays-right-card = pareizu kārti izspēlē Dievs
reading-hand-size-14 = četrpadsmit
reading-stock-out-add-deck-at-4 = kad paliek četras kārtis, pieliek kavu
reading-stock-out-end-round = raundu beidz
reading-first-player-by-starter = tas, līdz kuram noskaita pēc pirmās kārts vērtības
reading-first-player-left-of-god = pirmais aiz Dieva pulksteņrādītāja virzienā
reading-turn-order-clockwise = pulksteņrādītāja virzienā
reading-prophet-once-per-round = nē, par Pravieti kļūst tikai reizi raundā
reading-prophet-once-per-turn = jā, pēc jebkura sava gājiena
reading-death-from-after-40th = no pirmās pēc robežas kārts
reading-death-from-on-40th = no pašas robežas kārts
reading-sequence-across-threshold-by-count-before = nē, svarīgi, cik kāršu bija pirms tās
reading-sequence-across-threshold-by-count-after = jā, svarīgi, cik kāršu ir pēc tās
reading-white-count-under-prophet-runs = jā
reading-white-count-under-prophet-frozen = nē, skaitīšana apstājas
reading-mark-after-no-play-own-last-card = pēdējai paša izspēlētajai kārtij
reading-mark-after-no-play-last-card-on-table = pēdējai kārtij uz galda
reading-old-hand-stays-on-table = uz galda
reading-old-hand-into-stock = zem kaudzes
reading-out-on-forgiven-card-round-ends = jā
reading-out-on-forgiven-card-plays-on = nē, spēlē tālāk
reading-next-god-clockwise = nākamais pulksteņrādītāja virzienā
reading-prophet-bonus-both-since = par tām, kas izspēlētas, kopš viņš ir Pravietis
reading-prophet-bonus-right-whole-round = par pareizajām – visā raundā, par nepareizajām – tikai kopš tā laika
reading-god-cap-since = tās, kas izspēlētas, kopš Īstenais Pravietis ir Pravietis
reading-god-cap-before = tās, kas izspēlētas pirms tam
reading-god-without-prophet-best-player = tik, cik labākais spēlētājs
reading-god-without-prophet-zero = nevienu
reading-joint-winners-yes = viņi visi
reading-sideline-under-starter = zem pirmās kārts
reading-sideline-under-last-right = zem pēdējās pareizās kārts

## Ar ko beidzās

answer-out-of-cards = Raunds ir galā: kādam spēlētājam vairs nav nevienas kārts. Punkti: { LIST($points) }.
answer-all-expelled = Raunds ir galā: visi spēlētāji ir izslēgti. Punkti: { LIST($points) }.
answer-stock-out = Raunds ir galā: kaudzē vairs nav kāršu. Punkti: { LIST($points) }.
answer-scored = Punkti: { LIST($points) }.
answer-nothing = Nekas nenotiek.

## Ko norāda stāvoklis

ui-param-god = Dievs
ui-param-rule = Slepenais noteikums
ui-param-starter = Pirmā kārts
ui-param-stock = Kaudze
ui-param-moves = Gājieni
ui-param-rounds = Cik raundu izspēlēt
ui-param-level = Slepeno noteikumu grūtība
ui-param-prophet = Īstenais Pravietis
ui-param-right-since = Pareizās kārtis, kopš ir Pravietis
ui-param-wrong-since = Nepareizās kārtis, kopš ir Pravietis
ui-param-cards-before = Kārtis uz galda pirms tam
ui-param-right-before = Pareizās kārtis pirms tam
ui-param-never-god = Nav bijis Dievs

## Galds

ui-main-line = Pamatrinda
ui-rule = Slepenais noteikums:
ui-stock = { $count ->
    [zero] Kaudzē { $count } kāršu
    [one] Kaudzē { $count } kārts
   *[other] Kaudzē { $count } kārtis
}
ui-god = Dievs
ui-prophet = Pravietis
ui-expelled = vairs nespēlē
ui-points = { $count ->
    [zero] { $count } punktu
    [one] { $count } punkts
   *[other] { $count } punkti
}
ui-cards-held = { $count ->
    [zero] Rokā { $count } kāršu:
    [one] Rokā { $count } kārts:
   *[other] Rokā { $count } kārtis:
}
ui-mark-white = { $number }. izspēlētā kārts: balta zīme
ui-mark-black = { $number }. izspēlētā kārts: melna zīme
ui-sheet = Punkti
ui-sheet-player = Spēlētājs
ui-sheet-cards = Kārtis
ui-sheet-hand = Par roku
ui-sheet-bonus = Bez kārtīm
ui-sheet-prophet = Pravietis
ui-sheet-god = Dievs
ui-sheet-never = Nav bijis Dievs
ui-sheet-sum = Kopā

## Raunds, ko var izspēlēt

page-play-scientist = Spēlēt kā zinātniekam
page-play-scientist-about = Dievs ir izlozējis slepeno noteikumu. Izspēlējiet kārtis no savas rokas, skatieties, kuras ir pareizas, un kļūstiet par Pravieti, kad domājat, ka noteikumu esat sapratuši. Pārējos trīs zinātniekus spēlē dators. Kad raunds ir galā, noteikumu parāda, un par katru kārti var uzzināt, kāpēc tā bija pareiza vai nepareiza.
page-play-prophet = Vērtēt kā Pravietim
page-play-prophet-about = Daži gājieni jau ir izspēlēti, un jūs tikko kļuvāt par Pravieti. Par katru gājienu pasakiet, vai tas ir pareizs. Dievs jūsu vērtējumu apstiprina vai jūs gāž.
page-play-god = Vērot kā Dievam ar savu noteikumu
page-play-god-about = Uzrakstiet slepeno noteikumu vai ņemiet to no kataloga. Četri zinātnieki, kurus spēlē dators, cenšas to uzminēt. Ejiet cauri raundam soli pa solim un skatieties, cik kataloga noteikumu vēl der.

ui-hidden-rule-written = { FORM($god) } pieraksta slepeno noteikumu.
ui-hidden-packs-shuffled = Kārtis sajauc un saliek kaudzē.
ui-hidden-hand-dealt = { FORM($player) } saņem kārtis.
ui-hidden-cards-drawn = { FORM($player) } saņem soda kārtis.

ui-own-hand = Jūsu roka
ui-choose-cards = Izvēlieties kārtis
ui-level = Noteikuma grūtība
ui-new-round = Jauns raunds
ui-puzzle = Mīkla no saites: kam ir šī saite, tas saņem to pašu slepeno noteikumu un tās pašas pirmās kārtis.
ui-link-catalogue = Šī saite izvēlas no cita slepeno noteikumu kataloga, tāpēc noteikums var nebūt tas, kas bija domāts.
ui-give-up = Padoties un redzēt slepeno noteikumu
ui-the-rule = Slepenais noteikums
ui-own-score = { FORM($player) }: punkti – { $points }, pareizās kārtis – { $right }, nepareizās – { $wrong }.
ui-why-cards = Kāpēc kārts bija pareiza vai nepareiza? Izvēlieties vienu:
ui-right = pareiza
ui-wrong = nepareiza
ui-was-right = { $card } pēc { $before }: pareiza.
ui-was-wrong = { $card } pēc { $before }: nepareiza.
ui-from-catalogue = Ņemt noteikumu no kataloga…
ui-own-rule = Slepenais noteikums, pierakstīts ar zīmēm
ui-play-rule = Spēlēt pēc šī noteikuma
ui-fits = Kuri kataloga noteikumi vēl der?
ui-fits-count = Visām kārtīm līdz šim solim der tik daudz noteikumu: { $count } no { $of }.
ui-make-puzzle = Izveidot mīklu citiem
ui-about-puzzle = Izvēlieties noteikumu vai uzrakstiet savu. Kas atver saiti, saņem šo noteikumu un tās pašas pirmās kārtis, tāpēc visa klase var spēlēt vienu un to pašu mīklu, katrs atsevišķi, un beigās salīdzināt punktus.
ui-puzzle-rule = Mīklas slepenais noteikums, pierakstīts ar zīmēm
ui-make-link = Izveidot saiti
ui-puzzle-link = Saite uz mīklu
ui-no-cipher = Noteikums saitē ir aizzīmogots, lai neviens to neizlasītu nejauši. Tas nav šifrs: kas grib, to var atvērt.

## Noteikumu darbnīca

ui-builder = Noteikums, nosacījums pēc nosacījuma
ui-condition = Par ko ir nosacījums
ui-conditions = Nosacījumi
ui-joined = Vairāki nosacījumi
ui-kind-color = Krāsa
ui-kind-suit = Masts
ui-kind-suits = Viens no diviem mastiem
ui-kind-trait = Pāra, nepāra, J Q K…
ui-kind-value = Vērtība
ui-kind-between = Vērtība no… līdz…
ui-kind-same = Sakrīt ar agrāku kārti
ui-kind-compare = Lielāka vai mazāka nekā agrākai kārtij
ui-kind-step = Par vienu lielāka, mazāka
ui-kind-ring = Nākamais masts aplī
ui-kind-place = Vieta pamatrindā
ui-kind-constant = Jebkura, neviena
ui-kind-and = Visi no vairākiem
ui-kind-or = Vismaz viens no vairākiem
ui-kind-not = Nav tiesa, ka
ui-kind-if = Ja… tad… citādi…
ui-kind-own = Pierakstīts zīmēs
ui-kind-joined = Abi vai neviens
ui-say-color = { $card } krāsa { $form } { $color }
ui-say-suit = { $card } masts { $form } { $suit }
ui-say-suits = { $card } masts { $form } { $suit } vai { $suit2 }
ui-say-trait = { $card } vērtība ir { $form }
ui-say-value = { $card } vērtība { $form } { $value }
ui-say-between = { $card } vērtība { $form } no { $value } līdz { $value2 }
ui-say-same = šīs kārts { $aspect } { $form } { $with }
ui-say-compare = šīs kārts vērtība { $form } { $than }
ui-say-step = šīs kārts vērtība ir par vienu { $form } nekā { $than }
ui-say-ring = šīs kārts masts aplī (♣ ♦ ♥ ♠) seko tūlīt pēc { $after }
ui-say-place = šīs kārts vieta, dalot ar { $divisor }, dod atlikumu { $rest }
ui-say-constant = der { $form }
ui-form-color-is = ir
ui-form-color-not = nav
ui-form-suit-is = ir
ui-form-suit-not = nav
ui-form-suits-is = ir
ui-form-suits-not = nav
ui-form-between-is = ir
ui-form-between-not = nav
ui-form-trait-even = pāra skaitlis
ui-form-trait-odd = nepāra skaitlis
ui-form-trait-prime = pirmskaitlis
ui-form-trait-royal = J, Q vai K
ui-form-trait-common = nevis J, Q vai K
ui-form-value-is = ir
ui-form-value-not = nav
ui-form-value-more = ir lielāka par
ui-form-value-less = ir mazāka par
ui-form-same-same = sakrīt ar
ui-form-same-other = nesakrīt ar
ui-form-compare-higher = ir lielāka nekā
ui-form-compare-lower = ir mazāka nekā
ui-form-compare-least = nav mazāka nekā
ui-form-compare-most = nav lielāka nekā
ui-form-step-up = lielāka
ui-form-step-down = mazāka
ui-form-constant-any = jebkura kārts
ui-form-constant-none = neviena kārts
ui-with-previous = iepriekšējo kārti
ui-with-previous2 = priekšpēdējo kārti
ui-with-first = pirmo kārti
ui-than-previous = iepriekšējai kārtij
ui-than-previous2 = priekšpēdējai kārtij
ui-than-first = pirmajai kārtij
ui-after-previous = iepriekšējās kārts
ui-after-previous2 = priekšpēdējās kārts
ui-after-first = pirmās kārts
ui-aspect-color = krāsa
ui-aspect-suit = masts
ui-aspect-value = vērtība
ui-blank-form = Kā ir
ui-blank-card = Kura kārts
ui-blank-color = Krāsa
ui-blank-suit = Masts
ui-blank-value = Vērtība
ui-blank-aspect = Kas tiek salīdzināts
ui-blank-with = Ar kuru kārti
ui-blank-than = Nekā kura kārts
ui-blank-after = Pēc kuras kārts
ui-blank-divisor = Dalītājs
ui-blank-rest = Atlikums
ui-add-condition = Pievienot nosacījumu
ui-add-otherwise = Pievienot “citādi”
ui-remove-condition = Noņemt šo nosacījumu
ui-catalogue = Kataloga noteikums
ui-catalogue-own = Savs noteikums
ui-of-level = { $level }. līmenis
ui-notation = Pieraksts
ui-in-words = Vārdiem
ui-column = { $column }. zīme
ui-use-word = Rakstīt “{ $word }”
ui-rule-unread = Šo noteikumu vēl nevar izlasīt.
ui-share = Cik daudz ir atļauts
ui-share-of = Vidēji pareizas ir { $percent } % kāršu.
ui-share-is = { $count ->
    [zero] Pēc šīs rindas no { $of } kārtīm pareizas ir { $count }.
    [one] Pēc šīs rindas no { $of } kārtīm pareiza ir { $count }.
   *[other] Pēc šīs rindas no { $of } kārtīm pareizas ir { $count }.
}
ui-share-none = Strupceļš: pēc šīs rindas pareizu kāršu nav.
ui-dead-never = Strupceļu nav: pēc katras pareizas kārts ir nākamā.
ui-dead-after = Strupceļi: pareizu kāršu nav pēc šīm: { LIST($cards) }.
ui-dead-always = Vieni strupceļi: ne pēc vienas kārts nav pareizas.
ui-tries = Izmēģiniet
ui-tries-hint = Pareizās kārtis ir ierāmētas. Pieskarieties kārtij un uzzināsiet, kāpēc.
ui-try-card = Nākamā kārts
ui-line-empty = Pamatrinda ir tukša.
ui-take-card = Noņemt pēdējo kārti
ui-lay-card = Likt { $card } pamatrindā
ui-is-right = pareiza
ui-is-wrong = nepareiza
ui-card-right = { $card } ir pareiza.
ui-card-wrong = { $card } ir nepareiza.
ui-card-missing = Pareiza ir jebkura kārts, kamēr vēl nav: { LIST($cards) }.
ui-fulfilled = izpildās
ui-unfulfilled = neizpildās
ui-not-reached = nav skatīts
ui-nothing = nekas
ui-copy-notation = Kopēt pierakstu
ui-play-with-rule = Spēlēt ar šo noteikumu
ui-judge-with-rule = Būt par Dievu ar šo noteikumu
ui-start-over = Sākt no jauna

## Dieva palīgs

ui-round-before = { $number }. raunds: kas spēlē un ar kādu noteikumu?
ui-round-number = { $number }. raunds
ui-player = { $number }. spēlētājs
ui-add-player = Pievienot spēlētāju
ui-rule-judge = Vērtēju pats
ui-rule-catalogue = No kataloga
ui-rule-typed = Pierakstīts zīmēs
ui-dealt = Cik kāršu izdalīts katram
ui-dealt-to = Izdalītās kārtis: { FORM($player) }
ui-who-begins = Kurš sāk
ui-counted-off = Noskaita pēc pirmās kārts vērtības
ui-begin-round = Sākt raundu
ui-starter-missing = Izvēlieties pirmo kārti, kas ir uz galda.
ui-back-to-round = Atpakaļ uz { $number }. raundu
ui-chosen = izvēlēta
ui-call-right = Pareiza
ui-call-wrong = Nepareiza
ui-cards-played = Izspēlētās kārtis pēc kārtas
ui-cards-shown = Parādītās rokas kārtis
ui-play-cards = { $count ->
    [0] Spēlēt
    [zero] Spēlēt { $count } kāršu virkni
    [one] Spēlēt { $count } kārti
   *[other] Spēlēt { $count } kāršu virkni
}
ui-show-cards = Tā ir visa roka ({ $count } no { $of })
ui-next-round = Nākamais raunds
ui-drop-round = Mainīt šī raunda sākumu
ui-end-game = Beigt spēli šeit
ui-all-rounds = Visu raundu punkti
ui-counted-cards-drawn = { $count ->
    [zero] { FORM($player) } saņem { $count } soda kāršu.
    [one] { FORM($player) } saņem { $count } soda kārti.
   *[other] { FORM($player) } saņem { $count } soda kārtis.
}
ui-counted-claimed = { FORM($player) } saka “kārts nav” un parāda roku (kāršu skaits: { $count }).
ui-counted-laid-hand-down = { FORM($player) } noliek roku uz galda.
ui-counted-hand-dealt = { FORM($player) } saņem jaunu roku, kāršu skaits: { $count }.
ui-counted-put-under-stock = Šo roku noliek zem kaudzes.
