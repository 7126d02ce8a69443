# C.O.A.L. in English. Every message stands in every language with the same variables; a test compares the files.

## Names and small words

pronoun-you = you
seat-number = Player { $n }
name-of-seat = { $name } (player { $n })
and-join = { $a } and { $b }
or-join = { $a } or { $b }
steam-tokens = { $n } Steam
energy-tokens = { $n } Energy
no-tokens = no tokens
no-cost = free
resource-steam = Steam
resource-energy = Energy
type-physical-attack = Physical Attack
type-energy-attack = Energy Attack
type-reaction = Reaction
type-steam-accumulator = Steam Accumulator
type-energy-accumulator = Energy Accumulator
damage-physical = { $n } Physical Damage
damage-energy = { $n } Energy Damage
damage-generic = { $n } Generic Damage
damage-none = no damage
damage-points = { $n } { $n ->
        [one] Damage Point
       *[other] Damage Points
    }
card-count = { $n } { $n ->
        [one] card
       *[other] cards
    }
card-face-down = face-down card
card-known-down = { $card } (face down)
card-in-hand = card { $letter }
card-with-cost = { $card } ({ $cost })
card-with-tokens = { $card }, { $tokens }

## Cards and pilots

card-cost = Cost: { $cost }
card-cost-free = Cost: none
card-consume = Consumed: 1 { $resource }
card-deck-building = Deck-building symbols: { $n }
card-echo = Echo: { $effects }
card-no-effect = No effect.
card-accumulator = Played face up. Gets { $token } at the start of each of your Action Turns; when ready, it fires in that turn.
effect-damage = { $damage }
effect-counterattack = Counterattack: { $damage }
effect-absorb-physical = Absorb up to { $n } Physical Damage
effect-absorb-energy = Absorb up to { $n } Energy Damage
effect-neutralize-physical = Neutralize a Physical Attack
effect-neutralize-energy = Neutralize an Energy Attack
effect-choose = Choose: { $alternatives }
effect-remove = Remove up to { $tokens } from cards on the table
effect-remove-on-hit = If the attack hits, remove up to { $tokens } from cards on the table
effect-transfer = Move { $n } { $n ->
        [one] token
       *[other] tokens
    } of this card to your other cards
effect-draw = Draw { $n } { $n ->
        [one] card
       *[other] cards
    }
effect-discard-deck = Discard the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your deck
effect-discard-hand = Discard { $n } { $n ->
        [one] card
       *[other] cards
    } from your hand
effect-heal = Remove { $n } { $n ->
        [one] Damage Point
       *[other] Damage Points
    } from your Steambot
effect-self-damage = Your Steambot suffers { $n } { $n ->
        [one] Damage Point
       *[other] Damage Points
    }
effect-generate = Place { $tokens } on your cards
pilot-maneuver = Maneuver { $n }: { $effects }
pilot-ability = Ability: { $ability }
pilot-training = Training Pilot: no ability.
pilot-drives = Preferred model: { $model }
ability-luthor-cap = In each turn his Steambot suffers at most 2 Physical Damage from each opponent.
ability-powell-double = Once per turn, when he consumes a Steam card, he may take 2 Steam instead of 1.
ability-clint-remove = Once per turn, before any activation, he may discard a card from his hand to remove a token from any card on the table.
ability-white-steam = When she consumes a card she may take Steam, whatever the card gives.
ability-lorenz-extra = At the end of his Action Turn each opponent that at least 2 of his Physical Attacks hit in this turn suffers 1 more Physical Damage, which nothing can prevent.
ability-fay-energy = When she consumes a card she may take Energy, whatever the card gives.
ability-kraus-draw = Each time a single attack does 2 or more damage to his Steambot, he draws a card.
ability-nemo-heal = Once per turn, in his Action Turn, he may discard the top 2 cards of his deck to remove 1 Damage Point from his Steambot.

## What a seat is asked

ask-model = Choose your Steambot.
ask-pilot-secret = Choose { $who ->
        [you] your pilot
       *[other] the pilot of { $who }
    }. All choices are shown at once.
ask-starting-pilot = Which { $who ->
        [you] of your pilots
       *[other] pilot of { $who }
    } starts on the board?
ask-starting-pilot-secret = Which { $who ->
        [you] of your pilots
       *[other] pilot of { $who }
    } starts on the board? All choices are shown at once.
ask-pilot = Choose { $who ->
        [you] your pilot
       *[other] the pilot of { $who }
    }.
ask-declare = { $who ->
        [you] Turn { $turn } is yours
       *[other] { $who }, turn { $turn }
    }: Action Turn or Maintenance Turn?
ask-main-maneuver = { $who ->
        [you] Your
       *[other] { $who }, your
    } Action Turn: play, activate or consume cards, and use your Maneuver.
ask-main = { $who ->
        [you] Your
       *[other] { $who }, your
    } Action Turn: play, activate or consume cards, or end the turn.
