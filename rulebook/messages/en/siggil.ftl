## What the text does not say

gap-layout = The text does not say how the cards are laid out.
gap-spirit-numbers = The text does not say which number this spirit has.
gap-first-player = The text does not say who begins.
gap-turn-order = The text does not say in which order the players take their turns.
gap-final-tie = Both the spirits and the cards in hand are equal. The text does not say who wins then.
gap-solo-end = No cards of the siggil are left, and the game was not won. The text does not say how it ends then.

question-layout = By which layout is the siggil laid out?
question-spirit-numbers = Which number does each spirit have?
question-spirits-at-setup = When does a spirit become free that is available as soon as the siggil is laid out?
question-first-player = Who begins?
question-turn-order = In which order do the players take their turns?
question-set-size = How many cards may a set have that captures a free spirit?
question-spirit-face = How does a captured spirit lie?
question-steal-size = How many cards more must a set have that steals or regains a spirit?
question-sets-face = How do the sets lie that were put down?
question-regain-trait = Which cards may be added to an earlier set?
question-win-moment = When is the game won if somebody captures as many spirits as are needed?
question-win-count = Which spirits are counted for a player?
question-final-tie = Who wins if both the spirits and the cards in hand are equal?
question-free-limit-multiplayer = How many free spirits can there be at a time when several players play?
question-must-capture = When one player plays alone, must a spirit be captured whenever it can be?
question-solo-set = How many cards does a set have when one player plays alone?
question-last-card = What is done with the last card of the siggil when one player plays alone?
question-solo-end = How does the game end when no cards of the siggil are left and it was not won?
question-who-leaves = Which spirit has to be discarded when a fourth free spirit appears?
question-lost-spirit-ends-easy = Is the easy game lost as soon as a spirit is discarded?

## Readings

reading-gap = the text decides nothing
reading-yes = yes
reading-no = no
reading-layout-ours = by one of our own
reading-spirit-numbers-ours = the one that we chose
reading-spirits-at-setup-freed-at-once = at once
reading-spirits-at-setup-after-first-turn = after the first turn
reading-first-player-first-named = the one who is named first
reading-turn-order-clockwise = clockwise
reading-set-size-exactly = exactly as many as are needed
reading-set-size-at-least = at least as many as are needed
reading-spirit-face-down = face down
reading-spirit-face-up = face up
reading-steal-size-exactly = exactly one
reading-steal-size-at-least = at least one
reading-sets-face-down = face down
reading-sets-face-up = face up
reading-regain-trait-same-trait = only those that share the spirit’s family, or its number, with the whole set
reading-regain-trait-any = any card of the spirit’s family or number
reading-win-moment-at-once = at once
reading-win-moment-end-of-turn = at the end of the turn
reading-win-count-holds-now = those that the player has now
reading-win-count-captured-ever = all that the player ever captured
reading-final-tie-shared = all of them together
reading-free-limit-multiplayer-none = as many as appear
reading-free-limit-multiplayer-three = at most three
reading-solo-set-by-grade = three in the easy game, four in the advanced one
reading-solo-set-either = three or four, as the player chooses
reading-last-card-discard-only = it is discarded
reading-last-card-take-only = it is taken into hand
reading-solo-end-lost = the game is lost
reading-who-leaves-player-chooses-among-held = one of the three that were there; the player chooses
reading-who-leaves-may-be-the-new-one = one of all four; the player chooses
