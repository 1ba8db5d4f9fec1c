# Darba burtnīcas un komanda, kas tās atver.

cli-notebook = Atvērt darba burtnīcas: JupyterLab vai, ar --marimo, marimo.
cli-option-notebook = burtnīcas vārds vai jūsu fails; bez tā atver visu mapi
cli-option-marimo = marimo, nevis JupyterLab
cli-option-no-browser = neatvērt pārlūku, tikai parādīt adresi
cli-notebook-opens = Atver: { $place }. Beigt: Ctrl+C.

problem-other-host = { $where }: { LIST($found) } šeit neatver; gaidīts fails, kura vārds beidzas ar { LIST($expected) }.
