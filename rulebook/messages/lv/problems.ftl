## Jebkuras spēles, faila vai komandas kļūdas

problem-write = Rakstiet { $write }.
problem-other = { $where }: { $code }. Gaidīts: { LIST($expected) }. Atrasts: { LIST($found) }.

problem-unknown-card = { $where }: kārts { LIST($found) } nav.
problem-unknown-seat = { $where }: vietas { LIST($found) } nav. Vietas: { LIST($expected) }.
problem-unknown-sigil = { $where }: sigila { LIST($found) } nav.
problem-unknown-value = { $where }: { LIST($found) } te neder. Iespējamās vērtības: { LIST($expected) }.
problem-not-a-list = { $where }: te jābūt sarakstam, nevis { LIST($found) }.
problem-wrong-type = { $where }: { LIST($found) } nav īstā tipa. Gaidīts: { LIST($expected) }.
problem-out-of-range = { $where }: { LIST($found) } ir ārpus robežām. Gaidīts: { LIST($expected) }.
problem-answer-refused = { $where }: atbilde { LIST($found) } nav atļauta. Atļauts: { LIST($expected) }.
problem-answers-left-over = { $where }: atbildi { LIST($found) } neviens neprasa. Izmantoto atbilžu skaits: { LIST($expected) }.
problem-unknown-argument = { $where }: tāda argumenta nav. Vēl brīvi: { LIST($expected) }.
problem-unknown-preset = { $where }: kopas { LIST($found) } nav. Kopas: { LIST($expected) }.
problem-unknown-reading = { $where }: { LIST($found) } nav šī jautājuma lasījums. Lasījumi: { LIST($expected) }.
problem-unknown-ruling = { $where }: nav ne jautājuma, ne skaitļa { LIST($found) }.
problem-parameter-out-of-range = { $where }: skaitlis { LIST($found) } ir ārpus robežām. Gaidīts: { LIST($expected) }.
problem-no-such-file = { $where }: faila { LIST($found) } nav.
problem-file-too-large = { $where }: faila lielums baitos ir { LIST($found) }. Lielākais, ko lasa: { LIST($expected) }.
problem-not-utf8 = { $where }: teksts nav UTF-8 kodējumā ({ LIST($found) }). Saglabājiet failu UTF-8 kodējumā.
problem-not-toml = { $where }: tas nav TOML: { LIST($found) }.
problem-unreadable-file = { $where }: failu nevar izlasīt ({ LIST($found) }). Pārbaudiet, vai tas ir un vai to var atvērt.
problem-unknown-table = { $where }: tabulas { LIST($found) } nav. Iespējamās tabulas: { LIST($expected) }.
problem-not-a-list-of-tables = { $where }: { LIST($found) } jābūt tabulu sarakstam. Gaidīts: { LIST($expected) }.
problem-field-missing = { $where }: trūkst lauka “{ $found }”.
problem-unknown-field = { $where }: lauka { LIST($found) } nav. Lauki: { LIST($expected) }.
problem-wrong-field = { $where }: { LIST($found) } nav īstā tipa. Gaidīts: { LIST($expected) }.

