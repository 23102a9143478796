import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { boardingSegment } from '../rules/boarding/segment.ts'
import { boardByWings } from '../rules/boarding/wings.ts'
import { deploy, deployLate, scouts } from '../rules/deployment/deploy.ts'
import { EDGES } from '../rules/deployment/zones.ts'
import { endMarkers } from '../rules/end/markers.ts'
import { pointsOf } from '../rules/end/victory.ts'
import { interceptions } from '../rules/wing/dogfight.ts'
import { moveFlight } from '../rules/wing/move.ts'
import { regroup } from '../rules/wing/regroup.ts'
import { PLACE } from '../state.ts'
import { at, MISS } from './card-table.ts'
import { carryOut, type GivenFight, type GivenShip, last, steps } from './fight.ts'
import { FAR, fly, moving, at as whereIs } from './table.ts'

// What vanishes, breaks or finds no place in the middle of something else.

const OWN = { ...at('terrans-teuton', 10, 5), squadron: 2 }

test('FA-SCEN-4, FA-COLL-10 · a transport that flies past its target off the eastern edge has left as the convoy should', () => {
  const ships = [
    { ...at('neutral-transport', 66, 24), heading: 90, squadron: 0, hull: 2 },
    { ...at('terrans-teuton', 71, 24, 1), squadron: 1 },
    OWN,
    { ...at('terrans-security', 10, 46, 1), squadron: 3 },
  ]
  const settings = { scenario: SCENARIO_IDS.indexOf('convoy') }
  const p = moving({ ships, settings, dice: [1], also: (g) => Object.assign(g, { attacker: 1 }) })
  p.answer('ram:0:1')
  p.answer(fly('9'))
  expect([p.g.ships.place[0], last(p, 'ship-left')]).toMatchObject([PLACE.escaped, { fate: 'escaped', rule: 'FA-SCEN-4' }])
})

/** A minelayer that flies 7 inches northwards; an enemy mine 7 inches ahead hits it after 3 with the given dice of the critical hit. */
function mined(critical: readonly number[], crew: number, more: Parameters<typeof fly>[1]) {
  const p = moving({
    ships: [{ ...at('relthoza-assassin', 30, 20), squadron: 0, crew }, { ...FAR, squadron: 1 }, OWN],
    dice: [5, 5, 5, 5, 5, 5, ...critical, ...MISS],
    also: (g) => g.mines.push({ owner: 1, ship: 1, x: 30_000, y: 27_000, ad: 6, armed: true }),
  })
  p.answer(fly('7', more))
  return p
}

test('FA-MINE-8, FA-DMG-17, FA-MOVE-25 · a ship that loses its secondary systems or its crew on the way drops no mine farther on', () => {
  const dropped = (critical: readonly number[], crew: number, after: number) => {
    const p = mined(critical, crew, { mines: [{ segment: 0, at: after }] })
    expect([p.events('spectator', 'exploded').length, whereIs(p, 0).y]).toEqual([1, 27])
    return p.events('spectator', 'mine-dropped').length
  }
  const [leak, secondary, fire] = [[5, 5] as const, [5, 6] as const, [2, 2] as const]
  expect([dropped(leak, 0, 6000), dropped(secondary, 0, 2000), dropped(secondary, 0, 6000)]).toEqual([1, 1, 0])
  expect([dropped(fire, 0, 6000), dropped(fire, 4, 6000)]).toEqual([1, 0])
})

test('FA-MOVE-21, FA-ACT-10, FA-DMG-17 · a ship that loses its last crew on the way declares no escape', () => {
  const folds = (crew: number) => mined([2, 2], crew, { escape: true }).g.ships.fold[0]
  expect([folds(0), folds(4)]).toEqual([1, 0])
})

