# The screens of ESTRO. What belongs to the game is said by the game.

game-text = Five natures fight for one field. Play a card, face up or face down, attack with two, and never let your own field be empty.

screen-cards = Cards

## Setting up

deck-dealt = Dealt at random
deck-dealt-means = 25 cards of the whole catalogue, which you get to know as you draw them.
decks-all-dealt = In Inferno every deck is dealt from one set.
one-deck = One seat alone brings a deck: then both decks are dealt.
deck-in-company = Since you bring a deck, the computer player brings one as well: { $deck }.

## The table

field-own = Your cards on the field, in order of entry
field-of = Cards of { $who } on the field, in order of entry
field-empty = No card on the field
standing = On the field: { $n } { $n ->
        [one] card
       *[other] cards
    }, TOT together { $tot }
standing-cards = { $n } { $n ->
        [one] card
       *[other] cards
    } on the field
standing-short = { $n } { $n ->
        [one] card
       *[other] cards
    }, TOT { $tot }
pile-hand = Hand { $n }
pile-deck = Deck { $n }
pile-tokens = Necrotokens: { $n } of 3
rift-n = Dimensional deck: { $n } cards
pile-incinerator = Incinerator { $n }
covered-n = Face-down card in place { $n }
covered-known = { $name } (face down, place { $n })
values-now = { $estro }, ATK { $atk }, DEF { $def }, HEL { $hel }, DEX { $dex }, MAP { $map }
values-total = { $values }, TOT { $tot }
values-title = Now
mark-used = Gift used up
mark-inhibited = Gift inhibited
mark-emptied = Counts as an Empty card
mark-attacked = has attacked
mark-waits = Gift waits { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
mark-chimera = a Chimera: it has the Gift and the Estro of another card
mark-support = supports a Granito card
mark-shield = vital shield { $n }
shield-n = shield { $n }
shield-worn = shield { $n ->
        [0] {""}
       *[other] −{ $n }
    }
mark-shield-untold = vital shield{ $n ->
        [0] {""}
       *[other] {" "}worn down by { $n }
    }
mark-protected = cannot be destroyed
mark-barred = cannot attack
mark-rests = cannot attack in the next turn
mark-must-attack = has to attack
skips-draw = will not draw
attacks-once = one attack next turn
partner = partner
team-place = Team { $team }, player { $n }
drawless = nothing left to draw
in-danger = empty field
holds-goal = holds enough Zones
attacks-left = Attacks left: { $n }
gifts = Gifts that are being resolved
dial-line = Dial for { $who }: { $sector }
gift-line = { $who }: Gift of { $card }
gift-annulled = annulled
read-card = Read the card
clauses-of-card = Rules behind this card
controlled-by = On the side of: { $who }
covered-guardian-means = A face-down guardian is turned up when it is attacked, and defends itself with its values; its Gift waits for the Fleet's turn.
covered-means = A face-down card has no values, and is defeated whenever it is attacked.
incinerator-of = Incinerator: { $who }
incinerator-empty = No card yet.

## Ships and objects

fleet = Fleet
ships = The five ships, each with its guardians
ships-left = { $n } { $n ->
        [one] ship
       *[other] ships
    } left
guardians-of = Guardians of { $ship }, in order of entry
guards = guards { $ship }
ship-is = Ship { $ship }, shields { $n }
ship-shields = Shields: { $n } of { $most }
ship-lost = destroyed
ship-lost-means = This ship is destroyed: it does nothing any more.
ship-counts = alarm: { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
ship-counts-short = alarm: { $n }
ship-counts-means = Its alarm sounds: its skill is released after { $n ->
        [one] 1 turn
       *[other] { $n } turns
    } of the Fleet.
ship-alarm-means = When its last guardian falls its alarm sounds, and its skill is released after { $n ->
        [one] 1 turn
       *[other] { $n } turns
    } of the Fleet.
ship-released = skill released
ship-open = can be attacked
ship-guarded = { $n } { $n ->
        [one] guardian
       *[other] guardians
    }
objects = Your objects
objects-next = Next object { $n ->
        [0] at the end of this turn
        [one] in 1 turn
       *[other] in { $n } turns
    }; { $left } to come
objects-none-left = All objects have come.
objects-locked = The lock of a ship: no object in this turn.
object-used = One object was used in this turn.
object-means = Each object is used once, and one of them in a turn of yours: before the attacks or after one.
object-line = { $who }: object { $object }
skill-line = { $ship }: skill { $skill }
mark-waits-fleet = Gift waits for the Fleet's turn
prepared-weaken = Wall: in the Fleet's next turn attacking guardians are weakened.
prepared-second-chance = Second Chance: the next card of yours that would be destroyed stays.
prepared-ignore-dex = Blind Strike: your next attack ignores the DEX of its target.
prepared-aim = Jammer: you choose the target of the Fleet's next attack.
prepared-load-die = Loaded Die: you choose what your next die shows.
prepared-no-objects = The lock of a ship: no object in your next turn.

## Round and Zone

matrix = Match-up of the five Estri
matrix-means = What the attacker adds to its TOT: row = attacker, column = target. It counts for the clash, and only for the attacker.
key-matrix = The match-up of the five Estri, and away with it.
dice-title = The dice
dice-means = Both cards roll one die. If the result lists a card's Estro, the card gets +5 to the statistic of that Estro.
zone-is = Zone card { $zone }
zone-points = Zone points: { $above } above, { $below } below
zone-own-field = In Conquest Zone bonus and special work only in the field of this Zone card.

## The clash

clash-title = { $attacker } attacks { $target }
clash-title-covered = { $attacker } attacks a face-down card
clash-attacks = attacks
clash-is-attacked = is attacked
clash-by-total = As it stands: { $mine } against { $theirs }, the target is defeated by total
clash-by-primary = As it stands: primary value { $one } is more than double of { $other }, the target is defeated
clash-exhausts = As it stands: { $mine } against a vital shield of { $theirs }, which is exhausted
clash-shield-holds = As it stands: { $mine } against a vital shield of { $theirs }, which holds and is worn down
clash-holds = As it stands: { $mine } against { $theirs }, the target resists
clash-covered = The target lies face down: it is defeated, whatever the totals
clash-claims = Only the bonuses that are claimed count
clash-untold = Add the totals up yourselves
clash-open = Nothing is decided
clash-you-before-dice = You may act before the dice are rolled.
clash-you-after-dice = You may act before the totals are compared.
clash-you-decide = You decide now.
clash-they-before-dice = Before the dice: { $who } may act.
clash-they-after-dice = Before the comparison: { $who } may act.
clash-they-decide = Decides now: { $who }
ask-before-dice = Before the dice: use something, or pass?
ask-after-dice = After the dice: use something, or pass?
addends = What the total is made of
addend-printed = printed
addend-changes = changes by Gifts
addend-more = Gifts and Zone
addend-die = die
addend-die-n = die { $n }
addend-primary = primary value
addend-support = support
addend-shield = lost from the shield
addend-ignored = DEX ignored by Illusio
addend-floor = no value is below 0
addend-match-up = match-up
addend-against = against { $other }
addend-weakened = weakened by an object
addend-shields = shields
addend-blow = the attack
clash-guardian = The guardian is turned up before the dice, and defends itself with its values
clash-shields = shields
clash-strikes = As it stands: { $mine } from shields of { $shields }, { $left } left
clash-sinks = As it stands: { $mine } against shields of { $shields }: the ship is destroyed
forecast-sure = Succeeds with any dice, unless somebody acts.
forecast-never = Fails with any dice, unless somebody acts.
forecast-dice = Succeeds with { $n } of 36 dice results ({ $percent } %), unless somebody acts.

## Decks and cards

filter-estro = Estro
filter-gift = Gift
search-help = Words are looked for in names and texts, names first; estro:ardo gift:counter tot>=70 dex>=20 narrows the search. Keys: { $keys }. What a card is: { $flags }. Numbers are compared with = != < <= > >=; - or not excludes; or and brackets join.
cards-found = { $n } { $n ->
        [one] card
       *[other] cards
    }
cards-more = Show more
deck-none = Choose 20 cards of your own; 5 more are added by lot when the match begins. Begin empty, or with a ready deck that you change.
deck-new-from = Begin with { $deck }
deck-pool-hint = { $n } { $n ->
        [one] card
       *[other] cards
    }, { $shown } shown. Tap a card to put it in. On the keyboard: arrows walk, + puts in, - takes out.
deck-import-hint = Text with a card a line, by name or id, a link, or RON.
deck-by-lot = At the table 5 more cards are added by lot, to 25 in all.
deck-for-lucid = In Lucid Dream all 25 cards are chosen; add it to the table before the match.
deck-kind = What the deck is for
deck-kind-constructed = Constructed, 20 cards
deck-kind-lucid = Lucid Dream, 25 cards
deck-in-lucid = Here with five cards of each Estro, for Lucid Dream.
chart-estri = Cards by Estro
chart-curve = Cards by TOT
chart-gifts = Gifts and Empty cards
chart-gift-once = 1V Gifts
chart-gift-infinite = ∞ Gifts
chart-gift-plain = Gifts without a symbol
chart-empty = Empty cards

## The end

figures-curve = TOT on the field, turn by turn
figures-attacks = Attacks that succeeded
figures-lost = Cards lost
figures-gifts = Gifts and specials used
figures-best = Best attacker, with the cards it destroyed
reason-empty = The losing side had no card on the field, in round { $round }.
reason-both-empty = Both fields were empty in round { $round }.
reason-sum = At the end of round 19 the greater sum of TOT decided.
reason-team-level = At the end of round 19 the sums of TOT were level.
reason-exhausted = The losing side had to draw with an empty hand and an empty deck, in round { $round }.
reason-fleet = All five ships were destroyed, in round { $round }.
reason-overrun = No card of the player was on the field, in round { $round }.
reason-conquered = The winning side held enough Zones at the end of round { $round }.
reason-more-points = Both sides held enough Zones at the end of round { $round }; the winning one had more Zone points.
reason-stalled = Nothing had moved for ten rounds.
reason-ahead = At the end of round 19: more cards and more TOT on the field.
reason-split = At the end of round 19 each side was ahead in one measure.
reason-level = At the end of round 19 a measure was tied.
reason-tie-break = At the end of round 19 one measure was tied, and the other one decided.
reason-conceded = The match ended by concession in round { $round }.

## Hints in the first matches

hint-play = Face up, a card has its values and its Gift; face down nobody knows it, but any attack defeats it.
hint-embargo = No attacks before round 4: put strong cards on the field with your partner, and keep those that want to lie face down.
hint-conquest = Three Zones held when the round ends win. A card defends its Zone only where it lies, and attacks only there.
hint-fleet = Five ships must fall, each after its guardians. Clear one ship after the other: two attacks a turn are yours.
hint-reveal = In its turn the Fleet turns up two guardians of your choice. Their Gifts activate at once: rather on ships that you attack last.
hint-strike = A ship without guardians can be attacked: what your card is worth is taken from its shields.
hint-object = You may use an object now, one in a turn. It is gone afterwards.
hint-keep-a-card = From the end of round 5 on, an empty field loses: see that a card of yours stays.
hint-extras = A card that lay face down when your turn began may be turned up now: its Gift activates, and it may attack.
hint-attack = One of your attacks is likely to succeed: each answer says with how many dice results.
hint-attack-free = An attack that fails costs nothing: the attacker stays on the field.
hint-dice = The dice are rolled. Look at the totals: only a Gift or a Zone special changes them now.
hint-death = A card is about to be destroyed: this is the last moment to save it.
moment-killed = destroyed
hint-window = You may use something here, or wait for a better moment.
hint-token = A Necrotoken buys a second card now. With three of them the next one would be lost.
hint-ambush = An Illusio card of your hand may enter now, for nothing. Its Gift is gone for good.
hint-redirection = After a special the attacker chooses: go on, another target, or stop.
hint-discard = Your hand may not stay so large: discard what you will need least.
hint-support = A support makes your Granito card last: what attacks it has to wear down both. It is used up for attacks, though.
hint-declare = To declare costs nothing. In your next turn you may then play an Empty card and one with a Gift as a single strong card.
hint-rift = The Rift takes one of your cards and gives you an unknown one: a bargain for your weakest card.

## Answers that harm oneself

harm-serves-enemy = This serves the enemy.
harm-hurts-own = This hurts a card of your own.
harm-hopeless = No result of the dice makes it succeed.

## Art

art-gift = Gift
art-empty = Empty
art-attacks = attacks
art-attacked = is attacked

## The legend

legend-estro = { $estro }: owns { $stat }
legend-gift = The card has a Gift
legend-empty = Empty: the card has no Gift
legend-used = Its 1V Gift is used up
legend-inhibited = Its Gift is inhibited
legend-attacked = The card has attacked this turn
legend-protected = The card cannot be destroyed now
legend-barred = The card cannot attack now
legend-must-attack = The card has to attack
legend-waits = Its Gift takes effect after some turns
legend-known = Face down, and you know which card it is
legend-up = Higher than printed
legend-down = Lower than printed
legend-became = Has another Estro than printed
legend-primary = Primary value: the one that the card's Estro owns
legend-spent = This special cannot be used any more
legend-tot = The sum of the five values and of what is added to it
legend-die = A die: 5 more on the primary value of a card whose Estro it lists
legend-incinerator = Incinerator: destroyed and discarded cards
legend-matrix = Match-up: what the attacker's TOT gains or loses against each Estro