ask-main-accumulator = { $who ->
        [you] Your
       *[other] { $who }, your
    } Action Turn: a ready Accumulator must fire before the turn ends.
ask-respond = { $card } of { $who } attacks you: { $damage }. Do you react?
ask-support = { $card } of { $who } attacks your partner { $target }: { $damage }. Do you help?
ask-support-turn = { $who }, your partner, asks for your help.
ask-window-declare = { $who } has declared the turn. Consume a card now?
ask-window-after = { $who } has acted. Consume a card now?
ask-window-end = { $who } ends the turn. Consume a card now?
ask-window-gap = The next turn is about to begin. Consume a card now?
ask-place = Where do you put { $tokens }? One token at a time.
ask-take-token = Which token do you remove?
ask-remove = Remove { $tokens }, or fewer: from which card?
ask-drop = Discard { $n ->
        [one] a card
       *[other] { $n } cards
    } from your hand.
ask-choose = { $card }: choose its effect.
ask-transfer = Move { $n ->
        [one] a token
       *[other] { $n } tokens
    } from { $card } to your other cards.
ask-waiting = Waiting for { $who }.
ask-won = { $who } { $n ->
        [one] wins
       *[other] win
    } the match.
ask-tied = The match is tied.

## What a seat may do

do-model = Take { $model }
do-pilot = Take { $pilot }
do-unknown = Option { $n }
do-declare-action = Action Turn
do-declare-maintenance = Maintenance Turn: draw 2 cards and pass
do-play-up = Play { $card } face up in slot { $slot }
do-play-down = Play { $card } face down in slot { $slot }
do-replace-up = Play { $card } face up in slot { $slot }, discarding what lies there: { $old }
do-replace-down = Play { $card } face down in slot { $slot }, discarding what lies there: { $old }
do-discard = Discard slot { $slot }: { $card }
do-activate = Activate slot { $slot }: { $card }
do-maneuver = Maneuver { $n }: { $effects }
do-consume = Consume { $card } for { $tokens }
do-place = Put { $token } on slot { $slot }: { $card }
do-place-overdrive = Put { $token } on slot { $slot }: { $card }; this overdrives it and costs 1 damage
do-place-there = Put { $token } on slot { $slot } of { $who }: { $card }
do-place-there-overdrive = Put { $token } on slot { $slot } of { $who }: { $card }; this overdrives it and costs { $who } 1 damage
do-take-own = Take { $token } from your slot { $slot }: { $card }
do-take = Take { $token } from slot { $slot } of { $who }: { $card }
do-trade = Discard { $card } to remove a token
do-repair = Discard 2 cards of your deck to remove 1 Damage Point
do-swap-nobody = Exchange your pilots
do-swap = Spend a Tag Token: { $pilot } takes the board
do-call-nobody = Ask a partner for help
do-call = Ask { $who } for help
do-drop = Discard { $card }
do-choose = { $effects }
do-pass = Pass
do-pass-attack = Do not react: { $damage }
do-pass-remove = Remove no more
do-end = End the turn
slot-empty = empty

## What happened

log-starts = { $who ->
        [you] You are
       *[other] { $who } is
    } drawn to start.
log-took-model = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $model }.
log-took-pilot = { $pilot } drives { $who ->
        [you] your Steambot
       *[other] { $who }
    }.
log-chooses-first = { $who ->
        [you] You are
       *[other] { $who } is
    } drawn to choose first.
log-chose-pilot = { $who ->
        [you] You have chosen your
       *[other] { $who } has chosen its
    } pilot.
log-on-board = { $pilot } starts on { $who ->
        [you] your board
       *[other] the board of { $who }
    }.
log-shuffled = { $who ->
        [you] You shuffle your
       *[other] { $who } shuffles the
    } deck.
log-drew = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $n ->
        [one] a card
       *[other] { $n } cards
    }.
log-turn-began = Turn { $n }: { $who ->
        [you] you
       *[other] { $who }
    }.
log-declared-action = { $who ->
        [you] You declare
       *[other] { $who } declares
    } an Action Turn.
log-declared-maintenance = { $who ->
        [you] You declare
       *[other] { $who } declares
    } a Maintenance Turn.
log-charged = { $who ->
        [you] Your Accumulator in slot { $slot }
       *[other] The Accumulator in slot { $slot } of { $who }
    } gets { $token }.
log-played-up = { $who ->
        [you] You play
       *[other] { $who } plays
    } { $card } face up in slot { $slot }.
log-played-down = { $who ->
        [you] You play
       *[other] { $who } plays
    } a card face down in slot { $slot }.
log-discarded-hand = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $card } from the hand.
log-discarded-deck = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $card } from the top of the deck.
log-discarded-play = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $card } from slot { $slot }.
log-discarded-resolving = { $card } goes to { $who ->
        [you] your discard pile
       *[other] the discard pile of { $who }
    }.
log-discarded-echo = { $card } leaves the Echo row and goes to { $who ->
        [you] your discard pile
       *[other] the discard pile of { $who }
    }.
log-activated = { $who ->
        [you] You activate
       *[other] { $who } activates
    } slot { $slot }: { $card }, { $tokens }.
log-failed = { $who ->
        [you] Your { $card }
       *[other] { $card } of { $who }
    } has no effect.
log-works = { $who ->
        [you] Your { $card }
       *[other] { $card } of { $who }
    } takes effect.
log-chose = { $who ->
        [you] You choose
       *[other] { $who } chooses
    } for { $card }: { $effects }
log-stays = { $who ->
        [you] Your { $card }
       *[other] { $card } of { $who }
    } stays on the table as an Echo card.
log-echoes = The Echo of { $card } works for { $who }.
log-attacks = { $who ->
        [you] You attack
       *[other] { $who } attacks
    } { $target } with { $card }: { $damage }.
log-counterattacks = { $who ->
        [you] You counterattack
       *[other] { $who } counterattacks
    } { $target } with { $card }: { $damage }.
log-absorbs = { $who ->
        [you] You absorb
       *[other] { $who } absorbs
    } { $damage }.
log-neutralizes-physical = { $who ->
        [you] You neutralize
       *[other] { $who } neutralizes
    } the Physical Attack.
log-neutralizes-energy = { $who ->
        [you] You neutralize
       *[other] { $who } neutralizes
    } the Energy Attack.
log-hit = A hit! { $who ->
        [you] You suffer
       *[other] { $who } suffers
    } { $damage } from { $target }.
log-unhurt = { $who ->
        [you] You are
       *[other] { $who } is
    } unhurt.
log-ignored = { $who ->
        [you] Your { $pilot }
       *[other] { $pilot } of { $who }
    } ignores { $damage }.
log-underpaid = { $who ->
        [you] You suffer
       *[other] { $who } suffers
    } { $points }: the tokens do not pay the cost.
log-overpaid = { $who ->
        [you] You suffer
       *[other] { $who } suffers
    } { $points }: there are more tokens than the cost.
log-wrong-type = { $who ->
        [you] You suffer
       *[other] { $who } suffers
    } { $points }: this card cannot be used now and is wasted.
log-discarded-tokens = { $who ->
        [you] You suffer
       *[other] { $who } suffers
    } { $points }: a card with tokens was discarded.
log-overdrive = { $who ->
        [you] You suffer
       *[other] { $who } suffers
    } { $points }: a fifth token overdrives a card.
log-no-destination = { $who ->
        [you] You suffer
       *[other] { $who } suffers
    } { $points }: no card can take the token.
log-empty-deck = { $who ->
        [you] You suffer
       *[other] { $who } suffers
    } { $points }: the deck is empty.
log-printed-damage = { $who ->
        [you] You suffer { $points } by your
       *[other] { $who } suffers { $points } by its
    } own effect.
log-extra = { $who ->
        [you] You suffer
       *[other] { $who } suffers
    } 1 more Physical Damage from { $target }: hit at least twice in this turn.
log-healed = { $who ->
        [you] You remove
       *[other] { $who } removes
    } { $points }.
log-maneuvered = { $who ->
        [you] You use
       *[other] { $who } uses
    } Maneuver { $n }: { $effects }
log-consumed = { $who ->
        [you] You consume
       *[other] { $who } consumes
    } { $card } for { $resource }.
log-placed = { $who ->
        [you] You put
       *[other] { $who } puts
    } { $token } on slot { $slot }.
log-helped = { $who ->
        [you] You put { $token } on slot { $slot } of your partner { $target }
       *[other] { $who } puts { $token } on { $target ->
                [you] your slot { $slot }
               *[other] slot { $slot } of its partner { $target }
            }
    }.
log-lost = { $who ->
        [you] You lose
       *[other] { $who } loses
    } { $token }.
log-removed = { $who ->
        [you] You remove
       *[other] { $who } removes
    } { $token } from { $target ->
        [you] your slot { $slot }
       *[other] slot { $slot } of { $target }
    }.
log-removed-own = { $who ->
        [you] You remove { $token } from your
       *[other] { $who } removes { $token } from its
    } own slot { $slot }.
log-transferred = { $who ->
        [you] You move
       *[other] { $who } moves
    } { $token } to slot { $slot }.
log-overdriven = { $who ->
        [you] Your { $card } in slot { $slot }
       *[other] { $card } in slot { $slot } of { $who }
    } is overdriven and discarded.
log-ability-luthor = { $pilot } limits the damage to { $who }.
log-ability-powell = { $pilot } takes 2 Steam instead of 1 for { $who }.
log-ability-clint = { $pilot } discards a card to remove a token for { $who }.
log-ability-white = { $pilot } takes Steam from the card for { $who }.
log-ability-lorenz = { $pilot } adds damage for { $who }.
log-ability-fay = { $pilot } takes Energy from the card for { $who }.
log-ability-kraus = { $pilot } draws for { $who } after the hard hit.
log-ability-nemo = { $pilot } repairs { $who }.
log-swapped = { $who ->
        [you] You spend
       *[other] { $who } spends
    } a Tag Token: { $pilot } takes the board.
log-called = { $who ->
        [you] You ask
       *[other] { $who } asks
    } { $target } for help.
log-ends = { $who ->
        [you] You end
       *[other] { $who } ends
    } the turn.
log-conceded = { $who ->
        [you] You concede
       *[other] { $who } concedes
    }.
log-destroyed = { $who ->
        [you] You are
       *[other] { $who } is
    } destroyed.
log-eliminated = { $who ->
        [you] You are
       *[other] { $who } is
    } eliminated.
log-revealed = { $who ->
        [you] You show
       *[other] { $who } shows
    } { $card } before it goes to the box.
log-won = { $who ->
        [you] You win
       *[other] { $who } { $n ->
        [one] wins
       *[other] win
    }
    } the match.
log-tied = All fall together: the match is tied.

## What happened, in short

head-hit = { $who ->
        [you] You hit
       *[other] { $who } hits
    } { $target } with { $card }: { $damage }.
head-unhurt = { $who ->
        [you] You attack
       *[other] { $who } attacks
    } { $target } with { $card }: no damage.
head-stopped = { $who ->
        [you] Your { $card } stops { $attack } of { $target }
       *[other] { $target ->
            [you] { $card } stops your { $attack }
           *[other] { $card } of { $who } stops { $attack } of { $target }
        }
    }.
sum-turn = { $who }: { $what }.
sum-played = { $n } { $n ->
        [one] card
       *[other] cards
    } played
sum-activated = { $n } { $n ->
        [one] card
       *[other] cards
    } activated
sum-suffers = { $who ->
        [you] you suffer
       *[other] { $who } suffers
    } { $points }

## The table as text

table-setup = C.O.A.L., setup. { $who } starts.
table-setup-many = C.O.A.L., setup.
table-turn = C.O.A.L., turn { $turn }: { $who } is to declare its turn.
table-turn-action = C.O.A.L., turn { $turn }: Action Turn of { $who }. The Maneuver is still to be used.
table-turn-action-used = C.O.A.L., turn { $turn }: Action Turn of { $who }. The Maneuver has been used.
table-turn-maintenance = C.O.A.L., turn { $turn }: Maintenance Turn of { $who }.
table-seat = { $who }: { $damage } of { $fatal } damage.
table-seat-you = { $who } (you): { $damage } of { $fatal } damage.
table-destroyed = destroyed
table-eliminated = out of the match
table-team = partner: { $who }
table-pair = One of its two pilots: { $pilot }
table-has-chosen = Its choice is made.
table-reserve = In reserve: { $pilot }. Tag Tokens: { $n }
table-echo = Echo: { $card }; { $effects }
table-first-turn = No activations yet: its first turn.
table-announced = A card has been activated in this turn.
table-pilot = Pilot: { $pilot }
table-ability = Ability: { $ability }
table-ability-used = Ability, used in this turn: { $ability }
table-zones = Deck: { $deck }. Hand: { $hand }. Discard pile: { $discard }.
table-hand = Hand:
table-hand-card = { $letter }: { $card }; { $text }
table-hand-copies = { $letter }, { $n } copies: { $card }; { $text }
table-slot = Slot { $slot }: { $card }
table-slot-ready = Slot { $slot }: { $card }, ready: it must fire
table-slots-empty = Play area: empty
table-discard = Discard pile, top first: { $cards }
table-discard-top = On top of the discard pile: { $card }
table-physical = Physical Damage of this turn from { $who }: { $n }
table-hits = Physical Attacks of this turn that hit { $who }: { $n }
table-resolving = In resolution: { $card } of { $who }, { $tokens }
table-attack = Attack: { $card } of { $who } on { $target }, { $damage } still to come
table-neutralized = Attack: { $card } of { $who } on { $target }, neutralized
table-placing = To be placed: { $tokens }

## Why not

refused-ability-used = The ability has already been used in this turn.
refused-accumulator-full = That Accumulator is full.
refused-accumulator-must-fire = A ready Accumulator must fire before the turn ends.
refused-accumulator-not-ready = That Accumulator is not ready yet.
refused-accumulator-other-kind = That Accumulator collects the other kind of token.
refused-accumulators-face-up = Accumulators are played face up.
refused-already-activated = This is possible only before the first activation of the turn.
refused-already-declared = The turn has already been declared.
refused-answer-the-attack = You are under attack: activate a card, consume one, or pass.
refused-choose-an-alternative = First choose the effect of the activated card.
refused-choose-model-first = First choose a Steambot.
refused-choose-pilot-first = First choose a pilot.
refused-deck-taken = Cards of its deck have been taken; the box has two copies of each.
refused-deck-too-small = The deck has fewer than 2 cards.
refused-declare-first = First declare an Action Turn or a Maintenance Turn.
refused-drop-a-card = First discard a card from your hand.
refused-empty-hand = Your hand is empty.
refused-empty-slot = There is no card in that slot.
refused-end-instead-of-pass = There is nothing to pass on: end the turn instead.
refused-gives-energy = That card gives Energy.
refused-gives-steam = That card gives Steam.
refused-maintenance-needs-deck = A Maintenance Turn needs at least 2 cards in your deck.
refused-maneuver-first = The turn cannot end before you have used a Maneuver.
refused-maneuver-needs-deck = Your deck has too few cards to pay for that Maneuver.
refused-maneuver-needs-hand = That Maneuver needs { $n ->
        [one] one more card
       *[other] { $n } more cards
    } in your hand.
refused-maneuver-used = You have already used a Maneuver in this turn.
refused-already-out = This seat is out of the match already; there is nothing left to concede.
refused-match-over = The match is over.
refused-model-taken = That Steambot has been taken.
refused-no-activation-in-first-turn = In your first turn you cannot activate cards.
refused-no-card-for-token = No prepared card of yours, or of your partner, can take a token.
refused-no-damage = Your Steambot has no damage.
refused-no-free-discard = At this table prepared cards are discarded only to make room.
refused-no-such-alternative = The card has no such effect.
refused-no-such-maneuver = Your pilot has no such Maneuver.
refused-no-such-pilot = There is no such pilot.
refused-no-such-seat = There is no such seat at this table.
refused-no-such-token = There is no such token there that you may take.
refused-no-tag-mode = This table does not play in Tag Mode.
refused-no-tag-token = You have no Tag Token left.
refused-no-teams = This table does not play in teams.
refused-no-consuming-in-maintenance = At this table nobody consumes cards in a Maintenance Turn.
refused-no-token-of-kind = There is no token of that kind left to place.
refused-no-token-to-place = There is no token to place now.
refused-no-tokens-on-table = There is no token on any card.
refused-no-training-pilots = Training Pilots do not play at this table.
refused-not-a-reaction = Only face-down cards and Reactions answer an attack.
refused-not-asked = It is not your turn to decide.
refused-not-in-hand = That card is not in your hand.
refused-not-of-your-pair = Choose one of your two pilots.
refused-not-on-accumulators = This token cannot be put on a face-up Accumulator.
refused-not-your-ability = Your pilot does not have this ability now.
refused-not-your-card = Tokens are put only on your own cards; those of consumed cards also on your partner's.
refused-not-your-choice = It is not your turn to choose.
refused-not-your-turn = This is possible only in your own turn.
refused-nothing-to-choose = There is no effect to choose now.
refused-nothing-to-drop = There is nothing to discard for now.
refused-nothing-to-remove = There is no token to remove now.
refused-nothing-to-take-back = What you have asked for was carried out at once; nothing can be taken back.
refused-only-consume-or-pass = Here you may only consume a card, exchange your pilots in Tag Mode, or pass.
refused-only-target-or-active-calls = Only the seat under attack, or the one whose turn it is, asks its partner for help.
refused-only-in-main-window = This is possible only in your own Action Turn, when no attack is going on.
refused-only-steam-doubles = Only cards that give Steam are doubled.
refused-other-kind-removed = This effect removes the other kind of token.
refused-own-maintenance = In your own Maintenance Turn you can do nothing else.
refused-partner-cannot-act = Your partner can do nothing now.
refused-partner-is-out = Your partner is out of the match.
refused-partner-was-called = Your partner has been asked, and nothing has happened since.
refused-pilot-of-another-model = That pilot drives another Steambot.
refused-pilot-taken = That pilot has been taken.
refused-place-the-token = First place the token.
refused-reaction-on-own-turn = Reactions only answer attacks.
refused-remove-or-pass = First remove tokens, or pass.
refused-setup-over = The setup is over.
refused-slot-taken = There is a card in that slot, and another slot is free.
refused-take-the-token = First take a token from a card.
refused-training-pilots-only = Only Training Pilots play at this table.
refused-transfer-first = First move the token to another card.

## What people write: cards, decks, tables, actions

