# Uzbūvētās lapas, kādas tās ir bez JavaScript.

page-setup = Stāvoklis
page-steps = Soli pa solim
page-rests = Tas balstās uz neskaidrām teksta vietām:
page-long-steps = Visi soļi; sarakstu var ritināt
page-no-card = kārts nav
page-nothing = nekā
page-printed = kā nodrukāts
page-table = mūsu kopumā
page-clauses = Punkti
page-readings = Kā to var saprast

# Punkti, kuriem sava numura nav.
page-clause-example = piemērs
page-clause-unwon = neviens neuzvar
page-clause-scheme = shēma
page-clause-faq = neskaidri gadījumi
page-clause-intro = ievads
page-clause-setup = sākums
page-clause-scientist = zinātnieks
page-clause-god = Dievs
page-clause-prophet = Pravietis
page-clause-special = īpašais noteikums
page-clause-end = beigas
page-clause-end-game = spēles beigas
page-clause-points = punkti
page-clause-info = papildu informācija

# Ko nosaka stāvoklis.
page-param-hands = Rokas
page-param-mara = Māras lauks
page-param-sigils = Savāktie sigili
page-param-missing = Cik zīmju trūkst līdz pirmajam sigilam
page-param-tricks = Ne vairāk gājienu
page-param-answers = Izvēlēts un izvilkts
page-param-rulings = Saprot tā
page-param-seed = Jaukšanas numurs
page-param-policies = Spēlētāji izvēlas
page-param-players = Spēlētāji
page-param-seat = Kas
page-param-deed = Grib
page-param-what = Ko

page-value-lay = likt galdā
page-value-take-card = ņemt no Māras lauka
page-value-take-sigil = ņemt sigilu
page-value-random = nejauši
page-value-first = to, kas rindā pirmais
page-value-table = mūsu priekšlikums veselai spēlei

# Kas lapā nav labi.
problem-not-a-clause-id = { $where }: { LIST($found) } nav punkta apzīmējums. Apzīmējumu piemēri: { LIST($expected) }.
problem-block-has-content = { $where }: blokam { LIST($found) } jābūt tukšam. Noslēdziet to uzreiz: { LIST($expected) }.
