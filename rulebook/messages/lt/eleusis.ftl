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

## Kas vyksta

event-round-began = Prasideda { $number } ratas. Dievas – { FORM($god) }.
event-rule-written = { FORM($god) } užrašo slaptą taisyklę: { $rule }
event-packs-shuffled = Sumaišytoje krūvoje yra { COUNT($cards) ->
    [one] { COUNT($cards) } korta.
    [few] { COUNT($cards) } kortos.
    [many] { COUNT($cards) } kortos.
   *[other] { COUNT($cards) } kortų.
}
event-hand-dealt = { COUNT($cards) ->
    [1] { FORM($player) } gauna kortą { LIST($cards) }.
   *[other] { FORM($player) } gauna kortas: { LIST($cards) }.
}
event-deck-added = Krūvoje kortų mažai, todėl pridedama dar viena kaladė.
event-stock-ran-out = Krūvoje kortų nebelieka.
event-starter-turned = Pradinė korta – { $card }.
event-counted-off = Pradinės kortos vertė yra { $count }, todėl skaičiuojama iki { $count }: pradeda { FORM($player) }.
event-begins-left-of-god = Pradeda { FORM($player) }, pirmoji vieta po Dievo pagal laikrodžio rodyklę.
event-played-cards = { COUNT($cards) ->
    [1] { FORM($player) } išžaidžia kortą { LIST($cards) }.
   *[other] { FORM($player) } išžaidžia seką: { LIST($cards) }.
}
event-laid-right = Teisinga. Į pagrindinę eilę dedama: { LIST($cards) }.
event-laid-wrong = { $under ->
    [0] Neteisinga. Į šalutinę eilę po pradine korta dedama: { LIST($cards) }.
   *[other] Neteisinga. Į šalutinę eilę po paskutine teisinga korta dedama: { LIST($cards) }.
}
event-marked = { $number ->
    [0] Ant pradinės kortos dedamas { FORM($colour) }.
   *[other] Ant išžaistos kortos ({ $number } iš eilės) dedamas { FORM($colour) }.
}
event-sudden-death-began = Prasideda staigioji mirtis: kortų skaičius pasiekė { $count }.
event-called = { $call ->
    [right] Pranašas { FORM($player) } sako „teisinga“.
   *[wrong] Pranašas { FORM($player) } sako „neteisinga“.
}
event-approved = Dievas patvirtina Pranašo vertinimą.
event-denied = Dievas paneigia Pranašo vertinimą.
event-overthrown = Dievas nuverčia Pranašą: { FORM($player) } pasiima savo kortas atgal į ranką.
event-cards-drawn = { COUNT($cards) ->
    [1] { FORM($player) } gauna baudos kortą { LIST($cards) }.
   *[other] { FORM($player) } gauna baudos kortas: { LIST($cards) }.
}
event-forgiven = Pranašas nuverstas, todėl { FORM($player) } už neteisingą ėjimą baudos negauna.
event-expelled-from-round = { FORM($player) } dėl neteisingo ėjimo šiame rate nebežaidžia.
event-became-prophet = { FORM($player) } tampa Pranašu.
event-set-aside = { FORM($player) } padeda į šalį { $count ->
    [one] { $count } kortą.
    [few] { $count } kortas.
    [many] { $count } kortos.
   *[other] { $count } kortų.
}
event-claimed = { FORM($player) } sako „nėra kortos“ ir parodo ranką: { LIST($cards) }.
event-hand-shown = { FORM($player) } parodo šias kortas: { LIST($cards) }.
event-claim-right = { FORM($player) } sako tiesą: teisingos kortos nėra.
event-claim-wrong = { FORM($player) } klysta: teisinga korta yra.
event-claim-settled = { FORM($player) } rankos daugiau neberodo.
event-laid-hand-down = { FORM($player) } padeda ranką ant stalo: { LIST($cards) }.
event-put-under-stock = Po krūva dedama: { LIST($cards) }.
event-picked = Iš rankos, kurią parodė { FORM($owner) }, { FORM($player) } išrenka kortą { $card }.
event-forced-right = Parinktoji korta teisinga. Į pagrindinę eilę dedama: { $card }.
event-given-back = Neteisinga. { FORM($player) } atgauna kortą { $card }.
event-round-over = { $why ->
    [out_of_cards] Ratas baigiasi: kažkas nebeturi nė vienos kortos.
    [all_expelled] Ratas baigiasi: pašalinti visi žaidėjai.
   *[stock_out] Ratas baigiasi: krūvoje nebėra kortų.
}
event-most-cards = MAX, didžiausias kortų skaičius rankoje, yra { $count }.
event-hand-scored = { FORM($player) }: kortų – { $count }, taškų – { $points }.
event-no-cards-bonus = { FORM($player) } už tuščią ranką gauna dar { $points ->
    [one] { $points } tašką.
    [few] { $points } taškus.
    [many] { $points } taško.
   *[other] { $points } taškų.
}
event-prophet-scored = Tikrasis Pranašas yra { FORM($player) }. Teisingų kortų – { $right }, neteisingų – { $wrong }, todėl taškų prisideda { $points }.
event-god-scored = Geriausias žaidėjo rezultatas yra { $best }, kortos duoda { $cap }; { FORM($player) } gauna mažesnįjį skaičių: { $points }.
event-god-scored-without-prophet = Tikrojo Pranašo nėra. Geriausias žaidėjo rezultatas yra { $best }; { FORM($player) } gauna taškų: { $points }.
event-never-god = { FORM($player) } nebuvo Dievas, todėl gauna dar { $points ->
    [one] { $points } tašką.
    [few] { $points } taškus.
    [many] { $points } taško.
   *[other] { $points } taškų.
}
event-game-over = Žaidimas baigiasi. Sužaista ratų: { $rounds }.
event-standing = Taškai: { LIST($points) }.
event-most-points = { COUNT($players) ->
    [1] Laimi { LIST($players) } (taškų: { $points }).
   *[other] Kartu laimi { LIST($players) } (taškų kiekvienas turi: { $points }).
}

