# Dzīvais galds, visām spēlēm.

## Ar ko beidzās

ui-answer-waiting = Python rēķina…
ui-answer-failed = Python neatbildēja.
ui-answer-problems = Šādu stāvokli izspēlēt nevar.
# Rāda zem teksta, ja dzīvo galdu nevarēja ielādēt.
ui-bench-failed = Dzīvo galdu neizdevās ielādēt; teksts virs tā ir pilnīgs arī bez galda.
ui-changed = Mainīts
# $answer ir vesels teikums.
ui-example-answer = Piemērā: { $answer }

## No kurienes ir atbilde

ui-status-recorded = Ierakstīts
ui-status-live = Dzīvajā
ui-status-starting = Palaiž Python…
# $loaded un $total ir megabaiti, jau uzrakstīti valodai ierastā veidā.
ui-status-loading = Palaiž Python: { $loaded } no { $total } MB
ui-status-loaded = Palaiž Python: { $loaded } MB
ui-status-asking = Jautā Python…
ui-status-failed = Python neatbildēja
ui-retry = Mēģināt vēlreiz
# Atveras lasītājam, kurš jautā, ko nozīmē vārds pirms tam.
ui-about-recorded = Ierakstīts, kad lapa tika veidota.
ui-about-live = Aprēķināts tikko, jūsu ierīcē.
ui-about-waiting = Python lejupielādē vienu reizi apmeklējumā, un pēc tam tas atbild jūsu ierīcē.
ui-about-failed = Ierakstītās atbildes un lapas teksts paliek arī bez tā.

## Soļi

ui-steps-controls = Soļi
ui-step = Solis
ui-step-of = { $step }/{ $steps }
ui-start = Stāvoklis, kad vēl nekas nav noticis.
ui-first = Uz sākumu
ui-back = Soli atpakaļ
ui-forward = Soli uz priekšu
ui-last = Uz beigām
# The button that shows what others did, step after step.
ui-run = Rādīt tālāk
ui-pause = Apturēt
ui-all-steps = Visi soļi ({ $count })
ui-wording = Šo punktu teksts

## Ko jautā noteikumi

ui-asked = Ko jautā noteikumi
ui-asked-table = Noteikumiem jāzina kaut kas, ko neviens nav pateicis.
ui-asked-chance = Izšķir nejaušība; izvēlieties, kā tā krīt.
ui-asked-seat = Izvēlas { FORM($seat) }.
ui-answer = Atbildēt
ui-why-not = Kāpēc ne citādi?
ui-typed = vai uzrakstiet:
ui-ask-about = Jautāt par citu…
ui-refused = “{ $answer }” te vairs neder.
ui-drop-answer = Atsaukt šo atbildi

## Uz ko balstās iznākums

ui-gap = Kur teksts neko neizšķir, izvēlieties lasījumu, lai varētu turpināt:
ui-rests = { $count ->
    [zero] Balstās uz { $count } atklātiem jautājumiem
    [one] Balstās uz { $count } atklātu jautājumu
   *[other] Balstās uz { $count } atklātiem jautājumiem
}
# Lasījums, ko dod nodrukātais teksts.
ui-printed = { $reading } (nodrukāts)
# $who ir viens no pamatojumiem: “publicētais teksts”, “mūsu ierosinājums”…
ui-grounds = Pamatojums: { $who }.

## Stāvoklis

ui-setup = Mainīt stāvokli
ui-card-of = Kārts: { FORM($seat) }
ui-not-stated = nav norādīts
ui-none = kārts nav
ui-add = Pievienot…
ui-remove = noņemt
ui-less = par vienu mazāk
ui-more = par vienu vairāk
ui-undo = Atsaukt
ui-redo = Atjaunot
ui-reset = Atpakaļ uz piemēru
ui-copy-link = Kopēt saiti
ui-copied = Nokopēts
ui-link-ignored = Dažas saites daļas neizdevās izlasīt, un tās izlaistas: { LIST($parts) }.
ui-link-too-long = Saite ir pārāk gara, tāpēc tā nav izlasīta līdz galam.
ui-link-seen = Skaidrs

ui-param-hands = Vēl rokā
ui-param-sigils = Paņemtie sigili
ui-param-mara = Māras lauks
ui-param-missing = Līdz pirmajam sigilam trūkst zīmju
ui-param-tricks = Cik gājienu izspēlēt
ui-param-seed = Nejaušības sēkla
ui-param-players = Spēlētāji
ui-param-policies = Kā spēlē
ui-param-seat = Gadalaiks
ui-param-deed = Darbība
ui-param-what = Kārts vai sigils
ui-param-number = Gājiens
ui-param-plane = Plakne
ui-param-trick = Galda lauks
ui-param-up = Atklāts
ui-param-won = Iegūtās kaudzes
ui-param-answers = Izvēlēts un izvilkts
ui-param-rulings = Saprot tā
ui-value-lay = likt galdā
ui-value-take-card = ņemt no Māras lauka
ui-value-take-sigil = ņemt sigilu
ui-value-random = nejauši
ui-value-first = to, kas rindā pirmais
ui-value-table = mūsu priekšlikums veselai spēlei

## Galds

ui-table = Galds
# Beside the name of the seat that the reader plays.
ui-you = jūs
ui-world = Pasaule
ui-fate = Liktenis
ui-reda = Rēda
ui-unknown = Nav zināms
ui-plane-none = Plaknes vēl nav
ui-mara = Māras lauks
ui-mara-empty = tukšs
ui-no-card-laid = Uz galda kārts nav
ui-face-down = Aizklāta
ui-wins = uzvar
ui-fires = iedarbojas
ui-passive = pasīva
ui-strength = stiprums { $strength }
ui-signs = { $count ->
    [zero] zīmes: { LIST($signs) }
    [one] zīme: { LIST($signs) }
   *[other] zīmes: { LIST($signs) }
}
ui-sigils-of = { $count ->
    [zero] { $count } sigilu
    [one] { $count } sigils
   *[other] { $count } sigili
}
ui-hand = Rokā: { LIST($cards) }.
ui-hand-empty = Rokā kāršu nav.
ui-hand-of = { FORM($seat, case: "gen") } rokā
ui-pile = Kaudze: { LIST($cards) }.
