## Kas notiek

event-laid-out = Spēlē { LIST($players) }. Katram ir minējuma žetons; kauliņi – { $dominoes }, punktu žetoni – { $tokens }.
event-round-began = Sākas { $number }. raunds. Sāk { FORM($starter) }.
event-first-stood = Galda vidū { FORM($stance) } novieto kauliņu { $number }.
event-placed = { COUNT($place) ->
    [1] { FORM($player) } novieto kauliņu { $number } { FORM($stance) } (vieta: { $place } mm).
   *[other] { FORM($player) } novieto kauliņu { $number } { FORM($stance) } (vieta uz galda milimetros un leņķis grādos: { LIST($place) }).
}
event-moved = { $end ->
    [first] { COUNT($place) ->
        [1] { FORM($player) } paņem kauliņu { $number } no virknes vidus un novieto tās pirmajā galā { FORM($stance) } (vieta: { $place } mm).
       *[other] { FORM($player) } paņem kauliņu { $number } no virknes vidus un novieto tās pirmajā galā { FORM($stance) } (vieta uz galda milimetros un leņķis grādos: { LIST($place) }).
    }
   *[last] { COUNT($place) ->
        [1] { FORM($player) } paņem kauliņu { $number } no virknes vidus un novieto tās pēdējā galā { FORM($stance) } (vieta: { $place } mm).
       *[other] { FORM($player) } paņem kauliņu { $number } no virknes vidus un novieto tās pēdējā galā { FORM($stance) } (vieta uz galda milimetros un leņķis grādos: { LIST($place) }).
    }
}
event-called = { FORM($player) } saka “Spriedums!”.
event-judgement-due = Cik reižu šajā raundā jau būvēts: { $count }. Tāpēc tagad min visi, un virkni gāž jebkurā gadījumā.
event-voted = { FORM($player) } slepeni min { FORM($vote, case: "acc") }.
event-votes-revealed = Skaita līdz { $count }, un minējumus parāda: { LIST($votes) }.
event-must-topple = Neizdošanos min { LIST($players) }, tāpēc virkni gāž.
event-goes-on = Izdošanos min visi, tāpēc virkni būvē tālāk.
event-to-push = Spēlētājam { FORM($player) } jāpagrūž gala kauliņš { $number }.
event-pushed-too-hard = { FORM($player) } pagrūž pārāk stipri.
event-stood-up-again = Virkni uzbūvē no jauna; { FORM($player) } grūž vēlreiz.
event-toppled = { $all_fell ->
    [True] Nogāžas visi kauliņi.
   *[False] Nogāžas ne visi kauliņi.
}
event-scored = { COUNT($players) ->
    [1] { $points ->
        [zero] { LIST($players) } saņem { $points } punktu.
        [one] { LIST($players) } saņem { $points } punktu.
       *[other] { LIST($players) } saņem { $points } punktus.
    }
   *[other] { $points ->
        [zero] Pa { $points } punktiem saņem { LIST($players) }.
        [one] Pa { $points } punktam saņem { LIST($players) }.
       *[other] Pa { $points } punktiem saņem { LIST($players) }.
    }
}
event-nobody-scored = Punktus nesaņem neviens: visi minēja to pašu.
event-tokens-short = Vajadzīgo punktu žetonu skaits ir { $due }, bet palikušo – { $left }.
event-knocked-over = { FORM($player) } kauliņus nogāž netīšām.
event-round-over = { $why ->
    [all_fell] Raunds ir galā: nogāzās visi kauliņi.
    [not_all_fell] Raunds ir galā: nogāzās ne visi kauliņi.
   *[accident] Raunds ir galā: kauliņi nogāzti netīšām.
}
event-rounds-played = Izspēlēti raundi: { $rounds }. Punkti: { LIST($points) }.
event-extra-round = Visvairāk punktu ir vairākiem: { LIST($players) }. Tāpēc spēlē vēl vienu raundu.
event-match-over = { COUNT($players) ->
    [1] Uzvar { LIST($players) } (punkti: { $points }).
   *[other] Kopā uzvar { LIST($players) } (punkti katram: { $points }).
}
event-line-stood = Kauliņi stāv tā, kā norādīts.
event-end-to-push = Jāpagrūž būtu kauliņš { $number }: no gala kauliņiem tā skaitlis ir mazāks.

