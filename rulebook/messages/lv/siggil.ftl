## Ko teksts nesaka

gap-layout = Teksts nesaka, kā izkārtot kārtis.
gap-spirit-numbers = Teksts nesaka, kāds ir šī gara skaitlis.
gap-first-player = Teksts nesaka, kurš sāk.
gap-turn-order = Teksts nesaka, kādā kārtībā spēlētāji izdara gājienus.
gap-final-tie = Vienāds ir gan garu skaits, gan kāršu skaits rokā. Teksts nesaka, kurš tad uzvar.
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
