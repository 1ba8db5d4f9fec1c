# The start page, and the cards to print.

page-start-table = At the table
page-start-rules = Rules
page-start-play = Play
page-start-asked = Questions
page-start-examples = Examples
page-start-questions = Open questions
page-start-card = Card for the box
page-about-sigilai = Four seasons, four cards, one trick.
page-about-eleusis = A secret rule, to be guessed from cards.
page-about-siggil = Sets of cards capture spirits.
page-about-domino = Will the line of dominoes fall? Guess, and push.
page-card-opens = A question while you play? Scan the code: the book says what the rules say.
page-card-about = QR code that opens the page for the table
page-card-missing = The site’s address is not known: the code appears where JavaScript is on. To have it always, build the site with SITE_URL.
page-card-local = The code leads to the address of this page. For others to use it, open this page where the book is published, or build the site with SITE_URL.
page-design-text = text
page-design-ground = ground
page-design-light = light
page-design-dark = dark
