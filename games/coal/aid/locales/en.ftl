# C.O.A.L. in the aid.

about = Damage of two to four Steambots, Steam and Energy on the cards, Tag Tokens, turns.
players = Players and variants
agreed-hint = Another number of players, or another one who begins, begins the match anew; it can be undone.
teams = Two teams: those opposite each other
tag-mode = Tag Mode
steambot-of = Steambot of { $who }

## The turn

turn-n = Turn { $n }
turn-of = Turn of { $who }
first-turn = First turn of this seat: no card can be activated yet.
turn-kinds = An Action Turn with one Maneuver, or a Maintenance Turn: draw two and pass.

## Steambots

machines = Steambots
damage = Damage
steam = Steam
energy = Energy
tags = Tag Tokens
team = Team { $n }
fatal = { $n } damage destroys a Steambot. Steam and Energy are the tokens on its cards.
destroyed = Destroyed: everything of this seat goes into the box, its tokens into the pool.
wins = { $n ->
    [one] { $who } wins.
   *[other] { $who } win.
 }
tie = Nobody is left: the match is drawn.

## The pool

pool = Common pool
pool-left = In the pool: { $n } of { $all } Resource Tokens. On cards: { $used }.
pool-beyond = { $used } tokens lie on cards, { $n } more than the box holds. The pool never runs dry: take something else for the rest.
