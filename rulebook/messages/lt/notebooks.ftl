# Užrašinės ir komanda, kuri jas atveria.

cli-notebook = Atverti užrašines: „JupyterLab“ arba, su --marimo, „marimo“.
cli-option-notebook = užrašinės vardas arba jūsų failas; be jo atveriamas visas aplankas
cli-option-marimo = „marimo“, ne „JupyterLab“
cli-option-no-browser = naršyklės neatverti, tik parodyti adresą
cli-notebook-opens = Atveriama: { $place }. Baigti: Ctrl+C.

problem-other-host = { $where }: { LIST($found) } čia neatveriama; laukiama failo, kurio vardas baigiasi { LIST($expected) }.
