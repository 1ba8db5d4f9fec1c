# “Izmēģināt”: tas, ko rāda stends, izmēģināts kā priekšlikums.

ui-share-test = Izmēģināt
ui-test-about = Tas, ko rāda stends, tiek izmēģināts kā priekšlikums: kā iespiests, ar mūsu kopumu un ar katru citu te radušos jautājumu lasījumu. Pēc tam no jauna tiek apskatīti visi spēles piemēri.
ui-test-otherwise = Citādi, saviem vārdiem
ui-test-only-proposed = Izmēģināt var tikai sarakstā esošu iznākumu. To, ko sakāt saviem vārdiem, var ierosināt.
ui-test-start = Izmēģināt
ui-test-stop = Apturēt
ui-test-running = Notiek izmēģinājums …
ui-test-readings = Izmēģināti lasījumu kopumi: { $tried }
ui-test-examples = Apskatīti piemēri: { $done } no { $of }
ui-test-stopped = Apturēts. Nekas nav noskaidrots.
ui-test-failed = Python neatbildēja. Nekas nav noskaidrots; mēģiniet vēlreiz.
ui-test-impossible = To izmēģināt nevar:

## Pārskats

ui-test-printed = Tādu iznākumu dod teksts, kā tas iespiests.
ui-test-reading = Iespiestais teksts tādu iznākumu nedod; tas iznāk, lasot citādi.
ui-test-table = Iespiestais teksts tādu iznākumu nedod; to dod mūsu lasījumu kopums.
ui-test-new = Vajadzīgs jauns lasījums: neviens no izmēģinātajiem tādu iznākumu nedod.
ui-test-holds = Iznāk:
ui-test-not = Neiznāk:
ui-test-impossible-so = Tā spēlēt nevar:
ui-test-as-printed = kā iespiests
ui-test-as-table = ar mūsu lasījumu kopumu
ui-test-named = kā iespiests, izņemot to, ko nosaka pats piemērs
ui-test-stated = kā rakstīts piemērā (veselas partijas, ja nav noteikts citādi, spēlē pēc mūsu kopuma)
ui-test-over = kā rakstīts piemērā, bet tā: { $readings }
ui-test-read = { $question } – { $reading }.
ui-test-preset = kā kopumā “{ $reading }”
ui-test-gap = Teksts te neko neizšķir: { $question }
ui-test-differs = – vēlams { $wanted }, īstenībā { $found }
ui-test-breaks = Piemēri, kas vairs nav spēkā: { $count }
ui-test-changes = Piemēri, kas noris citādi, lai gan to apgalvojumi paliek spēkā: { $count }
ui-test-no-question = Te nerodas neviens atklāts jautājums, tāpēc nav lasījuma, ko mainīt.
ui-test-cut = Izmēģināti tikai pirmie lasījumu kopumi: { $count }.
ui-test-event = Vēlamais iznākums un īstais šķiras te (solis { $number }): { $event }
ui-test-function = Noteikumos to izšķir:
