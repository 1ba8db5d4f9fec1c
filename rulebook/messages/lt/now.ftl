# Puslapis tikram stalui: pasakoma, kas guli, ir atsakoma vienu sakiniu.

ui-now-give = Nurodykite, kas guli ant stalo.
ui-now-twice = Kiekvienos vardu pavadintos kortelės yra tik viena.
ui-now-steps = Kodėl
ui-now-rests = Tai priklauso nuo to, kaip suprantami atviri klausimai:
ui-now-ours = Pagal mūsų siūlymą toliau būtų taip:
ui-now-choose = pasirinkite kortelę
ui-now-failed = Atsakymų atsiųsti nepavyko. Tęskite ten, kur yra ryšys, arba iš anksto išsaugokite knygą naudoti be ryšio.
ui-now-again = Pradėti iš naujo
ui-now-players = Žaidėjai
ui-now-spirit = Kur yra dvasia
ui-now-spirit-free = laisva
ui-now-spirit-held = pas kitą žaidėją, ant tiek kortelių: { $count }
ui-now-own = Kortelės ankstesniame jūsų rinkinyje jai
ui-now-family = Jos rūšies kortelės jūsų rankoje
ui-now-number = Jos skaičiaus kortelės jūsų rankoje
ui-now-success = Kiek spėja sėkmę
ui-now-fell = Kas nuvirto
ui-now-fell-all = nuvirto visi
ui-now-fell-not-all = nuvirto ne visi

ui-now-may = { $trait ->
    [family] Taip. Padėkite tiek jos rūšies kortelių: { $used }.
   *[number] Taip. Padėkite tiek jos skaičiaus kortelių: { $used }.
}
ui-now-no-cards = Ne. Be jos rūšies arba skaičiaus kortelių jos pagauti negalima.
ui-now-too-few-cards = Ne. Jos rūšies arba jos skaičiaus kortelių reikia tiek: { $needed }. Trūksta: { $missing }.
ui-now-too-few-to-take = Ne. Jūsų rinkinyje turi būti tiek kortelių: { $needed }; kito žaidėjo rinkinyje jų yra { $held }, jūsų būtų { $count }.
ui-now-too-many-to-take = Ne. Jūsų rinkinyje turi būti lygiai tiek kortelių: { $needed }; kito žaidėjo rinkinyje jų yra { $held }, jūsų būtų { $count }.
ui-now-scored = { $guess ->
    [success] Taškai kiekvienam, kas spėjo sėkmę: { $points }.
   *[failure] Taškai kiekvienam, kas spėjo nesėkmę: { $points }.
}
ui-now-nobody-scored = Taškų negauna niekas: visi spėjo tą patį.
ui-now-goes-on = Visi spėja sėkmę: virtinė nestumiama, statoma toliau.
