# The screens of Doomtrooper. What belongs to the game is said by the game.

game-text = The card game of warriors and weapons: muster a squad, arm it, choose your fights, and earn promotion before the others do.

screen-cards = Cards

## Setting up


## The table

turn-order = Order of play: { $order }.
meditate-times = Meditate with all { $n } Actions: { $n } D
actions-left = Actions left: { $n }
rating-f = F
rating-s = S
rating-a = A
rating-v = V
destiny-of = Destiny { $n }
promotion-of = Promotion { $n } of { $of }
points-short = D { $d }, P { $p } of { $of }
attached-n = Attached: { $n }
owned-by = of { $who }
units-n = Cards in Areas: { $n }
pile-hand = Hand { $n }
pile-draw = Draw { $n }
pile-discard = Discard { $n }
pile-gone = Annihilated { $n }
pile-reserve = Reserve { $n }
piles-of = Piles of { $who }
pile-closed = Face down: nobody may look through it, not even its owner.
place-squad = Squad
place-kohort = Kohort
place-outpost = Outpost
place-aside = Aside area
place-hidden = Hidden
place-player = On the player
place-game = On the table
card-hidden = Hidden warrior
card-covered = Warrior in Cover
mark-wounded = wounded
mark-cover = in Cover
mark-unpaid = unpaid
mark-inside = in its Vehicle
mark-in-use = in use
mark-used = used
mark-markers = markers: { $n }
no-warriors = no warriors: { $n ->
        [one] 1 Turn
       *[other] { $n } Turns
    } left
owes-outpost = must go to the Outpost
announced = What was announced
announced-line = { $who }: { $what }
announced-hidden = a warrior in Cover
steps-n = paid { $n ->
        [one] once
       *[other] { $n } times
    }
cancelled = cancelled
read-card = Read the card
lasting = Effects that last
clauses-of-card = Rules behind this card
ratings-now = Ratings now
controlled-by = In play for: { $who }

## Combat

combat-of = Attack of { $who }
combat-fight = Attack of { $who }: Fight
combat-shoot = Attack of { $who }: Shoot
combat-mine = Your attack
combat-mine-fight = Your attack: Fight
combat-mine-shoot = Your attack: Shoot
combat-attacker = Attacker ({ $who })
combat-defender = Defender ({ $who })
combat-warzone = Warzone
combat-second = Next, attacked with the same Action
combat-waits = Decides now: { $who }
combat-waits-me = You decide now.
blow-through = { $from }: { $stat } { $n } against A { $armor }, it goes through
blow-stopped = { $from }: { $stat } { $n } against A { $armor }, it is stopped
modifiers = What changes the ratings
cover-adds = Cover: +{ $n } to A
supported-by = Supported by { $who }

## Stops


## Decks and cards

filter-faction = Affiliation
filter-set = Set
search-help = Words are looked for in names and texts, names first; type:equipment class:airship set:inquisition cost<=3 text:"first" -is:personality narrows the search. Keys: { $keys }. What a card is: { $flags }. Numbers are compared with = != < <= > >=; - or not excludes; or and brackets join.
cards-found = { $n } { $n ->
        [one] card
       *[other] cards
    }
cards-more = Show more
card-waits = Not playable yet: { $words }
deck-none = Build a Collection of your own. Begin empty, or with a ready deck that you change.
deck-new-from = Begin with { $deck }
deck-pool-hint = { $n } { $n ->
        [one] card
       *[other] cards
    }, { $shown } shown. Tap a card to put it in. On the keyboard: arrows walk, + puts in, - takes out.
deck-limit-warriors = Warriors
deck-limit-reserve = Reserve
deck-reserve = Reserve
generic = Generic
chart-curve = Cards by Destiny Points
chart-kinds = Cards by kind
chart-affiliations = Cards by affiliation
chart-f = Warriors by F
chart-s = Warriors by S
chart-a = Warriors by A
chart-v = Warriors by V
deck-to-reserve = Move one { $card } to the Reserve
deck-from-reserve = Move one { $card } into the deck
deck-import-hint = Text with a line a card such as "3 CHASSEUR" (names or numbers, Reserve: for the Reserve), RON, a .dek of LackeyCCG or an .o8d of OCTGN.
deck-link-foreign = it was made by another version of the page, or is damaged

## The end

figures-curve = Promotion Points, turn by turn
figures-killed = Warriors killed in combat
figures-lost = Warriors lost
figures-best = Best warrior, with its kills
figures-card = { $card }: { $n }
figures-sabotaged = Sabotages
reason-piles = All Draw Piles were empty in turn { $turn }: the most Promotion Points win.
reason-alone = The others were out of the match in turn { $turn }.
reason-tie = Equal Promotion Points in turn { $turn }.
reason-limit = The turn limit was reached: the most Promotion Points win.
reason-points = { $n } Promotion Points were reached in turn { $turn }.

## What letters and signs mean

letter-d = D
letter-p = P
legend-f = Fight: strikes with this in a Fight
legend-s = Shoot: strikes with this when the tactic is Shoot
legend-a = Armor: a blow hits that is at least as high
legend-v = Value: what the warrior costs in D, and what its death is worth in P
legend-d = Destiny Points: with these you pay for warriors
legend-p = Promotion Points: whoever first has enough of them wins
legend-generic = Of no affiliation

## Hints in the first matches

hint-redraw = A hand without a warrior that you can pay for is worth a new one.
hint-add = Warriors first: without them you neither attack nor hold out.
hint-attack-last = An attack is the last Action and ends the others: do first whatever else you want.
hint-attack = Attack whom you hit without being hit: your F or S against its A, and the other way round.
hint-meditate = An Action that you do not need otherwise gives 1 D: meditate.
hint-tactic = The tactic binds both: choose the one in which your lead is greater.
hint-discard = A card that you will not need makes room for another one: next Turn you draw up to seven again.

## Answers that harm oneself

harm-serves-enemy = This serves an enemy.
harm-hurts-own = This hurts your own side.
harm-for-nothing = It costs you D and gains nothing.
harm-unspent = { $n ->
        [one] 1 Action unspent: it is worth 1 D.
       *[other] { $n } Actions unspent: each is worth 1 D.
    }
harm-cannot-wound = Your blow is stopped, and the answer may wound.
harm-wrong-tactic = Your blow is stopped so; with the other tactic it wounds.
harm-exposed = An enemy can wound it in the open, and it may not attack this Turn.
harm-no-draw = Your Draw Pile is empty: nothing comes in its place.
harm-needed = The only warrior that you can pay.

## An attack that is planned

plan-attacker = Attacker
plan-defender = Defender
plan-tactic = Tactic
plan-weapon = Weapon
plan-fight = Fight
plan-shoot = Shoot
plan-no-weapon = No Weapon
plan-figures = As it stands: { $stat } { $strength } against A { $against }; back { $back } against A { $armor }.
plan-wins = The blow wounds, the answer does not.
plan-trades = The blow wounds, and so may the answer.
plan-wounds = The blow wounds.
plan-loses = The blow is stopped, and the answer may wound.
plan-fails = The blow is stopped.
plan-unknown = Nobody can tell: its face is not seen.

addend-printed = printed
addend-more = more
moment-killed = killed
