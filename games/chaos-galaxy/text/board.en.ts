export default `
board-cost = cost in credits
board-unpaid = face down, not paid yet
board-size = size { $size }
board-armour-lost = { $lost } armour lost
board-developments = { $count ->
    [one] 1 development
   *[other] { $count } developments
}
board-counters = { $counters ->
    [one] 1 counter
   *[other] { $counters } counters
}
board-counts-as = face down: counts as { $type }
board-headline = Turn { $turn } · colonies { $counts }
board-turn = Turn { $turn } · { $player }
board-attacks = { $player } attacks { $target } · { $step }
board-phase-start = Start
board-phase-start-is = five credits come in; fewer in the first turns
board-phase-main = Main
board-phase-main-is = launch, lay, pay, develop, draw, attack: in any order, as often as you can pay
board-phase-window = Attack
board-phase-window-is = an attack is announced; before ships are named, both may play interrupts
board-phase-equip = Equip
board-phase-equip-is = ships and crew are named: first those that attack, then those that defend
board-phase-payment = Payment
board-phase-payment-is = crew and weaponry on the ships that fight may be paid now
board-phase-firing = Firing
board-phase-firing-is = ships fire by their speed, the fastest first; who is fired at may return fire
board-phase-bombing = Bombing
board-phase-bombing-is = attackers that neither fired nor were hit take cards off the colony
board-phase-unequip = Unequip
board-phase-unequip-is = crew goes back to the cantina, missiles that were paid to the trash
board-phase-end = End
board-phase-end-is = five cards and twenty credits are kept; turned cards turn back a step
board-step-window = the target is named
board-step-equip = equip step
board-step-payment = payment step
board-step-firing = firing step
board-step-bombing = bombing step
board-step-unequip = unequip step
board-colony = colony
board-trash = trash
board-wasteland = wasteland
board-surface = surface
board-cantina = cantina
board-hangar = hangar
board-hand = hand
board-your-hand = your hand
board-hand-empty = Your hand is empty.
board-hand-count = { $count ->
    [one] 1 card in hand
   *[other] { $count } cards in hand
}
board-in-hand = { $name }, in your hand
board-credits = { $credits ->
    [one] 1 credit
   *[other] { $credits } credits
}
board-asked = to decide
board-attack-tax = an attack costs { $credits }
board-hangar-space = { $taken } of { $limit } hangar spaces taken
board-free-slot = free slot
board-face-down = face-down card
board-stack = Stack
board-stack-order = top resolves first
board-hint-idle = You have no answer to this; you are asked all the same, so that nobody learns what you hold.
board-hint-then = If you pass: { $what }.
board-hint-next = If you pass, { $what } is next to take effect.
board-hint-setup-mulligan = Your deck is your colony: whoever empties the other's wins. Aim for a ship or two that you can afford; five new cards cost nothing, once.
board-hint-main-action = Click a lit card to see what it can do, or drag it to its place. Ships go out face up, the rest may lie face down until you pay. To attack, click an enemy colony.
board-hint-main-pick = The others go back to your colony.
board-hint-stack-answer = Lit cards can answer.
board-hint-stack-start = Lit cards can be played now. Pass to go on.
board-hint-stack-end = Lit cards can be played now. Pass to go on.
board-hint-stack-window = The attack is named. Lit cards can be played before ships are chosen. Pass to go on.
board-hint-stack-target = Click a lit card: it becomes the target.
board-hint-equip-attackers = Click each ship that shall attack. Only active ships can attack; ships that bomb or fire turn used.
board-hint-equip-defenders = Click each ship that shall defend. Without defenders every attacker can bomb.
board-hint-aboard = Who goes aboard is clicked first, and then the ship.
board-hint-equip-outfit = Crew boards a ship by a click on both, or by dragging it there. Done when all are aboard.
board-hint-combat-payment = Pay for face-down cards on your ships, or Done: what is not paid has no effect.
board-hint-firing-act = Click your lit ship, then an enemy: the numbers show before you confirm. A ship that fires does not bomb. Pass to keep it for the bombing.
board-hint-bombing-bombers = Each point of bombing takes a card off the target's colony.
board-hint-end-discard = Your hand is over its limit at the end of the turn.
board-stack-stopped = { $card } stops it first
board-stack-neutralised = neutralised: leaves without effect
board-stack-targets = target: { $targets }
board-stack-card = takes effect
board-stack-ability = ability takes effect
board-stack-trigger = triggered effect
board-stack-pay = is turned face up, paid
board-stack-other = happens unless answered
board-stack-launch = { $card } comes into play
board-stack-lay = a card lies face down
board-stack-develop = one development on { $card }
board-stack-undevelop = two developments become a credit
board-stack-draw = draws the top card
board-stack-pick = looks at the top cards and takes one
board-stack-salvage = takes the bottom card of the wasteland
board-stack-sell = { $card } is sold
board-stack-shot = { $card } hits { $targets }
board-stack-end = the main phase ends
board-stack-bomb = the bombs fall
board-stack-board = boards: { $targets }
board-stack-move-item = { $card } moves to { $targets }
board-action-launch = Ship
board-action-lay = Card face down
board-action-develop = Development
board-action-undevelop = Developments sold
board-action-draw = Draw
board-action-pick = Pick
board-action-salvage = Salvage
board-action-sell = Sale
board-action-shot = Shot
board-action-end = End of the main phase
board-action-bomb = Bombing
board-action-designate = Designation
board-action-board = Crew boards
board-action-move-item = Item moved
board-action-heavy = Heavy Weapons
board-action-stealth = Stealth
board-action-return-fire = Return fire
board-action-no-return = No return fire
board-action-other = Action
board-passing = You pass until something happens.
board-stops = Stops: { $set } of { $all }
board-stops-about = You are asked before these go on. Where a stop is off, you pass, or do what is plain, by yourself.
board-stop-cards = cards and abilities
board-stop-payments = payments
board-stop-launches = ships
board-stop-shots = shots
board-stop-attacks = attacks
board-stop-draws = draws, developments
board-stop-own = your own actions and shots
board-stop-timeless = what can as well be used later, or does nothing yet
board-stop-boarding = boarding, where nobody aboard would do anything
board-stop-bombers = who bombs, where every ship counts
board-stop-returns = return fire, unless the ship has a better target
board-stop-triggers = the order of effects, where one is best or all are alike
board-stop-idle = the main phase and the firing, where nothing is left to do
board-stop-start = start
board-stop-end = end
board-ended-itself = Your main phase ended by itself: nothing was left to do.
board-ended-as-ordered = Your turn ended, as you said.
board-primary-unspent = { $credits ->
    [0] { $ships ->
        [one] 1 ship has not attacked
       *[other] { $ships } ships have not attacked
    }
    [one] 1 credit unspent{ $ships ->
        [0] {""}
        [one] , 1 ship has not attacked
       *[other] , { $ships } ships have not attacked
    }
   *[other] { $credits } credits unspent{ $ships ->
        [0] {""}
        [one] , 1 ship has not attacked
       *[other] , { $ships } ships have not attacked
    }
}
board-primary-attack = Attack with { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
board-primary-bombs = { $bombs ->
    [0] without bombs
    [one] up to 1 bomb
   *[other] up to { $bombs } bombs
}
board-primary-defend = Defend with { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}
board-primary-no-defence = Do not defend
board-primary-no-bombs = Do not bomb
board-primary-ready = Ready: go on
board-primary-drop = Drop { $bombs ->
    [one] 1 bomb
   *[other] { $bombs } bombs
}
board-group-attack = Attack
board-group-play = Play and pay
board-group-cards = Cards
board-group-build = Develop and sell
board-group-hide = Lay face down
board-group-other = Others
board-told = what happened
board-read = Read it
board-why = Why not more?
board-combat = combat
board-may-act = may act
board-no-enemy-ships = No ship stands against it.
board-no-own-ships = None of your ships takes part.
board-ship = { $name }, speed { $speed }, firepower { $firepower }, armour { $armour }, bombing { $bombing }
board-armour-left = { $left } of { $armour } armour left
board-lost-credits = Credits over the limit of 20 are lost: { $over }.
board-loss-card = { $name }
board-loss-card-to = { $name } to { $by }
board-loss-colony = { $count ->
    [one] a card of the colony
   *[other] { $count } cards of the colony
  }
board-loss-colony-to = { $count ->
    [one] a card of the colony
   *[other] { $count } cards of the colony
  } to { $by }
board-loss-hand = { $count ->
    [one] a card of the headquarters
   *[other] { $count } cards of the headquarters
  }
board-loss-hand-to = { $count ->
    [one] a card of the headquarters
   *[other] { $count } cards of the headquarters
  } to { $by }
board-loss-credits = { $count ->
    [one] a credit
   *[other] { $count } credits
  }
board-loss-credits-to = { $count ->
    [one] a credit
   *[other] { $count } credits
  } to { $by }
board-loss-more = and { $more } more
board-bombs = bombs
board-destroyed = destroyed
board-lost = lost
board-return = return { $damage }
board-no-return = No return fire
board-return-at = Return fire at { $name }
board-shot = { $shooter } fires at { $target }
board-shooter-used = { $name } turns used
board-bombing-lost = { $lost } bombing less
board-split-barrage = Barrage: the damage may be split among enemies
board-split-formation = Formation: the damage may be spread
board-fire = Fire
board-attack-target = attacks
board-target-colony = the colony of { $name }
board-target-headquarters = the headquarters of { $name }
board-target-crew = crew: { $card }
board-target-base = base: { $card }
board-target-credits = the credits of { $name }
board-target-gone = nothing any more
board-colony-after = { $now ->
    [one] 1 card
   *[other] { $now } cards
  } now, { $after } after the bombing
board-could-bomb = Could still bomb
board-bombing = Bombing now
board-bombing-total = Together
board-show-mat = Show the mat
board-show-combat = Show the combat
board-hidden-pile = { $count ->
    [one] 1 card, face down
   *[other] { $count } cards, face down
}
board-empty-pile = No card yet.
board-face-down-why = Nobody but its owner knows what lies here.
board-from-hand = from your hand
board-from-trash = from the trash
board-from-wasteland = from the wasteland
board-from-colony = from the colony
board-tray-fold = Look at the table
board-tray-show = Show the cards
board-tray-none = None of the cards that you looked at can be taken.
board-aside = stack, lasting effects and stops
board-won = { $player } has won in turn { $turn }
board-lasting = Lasting effects
board-until-exchange = until the end of the exchange
board-until-combat = until the end of the combat
board-until-turn = until the end of a turn
board-until-permanent = for good
board-holds-setStat = a figure is set
board-holds-grant = gives keywords
board-holds-removeKeywords = takes keywords away
board-holds-disable = has no effect
board-holds-preventDamage = prevents damage
board-holds-redirectDamage = turns damage aside
board-holds-preventBombing = prevents bombing
board-holds-gainControl = controlled by another player
board-holds-modifyCost = changes what cards cost
board-holds-taxAttack = attacks cost more
board-holds-rule = changes a number of the rules
board-holds-restrict = forbids something
board-holds-permit = allows something
board-holds-delayed = waits for its moment
board-holds-other = holds
board-ask-coming = { $damage } damage is coming: armour { $left } → { $after }
board-ask-return = Return fire deals { $damage }: the shooter's armour { $left } → { $after }
board-ask-return-used = Who returns fire turns used.
board-ask-barrage = { $damage } damage in all: split it among the enemy ships point by point, or deal it all to the target.
board-ask-formation = { $damage } damage in all against armour { $left }: share it among the ships in Formation, or let the target take it all.
board-ask-formation-limit = No ship takes more than its armour.
board-ask-points = The armour as it stands with the points given so far is beside each ship.
board-ask-bombing = Bombing total so far: { $total }. A ship that bombs turns used.
board-ask-ordnance = Bombing total { $total }. Each point more costs a card of your colony ({ $colony } left).
board-ask-bombed = The bombs fall on it: { $total }
board-ask-trap = Paying the trap costs { $price } of your { $credits } credits: { $left } left.
board-ask-no-trap = It cannot be paid as a trap now.
board-ask-at-ships = Choose at the ships.
board-bombing-together = bombing together
board-change-hit = one damage more
board-change-spare = one damage less
board-change-share = takes one damage
board-change-ordnance = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
board-change-heavy = Heavy Weapons
board-change-bomb = bombs
board-change-stealth = bombs by Stealth
board-aboard = aboard
deck-leave = Back
deck-name = name of the deck
deck-unnamed = Deck without a name
deck-first-name = New deck
deck-kept-here = kept in this browser
deck-not-kept = this browser keeps nothing
deck-shelf = Decks
deck-unfold = More
deck-sample = Sample hand
deck-trial = Test this deck
deck-exchange = Import, export
deck-print = Print
deck-close = Close
deck-parts = parts of the deck builder
deck-tab-filters = Filter
deck-tab-cards = Cards
deck-tab-deck = Deck
deck-filters = filter the cards
deck-search = Name or text
deck-race = Race
deck-type = Type
deck-keyword = Keyword
deck-rarity = Rarity
deck-clan = Clan
deck-cost = Cost
deck-cost-from = cost at least
deck-cost-to = cost at most
deck-clear = Show all
deck-opposed = opposed
deck-in-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-cards = cards found
deck-found = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
deck-none = No card fits. Take a filter off.
deck-sort = Sort by
deck-sort-type = type
deck-sort-race = race
deck-sort-cost = cost
deck-sort-name = name
deck-sort-rarity = rarity
deck-card = { $name }, { $copies ->
    [0] not in the deck
   *[other] { $copies } in the deck
}. Enter adds one
deck-read = Read { $name }
deck-less = One { $name } less
deck-more = One { $name } more
deck-deck = Deck
deck-size = { $size } of { $aim }
deck-empty = Nothing yet: choose cards, or begin with a starter deck under Decks.
deck-curve = Cost curve
deck-curve-bar = cost { $cost }: { $count }
deck-types = Types
deck-races = Races
deck-no-bonus = { $count ->
    [0] no race yet
   *[other] { $count } races: no bonus
}
deck-bonus-human = bonus: 50 cards allowed
deck-bonus-xeno = bonus: crew comes back fresher
deck-bonus-insectoid = bonus: a third development
deck-bonus-carnoplant = bonus: sells a ship a turn
deck-bonus-cerebrite = bonus: picks from six
deck-bonus-zarg = bonus: looks at face-down cards
deck-bonus-triciplite = bonus: moves weaponry
deck-bonus-spaceshark = bonus: hangar of 16
deck-legal = Is it legal?
deck-legal-yes = legal
deck-legal-no = not yet legal
deck-kept = kept:
deck-broken = broken:
deck-rule-CG-DECK-1 = The number of cards is right
deck-rule-CG-DECK-2 = No card more than three times
deck-rule-CG-DECK-4 = No opposed races together
deck-rule-CG-MONO-2 = The number of cards is right
deck-change = Change
deck-choose = Choose a deck
deck-simplified-fits = This deck plays at tables of simplified combat too.
deck-simplified-bars = { $count ->
    [one] One card refers to speed or return fire, which simplified combat does not know.
   *[other] { $count } cards refer to speed or return fire, which simplified combat does not know.
  }
deck-simplified-instead = Take { $name }
deck-simplified-all = Replace them all
deck-hints = Work well together
deck-hint-lacks = missing
deck-limited = 40 cards: for tables of limited play.
deck-title = Deck builder
deck-own = Your decks
deck-own-none = None yet. What you build is kept here by itself.
deck-new = New deck
deck-forget = Forget { $name }
deck-first = For first games
deck-first-csaszari-ostrom = Attack every turn and bomb their colony. You rarely wonder what to do next.
deck-first-veres-dagaly = Fast fighters fire first and clear the way; then the cruisers bomb.
deck-first-acelfogak = Cheap ships with good crew attack early and often. One captain wins several battles.
deck-starters = Starter decks
deck-sample-again = New hand
deck-sample-draw = Draw the next card
deck-sample-left = { $count ->
    [one] 1 card left in the colony
   *[other] { $count } cards left in the colony
}
deck-export = Take it with you
deck-import = Bring one in
deck-link = Link
deck-text = Text
deck-copy-link = Copy the link
deck-copy-preview = Copy a link with a picture
deck-copy-text = Copy the text
deck-copied = Copied
deck-paste = Paste a link or a list of cards
deck-paste-example = 3 Falcon
deck-take = Take this deck
deck-read-cards = { $count ->
    [one] 1 card read.
   *[other] { $count } cards read.
}
deck-read-unknown = Not understood: { $lines }
deck-fault-malformed = This link is damaged: a part of it is missing or was changed. Copy the whole link again.
deck-fault-oversized = This is larger than any deck can be, so it was not read.
deck-fault-newer = This link was made by a newer version. Reload the page, then open it again.
deck-fault-empty = No card was found in this text. Write a number and a name on each line.
deck-trial-lead = Bots play your deck against every starter deck, half the games as first player. The line shows where the true win rate lies with 95% certainty.
deck-trial-illegal = Only a legal deck can be tested. What is missing stands under 'Is it legal?'.
deck-trial-bots = They play as
deck-trial-games = Games against each
deck-trial-start = Play
deck-trial-stop = Stop
deck-trial-progress = games played
deck-trial-failed = The test stopped: { $reason }
deck-trial-opponent = Against
deck-trial-won = Won
deck-trial-rate = Win rate
deck-trial-all = All together
deck-trial-interval = { $rate }% ({ $low }–{ $high }%)

# Several players
board-others = The other players
board-other = { $player }: { $credits } credits, colony { $colony }, hand { $hand }, ships { $ships }, bases { $bases }, crew { $crew }. Show this side of the table.
board-out = out
board-look-close = Back to the neighbours
board-means = means { $player }
board-eliminations = { $count ->
    [one] 1 player eliminated
   *[other] { $count } players eliminated
  }
board-goal-credits = { $has } of { $wanted } credits
board-goal-credits-wins = { $has } credits: wins at the end of the turn
board-goal-bases = { $has } of { $wanted } bases
board-goal-bases-wins = { $has } bases: wins at the end of the turn
board-modes = How this table is played
board-mode-economicMonopoly = Who has 40 credits, and twice as many as each other player, at the end of their own turn wins; credits are attacked instead of colonies, and all may be kept.
board-mode-settlement = Who has 5 paid bases, and twice as many as each other player, at the end of their own turn wins; colonies cannot be attacked, one base a turn is paid, developments as one likes.
board-mode-cleanGame = Only colonies are attacked, whatever cards say; at the end of a turn at most three crew and three bases stay.
board-mode-investment = The income of a turn is its number, without an upper end.
board-mode-activeDefence = A trap may be paid at any successful bombing, one an attack.
board-mode-shipConversion = A ship that is brought into play may take one ability of a list.
board-mode-simplifiedCombat = No speed and no return fire: ships fire in turn, and who falls still fires.
`