test('FA-BOARD-24, FA-VP-7 · shuttles that the explosion of what they sabotage destroys are lost once, as destroyed wings', () => {
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 23, 20, 1), OWN, FAR],
      wings: [21.9, 21.8, 21.7].map((x) => ({ type: 'assaultShuttle', seat: 0, flight: 0, x, y: 20 }) as const),
      // The fire at the teams, six teams against three crew, a magazine explosion, and eight dice for the nearest wing.
      dice: [1, 1, 1, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 6, ...MISS],
    },
    (g) => boardByWings(g, [0, 1, 2], 0),
  )
  p.answer('sabotage')
  expect(p.events('spectator', 'exploded')).toHaveLength(1)
  expect(p.events('spectator', 'wing-lost').map(({ wing, rule }) => [wing, rule])).toEqual([
    [0, 'FA-DMG-24'],
    [1, 'FA-BOARD-24'],
    [2, 'FA-BOARD-24'],
  ])
  expect([p.g.wings.place, pointsOf(p.g, 1)]).toEqual([[PLACE.destroyed, PLACE.withdrawn, PLACE.withdrawn], 5])
})

test('FA-BOARD-25, FA-BOARD-26 · a boarded ship that an earlier boarding has destroyed is not named any more', () => {
  const ships: GivenShip[] = [
    ...[20, 18, 16].map((y) => ({ ...at('relthoza-assassin', 20, y), squadron: 0 })),
    ...[20, 18, 16].map((y, i) => ({ ...at('sorylians-katar', 23, y, 1), squadron: 1 + i, ap: 0 })),
    FAR,
  ]
  const p = steps({ ships, dice: MISS, also: (g) => g.ships.ap.fill(3, 0, 3) }, boardingSegment)
  p.answers('board:0:3', 'capture', 'board:1:4', 'capture', 'board:2:5', 'capture')
  expect(p.options()).toEqual(['resolve:3', 'resolve:4', 'resolve:5'])
  p.g.ships.place[4] = PLACE.destroyed
  p.answer('resolve:3')
  expect(p.events('spectator', 'boarded').map(({ ship }) => ship)).toEqual([3, 5])
})

test('FA-WING-16, FA-DMG-27 · when the mine that an interceptor sets off takes the last ship, nobody else is asked to intercept', () => {
  const p = carryOut(
    {
      ships: [{ ...at('terrans-teuton', 30, 28.5, 1), hull: 3 }, OWN],
      wings: [
        { type: 'bomber', seat: 0, flight: 0, x: 30, y: 20 },
        { type: 'interceptor', seat: 1, flight: 1, x: 30, y: 25 },
        { type: 'interceptor', seat: 1, flight: 2, x: 34, y: 18 },
      ],
      dice: Array.from({ length: 20 }, () => 5),
      also: (g) => g.mines.push({ owner: 0, ship: 1, x: 30_000, y: 27_000, ad: 8, armed: true }),
    },
    (g) => interceptions(g, 0),
  )
  p.answer('intercept:1')
  p.answer({ plan: { wings: [{ wing: 1, x: 30_000, y: 20_800 }] } })
  expect(p.g.ships.place[0]).toBe(PLACE.destroyed)
  expect(p.table.questions).toEqual([])
})

test('FA-WING-13, FA-ALLY-2 · wings that have landed with a partner are regrouped by their owner, and not with those of the partner', () => {
  const regrouped = (seat: number, owner: number) =>
    carryOut(
      {
        ships: [0, 1, 2, 3].map((of) => at(of === 0 ? 'terrans-solar' : 'terrans-teuton', 10 + 10 * of, 20, of)),
        wings: [0, 1, 2].map((flight) => ({ type: 'bomber', seat: flight < 2 ? owner : 2 - owner, flight, x: 0, y: 0 }) as const),
        order: [0, 2, 1, 3],
        also: (g) => [Object.assign(g, { seats: 4 }), g.wings.place.fill(PLACE.away), g.wings.squadron.fill(0)],
      },
      (g) => regroup(g, seat, []),
    ).table.questions.map((question) => [question.seat, question.kind === 'options' && question.options.map(({ id }) => id)])
  expect([regrouped(0, 0), regrouped(2, 2)]).toEqual([[[0, ['regroup:2', 'no']]], [[2, ['regroup:2', 'no']]]])
  expect([regrouped(2, 0), regrouped(0, 2)]).toEqual([[], []])
})

