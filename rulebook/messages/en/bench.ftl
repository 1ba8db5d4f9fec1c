# What a reader does with a bench beyond stepping through it.

## Guess first

ui-guess-first = Let me guess first
ui-guess-off = Show answers at once
ui-guess-private = Your guess stays in this browser.
ui-guess-right = You guessed it: { $answer }
ui-guess-wrong = The answer is another: { $answer }
ui-guess-yours = your guess
ui-guess-reasons = Why
ui-guess-again = Guess again
ui-guess-yes-mark = so it is:
ui-guess-no-mark = not so:
# $change is what would have to be another: “Autumn: LAIMA”. A sentence follows that says what happens then.
ui-guess-would = It would be so with another set-up – { $change }.
ui-guess-try = Try it
ui-guess-none = nobody
ui-guess-none-fired = none
ui-guess-none-free = none
ui-guess-yes = Yes
ui-guess-no = No
ui-guess-value = { LIST($value) }

## What is asked of each fact

ui-guess-allowed = Is it allowed?
ui-guess-expelled = Who is expelled?
ui-guess-fired = Which card takes effect?
ui-guess-free = Which spirits are free in the end?
ui-guess-line = In what order do the dominoes stand in the end?
ui-guess-lost = Which spirits are lost?
ui-guess-main-line = Which cards make up the main line in the end?
ui-guess-outcome = How does it come out?
ui-guess-plane = Which plane is it?
ui-guess-points = How many points does each get?
ui-guess-prophet = Who is the Prophet in the end?
ui-guess-spirits = Who has which spirits in the end?
ui-guess-winner = Who wins the trick?
ui-guess-winners = Who wins?

## One change of an example

ui-change-to = { $place }: { $value }
ui-change-add = { $place }: { $value } as well
ui-change-drop = { $place }: without number { $number }
ui-change-answer = answer: { $value }
ui-value-true = yes
ui-value-false = no

## Readings, and the visitor's own table

# $answer is a whole sentence.
ui-reading-then = Then: { $answer }
ui-reading-now = So: { $answer }
ui-house = As at my table
ui-house-otherwise = At my table it is read otherwise
ui-house-printed = As printed
ui-house-book = As proposed here
ui-house-back = As at my table
ui-house-brought = As the link says
ui-house-keep = so at my table
ui-status-missed = Recorded, as printed: Python did not come for your table’s readings
ui-table-count = { $count ->
    [0] My table reads everything as printed
    [one] My table reads { $count } question in its own way
   *[other] My table reads { $count } questions in its own way
}
ui-table-all-printed = All as printed
ui-table-print = Print house rules
ui-table-brought = This link brings the readings of another table:
ui-table-take = Play by these
ui-table-leave = Leave mine as it is

## What if

# $step is the number of the step, $chosen what was chosen there: “Ana: play 8♥”.
ui-fork-chosen = At step { $step } this was chosen: { $chosen }.
ui-fork = What if something else?
ui-branch = From step { $step } it goes otherwise
ui-branch-example = The example
ui-branch-own = Your branch
ui-branch-more = { $count ->
    [one] and { $count } step more
   *[other] and { $count } steps more
}

## All steps at once

ui-film = Filmstrip

## Who plays

ui-players = Who plays
ui-value-person = a person
ui-value-computer = the computer
ui-pass = Pass the device to { FORM($seat) }.
ui-pass-taken = I am { FORM($seat) }: go on
ui-new-game = New game
