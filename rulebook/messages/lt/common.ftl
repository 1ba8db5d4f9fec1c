# Gyvoji lentelė, visiems žaidimams.

## Kuo baigėsi

ui-answer-waiting = Python skaičiuoja…
ui-answer-failed = Python neatsakė.
ui-answer-problems = Tokios padėties sužaisti negalima.
# Rodoma po tekstu, kai gyvosios lentelės įkelti nepavyko.
ui-bench-failed = Gyvosios lentelės įkelti nepavyko; tekstas aukščiau pilnas ir be jos.
ui-changed = Pakeista
# $answer – visas sakinys.
ui-example-answer = Pavyzdyje: { $answer }

## Iš kur atsakymas

ui-status-recorded = Įrašyta
ui-status-live = Gyvai
ui-status-starting = Paleidžiama Python…
# $loaded ir $total – megabaitai, jau užrašyti kalbai įprastai.
ui-status-loading = Paleidžiama Python: { $loaded } iš { $total } MB
ui-status-loaded = Paleidžiama Python: { $loaded } MB
ui-status-asking = Klausiama Python…
ui-status-failed = Python neatsakė
ui-retry = Bandyti dar kartą
# Atsiveria skaitytojui, kuris klausia, ką reiškia žodis prieš tai.
ui-about-recorded = Įrašyta, kai buvo kuriamas puslapis.
ui-about-live = Apskaičiuota ką tik, jūsų įrenginyje.
ui-about-waiting = Python atsiunčiamas vieną kartą per apsilankymą, o tada atsako jūsų įrenginyje.
ui-about-failed = Įrašyti atsakymai ir puslapio tekstas lieka ir be jo.

## Žingsniai

ui-steps-controls = Žingsniai
ui-step = Žingsnis
ui-step-of = { $step }/{ $steps }
ui-start = Padėtis, kol dar nieko neįvyko.
ui-first = Į pradžią
ui-back = Žingsnis atgal
ui-forward = Žingsnis pirmyn
ui-last = Į pabaigą
# The button that shows what others did, step after step.
ui-run = Rodyti toliau
ui-pause = Sustabdyti
ui-all-steps = Visi žingsniai ({ $count })
ui-wording = Šių punktų tekstas

## Ko klausia taisyklės

ui-asked = Ko klausia taisyklės
ui-asked-table = Taisyklėms reikia žinoti tai, ko niekas nepasakė.
ui-asked-chance = Sprendžia atsitiktinumas; parinkite, kas išeina.
ui-asked-seat = Renkasi { FORM($seat) }.
ui-answer = Atsakyti
ui-why-not = Kodėl ne kitaip?
ui-typed = arba parašykite:
ui-ask-about = Klausti apie kitą…
ui-refused = „{ $answer }“ čia nebetinka.
ui-drop-answer = Atsiimti šį atsakymą

## Kuo remiasi rezultatas

ui-gap = Kur tekstas nieko nenusprendžia, parinkite aiškinimą, kad būtų galima tęsti:
ui-rests = Remiasi { $count ->
    [one] { $count } atviru klausimu
    [few] { $count } atvirais klausimais
    [many] { $count } atviro klausimo
   *[other] { $count } atvirų klausimų
}
# Aiškinimas, kurį pateikia išspausdintas tekstas.
ui-printed = { $reading } (išspausdinta)
# $who – vienas iš pagrindų: „paskelbtas tekstas“, „mūsų pasiūlymas“…
ui-grounds = Pagrindas: { $who }.

## Padėtis

ui-setup = Keisti padėtį
ui-card-of = Kortelė: { FORM($seat) }
ui-not-stated = nenurodyta
ui-none = kortelės nėra
ui-add = Pridėti…
ui-remove = pašalinti
ui-less = vienu mažiau
ui-more = vienu daugiau
ui-undo = Atšaukti
ui-redo = Grąžinti
ui-reset = Atgal į pavyzdį
ui-copy-link = Kopijuoti nuorodą
ui-copied = Nukopijuota
ui-link-ignored = Kai kurių nuorodos dalių perskaityti nepavyko, jos praleistos: { LIST($parts) }.
ui-link-too-long = Nuoroda per ilga, todėl perskaityta ne iki galo.
ui-link-seen = Supratau

ui-param-hands = Dar rankoje
ui-param-sigils = Paimti sigilai
ui-param-mara = Maros laukas
ui-param-missing = Iki pirmojo sigilo trūksta ženklų
ui-param-tricks = Kiek ėjimų sužaisti
ui-param-seed = Atsitiktinumo sėkla
ui-param-players = Žaidėjai
ui-param-policies = Kaip žaidžiama
ui-param-seat = Metų laikas
ui-param-deed = Veiksmas
ui-param-what = Kortelė arba sigilas
ui-param-number = Ėjimas
ui-param-plane = Plotmė
ui-param-trick = Stalo laukas
ui-param-up = Atversta
ui-param-won = Laimėtos krūvos
ui-param-answers = Pasirinkta ir ištraukta
ui-param-rulings = Suprantama taip
ui-value-lay = padėti ant stalo
ui-value-take-card = paimti iš Maros lauko
ui-value-take-sigil = paimti sigilą
ui-value-random = atsitiktinai
ui-value-first = tai, kas eilėje pirma
ui-value-table = mūsų siūlymas visai partijai

## Stalas

ui-table = Stalas
# Beside the name of the seat that the reader plays.
ui-you = jūs
ui-world = Pasaulis
ui-fate = Lemtis
ui-reda = Rėda
ui-unknown = Nežinoma
ui-plane-none = Plotmės dar nėra
ui-mara = Maros laukas
ui-mara-empty = tuščias
ui-no-card-laid = Ant stalo kortelės nėra
ui-face-down = Užversta
ui-wins = laimi
ui-fires = suveikia
ui-passive = pasyvi
ui-strength = stiprumas { $strength }
ui-signs = { $count ->
    [one] ženklas: { LIST($signs) }
    [few] ženklai: { LIST($signs) }
    [many] ženklo: { LIST($signs) }
   *[other] ženklai: { LIST($signs) }
}
ui-sigils-of = { $count ->
    [one] { $count } sigilas
    [few] { $count } sigilai
    [many] { $count } sigilo
   *[other] { $count } sigilų
}
ui-hand = Rankoje: { LIST($cards) }.
ui-hand-empty = Rankoje kortelių nėra.
ui-hand-of = { FORM($seat, case: "gen") } rankoje
ui-pile = Krūva: { LIST($cards) }.
