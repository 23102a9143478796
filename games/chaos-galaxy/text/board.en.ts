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
deck-reason-CG-DECK-1 = { $mono ->
    [human] { $size ->
        [one] 1 card, but 45 or 50 are needed.
       *[other] { $size } cards, but 45 or 50 are needed.
    }
   *[other] { $size ->
        [one] 1 card, but 45 are needed.
       *[other] { $size } cards, but 45 are needed.
    }
}
deck-reason-CG-DECK-2 = { $card } stands there { $copies } times, 3 are allowed.
deck-reason-CG-DECK-4 = { $race } and { $other } are opposed.
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
