import learn from './learn.en.ts'

/** What words, signs and states mean, and the page that teaches the game: loaded when somebody looks closer. */
export default `${learn}
board-race-human-is = never in a deck with xenos; a deck of humans alone may have 50 cards
board-race-xeno-is = never in a deck with humans; in a deck of xenos alone crew comes back from damaged ships used, from used ones active
board-race-insectoid-is = never in a deck with carnoplants; in a deck of insectoids alone one base a turn may be developed three times
board-race-carnoplant-is = never in a deck with insectoids; a deck of carnoplants alone may sell one of its ships each turn, for 1 credit less than it costs
board-race-triciplite-is = never in a deck with spacesharks; a deck of triciplites alone may move one weaponry card a turn to another ship
board-race-spaceshark-is = never in a deck with triciplites; the hangar of a deck of spacesharks alone holds 16 instead of 12
board-race-cerebrite-is = never in a deck with zargs; a deck of cerebrites alone picks from six cards of its colony instead of five
board-race-zarg-is = never in a deck with cerebrites; a deck of zargs alone may look at an unpaid card in play for 5 credits
board-type-ship-is = attacks, defends and carries weaponry and crew; it is paid when it is played
board-type-weaponry-is = lies face down on one of your ships until it is paid, and adds to it from then on
board-type-crew-is = waits face down in the cantina, and works aboard a ship once it is paid
board-type-base-is = lies face down on the surface until it is paid; it can be developed, and bombed
board-type-event-is = is paid and played in your own main phase; then it goes to the trash
board-type-interrupt-is = is paid and played at a time of its own, even in the turn of others; then it goes to the trash
board-subtype-scout-is = a ship that takes 1 place in the hangar
board-subtype-fighter-is = a ship that takes 2 places in the hangar
board-subtype-cruiser-is = a ship that takes 3 places in the hangar
board-subtype-destroyer-is = a ship that takes 4 places in the hangar
board-subtype-weapon-is = can be sold for half of its cost once it is paid
board-subtype-shield-is = stays on its ship: it can be neither moved nor sold
board-subtype-item-is = may go to another ship in the equip step of a combat
board-subtype-missile-is = is paid only in a combat of its ship, and is gone after it
board-subtype-captain-is = no ship takes more than one of them
board-subtype-staff-is = crew without a rule of its own
board-subtype-passenger-is = works in the cantina; aboard a ship it only takes a place
board-subtype-robot-is = turns active in your end phase, used or damaged as it may be
board-subtype-research-is = acts once when it is paid, then goes to the trash
board-subtype-building-is = can be sold for what it costs while it is active
board-subtype-bunker-is = leaves play only when it is destroyed: once paid it is neither discarded nor sacrificed
board-subtype-trap-is = is paid only when a bombing succeeds
board-subtype-attack-is = combat interrupts can answer it, though it is no combat
board-subtype-response-is = only after what it names has happened, in the same turn
board-subtype-resource-is = brings credits, cards or developments
board-subtype-special-is = an event without a rule of its own
board-subtype-opening-is = only in a start phase, yours or another player’s
board-subtype-combat-is = only in a combat, whoever’s turn it is
board-subtype-reaction-is = at any time, in any turn
board-subtype-general-is = only in a main phase, whoever’s turn it is
board-rarity-common-is = the sign is a moon: 30 of 43 cards of boosters are so
board-rarity-uncommon-is = the sign is a planet: 10 of 43 cards of boosters are so
board-rarity-rare-is = the sign is a sun: 3 of 43 cards of boosters are so
board-rarity-ultrarare-is = the sign is a galaxy: never in boosters, only for the first three of a tournament
board-clan-galactic-trade-is = a clan: it tells who stands behind the card and changes no rule
board-clan-steel-eagles-is = a clan: it tells who stands behind the card and changes no rule
board-clan-granite-snakes-is = a clan: it tells who stands behind the card and changes no rule
board-cost-is = so many credits pay the card
`
