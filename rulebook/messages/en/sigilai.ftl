## What happens

event-seated = Lots give each player a season.
event-shuffled = { $count ->
    [one] { $count } card is shuffled into a deck.
   *[other] { $count } cards are shuffled into one deck.
}
event-dealt = { FORM($seat) } is dealt { LIST($cards) }.
event-left-over = Not dealt, since they cannot be shared equally: { LIST($cards) }.
event-wisdom-set-aside = The Wisdom cards are set aside.
event-sigils-laid-out = { $count ->
    [one] { $count } sigil lies face up in the Wisdom field.
   *[other] { $count } sigils lie face up in the Wisdom field.
}
event-sigil-shown = { FORM($seat) } shows { LIST($cards) } for the sigil “{ FORM($sigil) }”.
event-sigil-taken = { FORM($seat) } takes the sigil “{ FORM($sigil) }” and now has { $count ->
    [one] { $count } sigil.
   *[other] { $count } sigils.
}
event-kept-back = { FORM($seat) } keeps { LIST($cards) } in hand.
event-put-in-mara = { FORM($seat) } puts { LIST($cards) } in Mara’s field.
event-trick-began = Trick { $number } begins.
event-laid = { FORM($seat) } lays a card face down.
event-sat-out = { FORM($seat) } has no card and sits this trick out.
event-ran-out-of-cards = { FORM($seat) } has no card to lay, so the game ends.
event-revealed = { FORM($seat) } reveals { FORM($card) }.
event-identified = { FORM($seat, case: "gen") } card is stated: { FORM($card) }.
event-plane-set = { FORM($seat, case: "gen") } { FORM($card, case: "name") } sets { FORM($plane) }.
event-activity = Active in { FORM($plane) }: { LIST($active) }. { COUNT($passive) ->
    [0] Every card can win.
   *[other] Cannot win: { LIST($passive) }.
}
event-fired = { FORM($seat, case: "gen") } { FORM($card, case: "name") } fires.
event-stayed-silent = { FORM($card) } came first; these Rėda cards stay silent: { LIST($cards) }.
event-also-acts = { FORM($card) }, revealed later, fires too.
event-closed = { FORM($card) } closes the trick.
event-compared = Stated as strongest: { LIST($cards) } ({ LIST($seats) }).
event-dropped-out = Equal in strength, these cards drop out: { LIST($cards) }.
event-won = { FORM($seat) } wins the trick with { FORM($card) }.
event-took = { FORM($seat) } takes { LIST($cards) } into hand.
event-piled = { FORM($seat) } puts { LIST($cards) } on the pile of won cards.
event-passed = { FORM($giver) } passes { FORM($card) } to { FORM($taker) }.
event-hands-passed = Every player passes the whole hand to the next season.
event-swept = These cards go to Mara’s field: { LIST($cards) }.
event-fewest = Fewest sigils ({ $count }): { LIST($seats) }.
event-farthest = Most signs missing for a sigil ({ $count }): { LIST($seats) }.
event-lot-drawn = Of { LIST($seats) }, the lot picks { FORM($seat) }.
event-laima-chose = LAIMA gives the trick to { FORM($seat) }.
event-gave-up = { FORM($seat) } gives up { FORM($card) }; it goes to Mara’s field.
event-nothing-to-give-up = { FORM($seat) } has no card to give up.
event-returned = { FORM($seat) } takes { FORM($card) } back into hand.
event-drew = { FORM($seat) } draws { FORM($card) } from Mara’s field.
event-mara-is-empty = Mara’s field is empty, so nobody draws.
event-nobody-draws = Mara’s field has too few cards ({ $count }), so nobody draws.
event-mara-dealt = { FORM($seat) } is dealt { LIST($cards) } from Mara’s field.
event-chaos = { $why ->
    [no_active] Chaos: apart from the leading card, no card is active.
   *[equal] Chaos: the strongest active cards are equal.
}
event-trick-ended = { $outcome ->
    [won] The trick ends in a win.
    [closed] The trick ends in a closure.
   *[chaos] The trick ends in chaos.
}
event-stated = { $fact ->
    [sigil_count] Stated: sigils of { FORM($seat) }: { $count }.
    [missing] Stated: signs that { FORM($seat) } still misses: { $count }.
    [hand_count] Stated: cards in the hand of { FORM($seat) }: { $count }.
   *[mara_count] Stated: cards in Mara’s field: { $count }.
}
event-game-won = { COUNT($seats) ->
    [1] { LIST($seats) } wins the game with { $count ->
        [one] { $count } sigil.
       *[other] { $count } sigils.
    }
   *[other] { LIST($seats) } win the game together with { $count ->
        [one] { $count } sigil each.
       *[other] { $count } sigils each.
    }
}
event-game-stopped = The game stops. Most sigils ({ $count }): { LIST($seats) }.
event-allowed = { $deed ->
    [lay] { FORM($seat) } may lay { FORM($what) }.
    [take_card] { FORM($seat) } may take { FORM($what) }.
   *[take_sigil] { FORM($seat) } may take the sigil “{ FORM($what) }”.
}