## Ko klausiama

choice-rule = Kokią slaptą taisyklę užrašo { FORM($who) }?
choice-pack-order = Kokia tvarka guli sumaišytos kortos?
choice-next-card = Kurią kortą iš krūvos paima { FORM($player) }?
choice-shown-hand = Kokių dar nematytų kortų yra rankoje, kurią rodo { FORM($player) }? Kortų skaičius: { $count }.
choice-turn = Ką išžaidžia { FORM($who) }?
choice-offer = Ar { FORM($who) } tampa Pranašu?
choice-verdict = Ką sako Dievas ({ FORM($who) }): „teisinga“ ar „neteisinga“?
choice-call = Ką sako Pranašas ({ FORM($who) }): „teisinga“ ar „neteisinga“?
choice-pick = Kurią kortą iš rankos, kurią parodė { FORM($player) }, išžaidžia { FORM($who) }?

option-play = išžaisti { LIST($what) }
option-no-play = sakyti „nėra kortos“
option-prophet = tapti Pranašu
option-decline = netapti Pranašu
option-call = Pranašas: { LIST($what) }
option-god = Dievas: { LIST($what) }
option-pick = išrinkti { LIST($what) }
option-right = „teisinga“
option-wrong = „neteisinga“

## Ko daryti negalima

refusal-god-does-not-play = { FORM($player) } kortų nežaidžia: Dievas tik vertina.
refusal-has-no-cards = { FORM($player) } eiti negali: ranka tuščia.
refusal-judgement-comes-first = { FORM($player) } dar nieko daryti negali: pirma reikia įvertinti ankstesnį ėjimą.
refusal-pick-comes-first = { FORM($player) } dar nieko daryti negali: pirma iš parodytos rankos reikia išrinkti teisingą kortą.
refusal-no-prophet-without-cards = { FORM($player) } negali tapti Pranašu: ranka tuščia.
refusal-no-such-card = Kortos „{ $card }“ nėra.
refusal-not-a-judgement = „{ $option }“ nėra vertinimas: jis būna „teisinga“ arba „neteisinga“.
refusal-not-a-play = „{ $option }“ nėra ėjimas: išžaidžiamos kortos arba sakoma „nėra kortos“.
refusal-not-a-right-card = Korta { $card } neteisinga, o čia išžaidžiama teisinga.
refusal-not-an-answer = „{ $option }“ nėra atsakymas: Pranašu arba tampama, arba ne.
refusal-card-not-in-hand = { FORM($player) } negali išžaisti kortos { $card }: rankoje jos nėra.
refusal-card-not-left = Tiek kortų { $card } būti negali: dar nematytų yra { $count }.
refusal-not-in-that-hand = Rankoje, kurią parodė { FORM($player) }, kortos { $card } nėra.
refusal-not-so-many-in-hand = { FORM($player) } tiek kortų { $card } išžaisti negali: rankoje jų yra { $count }.
refusal-not-that-many-shown = Rankoje, kurią rodo { FORM($player) }, dar nematytų kortų skaičius yra { $count }. Nurodykite lygiai tiek.
refusal-not-your-turn = Dabar eina { FORM($on_turn) }, o ne { FORM($player) }.
refusal-nothing-to-call = Dabar Pranašui nėra ko vertinti.
refusal-nothing-to-judge = Dabar Dievui nėra ko vertinti.
refusal-nothing-to-pick = Dabar iš rankos nieko išrinkti nereikia.
refusal-only-after-own-turn = { FORM($player) } gali tapti Pranašu tik iš karto po savo ėjimo.
refusal-only-the-prophet-calls = Ėjimus vertina Pranašas { FORM($prophet) }, o ne { FORM($player) }.
refusal-prophet-does-not-play = { FORM($player) } kortų nežaidžia, nes yra Pranašas.
refusal-round-is-over = Ratas baigtas, todėl eiti nebegalima.
refusal-string-length = Išžaidžiama viena korta arba nuo { $low } iki { $high } kortų seka, o čia kortų skaičius yra { $count }.
refusal-the-rule-decides = Dievui vertinti nereikia: viską pasako užrašyta taisyklė.
refusal-there-is-a-prophet = { FORM($player) } negali tapti Pranašu: Pranašas jau yra { FORM($prophet) }.
refusal-there-is-no-prophet = Pranašo nėra, todėl vertina Dievas.
refusal-too-few-others = { FORM($player) } negali tapti Pranašu: be Dievo, žaidime liko per mažai kitų žaidėjų ({ $count }).
refusal-unknown-player = „{ $player }“ prie stalo nesėdi.
refusal-was-expelled = { FORM($player) } dėl neteisingo ėjimo šiame rate nebežaidžia.
refusal-was-prophet-before = { FORM($player) } šiame rate jau buvo Pranašas.

