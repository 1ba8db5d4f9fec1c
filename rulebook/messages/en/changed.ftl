## What changed in the words of a clause, and where three languages do not say the same

# What it found
finding-numbers-changed = A number is gone, or another one stands here.
finding-terms-changed = A word of the game is gone, or another one stands here.
finding-polarity-changed = A negation is gone, or one is new.
finding-limits-changed = A word on which the rule hangs is gone, or another one stands here.
finding-modality-changed = What may, must or may not be done is said otherwise.
finding-readings-changed = The words that decide between readings are other ones.
finding-words-changed = Other words stand here; numbers, terms, negations and limits are the same.
finding-stale-limits = A word of the source on which the rule hangs has changed.
finding-stale-modality = The source says otherwise what may, must or may not be done.
finding-stale-readings = The words of the source that decide between readings have changed.
finding-negation-differs = In one of the languages this sentence denies; in the other two it does not, or the other way round.
finding-limit-differs = Both other languages have another word here on which the rule hangs.
finding-value-differs = Both other languages name another thing here.

# What stands beside it
cli-gone = gone: “{ $text }”
cli-new = new: “{ $text }”
cli-restore = restore it, or accept it if it is meant: { $text }
cli-accept = accept, once your words say the same: { $text }
cli-others = in the other languages: { $text }
cli-here = here: { $text }
cli-before = before: { $text }
cli-now = now: { $text }
cli-see = see: { $text }
page-desk-gone = Gone: “{ $text }”.
page-desk-new = New: “{ $text }”.
page-desk-others = In the other languages: { $text }.
page-desk-here = Here: { $text }.
page-desk-before = Before: { $text }.
page-desk-now = Now: { $text }.
page-desk-notes = Notes ({ $count })

# How a clause stands
cli-stale-limits = limits
cli-stale-modality = may and must
cli-stale-readings = words of readings
page-desk-state-stale-limits = stale: limits
page-desk-state-stale-modality = stale: may and must
page-desk-state-stale-readings = stale: words of readings

# How play comes out, and what changed in it
cli-diff-number = “{ $words }”: before { $before }, now { $now }
cli-diff-unasked = did not arise
cli-diff-none = nothing
cli-outcome-pending = not over yet
cli-outcome-gap = the text does not decide
cli-outcome-accident = an accident
cli-outcome-all-expelled = everybody is expelled
cli-outcome-all-fell = all fell
cli-outcome-allowed = allowed
cli-outcome-chaos = chaos
cli-outcome-closed = closed
cli-outcome-ended = ended
cli-outcome-limit = the limit is reached
cli-outcome-lost = lost
cli-outcome-not-all-fell = not all fell
cli-outcome-out-of-cards = somebody has no cards left
cli-outcome-played = played
cli-outcome-refused = not allowed
cli-outcome-scored = points are counted
cli-outcome-shared = a shared win
cli-outcome-stands = the line stands
cli-outcome-stock-out = the stock has run out
cli-outcome-won = won
