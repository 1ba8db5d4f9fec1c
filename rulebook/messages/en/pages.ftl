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
page-play-script = This table needs JavaScript. Python is fetched once, a few megabytes, and then everything is computed on your device; nothing is sent anywhere.
page-needs-script = The tool itself needs JavaScript and appears here where it is on; it works on your own device.
page-link-astray = The link names nothing that is on this page. It may be mistyped, or it may belong to another page.

# Clauses that have no number of their own.
page-clause-example = example
page-clause-unwon = no winner
page-clause-scheme = scheme
page-clause-faq = unclear cases
page-clause-intro = introduction
page-clause-players = players
page-clause-turn = turn
page-clause-capture = capturing
page-clause-solo = one player
page-clause-setup = start
page-clause-scientist = scientist
page-clause-god = God
page-clause-prophet = Prophet
page-clause-special = special rule
page-clause-end = end
page-clause-end-game = end of the game
page-clause-points = points
page-clause-info = additional information
page-clause-parts = parts
page-clause-build = building
page-clause-call = “Judgment!”
page-clause-vote = guess
page-clause-topple = toppling
page-clause-score = points
page-clause-round = end of a round

# What is wrong with a page.
problem-not-a-clause-id = { $where }: { LIST($found) } is no clause id. Examples of ids: { LIST($expected) }.
problem-block-has-content = { $where }: the block { LIST($found) } must be empty. Close it right away: { LIST($expected) }.
