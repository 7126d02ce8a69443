# Doomtrooper in the aid.

about = Destiny and Promotion Points of up to five players, turns and their Actions, what the points decide.
players = Players and what was agreed
agreed-hint = Another number of players, or another one who begins, begins the match anew; it can be undone.
teams = Two teams: those opposite each other
target = Promotion Points that win

## The turn

turn-n = Turn { $n }
turn-of = Turn of { $who }
first-turn = First turn of this player: no attack yet.
attack-last = An attack is the last Action: the others are lost.
no-actions = No Action is left: discard, then the next player.
actions = Actions left
meditate = Meditate: 1 Action for 1 D
attack = Attack
hand = Draw up to { $n } cards; at the end more than { $n } are discarded.

## Points

points = Points
destiny = Destiny, D
promotion = Promotion, P
team = Team { $n }: { $points } P
out = out

## The end

verdict = The end
goes-on = { $n } Promotion Points win.
wins = { $n ->
    [one] { $who } wins.
   *[other] { $who } win.
 }
tie = Drawn between { $who }.
exhausted = All Draw Piles are empty
exhausted-hint = Then the most Promotion Points win; if nobody leads alone, 10 more than the tied total are needed.
