## Siūlymai

cli-try = Išbandyti siūlymą: su kuriais skaitymais išeina norima baigtis ir ką dar jie pakeičia.
cli-try-files = siūlymai: scenarijų failai, aplankai ar pavadinimai; nuorodą į stendą galima paleisti, bet ne išbandyti: atverkite ją ir rinkitės „Išbandyti“ arba įrašykite jos failą per „Siūlyti kitą baigtį“
cli-try-reason = Kodėl: { $reason }
cli-try-printed = kaip išspausdinta
cli-try-named = kaip išspausdinta, išskyrus tai, ką nurodo pats pavyzdys
cli-try-stated = kaip užrašyta pavyzdyje (ištisos partijos, jei nenurodyta kitaip, žaidžiamos pagal table)
cli-try-over = kaip užrašyta pavyzdyje, bet { $reading }
cli-try-asked-for = { $reading } (prašomas skaitymas)
cli-try-holds = išeina: { $reading }
cli-try-not = neišeina: { $reading }
cli-try-impossible = taip žaisti negalima: { $reading }
cli-try-gap = tekstas čia nieko nesprendžia: { $questions }
cli-try-changes = kiti pavyzdžiai vyksta kitaip, bet jų teiginiai tebegalioja ({ $count }): { $names }
cli-try-breaks = kiti pavyzdžiai nebegalioja ({ $count }): { $names }
cli-try-no-question = Čia nekyla joks atviras klausimas, todėl nėra kokio skaitymo keisti.
cli-try-cut = Išbandyti tik pirmieji skaitymų rinkiniai: { $count }.
cli-try-new = Reikia naujo skaitymo. Nė vienas skaitymas neduoda norimos baigties. Išbandyta skaitymų rinkinių: { $count }.
cli-try-parts = Kur norima baigtis išsiskiria su tikrąja: { $source }; norima { $expected }, iš tikrųjų { $found }
cli-try-event = įvykis { $number }: { $event } ({ $clauses })
cli-try-function = sprendžia { $function }
cli-try-brings = Kiti pavyzdžiai žaidžiami su tuo, ką atsineša siūlymas, jei patys nieko kito nenurodo: { $brings }
cli-try-wording = Nauja { $clause } formuluotė ({ $lang }):
problem-link-not-tried = Nuorodos į stendą išbandyti negalima, nes joje nepasakyta, kokios baigties norima; rasta { LIST($found) }. Atverkite ją ir rinkitės „Išbandyti“ arba įrašykite jos failą per „Siūlyti kitą baigtį“. Ką ji rodo, pasako `rulebook run`.

## Kiek nuo klausimo priklauso ir kuriuos punktus mini pavyzdžiai

page-matters = Kaip dažnai tai svarbu žaidžiant
page-matters-how = Kompiuterinių žaidėjų partijų su mūsų siūlomais skaitymais: { $count }. Kiekviena sužaista antrą kartą, kitaip suprantant tik šį klausimą; iki pirmojo skirtumo abi vyksta vienodai, o po jo atsitiktinis žaidimas eina savo keliu. Trys stulpeliai: klausimas iškilo, kas nors įvyko kitaip, laimėjo kiti.
page-matters-players = žaidėjai: { $policy }
page-matters-shares = iškilo { $asked }, kas nors įvyko kitaip { $event }, laimėjo kiti { $winner }
page-policy-random = atsitiktiniai
page-policy-seeker = ieškantys sigilų
page-policy-cautious = atsargūs
page-policy-greedy = imantys, kas dabar naudingiausia
page-policy-rash = skubotieji
page-dots-how = Visi teksto punktai: kuo tamsesnis, tuo daugiau pavyzdžių jį mini. Tuščio nemini nė vienas; brūkšniuotas nėra žaidimo taisyklė. Brūkšnys apačioje rodo, keliose iš { $games } atsitiktinių žaidėjų partijų pagal mūsų rinkinį jis iškilo: nė vienoje, mažiau kaip dešimtadalyje, mažiau kaip pusėje, ne visose, visose (pradinis skaičius { $seed }, variklis { $code }).
page-dot = { $clause }: pavyzdžių { $count }, partijų { $games } iš { $of }
page-dot-informative = { $clause }: ne žaidimo taisyklė
page-unmet = Neiškilo nė vienoje iš { $games } atsitiktinių partijų, ir kodėl
page-unmet-reading = Tik suprantant kitaip (kiek iš { $few } partijų jis iškilo):
page-unmet-example = Atsitiktiniai žaidėjai iki jo neprieina; ten nuveda pavyzdys:
page-unmet-excluded = Jokia eiga jo paminėti negali:
page-unmet-informative = Ne žaidimo taisyklė:
page-unmet-nothing = Iki jo neprieina nei partijos, nei pavyzdžiai:

page-proposals = Siūlymai
page-proposals-how = Kaip pateikti kitą
page-proposals-none = Siūlymų čia dar nėra. Kaip pateikti
