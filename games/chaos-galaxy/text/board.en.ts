export default `
board-race-human = Human
board-race-xeno = Xeno
board-race-insectoid = Insectoid
board-race-carnoplant = Carnoplant
board-race-triciplite = Triciplite
board-race-spaceshark = Spaceshark
board-race-cerebrite = Cerebrite
board-race-zarg = Zarg
board-type-ship = ship
board-type-weaponry = weaponry
board-type-crew = crew
board-type-base = base
board-type-event = event
board-type-interrupt = interrupt
board-types-ship = Ships
board-types-weaponry = Weaponry
board-types-crew = Crew
board-types-base = Bases
board-types-event = Events
board-types-interrupt = Interrupts
board-subtype-scout = scout
board-subtype-fighter = fighter
board-subtype-cruiser = cruiser
board-subtype-destroyer = destroyer
board-subtype-weapon = weapon
board-subtype-shield = shield
board-subtype-item = item
board-subtype-missile = missile
board-subtype-captain = captain
board-subtype-staff = staff
board-subtype-passenger = passenger
board-subtype-robot = robot
board-subtype-research = research
board-subtype-building = building
board-subtype-bunker = bunker
board-subtype-trap = trap
board-subtype-attack = attack
board-subtype-response = response
board-subtype-resource = resource
board-subtype-special = special
board-subtype-opening = opening
board-subtype-combat = combat
board-subtype-reaction = reaction
board-subtype-general = general
board-keyword-cloak = Cloak
board-keyword-rapidFire = Rapid Fire
board-keyword-barrage = Barrage
board-keyword-formation = Formation
board-keyword-stealth = Stealth
board-keyword-heavyWeapons = Heavy Weapons
board-keyword-repair = Repair
board-keyword-ordnance = Ordnance
board-figure-speed = speed
board-figure-firepower = firepower
board-figure-armour = armour
board-figure-bombing = bombing
board-figure-limit = developments
board-rarity-common = common
board-rarity-uncommon = uncommon
board-rarity-rare = rare
board-rarity-ultrarare = ultra-rare
board-clan-galactic-trade = Galactic Trade
board-clan-steel-eagles = Steel Eagles
board-clan-granite-snakes = Granite Snakes
board-cost = cost in credits
board-unpaid = face down, not paid yet
board-size = size { $size }
board-state-used = used
board-state-damaged = damaged
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
board-attacks = { $player } attacks · { $step }
board-phase-start = Start
board-phase-main = Main
board-phase-window = Attack
board-phase-equip = Equip
board-phase-payment = Payment
board-phase-firing = Firing
board-phase-bombing = Bombing
board-phase-unequip = Unequip
board-phase-end = End
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
board-figures = speed { $speed }, firepower { $firepower }, armour { $armour }, bombing { $bombing }
board-stack = Stack
board-stack-order = top resolves first
board-stack-empty = Nothing waits to take effect.
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
board-action-heavy = Heavy Weapons
board-action-stealth = Stealth
board-action-return-fire = Return fire
board-action-no-return = No return fire
board-action-other = Action
board-flow = letting things go on
board-space = Space
board-passing = You pass until something happens.
board-stops = Stops
board-stop-cards = cards and abilities
board-stop-payments = payments
board-stop-launches = ships
board-stop-shots = shots
board-stop-attacks = attacks
board-stop-draws = draws, developments
board-stop-start = start
board-stop-end = end
board-read = Read it
board-why = Why not more?
board-combat = combat
board-order = Order
board-may-act = may act
board-no-enemy-ships = No ship stands against it.
board-no-own-ships = None of your ships takes part.
board-ship = { $name }, speed { $speed }, firepower { $firepower }, armour { $armour }, bombing { $bombing }
board-armour-left = { $left } of { $armour } armour left
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
board-target-gone = nothing any more
board-colony-after = { $now } cards now, { $after } after the bombing
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
board-aboard = aboard
deck-leave = Back
deck-name = name of the deck
deck-unnamed = Deck without a name
deck-first-name = New deck
deck-kept-here = kept in this browser
deck-not-kept = this browser keeps nothing
deck-shelf = Decks
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
deck-own = Your decks
deck-own-none = None yet. What you build is kept here by itself.
deck-new = New deck
deck-forget = Forget { $name }
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
`
