## The designers' workshop: simulations and what they come to

cli-simulate = Play many games of computer players and tell what they come to.
cli-option-games = how many games
cli-option-seed = what chance draws from; the same seed gives the same games
cli-option-policy = how the players choose; one for all, or SEAT=NAME
cli-option-deck = a deck’s file
cli-option-set = a number of the rules or an argument of the game; may be repeated
cli-option-against = what is different when every game is played a second time; may be repeated
cli-option-out = folder for what has been played, from which a later run goes on
cli-option-plots = folder for pictures
cli-option-batch = how many games are played and kept at once
cli-option-jobs = how many processes play
cli-option-dask = address of a Dask cluster that plays
cli-progress = { $done }/{ $total } · { $rate }/s · left { $left }
cli-simulate-games = Games played: { $count }. Seed: { $seed }.
cli-simulate-spread = middle { $middle }, nine tenths from { $low } to { $high }, all from { $least } to { $most }
cli-simulate-against = against it { $value }; difference { $difference }
cli-simulate-more = … and { $count } more; --json tells all.
cli-simulate-kept = Stopped. Games kept in { $place }: { $done } of { $total }. The same command goes on from there.
cli-simulate-stopped = Stopped after { $done } of { $total } games; what is told is of these alone.
cli-plot-first = as asked
cli-plot-second = against it

cli-blast = Tell how much hangs on each reading: the same games with and without it.
cli-option-question = only this open question; may be repeated
cli-option-store = keep the figures in the book
cli-blast-games = Games measured for each way to play: { $count }. Seed: { $seed }. Readings of the preset “table”, one switched at a time.
cli-blast-row = asked { $asked }; an event differs { $event }; others win { $winner }

cli-met = Tell which clauses whole games of random players meet.
cli-met-games = Games of random players by the readings of the preset “table”: { $count }; seed { $seed }. Under each other reading: { $few }. In how many each clause came up; for one that never did, under which readings it does:
finding-met-stale = the kept figures of which clauses random games meet are no longer what the engine plays

cli-tell = Print the smallest example in which the readings of a question differ, as a scenario.
cli-option-name = an open question, with its game before it where several games have it
cli-option-bound = how many positions are tried, from the smallest on
cli-tell-smallest = The smallest example: none of the { $tried } positions tried before it, all that the book’s examples hold and that are not larger, tells the readings apart.
cli-tell-lessened = Of the positions that the book’s examples hold, none with up to { $bound } parts beyond what a call must state tells the readings apart ({ $tried } tried). This one has { $size }, and none of them can be left out.
cli-tell-game = None of the book’s positions tells the readings apart. Of the first { $tried } whole games this is the shortest that does.

cli-gaps = Find where the text leaves something open.
cli-gaps-searched = Searched: { $games } games in each of { $rounds } rounds, seed { $seed }, players { $policy }. Each round closes what the ones before it met as the preset “table” does.
cli-gaps-share = came up in { $share } of { $count } games
cli-gaps-readings = readings that close it: { $readings }
cli-gap-gap = The text decides nothing: { $clauses }
cli-gap-contradiction = Passages give different results for one position: { $clauses }
cli-gap-dead = “{ $what }” is never reached as the text is read, but is under another reading: { $clauses }
cli-gap-goal = From here no continuation that was tried reaches the goal: { $clauses } ({ $what })
cli-gap-open = The readings differ here: { $clauses }
cli-gap-unreached = Never reached in games or examples: { $what } ({ $clauses })

cli-option-file = file to write; printed where none is named
cli-exported = Written: { $place }.

cli-figure-outcomes = How games ended
cli-figure-events = Events in a game
cli-figure-decisions = Decisions in a game
cli-figure-clauses = Clauses cited, share of games
cli-figure-questions = Open questions asked, share of games
cli-figure-tricks = Tricks in a game
cli-figure-winners = Winners, share of games
cli-figure-trick-results = Results of tricks, share of tricks
cli-figure-mara = Cards in Mara’s field when a trick begins, mean
cli-figure-card-wins = Tricks that a card won, of those it was laid in
cli-figure-card-fires = Tricks that a Rėda card fired in, of those it was laid in
cli-figure-sigils-taken = Sigils taken, share of games
cli-figure-rounds = Rounds in a game
cli-figure-turns = Turns in a game
cli-figure-plays-right = Plays that were right, by number of cards
cli-figure-claims-right = Claims of “no play” that were true
cli-figure-prophets-fallen = Prophets who were overthrown
cli-figure-round-ends = How rounds ended
cli-figure-takes = Cards taken in a game
cli-figure-captures = Captures in a game
cli-figure-layouts = Layouts, share of games
cli-figure-capture-kinds = Kinds of captures
cli-figure-spirit-captures = Captures of a spirit that took it from another player
cli-figure-spirits-held = Spirits held in the end, share of games
cli-figure-placed = Dominoes placed and moved in a match
cli-figure-guesses-right = Guesses that were right
cli-figure-calls = Judgments that led to a push

cli-label-won = won
cli-label-shared = shared
cli-label-limit = stopped by the limit
cli-label-lost = lost
cli-label-too-long = without an end
cli-label-closed = closed
cli-label-chaos = chaos
cli-label-no-play = “no play”
cli-label-prophet = Prophets
cli-label-judgement = judgments
cli-label-out-of-cards = a hand was empty
cli-label-all-expelled = all were expelled
cli-label-stock-out = the stock was empty
cli-label-captured = captured free
cli-label-stole = stolen
cli-label-regained = regained
cli-label-all-fell = all fell
cli-label-not-all-fell = not all fell
cli-label-accident = accident

problem-not-a-run = { $where }: the folder { LIST($found) } holds something else. Name an empty folder, or one with { LIST($expected) }.
problem-another-run = { $where }: the folder { LIST($expected) } is that of another run. What differs: { LIST($found) }. Choose another folder.
problem-no-cluster = { $where }: no cluster answers at { LIST($found) } ({ LIST($expected) }).
problem-other-code = { $where }: these workers have another version of the engine: { LIST($found) }. Install the same one there.
problem-not-beside = { $where }: this stands only together with { LIST($expected) }, and not with { LIST($found) }.
finding-blast-stale = the kept figures are no longer what the engine plays
problem-several-games = { $where }: several games have the question { LIST($found) }: { LIST($expected) }.
problem-nothing-tells = { $where }: no position was found in which the readings of { LIST($found) } differ. Tried at most: { LIST($expected) }.
