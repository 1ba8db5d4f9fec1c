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
problem-more-problems = { $where }: tālāk ir vēl citas kļūdas, vismaz { LIST($found) }. Vispirms izlabojiet iepriekšējās.
problem-too-large = { $where }: te ir pārāk daudz datu, tos nelasa. Rakstiet mazāk.
problem-too-many = { $where }: pārāk daudz – { LIST($found) }. Lielākais atļautais: { LIST($expected) }.
problem-too-long = { $where }: ar šiem lasījumiem spēle nebeidzas; soļu robeža: { LIST($expected) }. Izvēlieties citus lasījumus vai mazāk gājienu.
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
problem-not-a-checkout = { $where }: vietni veido no projekta krātuves kopijas, bet { LIST($found) } tāda nav. Kopijā blakus pakotnēm ir { LIST($expected) }.
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
<<<<<<< HEAD
problem-argument-missing = { $where }: trūkst argumenta { LIST($found) }.
problem-argument-twice = { $where }: arguments { LIST($found) } ir dots divreiz. Dodiet to vienreiz.
problem-too-many-arguments = { $where }: argumentu bez vārda skaits ir { LIST($found) }. Bez vārda var būt tikai šie: { LIST($expected) }.
problem-two-statements = { $where }: otrs teikums tajā pašā piemērā: { LIST($found) }. Sāciet to jaunā rindā.
problem-too-many-calls = { $where }: scenārijā ir pārāk daudz izsaukumu. Lielākais skaits: { LIST($expected) }.
problem-value-too-large = { $where }: scenārija vērtības ir pārāk lielas. Lielākais daļu skaits: { LIST($expected) }.
problem-text-too-long = { $where }: teksta zīmju skaits ir { LIST($found) }. Lielākais: { LIST($expected) }.
problem-key-twice = { $where }: atslēga { LIST($found) } ir divreiz. Atstājiet vienu.
problem-fence-not-closed = { $where }: koda bloks, kas sākas ar { LIST($found) }, nav noslēgts. Aiz tā atsevišķā rindā ierakstiet tās pašas zīmes.
problem-not-a-file = { $where }: { LIST($found) } nav parasts fails.
problem-no-scenarios = { $where }: mapē { LIST($found) } scenāriju nav. Gaidīts: { LIST($expected) }.
problem-not-json = { $where }: tas nav JSON: { LIST($found) }.
problem-cannot-write = { $where }: rakstīt neizdodas ({ LIST($found) }). Izvēlieties citu vietu.
problem-unknown-host = { $where }: adreses { LIST($found) } šim datoram nav. Gaidīts: { LIST($expected) }.
problem-front-matter-twice = { $where }: te sākas otra galva: { LIST($found) }. Galva ir viena, faila sākumā.
problem-not-a-site = { $where }: mapē { LIST($found) } ir kas cits, un, veidojot vietni, tā tiktu iztukšota. Izvēlieties tukšu mapi, piemēram, { LIST($expected) }.
problem-not-a-checkout = { $where }: vietni veido no projekta krātuves kopijas, bet { LIST($found) } tāda nav. Kopijā blakus pakotnēm ir { LIST($expected) }.
=======
>>>>>>> rev2
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
problem-bad-name = { $where }: tā saukt nevar: { LIST($found) }. Sāciet ar burtu, rakstiet īsi un bez “+”, “,” un “=”.
problem-reda-mismatch = { $where }: atzīme “reda” kārtij { LIST($found) } neder. Rēdas kārtis: { LIST($expected) }.
problem-wrong-number-of-signs = { $where }: norādīto zīmju skaits: { LIST($found) }. Vajag: { LIST($expected) }.
problem-sign-on-no-card = { $where }: zīmes { LIST($found) } nav nevienā kārtī.
problem-not-divisible-by-four = { $where }: norādīto kāršu skaits: { LIST($found) }. Tam jādalās ar četri, piemēram, { LIST($expected) }.
problem-recipe-cannot-be-met = { $where }: nekādas kārtis neveido sigilu { LIST($found) }. Tā zīmes: { LIST($expected) }.
problem-seat-without-sigils = { $where }: sigilu nav šim gadalaikam: { LIST($found) }. Gaidīts: { LIST($expected) }.
problem-name-twice = { $where }: nosaukums { LIST($found) } jau ir šeit: { LIST($expected) }. Izvēlieties citu.
problem-sign-twice = { $where }: zīme { LIST($found) } vienā kārtī norādīta divreiz. Norādiet to vienreiz.
problem-sign-on-too-many-cards = { $where }: zīme { LIST($found) } ir pārāk daudzās kārtīs. Lielākais atļautais: { LIST($expected) }.
