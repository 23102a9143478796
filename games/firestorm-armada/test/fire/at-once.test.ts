import { expect, test } from 'vitest'
import { boardingSegment } from '../../rules/boarding/segment.ts'
import { endEffects } from '../../rules/end/effects.ts'
import { endMarkers } from '../../rules/end/markers.ts'
import { droneMines } from '../../rules/move/mines.ts'
import { moveFlight } from '../../rules/wing/move.ts'
import { PLACE, type State } from '../../state.ts'
import { answerAt, at, hands, name, passAll } from '../card-table.ts'
import { carryOut, fight, type GivenShip, steps } from '../fight.ts'
import { fly, moving } from '../table.ts'

/** A cruiser without shields, with one hull point left. */
const DYING = { type: 'sorylians-falcata', hull: 3 } as const
const HIT = Array.from({ length: 8 }, () => 5)
const armed =
  (...points: readonly [number, number][]) =>
  (g: State) => {
    for (const [x, y] of points) g.mines.push({ owner: 1, ship: 1, x: x * 1000, y: y * 1000, ad: 8, armed: true })
  }
type Played = { readonly events: (viewer: 'spectator', type?: string) => { type: string }[]; readonly g: State }
/** The events after a side's last ship has left the table. */
const after = (p: Played) => {
  const types = p.events('spectator').map(({ type }) => type)
  return types.slice(types.lastIndexOf('ship-left') + 1)
}
const OVER = ['points-counted']

test('FA-VP-2, FA-END-11 · after the last ship burnt no further fire is rolled for, and nothing of the step follows', () => {
  const burning: GivenShip = { ...at('terrans-teuton', 40, 20), effects: ['ragingFire'] }
  const p = carryOut(
    {
      ships: [
        burning,
        { ...burning, ...DYING, x: 10, seat: 1, squadron: 1 },
        { ...burning, x: 50, squadron: 2, effects: ['decompression'] },
      ],
      terrain: [{ kind: 'meteor', x: 60, y: 40, radius: 1, drifting: true }],
      order: [1, 0],
      dice: [1],
    },
    endEffects,
  )
  expect(p.events('spectator', 'tested')).toHaveLength(1)
  expect([after(p), p.g.points]).toEqual([OVER, [60, 0]])
})

test('FA-VP-2, FA-BOARD-20 · after the last ship was captured no other boarding is fought', () => {
  const ship = at('terrans-teuton', 40, 20)
  const p = carryOut(
    {
      ships: [{ ...ship, crew: 4, ap: 0, seat: 1, squadron: 0 }, ship, { ...ship, x: 50 }],
      order: [1, 0],
      dice: [5, 1],
      also: (g) =>
        g.boarders.push({ ship: 0, owner: 0, squadron: 1, teams: 1, rounds: 1 }, { ship: 1, owner: 1, squadron: 0, teams: 1, rounds: 1 }),
    },
    endEffects,
  )
  expect([p.g.ships.place[0], p.events('spectator', 'rolled').length]).toEqual([PLACE.captured, 2])
})

test('FA-VP-2, FA-TERR-7 · after a meteor took the last ship no other drifts', () => {
  const meteor = { kind: 'meteor', radius: 1, drifting: true } as const
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 40, 20), { ...at('terrans-teuton', 20, 20, 1), ...DYING }],
      terrain: [
        { ...meteor, x: 16, y: 20 },
        { ...meteor, x: 60, y: 40 },
      ],
      // The meteor drifts six inches due east and makes a critical hit.
      dice: [6, 4, 1, 2],
    },
    endEffects,
  )
  expect([p.events('spectator', 'meteor-drifted').length, after(p)]).toEqual([1, OVER])
})

test('FA-VP-2, FA-MINE-3 · a ship whose mine destroys the last enemy flies no farther, not even into a planet, and is asked nothing', () => {
  const p = moving({
    ships: [
      { ...at('terrans-teuton', 30, 20), squadron: 0 },
      { ...at('terrans-teuton', 27, 26, 1), ...DYING, squadron: 1 },
    ],
    terrain: [{ kind: 'planet', x: 30, y: 29, radius: 3 }],
    also: armed([30, 26]),
    dice: [...HIT, 1, 2],
  })
  p.answer(fly('7', { escape: true }))
  expect([p.g.ships.place, p.g.ships.fold[0], p.g.ships.y[0]]).toEqual([[PLACE.table, PLACE.destroyed], 0, 22_000])
  expect([p.events('spectator', 'ship-moved'), p.table.result !== null, p.table.questions]).toEqual([[], true, []])
})

test('FA-VP-2, FA-DMG-23 · after the last ship was destroyed no mine near is tested', () => {
  const p = moving({
    ships: [
      { ...at('terrans-teuton', 30, 20), squadron: 0 },
      { ...at('terrans-teuton', 27, 26, 1), ...DYING, squadron: 1 },
    ],
    also: armed([30, 26], [31, 26]),
    dice: [...HIT, 1, 2],
  })
  p.answer(fly('7'))
  expect([p.events('spectator', 'mine-tested'), p.g.mines.length]).toEqual([[], 1])
})

test('FA-VP-2, FA-DMG-27 · what the last ship set off is resolved first: both sides may be gone, and both are scored', () => {
  const p = moving({
    ships: [
      { ...at('terrans-teuton', 30, 20), ...DYING, squadron: 0 },
      { ...at('terrans-teuton', 30, 24.5, 1), ...DYING, squadron: 1 },
    ],
    dice: [6, 1, 2, 1, 2],
  })
  p.answer('ram:0:1')
  p.answer(fly('6'))
  expect([p.g.ships.place, p.g.points, p.g.end]).toEqual([[PLACE.destroyed, PLACE.destroyed], [60, 60], 'lastShip'])
})