ui-hidden-voted = { FORM($player) } slepeni izvēlas, ko minēt.

## Ko jautā

choice-place = Kuru kauliņu un kur novieto { FORM($who) }?
choice-move = Kuru kauliņu no virknes vidus un kurā tās galā novieto { FORM($who) }?
choice-call = Vai { FORM($who) } saka “Spriedums!”?
choice-vote = Ko min { FORM($who) }?
choice-fell = Kas nogāzās?

option-place = novietot: { LIST($what) }
option-move = pārvietot uz galu: { LIST($what) }
option-call = teikt “Spriedums!”
option-silent = neko neteikt
option-all = nogāzās visi
option-not-all = nogāzās ne visi
option-all-hard = nogāzās visi, bet pagrūsts pārāk stipri
option-not-all-hard = nogāzās ne visi, un pagrūsts pārāk stipri
option-accident = { COUNT($what) ->
    [0] netīšām nogāž kauliņus
   *[other] netīšām nogāž kauliņus: { LIST($what) }
}
option-fell = pēc grūdiena: { LIST($what) }

## Ko nedrīkst

refusal-all-vote-success = Izdošanos min visi, tāpēc virkni negāž un punktus nesaņem neviens.
refusal-already-called = “Spriedums!” jau ir teikts.
refusal-already-placed = { FORM($player) } nevar novietot kauliņu { $number }: tas jau stāv virknē.
refusal-already-voted = Minējumi jau ir parādīti.
refusal-nobody-called = Vēl neviens nav teicis “Spriedums!”, tāpēc minēt nevar.
refusal-beside-the-line = Kauliņš { $number } stāvētu blakus virknei, nevis tajā.
refusal-dominoes-are-left = { FORM($player) } vēl nevar ņemt kauliņu no virknes: neizmantoto kauliņu skaits ir { $count }.
refusal-end-domino = { FORM($player) } nevar ņemt kauliņu { $number }: tas stāv virknes galā.
refusal-fall-comes-first = Vēl neko darīt nevar: vispirms jāpasaka, kas nogāzās.
refusal-fork = Pie kauliņa { $number } virkne zarotos.
refusal-judged-already = Par to, kā šis kauliņš stāv, jau minēts.
refusal-lies-flat = Kauliņu { $number } guļus likt nedrīkst: to novieto stāvus vai uz garās šķautnes.
refusal-no-domino-left = { FORM($player) } nevar novietot citu kauliņu: neizmantotu vairs nav.
refusal-no-such-domino = Kauliņa { $number } nav: skaitļi ir no 1 līdz { $high }.
refusal-no-such-place = Kauliņam { $number } norādītā vieta “{ $place }” nav uz galda: no tā vidus drīkst attālināties ne vairāk kā { $high } mm.
refusal-no-such-stance = Kauliņu { $number } tā novietot nevar: “{ $stance }”. To novieto stāvus vai uz garās šķautnes.
refusal-not-a-fall = “{ $option }” nepasaka, kas nogāzās.
refusal-not-a-moving = “{ $option }” nepasaka, kuru kauliņu un kurā galā novieto { FORM($player) }.
refusal-not-a-placing = “{ $option }” nepasaka, kuru kauliņu un kur novieto { FORM($player) }.
refusal-not-at-that-end = { $end ->
    [first] { FORM($player) } kauliņu { $number } nenovietotu virknes pirmajā galā.
   *[last] { FORM($player) } kauliņu { $number } nenovietotu virknes pēdējā galā.
}
refusal-not-in-line = Kauliņa { $number } virknē nav, vai arī tas minēts atkārtoti.
refusal-not-your-turn = Tagad gājienu izdara { FORM($on_turn) }, nevis { FORM($player) }.
refusal-nothing-placed-yet = Šajā raundā vēl neviens nav novietojis kauliņu, tāpēc teikt “Spriedums!” nedrīkst.
refusal-nothing-was-pushed = Kauliņš vēl nav pagrūsts, tāpēc nekas nav nogāzies.
refusal-overlap = Kauliņi { $number } un { $other } pārklātos: mēs pieņemam, ka kauliņa biezums ir { $thickness } mm.
refusal-placer-does-not-call = “Spriedums!” nedrīkst teikt tas, kurš tikko novietoja kauliņu.
refusal-ring = Kauliņi { $number } un { $other } savienotu virkni gredzenā.
refusal-round-is-over = Raunds ir galā, tāpēc neko darīt vairs nevar.
refusal-round-not-over = Raunds vēl nav galā, tāpēc nākamā raunda gājieni vēl nav iespējami.
refusal-too-few-players = Spēlētāju skaits ir { $count }, bet vajag vismaz { $low }.
refusal-unknown-player = “{ $player }” pie galda nesēž.
refusal-vote-missing = Nav norādīts, ko min { FORM($player) }.
refusal-votes-come-first = Vēl neko darīt nevar: vispirms visiem jāmin.