problem-unknown-id = { $where }: nekas nesaucas { LIST($found) }. Nosaukumu piemēri: { LIST($expected) }.
problem-extra-missing = { $where }: modulis { LIST($found) } nav uzstādīts. Uzstādiet { LIST($expected) }.
problem-clause-twice = { $where }: punkts { LIST($found) } ir divreiz, arī te: { LIST($expected) }.
problem-clause-not-closed = { $where }: punkts { LIST($found) } nav noslēgts. Gaidīts: { LIST($expected) }.
problem-block-not-closed = { $where }: bloks { LIST($found) } nav noslēgts. Gaidīts: { LIST($expected) }.
problem-no-front-matter = { $where }: fails sākas nevis ar galvu, bet ar { LIST($found) }. Gaidīts: { LIST($expected) }.
problem-no-trace = { $where }: scenārijs beidzas bez izsaukuma. Izsaukumi: { LIST($expected) }.
problem-fails = { $where }: piemērs apstājas: { LIST($found) }. Izlabojiet to vai to, ko tas izsauc.
problem-outside-the-folder = { $where }: { LIST($found) } nav mapē { LIST($expected) }.
problem-yaml-alias = { $where }: YAML norāde { LIST($found) } nav atļauta. Rakstiet pašu vērtību.
problem-yaml-tag = { $where }: YAML birka { LIST($found) } nav atļauta. Izdzēsiet to.
problem-nested-too-deeply = { $where }: { LIST($found) } ir ielikts pārāk dziļi. Sadaliet vairākos soļos.
problem-not-yaml = { $where }: tas nav gaidītais YAML: { LIST($found) }.
problem-reason-missing = { $where }: stāvoklim { LIST($found) } vajag pamatojumu. Gaidīts: { LIST($expected) }.
problem-not-by-language = { $where }: { LIST($found) } nav sadalīts pa valodām. Valodas: { LIST($expected) }.
problem-language-missing = { $where }: trūkst valodu: { LIST($found) }. Vajag: { LIST($expected) }.
problem-two-games = { $where }: punkti no vairākām spēlēm: { LIST($found) }. Norādiet vienas spēles punktus: { LIST($expected) }.
problem-unknown-clause = { $where }: punkta { LIST($found) } nav.
problem-not-a-doctest = { $where }: tas nav doctest piemērs: { LIST($found) }.
problem-no-examples = { $where }: scenārijā nav piemēru. Gaidīts: { LIST($expected) }.
problem-too-many-examples = { $where }: piemēru skaits ir { LIST($found) }. Lielākais atļautais: { LIST($expected) }.
problem-not-allowed = { $where }: { LIST($found) } scenārijā nav atļauts. Rakstiet vienkāršus izsaukumus un salīdzinājumus.
problem-not-python = { $where }: tas nav Python: { LIST($found) }.
problem-name-not-free = { $where }: vārds { LIST($found) } jau ir aizņemts.
problem-unknown-name = { $where }: vārda { LIST($found) } nav. Zināmie vārdi: { LIST($expected) }.
problem-underscore = { $where }: vārdi, kas sākas ar pasvītru, nav atļauti: { LIST($found) }.
problem-not-callable = { $where }: { LIST($found) } izsaukt nevar. Izsaukt var: { LIST($expected) }.
problem-site-not-built = { $where }: vietni neizdevās izveidot: { LIST($found) }.
problem-port-taken = { $where }: ports { LIST($found) } ir aizņemts. Mēģināts: { LIST($expected) }.
problem-missing-tool = { $where }: trūkst rīka { LIST($found) }. Gaidīts: { LIST($expected) }.
problem-tool-failed = { $where }: rīks apstājās ar kļūdu: { LIST($found) }.
problem-not-on-a-page = { $where }: lapa nevar parādīt izsaukumu { LIST($found) }.
problem-too-large-for-a-page = { $where }: lapai par daudz baitu: { LIST($found) }. Lielākais: { LIST($expected) }.

problem-unknown-scenario = { $where }: scenārija { LIST($found) } nav.
problem-scenario-differs = { $where }: scenārijs nav spēkā: { LIST($found) }.
problem-scenario-not-told = { $where }: scenāriju nevar izstāstīt: { LIST($found) }.
problem-question-not-told = { $where }: jautājumu nevar izstāstīt: { LIST($found) }.

problem-rule-unknown-word = { $where }: slepenajos noteikumos nav vārda { LIST($found) }.
problem-rule-word-missing = { $where }: pirms { LIST($found) } jābūt vārdam.
problem-rule-bracket-missing = { $where }: aiz { LIST($found) } jābūt iekavai.
problem-rule-not-opened = { $where }: šī iekava neko neaizver: { LIST($found) }.
problem-rule-not-closed = { $where }: šī iekava nav aizvērta: { LIST($found) }.
problem-rule-left-over = { $where }: noteikums beidzas pirms { LIST($found) }. Izdzēsiet atlikumu.
problem-rule-not-a-function = { $where }: aiz { LIST($found) } iekavas nav. Tā ir aiz šiem vārdiem: { LIST($expected) }.
problem-rule-arguments = { $where }: nepareizs argumentu skaits ({ LIST($found) }). Gaidīts: { LIST($expected) }.
problem-rule-wrong-kind = { $where }: { LIST($found) } te neder. Der, piemēram: { LIST($expected) }.
problem-rule-each-outside = { $where }: { LIST($found) } raksta tikai skaitot, piemēram: { LIST($expected) }.
problem-rule-count-in-count = { $where }: skaitīšana nevar būt citā skaitīšanā: { LIST($found) }.
problem-rule-empty = { $where }: te nav noteikuma. Noteikums ir, piemēram: { LIST($expected) }.
problem-rule-too-long = { $where }: noteikuma rakstzīmju skaits ir { LIST($found) }. Lielākais, ko lasa: { LIST($expected) }.
problem-rule-too-deep = { $where }: iekavu dziļums ir { LIST($found) }. Lielākais, ko lasa: { LIST($expected) }.
problem-rule-allows-nothing = { $where }: šis noteikums pēc pirmās kārts neatļauj nevienu kārti: { LIST($found) }.

