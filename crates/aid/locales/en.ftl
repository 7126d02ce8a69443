# The shell of the aid: what is the same for every game.

aid = At the real table
aid-about = For those who have the cards: put the phone between you. It counts, rolls and looks up; you play. Everything stays on this device, and works without a network.
games = Games
nav = Screens
skip = To the content
close = Close
steps = Steps
undo = Undo
undone = Undone.
next-turn = Next turn
no-turn = This is the last turn.
anew = Start anew
anew-hint = The players and options stay, and it can be undone.
anew-done = A new match. Undo brings the old one back.
player = Player { $n }
how-many = How many players
begins = Who begins
draw-first = Draw who begins
less = { $what }: { $n } less
more = { $what }: { $n } more
at-least = { $n } is the least.
at-most = { $n } is the most.

## What the browser keeps

kept-refused = This browser has kept a table that this page cannot read: { $why }. A new one begins. The old text is still there, as { $key }.
kept-lost = This browser has kept a table that this page cannot read: { $why }. A new one begins, and the old text will be overwritten, because there is no room to put it aside.
kept-newer = a later version of the page wrote it
kept-damaged = it is damaged
kept-full = There is no room left in this browser: after a reload the table will be as it was before.
kept-forbidden = This browser does not let the page keep anything: after a reload the table will be empty.