## Ko teksts nesaka

gap-hard-push = { FORM($player) } pagrūž pārāk stipri. Teksts nesaka, ko tad dara.
gap-token-shortage = Vajadzīgo punktu žetonu skaits ir { $due }, bet palikušo – { $left }. Teksts nesaka, ko tad dara.

question-min-players = Cik spēlētāju vajag vismaz?
question-endless-building = Vai virkni drīkst būvēt bez gala?
question-repeat-call = Vai “Spriedums!” drīkst teikt vēlreiz, ja visi minēja izdošanos, bet jauns kauliņš nav novietots?
question-pusher = Kurš pagrūž kauliņu?
question-hard-push = Ko dara, ja pagrūž pārāk stipri?
question-fallen = Kad kauliņš ir nogāzies?
question-token-shortage = Ko dara, ja punktu žetonu vairs nepietiek?
question-accident-round-counts = Vai raundu, kurā kauliņi nogāzti netīšām, ieskaita?
question-tie-round-players = Kas spēlē papildu raundu, ko nosaka neizšķirts?

## Lasījumi

reading-gap = teksts neko neizšķir
reading-yes = jā
reading-min-players-2 = divus
reading-min-players-3 = trīs
reading-endless-building-no-limit = jā
reading-endless-building-limit = nē, pēc sešdesmit gājieniem virkni gāž, lai kā kurš minētu
reading-repeat-call-once-per-placement = nē, tikai reizi pēc katra novietotā kauliņa
reading-repeat-call-allowed = jā
reading-pusher-last-placer = tas, kurš pēdējais novietoja kauliņu
reading-pusher-caller = tas, kurš teica “Spriedums!”
reading-hard-push-accepted = iznākums paliek spēkā
reading-hard-push-again = virkni uzbūvē no jauna un pagrūž vēlreiz
reading-fallen-not-standing = kad vairs nestāv tā, kā bija novietots
reading-fallen-lies-flat = tikai tad, kad guļ
reading-token-shortage-unlimited = punktus skaita arī bez žetoniem
reading-token-shortage-bank-is-final = izdala tikai atlikušos žetonus
reading-accident-round-counts-replayed = nē, to spēlē no jauna
reading-tie-round-players-all = visi
reading-tie-round-players-tied-only = tikai tie, kam punktu skaits ir vienāds

## Ar ko beidzās

answer-all-fell = Raunds ir galā: nogāzās visi kauliņi. Punkti: { LIST($points) }.
answer-not-all-fell = Raunds ir galā: nogāzās ne visi kauliņi. Punkti: { LIST($points) }.
answer-accident = Raunds ir galā: kauliņi nogāzti netīšām. Punkti: { LIST($points) }.

## Ko norāda stāvoklis

ui-param-votes = Minējumi
ui-param-all-fell = Vai nogāzās visi
ui-param-dominoes = Kauliņi
ui-param-moves = Kas tiek darīts
ui-param-rounds = Raundi

## Galds

