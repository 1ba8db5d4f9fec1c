# The bench, for every game.

## How it came out

ui-answer-waiting = Python is working this out …
ui-answer-failed = No answer came from Python.
ui-answer-problems = This set-up cannot be played.
# Shown under the static text when the live table could not be loaded.
ui-bench-failed = The live table could not be loaded; the text above is complete without it.
ui-changed = Changed
# $answer is a whole sentence.
ui-example-answer = In the example: { $answer }

## Where the answer comes from

ui-status-recorded = Recorded
ui-status-live = Live
ui-status-starting = Starting Python …
# $loaded and $total are megabytes, already written as numbers of the language.
ui-status-loading = Starting Python: { $loaded } of { $total } MB
ui-status-loaded = Starting Python: { $loaded } MB
ui-status-asking = Asking Python …
ui-status-failed = Python did not answer
ui-retry = Try again
# Opened by a reader who asks what the word before means.
ui-about-recorded = Recorded when the page was built.
ui-about-live = Computed just now, on your device.
ui-about-waiting = Python is fetched once a visit and then answers on your device.
ui-about-failed = The recorded answers and the text of the page are there without it.

## Steps

ui-steps-controls = Steps
ui-step = Step
ui-step-of = { $step }/{ $steps }
ui-start = The position before anything has happened.
ui-first = To the start
ui-back = One step back
ui-forward = One step on
ui-last = To the end
# The button that shows what others did, step after step.
ui-run = Play on
ui-pause = Pause
ui-all-steps = All steps ({ $count })
ui-wording = Wording of these clauses

## What the rules ask

ui-asked = What the rules ask
ui-asked-table = The rules need a fact that nobody has stated.
ui-asked-chance = Chance decides; choose how it falls.
ui-asked-seat = { FORM($seat) } must choose.
ui-answer = Answer
ui-why-not = Why not another?
ui-typed = or write it:
ui-ask-about = Ask about another …
ui-refused = “{ $answer }” no longer applies.
ui-drop-answer = Drop this answer

## What the result rests on

ui-gap = Where the text decides nothing, choose a reading to play on:
ui-rests = { $count ->
    [one] Rests on { $count } open question
   *[other] Rests on { $count } open questions
}
# The reading that the printed text gives.
ui-printed = { $reading } (printed)
# $who is one of the grounds: “the published text”, “our suggestion” …
ui-grounds = Who says so: { $who }

## The set-up

ui-setup = Change the set-up
ui-card-of = Card of { FORM($seat) }
ui-not-stated = not stated
ui-none = no card
ui-add = Add …
ui-remove = remove
ui-less = one fewer
ui-more = one more
ui-undo = Undo
ui-redo = Redo
ui-reset = Back to the example
ui-copy-link = Copy link
ui-copied = Copied
ui-link-ignored = Parts of the link could not be read and were left out: { LIST($parts) }.
ui-link-too-long = The link is too long to be read to its end.
ui-link-seen = Understood

ui-param-hands = Cards still in hand
ui-param-sigils = Sigils won
ui-param-mara = Mara’s field
ui-param-missing = Signs missing for the first sigil
ui-param-tricks = Tricks to play
ui-param-seed = Seed of chance
ui-param-players = Players
ui-param-policies = How they play
ui-param-seat = Seat
ui-param-deed = Deed
ui-param-what = Card or sigil
ui-param-number = Trick
ui-param-plane = Plane
ui-param-trick = Table
ui-param-up = Face up
ui-param-won = Piles won
ui-param-answers = Chosen and drawn
ui-param-rulings = Read as
ui-value-lay = lay it on the table
ui-value-take-card = take it from Mara’s field
ui-value-take-sigil = take the sigil
ui-value-random = at random
ui-value-first = whatever comes first
ui-value-table = our proposal for a whole game

## The table

ui-table = The table
# Beside the name of the seat that the reader plays.
ui-you = you
ui-world = World
ui-fate = Fate
ui-reda = Rėda
ui-unknown = Unknown
ui-plane-none = No plane yet
ui-mara = Mara’s field
ui-mara-empty = empty
ui-no-card-laid = No card on the table
ui-face-down = Face down
ui-wins = wins
ui-fires = takes effect
ui-passive = passive
ui-strength = strength { $strength }
ui-signs = { $count ->
    [one] sign: { LIST($signs) }
   *[other] signs: { LIST($signs) }
}
ui-sigils-of = { $count ->
    [one] { $count } sigil
   *[other] { $count } sigils
}
ui-hand = In hand: { LIST($cards) }.
ui-hand-empty = No card in hand.
ui-hand-of = In { FORM($seat, case: "gen") } hand
ui-pile = Pile: { LIST($cards) }.
