# Sukurti puslapiai, kokie jie yra be JavaScript.

page-setup = Padėtis
page-steps = Žingsnis po žingsnio
page-rests = Tai remiasi neaiškiomis teksto vietomis:
page-long-steps = Visi žingsniai; sąrašą galima slinkti
page-no-card = kortelės nėra
page-nothing = nieko
page-printed = kaip atspausdinta
page-table = mūsų rinkinyje
page-clauses = Punktai
page-readings = Kaip tai galima suprasti
page-play-script = Šiam stalui reikia JavaScript. Python atsiunčiamas vieną kartą, keli megabaitai, o tada viskas apskaičiuojama jūsų įrenginyje; niekas niekur nesiunčiama.
page-needs-script = Pačiam įrankiui reikia „JavaScript“: kur ji įjungta, įrankis atsiranda čia ir veikia jūsų įrenginyje.
page-link-astray = To, ką nurodo nuoroda, šiame puslapyje nėra. Gal nuoroda su klaida arba skirta kitam puslapiui.

# Punktai, kurie savo numerio neturi.
page-clause-example = pavyzdys
page-clause-unwon = niekas nelaimi
page-clause-scheme = schema
page-clause-faq = neaiškūs atvejai
page-clause-intro = įvadas
page-clause-players = žaidėjai
page-clause-turn = ėjimas
page-clause-capture = pagavimas
page-clause-solo = vienas žaidėjas
page-clause-setup = pradžia
page-clause-scientist = mokslininkas
page-clause-god = Dievas
page-clause-prophet = Pranašas
page-clause-special = ypatinga taisyklė
page-clause-end = pabaiga
page-clause-end-game = žaidimo pabaiga
page-clause-points = taškai
page-clause-info = papildoma informacija
page-clause-parts = dalys
page-clause-build = statymas
page-clause-call = „Sprendimas!“
page-clause-vote = spėjimas
page-clause-topple = virtinės vertimas
page-clause-score = taškai
page-clause-round = rato pabaiga

# Kas puslapyje ne taip.
problem-not-a-clause-id = { $where }: { LIST($found) } nėra punkto žymuo. Žymenų pavyzdžiai: { LIST($expected) }.
problem-block-has-content = { $where }: blokas { LIST($found) } turi būti tuščias. Užbaikite jį iš karto: { LIST($expected) }.