ui-points = { $count ->
    [zero] { $count } punktu
    [one] { $count } punkts
   *[other] { $count } punkti
}
ui-domino = Kauliņš { $number }
ui-domino-line = Virkne no augšas un no sāniem
ui-domino-stands = Kauliņš { $number }: { FORM($stance) }, { $place }
ui-domino-at = { $place } mm
ui-domino-at-angle = { $place } (mm, mm, °)
ui-domino-unused = Neizmantotie kauliņi: { $count }
ui-domino-bank = Atlikušie punktu žetoni: { $count }
ui-domino-placer = novietoja pēdējais
ui-domino-caller = “Spriedums!”
ui-domino-pusher = grūž
ui-domino-guess-hidden = minējums paslēpts
ui-domino-sheet = Kā skaita punktus
ui-domino-player = Spēlētājs
ui-domino-guess = Minējums
ui-domino-sum = Punkti
ui-domino-others = { $count ->
    [zero] citādi minēja { $count } spēlētāju
    [one] citādi minēja { $count } spēlētājs
   *[other] citādi minēja { $count } spēlētāji
}

## Ko dara apmeklētājs

ui-domino-which = Kurš kauliņš
ui-domino-stance = Kā tas stāv
ui-domino-x = Gar virkni, mm
ui-domino-y = Šķērsām, mm
ui-domino-angle = Leņķis, °
ui-domino-bend = Līkumot
ui-domino-drag = Velciet izcelto kauliņu, kustiniet to ar bultiņu taustiņiem vai ierakstiet, kur tam stāvēt.
ui-domino-put = Novietot kauliņu { $number }
ui-domino-move-first = Pārvietot kauliņu { $number } uz pirmo galu
ui-domino-move-last = Pārvietot kauliņu { $number } uz pēdējo galu
ui-domino-accident = Nogāzts netīšām …
ui-domino-who-calls = Kurš saka “Spriedums!”?
ui-domino-calls = { FORM($player) }: “Spriedums!”
ui-domino-nobody-calls = Neviens nesaka
ui-domino-reveal = Parādīt minējumus
ui-domino-table-says = Kas nogāzās, zina tikai galds. Kur galda nav, var palīdzēt aplēse zemāk.
ui-domino-all-fell = Nogāzās visi
ui-domino-not-all = Nogāzās ne visi
ui-domino-hard = Pagrūsts pārāk stipri
ui-domino-each = Kauliņš pēc kauliņa

## Aplēse

ui-estimate = Tā ir aplēse, nevis spriedums.
ui-estimate-about = Gāšanās modelis ar izmēriem, ko mēs pieņemam; kas tiešām nogāzās, pasaka galds.
ui-estimate-push = Pagrūst (aplēse)
ui-estimate-chance = Cik tas ir droši?
ui-estimate-stop = Apturēt
ui-estimate-all = Pēc aplēses nogāztos visi.
ui-estimate-stops = Pēc aplēses kauliņš { $number } paliktu stāvam.
ui-estimate-margin = Mazākā rezerve: { $margin } no enerģijas, kas nogāž kauliņu.
ui-estimate-share = Aplēse: ja vietas ir neprecīzas par apmēram milimetru, visi nogāztos { $share } % no { $samples } mēģinājumiem.

## Spēle, ko var izspēlēt

page-play-judges = Pret trim tiesnešiem
page-play-judges-about = Virkni būvējat ar trim spēlētājiem, kurus spēlē dators. Viņi saka “Spriedums!” un min pēc tā, ko aplēš ar acu skatienu: Jonas pārsteidzīgi, Rūta mierīgi, Eglė piesardzīgi. Arī to, kas nogāžas, nosaka aplēse: roka kauliņu novieto neprecīzi, apmēram par milimetru. Spēlē trīs raundus.
ui-domino-new-match = Jauna spēle

## Punktu skaitītājs

ui-score-player = Spēlētājs { $number }
ui-score-add = Pievienot spēlētāju
ui-score-new = Jauna spēle
ui-score-placer = Kurš novietoja pēdējo kauliņu un grūž
ui-score-count = Skaitīt raundu
ui-score-starts = Nākamo raundu sāk { FORM($player) }.
ui-score-sheet = Punkti pa raundiem
ui-score-sum = Kopā
ui-score-print = Drukāt lapu
ui-score-stays = Punkti tiek skaitīti šajā pārlūkā, bez tīkla, un paliek tajā, līdz sākat jaunu spēli; nekas nekur netiek sūtīts.
ui-score-correct = Labot { $number }. raundu
ui-score-correcting = Tiek labots { $number }. raunds.
ui-score-drop = Izņemt šo raundu
ui-score-leave = Atstāt, kā bija
