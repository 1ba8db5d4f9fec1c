## Bet kurio žaidimo, failo ar komandos klaidos

problem-write = Rašykite { $write }.
problem-other = { $where }: { $code }. Laukta: { LIST($expected) }. Rasta: { LIST($found) }.

problem-unknown-card = { $where }: kortelės { LIST($found) } nėra.
problem-unknown-seat = { $where }: vietos { LIST($found) } nėra. Vietos: { LIST($expected) }.
problem-unknown-sigil = { $where }: sigilo { LIST($found) } nėra.
problem-unknown-value = { $where }: { LIST($found) } čia netinka. Galimos reikšmės: { LIST($expected) }.
problem-not-a-list = { $where }: čia turi būti sąrašas, o ne { LIST($found) }.
problem-wrong-type = { $where }: { LIST($found) } yra ne to tipo. Laukta: { LIST($expected) }.
problem-out-of-range = { $where }: { LIST($found) } nepatenka į ribas. Laukta: { LIST($expected) }.
problem-answer-refused = { $where }: atsakymas { LIST($found) } neleidžiamas. Leidžiama: { LIST($expected) }.
problem-answers-left-over = { $where }: atsakymo { LIST($found) } niekas neprašo. Panaudota atsakymų: { LIST($expected) }.
problem-unknown-argument = { $where }: tokio argumento nėra. Dar laisvi: { LIST($expected) }.
problem-unknown-preset = { $where }: rinkinio { LIST($found) } nėra. Rinkiniai: { LIST($expected) }.
problem-unknown-reading = { $where }: { LIST($found) } nėra šio klausimo aiškinimas. Aiškinimai: { LIST($expected) }.
problem-unknown-ruling = { $where }: nėra nei klausimo, nei skaičiaus { LIST($found) }.
problem-parameter-out-of-range = { $where }: skaičius { LIST($found) } nepatenka į ribas. Laukta: { LIST($expected) }.
problem-no-such-file = { $where }: failo { LIST($found) } nėra.
problem-file-too-large = { $where }: failo dydis baitais – { LIST($found) }. Skaitoma daugiausia: { LIST($expected) }.
problem-not-utf8 = { $where }: tekstas ne UTF-8 koduotės ({ LIST($found) }). Įrašykite failą UTF-8 koduote.
problem-not-toml = { $where }: tai ne TOML: { LIST($found) }.
problem-unreadable-file = { $where }: failo perskaityti nepavyksta ({ LIST($found) }). Patikrinkite, ar jis yra ir ar jį galima atverti.
problem-unknown-table = { $where }: lentelės { LIST($found) } nėra. Galimos lentelės: { LIST($expected) }.
problem-not-a-list-of-tables = { $where }: { LIST($found) } turi būti lentelių sąrašas. Laukta: { LIST($expected) }.
problem-field-missing = { $where }: trūksta lauko „{ $found }“.
problem-unknown-field = { $where }: lauko { LIST($found) } nėra. Laukai: { LIST($expected) }.
problem-wrong-field = { $where }: { LIST($found) } yra ne to tipo. Laukta: { LIST($expected) }.