test('FA-SETUP-11, FA-SETUP-10, FA-SCEN-2 · the log says that a reserve found no place', () => {
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 0, 0), at('terrans-teuton', 5, 5, 1)],
      settings: { width: 10_000, depth: 20_000 },
      dice: [5, 5],
      also: (g) => [
        g.edges.push(EDGES.south, EDGES.north),
        Object.assign(g.squadrons[0] ?? {}, { arrival: 'reserve' }),
        g.ships.place.splice(0, 1, PLACE.away),
      ],
    },
    endMarkers,
  )
  p.answer('yes')
  expect(last(p, 'no-place')).toMatchObject({ rule: 'FA-SETUP-11', squadron: 0 })
  expect(p.g.squadrons[0]?.arrival).toBe('reserve')
})

test('FA-SETUP-11 · at set-up a squadron for which there is no place stays in reserve, and the other side goes on', () => {
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 0, 0), at('terrans-teuton', 5, 5, 1)],
      terrain: [{ kind: 'planet', x: 36, y: 24, radius: 60 }],
      also: (g) => [g.edges.push(EDGES.south, EDGES.north), g.ships.place.splice(0, 1, PLACE.away)],
    },
    deploy,
  )
  expect(p.table.questions).toEqual([])
  expect(last(p, 'no-place')).toMatchObject({ rule: 'FA-SETUP-11', on: 'squadron:0' })
  expect([p.g.squadrons[0]?.arrival, p.g.toAct]).toEqual(['reserve', 1])
})

test('FA-SETUP-11, FA-SETUP-13 · late squadrons stay in reserve likewise; a squadron that scouts find no other place for stays where it was', () => {
  const setup = (arrival: 'late' | 'zone', place: number): GivenFight => ({
    ships: [at('sorylians-plumbata', 30, 5), at('terrans-teuton', 5, 40, 1)],
    terrain: [{ kind: 'planet', x: 36, y: 24, radius: 60 }],
    also: (g) => [
      g.edges.push(EDGES.south, EDGES.north),
      g.ships.place.splice(0, 1, place),
      Object.assign(g.squadrons[0] ?? {}, { arrival }),
    ],
  })
  expect(carryOut(setup('late', PLACE.away), deployLate).g.squadrons[0]?.arrival).toBe('reserve')
  const p = carryOut(setup('zone', PLACE.table), scouts)
  p.answer('redeploy:0')
  expect([last(p, 'no-place'), p.g.ships.place[0], whereIs(p, 0)]).toMatchObject([{ squadron: 0 }, PLACE.table, { x: 30, y: 5 }])
})

test('FA-WING-8, FA-DMG-24 · a wing does not end on another that a mine has driven to where it was to go', () => {
  const p = carryOut(
    {
      ships: [at('terrans-teuton', 5, 5), FAR],
      wings: [
        { type: 'bomber', seat: 0, flight: 0, x: 30, y: 20 },
        { type: 'bomber', seat: 0, flight: 0, x: 40, y: 24 },
      ],
      dice: [5],
      also: (g) => g.mines.push({ owner: 1, ship: 1, x: 30_000, y: 27_000, ad: 1, armed: true }),
    },
    (g) => moveFlight(g, 0, 1),
  )
  // The first wing comes within 4 inches at y 23 and is driven off 5 inches, to y 18, where the second one was to go.
  const wings = [
    { wing: 0, x: 30_000, y: 26_000 },
    { wing: 1, x: 30_000, y: 18_200 },
  ]
  p.answer({ plan: { wings } })
  expect([p.g.wings.x[0], p.g.wings.y[0]]).toEqual([30_000, 18_000])
  const [x = 0, y = 0] = [p.g.wings.x[1], p.g.wings.y[1]]
  const apart = Math.hypot(x - 30_000, y - 18_000)
  expect([apart >= 750, apart < 752]).toEqual([true, true])
})
