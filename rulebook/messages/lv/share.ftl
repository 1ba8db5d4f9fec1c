# Dalīšanās ar stendu, cita iznākuma ierosināšana, ziņošana par kļūdu.

ui-share-more = Dalīties, izmēģināt, ierosināt, ziņot
ui-share-text = Kopēt kā tekstu
ui-share-scenario = Kopēt kā scenāriju
ui-share-embed = Iegult
ui-share-embed-about = Tā stendu ievieto citā lapā:
ui-share-qr = QR kods
ui-share-qr-about = Saite kā QR kods
ui-share-qr-long = Saite ir par garu QR kodam. To var nokopēt.
ui-share-qr-failed = QR kodu uzzīmēt neizdevās: lapai nav savienojuma. Nokopējiet saiti.
ui-share-sheet = Dalīties …
ui-share-code = Kods kopēšanai

## Kas tiek kopēts

ui-share-changed-title = { $title } – mainīts
ui-share-reason = Nokopēts no stenda “{ $title }”.
ui-share-rests = Atklāts jautājums: { $question } Lasījums: { $reading }

## Saite, kas šodien rāda ko citu

ui-share-then-differs = Šodien noteikumi atbild citādi nekā tad, kad šī saite tika izveidota.
ui-share-then = Toreiz
ui-share-then-untold = Šo atbildi vairs nevar pateikt.
ui-share-now = Šodien

## Ierosinājums un ziņojums

ui-share-propose = Ierosināt citu iznākumu
ui-share-report = Ziņot par kļūdu
ui-share-expected = Kādam jābūt iznākumam?
ui-share-as-shown = Kā parādīts: { $answer }
ui-share-allowed = Tas ir atļauts
ui-share-refused = Tas nav atļauts
ui-share-guessed = { $question } – { $answer }
ui-share-otherwise = Citādam, aprakstīts tālāk
ui-share-why = Kāpēc tā?
ui-share-wrong = Kas nav pareizi?
ui-share-needs-words = Vispirms uzrakstiet dažus vārdus.
ui-share-file-about = Fails nonāk tikai tur, kur jūs to nosūtāt; konts nav vajadzīgs.
ui-share-by-sheet = Dalīties ar failu …
ui-share-by-download = Lejupielādēt failu
ui-share-by-copy = Kopēt tekstu
ui-share-by-mail = Sūtīt pa e-pastu
ui-share-by-form = Uz veidlapu
ui-share-by-issue = Ziņot krātuvē
ui-share-too-long = Teksts ir par garu saitei: tas ir nokopēts, un fails ir lejupielādēts. Tekstu ielīmējiet vai failu pievienojiet.
ui-share-downloaded = Lejupielādēts: { $name }
ui-share-proposal-of = Ierosinājums: { $title }
ui-share-report-of = Kļūda: { $title }
ui-share-shown = Stends rāda: { $answer }

## Iegultas un atsevišķas lapas

page-own-from = No “{ $site }”
page-own-address = Šī piemēra atsevišķā lapa
page-own-open = Atvērt noteikumu grāmatā
page-own-rules = Noteikumos
page-own-languages = Valodas
page-own-picture = { $title } { $answer }
