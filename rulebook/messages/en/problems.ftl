## Problems of any game, file or command

problem-write = Write { $write }.
problem-other = { $where }: { $code }. Expected: { LIST($expected) }. Found: { LIST($found) }.

problem-unknown-card = { $where }: there is no card { LIST($found) }.
problem-unknown-seat = { $where }: there is no seat { LIST($found) }. The seats: { LIST($expected) }.
problem-unknown-sigil = { $where }: there is no sigil { LIST($found) }.
problem-unknown-value = { $where }: { LIST($found) } cannot stand here. Possible values: { LIST($expected) }.
problem-not-a-list = { $where }: a list belongs here, not { LIST($found) }.
problem-wrong-type = { $where }: { LIST($found) } is of the wrong kind. Expected: { LIST($expected) }.
problem-out-of-range = { $where }: { LIST($found) } is out of range. Expected: { LIST($expected) }.
problem-answer-refused = { $where }: the answer { LIST($found) } is not allowed. Allowed: { LIST($expected) }.
problem-answers-left-over = { $where }: nobody asks for the answer { LIST($found) }. Answers used: { LIST($expected) }.
problem-unknown-argument = { $where }: there is no such argument. Still free: { LIST($expected) }.
problem-unknown-preset = { $where }: there is no preset { LIST($found) }. The presets: { LIST($expected) }.
problem-unknown-reading = { $where }: { LIST($found) } is no reading of this question. The readings: { LIST($expected) }.
problem-unknown-ruling = { $where }: there is no question or number { LIST($found) }.
problem-parameter-out-of-range = { $where }: the number { LIST($found) } is out of range. Expected: { LIST($expected) }.
problem-no-such-file = { $where }: there is no file { LIST($found) }.
problem-file-too-large = { $where }: the file has { LIST($found) } bytes. At most { LIST($expected) } are read.
problem-not-utf8 = { $where }: the text is not UTF-8 ({ LIST($found) }). Save the file as UTF-8.
problem-not-toml = { $where }: this is not TOML: { LIST($found) }.
problem-unreadable-file = { $where }: the file cannot be read ({ LIST($found) }). See that it exists and may be opened.
problem-unknown-table = { $where }: there is no table { LIST($found) }. Possible tables: { LIST($expected) }.
problem-not-a-list-of-tables = { $where }: { LIST($found) } must be a list of tables. Expected: { LIST($expected) }.
problem-field-missing = { $where }: the field “{ $found }” is missing.
problem-unknown-field = { $where }: there is no field { LIST($found) }. The fields: { LIST($expected) }.
problem-wrong-field = { $where }: { LIST($found) } is of the wrong kind. Expected: { LIST($expected) }.

problem-unknown-id = { $where }: nothing is called { LIST($found) }. Examples of ids: { LIST($expected) }.
problem-extra-missing = { $where }: the module { LIST($found) } is not installed. Install { LIST($expected) }.
problem-clause-twice = { $where }: the clause { LIST($found) } stands twice, also at { LIST($expected) }.
problem-clause-not-closed = { $where }: the clause { LIST($found) } is not closed. Expected: { LIST($expected) }.
problem-block-not-closed = { $where }: the block { LIST($found) } is not closed. Expected: { LIST($expected) }.
problem-no-front-matter = { $where }: the file begins with { LIST($found) }, not with front matter. Expected: { LIST($expected) }.
problem-no-trace = { $where }: the scenario ends without a call. Calls: { LIST($expected) }.
problem-fails = { $where }: the example stops with { LIST($found) }. Correct it or what it calls.
problem-outside-the-folder = { $where }: { LIST($found) } lies outside the folder { LIST($expected) }.
problem-yaml-alias = { $where }: the YAML alias { LIST($found) } is not allowed. Write the value itself.
problem-yaml-tag = { $where }: the YAML tag { LIST($found) } is not allowed. Leave it out.
problem-nested-too-deeply = { $where }: { LIST($found) } is nested too deeply. Write it in several steps.
problem-not-yaml = { $where }: this is not the YAML that was expected: { LIST($found) }.
problem-reason-missing = { $where }: the status { LIST($found) } needs a reason. Expected: { LIST($expected) }.
problem-not-by-language = { $where }: { LIST($found) } is not given by language. Languages: { LIST($expected) }.
problem-language-missing = { $where }: missing languages: { LIST($found) }. Needed: { LIST($expected) }.
problem-two-games = { $where }: clauses of several games: { LIST($found) }. Name those of one game: { LIST($expected) }.
problem-unknown-clause = { $where }: there is no clause { LIST($found) }.
problem-not-a-doctest = { $where }: this is not a doctest: { LIST($found) }.
problem-no-examples = { $where }: the scenario has no examples. Expected: { LIST($expected) }.
problem-too-many-examples = { $where }: there are { LIST($found) } examples. Allowed at most: { LIST($expected) }.
problem-not-allowed = { $where }: { LIST($found) } is not allowed in a scenario. Use simple calls and comparisons.
problem-not-python = { $where }: this is not Python: { LIST($found) }.
problem-name-not-free = { $where }: the name { LIST($found) } is already taken.
problem-unknown-name = { $where }: there is no name { LIST($found) }. Known names: { LIST($expected) }.
problem-underscore = { $where }: names with a leading underscore are not allowed: { LIST($found) }.
problem-not-callable = { $where }: { LIST($found) } cannot be called. Callable: { LIST($expected) }.
problem-site-not-built = { $where }: the site could not be built: { LIST($found) }.
problem-port-taken = { $where }: port { LIST($found) } is taken. Tried: { LIST($expected) }.
problem-missing-tool = { $where }: the tool { LIST($found) } is missing. Expected: { LIST($expected) }.
problem-tool-failed = { $where }: a tool failed: { LIST($found) }.
problem-not-on-a-page = { $where }: a page cannot show the call { LIST($found) }.
problem-too-large-for-a-page = { $where }: { LIST($found) } bytes are too many for a page. At most: { LIST($expected) }.

