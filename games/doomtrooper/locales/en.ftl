## Seats, cards, places

pronoun-you = you
seat-number = Player { $n }
and-join = { $a } and { $b }
nobody = nobody
card-unknown = a face-down card
card-number = the card { $code }
slot-seen = { $card } ({ $number })
slot-hidden = a hidden warrior ({ $number })
slot-covered = a warrior in Cover ({ $number })
slot-face-down = a face-down card ({ $number })
place-squad = Squad
place-kohort = Kohort
place-outpost = Outpost
place-aside = Aside area
place-hidden = hidden warriors
place-card = on a card
place-player = on a player
place-game = on the table
tactic-fight = Fight
tactic-shoot = Shoot
stat-f = F
stat-s = S
stat-a = A
stat-v = V
ratings = F { $f }, S { $s }, A { $a }, V { $v }
of-bauhaus = Bauhaus
of-capitol = Capitol
of-cybertronic = Cybertronic
of-imperial = Imperial
of-mishima = Mishima
of-brotherhood = Brotherhood
of-legion = Dark Legion
of-crescentia = Crescentia
of-rasputin = Sons of Rasputin
of-templars = Templars
of-lutheran = Lutheran Triad
kind-warrior = warrior
kind-equipment = Equipment
kind-fortification = Fortification
kind-mission = Mission
kind-art = Art
kind-symmetry = Dark Symmetry
kind-special = Special
kind-relic = Relic
kind-warzone = Warzone
kind-alliance = Alliance
kind-ki = Ki Power
kind-beast = Beast
destiny-points = { $n } D
promotion-points = { $n } P
card-count = { $n ->
        [one] 1 card
       *[other] { $n } cards
    }

## What a seat is asked

ask-won = { $who } { $n ->
        [one] wins
       *[other] win
    } the match.
ask-tied = The match is tied between { $who }.
ask-nobody = Nobody is asked.
ask-waiting = Waiting for { $who }.
ask-redraw = Do you keep this hand, or discard it and draw a new one?
ask-action = Your Action: { $n } left, { $destiny } D. You may still attack.
ask-action-no-attack = Your Action: { $n } left, { $destiny } D.
ask-granted = You may take { $n ->
        [one] 1 Action
       *[other] { $n } Actions
    } now, none of them an attack.
ask-owed = { $why } You have { $n ->
        [one] 1 Action
       *[other] { $n } Actions
    }.
owed-uncover = All your warriors are in Cover: first one of them has to leave it.
owed-enter-outpost = First one of your warriors has to go into the Outpost.
owed-leave-outpost = First the converted warrior has to leave the Outpost.
ask-discard = Your Turn ends. You may discard a card of your hand.
ask-discard-down = Your Turn ends. Discard { $n ->
        [one] 1 card
       *[other] { $n } cards
    } at least: seven may stay in your hand.
ask-window-own = Before you go on: play a card, use an ability, or go on?
ask-window-free = { $who } has the Turn. Do you play a card or use an ability now?
ask-window-response = { $who ->
        [you] You announce
       *[other] { $who } announces
    } { $what }. Do you respond before it takes effect?
ask-window-event = { $what } Do you respond?
ask-window-intent = { $who ->
        [you] You declare
       *[other] { $who } declares
    } an attack. Do you respond before the warriors are named?
ask-window-named = { $combat }. Do you respond before the combat begins?
ask-window-tactic = { $combat }. Do you respond before the tactic is chosen?
ask-window-modify = Play something, or resolve the combat? { $totals }
ask-window-draw = { $who ->
        [you] You are
       *[other] { $who } is
    } about to draw. Do you play something before?
ask-window-end = { $who ->
        [you] Your Turn ends.
       *[other] The Turn of { $who } ends.
    } Do you play something before?
ask-window-victory = { $who } { $n ->
        [one] has
       *[other] have
    } won. Do you respond before the match is closed?
ask-window-discard = { $who ->
        [you] You are
       *[other] { $who } is
    } about to discard. Do you play something before?
announced-on = { $what }, on { $targets }
item-hide = a warrior added in Cover
item-ability = the ability of { $card }
item-trigger = the effect of { $card }
item-raise = more D for { $card }
item-goal = the Mission { $card }
item-cover = { $card } seeks Cover
item-uncover = { $card } leaves Cover
item-board = { $card } enters or leaves its Vehicle
item-transfer = { $card } is transferred
item-sabotage = { $card } sabotages
item-reward = the points for a kill
item-meditate = meditating
event-added = { $who ->
        [you] You added { $card }.
       *[other] { $card } was added by { $who }.
    }
event-wounded = { $card } was wounded.
event-killed = { $card } was killed.
event-kills = { $card } killed its opponent.
event-healed = { $card } was healed.
event-discarded = { $card } was discarded.
event-survived = { $card } survived a combat.
event-earned = { $who ->
        [you] You
       *[other] { $who }
    } earned points.
event-mission = { $who ->
        [you] You
       *[other] { $who }
    } completed a Mission.
event-draw-step = { $who ->
        [you] Your draw step begins.
       *[other] The draw step of { $who } begins.
    }
event-discard-phase = { $who ->
        [you] Your Discard phase begins.
       *[other] The Discard phase of { $who } begins.
    }
