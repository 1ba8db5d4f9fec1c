## What happens

event-laid-out = { LIST($players) } play. Each has a guess token; dominoes: { $dominoes }, scoring tokens: { $tokens }.
event-round-began = Round { $number } begins. { FORM($starter) } goes first.
event-first-stood = Domino { $number } is stood { FORM($stance) } in the middle of the table.
event-placed = { COUNT($place) ->
    [1] { FORM($player) } places domino { $number } { FORM($stance) } (place: { $place } mm).
   *[other] { FORM($player) } places domino { $number } { FORM($stance) } (place on the table in mm, and angle in degrees: { LIST($place) }).
}
event-moved = { $end ->
    [first] { COUNT($place) ->
        [1] { FORM($player) } takes domino { $number } from inside the line and places it { FORM($stance) } at the first end (place: { $place } mm).
       *[other] { FORM($player) } takes domino { $number } from inside the line and places it { FORM($stance) } at the first end (place on the table in mm, and angle in degrees: { LIST($place) }).
    }
   *[last] { COUNT($place) ->
        [1] { FORM($player) } takes domino { $number } from inside the line and places it { FORM($stance) } at the last end (place: { $place } mm).
       *[other] { FORM($player) } takes domino { $number } from inside the line and places it { FORM($stance) } at the last end (place on the table in mm, and angle in degrees: { LIST($place) }).
    }
}
event-called = { FORM($player) } says “Judgment!”.
event-judgement-due = Turns taken in this round: { $count }. So now everybody guesses, and the line is toppled in any case.
event-voted = { FORM($player) } guesses { FORM($vote) }, in secret.
event-votes-revealed = They count to { $count } and show their guesses: { LIST($votes) }.
event-must-topple = Failure is the guess of { LIST($players) }, so the line is toppled.
event-goes-on = All guess success, so they go on building the line.
event-to-push = { FORM($player) } has to push domino { $number }, at the end of the line.
event-pushed-too-hard = { FORM($player) } pushes too hard.
event-stood-up-again = The line is built up again; { FORM($player) } pushes once more.
event-toppled = { $all_fell ->
    [True] All dominoes fall.
   *[False] Not all dominoes fall.
}
event-scored = { COUNT($players) ->
    [1] { $points ->
        [one] { LIST($players) } gets { $points } point.
       *[other] { LIST($players) } gets { $points } points.
    }
   *[other] { $points ->
        [one] { LIST($players) } get { $points } point each.
       *[other] { LIST($players) } get { $points } points each.
    }
}
event-nobody-scored = Nobody gets points: all guessed the same.
event-tokens-short = Scoring tokens needed: { $due }; there are only { $left }.
event-knocked-over = { FORM($player) } knocks the dominoes over by accident.
event-round-over = { $why ->
    [all_fell] The round is over: all dominoes fell.
    [not_all_fell] The round is over: not all dominoes fell.
   *[accident] The round is over: the dominoes were knocked over by accident.
}
event-rounds-played = Rounds played: { $rounds }. Points: { LIST($points) }.
event-extra-round = { LIST($players) } have the most points, so one more round is played.
event-match-over = { COUNT($players) ->
    [1] { LIST($players) } wins (points: { $points }).
   *[other] { LIST($players) } win together (points each: { $points }).
}
event-line-stood = The dominoes stand as stated.
event-end-to-push = Domino { $number } would have to be pushed: of those at the ends, its number is the smaller.

ui-hidden-voted = { FORM($player) } chooses a guess in secret.

## What is asked

choice-place = Which domino does { FORM($who) } place, and where?
choice-move = Which domino does { FORM($who) } take from inside the line, and at which end is it placed?
choice-call = Does { FORM($who) } say “Judgment!”?
choice-vote = What does { FORM($who) } guess?
choice-fell = What fell?

option-place = place: { LIST($what) }
option-move = move to an end: { LIST($what) }
option-call = say “Judgment!”
option-silent = say nothing
option-all = all fell
option-not-all = not all fell
option-all-hard = all fell, but the push was too hard
option-not-all-hard = not all fell, and the push was too hard
option-accident = { COUNT($what) ->
    [0] knock the dominoes over by accident
   *[other] knocked over by accident: { LIST($what) }
}
option-fell = after the push: { LIST($what) }

## What may not be done

refusal-all-vote-success = All guess success, so the line is not toppled and nobody gets points.
refusal-already-called = “Judgment!” has been said already.
refusal-already-placed = { FORM($player) } cannot place domino { $number }: it stands in the line already.
refusal-already-voted = The guesses have been shown already.
refusal-nobody-called = Nobody has said “Judgment!” yet, so nobody can guess.
refusal-beside-the-line = Domino { $number } would stand beside the line, not in it.
refusal-dominoes-are-left = { FORM($player) } cannot take a domino from the line yet. Unused dominoes: { $count }.
refusal-end-domino = { FORM($player) } cannot take domino { $number }: it stands at an end of the line.
refusal-fall-comes-first = Nothing can be done yet: first it has to be said what fell.
refusal-fork = At domino { $number } the line would fork.
refusal-judged-already = They have guessed already about the line as it stands.
refusal-lies-flat = Domino { $number } may not be laid flat: it is placed upright or on its long edge.
refusal-no-domino-left = { FORM($player) } cannot place another domino: there are no unused ones left.
refusal-no-such-domino = There is no domino { $number }: the numbers run from 1 to { $high }.
refusal-no-such-place = The place “{ $place }” given for domino { $number } is not on the table: from its middle it may be { $high } mm at most.
refusal-no-such-stance = Domino { $number } cannot be placed so: “{ $stance }”. It is placed upright or on its long edge.
refusal-not-a-fall = “{ $option }” does not say what fell.
refusal-not-a-moving = “{ $option }” does not say which domino { FORM($player) } places at which end.
refusal-not-a-placing = “{ $option }” does not say which domino { FORM($player) } places, and where.
refusal-not-at-that-end = { $end ->
    [first] { FORM($player) } would not place domino { $number } at the first end of the line.
   *[last] { FORM($player) } would not place domino { $number } at the last end of the line.
}
refusal-not-in-line = Domino { $number } is not in the line, or is named again.
refusal-not-your-turn = It is the turn of { FORM($on_turn) }, not of { FORM($player) }.
refusal-nothing-placed-yet = Nobody has placed a domino in this round yet, so “Judgment!” may not be said.
refusal-nothing-was-pushed = No domino has been pushed yet, so nothing fell.
refusal-overlap = Dominoes { $number } and { $other } would overlap: we assume that a domino is { $thickness } mm thick.
refusal-placer-does-not-call = “Judgment!” may not be said by whoever has just placed a domino.
refusal-ring = Dominoes { $number } and { $other } would close the line into a ring.
refusal-round-is-over = The round is over, so nothing more can be done.
refusal-round-not-over = The round is not over yet, so turns of the next round are not possible.
refusal-too-few-players = The number of players is { $count }, but at least { $low } are needed.
refusal-unknown-player = “{ $player }” does not sit at the table.
refusal-vote-missing = It is not stated what { FORM($player) } guesses.
refusal-votes-come-first = Nothing can be done yet: first everybody has to guess.

## What the text does not say

gap-hard-push = { FORM($player) } pushes too hard. The text does not say what is done then.
gap-token-shortage = Scoring tokens needed: { $due }; there are only { $left }. The text does not say what is done then.

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

## How it came out

answer-all-fell = The round is over: all dominoes fell. Points: { LIST($points) }.
answer-not-all-fell = The round is over: not all dominoes fell. Points: { LIST($points) }.
answer-accident = The round is over: the dominoes were knocked over by accident. Points: { LIST($points) }.

## What the set-up states

ui-param-votes = Guesses
ui-param-all-fell = Whether all fell
ui-param-dominoes = Dominoes
ui-param-moves = What is done
ui-param-rounds = Rounds

## The table

ui-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
ui-domino = Domino { $number }
ui-domino-line = The line, from above and from the side
ui-domino-stands = Domino { $number }: { FORM($stance) }, { $place }
ui-domino-at = { $place } mm
ui-domino-at-angle = { $place } (mm, mm, °)
ui-domino-unused = Unused dominoes: { $count }
ui-domino-bank = Scoring tokens left: { $count }
ui-domino-placer = placed last
ui-domino-caller = “Judgment!”
ui-domino-pusher = pushes
ui-domino-guess-hidden = guess hidden
ui-domino-sheet = The sum of points
ui-domino-player = Player
ui-domino-guess = Guess
ui-domino-sum = Points
ui-domino-others = { $count ->
    [one] { $count } player guessed otherwise
   *[other] { $count } players guessed otherwise
}

## What a visitor does

ui-domino-which = Which domino
ui-domino-stance = How it stands
ui-domino-x = Along the line, mm
ui-domino-y = Across, mm
ui-domino-angle = Angle, °
ui-domino-bend = Let the line bend
ui-domino-drag = Drag the lit domino, move it with the arrow keys, or write where it is to stand.
ui-domino-put = Place domino { $number }
ui-domino-move-first = Move domino { $number } to the first end
ui-domino-move-last = Move domino { $number } to the last end
ui-domino-accident = Knocked over by accident …
ui-domino-who-calls = Who says “Judgment!”?
ui-domino-calls = { FORM($player) }: “Judgment!”
ui-domino-nobody-calls = Nobody does
ui-domino-reveal = Show the guesses
ui-domino-table-says = Only the table knows what fell. The estimate below may help where there is no table.
ui-domino-all-fell = All fell
ui-domino-not-all = Not all fell
ui-domino-hard = The push was too hard
ui-domino-each = Domino by domino

## The estimate

ui-estimate = Estimate, not a ruling.
ui-estimate-about = A model of toppling with sizes that we assume; what really fell, the table says.
ui-estimate-push = Push (estimate)
ui-estimate-chance = How sure is it?
ui-estimate-stop = Stop
ui-estimate-all = By the estimate all would fall.
ui-estimate-stops = By the estimate domino { $number } would stay standing.
ui-estimate-margin = The least margin: { $margin } of the energy that tips a domino.
ui-estimate-share = Estimate: with places about a millimeter off, all would fall in { $share } % of { $samples } tries.

## A match to play

page-play-judges = Against three judges
page-play-judges-about = You build a line with three players whom the computer plays. They call and guess by the estimate of a glance: Jonas rashly, Rūta steadily, Eglė carefully. What falls is drawn by the estimate too, as hands place a domino about a millimeter off. Three rounds are played.
ui-domino-new-match = New match

## The score keeper

ui-score-player = Player { $number }
ui-score-add = Add a player
ui-score-new = New game
ui-score-placer = Who placed the last domino and pushes
ui-score-count = Count the round
ui-score-starts = { FORM($player) } goes first in the next round.
ui-score-sheet = Points by round
ui-score-sum = Total
ui-score-print = Print the sheet
ui-score-stays = The match is counted in this browser, without a network, and stays in it until you begin a new one; nothing is sent anywhere.
ui-score-correct = Correct round { $number }
ui-score-correcting = Round { $number } is being corrected.
ui-score-drop = Remove this round
ui-score-leave = Leave it as it was
