## What happens

event-layout-chosen = The layout is { FORM($layout) }.
event-laid-out = The shuffled cards are laid out by the layout. Their number is { COUNT($cards) }.
event-turned-up = Turned face up: { FORM($card) }.
event-spirit-freed = The { FORM($spirit) } leaves the siggil and becomes free.
event-begins = { FORM($player) } begins.
event-took = { FORM($player) } takes { FORM($card) }.
event-discarded = { FORM($player) } discards { FORM($card) }.
event-captured = { FORM($player) } captures the { FORM($spirit) }. The set: { LIST($cards) }.
event-stole = { FORM($player) } steals the { FORM($spirit) } from { FORM($holder) }. The new set: { LIST($cards) }.
event-regained = { FORM($player) } regains the { FORM($spirit) } from { FORM($holder) }. Added to the earlier set: { LIST($cards) }.
event-captured-nothing = { FORM($player) } captures no spirit.
event-spirit-lost = { FORM($player) } discards the { FORM($spirit) }: it can no longer be captured.
event-turn-ended = { FORM($player) } ends the turn.
event-enough-spirits = { FORM($player) } has captured as many spirits as it takes to win: { $count }.
event-siggil-emptied = No cards are left in the siggil; the last turn was that of { FORM($player, case: "name") }.
event-most-spirits = Spirits: { LIST($counts) }. The most are with { LIST($players) }.
event-fewest-cards = Cards in hand: { LIST($counts) }. The fewest are with { LIST($players) }.
event-game-won = { COUNT($players) ->
    [1] { LIST($players) } wins the game.
   *[other] { LIST($players) } win the game together.
}
event-solo-won = { FORM($player) } wins the game. Spirits captured with sets of the size needed: { $count }.
event-solo-lost = { FORM($player) } loses the game.
event-allowed = The { FORM($spirit) } may be captured. The cards: { LIST($cards) }.

ui-hidden-laid-out = The shuffled cards are laid out by the layout.
ui-hidden-captured = { FORM($player) } captures the { FORM($spirit) } with a set that lies face down.
ui-hidden-stole = { FORM($player) } steals the { FORM($spirit) } from { FORM($holder) } with a set that lies face down.
ui-hidden-regained = { FORM($player) } adds cards face down to the earlier set and regains the { FORM($spirit) } from { FORM($holder) }.

## What is asked

choice-layout = By which layout is the siggil laid out?
choice-deal = In which order do the shuffled cards lie?
choice-spirits = In which order do the spirits come in the deck?
choice-cards = In which order do the other cards come in the deck?
choice-discard = Which card does { FORM($who, case: "name") } discard?
choice-take = Which card does { FORM($who, case: "name") } take?
choice-capture = Which spirit does { FORM($who, case: "name") } capture, and with which cards?
choice-leaves = The { FORM($spirit) } has appeared, and there are too many free spirits. Which spirit does { FORM($who, case: "name") } discard?

option-skip = capture no spirit

## What may not be done