event-attacked = { $card } was named as defender.
event-combat = A combat of { $card } begins.
event-leaves = { $card } left play.
event-enters = { $card } entered play.
event-wounds = { $card } wounded its opponent.
event-hit = { $card } was hit.
event-warrior-earned = { $card } earned points for { $who }.
event-searched = { $who ->
        [you] You have
       *[other] { $who } has
    } searched a pile and taken a card.
event-other = Something happened.
combat-pair = { $attacker } attacks { $defender }
combat-totals = { $tactic }: { $attacker } { $stat } { $attack } against A { $armor }; { $defender } { $stat } { $answer } against A { $own }.
ask-caster = { $card }: which warrior casts it?
ask-host = { $card }: what is it attached to?
ask-warrior = { $card }: which warrior?
ask-card = { $card }: which card in play?
ask-second = { $card }: after { $first }, which other warrior or card?
ask-mission-warrior = { $card }: which warrior gets the Mission?
ask-mission-player = { $card }: which player gets the Mission?
ask-bearer = { $card }: which warrior gets it?
ask-assigned = { $card }: which warrior is assigned to it?
ask-killed = { $card }: which warrior is to be killed?
ask-wounded = { $card }: which warrior is to be wounded?
ask-healed = { $card }: which warrior is to be healed?
ask-discarded-warrior = { $card }: which warrior is to be discarded?
ask-discarded-card = { $card }: which card is to be discarded?
ask-annihilated-warrior = { $card }: which warrior is to be annihilated?
ask-annihilated-card = { $card }: which card is to be annihilated?
ask-returned-warrior = { $card }: which warrior returns to its owner's hand?
ask-returned-card = { $card }: which card returns to its owner's hand?
ask-covered = { $card }: which warrior goes into Cover?
ask-uncovered = { $card }: which warrior leaves Cover?
ask-moved = { $card }: which card is moved?
ask-attacks = { $card }: which warrior attacks?
ask-attacked = { $card }: which warrior is attacked?
ask-new-attacker = { $card }: which warrior becomes the attacker?
ask-new-defender = { $card }: which warrior becomes the defender?
ask-player = { $card }: which player?
ask-tactic-of = { $card }: which tactic?
ask-affiliation = { $card }: which affiliation?
ask-corporation = { $card }: which corporation?
ask-steps = { $card }: how many times do you pay { $price }?
ask-place = { $card }: into which Area?
ask-inside = { $card }: does the warrior get in at once?
ask-offered = { $card }: let it happen?
ask-may = { $card }: do you want it to happen?
ask-pay-or = { $card }: do you pay { $price } to prevent it?
ask-split = The sabotage earns { $n } points: how many of them as P? The others are D.
ask-counter = { $card }: what does it counter?
ask-split-kill = The kill earns { $n } points: how many of them as P? The others are D.
ask-order = Several of your effects happen at the same moment: which one first?
ask-return = { $card } has to leave play: does it stay in its owner's hand instead?
ask-fewest = { $card }: which of your warriors do you discard?
ask-add-for = { $card }: which warrior of your hand is added for { $who }?
ask-add-at-once = { $card }: which warrior of your hand do you add?
ask-attacker-next = { $card }: which of your warriors attacks next?
ask-way = { $card }: which of its effects?
ask-pay-for-it = { $card }: do you pay { $price } for it?
ask-pay-or-discard = { $card }: do you pay { $price } for { $picked }? Otherwise it is discarded.
ask-new-host = { $card }: who gets { $picked }?
ask-exchange = { $card }: do you exchange points?
ask-shuffle = { $card }: your Draw Pile was looked at. Do you shuffle it?
ask-draw-up-to = { $card }: do you draw until you have { $n } cards in hand?
ask-keep = { $card }: which of these cards do you keep?
ask-attach = { $card }: which card of your hand is attached?
ask-support = { $card }: which warrior gives support?
ask-holder = { $card }: who holds the Mission from now on?
ask-membership = { $card }: which membership is lost?
ask-cast = { $card }: which spell of your hand is cast?
ask-question = { $card }: what do you ask { $who } about the hand?
ask-answer = { $card }: { $question } You answer truthfully, or pay { $price } not to answer.
ask-plan = { $card }: will you attack in your next Turn? Everybody hears it, and you keep to it.
ask-plan-attacker = { $card }: which of your warriors will attack?
ask-plan-defender = { $card }: whom will it attack?
ask-plan-tactic = { $card }: by which tactic?
ask-mission = { $card }: which Mission of your hand was that?
ask-search = { $card }: which of the cards found?
ask-take-back = { $card }: which card do you take back?
ask-discard-theirs = { $card }: which card is discarded?
ask-discard-own = { $card }: which card of your hand do you discard?
ask-choose = { $card }: your choice.
ask-attacker = Which of your warriors attacks?
ask-defender = { $attacker } attacks: whom?
ask-second-defender = { $attacker } may attack twice: whom does it attack next?
ask-aim = { $warrior } strikes: whom does its blow hit?
ask-tactic = { $combat }: Fight or Shoot?
ask-warzone = { $defender } defends: in a Warzone?
ask-copy = { $warrior } uses one { $card } in this combat: which copy?
ask-weapon = { $warrior } is in combat: with which Weapon?
ask-combat = { $combat }.

## What a seat may do