## Ko tekstas nesako

gap-hand-size = Tekstas nesako, kiek kortų dalijama.
gap-stock-out = Krūvoje liko per mažai kortų ({ $count }). Tekstas nesako, kas tada daroma.
gap-first-player = Tekstas nesako, kas pradeda.
gap-turn-order = Tekstas nesako, kokia tvarka žaidėjai eina.
gap-mark-after-no-play = { FORM($player) } šiame rate kortų dar neišžaidė. Tekstas nesako, ant kurios kortos tada dedamas juodas žymeklis.
gap-prophet-counts-as-expelled-for-end = Pašalinti visi, tik ne Pranašas ({ FORM($player) }). Tekstas nesako, kas tada vyksta.
gap-next-god = Tekstas nesako, kas kitame rate yra Dievas.
gap-god-without-prophet = Tikrojo Pranašo nėra. Tekstas nesako, kiek taškų tada gauna Dievas.
gap-joint-winners = Vienodai taškų turi { LIST($players) }. Tekstas nesako, kas laimi.

question-hand-size = Kiek kortų kiekvienam dalijama?
question-stock-out = Kas daroma, kai baigiasi krūva?
question-first-player = Kas pradeda?
question-turn-order = Kokia tvarka žaidėjai eina?
question-prophet-once = Ar nuverstas Pranašas gali vėl tapti Pranašu?
question-approved-false-no-play = Kas vyksta, kai Pranašas patvirtina neteisingą „nėra kortos“ ir yra nuverčiamas?
question-expelled-when-prophet-fell = Ar per staigiąją mirtį pašalinamas ir tas, dėl kurio ėjimo nuverstas Pranašas?
question-counts-starter = Ar skaičiuojant išžaistas kortas skaičiuojama ir pradinė korta?
question-counts-forced-card = Ar žymekliams ir staigiajai mirčiai skaičiuojama ir korta, kurią iš žaidėjo rankos išžaidžia Dievas arba Pranašas?
question-death-from = Nuo kurios kortos šalinama per staigiąją mirtį?
question-sequence-across-threshold = Ar staigioji mirtis galioja sekai, kuri peržengia ribą?
question-expelled-also-draws = Ar pašalintas žaidėjas gauna ir baudos kortų?
question-wrong-no-play-expels = Ar per staigiąją mirtį pašalinama ir už neteisingą „nėra kortos“?
question-white-count-under-prophet = Ar kortos baltiems žymekliams skaičiuojamos ir tada, kai yra Pranašas?
question-mark-after-no-play = Kur dedamas juodas žymeklis, kai Pranašu tampama po „nėra kortos“?
question-old-hand = Kur lieka ranka po teisingo „nėra kortos“?
question-forced-wrong-pick = Kas vyksta, kai Pranašas iš parodytos rankos išrenka neteisingą kortą?
question-out-on-forgiven-card = Ar ratas baigiasi, kai paskutinė korta neteisinga, bet už ją nebaudžiama?
question-prophet-counts-as-expelled-for-end = Ar ratas baigiasi, kai pašalinti visi, tik ne Pranašas?
question-next-god = Kas kitame rate yra Dievas?
question-prophet-bonus = Už kurias kortas taškų gauna Tikrasis Pranašas?
question-god-cap = Kurios kortos riboja Dievo taškus?
question-god-without-prophet = Kiek taškų gauna Dievas, kai Tikrojo Pranašo nėra?
question-joint-winners = Kas laimi, kai daugiausia taškų turi keli?
question-sideline = Kur dedamos neteisingos kortos?

