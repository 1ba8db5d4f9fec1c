## Slaptosios taisyklės: ką taisyklė sako, sąlyga po sąlygos

secret-current = ši korta
secret-current-of = šios kortos
secret-previous = ankstesnė korta
secret-previous-of = ankstesnės kortos
secret-previous2 = priešpaskutinė korta
secret-previous2-of = priešpaskutinės kortos
secret-first = pradinė korta
secret-first-of = pradinės kortos
secret-each = ta korta
secret-each-of = tos kortos
secret-card-of = ({ $card })
secret-position = šios kortos vieta
secret-black = juoda
secret-red = raudona

secret-suit = { $of } mastis
secret-color = { $of } spalva
secret-value = { $of } vertė
secret-plus1 = { $one } + 1
secret-minus1 = { $one } − 1
secret-plus1-suit = { $one } + 1 (♣ ♦ ♥ ♠)
secret-minus1-suit = { $one } − 1 (♣ ♦ ♥ ♠)
secret-other-color = ne { $one }
secret-cycle = ({ $one }, žingsnis ratu { $ring })
secret-mod = dalybos iš { $divisor } liekana ({ $one })
secret-count = kiek pagrindinės eilės kortų tinka ({ $test })
secret-choose = ({ $test }: { $then }; kitaip: { $other })

secret-is-royal = { $card } yra J, Q arba K
secret-even = { $of } vertė lyginė
secret-odd = { $of } vertė nelyginė
secret-prime = { $of } vertė – pirminis skaičius
secret-equal = { $one } = { $other }
secret-less = { $one } < { $other }
secret-greater = { $one } > { $other }
secret-between = { $low } ≤ { $one } ≤ { $high }
secret-in = { $one } yra tarp šių: { LIST($things) }
secret-true = bet kuri korta
secret-false = nė viena korta

secret-all = visos šios sąlygos:
secret-any = bent viena iš šių sąlygų:
secret-none = netiesa, kad:
secret-both = abi šios sąlygos arba nė viena:
secret-if = jei:
secret-then = tai:
secret-otherwise = kitaip:

secret-and = { $one } ir { $other }
secret-or = ({ $one } arba { $other })
secret-not = ne ({ $one })
secret-same = (abu arba nė vienas: { $one }; { $other })

## Slaptosios taisyklės: katalogas

catalogue-reds = Korta raudona.
catalogue-odd-values = Vertė nelyginė.
catalogue-no-hearts = Korta nėra ♥.
catalogue-low-values = Vertė ne didesnė kaip 7.
catalogue-middle-values = Vertė nuo 5 iki 9.
catalogue-royals = Korta yra J, Q arba K.
catalogue-primes = Vertė – pirminis skaičius.
catalogue-clubs-and-hearts = Korta yra ♣ arba ♥.
catalogue-colours-alternate = Spalvos kaitaliojasi.
catalogue-parity-alternates = Lyginės ir nelyginės vertės kaitaliojasi.
catalogue-suit-changes = Mastis kita negu ankstesnės kortos.
catalogue-suit-cycle = Mastys eina ratu: ♣, ♦, ♥, ♠ ir vėl ♣.
catalogue-suit-or-value = Mastis arba vertė sutampa su ankstesne korta.
catalogue-suit-or-seven = Mastis sutampa su ankstesne korta arba korta yra 7.
catalogue-low-then-high = Po vertės iki 7 eina ne mažesnė kaip 7, po didesnės kaip 7 – ne didesnė kaip 7.
catalogue-black-after-even = Po lyginės vertės eina juoda korta, po nelyginės – raudona.
catalogue-up-after-red = Po raudonos kortos vertė nemažėja, po juodos – nedidėja.
catalogue-values-climb = Vertė didėja; po J, Q arba K tinka bet kuri korta.
catalogue-suits-climb = Mastis aukštėja eile ♣, ♦, ♥, ♠; po ♠ tinka bet kuri korta.
catalogue-neighbours = Vertė vienetu didesnė arba mažesnė negu ankstesnės kortos.
catalogue-stay-or-next-suit = Mastis lieka arba pasikeičia į kitą rato mastį: ♣, ♦, ♥, ♠.
catalogue-ring-of-colours = Mastys eina ratu: ♣, ♥, ♠, ♦ ir vėl ♣.
catalogue-suit-groups = Po ♣ arba ♥ eina ♦ arba ♠, po jų – ♣ arba ♥.
catalogue-royals-apart = Po J, Q arba K neina nė viena iš jų.
catalogue-primes-alternate = Pirminių skaičių vertės kaitaliojasi su kitomis.
catalogue-red-after-royal = Po J, Q arba K eina raudona korta, po bet kurios kitos – kita mastis.
catalogue-no-third-colour = Trys kortos iš eilės nebūna vienos spalvos.
catalogue-colour-two-before = Spalva tokia kaip priešpaskutinės kortos.
catalogue-two-by-two = Po dviejų vienos spalvos kortų spalva keičiasi, po dviejų skirtingų – lieka.
catalogue-three-suits = Mastis kita negu abiejų paskutinių kortų.
catalogue-suit-of-last-two = Mastis sutampa su viena iš dviejų paskutinių kortų.
catalogue-zigzag = Jei vertė ką tik padidėjo, ji nedidėja, kitaip – nemažėja.
catalogue-even-places-red = Kiekvienoje lyginėje vietoje guli raudona korta.
catalogue-third-place-royal = Kas trečia korta yra J, Q arba K.
catalogue-parity-of-place = Lyginės vertės guli lyginėse vietose, nelyginės – nelyginėse.
catalogue-pairs-of-colour = Nuo pradinės kortos eina dvi vienos spalvos kortos, paskui dvi kitos.
catalogue-triples-of-parity = Nuo pradinės kortos eina trys vertės, visos lyginės arba visos nelyginės, paskui trys kitokios.
catalogue-low-middle-high = Vietos keičiasi: ne daugiau kaip 5, nuo 5 iki 9, ne mažiau kaip 9.
catalogue-remainder-of-place = Vertė ir vieta, dalijamos iš 3, duoda tą pačią liekaną.
catalogue-colours-balance = Tokios spalvos kortų guli ne daugiau negu kitos.
catalogue-suits-balance = Tokios masties kortų guli ne daugiau negu ankstesnės kortos masties.
catalogue-reds-decide-parity = Kol guli lyginis skaičius raudonų kortų, vertė lyginė, kitaip – nelyginė.
catalogue-royals-switch-colour = Kortos juodos; kiekviena gulinti J, Q arba K spalvą pakeičia.
catalogue-colour-of-starter = Po lyginės vertės eina pradinės kortos spalva, po nelyginės – kita.
catalogue-parity-of-starter = Jei pradinės kortos vertė lyginė, mastis kaskart keičiasi, kitaip spalva lieka.
catalogue-across-the-starter = Po vertės, didesnės už pradinės kortos, eina ne didesnė už ją, kitaip – ne mažesnė.
