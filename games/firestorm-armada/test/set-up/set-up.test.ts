import { freshTable, seedOf, shuffleIn } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { DECK } from '../../content/cards.ts'
import type { FleetList } from '../../content/fleets.ts'
import { shipTypeById } from '../../content/ships.ts'
import { readOptions } from '../../rules/options.ts'
import { setUp } from '../../rules/setup.ts'
import { PLACE } from '../../state.ts'

const BROUGHT: readonly FleetList[] = [
  {
    race: 'terrans',
    flagship: 'terrans-ares',
    squadrons: [
      { ship: 'terrans-teuton', size: 2 },
      {
        ship: 'terrans-ares',
        size: 1,
        flights: [
          { wing: 'bomber', size: 2 },
          { wing: 'interceptor', size: 1 },
        ],
      },
      { ship: 'terrans-ares', size: 1 },
    ],
  },
  { race: 'dindrenzi', flagship: 'dindrenzi-praetorian', squadrons: [{ ship: 'dindrenzi-praetorian', size: 1 }] },
]
const [TEUTON, ARES, PRAETORIAN] = ['terrans-teuton', 'terrans-ares', 'dindrenzi-praetorian'].map(shipTypeById)

/** The table of two fleets before the first roll. */
function begun(seats = 2) {
  return setUp(
    { ...readOptions({ scenario: 'rescueMission', disorder: true }, 2), fleets: BROUGHT.concat(BROUGHT).slice(0, seats) },
    seats,
    seedOf(1),
  )
}

test('FA-SETUP-4, FA-SETUP-5 · the deck is shuffled before hands are dealt from its top', () => {
  const { deck, hands } = begun()
  expect(hands.map(({ length }) => length)).toEqual([3, 1])
  const dealt = [...hands.flat(), ...deck]
  const shuffled = DECK.slice()
  shuffleIn(freshTable(seedOf(1), 'shuffles', 'dice', 'table'), 'shuffles', shuffled)
  expect(dealt).toEqual(shuffled)
  expect(dealt).not.toEqual(DECK)
})

test('FA-SETUP-1, FA-WING-2 · ships and wings lie beside the table, unharmed, each in its squadron and flight', () => {
  const { ships, wings, squadrons, flights } = begun()
  const { type, owner, squadron, place, ap, ...blank } = ships
  expect({ type, owner, squadron, place, ap }).toEqual({
    type: [TEUTON, TEUTON, ARES, ARES, PRAETORIAN].map((one) => one?.number),
    owner: [0, 0, 0, 0, 1],
    squadron: [0, 0, 1, 2, 3],
    place: [0, 0, 0, 0, 0].map(() => PLACE.away),
    ap: [TEUTON, TEUTON, ARES, ARES, PRAETORIAN].map((one) => one?.stats.ap),
  })
  for (const column of Object.values(blank)) expect(column).toEqual([0, 0, 0, 0, 0])
  const { type: kinds, owner: owners, flight, squadron: aboard, place: places, ...rest } = wings
  expect({ kinds, owners, flight, aboard, places }).toEqual({
    kinds: [1, 1, 2],
    owners: [0, 0, 0],
    flight: [0, 0, 1],
    aboard: [1, 1, 1],
    places: [PLACE.away, PLACE.away, PLACE.away],
  })
  for (const column of Object.values(rest)) expect(column).toEqual([0, 0, 0])
  expect(squadrons.map((one) => one.owner)).toEqual([0, 0, 0, 1])
  expect(squadrons[0]).toEqual({
    owner: 0,
    type: TEUTON?.number,
    acted: 0,
    arrival: 'zone',
    free: false,
    sCard: 0,
    aCard: 0,
    torpedoes: 0,
    disordered: false,
    strength: 0,
  })
  expect(flights).toEqual([
    { owner: 0, type: 1, acted: 0 },
    { owner: 0, type: 2, acted: 0 },
  ])
})
