# The screens of Doomtrooper. What belongs to the game is said by the game.

game-text = The card game of warriors and weapons: muster a squad, arm it, choose your fights, and earn promotion before the others do.

screen-cards = Cards

## Setting up


## The table

turn-order = Order of play: { $order }.
actions-left = Actions left: { $n }
look = Look at cards
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
place-hidden = Hidden, not yet paid for
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
lasting-n = Effects that last: { $n }
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
blow-through = { $from }: { $stat } { $n } against A { $armor } of { $to }: it goes through
blow-stopped = { $from }: { $stat } { $n } against A { $armor } of { $to }: it is stopped
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

addend-printed = printed
addend-more = more
