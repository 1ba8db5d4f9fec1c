## Paskelbtas tekstas ir knyga

cli-compare = Palyginti paskelbtą tekstą su knyga punktas po punkto; iš jo nieko nepasiliekama.
cli-option-text = paskelbtas tekstas, UTF-8 koduotės failas

cli-compare-clause-missing = Šio punkto tekste nėra.
cli-compare-clause-not-numbered = Knygoje šis punktas turi numerį, o tekste numerio čia nėra.
cli-compare-number-of-clause = Tekste šio punkto numeris kitoks.
cli-compare-number-differs = Tekste skaičius kitoks negu tas, kuriuo žaidžia variklis.
cli-compare-number-left-out = Tekste nėra skaičiaus, kuriuo žaidžia variklis.
cli-compare-number-more = Tekste čia yra skaičių, kurių knygos punkte nėra.
cli-compare-reading-stated = Žinomi keli aiškinimai; tekstas sako tą patį kaip knyga.
cli-compare-reading-differs = Atrodo, kad tekstas sako kitą aiškinimą negu knyga.
cli-compare-reading-not-clear = Žinomi keli aiškinimai; kurį sako tekstas, neaišku.
cli-compare-says-opposite = Čia tekstas sako priešingai negu knyga.
cli-compare-left-open = Kiek galima spręsti, tekstas to nepasako.
cli-compare-clauses-disagree = Šie punktai stovi vienas šalia kito, ir kiekvienas palaiko kitą atsakymą.
cli-compare-not-in-book = To nesako joks knygos punktas.
cli-compare-several-names = Vienas dalykas vadinamas keliais vardais.
cli-compare-forbidden-word = Žodynėlis šio žodžio neleidžia.
cli-compare-placeholder = Atrodo, kad tai liko iš šablono.
cli-compare-word-not-known = Tekste dažnas žodis, kurio nėra nei knygoje, nei žodynėlyje.
cli-compare-misspelt = Rašybos žodyne šio žodžio nėra.

cli-comparison-absent = Punktų, kurių tekste nėra: { $count } ({ $clauses }).
cli-comparison-total = Tekste rasta punktų: { $found } iš { $clauses }. Pastabų: { $count }.
cli-comparison-no-spelling = Rašyba netikrinta: trūksta priedo `spell` arba žodyno ({ $text }).
cli-comparison-book = knygoje: { $text }
cli-comparison-has = tekste: { $text }
cli-comparison-question = klausimas: { $text }
cli-comparison-meant = gal: { $text }

cli-option-adopt = Jo punktus juodraščiais įrašyti į šį naują failą; tik savo paties tekstą
cli-option-licence = perimamo teksto licencija
cli-compare-binding-not-sure = Neaišku, su kuo tai sieti, arba nieko tokio nerasta.
cli-comparison-adopted = Punktų juodraščių faile { $place }: { $clauses }. Neaiškių vietų, kurias reikia peržiūrėti: { $unsure }.

# The title of a text to hand to a publisher; $game is the game’s name.
cli-export-title = { $game }. Žaidimo taisyklės
