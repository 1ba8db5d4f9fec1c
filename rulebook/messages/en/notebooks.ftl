# The notebooks, and the command that opens them.

cli-notebook = Open the notebooks: JupyterLab or, with --marimo, marimo.
cli-option-notebook = a notebook’s name, or a file of yours; without it the whole folder is opened
cli-option-marimo = marimo, not JupyterLab
cli-option-no-browser = open no browser, only show the address
cli-notebook-opens = Opening { $place }. Ctrl+C ends it.

problem-other-host = { $where }: { LIST($found) } is not opened here; expected a file whose name ends with { LIST($expected) }.

# What lessons share.
notebook-this-language = In English
notebook-language = Language
notebook-reading = How it is read
notebook-outcome = What comes of it
notebook-games = Games
notebook-cited = Clauses that decide this:
notebook-rules-left = Rules that still fit
notebook-cards-judged = Cards judged
notebook-most-telling = the most telling card
notebook-any-card = any card

notebook-sigilai-title = Baltiški sigilai
notebook-sigilai-about = Here you learn the game by playing its examples. Step through a trick, lay other cards, read an unclear rule in another way, and let the machine play many games. Nothing can be broken: “Back to the example” is always there.
notebook-sigilai-first = ## Several Rėda cards in one trick
    Three Rėda cards lie face up, but only one of them fires. Go back to the start, step forward, and change the first card.
notebook-sigilai-question = ## A question that the text leaves open
    One player is alone on the plane. Does that player win, or is the trick chaos? Choose, and watch the same trick end in another way.
notebook-sigilai-many = ## Many games
    How tricks end when all four seats play at random, under both readings. The thin line is the interval that holds the true share with 95 % certainty.

notebook-eleusis-title = New Eleusis
notebook-eleusis-about = Here you learn to look for a secret rule. See how God judges a play, play a round as a scientist, and see how few well-chosen cards tell the rules apart.
notebook-eleusis-first = ## A play is judged
    Two cards are laid and God says whether they follow the rule. Step through what happens, then change a card.
notebook-eleusis-play = ## Be a scientist
    Four others sit at the table. You are Ana: play a card and find out whether it is right.
notebook-eleusis-many = ## How fast can a rule be found?
    At first every rule of the catalog may be the secret one. Each judged card rules some of them out. Choose the secret rule and see how many still fit: once any card is asked, once the card on which the rules disagree most.

notebook-siggil-title = Siggil
notebook-siggil-about = Here you learn which sets capture a spirit, play a game against the machine and see how much a careful choice helps.
notebook-siggil-first = ## A set captures a spirit
    Three cards with the same spirit or the same number capture it. Change the cards and read why a set is not enough.
notebook-siggil-play = ## A game alone
    Take cards, capture spirits, go on until it is decided.
notebook-siggil-many = ## Many games
    The number of captures in a game of three when cards are taken at random, and when each player takes what helps most.

notebook-domino-title = Judge Domino
notebook-domino-about = Here you learn how points are counted, judge a line of dominoes against the machine and see who guesses well.
notebook-domino-first = ## Counting points
    All dominoes fell. Change a guess and see how many points each player gets.
notebook-domino-play = ## A match
    Place a domino or call judgment. What falls is told by an estimate, which is no rule.
notebook-domino-many = ## Many matches
    How often guesses are right when all call rashly, and when all are careful.
notebook-domino-rash = all rash
notebook-domino-careful = all careful

notebook-designers-workshop-title = Designer’s workshop
notebook-designers-workshop-about = # Designer’s workshop
    Here you settle an unclear rule: write the scenario that shows it, run it under the readings that matter, and see how often it would matter in play. Run the cells from top to bottom, then change them. `say` speaks your language: put `"lt"` or `"lv"` in the first cell.
notebook-designers-workshop-write = ## 1. Write the scenario
    A scenario is one small text: what it is about, and a call with what must come of it. It is data, never a program. This one lies beside the notebook, as `lone-leader.md`: open it here, change it, and run the cells again.
notebook-designers-workshop-run = ## 2. Run it
    The bench below is the same as on the page. What you change in it comes back to Python: run the cell after it.
notebook-designers-workshop-readings = ## 3. The readings that matter
    Only the questions that this trick asks can change it. Each reading, and what comes of it:
notebook-designers-workshop-linked = The bench is a widget like any other: a list of readings and a slider of steps move it, and it moves them.
notebook-designers-workshop-simulate = ## 4. How often would it matter?
    Whole games, every seat at random, the same seeds under both readings.
notebook-designers-workshop-next = ## 5. Propose it
    Run `rulebook run lone-leader.md` and send the file: a proposal needs a title in one language only.

notebook-translators-desk-title = Translator’s desk
notebook-translators-desk-about = # Translator’s desk
    Here you hold a sentence against what the engine does: the clause in three languages, the scenarios that play it, and the same trace told in each language. Change the clause in the first cell and run everything again.
notebook-translators-desk-clause = ## 1. The clause
notebook-translators-desk-numbers = The numbers that the engine uses for it:
notebook-translators-desk-scenarios = ## 2. The scenarios that play it
notebook-translators-desk-traces = ## 3. One of them, told three times
    Every sentence comes from the messages of its language. A sentence that says something else than its neighbors is a fault of ours.
notebook-translators-desk-bench = ## 4. Another course of things
    Change a card in the bench and run the last cell: the new trace in three languages.

notebook-eleusis-laboratory-title = Eleusis laboratory
notebook-eleusis-laboratory-about = # Eleusis laboratory
    Here you examine secret rules: say one in words, ask it about cards, see which rules still fit what lies on the table and which card would tell most of them apart.
notebook-eleusis-laboratory-rules = ## 1. A rule
    A rule is written in the notation of the catalog. In words, and asked about two cards:
notebook-eleusis-laboratory-table = ## 2. What lies on the table
    The main line and what was wrong after each of its cards. The rules of the catalog that fit, and how many of all short rules do:
notebook-eleusis-laboratory-telling = ## 3. The next card
    The card on which the rules that fit disagree most:
notebook-eleusis-laboratory-search = ## 4. A whole search
    For every rule of the catalog: how many rules still fit after each card, with any card and with the most telling one.
notebook-eleusis-laboratory-bench = ## 5. At the table
    The same rule in a round. Play on, and run the cell after it.

# The page of the notebooks.
page-notebook-download = Download { $file }
page-notebook-cells = Cells
page-notebook-picture = The picture that the cell above drew