do-yield = Do nothing
do-yield-combat = Nothing more: resolve the combat
do-no-warzone = Use no Warzone
do-no-weapon = Use no Weapon
do-no-second = Attack nobody else
do-outside = Stay outside
do-inside = Get in
do-not-pay = Do not pay
do-pay = Pay
do-split = { $n } P and { $rest }
do-let-go = Do not pay: it is discarded
do-stay = It stays where it is
do-no-more = Exchange no more
do-shuffle = Shuffle it
do-not-shuffle = Leave it as it is
do-exchange-destiny = { $price } for 1 P
do-exchange-promotion = 1 P for { $price }
do-find-nothing = Take nothing
do-answer = Answer
do-silent = Pay, and do not answer
do-plan-none = No attack
do-plan-attack = An attack
do-decline = No
do-accept = Yes
do-end-turn = End your Turn
do-keep = Keep this hand
do-redraw = Draw a new hand
do-add = Add { $card } for { $price }
do-hide = Add { $card } in Cover, face down (3 Actions; paid for when it is identified)
do-cover = { $card } seeks Cover
do-uncover = { $card } leaves Cover
do-board = { $card } gets into its Vehicle
do-leave-vehicle = { $card } gets out of its Vehicle
do-transfer = Transfer { $card } into the Outpost
do-transfer-back = Transfer { $card } out of the Outpost
do-sabotage = { $card } sabotages { $who }
do-meditate = Meditate: 1 D for an Action
do-attack = Attack
do-end = End your Actions
do-play = Play { $card } ({ $kind }; { $price })
do-use = Use { $card } ({ $price })
do-use-number = Use ability { $n } of { $card } ({ $price })
do-raise = Add D to { $card }
do-counter = Counter { $card }
do-spend = Spend the Actions of the Mission { $card }
do-choose = Choose { $card }{ $place }
do-choose-warrior = { $who ->
        [you] Your { $card }
       *[other] { $card } of { $who }
    } in the { $place }: { $ratings }
do-choose-on = { $who ->
        [you] Your { $card }, on { $host }
       *[other] { $card } of { $who }, on { $host }
    }
do-choose-card = { $who ->
        [you] Your { $card }
       *[other] { $card } of { $who }
    }: { $place }
do-player = { $who }
do-yourself = { $who ->
        [you] You
       *[other] { $who } (you)
    }
do-tactic = { $tactic }
do-forecast = { $label }: { $strength } against A { $against }
do-place = { $place }
do-affiliation = { $affiliation }
do-pay-steps = Pay { $n ->
        [one] once
       *[other] { $n } times
    }: { $price }
do-steps = Pay { $n ->
        [one] once
       *[other] { $n } times
    }
do-card = Take { $card }
do-discard = Discard { $card }
do-first = { $card } first
do-way = Effect { $n }
price-actions = { $n ->
        [one] 1 Action
       *[other] { $n } Actions
    }
price-attack = Attack Action, { $n ->
        [one] 1 Action
       *[other] { $n } Actions
    }
price-nothing = no Action
price-step = { $price } each time it is paid
price-counted = and D as the card says
price-discard = discards this card
price-annihilate = annihilates this card
price-wound = wounds its bearer

## What happened

log-begins = { $who ->
        [you] You begin
       *[other] { $who } begins
    }.
log-drew = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $n ->
        [one] a card
       *[other] { $n } cards
    }.
log-drew-card = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $card }.
log-drew-cards = { $who ->
        [you] You draw
       *[other] { $who } draws
    } { $n ->
        [one] { $cards }
       *[other] { $n } cards: { $cards }
    }.
log-redrew = { $who ->
        [you] You discard your hand and draw
       *[other] { $who } discards the hand and draws
    } a new one.
log-redrew-no-warriors = { $who ->
        [you] You show a hand without warriors and draw
       *[other] { $who } shows a hand without warriors and draws
    } a new one.
log-turn = Turn { $n }: { $who ->
        [you] you
       *[other] { $who }
    }.
log-missed-turn = { $who ->
        [you] You miss
       *[other] { $who } misses
    } a Turn.
log-reversed = The direction of play is reversed from the next Turn on.
log-exchanged-seats = { $who ->
        [you] You and { $target }
       *[other] { $who } and { $target }
    } exchange seats, which counts from the next Turn on.
log-goes-round = Play now goes round in this order: { $order }.
log-plays = { $who ->
        [you] You play
       *[other] { $who } plays
    } { $card }.
log-adds = { $who ->
        [you] You add
       *[other] { $who } adds
    } { $card }.
log-hides = { $who ->
        [you] You add
       *[other] { $who } adds
    } a warrior in Cover.
log-ability = { $who ->
        [you] You use
       *[other] { $who } uses
    } { $card }.
log-trigger = { $card } takes effect for { $who }.
log-goal = { $who ->
        [you] You spend
       *[other] { $who } spends
    } the Actions of { $card }.
log-seeks-cover = { $who ->
        [you] Your
       *[other] { $who }:
    } { $card } seeks Cover.
log-exits-cover = { $who ->
        [you] Your
       *[other] { $who }:
    } { $card } leaves Cover.
log-boards = { $who ->
        [you] Your
       *[other] { $who }:
    } { $card } enters or leaves its Vehicle.
log-transfers = { $who ->
        [you] You transfer
       *[other] { $who } transfers
    } { $card }.
log-sabotage = { $who ->
        [you] Your
       *[other] { $who }:
    } { $card } sets out to sabotage.
log-sabotage-of = { $who ->
        [you] Your
       *[other] { $who }:
    } { $card } sets out to sabotage { $target ->
        [you] you
       *[other] { $target }
    }.
