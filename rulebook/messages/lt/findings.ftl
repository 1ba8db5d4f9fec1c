## Ką rado patikra; vieta, kas laukta, kas rasta ir ką rašyti nurodoma šalia

# Scenarijai
finding-scenario-differs = Scenarijaus rezultatas kitoks, negu jame teigiama.
finding-clause-not-cited-by-its-scenario = Scenarijus nurodo punktą, kurio jo eiga nemini.
finding-unknown-scenario = Tekste rodomo scenarijaus nėra.
finding-scenarios-differ = Kalbose rodomi ne tie patys scenarijai arba kita tvarka.
finding-unreadable = Failo nepavyksta perskaityti taip, kaip reikėtų.
finding-check-failed = Patikra sustojo, o tai programos klaida.

# Punktai ir klausimai
finding-unknown-clause = Tokio punkto nėra.
finding-clause-missing = Čia trūksta pirminio teksto punkto.
finding-clause-empty = Punkte nėra žodžių.
finding-informative-differs = Kalbos nesutaria, ar šis punktas yra taisyklė.
finding-order-of-clauses = Punktų tvarka kitokia negu pirminiame tekste.
finding-exclusion-not-needed = Punktas įrašytas tarp išimčių, bet scenarijus jį mini.
finding-clause-never-cited = Joks scenarijus punkto nemini ir niekur nepaaiškinta kodėl.
finding-question-never-asked = Joks scenarijus šio atviro klausimo neužduoda.
finding-unknown-reading = Tokio klausimo arba aiškinimo nėra.
finding-reading-not-given-here = Punkte tokio aiškinimo nėra.
finding-annotations-differ = Punkto žymos kitokios arba kita tvarka negu pirminiame tekste.
finding-unknown-annotation = To, ką nurodo žyma, nerodo joks scenarijus.

# Skaičiai
finding-unknown-parameter = Tokio parametro nėra.
finding-number-differs = Tekste kitas skaičius, negu naudoja variklis.
finding-text-number-differs = Punkto skaičiai kitokie negu pirminiame tekste.
finding-number-not-bound = Skaičius su niekuo nesusietas.
finding-parameter-not-printed = Parametro punkte šio parametro nėra.
finding-parameter-elsewhere = Parametras šiam punktui nepriklauso.

# Leidimai
finding-edition-changed = Paskelbtas leidimas pasikeitė.
finding-edition-outdated = Naujausiame leidime aiškinimas kitoks negu prie klausimų.
finding-edition-incomplete = Leidimas atsako ne į visus klausimus arba nustato ne visus parametrus.

# Pranešimai
finding-message-not-readable = Pranešimo nepavyksta perskaityti.
finding-message-twice = Pranešimas yra du kartus.
finding-message-missing = Trūksta pranešimo.
finding-message-dead = Pranešimo niekas nenaudoja.
finding-message-not-translated = Pranešimo žodžiai tokie pat kaip kita kalba.
finding-unknown-reference = Pranešimas nurodo kitą, kurio nėra.
finding-plural-categories = Skaičiaus formos ne tokios, kokių reikia šiai kalbai.
finding-unknown-case = Tokio linksnio ši kalba neturi.
finding-unknown-function = Tokios funkcijos nėra.
finding-unknown-word = Žodynėlyje tokio žodžio nėra.
finding-unknown-variable = Variklis pranešimui tokio duomens neduoda.
finding-selects-too-deep = Per daug pasirinkimų vienas kitame.
finding-variable-dropped = Praleistas duomuo, kurį pasako kita formuluotė.
finding-variant-missing = Trūksta varianto, kurį turi kita kalba.
finding-numbers-differ = Vienoje kalboje pranešime yra skaičius, o kitoje jo nėra.
finding-seat-written-out = Vietos vardas įrašytas tiesiai, o ne linksniuojamas.
finding-form-missing = Žodynėlyje trūksta žodžio formos.