## Aiškinimai

reading-gap = tekstas nieko nenusprendžia
reading-yes = taip
reading-no = ne
reading-turn-over = ėjimas baigtas
reading-god-plays-right-card = teisingą kortą išžaidžia Dievas
reading-hand-size-14 = keturiolika
reading-stock-out-add-deck-at-4 = kai lieka keturios kortos, pridedama kaladė
reading-stock-out-end-round = baigiamas ratas
reading-first-player-by-starter = tas, iki kurio suskaičiuojama pagal pradinės kortos vertę
reading-first-player-left-of-god = pirmasis po Dievo pagal laikrodžio rodyklę
reading-turn-order-clockwise = pagal laikrodžio rodyklę
reading-prophet-once-per-round = ne, Pranašu tampama tik kartą per ratą
reading-prophet-once-per-turn = taip, po bet kurio savo ėjimo
reading-death-from-after-40th = nuo pirmosios po ribinės kortos
reading-death-from-on-40th = nuo pačios ribinės kortos
reading-sequence-across-threshold-by-count-before = ne, svarbu, kiek kortų buvo prieš ją
reading-sequence-across-threshold-by-count-after = taip, svarbu, kiek kortų yra po jos
reading-white-count-under-prophet-runs = taip
reading-white-count-under-prophet-frozen = ne, skaičiavimas sustoja
reading-mark-after-no-play-own-last-card = ant paskutinės savo išžaistos kortos
reading-mark-after-no-play-last-card-on-table = ant paskutinės kortos ant stalo
reading-old-hand-stays-on-table = ant stalo
reading-old-hand-into-stock = po krūva
reading-out-on-forgiven-card-round-ends = taip
reading-out-on-forgiven-card-plays-on = ne, žaidžiama toliau
reading-next-god-clockwise = kitas pagal laikrodžio rodyklę
reading-prophet-bonus-both-since = už išžaistas nuo tada, kai jis yra Pranašas
reading-prophet-bonus-right-whole-round = už teisingas – viso rato, už neteisingas – tik nuo tada
reading-god-cap-since = išžaistos nuo tada, kai Tikrasis Pranašas yra Pranašas
reading-god-cap-before = išžaistos prieš tai
reading-god-without-prophet-best-player = tiek, kiek geriausias žaidėjas
reading-god-without-prophet-zero = nė vieno
reading-joint-winners-yes = visi jie
reading-sideline-under-starter = po pradine korta
reading-sideline-under-last-right = po paskutine teisinga korta