## What is asked

choice-seats = Which season falls to whom?
choice-deal = In what order does the shuffled deck lie?
choice-lay = Which card does { FORM($who) } lay?
choice-which-card = Which card does { FORM($seat) } reveal?
choice-sigil = Which sigil does { FORM($seat) } fulfil?
choice-three = Which of { FORM($seat, case: "gen") } cards fulfil the sigil “{ FORM($sigil) }”?
choice-keep = Which card stays in { FORM($seat, case: "gen") } hand?
choice-strongest = Whose card is the strongest, of { LIST($seats) }?
choice-lot = Which of { LIST($seats) } does the lot pick?
choice-give-up = Which card does { FORM($who) } give up?
choice-draw-order = In what order do the players draw?
choice-draw = Which card does { FORM($seat) } draw from Mara’s field?
choice-reshuffle = In what order do the cards of Mara’s field lie after shuffling?
choice-sigil-count = How many sigils does { FORM($seat) } have?
choice-missing = { $taken ->
    [0] How many signs does { FORM($seat) } still miss for a first sigil?
   *[other] How many signs does { FORM($seat) } still miss for the next sigil?
}
choice-hand-count = How many cards does { FORM($seat) } hold? { $high } means that many or more.
choice-mara-count = How many cards lie in Mara’s field? { $high } means that many or more.

option-skip = take no sigil now

## What may not be done

refusal-mara-is-not-for-taking = { FORM($seat) } may not take { FORM($what) }: no card or rule now allows taking from Mara’s field.
refusal-already-laid = { FORM($seat) } has already laid a card in this trick.
refusal-not-your-season = The sigil “{ FORM($what) }” belongs to { FORM($owner) }, so { FORM($seat) } may not take it.
refusal-sigil-already-taken = { FORM($seat) } has already taken the sigil “{ FORM($what) }”.
refusal-signs-are-missing = { FORM($seat) } may not take the sigil “{ FORM($what) }”: { $count ->
    [one] { $count } sign is missing.
   *[other] { $count } signs are missing.
}
refusal-sigils-are-not-laid = { FORM($seat) } may not lay “{ FORM($option) }”: sigils are not cards of a hand.
refusal-lies-in-mara = { FORM($seat) } may not lay { FORM($option) }: it lies in Mara’s field.
refusal-not-in-hand = The hand does not hold { FORM($option) }.

## What the text leaves open

gap-double-win = { LIST($seats) } reach the winning number of sigils together. The text does not say who wins.
gap-empty-hand = { FORM($seat) } has no card to lay. The text does not say what happens.
gap-empty-leader = { FORM("Ruduo") } has laid no card, so the first card revealed is { FORM($seat, case: "gen") }. The text does not say what sets the plane.
gap-fate-effects = Fate cards in the Form plane: { LIST($cards) }. The text does not say what they do.
gap-virsmas-winner = The text does not say which card wins in the Transformation plane.
gap-stoka-empty-hand = { FORM($seat) } has no card to give up. The text does not say what happens.
gap-gausa-short = Mara’s field has too few cards for everybody ({ $count }). The text does not say who draws.
gap-stuck = The game is stuck. The text forbids this but does not say what to do.

