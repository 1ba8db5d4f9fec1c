## The translators’ desk on the site

page-desk-needs-script = Marking clauses, suggesting words and comparing a text need a script that runs in your browser. Everything below is there without it.
page-desk-lang-lt = Lithuanian
page-desk-lang-lv = Latvian
page-desk-lang-en = English
page-desk-columns = Languages shown
page-desk-progress = Reviewed { $reviewed } of { $clauses }; draft { $draft }, stale { $stale }, missing { $missing }
page-desk-clause = Clause { $clause }
page-desk-source = source
page-desk-state-reviewed = reviewed
page-desk-state-draft = draft
page-desk-state-missing = missing
page-desk-state-new = not accepted yet
page-desk-state-stale-wording = stale: words of the source
page-desk-state-stale-numbers = stale: numbers
page-desk-state-stale-terms = stale: terms
page-desk-state-stale-polarity = stale: negations
page-desk-state-stale-behaviour = stale: play
page-desk-also = Played in:
page-desk-told = What happens, in every language
page-desk-place = Place: { $text }.
page-desk-expected = Expected: { $text }.
page-desk-found = Found: { $text }.
page-desk-remedy = Write: { $text }.
page-desk-trace = Play: { $text }.
