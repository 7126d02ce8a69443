# The screens of Doomtrooper. What belongs to the game is said by the game.

game-text = The card game of warriors and weapons: muster a squad, arm it, choose your fights, and earn promotion before the others do.

screen-cards = Cards

## Setting up

no-warriors-exhausted = While the own Draw Pile is empty
no-warriors-always = Always
no-warriors-never = Never
option-promotion_target = Promotion Points that win
option-turn_limit = Turns after which the most Promotion Points win
option-no_warriors = When whoever has no warriors is on the way out
option-one_sabotage = A player sabotages once in a round of Turns, whomever
option-cover_add_alone = A warrior may be added in Cover without one in the open
option-cast_anywhere = Warriors of the Brotherhood cast from every Area
option-fortification_per_area = One copy of a Fortification for each Area
option-starting_destiny = Destiny Points at the start
option-hand_size = Cards of a hand after drawing
option-actions = Actions of a Turn
option-first_player = Who begins (0: whoever is drawn)
option-attack_given_back = An attack on a hidden warrior that may not be attacked is given back
option-copies_in_deck = Copies are counted in the deck, not in the whole Collection
option-unrestricted = Five copies of every card, whatever the restriction list says
option-search_discards = A search of the Collection finds discarded cards, too
option-open_discards = Everybody may look through the Discard Piles
option-split_kill_points = Points for a kill may be split into Promotion and Destiny Points
option-teams = Two teams: players 1 and 3 against 2 and 4
option-shown_redraw = A hand without warriors is shown before it is drawn anew

## The table

turn-order = Order of play: { $order }.
turn-line = Turn { $n }: { $who }. Actions left: { $actions }.
look = Look at cards
rating-f = F
rating-s = S
rating-a = A
rating-v = V
destiny-of = Destiny { $n }
promotion-of = Promotion { $n } of { $of }
points-short = D { $d }, P { $p } of { $of }
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
place-aside = Aside
place-hidden = Hidden, not yet paid for
place-player = On the player
place-game = On the game
area-empty = No card.
card-hidden = Hidden warrior
card-covered = Warrior in Cover
mark-wounded = wounded
mark-cover = in Cover
mark-unpaid = unpaid
mark-inside = inside
mark-in-use = in use
mark-used = used
mark-markers = markers: { $n }
no-warriors = no warriors: { $n } Turns
owes-outpost = owes the Outpost
announced = What was announced
announced-line = { $who }: { $what }
announced-hidden = a warrior in Cover
steps-n = steps paid: { $n }
cancelled = cancelled
read-card = Read the card
lasting-n = Effects that last: { $n }
clauses-of-card = Clauses that it rests on
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

stop-own-turn = In my Turn, after each Action
stop-others-turn = In the Turns of others, after each Action
stop-answers = When something is announced that I may answer
stop-events = When something has happened that I may answer
stop-attacks = When an attack is declared, before its tactic
stop-combat = While the ratings of a combat are modified
stop-edges = Before drawing, at the end of a Turn and before discarding
stop-idle = Even where I can do nothing, so that nobody beside me learns it

## Decks and cards

filter-faction = Affiliation
filter-set = Set
search-help = Words are looked for in names; type:warrior faction:mishima s>=5 text:"first" -is:personality narrows the search. Keys: { $keys }. What a card is: { $flags }. Numbers are compared with = != < <= > >=; - or not excludes; or and brackets join.
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