## Kuo baigėsi

answer-out-of-cards = Ratas baigiasi: kažkas nebeturi nė vienos kortos. Taškai: { LIST($points) }.
answer-all-expelled = Ratas baigiasi: pašalinti visi žaidėjai. Taškai: { LIST($points) }.
answer-stock-out = Ratas baigiasi: krūvoje nebėra kortų. Taškai: { LIST($points) }.
answer-scored = Taškai: { LIST($points) }.
answer-nothing = Nieko neįvyksta.

## Ką nurodo padėtis

ui-param-god = Dievas
ui-param-rule = Slapta taisyklė
ui-param-starter = Pradinė korta
ui-param-stock = Krūva
ui-param-moves = Ėjimai
ui-param-rounds = Kiek ratų sužaisti
ui-param-level = Slaptųjų taisyklių sunkumas
ui-param-prophet = Tikrasis Pranašas
ui-param-right-since = Teisingos kortos nuo tada, kai yra Pranašas
ui-param-wrong-since = Neteisingos kortos nuo tada, kai yra Pranašas
ui-param-cards-before = Kortos ant stalo prieš tai
ui-param-right-before = Teisingos kortos prieš tai
ui-param-never-god = Nebuvo Dievu

## Stalas

ui-main-line = Pagrindinė eilė
ui-rule = Slapta taisyklė:
ui-stock = { $count ->
    [one] Krūvoje { $count } korta
    [few] Krūvoje { $count } kortos
    [many] Krūvoje { $count } kortos
   *[other] Krūvoje { $count } kortų
}
ui-god = Dievas
ui-prophet = Pranašas
ui-expelled = nebežaidžia
ui-points = { $count ->
    [one] { $count } taškas
    [few] { $count } taškai
    [many] { $count } taško
   *[other] { $count } taškų
}
ui-cards-held = { $count ->
    [one] Rankoje { $count } korta:
    [few] Rankoje { $count } kortos:
    [many] Rankoje { $count } kortos:
   *[other] Rankoje { $count } kortų:
}
ui-mark-white = Išžaista korta Nr. { $number }: baltas žymeklis
ui-mark-black = Išžaista korta Nr. { $number }: juodas žymeklis
ui-sheet = Taškai
ui-sheet-player = Žaidėjas
ui-sheet-cards = Kortos
ui-sheet-hand = Už ranką
ui-sheet-bonus = Be kortų
ui-sheet-prophet = Pranašas
ui-sheet-god = Dievas
ui-sheet-never = Nebuvo Dievu
ui-sheet-sum = Iš viso

## Ratas, kurį galima sužaisti

