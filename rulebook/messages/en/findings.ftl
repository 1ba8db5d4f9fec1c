## What a check found; place, expected, found and remedy stand beside it

# Scenarios
finding-scenario-differs = The scenario gives another result than it claims.
finding-clause-not-cited-by-its-scenario = The scenario names a clause that its play never cites.
finding-unknown-scenario = The text shows a scenario that does not exist.
finding-scenarios-differ = The languages do not show the same scenarios in the same order.
finding-unreadable = A file cannot be read as it should be.
finding-check-failed = A check stopped, which is a mistake of the program.

# Clauses and questions
finding-unknown-clause = There is no such clause.
finding-clause-missing = A clause of the source text is missing here.
finding-clause-empty = The clause has no words.
finding-informative-differs = The languages disagree on whether the clause is a rule.
finding-order-of-clauses = The clauses stand in another order than in the source text.
finding-exclusion-not-needed = The clause is excused, yet a scenario cites it.
finding-clause-never-cited = No scenario cites the clause, and nothing says why.
finding-question-never-asked = No scenario asks this open question.
finding-unknown-reading = There is no such question or reading.
finding-reading-not-given-here = The clause does not give this reading.
finding-annotations-differ = The clause has other annotations than in the source text, or in another order.
finding-unknown-annotation = No scenario shows what the annotation names.

# Numbers
finding-unknown-parameter = There is no such parameter.
finding-number-differs = The text prints another number than the engine plays with.
finding-text-number-differs = The clause prints other numbers than in the source text.
finding-number-not-bound = The number is bound to nothing.
finding-parameter-not-printed = A clause of the parameter does not print it.
finding-parameter-elsewhere = The parameter does not belong to this clause.

# Editions
finding-edition-changed = A published edition has changed.
finding-edition-outdated = The newest edition has another printed reading than the questions.
finding-edition-incomplete = The edition does not answer every question or set every parameter.

# Messages
finding-message-not-readable = The message cannot be read.
finding-message-twice = The message stands twice.
finding-message-missing = A message is missing.
finding-message-dead = Nothing asks for the message.
finding-message-not-translated = The message has the same words as in another language.
finding-unknown-reference = The message refers to one that does not exist.
finding-plural-categories = The plural forms are not those of the language.
finding-unknown-case = The language has no such case.
finding-unknown-function = There is no such function.
finding-unknown-word = The glossary has no such word.
finding-unknown-variable = The engine gives the message no such fact.
finding-selects-too-deep = Too many choices stand one inside another.
finding-variable-dropped = A fact is left out that another wording tells.
finding-variant-missing = A variant is missing that another language has.
finding-numbers-differ = The message writes a number in one language and not in another.
finding-seat-written-out = The name of a seat is written out and not inflected.
finding-form-missing = The glossary lacks a form of the word.
