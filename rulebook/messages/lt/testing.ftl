# „Išbandyti“: tai, ką rodo stendas, išbandoma kaip siūlymas.

ui-share-test = Išbandyti
ui-test-about = Tai, ką rodo stendas, išbandoma kaip siūlymas: kaip išspausdinta, su mūsų rinkiniu ir su kiekvienu kitu čia kylančio klausimo skaitymu. Tada iš naujo peržiūrimi visi žaidimo pavyzdžiai.
ui-test-otherwise = Kitaip, savais žodžiais
ui-test-only-proposed = Išbandyti galima tik sąraše esančią baigtį. Tai, ką sakote savais žodžiais, galima pasiūlyti.
ui-test-start = Bandyti
ui-test-stop = Stabdyti
ui-test-running = Bandoma …
ui-test-readings = Išbandyta skaitymų rinkinių: { $tried }
ui-test-examples = Peržiūrėta pavyzdžių: { $done } iš { $of }
ui-test-stopped = Sustabdyta. Nieko nenustatyta.
ui-test-failed = Python neatsakė. Nieko nenustatyta; bandykite dar kartą.
ui-test-impossible = To išbandyti negalima:

## Ataskaita

ui-test-printed = Tokią baigtį duoda tekstas, kaip jis išspausdintas.
ui-test-reading = Išspausdintas tekstas tokios baigties neduoda; ji išeina skaitant kitaip.
ui-test-table = Išspausdintas tekstas tokios baigties neduoda; ją duoda mūsų skaitymų rinkinys.
ui-test-new = Reikia naujo skaitymo: nė vienas iš išbandytų tokios baigties neduoda.
ui-test-holds = Išeina:
ui-test-not = Neišeina:
ui-test-impossible-so = Taip žaisti negalima:
ui-test-as-printed = kaip išspausdinta
ui-test-as-table = su mūsų skaitymų rinkiniu
ui-test-named = kaip išspausdinta, išskyrus tai, ką nurodo pats pavyzdys
ui-test-stated = kaip užrašyta pavyzdyje (ištisos partijos, jei nenurodyta kitaip, žaidžiamos pagal mūsų rinkinį)
ui-test-over = kaip užrašyta pavyzdyje, bet taip: { $readings }
ui-test-read = { $question } – { $reading }.
ui-test-preset = kaip rinkinyje „{ $reading }“
ui-test-gap = Tekstas čia nieko nesprendžia: { $question }
ui-test-differs = – norima { $wanted }, iš tikrųjų { $found }
ui-test-breaks = Nebegaliojančių pavyzdžių: { $count }
ui-test-changes = Pavyzdžių, kurie vyksta kitaip, nors jų teiginiai tebegalioja: { $count }
ui-test-no-question = Čia nekyla joks atviras klausimas, todėl nėra kokio skaitymo keisti.
ui-test-cut = Išbandyti tik pirmieji skaitymų rinkiniai: { $count }.
ui-test-event = Norima baigtis ir tikroji išsiskiria čia (žingsnis { $number }): { $event }
ui-test-function = Taisyklėse tai sprendžia:
