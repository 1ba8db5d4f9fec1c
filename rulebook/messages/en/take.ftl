## Readers’ marks

cli-take = Check a file of readers’ marks and suggestions, show each, and put accepted ones in place.
cli-option-suggested = a file of readers’ marks
cli-option-accept = accept this mark, by its id; may be repeated
cli-take-mark = { $id }: { $clause } ({ $lang }), { $by }: { $mark }
cli-take-right = right as it is
cli-take-suggest = suggests other words
cli-take-question = asks about the rule
cli-take-note = note: { $text }
cli-take-total = Marks: { $count }; refused { $refused }, accepted { $accepted }.