log-sabotages = { $who ->
        [you] Your
       *[other] { $who }:
    } { $card } sabotages { $target ->
        [you] you
       *[other] { $target }
    }.
log-raises = { $who ->
        [you] You add
       *[other] { $who } adds
    } D to { $card }.
log-meditates = { $who ->
        [you] You meditate
       *[other] { $who } meditates
    }.
log-chose = { $who ->
        [you] You choose
       *[other] { $who } chooses
    } { $card }.
log-chose-player = { $who ->
        [you] You choose
       *[other] { $who } chooses
    } { $target ->
        [you] { $who ->
                [you] yourself
               *[other] you
            }
       *[other] { $target }
    }.
# What was announced, and what was chosen for it.
log-with-choices = { $line }: { $chosen }.
log-paid = { $who ->
        [you] You pay
       *[other] { $who } pays
    } the price { $n ->
        [one] once
       *[other] { $n } times
    }.
log-answers = It counters { $card }.
log-cancelled = { $card } has no effect.
log-entered = { $card } enters play: { $place }.
log-attached = { $card } is attached to { $host }.
log-attached-table = { $card } enters play.
log-hid = { $who ->
        [you] Your hidden warrior ({ $number }) lies in Cover.
       *[other] A hidden warrior ({ $number }) of { $who } lies in Cover.
    }
log-identified = A hidden warrior is identified: { $card }.
log-not-paid = { $card } cannot be paid for and leaves play.
log-covered = { $card } is in Cover.
log-uncovered = { $card } is out of Cover.
log-boarded = { $card } gets into { $host }.
log-left-vehicle = { $card } gets out of { $host }.
log-moved = { $card } moves: { $place }.
log-destiny = { $who ->
        [you] You gain
       *[other] { $who } gains
    } { $n } D.
log-destiny-lost = { $who ->
        [you] You lose
       *[other] { $who } loses
    } { $n } D.
log-destiny-paid = { $who ->
        [you] You pay
       *[other] { $who } pays
    } { $n } D.
log-promotion = { $who ->
        [you] You gain
       *[other] { $who } gains
    } { $n } P.
log-promotion-lost = { $who ->
        [you] You lose
       *[other] { $who } loses
    } { $n } P.
log-promotion-paid = { $who ->
        [you] You pay
       *[other] { $who } pays
    } { $n } P.
log-attacks = { $who ->
        [you] You attack
       *[other] { $who } attacks
    }.
log-named = { $attacker } attacks { $defender }.
log-tactic = The tactic is { $tactic }.
log-warzone = The combat takes place in { $card }.
log-uses = { $card } is used in the combat.
log-blow-hits = { $card } strikes { $host } with { $strength } against A { $armor }: a hit.
log-blow-misses = { $card } strikes { $host } with { $strength } against A { $armor }: no hit.
log-wounded = { $card } is wounded.
log-killed = { $card } is killed.
log-saved = { $card } is saved.
log-healed = { $card } is healed.
log-combat-over = The combat is over.
log-discarded = { $card } is discarded.
log-annihilated = { $card } is annihilated.
log-left-unseen = The face-down card ({ $number }) leaves play unseen.
log-spent = { $who ->
        [you] Your { $card }
       *[other] { $card } of { $who }
    } is discarded.
log-spent-annihilated = { $who ->
        [you] Your { $card }
       *[other] { $card } of { $who }
    } is annihilated.
log-not-taken-back = { $who ->
        [you] You do
       *[other] { $who } does
    } not take { $card } back.
log-returned = { $card } returns to its owner.
log-discarded-secretly = { $who ->
        [you] You discard
       *[other] { $who } discards
    } a card face down.
log-discarded-card = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $card }.
log-discarded-face-down = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $card }, face down.
log-shown-from-hand = { $who ->
        [you] You show
       *[other] { $who } shows
    } { $card }.
log-discarded-openly = { $who ->
        [you] You discard
       *[other] { $who } discards
    } { $card } in the open.
log-looked-hand = { $who ->
        [you] You look
       *[other] { $who } looks
    } at { $target ->
        [you] your hand
       *[other] the hand of { $target }
    }.
log-saw = { $who ->
        [you] You see
       *[other] { $who } sees
    }: { $card }, in { $target ->
        [you] your hand
       *[other] the hand of { $target }
    }.
log-saw-top = { $who ->
        [you] You see
       *[other] { $who } sees
    }: { $card }, on top of { $target ->
        [you] your Draw Pile
       *[other] the Draw Pile of { $target }
    }.
log-looked-pile = { $who ->
        [you] You look
       *[other] { $who } looks
    } at { $target ->
        [you] your Draw Pile
       *[other] the Draw Pile of { $target }
    }.
log-took-back = { $who ->
        [you] You take
       *[other] { $who } takes
    } { $card } back.
log-annihilated-unseen = The card that { $who ->
        [you] you have
       *[other] { $who } has
    } found is annihilated, unseen.
log-swapped-piles = { $who ->
        [you] Your Draw Pile and your Discard Pile
       *[other] The Draw Pile and the Discard Pile of { $who }
    } change places.
log-swapped = The card that { $who ->
        [you] you have
       *[other] { $who } has
    } found goes back, and another one of the pile takes its place.
log-searched = { $who ->
        [you] You search a pile and take
       *[other] { $who } searches a pile and takes
    } a card.
log-searched-nothing = { $who ->
        [you] You search a pile and take
       *[other] { $who } searches a pile and takes
    } nothing.
