## What the text does not say

gap-hard-push = The push was too hard. The text does not say what is done then.
gap-token-shortage = The scoring tokens run short. The text does not say what is done then.

question-min-players = How many players are needed at least?
question-endless-building = May the line be built without end?
question-repeat-call = May “Judgment!” be said again if all guessed success and no new domino has been placed?
question-pusher = Who pushes the domino?
question-hard-push = What is done when somebody pushes too hard?
question-fallen = When has a domino fallen?
question-token-shortage = What is done when the scoring tokens run short?
question-accident-round-counts = Does a round count in which the dominoes were knocked over by accident?
question-tie-round-players = Who plays the further round that a tie brings?

## Readings

reading-gap = the text decides nothing
reading-yes = yes
reading-min-players-2 = two
reading-min-players-3 = three
reading-endless-building-no-limit = yes
reading-endless-building-limit = no, after sixty turns the line is toppled whatever the guesses
reading-repeat-call-once-per-placement = no, only once after each domino placed
reading-repeat-call-allowed = yes
reading-pusher-last-placer = the one who placed the last domino
reading-pusher-caller = the one who said “Judgment!”
reading-hard-push-accepted = the outcome stands
reading-hard-push-again = the line is built up again and pushed once more
reading-fallen-not-standing = when it no longer stands as it was placed
reading-fallen-lies-flat = only when it lies flat
reading-token-shortage-unlimited = points are counted without tokens, too
reading-token-shortage-bank-is-final = only the tokens left are given out
reading-accident-round-counts-replayed = no, it is played again
reading-tie-round-players-all = everybody
reading-tie-round-players-tied-only = only those whose points are equal