test('FA-VP-2, FA-CARD-14, FA-DMG-27 · R12: where a last salvo takes the last ship of the attacker both are gone, and both are scored', () => {
  const p = fight({
    ships: [
      { ...at('terrans-teuton', 20, 20), hull: 3 },
      { ...at('sorylians-falcata', 26, 20, 1), ...DYING },
    ],
    hands: hands(1, 'R12'),
    // Four hits, and four by the one die of the salvo.
    dice: [6, 5, 5, 6, 6, ...Array.from({ length: 20 }, () => 1)],
  })
  p.answer('fire:0:1:1')
  answerAt(p, 'card.destroyed', 'play:R12')
  passAll(p)
  if (name(p) === 'shields.again') p.answer('no')
  expect([p.g.ships.place, p.g.points, p.g.end]).toEqual([[PLACE.destroyed, PLACE.destroyed], [60, 50], 'lastShip'])
})

test('FA-VP-2 · what a risky shot costs (card A02) is not rolled for when it destroyed the last ship', () => {
  const p = fight({
    ships: [at('directorate-eliminator', 20, 20), { ...at('sorylians-falcata', 32, 20, 1), hull: 3 }],
    hands: [['A02'], []],
    dice: Array.from({ length: 40 }, () => 5),
  })
  p.answer('fire:0:0:1')
  p.answer('play:A02')
  expect([p.g.ships.place[1], after(p), p.g.end]).toEqual([PLACE.destroyed, OVER, 'lastShip'])
})

test('FA-VP-2, FA-BOARD-26 · where the first sabotage blew up all own ships, the second is not carried out', () => {
  const target = { ...at('sorylians-falcata', 20, 21, 1), squadron: 1, ap: 0 }
  const p = steps(
    {
      ships: [
        { ...at('terrans-teuton', 20, 20), ...DYING, squadron: 0 },
        { ...at('terrans-teuton', 22, 20), ...DYING, squadron: 0 },
        target,
        { ...target, x: 22 },
        { ...target, x: 60, y: 40 },
      ],
      also: (g) => {
        g.activation.boardings = [8_000_002, 8_001_003]
        g.activation.sabotage = [2, 3]
        g.ships.ap.fill(0)
      },
      // Anti-boarding fire misses, eight teams hit, and the crew misses; the magazine explodes and hits everything.
      dice: [1, 1, 1, 5, 5, 5, 5, 5, 5, 5, 5, 1, 1, 1, ...Array.from({ length: 200 }, () => 5)],
    },
    boardingSegment,
  )
  p.answer('resolve:2')
  expect([p.g.ships.place.slice(0, 2), p.events('spectator', 'boarded').length]).toEqual([[PLACE.destroyed, PLACE.destroyed], 1])
})

test('FA-VP-2, FA-CARD-6 · when card A11 has taken its owner’s last ship off the table, nobody is asked about card R10', () => {
  const p = moving({
    ships: [
      { ...at('terrans-teuton', 30, 42), squadron: 0 },
      { ...at('terrans-teuton', 60, 20, 1), squadron: 1 },
    ],
    hands: [['A11'], ['R10']],
  })
  p.answer(fly('5'))
  p.answer('play:A11')
  p.answer('pass', 1)
  p.answer({ plan: 2000 })
  expect([p.g.ships.place[0], after(p), p.table.questions]).toEqual([PLACE.destroyed, OVER, []])
})

test('FA-VP-2, FA-WING-8 · after a wing’s mine destroyed the last ship no other wing of the flight moves', () => {
  const wing = { type: 'bomber', seat: 0, flight: 0, y: 20 } as const
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 60, 40), { ...at('terrans-teuton', 23, 24, 1), ...DYING }],
      wings: [
        { ...wing, x: 20 },
        { ...wing, x: 40 },
      ],
      also: armed([20, 26]),
      dice: [...HIT, 1, 2, ...Array.from({ length: 8 }, () => 1)],
    },
    (g) => moveFlight(g, 0, 1),
  )
  p.answer({ plan: { wings: [20, 40].map((x, wing) => ({ wing, x: x * 1000, y: 30_000 })) } })
  expect([p.g.wings.y, p.events('spectator', 'wing-moved')]).toEqual([[22_000, 20_000], []])
})

test('FA-VP-2, FA-TRAIT-1 · FA-TRAIT/droneMines: after a drone mine destroyed the last ship no other is sent', () => {
  const p = carryOut(
    {
      ships: [at('aquans-orca', 10, 10), { ...at('terrans-teuton', 20, 25, 1), ...DYING }],
      also: (g) => {
        for (const x of [20, 40]) g.mines.push({ owner: 0, ship: 0, x: x * 1000, y: 20_000, ad: 8, armed: true })
      },
      dice: [...HIT, 1, 2],
    },
    droneMines,
  )
  p.answer({ plan: [20_000, 21_000] })
  expect([p.table.questions, after(p)]).toEqual([[], OVER])
})

test('FA-VP-2, FA-SETUP-10 · when the last squadron in reserve is lost nothing else is rolled for', () => {
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 10, 10), at('terrans-teuton', 20, 10, 1), at('terrans-teuton', 30, 10)],
      order: [1, 0],
      dice: [1, 1],
      also: (g) => {
        for (const squadron of g.squadrons.slice(1)) squadron.arrival = 'reserve'
        g.ships.place.splice(1, 2, PLACE.away, PLACE.away)
      },
    },
    endMarkers,
  )
  p.answer('yes', 1)
  expect([p.g.ships.place[1], p.table.questions, after(p)]).toEqual([PLACE.withdrawn, [], OVER])
})