log-asked = { $who ->
        [you] You ask
       *[other] { $who } asks
    } { $target } about the hand: “{ $question }”.
log-answered-yes = { $who ->
        [you] You answer
       *[other] { $who } answers
    }: yes.
log-answered-no = { $who ->
        [you] You answer
       *[other] { $who } answers
    }: no.
log-silent = { $who ->
        [you] You pay
       *[other] { $who } pays
    } not to answer.
log-plans-none = { $who ->
        [you] You say
       *[other] { $who } says
    } that there will be no attack in the next Turn.
log-plans = { $who ->
        [you] You say
       *[other] { $who } says
    } of the next Turn: { $card } will attack { $host }, tactic { $tactic }.
log-shuffled = { $who ->
        [you] Your Draw Pile
       *[other] The Draw Pile of { $who }
    } is shuffled.
log-completed = The Mission { $card } is completed.
log-converted = { $card } now belongs to: { $affiliation }.
log-lost-membership = { $card } does not belong to { $affiliation } any more.
log-supports = { $card } supports { $host }.
log-assigned = { $card } goes to { $who }.
log-controlled = { $who ->
        [you] You control
       *[other] { $who } controls
    } { $card } from now on.
log-heads = The coin shows heads.
log-tails = The coin shows tails.
log-sabotaged = { $who ->
        [you] You sabotage
       *[other] { $who } sabotages
    } { $target }.
log-no-warriors = { $who ->
        [you] You have
       *[other] { $who } has
    } no warriors: { $n ->
        [one] 1 Turn
       *[other] { $n } Turns
    } left to add one.
log-conceded = { $who ->
        [you] You give
       *[other] { $who } gives
    } up.
log-eliminated = { $who ->
        [you] You are
       *[other] { $who } is
    } out of the match.
log-new-target = All Draw Piles are empty and the leaders are tied: { $n } points win now.
log-raised-target = The match goes on: { $n } points win now.
log-wins = { $who ->
        [you] You have
       *[other] { $who } { $n ->
        [one] has
       *[other] have
    }
    } won, unless a card changes that.
log-won = { $who ->
        [you] You win
       *[other] { $who } { $n ->
        [one] wins
       *[other] win
    }
    }.
log-tied = { $who } tie.

## What happened, in short

head-attack = { $who ->
        [you] You attack
       *[other] { $who } attacks
    } { $host } with { $card }
head-nobody = nobody is hurt.
sum-turn = { $who }: { $what }.
sum-added = { $n } { $n ->
        [one] warrior added
       *[other] warriors added
    }
sum-played = { $n } { $n ->
        [one] card played
       *[other] cards played
    }
sum-attacks = { $n } { $n ->
        [one] attack
       *[other] attacks
    }
sum-wounded = wounded: { $cards }
sum-killed = killed: { $cards }
sum-points = +{ $n } P

## The table as text

question-kind = Is there a card of this kind: { $kind }?
question-affiliation = Is there a card with this icon: { $affiliation }?
question-personality = Is there a Personality?
question-payable = Is there a warrior whose V you could pay now?
question-combat = Is there a card that can be played during combat?
question-answer = Is there a card that answers the card that another player plays?
table-turn = Turn { $turn } ({ $who }). First to { $target } Promotion Points.
table-turn-actions = Turn { $turn } ({ $who }), { $n ->
        [one] 1 Action
       *[other] { $n } Actions
    } left. First to { $target } Promotion Points.
table-order = Order of play: { $order }.
table-seat = { $who }: { $destiny } D, { $promotion } P
table-seat-you = { $who } (you): { $destiny } D, { $promotion } P
table-eliminated = out of the match
table-team = Team { $n }
status-seat = { $who }: { $destiny } D, { $promotion } P, { $hand } in hand.
status-seat-you = { $who } (you): { $destiny } D, { $promotion } P, { $hand } in hand.
table-zones = Hand { $hand }, Draw Pile { $pile }, Discard Pile { $discard }, annihilated { $gone }, Reserve { $reserve }
table-discards = Discard Pile: { $cards }
table-no-warriors = No warriors: { $n ->
        [one] 1 Turn
       *[other] { $n } Turns
    } left to add one
table-area = { $place }:
table-on-player = With this player:
table-game = With everybody:
table-hand = Hand:
table-hand-card = { $card } ({ $code }), { $kind }
table-hand-copies = { $n } times { $card } ({ $code }), { $kind }
table-combat = Attack of { $who }:
table-attacker = { $attacker } attacks; the defender is still to be named.
table-second = The next attack: on { $defender }.
table-modifier = { $on }, by { $card }: { $does }
table-cover = { $on }, by Cover: +{ $n } to A.
card-owner = owned by { $who }
card-wounded = wounded
card-covered = in Cover
card-inside = manned
card-unpaid = not yet paid for
card-in-use = in use
card-markers = { $n ->
        [one] 1 marker
       *[other] { $n } markers
    }

## Why not

