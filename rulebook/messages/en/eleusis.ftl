## Secret rules: what a rule says, condition by condition

secret-current = this card
secret-current-of = this card’s
secret-previous = the previous card
secret-previous-of = the previous card’s
secret-previous2 = the second-last card
secret-previous2-of = the second-last card’s
secret-first = the starter
secret-first-of = the starter’s
secret-each = that card
secret-each-of = that card’s
secret-card-of = ({ $card })’s
secret-position = this card’s place
secret-black = black
secret-red = red

secret-suit = { $of } suit
secret-color = { $of } color
secret-value = { $of } value
secret-plus1 = { $one } + 1
secret-minus1 = { $one } − 1
secret-plus1-suit = { $one } + 1 (♣ ♦ ♥ ♠)
secret-minus1-suit = { $one } − 1 (♣ ♦ ♥ ♠)
secret-other-color = not { $one }
secret-cycle = ({ $one }, one step round { $ring })
secret-mod = the remainder of division by { $divisor } ({ $one })
secret-count = how many cards of the main line fit ({ $test })
secret-choose = ({ $test }: { $then }; otherwise: { $other })

secret-is-royal = { $card } is J, Q or K
secret-even = { $of } value is even
secret-odd = { $of } value is odd
secret-prime = { $of } value is a prime number
secret-equal = { $one } = { $other }
secret-less = { $one } < { $other }
secret-greater = { $one } > { $other }
secret-between = { $low } ≤ { $one } ≤ { $high }
secret-in = { $one } is among these: { LIST($things) }
secret-true = any card
secret-false = no card

secret-all = all of these:
secret-any = at least one of these:
secret-none = it is not true that:
secret-both = both of these or neither:
secret-if = if:
secret-then = then:
secret-otherwise = otherwise:

secret-and = { $one } and { $other }
secret-or = ({ $one } or { $other })
secret-not = not ({ $one })
secret-same = (both or neither: { $one }; { $other })

## Secret rules: the catalogue

catalogue-reds = The card is red.
catalogue-odd-values = The value is odd.
catalogue-no-hearts = The card is not ♥.
catalogue-low-values = The value is at most 7.
catalogue-middle-values = The value is from 5 to 9.
catalogue-royals = The card is J, Q or K.
catalogue-primes = The value is a prime number.
catalogue-clubs-and-hearts = The card is ♣ or ♥.
catalogue-colours-alternate = The colors alternate.
catalogue-parity-alternates = Even and odd values alternate.
catalogue-suit-changes = The suit is not that of the previous card.
catalogue-suit-cycle = The suits go round: ♣, ♦, ♥, ♠ and ♣ again.
catalogue-suit-or-value = The suit or the value is that of the previous card.
catalogue-suit-or-seven = The suit is that of the previous card, or the card is a 7.
catalogue-low-then-high = After at most 7 comes at least 7, after more than 7 at most 7.
catalogue-black-after-even = After an even value comes a black card, after an odd one a red card.
catalogue-up-after-red = After a red card the value does not fall, after a black one it does not rise.
catalogue-values-climb = The value rises; after J, Q or K any card is right.
catalogue-suits-climb = The suit rises in the order ♣, ♦, ♥, ♠; after ♠ any card is right.
catalogue-neighbours = The value is one more or one less than that of the previous card.
catalogue-stay-or-next-suit = The suit stays or is the next one round: ♣, ♦, ♥, ♠.
catalogue-ring-of-colours = The suits go round: ♣, ♥, ♠, ♦ and ♣ again.
catalogue-suit-groups = After ♣ or ♥ comes ♦ or ♠, after those ♣ or ♥.
catalogue-royals-apart = After J, Q or K comes none of them.
catalogue-primes-alternate = Values that are prime numbers alternate with others.
catalogue-red-after-royal = After J, Q or K comes a red card, after any other another suit.
catalogue-no-third-colour = No three cards in a row are of one color.
catalogue-colour-two-before = The color is that of the second-last card.
catalogue-two-by-two = After two cards of one color the color changes, after two of different colors it stays.
catalogue-three-suits = The suit is that of neither of the last two cards.
catalogue-suit-of-last-two = The suit is that of one of the last two cards.
catalogue-zigzag = If the value has just risen, it does not rise again, otherwise it does not fall.
catalogue-even-places-red = In every even place lies a red card.
catalogue-third-place-royal = Every third card is J, Q or K.
catalogue-parity-of-place = Even values lie in even places, odd values in odd ones.
catalogue-pairs-of-colour = From the starter on come two cards of one color, then two of the other.
catalogue-triples-of-parity = From the starter on come three values, all even or all odd, then three of the other kind.
catalogue-low-middle-high = The places take turns: at most 5, from 5 to 9, at least 9.
catalogue-remainder-of-place = The value and the place leave the same remainder when divided by 3.
catalogue-colours-balance = Of the card’s color no more cards lie than of the other.
catalogue-suits-balance = Of the card’s suit no more cards lie than of the previous card’s suit.
catalogue-reds-decide-parity = While an even number of red cards lies, the value is even, otherwise odd.
catalogue-royals-switch-colour = Cards are black; each J, Q or K that lies changes the color.
catalogue-colour-of-starter = After an even value comes the starter’s color, after an odd one the other.
catalogue-parity-of-starter = If the starter’s value is even, the suit changes each time, otherwise the color stays.
catalogue-across-the-starter = After a value above the starter’s comes one not above it, otherwise one not below it.

