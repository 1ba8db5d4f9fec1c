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
