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
page-play-script = Šim galdam vajag JavaScript. Python lejupielādē vienu reizi, daži megabaiti, un pēc tam visu aprēķina jūsu ierīcē; nekas nekur netiek sūtīts.
page-needs-script = Pašam rīkam vajag JavaScript: kur tas ir ieslēgts, rīks parādās šeit un darbojas jūsu ierīcē.
page-link-astray = Tā, uz ko norāda saite, šajā lapā nav. Varbūt saitē ir kļūda vai tā paredzēta citai lapai.

# Punkti, kuriem sava numura nav.
page-clause-example = piemērs
page-clause-unwon = neviens neuzvar
page-clause-scheme = shēma
page-clause-faq = neskaidri gadījumi
page-clause-intro = ievads
page-clause-players = spēlētāji
page-clause-turn = gājiens
page-clause-capture = notveršana
page-clause-solo = viens spēlētājs
page-clause-setup = sākums
page-clause-scientist = zinātnieks
page-clause-god = Dievs
page-clause-prophet = Pravietis
page-clause-special = īpašais noteikums
page-clause-end = beigas
page-clause-end-game = spēles beigas
page-clause-points = punkti
page-clause-info = papildu informācija
page-clause-parts = sastāvdaļas
page-clause-build = būvēšana
page-clause-call = “Spriedums!”
page-clause-vote = minējums
page-clause-topple = virknes gāšana
page-clause-score = punkti
page-clause-round = raunda beigas

# Kas lapā nav labi.
problem-not-a-clause-id = { $where }: { LIST($found) } nav punkta apzīmējums. Apzīmējumu piemēri: { LIST($expected) }.
problem-block-has-content = { $where }: blokam { LIST($found) } jābūt tukšam. Noslēdziet to uzreiz: { LIST($expected) }.