check-id = `{ $id }` may hold only lower case letters, digits and `-`
check-name = a card has a name in English and one in Italian
check-cost = { $n } tokens; a fifth token overdrives a card, so at most 4 (COAL-OVD-01)
check-accumulator-cost = an Accumulator costs 1 to 4 { $kind } and nothing else (COAL-TYPE-05)
check-echo = only Reactions have an Echo part (COAL-OBJ-04)
check-alternatives = OneOf has 2 to 9 alternatives
check-one-choice = a card has at most one OneOf
check-effects = { $n } effects; a card has at most { $most }
check-nested = OneOf cannot stand inside OneOf
check-generate = Generate is for Maneuvers only (COAL-MAN-03)
check-defence = only Reactions absorb or neutralize (COAL-REA-08)
check-echo-effect = an Echo part only absorbs, neutralizes or does damage (COAL-AMB-93)
check-amount = a number of symbols is 1 to 9
check-steps = at most { $most } symbols besides damage and defence
check-ability = a regular pilot has a model and an ability, a Training Pilot neither (COAL-TRN-01)
check-maneuvers = { $n } Maneuvers; this pilot has { $expected } (COAL-PIL-01, COAL-TRN-01)
check-maneuver-cost = a cost is DiscardHand, DiscardDeck or SelfDamage (COAL-MAN-10)
check-maneuver-effect = a Maneuver generates, draws, discards, removes, heals or costs damage (COAL-MAN-10)
check-maneuver-heals = a Maneuver heals at most 1, or a match need not end (COAL-END-07)
check-maneuver-steps = at most { $most } symbols
unknown-card = `{ $id }` is not a card
unknown-card-near = `{ $id }` is not a card; did you mean `{ $known }`?
set-id-twice = the card id `{ $id }` is used twice
set-cards = { $model } has { $n } different cards; a predefined deck has 10 (COAL-OBJ-03)
set-pilots = { $model } has { $n } regular pilots; a seat chooses one of two (COAL-OBJ-05)
set-board = { $model } has no board (COAL-OBJ-02)
set-training = the set has { $n } Training Pilots; each of two seats takes one (COAL-TRN-03)
stops-idle = { $names } { $n ->
        [one] asks
       *[other] ask
    } nothing here: this table opens those windows for nobody; the table option `soft_windows` opens them (COAL-WIN-09, COAL-WIN-11)
setup-options = more than { $most } options were named, and there are no more than that: name each once
setup-seats = { $n } seats were given; C.O.A.L. is played by 2, 3 or 4 (COAL-OBJ-01)
setup-teams = { $n } seats were given; team battle needs exactly 4 (COAL-TEAM-01)
setup-neutralize-seats = `neutralize_whole_card` is for two seats, not { $n }: one target would cancel what the attack does for its owner (COAL-AMB-53)
setup-training-tag = `training_pilots` and `tag_mode` do not go together (COAL-AMB-13)
setup-training-seats = there are two Training Pilots for { $n } seats; switch on `training_duplicates` (COAL-AMB-12)
setup-reserve-mode = a reserve pilot belongs to `tag_mode` (COAL-TAG-03)
setup-reserve-alone = a reserve pilot is agreed together with the pilot on the board (COAL-TAG-03)
setup-reserve-same = { $pilot } cannot be its own reserve (COAL-FREE-03)
setup-reserve-open = name the reserve pilot too: the pair is not settled (COAL-TAG-03)
setup-box-empty = { $open } seats still need a predefined deck, and the custom decks leave { $left } whole in the box; switch on `own_boxes` or change a deck (COAL-DECK-05)
setup-own-boxes = `own_boxes` is for custom decks, and no seat brings one: predefined decks come from one box; give a seat a deck or switch the option off (COAL-DECK-09, COAL-AMB-09)
setup-of-seat = player { $n }: { $message }
setup-pilot = `{ $id }` is not a pilot; there are { $known }
setup-pilot-model = { $pilot } drives { $model }; name that model for the seat, or switch on `free_pilots` (COAL-FREE-01)
setup-training = { $pilot }: Training Pilots play exactly when `training_pilots` is on (COAL-TRN-03)
setup-same-model = players { $a } and { $b } take { $model }; a box has one of each, and only custom decks come from `own_boxes` (COAL-SET-04, COAL-AMB-09)
setup-same-pilot = players { $a } and { $b } take { $pilot }; a box has one of each (COAL-FREE-03)
setup-same-cards = the decks together hold more than 2 copies of `{ $card }`; switch on `own_boxes` or change a deck (COAL-DECK-05)
setup-order = expected `seat { $n }`: seats are listed in order
setup-model = `{ $text }` is not a model; the models are C1, C2, C3 and C4
setup-seat-line = `{ $text }`: expected `model M`, `pilot ID`, `reserve ID` or `deck ID,ID,...`
setup-line = `{ $text }`: expected `options ...` or `seat N ...`
paper-line = expected a line that begins with `card`, `pilot` or `model`
paper-size = { $cards } cards and { $pilots } pilots; a set has at most { $most } of each
paper-lines = a set has at most { $most } lines; what begins here is left out
position-long = this text is longer than { $most } kB, and a position never is
paper-ron = column { $column }: { $error }
no-action = `{ $text }` is not an action: { $hint }
hint-hand = a card of the hand is a letter from `a` to `t`
hint-slot = a slot is a number from 1 to 5
hint-choice = a choice is a number from 1 to 9
hint-resource = a resource is `steam` or `energy`
hint-spot = a card on the table is SEAT.SLOT, e.g. `0.3`
hint-seat = in the notation a seat is a number from 0 to 3
hint-model = the models are C1, C2, C3 and C4
hint-pilot = a pilot is its number in the set
hint-play = write `play CARD up SLOT` or `play CARD down SLOT`, e.g. `play c down 3`
hint-action = it begins with model, pilot, action, maintenance, play, discard, activate, maneuver, consume, place, take, trade, repair, swap, call, drop, choose, pass or end

