## Skaitytojų pastabos

cli-take = Patikrinti skaitytojų pastabų ir siūlymų failą, parodyti kiekvieną ir priimtus įrašyti į vietą.
cli-option-suggested = skaitytojų pastabų failas
cli-option-accept = priimti šią pastabą pagal jos vardą; galima kartoti
cli-take-mark = { $id }: { $clause } ({ $lang }), { $by }: { $mark }
cli-take-right = gerai, kaip yra
cli-take-suggest = siūlo kitus žodžius
cli-take-question = klausia apie taisyklę
cli-take-note = pastaba: { $text }
cli-take-total = Pastabų: { $count }; atmesta { $refused }, priimta { $accepted }.
