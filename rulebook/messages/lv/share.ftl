# Dalīšanās ar stendu, cita iznākuma ierosināšana, ziņošana par kļūdu.

share-more = Dalīties, ierosināt, ziņot
share-text = Kopēt kā tekstu
share-scenario = Kopēt kā scenāriju
share-scenario-about = Scenārijs ir mazs fails: šī pozīcija un tās iznākums. To izspēlē „rulebook run“.
share-embed = Iegult
share-embed-about = Tā stendu ievieto citā lapā:
share-qr = QR kods
share-qr-about = Saite kā QR kods
share-qr-long = Saite ir par garu QR kodam. To var nokopēt.
share-sheet = Dalīties …
share-link = Saite
share-code = Kods kopēšanai

## Kas tiek kopēts

share-changed-title = { $title } – mainīts
share-reason = Nokopēts no stenda „{ $title }“.
share-rests = Atklāts jautājums: { $question } Lasījums: { $reading }

## Saite, kas šodien rāda ko citu

share-then-differs = Šodien noteikumi atbild citādi nekā tad, kad šī saite tika izveidota.
share-then = Toreiz
share-then-untold = Šo atbildi vairs nevar pateikt.
share-now = Šodien

## Ierosinājums un ziņojums

share-propose = Ierosināt citu iznākumu
share-report = Ziņot par kļūdu
share-expected = Kādam jābūt iznākumam?
share-as-shown = Kā parādīts: { $answer }
share-otherwise = Citādam, aprakstīts tālāk
share-why = Kāpēc tā?
share-wrong = Kas nav pareizi?
share-needs-words = Vispirms uzrakstiet dažus vārdus.
share-file-about = Fails nonāk tikai tur, kur jūs to nosūtāt; konts nav vajadzīgs.
share-by-sheet = Dalīties ar failu …
share-by-download = Lejupielādēt failu
share-by-copy = Kopēt tekstu
share-by-mail = Sūtīt pa e-pastu
share-by-form = Uz veidlapu
share-by-issue = Ziņot krātuvē
share-too-long = Teksts ir par garu saitei: tas ir nokopēts, un fails ir lejupielādēts. Tekstu ielīmējiet vai failu pievienojiet.
share-downloaded = Lejupielādēts: { $name }
share-proposal-of = Ierosinājums: { $title }
share-report-of = Kļūda: { $title }
share-shown = Stends rāda: { $answer }

## Iegultas un atsevišķas lapas

share-from = No „{ $site }“
share-open = Atvērt noteikumu grāmatā
share-in-rules = Noteikumos
share-home = Sākums
share-languages = Valodas
share-picture = { $title } { $answer }