problem-unknown-scenario = { $where }: there is no scenario { LIST($found) }.
problem-scenario-differs = { $where }: the scenario does not hold: { LIST($found) }.
problem-scenario-not-told = { $where }: the scenario cannot be told: { LIST($found) }.
problem-question-not-told = { $where }: the question cannot be told: { LIST($found) }.

problem-rule-unknown-word = { $where }: there is no word { LIST($found) } in secret rules.
problem-rule-word-missing = { $where }: a word belongs before { LIST($found) }.
problem-rule-bracket-missing = { $where }: a bracket belongs after { LIST($found) }.
problem-rule-not-opened = { $where }: this bracket closes nothing: { LIST($found) }.
problem-rule-not-closed = { $where }: this bracket is not closed: { LIST($found) }.
problem-rule-left-over = { $where }: the rule ends before { LIST($found) }. Delete the rest.
problem-rule-not-a-function = { $where }: { LIST($found) } takes no bracket. These do: { LIST($expected) }.
problem-rule-arguments = { $where }: the number of arguments is wrong ({ LIST($found) }). Expected: { LIST($expected) }.
problem-rule-wrong-kind = { $where }: { LIST($found) } does not fit here. What fits, for example: { LIST($expected) }.
problem-rule-each-outside = { $where }: { LIST($found) } stands only in a count, for example: { LIST($expected) }.
problem-rule-count-in-count = { $where }: a count cannot stand in another one: { LIST($found) }.
problem-rule-empty = { $where }: there is no rule here. A rule is, for example: { LIST($expected) }.
problem-rule-too-long = { $where }: the rule has { LIST($found) } characters. At most { LIST($expected) } are read.
problem-rule-too-deep = { $where }: brackets stand { LIST($found) } deep. At most { LIST($expected) } are read.
problem-rule-allows-nothing = { $where }: this rule allows no card after the starter: { LIST($found) }.

refusal-not-asked = “{ $option }” no longer answers anything: nothing more is asked.
refusal-not-offered = “{ FORM($option) }” cannot be chosen here.
refusal-not-that-many = { $option } is outside the range from { $low } to { $high }.
refusal-not-an-order = “{ $option }” is not an order of exactly these things.

grounds-text = the published text
grounds-convention = suggested by the text
grounds-author = the author
grounds-publisher = the publisher
grounds-reviewer = a reviewer
grounds-ours = our suggestion

## What is wrong with a set-up or a deck

problem-seat-left-out = { $where }: it is not said which card { FORM($where) } lays. A card or None belongs here.
problem-card-twice = { $where }: the card { LIST($found) } already lies elsewhere: { LIST($expected) }.
problem-sigil-of-another-season = { $where }: the sigil { LIST($found) } belongs to another season. Own sigils: { LIST($expected) }.
problem-sigil-twice = { $where }: the sigil { LIST($found) } stands here twice. Name it once.
problem-has-a-sigil = { $where }: a distance counts only up to the first sigil; sigils taken: { LIST($found) }. Expected: { LIST($expected) }.
problem-must-lay = { $where }: { FORM($where) } holds cards and so must lay one: { LIST($expected) }.
problem-four-different-names = { $where }: names given: { LIST($found) }. Different names needed: { LIST($expected) }.
problem-parts-do-not-add-up = { $where }: { LIST($found) } cards do not make up a sigil. Needed in all: { LIST($expected) }.
problem-unknown-creation = { $where }: the creation { LIST($found) } cannot stand here. Possible: { LIST($expected) }.
problem-bad-name = { $where }: a card cannot be called { LIST($found) }. Begin with a letter and leave out “+”, “,” and “=”.
problem-reda-mismatch = { $where }: the mark “reda” does not suit { LIST($found) }. The Rėda cards: { LIST($expected) }.
problem-wrong-number-of-signs = { $where }: signs given: { LIST($found) }. Signs needed: { LIST($expected) }.
problem-sign-on-no-card = { $where }: no card bears the sign { LIST($found) }.
problem-not-divisible-by-four = { $where }: cards given: { LIST($found) }. The number must be a multiple of four, such as { LIST($expected) }.
problem-recipe-cannot-be-met = { $where }: no cards make up the sigil { LIST($found) }. Its signs: { LIST($expected) }.
problem-seat-without-sigils = { $where }: there are no sigils for { LIST($found) }. Expected: { LIST($expected) }.

problem-argument-left-out = { $where }: this argument must be given.
problem-no-hands = { $where }: no hand is stated.
problem-god-has-no-hand = { $where }: { LIST($found) } is God, and God has no cards. Delete this hand.
problem-needs-a-prophet = { $where }: without a Prophet this cannot be { LIST($found) }. Without one it can be: { LIST($expected) }.
problem-card-too-often = { $where }: there are not that many cards { LIST($found) }. At most: { LIST($expected) }.
problem-not-a-move = { $where }: { LIST($found) } is no move. A move is, for example: { LIST($expected) }.
problem-number-of-players = { $where }: players named: { LIST($found) }. Players needed: { LIST($expected) }.
problem-name-twice = { $where }: the name { LIST($found) } stands here twice. Give each player another name.
problem-unknown-player = { $where }: there is no player { LIST($found) }. The players: { LIST($expected) }.
problem-name-not-for-players = { $where }: “{ $found }” cannot be the name of a player. Choose another.
