## Kas notiek

event-layout-chosen = Izkārtojums ir { FORM($layout) }.
event-laid-out = Sajauktās kārtis saliek pēc izkārtojuma. To skaits ir { COUNT($cards) }.
event-turned-up = Atklāj: { FORM($card) }.
event-spirit-freed = { FORM($spirit) } atstāj sigilu un kļūst brīvs.
event-begins = Sāk { FORM($player) }.
event-took = { FORM($player) } paņem kārti { FORM($card) }.
event-discarded = { FORM($player) } izmet kārti { FORM($card) }.
event-captured = { FORM($player) } notver { FORM($spirit, case: "acc") }. Komplekts: { LIST($cards) }.
event-stole = { FORM($player) } spēlētājam { FORM($holder) } atņem { FORM($spirit, case: "acc") }. Jaunais komplekts: { LIST($cards) }.
event-regained = { FORM($player) } no spēlētāja { FORM($holder) } atgūst { FORM($spirit, case: "acc") }. Agrākajam komplektam pieliek: { LIST($cards) }.
event-captured-nothing = { FORM($player) } garu netver.
event-spirit-lost = { FORM($player) } izmet { FORM($spirit, case: "acc") }: to notvert vairs nevar.
event-turn-ended = { FORM($player) } beidz gājienu.
event-enough-spirits = { FORM($player) } notvēra tik daudz garu, cik vajag uzvarai: { $count }.
event-siggil-emptied = Sigilā kāršu vairs nav; pēdējo gājienu izdarīja { FORM($player, case: "name") }.
event-most-spirits = Gari: { LIST($counts) }. Visvairāk to tur { LIST($players) }.
event-fewest-cards = Kārtis rokā: { LIST($counts) }. Vismazāk to tur { LIST($players) }.
event-game-won = { COUNT($players) ->
    [1] Uzvar { LIST($players) }.
   *[other] Kopā uzvar { LIST($players) }.
}
event-solo-won = { FORM($player) } uzvar. Ar vajadzīgā lieluma komplektiem notverti gari: { $count }.
event-solo-lost = { FORM($player) } zaudē.
event-allowed = { FORM($spirit, case: "acc") } notvert drīkst. Kārtis: { LIST($cards) }.

ui-hidden-laid-out = Sajauktās kārtis saliek pēc izkārtojuma.
ui-hidden-captured = { FORM($player) } ar aizklātu komplektu notver { FORM($spirit, case: "acc") }.
ui-hidden-stole = { FORM($player) } ar aizklātu komplektu spēlētājam { FORM($holder) } atņem { FORM($spirit, case: "acc") }.
ui-hidden-regained = { FORM($player) } ar aizklātām kārtīm papildina agrāko komplektu un no spēlētāja { FORM($holder) } atgūst { FORM($spirit, case: "acc") }.

## Ko jautā

choice-layout = Pēc kura izkārtojuma saliek sigilu?
choice-deal = Kādā kārtībā guļ sajauktās kārtis?
choice-spirits = Kādā kārtībā kavā nāk gari?
choice-cards = Kādā kārtībā kavā nāk pārējās kārtis?
choice-discard = Kuru kārti izmet { FORM($who, case: "name") }?
choice-take = Kuru kārti paņem { FORM($who, case: "name") }?
choice-capture = Kuru garu un ar kurām kārtīm notver { FORM($who, case: "name") }?
choice-leaves = Parādījās { FORM($spirit) }, un brīvo garu ir par daudz. Kuru garu izmet { FORM($who, case: "name") }?

option-skip = garu netvert

## Ko nedrīkst

