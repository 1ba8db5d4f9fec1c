# Sharing a bench, proposing another outcome, reporting an error.

share-more = Share, propose, report
share-text = Copy as text
share-scenario = Copy as scenario
# A scenario is a file that the command `rulebook run` reads.
share-scenario-about = A scenario is a small file: this position with its outcome. “rulebook run” plays it.
share-embed = Embed
share-embed-about = This puts the bench into another page:
share-qr = QR code
share-qr-about = The link as a QR code
share-qr-long = The link is too long for a QR code. Copy it instead.
share-sheet = Share …
share-link = Link
share-code = Code to copy

## What is copied

# $title is what the example is called.
share-changed-title = { $title } – changed
share-reason = Copied from the bench “{ $title }”.
share-rests = Open question: { $question } Read as: { $reading }

## A link that shows something else today

share-then-differs = The rules answer otherwise today than when this link was made.
share-then = Then
share-then-untold = This answer cannot be told any more.
share-now = Today

## Proposing and reporting

share-propose = Propose another outcome
share-report = Report an error
share-expected = How should it come out?
share-as-shown = As shown: { $answer }
share-otherwise = In another way, described below
share-why = What speaks for it?
share-wrong = What is wrong?
share-needs-words = Please write a few words first.
share-file-about = The file goes only where you send it; no account is needed.
share-by-sheet = Share the file …
share-by-download = Download the file
share-by-copy = Copy the text
share-by-mail = Send by e-mail
share-by-form = To the form
share-by-issue = Open an issue
share-too-long = The text is too long for a link: it has been copied, and the file downloaded. Paste the one or attach the other.
share-downloaded = Downloaded: { $name }
# The title of what is sent; $title is what the example is called.
share-proposal-of = Proposal: { $title }
share-report-of = Error: { $title }
share-shown = The bench shows: { $answer }

## Embedded and own pages

share-from = From “{ $site }”
share-open = Open in the rulebook
share-in-rules = In the rules
share-home = Home
share-languages = Languages
# Alternative text of the preview picture.
share-picture = { $title } { $answer }
