# Sharing a bench, proposing another outcome, reporting an error.

ui-share-more = Share, test, propose, report
ui-share-text = Copy as text
ui-share-scenario = Copy as scenario
ui-share-embed = Embed
ui-share-embed-about = This puts the bench into another page:
ui-share-qr = QR code
ui-share-qr-about = The link as a QR code
ui-share-qr-long = The link is too long for a QR code. Copy it instead.
ui-share-qr-failed = The QR code could not be drawn: the page has no connection. Copy the link instead.
ui-share-sheet = Share …
ui-share-code = Code to copy

## What is copied

# $title is what the example is called.
ui-share-changed-title = { $title } – changed
ui-share-reason = Copied from the bench “{ $title }”.
ui-share-rests = Open question: { $question } Read as: { $reading }

## A link that shows something else today

ui-share-then-differs = The rules answer otherwise today than when this link was made.
ui-share-then = Then
ui-share-then-untold = This answer cannot be told any more.
ui-share-now = Today

## Proposing and reporting

ui-share-propose = Propose another outcome
ui-share-report = Report an error
ui-share-expected = How should it come out?
ui-share-as-shown = As shown: { $answer }
ui-share-allowed = This is allowed
ui-share-refused = This is not allowed
ui-share-guessed = { $question } – { $answer }
ui-share-otherwise = In another way, described below
ui-share-why = What speaks for it?
ui-share-wrong = What is wrong?
ui-share-needs-words = Please write a few words first.
ui-share-file-about = The file goes only where you send it; no account is needed.
ui-share-by-sheet = Share the file …
ui-share-by-download = Download the file
ui-share-by-copy = Copy the text
ui-share-by-mail = Send by e-mail
ui-share-by-form = To the form
ui-share-by-issue = Open an issue
ui-share-too-long = The text is too long for a link: it has been copied, and the file downloaded. Paste the one or attach the other.
ui-share-downloaded = Downloaded: { $name }
# The title of what is sent; $title is what the example is called.
ui-share-proposal-of = Proposal: { $title }
ui-share-report-of = Error: { $title }
ui-share-shown = The bench shows: { $answer }

## Embedded and own pages

page-own-from = From “{ $site }”
page-own-address = This example’s own page
page-own-open = Open in the rulebook
page-own-rules = In the rules
page-own-languages = Languages
# Alternative text of the preview picture.
page-own-picture = { $title } { $answer }