refusal-already-in-hand = { FORM($player) } kārti { FORM($option) } jau tur rokā.
refusal-already-yours = { FORM($spirit, case: "acc") } jau tur { FORM($player, case: "name") }.
refusal-card-is-covered = Šī kārts nav pieejama. Uz tās gulošo kāršu skaits ir { $count }{ COUNT($by) ->
    [0] , visas aizklātas.
   *[other] ; no tām redzamas: { LIST($by) }.
}
refusal-card-named-twice = Kārts { FORM($card) } minēta vairāk nekā vienreiz.
refusal-game-is-over = Spēle ir galā, tāpēc neko darīt vairs nevar.
refusal-mixed-traits = Šo kāršu komplekts neder: { LIST($cards) }. Visām jābūt no tās pašas dzimtas kā { FORM($spirit) } vai visām skaitlim jābūt tādam pašam kā tam.
refusal-must-capture = { FORM($player) } garu notvert var, tāpēc tas arī jādara.
refusal-no-capture-now = { FORM($player) } tagad garu notvert nevar: vispirms ņem kārti.
refusal-no-cards = Bez kārtīm { FORM($spirit, case: "acc") } notvert nevar.
refusal-not-a-capture = “{ $option }” nepasaka, kuru garu un ar kurām kārtīm notver { FORM($player, case: "name") }.
refusal-not-enough-more = Kāršu jābūt vismaz par { $more } vairāk nekā komplektā, uz kura guļ { FORM($spirit) }; te to ir par maz.
refusal-not-exactly-more = Kāršu jābūt tieši par { $more } vairāk nekā komplektā, uz kura guļ { FORM($spirit) }; te to nav tik.
refusal-not-in-hand = { FORM($player) } kārti { FORM($card) } rokā netur.
refusal-not-its-family = Kāršu dzimta ir { FORM($family) }, bet { FORM($spirit) } ir no citas dzimtas.
refusal-not-its-number = { FORM($spirit, case: "gen") } skaitlis nav { $number }.
refusal-not-one-of-these = { FORM($option) } nav viens no gariem, ko drīkst izmest.
refusal-not-open-in-siggil = Atklātas kārts { FORM($option) } sigilā nav.
refusal-one-card-a-turn = { FORM($player) } šajā gājienā vairāk kāršu ņemt nevar.
refusal-second-capture = { FORM($player) } šajā gājienā garu jau notvēra, bet notvert drīkst tikai vienreiz.
refusal-siggil-is-empty = Sigilā kāršu vairs nav, tāpēc nav ko ņemt.
refusal-spirit-not-free = { FORM($spirit) } nav brīvs, un neviens to nav notvēris.
refusal-spirits-are-not-taken = { FORM($option) } rokā nav ņemams: garu notver ar komplektu.
refusal-too-few-cards = Lai notvertu { FORM($spirit, case: "acc") }, vajadzīgo kāršu skaits ir { $needed }, bet te to ir { $count }; trūkst { $missing }.
refusal-too-few-to-take = Kāršu ir par maz: to jābūt par { $more } vairāk nekā komplektā, uz kura guļ { FORM($spirit) }.
refusal-too-many-cards = Lai notvertu { FORM($spirit, case: "acc") }, vajadzīgo kāršu skaits ir tieši { $needed }, bet te to ir { $count }.
refusal-too-many-to-take = Kāršu ir par daudz: to jābūt tieši par { $more } vairāk nekā komplektā, uz kura guļ { FORM($spirit) }.

## Ko teksts nesaka

gap-layout = Teksts nesaka, kā izkārtot kārtis.
gap-spirit-numbers = Teksts nesaka, kāds ir šī gara skaitlis.
gap-first-player = Teksts nesaka, kurš sāk.
gap-turn-order = Teksts nesaka, kādā kārtībā spēlētāji izdara gājienus.
gap-final-tie = Vienāds ir gan garu skaits, gan kāršu skaits rokā: { LIST($players) }. Teksts nesaka, kurš tad uzvar.
gap-solo-end = Sigila kāršu vairs nav, bet uzvarēt nav izdevies. Teksts nesaka, ar ko tad beidzas spēle.

question-layout = Pēc kura izkārtojuma saliek sigilu?
question-spirit-numbers = Kāds ir katra gara skaitlis?
question-spirits-at-setup = Kad gars, kas ir pieejams, tikko sigils salikts, kļūst brīvs?
question-first-player = Kurš sāk?
question-turn-order = Kādā kārtībā spēlētāji izdara gājienus?
question-set-size = Cik kāršu drīkst būt komplektā, ar ko notver brīvu garu?
question-spirit-face = Kā guļ notverts gars?
question-steal-size = Par cik kārtīm vairāk jābūt komplektā, ar ko garu atņem vai atgūst?
question-sets-face = Kā guļ noliktie komplekti?
question-regain-trait = Ar kādām kārtīm drīkst papildināt agrāko komplektu?
question-win-moment = Kad spēlē uzvar, ja kāds notver tik daudz garu, cik vajag?
question-win-count = Kurus garus spēlētājam skaita?
question-final-tie = Kurš uzvar, ja vienāds ir gan garu skaits, gan kāršu skaits rokā?
question-free-limit-multiplayer = Cik brīvu garu vienlaikus var būt, ja spēlē vairāki spēlētāji?
question-must-capture = Vai, spēlējot vienam, gars ir jānotver, tiklīdz to var?
question-solo-set = Cik kāršu ir komplektā, kad spēlē viens spēlētājs?
question-last-card = Ko dara ar sigila pēdējo kārti, kad spēlē viens spēlētājs?
question-solo-end = Ar ko beidzas spēle, kad sigila kāršu vairs nav, bet uzvarēt nav izdevies?
question-who-leaves = Kurš gars jāizmet, kad parādās ceturtais brīvais gars?
question-lost-spirit-ends-easy = Vai vieglā spēle ir zaudēta, tiklīdz izmet garu?

## Lasījumi