## What happens

event-round-began = Round { $number } begins. God is { FORM($god) }.
event-rule-written = { FORM($god) } writes down the secret rule: { $rule }
event-packs-shuffled = { COUNT($cards) ->
    [one] { COUNT($cards) } card is shuffled into the stock.
   *[other] { COUNT($cards) } cards are shuffled into the stock.
}
event-hand-dealt = { COUNT($cards) ->
    [1] { FORM($player) } is dealt the card { LIST($cards) }.
   *[other] { FORM($player) } is dealt { LIST($cards) }.
}
event-deck-added = Few cards are left in the stock, so another deck is added.
event-stock-ran-out = The stock runs out of cards.
event-starter-turned = The starter is { $card }.
event-counted-off = The value of the starter is { $count }, so players are counted off to { $count }: it comes to { FORM($player) }.
event-begins-left-of-god = { FORM($player) } begins, the first place clockwise from God.
event-played-cards = { COUNT($cards) ->
    [1] { FORM($player) } plays { LIST($cards) }.
   *[other] { FORM($player) } plays a string: { LIST($cards) }.
}
event-laid-right = Right. Laid in the main line: { LIST($cards) }.
event-laid-wrong = { $under ->
    [0] Wrong. Laid in the sideline under the starter: { LIST($cards) }.
   *[other] Wrong. Laid in the sideline under the last right card: { LIST($cards) }.
}
event-marked = { $number ->
    [0] The starter gets a { FORM($colour) }.
   *[other] Card { $number } of those played gets a { FORM($colour) }.
}
event-sudden-death-began = Sudden death begins: the count of cards has reached { $count }.
event-called = { $call ->
    [right] The Prophet, { FORM($player) }, says “right”.
   *[wrong] The Prophet, { FORM($player) }, says “wrong”.
}
event-approved = God confirms the Prophet’s verdict.
event-denied = God denies the Prophet’s verdict.
event-overthrown = God overthrows the Prophet: { FORM($player) } takes the cards set aside back into the hand.
event-cards-drawn = { COUNT($cards) ->
    [1] { FORM($player) } gets the penalty card { LIST($cards) }.
   *[other] { FORM($player) } gets penalty cards: { LIST($cards) }.
}
event-forgiven = The Prophet has been overthrown, so { FORM($player) } is not punished for the wrong play.
event-expelled-from-round = { FORM($player) } is expelled from this round for a wrong play.
event-became-prophet = { FORM($player) } becomes the Prophet.
event-set-aside = { FORM($player) } sets aside { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
event-claimed = { FORM($player) } says “no play” and shows the hand: { LIST($cards) }.
event-hand-shown = { FORM($player) } shows these cards: { LIST($cards) }.
event-claim-right = { FORM($player) } tells the truth: there is no right card.
event-claim-wrong = { FORM($player) } is mistaken: there is a right card.
event-claim-settled = { FORM($player) } no longer shows the hand.
event-laid-hand-down = { FORM($player) } puts the hand on the table: { LIST($cards) }.
event-put-under-stock = Put under the stock: { LIST($cards) }.
event-picked = From the hand that { FORM($owner) } showed, { FORM($player) } picks { $card }.
event-forced-right = The card picked is right. Laid in the main line: { $card }.
event-given-back = Wrong. { FORM($player) } gets { $card } back.
event-round-over = { $why ->
    [out_of_cards] The round is over: somebody has not a single card left.
    [all_expelled] The round is over: all players have been expelled.
   *[stock_out] The round is over: the stock has run out of cards.
}
event-most-cards = MAX, the greatest number of cards in a hand, is { $count }.
event-hand-scored = { FORM($player) }: cards { $count }, points { $points }.
event-no-cards-bonus = { FORM($player) } gets another { $points ->
    [one] { $points } point for an empty hand.
   *[other] { $points } points for an empty hand.
}
event-prophet-scored = The True Prophet is { FORM($player) }. Right cards: { $right }, wrong cards: { $wrong }, so points added: { $points }.
event-god-scored = The highest score of a player is { $best }, the cards give { $cap }; { FORM($player) } gets the smaller number: { $points }.
event-god-scored-without-prophet = There is no True Prophet. The highest score of a player is { $best }; points for { FORM($player) }: { $points }.
event-never-god = { FORM($player) } has not been God and so gets another { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-game-over = The game is over. Rounds played: { $rounds }.
event-standing = Points: { LIST($points) }.
event-most-points = { COUNT($players) ->
    [1] { LIST($players) } wins (points: { $points }).
   *[other] { LIST($players) } win together (points each: { $points }).
}

## What is asked

choice-rule = Which secret rule does { FORM($who) } write down?
choice-pack-order = In which order do the shuffled cards lie?
choice-next-card = Which card does { FORM($player) } take from the stock?
choice-shown-hand = Which cards not seen before are in the hand that { FORM($player) } shows? Number of cards: { $count }.
choice-turn = What does { FORM($who) } play?
choice-offer = Does { FORM($who) } become the Prophet?
choice-verdict = What does God ({ FORM($who) }) say: “right” or “wrong”?
choice-call = What does the Prophet ({ FORM($who) }) say: “right” or “wrong”?
choice-pick = Which card of the hand that { FORM($player) } showed does { FORM($who) } play?

option-play = play { LIST($what) }
option-no-play = say “no play”
option-prophet = become the Prophet
option-decline = not become the Prophet
option-call = the Prophet: { LIST($what) }
option-god = God: { LIST($what) }
option-pick = pick { LIST($what) }
option-right = “right”
option-wrong = “wrong”

## What may not be done

refusal-god-does-not-play = { FORM($player) } plays no cards: God only judges.
refusal-has-no-cards = { FORM($player) } cannot play: the hand is empty.
refusal-judgement-comes-first = { FORM($player) } cannot do anything yet: first the play before must be judged.
refusal-pick-comes-first = { FORM($player) } cannot do anything yet: first a right card must be picked from the hand shown.
refusal-no-prophet-without-cards = { FORM($player) } cannot become the Prophet: the hand is empty.
refusal-no-such-card = There is no card “{ $card }”.
refusal-not-a-judgement = “{ $option }” is no verdict: that is “right” or “wrong”.
refusal-not-a-play = “{ $option }” is no play: one plays cards or says “no play”.
refusal-not-a-right-card = { $card } is a wrong card, but here a right one must be played.
refusal-not-an-answer = “{ $option }” is no answer: one becomes the Prophet or does not.
refusal-card-not-in-hand = { FORM($player) } cannot play { $card }: it is not in the hand.
refusal-card-not-left = There cannot be that many { $card }: the number not seen yet is { $count }.
refusal-not-in-that-hand = { $card } is not in the hand that { FORM($player) } showed.
refusal-not-so-many-in-hand = { FORM($player) } cannot play { $card } that many times: the hand holds it { $count ->
    [one] { $count } time.
   *[other] { $count } times.
}
refusal-not-that-many-shown = In the hand that { FORM($player) } shows, the number of cards not seen before is { $count }. Name exactly that many.
refusal-not-your-turn = It is the turn of { FORM($on_turn) }, not of { FORM($player) }.
refusal-nothing-to-call = The Prophet has nothing to judge now.
refusal-nothing-to-judge = God has nothing to judge now.
refusal-nothing-to-pick = No card has to be picked from a hand now.
refusal-only-after-own-turn = { FORM($player) } may become the Prophet only right after a turn of their own.
refusal-only-the-prophet-calls = The Prophet, { FORM($prophet) }, judges the plays, not { FORM($player) }.
refusal-prophet-does-not-play = { FORM($player) } plays no cards while being the Prophet.
refusal-round-is-over = The round is over, so no further move is possible.
refusal-string-length = One plays a single card or a string of { $low } to { $high } cards, but the number of cards here is { $count }.
refusal-the-rule-decides = God need not judge: the rule written down says it all.
refusal-there-is-a-prophet = { FORM($player) } cannot become the Prophet: the Prophet is already { FORM($prophet) }.
refusal-there-is-no-prophet = There is no Prophet, so God judges.
refusal-too-few-others = { FORM($player) } cannot become the Prophet: besides God, too few other players are left in the game ({ $count }).
refusal-unknown-player = “{ $player }” does not sit at the table.
refusal-was-expelled = { FORM($player) } has been expelled from this round for a wrong play.
refusal-was-prophet-before = { FORM($player) } has already been the Prophet in this round.

## What the text does not say

gap-hand-size = The text does not say how many cards are dealt.
gap-stock-out = Too few cards are left in the stock ({ $count }). The text does not say what is done then.
gap-first-player = The text does not say who begins.
gap-turn-order = The text does not say in which order the players take their turns.
gap-mark-after-no-play = { FORM($player) } has played no card in this round yet. The text does not say which card then gets the black mark.
gap-prophet-counts-as-expelled-for-end = All have been expelled but the Prophet ({ FORM($player) }). The text does not say what happens then.
gap-next-god = The text does not say who is God in the next round.
gap-god-without-prophet = There is no True Prophet. The text does not say how many points God gets then.
gap-joint-winners = { LIST($players) } have the same points. The text does not say who wins.

question-hand-size = How many cards is everybody dealt?
question-stock-out = What is done when the stock runs out?
question-first-player = Who begins?
question-turn-order = In which order do the players take their turns?
question-prophet-once = Can an overthrown Prophet become the Prophet again?
question-approved-false-no-play = What happens when the Prophet confirms a wrong “no play” and is overthrown?
question-expelled-when-prophet-fell = In sudden death, is the player whose play overthrew the Prophet expelled too?
question-counts-starter = Is the starter counted among the cards played?
question-counts-forced-card = Does a card that God or the Prophet plays from a player’s hand count towards marks and sudden death?
question-death-from = From which card on are players expelled in sudden death?
question-sequence-across-threshold = Does sudden death apply to the string that crosses the limit?
question-expelled-also-draws = Does an expelled player get penalty cards too?
question-wrong-no-play-expels = In sudden death, is a player expelled for a wrong “no play” too?
question-white-count-under-prophet = Are cards counted for white marks while there is a Prophet?
question-mark-after-no-play = Which card gets the black mark when somebody becomes the Prophet after “no play”?
question-old-hand = Where does the hand go after a right “no play”?
question-forced-wrong-pick = What happens when the Prophet picks a wrong card from the hand shown?
question-out-on-forgiven-card = Is the round over when the last card is wrong but not punished?
question-prophet-counts-as-expelled-for-end = Is the round over when all have been expelled but the Prophet?
question-next-god = Who is God in the next round?
question-prophet-bonus = For which cards does the True Prophet get points?
question-god-cap = Which cards limit God’s points?
question-god-without-prophet = How many points does God get when there is no True Prophet?
question-joint-winners = Who wins when several players have the most points?
question-sideline = Where are wrong cards laid?

## Readings

reading-gap = the text decides nothing
reading-yes = yes
reading-no = no
reading-turn-over = the turn is over
reading-god-plays-right-card = God plays a right card
reading-hand-size-14 = fourteen
reading-stock-out-add-deck-at-4 = when four cards are left, a deck is added
reading-stock-out-end-round = the round is ended
reading-first-player-by-starter = the one counted off by the value of the starter
reading-first-player-left-of-god = the first one clockwise from God
reading-turn-order-clockwise = clockwise
reading-prophet-once-per-round = no, only once in a round
reading-prophet-once-per-turn = yes, after any turn of their own
reading-death-from-after-40th = from the first card after the limit
reading-death-from-on-40th = from the card that is the limit
reading-sequence-across-threshold-by-count-before = no, what counts is the number of cards before it
reading-sequence-across-threshold-by-count-after = yes, what counts is the number of cards after it
reading-white-count-under-prophet-runs = yes
reading-white-count-under-prophet-frozen = no, counting stops
reading-mark-after-no-play-own-last-card = the last card that they played themselves
reading-mark-after-no-play-last-card-on-table = the last card on the table
reading-old-hand-stays-on-table = it stays on the table
reading-old-hand-into-stock = under the stock
reading-out-on-forgiven-card-round-ends = yes
reading-out-on-forgiven-card-plays-on = no, play goes on
reading-next-god-clockwise = the next one clockwise
reading-prophet-bonus-both-since = for those played since becoming the Prophet
reading-prophet-bonus-right-whole-round = right ones of the whole round, wrong ones only since then
reading-god-cap-since = those played since the True Prophet became the Prophet
reading-god-cap-before = those played before that
reading-god-without-prophet-best-player = as many as the best player
reading-god-without-prophet-zero = none
reading-joint-winners-yes = all of them
reading-sideline-under-starter = under the starter
reading-sideline-under-last-right = under the last right card

## How it came out

answer-out-of-cards = The round is over: somebody has not a single card left. Points: { LIST($points) }.
answer-all-expelled = The round is over: all players have been expelled. Points: { LIST($points) }.
answer-stock-out = The round is over: the stock has run out of cards. Points: { LIST($points) }.
answer-scored = Points: { LIST($points) }.
answer-nothing = Nothing happens.

## What the set-up states

ui-param-god = God
ui-param-rule = Secret rule
ui-param-starter = Starter
ui-param-stock = Stock
ui-param-moves = Moves
ui-param-rounds = Rounds to play
ui-param-level = Difficulty of the secret rules
ui-param-prophet = True Prophet
ui-param-right-since = Right cards since there is a Prophet
ui-param-wrong-since = Wrong cards since there is a Prophet
ui-param-cards-before = Cards on the table before that
ui-param-right-before = Right cards before that
ui-param-never-god = Never God

## The table

ui-main-line = Main line
ui-rule = Secret rule:
ui-stock = { $count ->
    [one] { $count } card in the stock
   *[other] { $count } cards in the stock
}
ui-god = God
ui-prophet = Prophet
ui-expelled = expelled
ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-cards-held = { $count ->
    [one] { $count } card in hand:
   *[other] { $count } cards in hand:
}
ui-mark-white = Card { $number } played: white mark
ui-mark-black = Card { $number } played: black mark
ui-sheet = Points
ui-sheet-player = Player
ui-sheet-cards = Cards
ui-sheet-hand = For the hand
ui-sheet-bonus = No cards
ui-sheet-prophet = Prophet
ui-sheet-god = God
ui-sheet-never = Never God
ui-sheet-sum = Sum

## A round to play

page-play-scientist = Play as a scientist
page-play-scientist-about = God has drawn a secret rule. Play cards from your hand, see which of them are right, and become the Prophet when you believe you know the rule. The computer plays the three other scientists. When the round is over, the rule is shown, and for every card you can see why it was right or wrong.
page-play-prophet = Judge as the Prophet
page-play-prophet-about = A few turns have been played, and you have just become the Prophet. Say of each play whether it is right or wrong. God confirms your verdict or overthrows you.
page-play-god = Watch as God with a rule of your own
page-play-god-about = Write a secret rule or take one from the catalog. Four scientists whom the computer plays try to find it. Go through the round step by step and see how many rules of the catalog still fit.

ui-hidden-rule-written = { FORM($god) } writes down the secret rule.
ui-hidden-packs-shuffled = The cards are shuffled into the stock.
ui-hidden-hand-dealt = { FORM($player) } is dealt cards.
ui-hidden-cards-drawn = { FORM($player) } gets penalty cards.

ui-own-hand = Your hand
ui-choose-cards = Choose cards
ui-level = How hard the rule is
ui-new-round = New round
ui-puzzle = A puzzle from a link: everybody who has the link gets the same secret rule and the same first cards.
ui-link-catalogue = This link draws from another catalog of secret rules, so the rule may not be the one that was meant.
ui-give-up = Give up and see the secret rule
ui-the-rule = The secret rule
ui-own-score = { FORM($player) }: points { $points }, right cards { $right }, wrong cards { $wrong }.
ui-why-cards = Why was a card right or wrong? Choose one:
ui-right = right
ui-wrong = wrong
ui-was-right = { $card } after { $before }: right.
ui-was-wrong = { $card } after { $before }: wrong.
ui-from-catalogue = Take a rule from the catalog …
ui-own-rule = Secret rule in the notation
ui-play-rule = Play by this rule
ui-fits = Which rules of the catalog still fit?
ui-fits-count = So many rules fit all the cards up to this step: { $count } of { $of }.
ui-make-puzzle = Make a puzzle for others
ui-about-puzzle = Choose a rule or write one. Everybody who opens the link gets this rule and the same first cards, so a whole class can play the same puzzle, each alone, and compare the points at the end.
ui-puzzle-rule = Secret rule of the puzzle in the notation
ui-make-link = Make the link
ui-puzzle-link = Link to the puzzle
ui-no-cipher = The rule is sealed in the link so that nobody reads it by accident. This is no cipher: whoever wants to can open it.

## The rule builder

ui-builder = The rule, condition by condition
ui-condition = What the condition speaks of
ui-conditions = Conditions
ui-joined = Several conditions
ui-kind-color = Color
ui-kind-suit = Suit
ui-kind-suits = One of two suits
ui-kind-trait = Even, odd, J Q K …
ui-kind-value = Value
ui-kind-between = Value from … to …
ui-kind-same = The same as an earlier card
ui-kind-compare = Higher or lower than an earlier card
ui-kind-step = One more, one less
ui-kind-ring = The next suit round
ui-kind-place = Place in the main line
ui-kind-constant = Any card, no card
ui-kind-and = All of several
ui-kind-or = At least one of several
ui-kind-not = Not
ui-kind-if = If … then … otherwise …
ui-kind-own = In notation
ui-kind-joined = Both or neither
ui-say-color = { $card } color { $form } { $color }
ui-say-suit = { $card } suit { $form } { $suit }
ui-say-suits = { $card } suit { $form } { $suit } or { $suit2 }
ui-say-trait = { $card } value is { $form }
ui-say-value = { $card } value { $form } { $value }
ui-say-between = { $card } value { $form } from { $value } to { $value2 }
ui-say-same = this card’s { $aspect } { $form } { $with }
ui-say-compare = this card’s value { $form } { $than }
ui-say-step = this card’s value is { $form } than { $than }
ui-say-ring = this card’s suit is the next one round (♣ ♦ ♥ ♠) after { $after }
ui-say-place = this card’s place, divided by { $divisor }, leaves { $rest }
ui-say-constant = { $form } is right
ui-form-color-is = is
ui-form-color-not = is not
ui-form-suit-is = is
ui-form-suit-not = is not
ui-form-suits-is = is
ui-form-suits-not = is not
ui-form-between-is = is
ui-form-between-not = is not
ui-form-trait-even = even
ui-form-trait-odd = odd
ui-form-trait-prime = a prime number
ui-form-trait-royal = J, Q or K
ui-form-trait-common = not J, Q or K
ui-form-value-is = is
ui-form-value-not = is not
ui-form-value-more = is higher than
ui-form-value-less = is lower than
ui-form-same-same = is the same as
ui-form-same-other = is other than
ui-form-compare-higher = is higher than
ui-form-compare-lower = is lower than
ui-form-compare-least = is not lower than
ui-form-compare-most = is not higher than
ui-form-step-up = one more
ui-form-step-down = one less
ui-form-constant-any = any card
ui-form-constant-none = no card
ui-with-previous = that of the previous card
ui-with-previous2 = that of the second-last card
ui-with-first = that of the starter
ui-than-previous = that of the previous card
ui-than-previous2 = that of the second-last card
ui-than-first = that of the starter
ui-after-previous = that of the previous card
ui-after-previous2 = that of the second-last card
ui-after-first = that of the starter
ui-aspect-color = color
ui-aspect-suit = suit
ui-aspect-value = value
ui-blank-form = How it is
ui-blank-card = Which card
ui-blank-color = Color
ui-blank-suit = Suit
ui-blank-value = Value
ui-blank-aspect = What is compared
ui-blank-with = With which card
ui-blank-than = Than which card
ui-blank-after = After which card
ui-blank-divisor = Divisor
ui-blank-rest = Remainder
ui-add-condition = Add a condition
ui-add-otherwise = Add “otherwise”
ui-remove-condition = Remove this condition
ui-catalogue = Rule of the catalog
ui-catalogue-own = Your own rule
ui-of-level = Level { $level }
ui-notation = In notation
ui-in-words = In words
ui-column = Column { $column }
ui-use-word = Use “{ $word }”
ui-rule-unread = This rule cannot be read yet.
ui-share = How much it allows
ui-share-of = On average { $percent } % of the cards are right.
ui-share-is = { $count ->
    [one] After this line { $count } of { $of } cards is right.
   *[other] After this line { $count } of { $of } cards are right.
}
ui-share-none = A dead end: after this line no card is right.
ui-dead-never = No dead ends: after each right card there is another one.
ui-dead-after = Dead ends: no card is right after { LIST($cards) }.
ui-dead-always = Dead ends everywhere: no card may follow another.
ui-tries = Try it
ui-tries-hint = Right cards are framed. Tap one to see why.
ui-try-card = Next card
ui-line-empty = The main line is empty.
ui-take-card = Take the last card away
ui-lay-card = Lay { $card } in the main line
ui-is-right = right
ui-is-wrong = wrong
ui-card-right = { $card } is right.
ui-card-wrong = { $card } is wrong.
ui-card-missing = Any card is right as long as these do not lie yet: { LIST($cards) }.
ui-fulfilled = holds
ui-unfulfilled = does not hold
ui-not-reached = was not looked at
ui-nothing = nothing
ui-copy-notation = Copy the notation
ui-play-with-rule = Play with this rule
ui-judge-with-rule = Be God with this rule
ui-start-over = Start over

## God’s helper

ui-round-before = Round { $number }: who plays, and with which rule?
ui-round-number = Round { $number }
ui-player = Player { $number }
ui-add-player = Add a player
ui-rule-judge = I judge myself
ui-rule-catalogue = From the catalog
ui-rule-typed = In notation
ui-dealt = Cards dealt to each
ui-dealt-to = Cards dealt: { FORM($player) }
ui-who-begins = Who begins
ui-counted-off = Counted off by the starter’s value
ui-begin-round = Begin the round
ui-starter-missing = Choose the starter that lies on the table.
ui-back-to-round = Back to round { $number }
ui-chosen = chosen
ui-call-right = Right
ui-call-wrong = Wrong
ui-cards-played = Cards played, in their order
ui-cards-shown = Cards of the hand shown
ui-play-cards = { $count ->
    [0] Play
    [one] Play { $count } card
   *[other] Play a string of { $count }
}
ui-show-cards = That is the hand ({ $count } of { $of })
ui-next-round = Next round
ui-drop-round = Change the set-up of this round
ui-end-game = End the game here
ui-all-rounds = Points of all rounds
ui-counted-cards-drawn = { $count ->
    [one] { FORM($player) } gets { $count } penalty card.
   *[other] { FORM($player) } gets { $count } penalty cards.
}
ui-counted-claimed = { FORM($player) } says “no play” and shows the hand ({ $count } cards).
ui-counted-laid-hand-down = { FORM($player) } puts the hand on the table.
ui-counted-hand-dealt = { FORM($player) } is dealt a new hand, cards: { $count }.
ui-counted-put-under-stock = That hand is put under the stock.