refused-already-out = You are out of the match already.
refused-match-over = The match is over.
refused-add-not-play = A warrior is added, not played.
refused-alliance-in-play = That Alliance is in play already.
refused-alliance-one = You have an Alliance in play already; a player has one.
refused-already-covered = That warrior is in Cover already.
refused-already-transferred = That warrior was transferred already, and it is not yet your Turn again.
refused-armor-twice = That warrior wears an Armor already.
refused-attack-after-cover = A warrior that left Cover in this Turn cannot attack.
refused-attack-barrier = Warriors in an Outpost and outside do not fight each other.
refused-attack-brotherhood = A Doomtrooper does not attack the Brotherhood.
refused-attack-brotherhood-only-legion = This warrior attacks only the Dark Legion.
refused-attack-first-turn = Nobody attacks in the first Turn.
refused-attack-forbidden = A card forbids this attack.
refused-attack-from-cover = A warrior in Cover does not attack.
refused-attack-mortificator = This warrior may not attack that one.
refused-attack-must-other = Another warrior must be attacked first.
refused-told-no-attack = You said that you would not attack in this Turn.
refused-not-as-told = You announced another tactic for this attack, and it is possible.
refused-attack-team-mate = A team mate is not attacked.
refused-attack-never = This warrior cannot attack.
refused-no-actions = This warrior may not perform Actions.
refused-attack-no-tactic = There is no tactic in which these two could fight.
refused-attack-nobody = Nobody can be attacked now.
refused-attack-once = There is one attack in a Turn.
refused-attack-once-each = That warrior attacks only once in a Turn.
refused-attack-only-highest = This warrior attacks only the warrior with the highest rating.
refused-attack-only-others = A card lets this warrior attack only others.
refused-attack-own = A warrior does not attack its own side.
refused-attack-price = You cannot pay what this attack costs.
refused-attack-same-corporation = Warriors of the same corporation do not attack each other.
refused-attack-target-never = That warrior cannot be attacked.
refused-beast-or-vehicle = A warrior has a Beast or a Vehicle, not both.
refused-beast-outpost = Only a warrior in the Outpost has a Beast.
refused-beast-transfer = A Beast, or a warrior with one, stays in the Outpost.
refused-covered-vehicle = A warrior in Cover does not enter or take a Vehicle.
refused-discard-or-yield = Discard a card from your hand, or end the Turn.
refused-equipment-icon = That warrior may not use this Equipment: it belongs to others.
refused-gift-follower = That Gift is for followers of its Apostle.
refused-gift-legion = Gifts of the Dark Symmetry are for the Dark Legion and its Heretics.
refused-gift-twice = That warrior has this Gift already.
refused-granted-no-attack = These Actions cannot be spent on an attack.
refused-immune-combat = A warrior of this combat is immune to that power.
refused-hidden-host = What is limited to certain warriors is not attached to another player's hidden warrior.
refused-hidden-transfer = A hidden warrior is not transferred.
refused-inside-vehicle = A warrior inside a Vehicle does not seek Cover.
refused-inside-or-outside = Say whether the warrior gets in.
refused-ki-mishima = Ki Powers are for warriors of Mishima.
refused-ki-twice = That warrior has this Ki Power already.
refused-last-open-warrior = Your last open warrior cannot seek Cover.
refused-mission-twice = That warrior, or player, has this Mission already.
refused-must-discard = You hold more than seven cards: discard first.
refused-must-enter-outpost = First a warrior of yours must go to the Outpost.
refused-must-leave-outpost = First the converted warrior must leave the Outpost.
refused-must-uncover = All your warriors are in Cover: first one must leave it.
refused-must-attack = An attack is owed in this Turn: keep an Action for it and attack.
refused-needs-not-met = What the card asks for is not there.
refused-never-in-cover = That warrior never goes into Cover.
refused-no-caster = None of your warriors can cast that spell.
refused-no-combats = A card forbids all combats for now.
refused-no-equipment = That warrior may not have Equipment.
refused-once-per-event = That is done once only for the same event.
refused-refuses-card = That warrior may not have this card, or it may not be played on it.
refused-kept-out = A warrior in that Area keeps this warrior out.
refused-no-open-warrior = You need an open warrior before one is added in Cover.
refused-no-place = There is no Area in which that card may be put.
refused-no-such-ability = That card has no such ability.
refused-no-such-mission = That card is no Mission with Actions to spend.
refused-no-symmetry = That warrior may not have Gifts.
refused-no-target = There is nothing that it may be used on.
refused-alliance-protected = Only a card that names Alliances takes one out of play.
refused-immune = That warrior is immune to it.
refused-no-other-tactic = No other tactic is possible between these two.
refused-no-replacement = No other warrior could fight there.
refused-not-in-combat = A Combat Spell is cast on a warrior of the combat.
refused-spell-for-legion = A spell is not cast to the benefit of the Dark Legion.
refused-spell-for-others = A caster of the Dark Legion casts to its benefit and against the others only.
refused-warzone-untimely = A Warzone is named right after the tactic, not earlier and not later.
refused-is-beast = A warrior that is a Beast itself has no Beast.
refused-beast-twice = That warrior has a Beast already.
refused-is-vehicle = A warrior that is a Vehicle itself gets no other one and never leaves it.
refused-never-casts = A card keeps that warrior from casting.
refused-not-mastered = That warrior has not mastered this spell.
refused-casts-elsewhere = Warriors of the Brotherhood cast from the Squad.
refused-caster-not-in-combat = A Personal Combat Spell is cast by a warrior of the combat.
refused-wrong-area = It does not go into that Area.
refused-copy-there = You have that card there already.
refused-warzone-elsewhere = Only an own Warzone in the Area of the defender is used.
refused-aims-elsewhere = The blow hits the opponent or one of those who support it.
refused-not-borne = That is no Equipment of the warrior whose turn it is.
refused-choose-copy = Choose which copy is used.
refused-no-weapon = That is not a Weapon.
refused-weapon-of-other-tactic = That Weapon is for the other tactic.
refused-weapon-twice = A warrior uses one Weapon, or two handguns.
refused-no-attack-on-players = Only warriors are attacked, never a player.
refused-tribe-is-none = A card that names Doomtroopers does not mean Tribal warriors.
refused-never-fights = That warrior never takes part in combat.
refused-no-fight-in-the-air = A warrior inside an Airship or a Submarine neither attacks nor is attacked in Fight.
refused-no-vehicle = That warrior has no Vehicle.
refused-not-a-choice = That is not one of the choices.
refused-not-a-target = That may not be chosen.
refused-not-a-warrior = That is not a warrior in play.
refused-not-a-warrior-card = That card is not a warrior.
refused-not-an-action = No Action can be spent on that.
refused-not-asked = You are not asked now.
refused-not-covered = That warrior is not in Cover.
refused-not-in-hand = That card is not in your hand.
refused-not-in-play = There is no card in play there.
refused-not-in-this-step = That is not possible in this step of the attack.
refused-not-now = It is not the moment for that.
refused-not-now-but-any-time = That is played at any time: in your Turn you are asked for it with each Action and before you discard; in between, and in the Turns of others, where you set a stop.
refused-not-now-but-in-combat = That is played during combat, when the ratings are modified.
refused-not-now-but-in-own-turn = That is played in your Turn: you are asked for it with each Action and before you discard.
refused-not-now-but-in-turns-of-others = That is played in the Turns of others.
refused-not-yours = That is not yours to use.
refused-only-as-action = That card is played as an Action in your own Turn.
refused-other-tribe = Two Tribes do not share an Outpost.
refused-outpost-mixed = Others of that Outpost do not go together with this warrior.
refused-outpost-would-be-empty = Your Outpost would be empty while others have warriors in theirs.
refused-personality-hidden = You have that Personality among your hidden warriors.
refused-personality-in-play = That Personality is in play already.
refused-play-banned = A card forbids playing that now.
refused-no-such-spell = D is added to an own spell of this combat whose price can be paid several times, in the fourth step.
refused-no-more-steps = The price cannot be paid once more.
refused-nothing-to-counter = Nothing of that kind was played in this step and still lasts.
refused-nothing-to-take-back = What was announced, declared or shown stays, and you are composing nothing.
refused-order = Say which of your effects happens first.
refused-redraw-or-keep = Keep the hand, or draw a new one.
refused-relic-in-play = That Relic is in play already.
refused-sabotage-once = You have sabotaged as often as you may.
refused-split = There are not so many points to be split.
refused-sabotage-prevented = A card keeps sabotage off that player.
refused-sabotage-team-mate = A team mate is not sabotaged.
refused-sabotage-opponent = Only another player who is still in the match is sabotaged.
refused-sabotage-own-turn = Sabotage happens in your own Turn, outside of combat.
refused-sabotage-too-early = It is too early for a sabotage.
refused-sabotage-warriors = Only a player without warriors is sabotaged.
refused-saboteur = That warrior cannot sabotage.
refused-steps = You cannot pay that many times.
refused-table-full = The table has no room for another card.
refused-tactic-banned = A card forbids that tactic.
refused-tactic-impossible = That tactic is not possible between these two.
refused-too-deep = Too much is going on already for another answer.
refused-too-few-actions = That takes { $needed ->
        [one] 1 Action
       *[other] { $needed } Actions
    }; you have { $left }.
