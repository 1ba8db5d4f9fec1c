# Dalijimasis stendu, kitos baigties siūlymas, pranešimas apie klaidą.

ui-share-more = Dalytis, išbandyti, siūlyti, pranešti
ui-share-text = Kopijuoti kaip tekstą
ui-share-scenario = Kopijuoti kaip scenarijų
ui-share-embed = Įterpti
ui-share-embed-about = Taip stendas įterpiamas į kitą puslapį:
ui-share-qr = QR kodas
ui-share-qr-about = Nuoroda kaip QR kodas
ui-share-qr-long = Nuoroda per ilga QR kodui. Ją galima nukopijuoti.
ui-share-qr-failed = QR kodo nubrėžti nepavyko: puslapis be ryšio. Nukopijuokite nuorodą.
ui-share-sheet = Dalytis …
ui-share-code = Kodas kopijuoti

## Kas kopijuojama

ui-share-changed-title = { $title } – pakeista
ui-share-reason = Nukopijuota iš stendo „{ $title }“.
ui-share-rests = Atviras klausimas: { $question } Skaitoma: { $reading }

## Nuoroda, kuri šiandien rodo ką kita

ui-share-then-differs = Šiandien taisyklės atsako kitaip nei tada, kai ši nuoroda buvo sudaryta.
ui-share-then = Tada
ui-share-then-untold = Šio atsakymo nebegalima pasakyti.
ui-share-now = Šiandien

## Siūlymas ir pranešimas

ui-share-propose = Siūlyti kitą baigtį
ui-share-report = Pranešti apie klaidą
ui-share-expected = Kaip turėtų baigtis?
ui-share-as-shown = Kaip parodyta: { $answer }
ui-share-allowed = Tai leidžiama
ui-share-refused = Tai neleidžiama
ui-share-guessed = { $question } – { $answer }
ui-share-otherwise = Kitaip, aprašyta toliau
ui-share-why = Kodėl taip?
ui-share-wrong = Kas negerai?
ui-share-needs-words = Pirmiausia parašykite kelis žodžius.
ui-share-file-about = Failas patenka tik ten, kur jį išsiunčiate; paskyros nereikia.
ui-share-by-sheet = Dalytis failu …
ui-share-by-download = Atsisiųsti failą
ui-share-by-copy = Kopijuoti tekstą
ui-share-by-mail = Siųsti el. paštu
ui-share-by-form = Į formą
ui-share-by-issue = Pranešti saugykloje
ui-share-too-long = Tekstas per ilgas nuorodai: jis nukopijuotas, o failas atsisiųstas. Tekstą įklijuokite arba failą pridėkite.
ui-share-downloaded = Atsisiųsta: { $name }
ui-share-proposal-of = Siūlymas: { $title }
ui-share-report-of = Klaida: { $title }
ui-share-shown = Stende rodoma: { $answer }

## Įterpti ir atskiri puslapiai

page-own-from = Iš „{ $site }“
page-own-address = Atskiras šio pavyzdžio puslapis
page-own-open = Atverti taisyklių knygoje
page-own-rules = Taisyklėse
page-own-languages = Kalbos
page-own-picture = { $title } { $answer }