page-play-scientist = Žaisti mokslininku
page-play-scientist-about = Dievas ištraukė slaptą taisyklę. Žaiskite kortas iš savo rankos, žiūrėkite, kurios teisingos, ir tapkite Pranašu, kai manysite, kad taisyklę supratote. Už kitus tris mokslininkus žaidžia kompiuteris. Kai ratas baigiasi, taisyklė parodoma, ir apie kiekvieną kortą galima sužinoti, kodėl ji teisinga ar neteisinga.
page-play-prophet = Vertinti Pranašu
page-play-prophet-about = Keli ėjimai jau sužaisti, ir jūs ką tik tapote Pranašu. Apie kiekvieną ėjimą pasakykite, ar jis teisingas. Dievas jūsų vertinimą patvirtina arba jus nuverčia.
page-play-god = Stebėti Dievu su sava taisykle
page-play-god-about = Parašykite slaptą taisyklę arba imkite ją iš katalogo. Keturi mokslininkai, už kuriuos žaidžia kompiuteris, bando ją atspėti. Eikite per ratą žingsnis po žingsnio ir žiūrėkite, kiek katalogo taisyklių dar tinka.

ui-hidden-rule-written = { FORM($god) } užrašo slaptą taisyklę.
ui-hidden-packs-shuffled = Kortos sumaišomos ir sudedamos į krūvą.
ui-hidden-hand-dealt = { FORM($player) } gauna kortas.
ui-hidden-cards-drawn = { FORM($player) } gauna baudos kortas.

ui-own-hand = Jūsų ranka
ui-choose-cards = Išsirinkite kortas
ui-level = Taisyklės sunkumas
ui-new-round = Naujas ratas
ui-puzzle = Galvosūkis iš nuorodos: kas ją turi, gauna tą pačią slaptą taisyklę ir tas pačias pirmąsias kortas.
ui-link-catalogue = Ši nuoroda renkasi iš kito slaptų taisyklių katalogo, todėl taisyklė gali būti ne ta, kurios norėta.
ui-give-up = Pasiduoti ir pamatyti slaptą taisyklę
ui-the-rule = Slapta taisyklė
ui-own-score = { FORM($player) }: taškų – { $points }, teisingų kortų – { $right }, neteisingų – { $wrong }.
ui-why-cards = Kodėl korta teisinga ar neteisinga? Išsirinkite vieną:
ui-right = teisinga
ui-wrong = neteisinga
ui-was-right = { $card } po { $before }: teisinga.
ui-was-wrong = { $card } po { $before }: neteisinga.
ui-from-catalogue = Imti taisyklę iš katalogo…
ui-own-rule = Slapta taisyklė, užrašyta ženklais
ui-play-rule = Žaisti pagal šią taisyklę
ui-fits = Kurios katalogo taisyklės dar tinka?
ui-fits-count = Visoms kortoms iki šio žingsnio tinka tiek taisyklių: { $count } iš { $of }.
ui-make-puzzle = Sukurti galvosūkį kitiems
ui-about-puzzle = Pasirinkite taisyklę arba parašykite savo. Kas atidaro nuorodą, gauna šią taisyklę ir tas pačias pirmąsias kortas, todėl visa klasė gali žaisti tą patį galvosūkį, kiekvienas atskirai, ir pabaigoje palyginti taškus.
ui-puzzle-rule = Galvosūkio slapta taisyklė, užrašyta ženklais
ui-make-link = Sukurti nuorodą
ui-puzzle-link = Galvosūkio nuoroda
ui-no-cipher = Taisyklė nuorodoje užantspauduota, kad niekas jos neperskaitytų netyčia. Tai ne šifras: kas nori, gali ją atplėšti.

## Taisyklių dirbtuvė