refused-too-few-destiny = That costs { $needed } D; you have { $left }.
refused-too-few-promotion = You have too few P for that.
refused-tribal-transfer = Tribal warriors stay in the Outpost.
refused-used-already = That has been used as often as it may.
refused-vehicle-transfer = A warrior with a Vehicle takes two Actions to transfer.
refused-vehicle-twice = That warrior has a Vehicle already.
refused-window-play-or-yield = Play a card, use an ability, or do nothing.
refused-works-not = That has no effect where it lies now.
refused-wrong-host = It may not be attached to that.

## Decks and tables

deck-no-card = `{ $written }` is neither the number nor the name of a card
deck-no-card-near = `{ $written }` is neither the number nor the name of a card; did you mean { $near }?
deck-too-small = the deck has { $n } of { $least } cards: { $missing } { $missing ->
        [one] is
       *[other] are
    } missing
deck-reserve = the Reserve has { $n } cards; it may have { $most }
deck-too-large = deck and Reserve have { $n } cards; this program takes { $most }
deck-warriors = the deck has { $n } of { $least } warriors: { $missing } { $missing ->
        [one] is
       *[other] are
    } missing
deck-copies = { $n } copies of { $card }; { $most ->
        [0] none is
        [one] 1 is
       *[other] { $most } are
    } allowed
