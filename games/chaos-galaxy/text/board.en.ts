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
`
