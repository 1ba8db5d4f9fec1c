# The glossary and the sentences of narration, for translators.

# The glossary
page-term-disputed = What this name is has not been settled.
page-term-also = Also called { LIST($words) }.
page-term-forbidden = Say “{ $name }”; do not say: { LIST($words) }.
page-term-examples = Examples: { $count }
page-term-forms = Forms
page-number-one = Singular
page-number-many = Plural
page-number-form = Form
page-case-nom = nominative
page-case-gen = genitive
page-case-dat = dative
page-case-acc = accusative
page-case-ins = instrumental
page-case-loc = locative
page-case-from = from where
page-case-to = where to
page-case-in = where
page-case-infinitive = infinitive
page-case-present = present
page-case-past = past
page-language-lt = In Lithuanian
page-language-lv = In Latvian
page-language-en = In English

# Messages beside moments of play
page-messages-total = Messages: { $count }, of which played: { $played }.
page-messages-search = Search with your browser: by a word, an event or a message’s name.
page-messages-event = What happens
page-messages-refusal = What is not allowed
page-messages-choice = What is asked
page-messages-gap = What the text leaves undecided
page-messages-facts = Variables: { LIST($names) }.
page-messages-no-facts = No variables.
page-messages-unused = Not used: { LIST($names) }.
page-messages-no-moment = No example plays this.
page-messages-others = In the other languages