deck-not-playable = { $card } cannot be played by this program yet: it waits for { $lacks }
setup-teams = Teams are two of two: they need four players, not { $n }.
setup-seats = { $n } seats were given; Doomtrooper is played by 2 to { $most }
setup-option = the option `{ $name }` cannot be { $value }; it goes from { $least } to { $most }
setup-of-seat = player { $n }: { $message }
paper-line = expected a line that begins with `card` or `windows`
paper-too-many = more than { $n } cards are written; no set has so many
paper-windows = expected three numbers after `windows`
paper-ron = column { $column }: { $error }
paper-same = two cards of the record have the same number or name: { $error }
no-action = `{ $text }` is not an action; actions look like `play 01104`, `choose #3`, `yield`
setup-order = expected `seat { $n }`: seats are listed in order
setup-line = `{ $text }`: expected `options ...`, `seat N`, `deck ...` or `reserve ...`
setup-copies = `{ $text }`: write the copies and the card, e.g. `3 01001`
deck-line = `{ $text }`: write the copies and the card, e.g. `3 01001` or `3 CHASSEUR`, or a heading: `Name:`, `Reserve:`
problems-more = { $n ->
    [1] and 1 more problem
   *[other] and { $n } more problems
 }
deck-too-long = more than { $n } cards are written; a deck and its Reserve have { $most } at most
deck-empty = there is no card in it

heading-add = Add a warrior
heading-play = Play a card
heading-use = Use what is in play
heading-move = Cover, Vehicles, Outpost
heading-attack = Attack and sabotage
heading-choose = Choose
heading-discard = Discard
heading-go-on = Go on

## Modes and options of the table, and stops

mode-duel = Duel
mode-duel-about = One against one.
mode-free-for-all = Free for all
mode-free-for-all-about = Everyone against everyone: any opponent may be attacked.
mode-teams = Teams
mode-teams-about = Two teams of two, mates opposite each other, add their Promotion Points together.
option-promotion_target = Promotion Points to win
option-promotion_target-about = The first player to reach this many Promotion Points wins.
option-starting_destiny = Destiny Points at the start
option-starting_destiny-about = Destiny Points of each player at the start.
option-hand_size = Hand size
option-hand_size-about = Cards in each hand after drawing.
option-actions = Actions of a Turn
option-actions-about = Actions of each Turn.
option-first_player = First player
option-first_player-about = The player who begins, by number; 0: drawn by lot.
option-turn_limit = Limit of Turns
option-turn_limit-about = After this many Turns in all, the player with the most Promotion Points wins, so that no match goes on without end.
option-no_warriors = No-warriors rule
option-no_warriors-about = When a player without warriors can be eliminated.
option-one_sabotage = One sabotage a cycle
option-one_sabotage-about = A player sabotages once in a cycle of Turns, whomever, instead of once for each opponent.
option-cover_add_alone = First warrior in Cover
option-cover_add_alone-about = A warrior may be added in Cover without one in the open.
option-cast_anywhere = Art from any Area
option-cast_anywhere-about = Warriors of the Brotherhood cast from every Area, not only from the Squad.
option-fortification_per_area = Fortifications counted per Area
option-fortification_per_area-about = One copy of a Fortification is allowed in each Area, instead of one for each player.
option-attack_given_back = Attack given back
option-attack_given_back-about = An attack on a hidden warrior that turns out not to be possible is given back instead of spent.
option-copies_in_deck = Copies counted in the deck
option-copies_in_deck-about = The copies of a card are counted in the deck alone, not in the whole Collection.
option-unrestricted = No restriction list
option-unrestricted-about = A Collection may hold five copies of every card, whatever the restriction list says.
option-search_discards = Searches find discarded cards
option-search_discards-about = A search of the Collection finds what lies in the Discard Pile, too.
option-open_discards = Open Discard Piles
option-open_discards-about = Everybody may look through the Discard Piles.
option-shown_redraw = Redraw shown
option-shown_redraw-about = A hand without warriors is shown to the others before it is drawn anew.
option-split_kill_points = Points for a kill split
option-split_kill_points-about = A player who earns points for a kill may split them into Promotion and Destiny Points.
option-teams = Teams
option-teams-about = Two teams, those opposite each other: players 1 and 3 against 2 and 4.
no_warriors-exhausted = while the player's own Draw Pile is empty
no_warriors-always = always
no_warriors-never = never
stop-own-turn = In my Turn before each Action, before the others may play something
stop-others-turn = In the Turns of others, after each Action
stop-steps = Within an attack: after the names, the tactic and the Weapons
stop-answers = When others announce something that I may answer
stop-own-answers = When I may answer what I announce myself
stop-events = When something has happened that I may answer
stop-attacks = When an attack is declared, before its tactic
stop-combat = While the ratings of a combat are modified
stop-own-combats = While the ratings are modified in a combat of one of my warriors
stop-edges = Before drawing, at the end of a Turn and before discarding
stop-lone = When there is only one attacker, target or place to choose
stop-pass-turn = Pass for the rest of this Turn
stop-pass-until = Pass until something happens to me, or my Turn begins

## How a ready deck plays

style-imperial = Soldiers of middling strength made strong by fifteen pieces of equipment and many tricks in combat; NEGATIVE KARMA takes all D.
style-mishima = Samurai and Warheads under seventeen pieces of equipment; BORN WITH A SILVER SPOON turns 5 D into 3 P when a warrior is added.
style-brotherhood = Casters: thirteen spells, many of them bought with D in the middle of a combat; only its Mortificators attack everybody.
style-algeroth = The Dark Legion: strong above all hand to hand, with Gifts that heal and terrify and CITADELs that add 2 A.
style-semai = Deceit: ILLUSION and SHROUD put an end to combats, DARK VISITATION turns an enemy into a Heretic, MIND MELT does the rest.
style-mixed = Soldiers of four corporations: good shots with heavy weapons and armour, and many cards that keep them alive.
