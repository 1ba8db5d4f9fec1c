# The built pages, as they stand without JavaScript.

page-setup = Position
page-steps = Step by step
page-rests = This rests on open questions of the text:
page-long-steps = All steps; the list scrolls
page-no-card = no card
page-nothing = nothing
page-printed = as printed
page-table = in our set
page-clauses = Clauses
page-readings = How it can be read

# Clauses that have no number of their own.
page-clause-example = example
page-clause-unwon = no winner
page-clause-scheme = scheme
page-clause-faq = unclear cases
page-clause-intro = introduction
page-clause-setup = start
page-clause-scientist = scientist
page-clause-god = God
page-clause-prophet = Prophet
page-clause-special = special rule
page-clause-end = end
page-clause-end-game = end of the game
page-clause-points = points
page-clause-info = additional information

# What a position states.
page-param-hands = Hands
page-param-mara = Mara’s field
page-param-sigils = Sigils won
page-param-missing = Signs missing to the first sigil
page-param-tricks = Tricks at most
page-param-answers = Chosen and drawn
page-param-rulings = Read as
page-param-seed = Number of the shuffle
page-param-policies = Players choose
page-param-players = Players
page-param-seat = Who
page-param-deed = Wants to
page-param-what = What

page-value-lay = lay it on the table
page-value-take-card = take it from Mara’s field
page-value-take-sigil = take the sigil
page-value-random = at random
page-value-first = whatever comes first
page-value-table = our proposal for a whole game

# What is wrong with a page.
problem-not-a-clause-id = { $where }: { LIST($found) } is no clause id. Examples of ids: { LIST($expected) }.
problem-block-has-content = { $where }: the block { LIST($found) } must be empty. Close it right away: { LIST($expected) }.