ui-builder = Taisyklė, sąlyga po sąlygos
ui-condition = Apie ką sąlyga
ui-conditions = Sąlygos
ui-joined = Kelios sąlygos
ui-kind-color = Spalva
ui-kind-suit = Mastis
ui-kind-suits = Viena mastis iš dviejų
ui-kind-trait = Lyginė, nelyginė, J Q K…
ui-kind-value = Vertė
ui-kind-between = Vertė nuo… iki…
ui-kind-same = Sutampa su ankstesne korta
ui-kind-compare = Didesnė ar mažesnė negu ankstesnės
ui-kind-step = Vienetu didesnė, mažesnė
ui-kind-ring = Kita mastis ratu
ui-kind-place = Vieta pagrindinėje eilėje
ui-kind-constant = Bet kuri, nė viena
ui-kind-and = Visos iš kelių
ui-kind-or = Bent viena iš kelių
ui-kind-not = Netiesa, kad
ui-kind-if = Jei… tai… kitaip…
ui-kind-own = Užrašyta ženklais
ui-kind-joined = Abi arba nė viena
ui-say-color = { $card } spalva { $form } { $color }
ui-say-suit = { $card } mastis { $form } { $suit }
ui-say-suits = { $card } mastis { $form } { $suit } arba { $suit2 }
ui-say-trait = { $card } vertė – { $form }
ui-say-value = { $card } vertė { $form } { $value }
ui-say-between = { $card } vertė { $form } nuo { $value } iki { $value2 }
ui-say-same = šios kortos { $aspect } { $form } { $with }
ui-say-compare = šios kortos vertė { $form } { $than }
ui-say-step = šios kortos vertė vienetu { $form } negu { $than }
ui-say-ring = šios kortos mastis ratu (♣ ♦ ♥ ♠) eina iškart po { $after }
ui-say-place = šios kortos vieta, dalijant iš { $divisor }, duoda liekaną { $rest }
ui-say-constant = tinka { $form }
ui-form-color-is = yra
ui-form-color-not = nėra
ui-form-suit-is = yra
ui-form-suit-not = nėra
ui-form-suits-is = yra
ui-form-suits-not = nėra
ui-form-between-is = yra
ui-form-between-not = nėra
ui-form-trait-even = lyginė
ui-form-trait-odd = nelyginė
ui-form-trait-prime = pirminis skaičius
ui-form-trait-royal = J, Q arba K
ui-form-trait-common = ne J, Q ar K
ui-form-value-is = yra
ui-form-value-not = nėra
ui-form-value-more = didesnė už
ui-form-value-less = mažesnė už
ui-form-same-same = sutampa su
ui-form-same-other = nesutampa su
ui-form-compare-higher = didesnė negu
ui-form-compare-lower = mažesnė negu
ui-form-compare-least = ne mažesnė negu
ui-form-compare-most = ne didesnė negu
ui-form-step-up = didesnė
ui-form-step-down = mažesnė
ui-form-constant-any = bet kuri korta
ui-form-constant-none = nė viena korta
ui-with-previous = ankstesne korta
ui-with-previous2 = priešpaskutine korta
ui-with-first = pradine korta
ui-than-previous = ankstesnės kortos
ui-than-previous2 = priešpaskutinės kortos
ui-than-first = pradinės kortos
ui-after-previous = ankstesnės kortos
ui-after-previous2 = priešpaskutinės kortos
ui-after-first = pradinės kortos
ui-aspect-color = spalva
ui-aspect-suit = mastis
ui-aspect-value = vertė
ui-blank-form = Kaip yra
ui-blank-card = Kuri korta
ui-blank-color = Spalva
ui-blank-suit = Mastis
ui-blank-value = Vertė
ui-blank-aspect = Kas lyginama
ui-blank-with = Su kuria korta
ui-blank-than = Negu kuri korta
ui-blank-after = Po kurios kortos
ui-blank-divisor = Daliklis
ui-blank-rest = Liekana
ui-add-condition = Pridėti sąlygą
ui-add-otherwise = Pridėti „kitaip“
ui-remove-condition = Pašalinti šią sąlygą
ui-catalogue = Katalogo taisyklė
ui-catalogue-own = Sava taisyklė
ui-of-level = { $level } lygis
ui-notation = Užrašas
ui-in-words = Žodžiais
ui-column = { $column } ženklas
ui-use-word = Rašyti „{ $word }“
ui-rule-unread = Šios taisyklės dar negalima perskaityti.
ui-share = Kiek leidžiama
ui-share-of = Vidutiniškai teisingos { $percent } % kortų.
ui-share-is = { $count ->
    [one] Po šios eilės iš { $of } kortų teisinga { $count }.
    [few] Po šios eilės iš { $of } kortų teisingos { $count }.
   *[other] Po šios eilės iš { $of } kortų teisingos { $count }.
}
ui-share-none = Aklavietė: po šios eilės teisingų kortų nėra.
ui-dead-never = Aklaviečių nėra: po kiekvienos teisingos kortos yra kita.
ui-dead-after = Aklavietės: teisingų kortų nėra po šių: { LIST($cards) }.
ui-dead-always = Vien aklavietės: po jokios kortos nėra teisingos.
ui-tries = Išbandykite
ui-tries-hint = Teisingos kortos įrėmintos. Palieskite kortą ir sužinosite kodėl.
ui-try-card = Kita korta
ui-line-empty = Pagrindinė eilė tuščia.
ui-take-card = Nuimti paskutinę kortą
ui-lay-card = Dėti { $card } į pagrindinę eilę
ui-is-right = teisinga
ui-is-wrong = neteisinga
ui-card-right = { $card } teisinga.
ui-card-wrong = { $card } neteisinga.
ui-card-missing = Teisinga bet kuri korta, kol dar neguli: { LIST($cards) }.
ui-fulfilled = tenkinama
ui-unfulfilled = netenkinama
ui-not-reached = nežiūrėta
ui-nothing = nieko
ui-copy-notation = Kopijuoti užrašą
ui-play-with-rule = Žaisti su šia taisykle
ui-judge-with-rule = Būti Dievu su šia taisykle
ui-start-over = Pradėti iš naujo