problem-unknown-id = { $where }: nieko tokiu pavadinimu nėra: { LIST($found) }. Pavadinimų pavyzdžiai: { LIST($expected) }.
problem-extra-missing = { $where }: modulis { LIST($found) } neįdiegtas. Įdiekite { LIST($expected) }.
problem-clause-twice = { $where }: punktas { LIST($found) } yra du kartus, taip pat čia: { LIST($expected) }.
problem-clause-not-closed = { $where }: punktas { LIST($found) } neužbaigtas. Laukta: { LIST($expected) }.
problem-block-not-closed = { $where }: blokas { LIST($found) } neužbaigtas. Laukta: { LIST($expected) }.
problem-no-front-matter = { $where }: failas prasideda ne antrašte, o { LIST($found) }. Laukta: { LIST($expected) }.
problem-no-trace = { $where }: scenarijus baigiasi be iškvietos. Iškvietos: { LIST($expected) }.
problem-fails = { $where }: pavyzdys sustoja: { LIST($found) }. Pataisykite jį arba tai, ką jis iškviečia.
problem-outside-the-folder = { $where }: { LIST($found) } yra ne aplanke { LIST($expected) }.
problem-yaml-alias = { $where }: YAML nuoroda { LIST($found) } neleidžiama. Įrašykite pačią reikšmę.
problem-yaml-tag = { $where }: YAML žyma { LIST($found) } neleidžiama. Ištrinkite ją.
problem-nested-too-deeply = { $where }: { LIST($found) } įdėta per giliai. Išskaidykite į kelis žingsnius.
problem-not-yaml = { $where }: tai ne laukta YAML: { LIST($found) }.
problem-reason-missing = { $where }: būsenai { LIST($found) } reikia priežasties. Laukta: { LIST($expected) }.
problem-not-by-language = { $where }: { LIST($found) } nesuskirstyta pagal kalbas. Kalbos: { LIST($expected) }.
problem-language-missing = { $where }: trūksta kalbų: { LIST($found) }. Reikia: { LIST($expected) }.
problem-two-games = { $where }: punktai iš kelių žaidimų: { LIST($found) }. Nurodykite vieno žaidimo punktus: { LIST($expected) }.
problem-unknown-clause = { $where }: punkto { LIST($found) } nėra.
problem-not-a-doctest = { $where }: tai ne doctest pavyzdys: { LIST($found) }.
problem-no-examples = { $where }: scenarijuje nėra pavyzdžių. Laukta: { LIST($expected) }.
problem-too-many-examples = { $where }: pavyzdžių yra { LIST($found) }. Leidžiama daugiausia: { LIST($expected) }.
problem-not-allowed = { $where }: { LIST($found) } scenarijuje neleidžiama. Rašykite paprastas iškvietas ir palyginimus.
problem-not-python = { $where }: tai ne Python: { LIST($found) }.
problem-name-not-free = { $where }: vardas { LIST($found) } jau užimtas.
problem-unknown-name = { $where }: vardo { LIST($found) } nėra. Žinomi vardai: { LIST($expected) }.
problem-underscore = { $where }: vardai, prasidedantys pabraukimu, neleidžiami: { LIST($found) }.
problem-not-callable = { $where }: { LIST($found) } iškviesti negalima. Galima iškviesti: { LIST($expected) }.
problem-site-not-built = { $where }: svetainės sukurti nepavyko: { LIST($found) }.
problem-port-taken = { $where }: prievadas { LIST($found) } užimtas. Bandyta: { LIST($expected) }.
problem-missing-tool = { $where }: trūksta įrankio { LIST($found) }. Laukta: { LIST($expected) }.
problem-tool-failed = { $where }: įrankis sustojo su klaida: { LIST($found) }.
problem-not-on-a-page = { $where }: puslapis negali parodyti iškvietos { LIST($found) }.
problem-too-large-for-a-page = { $where }: puslapiui per daug baitų: { LIST($found) }. Daugiausia: { LIST($expected) }.

problem-unknown-scenario = { $where }: scenarijaus { LIST($found) } nėra.
problem-scenario-differs = { $where }: scenarijus negalioja: { LIST($found) }.
problem-scenario-not-told = { $where }: scenarijaus nepavyksta papasakoti: { LIST($found) }.
problem-question-not-told = { $where }: klausimo nepavyksta papasakoti: { LIST($found) }.

problem-rule-unknown-word = { $where }: slaptosiose taisyklėse nėra žodžio { LIST($found) }.
problem-rule-word-missing = { $where }: prieš { LIST($found) } turi būti žodis.
problem-rule-bracket-missing = { $where }: po { LIST($found) } turi būti skliaustas.
problem-rule-not-opened = { $where }: šis skliaustas nieko neuždaro: { LIST($found) }.
problem-rule-not-closed = { $where }: šis skliaustas neuždarytas: { LIST($found) }.
problem-rule-left-over = { $where }: taisyklė baigiasi prieš { LIST($found) }. Ištrinkite likutį.
problem-rule-not-a-function = { $where }: po { LIST($found) } skliausto nebūna. Jis būna po šių žodžių: { LIST($expected) }.
problem-rule-arguments = { $where }: netinkamas argumentų skaičius ({ LIST($found) }). Laukta: { LIST($expected) }.
problem-rule-wrong-kind = { $where }: { LIST($found) } čia netinka. Tinka, pavyzdžiui: { LIST($expected) }.
problem-rule-each-outside = { $where }: { LIST($found) } rašoma tik skaičiuojant, pavyzdžiui: { LIST($expected) }.
problem-rule-count-in-count = { $where }: skaičiavimas negali būti kitame skaičiavime: { LIST($found) }.
problem-rule-empty = { $where }: čia nėra taisyklės. Taisyklė yra, pavyzdžiui: { LIST($expected) }.
problem-rule-too-long = { $where }: taisyklės ženklų yra { LIST($found) }. Skaitoma daugiausia: { LIST($expected) }.
problem-rule-too-deep = { $where }: skliaustų gylis – { LIST($found) }. Skaitoma daugiausia: { LIST($expected) }.
problem-rule-allows-nothing = { $where }: ši taisyklė po pradinės kortos neleidžia jokios kortos: { LIST($found) }.

