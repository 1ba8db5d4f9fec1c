# Lapa īstam galdam: pasaka, kas tur guļ, un atbild vienā teikumā.

ui-now-give = Norādiet, kas guļ uz galda.
ui-now-twice = Katra vārdā nosauktā kārts ir tikai viena.
ui-now-steps = Kāpēc
ui-now-rests = Tas ir atkarīgs no tā, kā saprot atklātos jautājumus:
ui-now-ours = Pēc mūsu priekšlikuma tālāk būtu tā:
ui-now-choose = izvēlieties kārti
ui-now-failed = Atbildes neizdevās ielādēt. Turpiniet tur, kur ir tīkls, vai iepriekš saglabājiet grāmatu lietošanai bez tīkla.
ui-now-again = Sākt no jauna
ui-now-players = Spēlētāji
ui-now-spirit = Kur ir gars
ui-now-spirit-free = brīvs
ui-now-spirit-held = pie cita spēlētāja, uz tik kārtīm: { $count }
ui-now-own = Kārtis jūsu agrākajā komplektā tam
ui-now-family = Tā saimes kārtis jūsu rokā
ui-now-number = Tā skaitļa kārtis jūsu rokā
ui-now-success = Cik min izdošanos
ui-now-fell = Kas nokrita
ui-now-fell-all = nokrita visi
ui-now-fell-not-all = nokrita ne visi

ui-now-may = { $trait ->
    [family] Jā. Nolieciet tik tā saimes kāršu: { $used }.
   *[number] Jā. Nolieciet tik tā skaitļa kāršu: { $used }.
}
ui-now-no-cards = Nē. Bez tā saimes vai skaitļa kārtīm to notvert nevar.
ui-now-too-few-cards = Nē. Tā saimes vai tā skaitļa kāršu vajag tik: { $needed }. Trūkst: { $missing }.
ui-now-too-few-to-take = Nē. Jūsu komplektā jābūt tik kārtīm: { $needed }; cita spēlētāja komplektā to ir { $held }, jūsējā būtu { $count }.
ui-now-too-many-to-take = Nē. Jūsu komplektā jābūt tieši tik kārtīm: { $needed }; cita spēlētāja komplektā to ir { $held }, jūsējā būtu { $count }.
ui-now-scored = { $guess ->
    [success] Punkti katram, kas minēja izdošanos: { $points }.
   *[failure] Punkti katram, kas minēja neizdošanos: { $points }.
}
ui-now-nobody-scored = Punktus nesaņem neviens: visi minēja to pašu.
ui-now-goes-on = Visi min izdošanos: virkni negrūž, to būvē tālāk.