## Custom decks

deck-heading-name = Name
deck-heading-board = Board
deck-heading-pilot = Pilot
deck-size-missing = { $missing } { $missing ->
        [one] card is
       *[other] cards are
    } missing: the deck has { $n } of 20
deck-size-beyond = { $more } { $more ->
        [one] card
       *[other] cards
    } too many: the deck has { $n }, it must have exactly 20
deck-models = cards of { $models }: at most two models are allowed
deck-reactions = { $missing } { $missing ->
        [one] Reaction is
       *[other] Reactions are
    } missing: the deck has { $n }, it needs at least 8
deck-symbols = { $more } deck-building { $more ->
        [one] symbol
       *[other] symbols
    } too many: the deck has { $n }, at most 12 are allowed
deck-copies = more than 2 copies of { $card }
deck-many-copies = more than { $most } copies of `{ $id }`
deck-no-board = name the Steambot of the deck
deck-board = the Steambot { $model } is of no model in the deck
deck-pilot = { $pilot } drives no model of the deck: take another pilot, or play with free pilots
deck-shared = all decks together hold more than 2 copies of { $card }: play with own boxes, or change a deck
deck-same = two seats take { $what }: a box has one of each, so play with own boxes or change a deck
read-at-line = line { $line }: { $problem }
read-empty = there is no card in it
read-no-card = `{ $written }` is not a card
read-no-card-near = `{ $written }` is not a card; did you mean `{ $id }` ({ $name })?
read-several = `{ $written }` may be any of { $ids }: write the id
read-no-model = `{ $written }` is not a model; the models are C1, C2, C3 and C4
read-no-pilot = `{ $written }` is not a pilot
read-no-pilot-near = `{ $written }` is not a pilot; did you mean `{ $id }`?
read-copies = `{ $written }` copies: write a number from 1 to 20
read-no-name = the card is missing after the number
read-heading = `{ $written }` is not a heading; there are `Name:`, `Board:` and `Pilot:`
read-twice = `{ $written }` stands twice
read-version = this link is of version { $version }; this program reads version 1
read-damaged = the link is not whole, or was changed: copy it once more
read-strangers = the link names { $n } { $n ->
        [one] card that is
       *[other] cards that are
    } not in this set
read-long = a deck has at most { $most } lines with cards; what begins here is left out
read-ron = this is not a deck in RON: { $what }
symbol-physical-damage = Physical Damage
symbol-energy-damage = Energy Damage
symbol-generic-damage = Generic Damage
symbol-absorb-physical = Absorb Physical
symbol-absorb-energy = Absorb Energy
symbol-neutralize = Neutralize attack
symbol-remove = Remove tokens
symbol-transfer = Transfer tokens
symbol-draw = Draw
symbol-discard = Discard
symbol-heal = Remove damage
symbol-self-damage = Damage to yourself

heading-activate = Activate
heading-maneuver = Maneuver
heading-face-up = Play face up
heading-face-down = Play face down
heading-consume = Consume
heading-tokens = Tokens
heading-pilot = Pilot
heading-discard = Discard
heading-go-on = Go on

## Modes and options of the table, and stops