refusal-already-in-hand = { FORM($player) } already holds { FORM($option) } in hand.
refusal-already-yours = { FORM($player) } already has the { FORM($spirit) }.
refusal-card-is-covered = This card is not available. The number of cards that lie on it is { $count }{ COUNT($by) ->
    [0] , all face down.
   *[other] ; seen of them: { LIST($by) }.
}
refusal-card-named-twice = { FORM($card) } is named more than once.
refusal-game-is-over = The game is over, so nothing more can be done.
refusal-mixed-traits = These cards make no fitting set: { LIST($cards) }. All must be of the same family as the { FORM($spirit) }, or all must have its number.
refusal-must-capture = { FORM($player) } can capture a spirit, and so has to.
refusal-no-capture-now = { FORM($player) } cannot capture a spirit now: first a card is taken.
refusal-no-cards = Without cards the { FORM($spirit) } cannot be captured.
refusal-not-a-capture = “{ $option }” does not say which spirit { FORM($player, case: "name") } captures with which cards.
refusal-not-enough-more = The cards must outnumber the set on which the { FORM($spirit) } lies by at least { $more }; here are too few.
refusal-not-exactly-more = The cards must outnumber the set on which the { FORM($spirit) } lies by exactly { $more }; here they do not.
refusal-not-in-hand = { FORM($player) } does not hold { FORM($card) } in hand.
refusal-not-its-family = The family of the cards is { FORM($family) }, but the { FORM($spirit) } is of another family.
refusal-not-its-number = The number of the { FORM($spirit) } is not { $number }.
refusal-not-one-of-these = The { FORM($option) } is not one of the spirits that may be discarded.
refusal-not-open-in-siggil = { FORM($option) } does not lie face up in the siggil.
refusal-one-card-a-turn = { FORM($player) } may not take another card in this turn.
refusal-second-capture = { FORM($player) } has already captured a spirit in this turn, and may do so only once.
refusal-siggil-is-empty = No cards are left in the siggil, so there is nothing to take.
refusal-spirit-not-free = The { FORM($spirit) } is not free, and nobody has captured it.
refusal-spirits-are-not-taken = The { FORM($option) } is not taken into hand: a spirit is captured with a set.
refusal-too-few-cards = To capture the { FORM($spirit) }, the number of cards must be { $needed }, but here it is { $count }; missing: { $missing }.
refusal-too-few-to-take = There are too few cards: they must outnumber the set on which the { FORM($spirit) } lies by { $more }.
refusal-too-many-cards = To capture the { FORM($spirit) }, the number of cards must be exactly { $needed }, but here it is { $count }.
refusal-too-many-to-take = There are too many cards: they must outnumber the set on which the { FORM($spirit) } lies by exactly { $more }.

## What the text does not say

gap-layout = The text does not say how the cards are laid out.
gap-spirit-numbers = The text does not say which number this spirit has.
gap-first-player = The text does not say who begins.
gap-turn-order = The text does not say in which order the players take their turns.
gap-final-tie = { LIST($players) } have equally many spirits and equally many cards in hand. The text does not say who wins then.
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

## What the set-up states

ui-param-spirit = Spirit
ui-param-cards = Cards of the hand that capture it
ui-param-holder-set = The other player’s set on which it lies
ui-param-own-set = One’s own earlier set
ui-param-layout = Layout
ui-param-siggil = Siggil
ui-param-hand = Cards in hand
ui-param-sets = Sets put down
ui-param-free = Free spirits
ui-param-take = Card taken
ui-param-capture = Spirit and set
ui-param-grade = Game of one player
ui-param-moves = Turns
ui-param-available = Available cards
ui-param-spirits = Spirits captured
ui-param-discards = Discard pile
ui-param-lost = Spirits discarded
ui-param-numbers = Numbers of spirits

## The table

ui-covered = not available
ui-spirits-and-hand = spirits: { $spirits }, cards in hand: { $count }
ui-take-away = Take away: { FORM($card) }
ui-add-cards = Add cards
ui-add-done = Enough
ui-every-spirit = What can this hand capture, and what is missing?
ui-reach-enough = Captures it: any { $needed } of these.
ui-reach-family = Cards of the family { FORM($trait) } missing: { $missing }.
ui-reach-number = Cards with the number { $trait } missing: { $missing }.
ui-reach-either = Cards of its family or number missing: { $missing }.
ui-reach-number-open = The number of this spirit is not known.

## A game to play

page-play-alone = Play alone
page-play-alone-about = On each turn discard one available card, take another, and capture a spirit if you can. In the easy game a set has three cards, in the advanced game four. Choose a card that is not available, and you are told why it cannot be taken.
page-play-together = Play with others
page-play-together-about = Take one available card at a time and capture spirits with sets. The computer plays the other players: one, two or three. Choose a card that is not available, and you are told why it cannot be taken.

ui-take-here = Choose a card, in the siggil or here.
ui-free = free
ui-can-capture = can be captured
ui-choose-set = Choose a spirit and the cards of your hand that capture it.
ui-capture = Capture the { FORM($spirit) }
ui-value-greedy = taking what helps most now
ui-value-look-ahead = thinking one step ahead

## Layouts

page-layout = Layout { FORM($layout) }, our own
# For whoever does not see the picture.
page-layout-about = Layout { FORM($layout) }. Cards: { $count }, levels: { $levels }, cards face down: { $down }, available at the start: { $available }.
