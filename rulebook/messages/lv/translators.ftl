# Vārdnīca un stāstījuma teikumi tulkotājiem.

# Vārdnīca
page-term-disputed = Par nosaukumu vēl nav izlemts.
page-term-also = Saka arī: { LIST($words) }.
page-term-forbidden = Saka “{ $name }”; nesaka: { LIST($words) }.
page-term-examples = Piemēri: { $count }
page-term-forms = Formas
page-number-one = Vienskaitlis
page-number-many = Daudzskaitlis
page-number-form = Forma
page-case-nom = nominatīvs
page-case-gen = ģenitīvs
page-case-dat = datīvs
page-case-acc = akuzatīvs
page-case-ins = instrumentālis
page-case-loc = lokatīvs
page-case-from = no kurienes
page-case-to = uz kurieni
page-case-in = kur
page-case-infinitive = nenoteiksme
page-case-present = tagadne
page-case-past = pagātne
page-language-lt = Lietuviski
page-language-lv = Latviski
page-language-en = Angliski

# Ziņojumi blakus spēles mirkļiem
page-messages-total = Ziņojumi: { $count }, no tiem izspēlēti: { $played }.
page-messages-search = Meklējiet ar pārlūka meklēšanu: pēc vārda, notikuma vai ziņojuma nosaukuma.
page-messages-event = Kas notiek
page-messages-refusal = Kas nav atļauts
page-messages-choice = Ko jautā
page-messages-gap = Ko teksts neizšķir
page-messages-facts = Mainīgie: { LIST($names) }.
page-messages-no-facts = Mainīgo nav.
page-messages-unused = Nav lietoti: { LIST($names) }.
page-messages-no-moment = Neviens piemērs to neizspēlē.
page-messages-others = Citās valodās
