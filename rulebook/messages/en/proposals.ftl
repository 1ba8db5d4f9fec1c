## Proposals: tried from the command line

cli-try = Try a proposal: under which readings its outcome comes out, and what else they change.
cli-try-reason = Why: { $reason }
cli-try-printed = as printed
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
cli-try-wording = New words of { $clause } ({ $lang }):
