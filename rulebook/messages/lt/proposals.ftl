## Siūlymai: išbandymas iš komandų eilutės

cli-try = Išbandyti siūlymą: su kuriais skaitymais išeina norima baigtis ir ką dar jie pakeičia.
cli-try-reason = Kodėl: { $reason }
cli-try-printed = kaip išspausdinta
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
cli-try-wording = Nauja { $clause } formuluotė ({ $lang }):