refusal-not-asked = „{ $option }“ jau į nieką neatsako: daugiau nieko neklausiama.
refusal-not-offered = „{ FORM($option) }“ čia rinktis negalima.
refusal-not-that-many = { $option } nepatenka į ribas nuo { $low } iki { $high }.
refusal-not-an-order = „{ $option }“ nėra būtent šių dalykų eilė.

grounds-text = paskelbtas tekstas
grounds-convention = tekstas tai leidžia numanyti
grounds-author = autorius
grounds-publisher = leidėjas
grounds-reviewer = recenzentas
grounds-ours = mūsų pasiūlymas

## Kas negerai nustatymuose ar kaladėje

problem-seat-left-out = { $where }: nepasakyta, kurią kortelę padeda { FORM($where) }. Čia turi būti kortelė arba None.
problem-card-twice = { $where }: kortelė { LIST($found) } jau guli kitur: { LIST($expected) }.
problem-sigil-of-another-season = { $where }: sigilas { LIST($found) } yra kito metų laiko. Savi sigilai: { LIST($expected) }.
problem-sigil-twice = { $where }: sigilas { LIST($found) } nurodytas du kartus. Nurodykite jį kartą.
problem-has-a-sigil = { $where }: atstumas matuojamas tik iki pirmojo sigilo, o paimtų sigilų yra { LIST($found) }. Laukta: { LIST($expected) }.
problem-must-lay = { $where }: { FORM($where) } turi kortelių, todėl privalo vieną padėti: { LIST($expected) }.
problem-four-different-names = { $where }: nurodyti vardai: { LIST($found) }. Reikia skirtingų vardų: { LIST($expected) }.
problem-parts-do-not-add-up = { $where }: { LIST($found) } kortelių sigilo nesudaro. Iš viso reikia: { LIST($expected) }.
problem-unknown-creation = { $where }: tvara { LIST($found) } čia netinka. Galima: { LIST($expected) }.
problem-bad-name = { $where }: kortelės taip vadinti negalima: { LIST($found) }. Pradėkite raide ir nerašykite „+“, „,“ ir „=“.
problem-reda-mismatch = { $where }: žyma „reda“ kortelei { LIST($found) } netinka. Rėdos kortelės: { LIST($expected) }.
problem-wrong-number-of-signs = { $where }: nurodyta ženklų: { LIST($found) }. Reikia: { LIST($expected) }.
problem-sign-on-no-card = { $where }: ženklo { LIST($found) } nėra jokioje kortelėje.
problem-not-divisible-by-four = { $where }: kortelių nurodyta: { LIST($found) }. Jų skaičius turi dalytis iš keturių, pavyzdžiui, { LIST($expected) }.
problem-recipe-cannot-be-met = { $where }: jokios kortelės nesudaro sigilo { LIST($found) }. Jo ženklai: { LIST($expected) }.
problem-seat-without-sigils = { $where }: sigilų neturi { LIST($found) }. Laukta: { LIST($expected) }.

problem-argument-left-out = { $where }: šis argumentas būtinas.
problem-no-hands = { $where }: nenurodyta nė viena ranka.
problem-god-has-no-hand = { $where }: { LIST($found) } yra Dievas, o Dievas kortų neturi. Ištrinkite šią ranką.
problem-needs-a-prophet = { $where }: be Pranašo čia negali būti { LIST($found) }. Be jo galima: { LIST($expected) }.
problem-card-too-often = { $where }: kortos { LIST($found) } tiek kartų nėra. Daugiausia: { LIST($expected) }.
problem-not-a-move = { $where }: { LIST($found) } nėra ėjimas. Ėjimas yra, pavyzdžiui: { LIST($expected) }.
problem-number-of-players = { $where }: žaidėjų nurodyta: { LIST($found) }. Žaidžia: { LIST($expected) }.
problem-name-twice = { $where }: vardas { LIST($found) } kartojasi. Kiekvienam duokite kitą vardą.
problem-unknown-player = { $where }: žaidėjo { LIST($found) } nėra. Žaidėjai: { LIST($expected) }.
problem-name-not-for-players = { $where }: „{ $found }“ žaidėjo vardu būti negali. Parinkite kitą.