refusal-not-asked = “{ $option }” vairs uz neko neatbild: nekas vairāk netiek jautāts.
refusal-not-offered = “{ FORM($option) }” šeit izvēlēties nevar.
refusal-not-that-many = { $option } ir ārpus robežām no { $low } līdz { $high }.
refusal-not-an-order = “{ $option }” nav tieši šo lietu secība.

grounds-text = publicētais teksts
grounds-convention = teksts to ļauj noprast
grounds-author = autors
grounds-publisher = izdevējs
grounds-reviewer = recenzents
grounds-ours = mūsu ierosinājums

## Kas nav kārtībā uzstādījumā vai kavā

problem-seat-left-out = { $where }: nav pateikts, kuru kārti noliek { FORM($where) }. Te jābūt kārtij vai None.
problem-card-twice = { $where }: kārts { LIST($found) } jau guļ citur: { LIST($expected) }.
problem-sigil-of-another-season = { $where }: sigils { LIST($found) } pieder citam gadalaikam. Savi sigili: { LIST($expected) }.
problem-sigil-twice = { $where }: sigils { LIST($found) } norādīts divreiz. Norādiet to vienreiz.
problem-has-a-sigil = { $where }: attālumu mēra tikai līdz pirmajam sigilam, bet paņemto sigilu skaits ir { LIST($found) }. Gaidīts: { LIST($expected) }.
problem-must-lay = { $where }: { FORM($where, case: "dat") } ir kārtis, tāpēc viena ir jānoliek: { LIST($expected) }.
problem-four-different-names = { $where }: norādīti vārdi: { LIST($found) }. Vajag atšķirīgus vārdus: { LIST($expected) }.
problem-parts-do-not-add-up = { $where }: { LIST($found) } kārtis sigilu neveido. Kopā vajag: { LIST($expected) }.
problem-unknown-creation = { $where }: radība { LIST($found) } te neder. Var būt: { LIST($expected) }.
problem-bad-name = { $where }: kārti tā saukt nevar: { LIST($found) }. Sāciet ar burtu un nerakstiet “+”, “,” un “=”.
problem-reda-mismatch = { $where }: atzīme “reda” kārtij { LIST($found) } neder. Rēdas kārtis: { LIST($expected) }.
problem-wrong-number-of-signs = { $where }: norādīto zīmju skaits: { LIST($found) }. Vajag: { LIST($expected) }.
problem-sign-on-no-card = { $where }: zīmes { LIST($found) } nav nevienā kārtī.
problem-not-divisible-by-four = { $where }: norādīto kāršu skaits: { LIST($found) }. Tam jādalās ar četri, piemēram, { LIST($expected) }.
problem-recipe-cannot-be-met = { $where }: nekādas kārtis neveido sigilu { LIST($found) }. Tā zīmes: { LIST($expected) }.
problem-seat-without-sigils = { $where }: sigilu nav šim gadalaikam: { LIST($found) }. Gaidīts: { LIST($expected) }.

problem-argument-left-out = { $where }: šis arguments ir obligāts.
problem-no-hands = { $where }: nav norādīta neviena roka.
problem-god-has-no-hand = { $where }: { LIST($found) } ir Dievs, bet Dievam kāršu nav. Izdzēsiet šo roku.
problem-needs-a-prophet = { $where }: bez Pravieša te nevar būt { LIST($found) }. Bez viņa var būt: { LIST($expected) }.
problem-card-too-often = { $where }: kārts { LIST($found) } tik reižu nav. Ne vairāk kā: { LIST($expected) }.
problem-not-a-move = { $where }: { LIST($found) } nav gājiens. Gājiens ir, piemēram: { LIST($expected) }.
problem-number-of-players = { $where }: norādīto spēlētāju skaits: { LIST($found) }. Spēlē: { LIST($expected) }.
problem-name-twice = { $where }: vārds { LIST($found) } atkārtojas. Dodiet katram citu vārdu.
problem-unknown-player = { $where }: spēlētāja { LIST($found) } nav. Spēlētāji: { LIST($expected) }.
problem-name-not-for-players = { $where }: “{ $found }” nevar būt spēlētāja vārds. Izvēlieties citu.