## Dievo padėjėjas

ui-round-before = { $number } ratas: kas žaidžia ir su kokia taisykle?
ui-round-number = { $number } ratas
ui-player = { $number } žaidėjas
ui-add-player = Pridėti žaidėją
ui-rule-judge = Sprendžiu pats
ui-rule-catalogue = Iš katalogo
ui-rule-typed = Užrašyta ženklais
ui-dealt = Kiek kortų išdalyta kiekvienam
ui-dealt-to = Išdalytos kortos: { FORM($player) }
ui-who-begins = Kas pradeda
ui-counted-off = Atskaičiuojama pagal pradinės kortos vertę
ui-begin-round = Pradėti ratą
ui-starter-missing = Pasirinkite pradinę kortą, kuri guli ant stalo.
ui-back-to-round = Atgal į { $number } ratą
ui-chosen = pasirinkta
ui-call-right = Teisinga
ui-call-wrong = Neteisinga
ui-cards-played = Išžaistos kortos iš eilės
ui-cards-shown = Parodytos rankos kortos
ui-play-cards = { $count ->
    [0] Žaisti
    [one] Žaisti { $count } kortą
    [few] Žaisti { $count } kortų seką
    [many] Žaisti { $count } kortų seką
   *[other] Žaisti { $count } kortų seką
}
ui-show-cards = Tai visa ranka ({ $count } iš { $of })
ui-next-round = Kitas ratas
ui-drop-round = Keisti šio rato pradžią
ui-end-game = Baigti žaidimą čia
ui-all-rounds = Visų ratų taškai
ui-counted-cards-drawn = { $count ->
    [one] { FORM($player) } gauna { $count } baudos kortą.
    [few] { FORM($player) } gauna { $count } baudos kortas.
    [many] { FORM($player) } gauna { $count } baudos kortos.
   *[other] { FORM($player) } gauna { $count } baudos kortų.
}
ui-counted-claimed = { FORM($player) } sako „nėra kortos“ ir parodo ranką (kortų skaičius: { $count }).
ui-counted-laid-hand-down = { FORM($player) } padeda ranką ant stalo.
ui-counted-hand-dealt = { FORM($player) } gauna naują ranką, kortų: { $count }.
ui-counted-put-under-stock = Ta ranka padedama po krūva.
