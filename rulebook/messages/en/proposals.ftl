## Proposals

cli-try = Try a proposal: under which readings its outcome comes out, and what else they change.
cli-try-files = proposals: scenario files, folders or ids; a link to a bench can be run, but not tried: open it and choose “Test this”, or save its file by “Propose another outcome”
cli-try-reason = Why: { $reason }
cli-try-printed = as printed
cli-try-named = as printed, but for what the example itself names
cli-try-stated = as the example stands (whole games are played under table unless told otherwise)
cli-try-over = as the example stands, with { $reading }
cli-try-asked-for = { $reading } (the reading asked for)
cli-try-holds = comes out: { $reading }
cli-try-not = does not come out: { $reading }
cli-try-impossible = cannot be played so: { $reading }
cli-try-gap = the text decides nothing here: { $questions }
cli-try-changes = other examples go another way, what they claim still holds ({ $count }): { $names }
cli-try-breaks = other examples no longer hold ({ $count }): { $names }
cli-try-no-question = No open question comes up here, so there is no reading to switch.
cli-try-cut = Only the first sets of readings were tried: { $count }.
cli-try-new = New reading needed. None of the readings gives the wanted outcome. Sets of readings tried: { $count }.
cli-try-parts = Where wanted and actual part: { $source }; wanted { $expected }, actual { $found }
cli-try-event = event { $number }: { $event } ({ $clauses })
cli-try-function = decided by { $function }
cli-try-brings = Other examples are played with what the proposal brings, where they state nothing of their own: { $brings }
cli-try-wording = New words of { $clause } ({ $lang }):
problem-link-not-tried = A link to a bench cannot be tried, since it does not say which outcome is wanted; found { LIST($found) }. Open it and choose “Test this”, or save its file by “Propose another outcome”. `rulebook run` tells what it shows.

## How much hangs on a question, and which clauses the examples cite

page-matters = How often it matters in play
page-matters-how = Games of computer players with the readings that we recommend: { $count }. Each was played a second time with this question alone read otherwise; both draw alike until the first difference, and after it random play goes its own way. The three bars: the question came up, something happened otherwise, others won.
page-matters-players = players: { $policy }
page-matters-shares = came up { $asked }, something else happened { $event }, others won { $winner }
page-policy-random = at random
page-policy-seeker = looking for sigils
page-policy-cautious = cautious
page-policy-greedy = taking what helps most now
page-policy-rash = rash
page-dots-how = Every clause of the text: the darker it is, the more examples cite it. An empty one is cited by none; a dashed one is no rule that play could cite. The bar under it tells in how many of { $games } games of random players by our set of readings it came up: in none, in fewer than a tenth, in fewer than half, in fewer than all, in all (seed { $seed }, engine { $code }).
page-dot = { $clause }: examples { $count }, games { $games } of { $of }
page-dot-informative = { $clause }: no rule of play
page-unmet = Never met in { $games } random games, and why
page-unmet-reading = Only with another reading (games of { $few } that met it):
page-unmet-example = Random players do not come to it; an example leads there:
page-unmet-excluded = No play can cite it:
page-unmet-informative = No rule of play:
page-unmet-nothing = Neither games nor examples come to it:

page-proposals = Proposals
page-proposals-how = How to make another
page-proposals-none = No proposal lies here yet. How to make one
