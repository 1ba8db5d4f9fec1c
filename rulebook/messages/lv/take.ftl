## Lasītāju atzīmes

cli-take = Pārbaudīt lasītāju atzīmju un ieteikumu failu, parādīt katru un pieņemtos ielikt vietā.
cli-option-suggested = lasītāju atzīmju fails
cli-option-accept = pieņemt šo atzīmi pēc tās vārda; var atkārtot
cli-take-mark = { $id }: { $clause } ({ $lang }), { $by }: { $mark }
cli-take-right = pareizi, kā ir
cli-take-suggest = iesaka citus vārdus
cli-take-question = jautā par noteikumu
cli-take-note = piezīme: { $text }
cli-take-total = Atzīmes: { $count }; noraidītas { $refused }, pieņemtas { $accepted }.
