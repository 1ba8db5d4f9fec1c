# Žodynėlis ir pasakojimo sakiniai, skirti vertėjams.

# Žodynėlis
page-term-disputed = Dėl vardo dar neapsispręsta.
page-term-also = Taip pat sakoma: { LIST($words) }.
page-term-forbidden = Sakoma „{ $name }“; nesakoma: { LIST($words) }.
page-term-examples = Pavyzdžiai: { $count }
page-term-forms = Formos
page-number-one = Vienaskaita
page-number-many = Daugiskaita
page-number-form = Forma
page-case-nom = vardininkas
page-case-gen = kilmininkas
page-case-dat = naudininkas
page-case-acc = galininkas
page-case-ins = įnagininkas
page-case-loc = vietininkas
page-case-from = iš kur
page-case-to = kur link
page-case-in = kur
page-case-infinitive = bendratis
page-case-present = esamasis laikas
page-case-past = būtasis laikas
page-language-lt = Lietuviškai
page-language-lv = Latviškai
page-language-en = Angliškai

# Pranešimai šalia žaidimo akimirkų
page-messages-total = Pranešimų: { $count }, iš jų suvaidinta: { $played }.
page-messages-search = Ieškokite naršyklės paieška: pagal žodį, įvykį ar pranešimo vardą.
page-messages-event = Kas nutinka
page-messages-refusal = Kas neleidžiama
page-messages-choice = Ko klausiama
page-messages-gap = Ko tekstas nenusprendžia
page-messages-facts = Kintamieji: { LIST($names) }.
page-messages-no-facts = Kintamųjų nėra.
page-messages-unused = Nevartojami: { LIST($names) }.
page-messages-no-moment = Nė vienas pavyzdys šito nesuvaidina.
page-messages-others = Kitomis kalbomis
