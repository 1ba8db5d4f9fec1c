## Ko teksts nesaka

gap-hard-push = Pagrūsts pārāk stipri. Teksts nesaka, ko tad dara.
gap-token-shortage = Punktu žetonu vairs nepietiek. Teksts nesaka, ko tad dara.

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