mode-duel = Duel
mode-duel-about = Two Steambots, one against the other.
mode-free-for-all = Free for all
mode-free-for-all-about = Everyone against everyone: an attack goes to every opponent, and the last one standing wins.
mode-teams = Team battle
mode-teams-about = Two teams of two, partners opposite each other: the last team standing wins.
option-teams = Team battle
option-teams-about = Two teams of two; partners sit opposite each other.
option-tag_mode = Tag Mode
option-tag_mode-about = Every seat has two pilots, and two Tag Tokens to exchange them.
option-free_pilots = Free Pilots
option-free_pilots-about = Any pilot may drive any model.
option-training_pilots = Training Pilots
option-training_pilots-about = The two Training Pilots play instead of the regular pilots.
option-training_duplicates = Duplicate Training Pilots
option-training_duplicates-about = Several seats may take the same Training Pilot; three or four seats with Training Pilots need it.
option-draft_models = Models by draft
option-draft_models-about = Models are chosen one after the other instead of drawn by lot.
option-random_pilots = Pilots by lot
option-random_pilots-about = Pilots are given by lot instead of chosen.
option-own_boxes = Boxes of their own
option-own_boxes-about = Each seat plays from a box of its own: cards, models and pilots may repeat. At least one seat brings a custom deck.
option-unlimited_copies = Any number of copies
option-unlimited_copies-about = A custom deck may hold any number of copies of a card.
option-open_lists = Open lists
option-open_lists-about = Custom deck lists are open for all.
option-limited_tokens = Limited tokens
option-limited_tokens-about = The supply of tokens ends at 47.
option-turn_draw_penalty_only = Damage for the turn draw only
option-turn_draw_penalty_only-about = When the deck is empty, only the draw at the end of the turn costs damage.
option-no_consuming_in_maintenance = No consuming in maintenance
option-no_consuming_in_maintenance-about = Nobody consumes during another seat's Maintenance Turn.
option-free_discard = Free discard
option-free_discard-about = Prepared cards may be discarded at any time in your own Action Turn.
option-face_down_accumulators = Accumulators face down
option-face_down_accumulators-about = Accumulators may be played face down, and are punished when revealed.
option-training_aid = Training aid
option-training_aid-about = Every seat may look at its own face-down cards.
option-top_discard_only = Top discard only
option-top_discard_only-about = Only the top card of a discard pile may be seen.
option-penalize_wrong_type = Wrong type wasted
option-penalize_wrong_type-about = A face-up card of the wrong type may be activated and is wasted, instead of being refused.
option-no_wrong_reaction_damage = No damage for a wrong Reaction
option-no_wrong_reaction_damage-about = An Attack revealed as a Reaction costs no damage.
option-neutralize_whole_card = Neutralize the whole card
option-neutralize_whole_card-about = Neutralizing an attack cancels the whole card, not just its damage.
option-tokens_together = Tokens together
option-tokens_together-about = The tokens of one Maneuver or Transfer are placed together: overdrives come after the last one.
option-remove_from_one_card = Remove from one card
option-remove_from_one_card-about = Remove takes its tokens from one card only.
option-counters_not_neutralizable = Counterattacks only absorbed
option-counters_not_neutralizable-about = Counterattacks cannot be neutralized, only absorbed.
option-remove_per_target = Remove for each target
option-remove_per_target-about = The number of a Remove symbol counts for each target that the attack hit.
option-echo_against_counters = Echo against counterattacks
option-echo_against_counters-about = Echo cards work against counterattacks too, each once in an attack.
option-reveal_eliminated = Eliminated cards shown
option-reveal_eliminated-about = The cards of an eliminated seat are shown before they go to the box.
option-luthor_total = Luthor's cap in total
option-luthor_total-about = Luthor's cap counts all opponents together.
option-lorenz_any_damage = Lorenz: any damage
option-lorenz_any_damage-about = Any damage counts as a hit for Lorenz.
option-kraus_per_pair = Kraus: for every pair
option-kraus_per_pair-about = Kraus draws for every two points of an attack.
option-soft_windows = Every window
option-soft_windows-about = Seats are asked after every step of another seat whether they consume, not only where a pass could lose something; their stops decide which of these questions reach them.
stop-declare = When the opponent declares an Action Turn
stop-after = After each action of the opponent
stop-end = When the opponent ends the turn
stop-gap = Between turns
stop-attacked = When you are attacked and have nothing to activate
stop-powell = When Sir Alan Powell could still double at the end of the opponent's turn
stop-partner = When your partner is attacked

## How a Steambot and a pilot play

style-c1 = Steam and armour: heavy physical blows, the heaviest of which repair 5, and four Reactions that cost nothing.
style-c2 = Energy: pricks cheaply, takes tokens away, and saves up for Thunderbolt and Volta Pile, the hardest hit of all.
style-c3 = Patience: two Accumulators that load while small blows go on, and repairs with most of what it does.
style-c4 = Fencing: cheap thrusts, a Feint whose kind is chosen as it strikes, then Balmung for 7 that repairs as much.
style-luthor-blissett = Hard to hurt by blows: each opponent's physical ones do 2 in a turn at most.
style-sir-alan-powell = Much Steam: a Steam card that he consumes may give 2.
style-clint-goldstein = Spoils plans: gives up a card to take a token off any other.
style-madame-white = Never short of Steam: any card that she consumes may give it, and her Maneuvers give Energy.
style-lorenz-zerloon = Presses on: two physical hits in a turn hurt 1 more.
style-fay-feuerstieg = Never short of Energy: any card that she consumes may give it; one Maneuver draws a card.
style-baron-kraus = Answers blows with cards: draws one whenever an attack does 2 or more to him.
style-von-nemo = Burns fast: up to four tokens for a point of damage, and cards of his deck for repairs.
style-alfa-spar = For practice: no ability, three Maneuvers of two tokens.
style-omega-spar = For practice: no ability; one of three Maneuvers draws a card.
