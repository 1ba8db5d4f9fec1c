# “Test this”: what a bench shows, tried as a proposal.

ui-share-test = Test this
ui-test-about = What the bench shows is tried as a proposal: as printed, with our set, and with every other reading of a question that comes up. Every example of the game is then looked at again.
ui-test-otherwise = In another way, in my own words
ui-test-only-proposed = Only an outcome of the list can be tested. What you say in your own words can be proposed.
ui-test-start = Test
ui-test-stop = Stop
ui-test-running = Testing …
# How many sets of readings have been tried.
ui-test-readings = Sets of readings tried: { $tried }
ui-test-examples = Examples looked at: { $done } of { $of }
ui-test-stopped = Stopped. Nothing was found out.
ui-test-failed = Python did not answer. Nothing was found out; try again.
ui-test-impossible = This cannot be tested:

## The report

ui-test-printed = The text gives this outcome as it is printed.
ui-test-reading = The printed text does not give this outcome; with another reading it comes out.
ui-test-table = The printed text does not give this outcome; our set of readings does.
ui-test-new = A new reading is needed: none of those tried gives this outcome.
ui-test-holds = Comes out:
ui-test-not = Does not come out:
ui-test-impossible-so = Cannot be played so:
ui-test-as-printed = as printed
ui-test-as-table = with our set of readings
ui-test-named = as printed, but for what the example itself names
ui-test-stated = as the example stands (whole games are played with our set unless told otherwise)
ui-test-over = as the example stands, with: { $readings }
# A question (or number) and how it is read.
ui-test-read = { $question } – { $reading }.
ui-test-preset = as in the set “{ $reading }”
ui-test-gap = The text decides nothing here: { $question }
ui-test-differs = – wanted { $wanted }, actual { $found }
ui-test-breaks = Examples that no longer hold: { $count }
ui-test-changes = Examples that go another way, though what they claim still holds: { $count }
ui-test-no-question = No open question comes up here, so there is no reading to switch.
ui-test-cut = Only the first sets of readings were tried: { $count }.
ui-test-event = Wanted and actual part at step { $number }: { $event }
ui-test-function = The rules decide it in:
