# Ką skaitytojas daro su gyvąja lentele, be ėjimo per žingsnius.

## Pirma spėti

ui-guess-first = Pirma spėsiu
ui-guess-off = Atsakymus rodyti iš karto
ui-guess-private = Jūsų spėjimas lieka šioje naršyklėje.
ui-guess-right = Atspėjote: { $answer }
ui-guess-wrong = Atsakymas kitas: { $answer }
ui-guess-yours = jūsų spėjimas
ui-guess-reasons = Kodėl
ui-guess-again = Spėti dar kartą
ui-guess-yes-mark = taip yra:
ui-guess-no-mark = taip nėra:
# $change – kas turėtų būti kitaip: „Ruduo: LAIMA“. Po to eina sakinys, kas tada nutinka.
ui-guess-would = Taip būtų, jei būtų kitaip – { $change }.
ui-guess-try = Išbandyti
ui-guess-none = niekas
ui-guess-none-fired = jokia
ui-guess-none-free = jokia
ui-guess-yes = Taip
ui-guess-no = Ne
ui-guess-value = { LIST($value) }

## Ko klausiama

ui-guess-allowed = Ar tai leidžiama?
ui-guess-expelled = Kas pašalinamas?
ui-guess-fired = Kurios kortelės poveikis suveikia?
ui-guess-free = Kurios dvasios pabaigoje laisvos?
ui-guess-line = Kokia tvarka pabaigoje stovi kauliukai?
ui-guess-lost = Kurios dvasios išmetamos?
ui-guess-main-line = Kokios kortos pabaigoje sudaro pagrindinę eilę?
ui-guess-outcome = Kuo tai baigiasi?
ui-guess-plane = Kokia galios plotmė?
ui-guess-points = Kiek taškų gauna kiekvienas?
ui-guess-prophet = Kas pabaigoje yra Pranašas?
ui-guess-spirits = Kas pabaigoje turi kurias dvasias?
ui-guess-winner = Kas laimi ėjimą?
ui-guess-winners = Kas laimi?

## Vienas pavyzdžio pakeitimas

ui-change-to = { $place }: { $value }
ui-change-add = { $place }: dar ir { $value }
ui-change-drop = { $place }: be { $number }-o
ui-change-answer = atsakymas: { $value }
ui-value-true = taip
ui-value-false = ne

## Aiškinimai ir savas stalas

# $answer – visas sakinys.
ui-reading-then = Tada: { $answer }
ui-reading-now = Taigi: { $answer }
ui-house = Kaip prie mano stalo
ui-house-otherwise = Prie mano stalo aiškinama kitaip
ui-house-printed = Kaip išspausdinta
ui-house-book = Kaip siūloma čia
ui-house-back = Kaip prie mano stalo
ui-house-brought = Kaip nurodyta nuorodoje
ui-house-keep = taip prie mano stalo
ui-status-missed = Įrašyta, kaip išspausdinta: jūsų stalo aiškinimui Python neatsakė
ui-table-count = { $count ->
    [0] Mano stalas viską aiškina taip, kaip išspausdinta
    [one] Mano stalas savaip aiškina { $count } klausimą
    [few] Mano stalas savaip aiškina { $count } klausimus
    [many] Mano stalas savaip aiškina { $count } klausimo
   *[other] Mano stalas savaip aiškina { $count } klausimų
}
ui-table-all-printed = Viskas, kaip išspausdinta
ui-table-print = Spausdinti namų taisykles
ui-table-brought = Ši nuoroda atneša kito stalo aiškinimus:
ui-table-take = Žaisti pagal juos
ui-table-leave = Palikti manuosius

## O jei

# $step – žingsnio numeris, $chosen – kas ten pasirinkta: „Ana: žaidžia 8♥“.
ui-fork-chosen = { $step } žingsnyje pasirinkta: { $chosen }.
ui-fork = O jei kitaip?
ui-branch = Nuo { $step } žingsnio viskas eina kitaip
ui-branch-example = Pavyzdys
ui-branch-own = Jūsų atšaka
ui-branch-more = { $count ->
    [one] ir dar { $count } žingsnis
    [few] ir dar { $count } žingsniai
    [many] ir dar { $count } žingsnio
   *[other] ir dar { $count } žingsnių
}

## Visi žingsniai iš karto

ui-film = Kadrų juosta

## Kas žaidžia

ui-players = Kas žaidžia
ui-value-person = žmogus
ui-value-computer = kompiuteris
ui-pass = Perduokite įrenginį. Dabar eina { FORM($seat) }.
ui-pass-taken = { FORM($seat) } – tai aš: tęsti
ui-new-game = Naujas žaidimas
