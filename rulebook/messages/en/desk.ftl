## The translators’ desk

# What it found
finding-forbidden-word = The glossary does not allow this word.
finding-term-missing = The clause does not name a thing that both other languages name.
finding-case-differs = The word before it asks for another case.
finding-structure-differs = The lists, steps or annotations of the clause are not those of the source.
finding-modal-words-differ = The words do not say what the annotation says: may, must or may not.
finding-word-of-two-terms = One word stands for two things.
finding-outcome-not-listed = Play comes to an outcome that the list lacks.
finding-outcome-not-reached = Play never came to an outcome that is listed.
finding-modality-differs = What may, must or may not be done in play is not what the text says.
finding-quantity-differs = Play gives another quantity than the text says.
finding-quantity-without-number = No bound number stands before the measured quantity.
finding-quantity-not-measured = No scenario shows this quantity.
finding-reading-not-stated = A reading that the text gives is not marked in it.
finding-reading-not-told-apart = No scenario shows how this reading differs from the others.
finding-example-differs = The example in the text says something else than its play.
finding-example-not-played = No scenario plays the example in the text.
finding-moment-not-told = Something happens in play that cannot be told in this language.
finding-two-moments-told-alike = Two different things are told in the same words.
finding-clause-not-recorded = Nobody has accepted the words of the clause yet.
finding-stale-numbers = Numbers of the source have changed.
finding-stale-terms = Terms of the source have changed.
finding-stale-polarity = A negation appeared in the source or went.
finding-stale-wording = Words of the source have changed.
finding-stale-behaviour = The text is the same, but play is different now.
finding-mark-dropped = A mark that the accepted words had is gone: less is checked.
finding-outcome-differs = In play the example ends otherwise than the text says.
finding-modal-not-marked = Words of may, must or may not have no mark: no play is held against them.

# The command translate
cli-option-notes = also show the notes, which are neither errors nor warnings
cli-check-notes = Notes not shown: { $count }; `--notes` shows them.
cli-trace = play: { $text }
cli-translate = Show how the translations stand and what changed, or accept them.
cli-option-clauses = what to do first (`status`, `diff`, `accept`, `no-meaning` or `dismiss`), then clauses; all if none is named
cli-option-by = who does it
cli-option-reason = why a finding may stand
cli-option-code = which finding may stand, by its code
cli-option-reviewed = accept as read and compared with the source
cli-translate-total = { $game } { $lang }: clauses { $clauses }; reviewed { $reviewed }, draft { $draft }, stale { $stale }, missing { $missing }; play changed: { $behind }.
cli-translate-accepted = Clauses accepted: { $count }.
cli-translate-no-meaning = Clauses whose change of the source has no meaning: { $count }.
cli-translate-dismissed = Clauses with a finding let stand: { $count }.
cli-translate-alone = Reviewed by whoever wrote them: { $clauses }.
cli-stale-missing = missing
cli-stale-new = not accepted yet
cli-stale-wording = words of the source
cli-stale-punctuation = punctuation of the source
cli-stale-numbers = numbers
cli-stale-terms = terms
cli-stale-polarity = negations
cli-stale-behaviour = play
cli-stale-own = own words
cli-diff-source = Source: { $text }
cli-diff-own = Own words: { $text }
cli-diff-kind = { $kind }: before { $before }, now { $now }
cli-diff-scenario = “{ $title }” ({ $id })
cli-diff-calls = number of calls
cli-diff-outcome = outcome
cli-diff-gain = { FORM($who) }, { $what }: before { $before }, now { $now }
cli-diff-cites = Now also cited: { $clauses }
cli-diff-cites-no-longer = No longer cited: { $clauses }
cli-diff-order = Order of clauses: before { $before }, now { $now }
cli-diff-nothing = Everything is as it was accepted.

# The commands glossary and export
cli-glossary = Propose the forms of a new term by the system’s dictionary.
cli-glossary-more = # other forms: { $forms }
cli-glossary-proposed = # This is a proposal: check and correct each form.
cli-option-terms = what to do first (`expand`), then words
cli-option-like = a word of the dictionary that is declined alike
cli-export = Give the book in a form that others take.
cli-option-kind = what to give
cli-option-format = in which form