reading-gap = teksts neko neizšķir
reading-yes = jā
reading-no = nē
reading-layout-ours = pēc mūsu veidotā
reading-spirit-numbers-ours = tāds, kādu izraudzījāmies mēs
reading-spirits-at-setup-freed-at-once = uzreiz
reading-spirits-at-setup-after-first-turn = pēc pirmā gājiena
reading-first-player-first-named = tas, kurš nosaukts pirmais
reading-turn-order-clockwise = pulksteņrādītāja virzienā
reading-set-size-exactly = tieši tik, cik vajag
reading-set-size-at-least = vismaz tik, cik vajag
reading-spirit-face-down = aizklāts
reading-spirit-face-up = atklāts
reading-steal-size-exactly = tieši par vienu
reading-steal-size-at-least = vismaz par vienu
reading-sets-face-down = aizklāti
reading-sets-face-up = atklāti
reading-regain-trait-same-trait = tikai ar tām, kam ar visu komplektu kopīga gara dzimta vai kopīgs tā skaitlis
reading-regain-trait-any = der jebkura gara dzimtas vai gara skaitļa kārts
reading-win-moment-at-once = uzreiz
reading-win-moment-end-of-turn = gājiena beigās
reading-win-count-holds-now = tos, kas viņam ir tagad
reading-win-count-captured-ever = visus, ko viņš jebkad notvēris
reading-final-tie-shared = viņi visi kopā
reading-free-limit-multiplayer-none = cik vien to parādās
reading-free-limit-multiplayer-three = ne vairāk kā trīs
reading-solo-set-by-grade = vieglajā spēlē trīs, grūtajā četras
reading-solo-set-either = trīs vai četras, kā spēlētājs izvēlas
reading-last-card-discard-only = to izmet
reading-last-card-take-only = to paņem rokā
reading-solo-end-lost = spēle ir zaudēta
reading-who-leaves-player-chooses-among-held = viens no trim tur bijušajiem, ko izvēlas spēlētājs
reading-who-leaves-may-be-the-new-one = viens no visiem četriem, ko izvēlas spēlētājs

## Ko norāda stāvoklis

ui-param-spirit = Gars
ui-param-cards = Rokas kārtis, ar ko notver
ui-param-holder-set = Cita spēlētāja komplekts, uz kura tas guļ
ui-param-own-set = Savs agrākais komplekts
ui-param-layout = Izkārtojums
ui-param-siggil = Sigils
ui-param-hand = Kārtis rokā
ui-param-sets = Noliktie komplekti
ui-param-free = Brīvie gari
ui-param-take = Paņemamā kārts
ui-param-capture = Gars un komplekts
ui-param-grade = Viena spēlētāja spēle
ui-param-moves = Gājieni
ui-param-available = Pieejamās kārtis
ui-param-spirits = Notvertie gari
ui-param-discards = Izmesto kāršu kaudze
ui-param-lost = Izmestie gari
ui-param-numbers = Garu skaitļi

## Galds

ui-covered = nav pieejama
ui-spirits-and-hand = gari: { $spirits }, kārtis rokā: { $count }
ui-take-away = Noņemt: { FORM($card) }
ui-add-cards = Pielikt kārtis
ui-add-done = Pietiek
ui-every-spirit = Kurus garus var notvert ar šo roku, un kā trūkst?
ui-reach-enough = Notvert var: pietiek ar jebkurām no šīm: { $needed }.
ui-reach-family = Trūkst kāršu, kuru dzimta ir { FORM($trait) }: { $missing }.
ui-reach-number = Trūkst kāršu, kuru skaitlis ir { $trait }: { $missing }.
ui-reach-either = Trūkst tā dzimtas vai tā skaitļa kāršu: { $missing }.
ui-reach-number-open = Šī gara skaitlis nav zināms.

## Spēle, ko var izspēlēt

page-play-alone = Spēlēt vienam
page-play-alone-about = Katrā gājienā vienu pieejamu kārti izmetiet, citu paņemiet un garu, ko varat notvert, notveriet. Vieglajā spēlē komplektā ir trīs kārtis, grūtajā – četras. Izvēlieties kārti, kas nav pieejama, un uzzināsiet, kāpēc to ņemt nevar.
page-play-together = Spēlēt ar citiem
page-play-together-about = Ņemiet pa vienai pieejamai kārtij un ar komplektiem tveriet garus. Pārējos spēlētājus, vienu, divus vai trīs, spēlē dators. Izvēlieties kārti, kas nav pieejama, un uzzināsiet, kāpēc to ņemt nevar.

ui-take-here = Izvēlieties kārti – sigilā vai šeit.
ui-free = brīvs
ui-can-capture = notvert var
ui-choose-set = Izvēlieties garu un rokas kārtis, ar kurām to notversiet.
ui-capture = Notvert { FORM($spirit, case: "acc") }
ui-value-greedy = ņem to, kas tagad ir visizdevīgākais
ui-value-look-ahead = domā vienu soli uz priekšu

## Izkārtojumi

page-layout = Izkārtojums “{ FORM($layout) }”, mūsu veidots
# For whoever does not see the picture.
page-layout-about = Izkārtojums “{ FORM($layout) }”. Kārtis: { $count }, slāņi: { $levels }, aizklātas kārtis: { $down }, sākumā pieejamas: { $available }.
