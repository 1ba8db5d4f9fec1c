# Dalijimasis stendu, kitos baigties siūlymas, pranešimas apie klaidą.

share-more = Dalytis, siūlyti, pranešti
share-text = Kopijuoti kaip tekstą
share-scenario = Kopijuoti kaip scenarijų
share-scenario-about = Scenarijus – mažas failas: ši padėtis ir jos baigtis. Jį suvaidina „rulebook run“.
share-embed = Įterpti
share-embed-about = Taip stendas įterpiamas į kitą puslapį:
share-qr = QR kodas
share-qr-about = Nuoroda kaip QR kodas
share-qr-long = Nuoroda per ilga QR kodui. Ją galima nukopijuoti.
share-sheet = Dalytis …
share-link = Nuoroda
share-code = Kodas kopijuoti

## Kas kopijuojama

share-changed-title = { $title } – pakeista
share-reason = Nukopijuota iš stendo „{ $title }“.
share-rests = Atviras klausimas: { $question } Skaitoma: { $reading }

## Nuoroda, kuri šiandien rodo ką kita

share-then-differs = Šiandien taisyklės atsako kitaip nei tada, kai ši nuoroda buvo sudaryta.
share-then = Tada
share-then-untold = Šio atsakymo nebegalima pasakyti.
share-now = Šiandien

## Siūlymas ir pranešimas

share-propose = Siūlyti kitą baigtį
share-report = Pranešti apie klaidą
share-expected = Kaip turėtų baigtis?
share-as-shown = Kaip parodyta: { $answer }
share-otherwise = Kitaip, aprašyta toliau
share-why = Kodėl taip?
share-wrong = Kas negerai?
share-needs-words = Pirmiausia parašykite kelis žodžius.
share-file-about = Failas patenka tik ten, kur jį išsiunčiate; paskyros nereikia.
share-by-sheet = Dalytis failu …
share-by-download = Atsisiųsti failą
share-by-copy = Kopijuoti tekstą
share-by-mail = Siųsti el. paštu
share-by-form = Į formą
share-by-issue = Pranešti saugykloje
share-too-long = Tekstas per ilgas nuorodai: jis nukopijuotas, o failas atsisiųstas. Tekstą įklijuokite arba failą pridėkite.
share-downloaded = Atsisiųsta: { $name }
share-proposal-of = Siūlymas: { $title }
share-report-of = Klaida: { $title }
share-shown = Stende rodoma: { $answer }

## Įterpti ir atskiri puslapiai

share-from = Iš „{ $site }“
share-open = Atverti taisyklių knygoje
share-in-rules = Taisyklėse
share-home = Pradžia
share-languages = Kalbos
share-picture = { $title } { $answer }
