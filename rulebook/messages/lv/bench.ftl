# Ko lasītājs dara ar dzīvo galdu, ne tikai ejot pa soļiem.

## Vispirms minēt

ui-guess-first = Vispirms minēšu
ui-guess-off = Atbildes rādīt uzreiz
ui-guess-private = Jūsu minējums paliek šajā pārlūkā.
ui-guess-right = Uzminējāt: { $answer }
ui-guess-wrong = Atbilde ir cita: { $answer }
ui-guess-yours = jūsu minējums
ui-guess-reasons = Kāpēc
ui-guess-again = Minēt vēlreiz
ui-guess-yes-mark = tā ir:
ui-guess-no-mark = tā nav:
# $change ir tas, kam jābūt citādam: “Rudens: LAIMA”. Pēc tā seko teikums par to, kas tad notiek.
ui-guess-would = Tā būtu, ja būtu citādi – { $change }.
ui-guess-try = Izmēģināt
ui-guess-none = neviens
ui-guess-none-fired = neviena
ui-guess-none-free = neviens
ui-guess-yes = Jā
ui-guess-no = Nē
ui-guess-value = { LIST($value) }

## Ko jautā

ui-guess-allowed = Vai tas ir atļauts?
ui-guess-expelled = Kurš tiek izraidīts?
ui-guess-fired = Kuras kārts iedarbība nostrādā?
ui-guess-free = Kuri gari beigās ir brīvi?
ui-guess-line = Kādā secībā beigās stāv domino kauliņi?
ui-guess-lost = Kuri gari tiek izmesti?
ui-guess-main-line = Kuras kārtis beigās veido galveno rindu?
ui-guess-outcome = Ar ko tas beidzas?
ui-guess-plane = Kāda ir spēka plakne?
ui-guess-points = Cik punktu katrs saņem?
ui-guess-prophet = Kurš beigās ir Pravietis?
ui-guess-spirits = Kam beigās ir kuri gari?
ui-guess-winner = Kurš uzvar gājienā?
ui-guess-winners = Kurš uzvar?

## Viena piemēra maiņa

ui-change-to = { $place }: { $value }
ui-change-add = { $place }: arī { $value }
ui-change-drop = { $place }: bez { $number }.
ui-change-answer = atbilde: { $value }
ui-value-true = jā
ui-value-false = nē

## Lasījumi un pašu galds

# $answer ir vesels teikums.
ui-reading-then = Tad: { $answer }
ui-reading-now = Tātad: { $answer }
ui-house = Kā pie mana galda
ui-house-otherwise = Pie mana galda lasa citādi
ui-house-printed = Kā nodrukāts
ui-house-book = Kā ierosināts šeit
ui-house-back = Kā pie mana galda
ui-house-brought = Kā saitē teikts
ui-house-keep = tā pie mana galda
ui-status-missed = Ierakstīts, kā nodrukāts: par jūsu galda lasījumu Python neatbildēja
ui-table-count = { $count ->
    [0] Mans galds visu lasa tā, kā nodrukāts
    [zero] Mans galds pa savam lasa { $count } jautājumus
    [one] Mans galds pa savam lasa { $count } jautājumu
   *[other] Mans galds pa savam lasa { $count } jautājumus
}
ui-table-all-printed = Viss, kā nodrukāts
ui-table-print = Drukāt mājas noteikumus
ui-table-brought = Šī saite atnes cita galda lasījumus:
ui-table-take = Spēlēt pēc tiem
ui-table-leave = Atstāt manējos

## Un ja

# $step ir soļa numurs, $chosen ir tas, kas tur izvēlēts: “Ana: spēlē 8♥”.
ui-fork-chosen = { $step }. solī izvēlēts: { $chosen }.
ui-fork = Un ja citādi?
ui-branch = No { $step }. soļa viss notiek citādi
ui-branch-example = Piemērs
ui-branch-own = Jūsu atzars
ui-branch-more = { $count ->
    [zero] un vēl { $count } soļu
    [one] un vēl { $count } solis
   *[other] un vēl { $count } soļi
}

## Visi soļi uzreiz

ui-film = Kadru lente

## Kas spēlē

ui-players = Kas spēlē
ui-value-person = cilvēks
ui-value-computer = dators
ui-pass = Nododiet ierīci. Tagad kārta: { FORM($seat) }.
ui-pass-taken = { FORM($seat) } esmu es: turpināt
ui-new-game = Jauna spēle
