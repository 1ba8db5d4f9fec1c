# Pradžios puslapis ir kortelės, kurios spausdinamos.

page-start-table = Prie stalo
page-start-rules = Taisyklės
page-start-play = Žaisti
page-start-asked = Klausimai
page-start-examples = Pavyzdžiai
page-start-questions = Atviri klausimai
page-start-card = Kortelė į dėžutę
page-about-sigilai = Keturi metų laikai, keturios kortelės, vienas ėjimas.
page-about-eleusis = Slapta taisyklė, kurią reikia atspėti iš kortų.
page-about-siggil = Kortelių rinkiniais gaudomos dvasios.
page-about-domino = Ar kauliukų virtinė nuvirs? Spėkite ir stumkite.
page-card-opens = Klausimas žaidžiant? Nuskaitykite kodą: knyga pasakys, ką sako taisyklės.
page-card-about = QR kodas, atveriantis puslapį prie stalo
page-card-missing = Svetainės adresas nežinomas: kodas atsiranda, kai įjungtas „JavaScript“. Kad kodas būtų visada, svetainę kurkite su „SITE_URL“.
page-card-local = Kodas veda į šio puslapio adresą. Kad jis tiktų kitiems, atverkite puslapį ten, kur knyga paskelbta, arba svetainę kurkite su „SITE_URL“.
page-design-text = tekstas
page-design-ground = pagrindas
page-design-light = šviesu
page-design-dark = tamsu