question-double-win = Who wins when two seasons complete the last sigil together?
question-wisdom = Are there Wisdom cards apart from the sigils?
question-sigil-timing = When is a completed sigil fulfilled?
question-sigil-duty = Must a completed sigil be fulfilled?
question-which-three = Who chooses the cards when several sets complete a sigil?
question-kept-card = Who chooses the card that stays in hand?
question-kept-card-again = May the card kept in hand count for another sigil?
question-empty-hand = What happens when a player has no card to lay?
question-empty-leader = What sets the plane when { FORM("Ruduo") } lays no card?
question-lone-leader = What happens when only the leading card is active?
question-fate-effects = What do Fate cards do in the Form plane?
question-virsmas-winner = Which card wins in the Transformation plane?
question-spoils = Where do won cards go?
question-reda-timing = When does a Rėda card fire?
question-reda-passes = What does RĖDA pass round?
question-laima-spoils = Where do the cards go when LAIMA closes a trick?
question-laima-distance = How is the distance to the first sigil measured?
question-laima-tie-with-sigils = Who wins by LAIMA when several have the fewest sigils?
question-stoka-empty-hand = What happens under STOKA when a hand is empty?
question-gausa-short = Who draws under GAUSA when Mara’s field has too few cards?
question-cancel = When do active cards cancel each other?
question-stoka-in-chaos = Does a STOKA revealed after another Rėda card also act?
question-stuck = What happens when the game gets stuck?

## Readings

reading-gap = the text decides nothing
reading-double-win-season-order = the first in season order
reading-double-win-shared = they share the win
reading-wisdom-sigils-are-the-wisdom-cards = no, the sigils are the Wisdom cards
reading-wisdom-separate = yes, and they are set aside
reading-sigil-timing-at-once = at once
reading-sigil-timing-after-trick = after the trick
reading-sigil-duty-must = yes, it must
reading-sigil-duty-may = no, it may wait
reading-which-three-owner-chooses = the owner
reading-which-three-random = chance
reading-kept-card-owner-chooses = the owner
reading-kept-card-random = chance
reading-kept-card-again-yes = yes
reading-kept-card-again-no = no
reading-empty-hand-sits-out = the player sits the trick out
reading-empty-hand-draws-from-mara = the player draws from Mara’s field
reading-empty-hand-game-ends = the game ends and the most sigils win
reading-empty-leader-next-season-sets-plane = the first card of the next season
reading-lone-leader-chaos = chaos
reading-lone-leader-wins = the leading card wins
reading-fate-effects-none-defined = nothing, unless a card says so
reading-virsmas-winner-strongest-fate = the strongest Fate card
reading-spoils-hand = to the winner’s hand
reading-spoils-won-pile = to the winner’s pile
reading-reda-timing-after-all-four = once all the cards are revealed
reading-reda-timing-at-reveal = as soon as it is revealed
reading-reda-passes-trick-cards = the cards of the trick
reading-reda-passes-whole-hands = whole hands
reading-laima-spoils-takes-trick = to the winner
reading-laima-spoils-to-mara = to Mara’s field
reading-laima-spoils-to-owners = back to their owners
reading-laima-distance-fewest-missing-signs-of-best-sigil = by the signs that the nearest sigil lacks
reading-laima-distance-sum-over-own-sigils = by the signs that all own sigils lack
reading-laima-tie-with-sigils-random = whoever the lot picks
reading-laima-tie-with-sigils-farthest-from-next = whoever is farthest from the next sigil
reading-stoka-empty-hand-skips = the player gives up nothing
reading-gausa-short-season-order = the first in season order
reading-gausa-short-random-players = players chosen by lot
reading-gausa-short-nobody = nobody
reading-cancel-top-tie = when the strongest are equal
reading-cancel-all-equal = when all are equal; else the first of the strongest wins
reading-cancel-next-strongest = equal ones drop out and the next strongest wins
reading-stoka-in-chaos-dead = no
reading-stoka-in-chaos-later-stoka-also-acts = yes, everybody also gives up a card
reading-stuck-trick-limit = the game stops and the most sigils win
reading-stuck-mara-reshuffle = Mara’s field is shuffled and dealt again

## How it came out

answer-won = { FORM($winner) } wins the trick.
answer-closed = { $winner ->
    [none] { FORM($fired) } closes the trick; nobody wins it.
   *[other] { FORM($fired) } closes the trick; { FORM($winner) } wins it.
}
answer-chaos = The trick ends in chaos; nobody wins it.
answer-ended = The game ends before the trick does.
answer-nothing = Nothing happens.

# Pages to play on.
page-play-seasons = Four seasons
page-play-seasons-about = You play one season, the computer the others; any season may also be a person’s.
ui-value-seeker = looking for sigils
ui-value-look-ahead = thinking one trick ahead
