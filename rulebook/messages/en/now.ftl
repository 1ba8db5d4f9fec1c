# A page for a real table: what lies there is stated, and one sentence answers.

ui-now-give = State what lies there.
ui-now-twice = Of each named card there is only one.
ui-now-steps = Why
ui-now-rests = This rests on how open questions are read:
ui-now-ours = Our proposal goes on like this:
ui-now-choose = choose a card
ui-now-failed = The answers could not be loaded. Go on where there is a network, or save the book for offline use first.
ui-now-again = Start anew
ui-now-players = Players
ui-now-spirit = Where the spirit is
ui-now-spirit-free = free
ui-now-spirit-held = with another player, on so many cards: { $count }
ui-now-own = Cards in your own earlier set for it
ui-now-family = Cards of its family in your hand
ui-now-number = Cards of its number in your hand
ui-now-success = How many guess success
ui-now-fell = What the push did
ui-now-fell-all = all fell
ui-now-fell-not-all = not all fell

ui-now-may = { $trait ->
    [family] Yes. Put down so many cards of its family: { $used }.
   *[number] Yes. Put down so many cards of its number: { $used }.
}
ui-now-no-cards = No. Without cards of its family or number it cannot be captured.
ui-now-too-few-cards = No. It takes so many cards of its family, or of its number: { $needed }. Missing: { $missing }.
ui-now-too-few-to-take = No. Your set must have { $needed } cards, the other player’s has { $held }; yours would have { $count }.
ui-now-too-many-to-take = No. Your set must have exactly { $needed } cards, the other player’s has { $held }; yours would have { $count }.
ui-now-scored = { $guess ->
    [success] Points for each who guessed success: { $points }.
   *[failure] Points for each who guessed failure: { $points }.
}
ui-now-nobody-scored = Nobody gets points: all guessed the same.
ui-now-goes-on = All guess success: nothing is pushed, and building goes on.
