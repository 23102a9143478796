import { expect, test } from 'vitest'
import { boardingSegment } from '../../rules/boarding/segment.ts'
import { diceLeft, escortsOf, pointDefenceAt, torpedoDefence } from '../../rules/fire/point-defence.ts'
import { explodeMine } from '../../rules/move/mines.ts'
import { wingStands } from '../../rules/stands.ts'
import { wingAct } from '../../rules/wing/act.ts'
import { flightMove } from '../../rules/wing/activation.ts'
import { dogfight, interceptions } from '../../rules/wing/dogfight.ts'
import { launchFrom } from '../../rules/wing/launch.ts'
import { flightBounds, moveFlight } from '../../rules/wing/move.ts'
import { type Mine, PLACE, type State } from '../../state.ts'
import { at, inForce, MISS } from '../card-table.ts'
import { carryOut, fightState, type GivenFight, type GivenShip, type GivenWing, last, steps } from '../fight.ts'

const wing = (type: GivenWing['type'], seat: number, flight: number, x: number, y: number): GivenWing => ({ type, seat, flight, x, y })
const goTo = (...points: [number, number, number][]) => ({
  plan: { wings: points.map(([id, x, y]) => ({ wing: id, x: Math.round(x * 1000), y: Math.round(y * 1000) })) },
})
const FAR: GivenShip = at('terrans-security', 70, 46, 1)
const OWN: GivenShip = at('terrans-security', 2, 2)

/** A carrier with one bomber aboard, at the question about launching. */
function carrier(ship: Partial<GivenShip>, also?: (g: State) => unknown) {
  const seat = ship.seat ?? 0
  return carryOut(
    {
      ships: [{ ...at('terrans-solar', 30, 20), ...ship }],
      wings: [wing('bomber', seat, 0, 0, 0), wing('bomber', seat, 1, 50, 40)],
      also: (g) => [g.wings.place.splice(0, 1, PLACE.away), g.wings.squadron.fill(0), also?.(g)],
    },
    (g) => launchFrom(g, 0),
  )
}

test('FA-WING-6, FA-WING-24 · the carrier’s owner launches, and every wing is told; a derelict, a cloaked and an offline carrier launch nothing', () => {
  for (const seat of [0, 1]) {
    const p = carrier({ seat })
    p.answer('launch:0', seat)
    expect(p.question()).toMatchObject({ name: 'wing.place', seat })
    p.answer(goTo([0, 30, 24]))
    expect(last(p, 'wing-launched')).toMatchObject({ rule: 'FA-WING-6', on: 'wing:0', wing: 0, ship: 0, x: 30_000, y: 24_000 })
    expect([p.g.wings.boost, p.g.wings.x[0], p.g.wings.y[0]]).toEqual([[0, 0], 30_000, 24_000])
  }
  for (const ship of [{ crew: 6 }, { effects: ['systemsOffline'] }, { cloak: true }] as const)
    expect(carrier(ship).table.result).not.toBeNull()
  expect(carrier({}, (g) => g.wings.squadron.fill(1)).table.result).not.toBeNull()
  expect(carrier({ type: 'terrans-teuton' }).table.result).not.toBeNull()
  expect(carrier({ type: 'relthoza-nidus' }).table.result).toBeNull()
})

test('FA-CARD-3, FA-WING-6 · A10: wings go up to 8 inches away, and those that are launched fly 4 inches further', () => {
  const p = carrier({}, inForce('A10', 0, { on: 'squadron', id: 0, ships: [0], until: 'activation' }))
  p.answer('launch:0')
  expect(p.refused(goTo([0, 30, 28.001]), 0).rule).toBe('FA-WING-6')
  p.answer(goTo([0, 30, 28]))
  expect(p.g.wings.boost).toEqual([4, 0])
})

/** The act of a flight of seat 0's bombers that touches a ship. */
const acting = (ship: Partial<GivenShip>, given: Partial<GivenFight> = {}) =>
  carryOut({ ships: [{ ...at('terrans-solar', 30, 20), ...ship }, FAR], wings: [wing('bomber', 0, 0, 30, 21.15)], ...given }, (g) =>
    wingAct(g, 0),
  )

test('FA-WING-12, FA-DEF-7, FA-DMG-26 · a landing is told; nobody lands on a derelict, a cloaked ship or one that carries no wings', () => {
  const p = acting({})
  p.answer('land:0')
  expect(last(p, 'wing-landed')).toMatchObject({ rule: 'FA-WING-12', on: 'wing:0', wing: 0, ship: 0 })
  for (const ship of [{ crew: 6 }, { cloak: true }, { type: 'terrans-horizon', y: 20.3 }]) expect(acting(ship).table.result).not.toBeNull()
})

test('FA-WING-23, FA-WING-10 · the flight’s owner is asked, whichever seat that is; what it does is told and rolled', () => {
  for (const seat of [0, 1]) {
    const p = carryOut(
      { ships: [at('sorylians-falcata', 30, 20, 1 - seat)], wings: [wing('bomber', seat, 0, 30, 21.01)], dice: MISS },
      (g) => wingAct(g, 0),
    )
    expect(p.question()).toMatchObject({ name: 'wing.act', seat })
    expect(p.question()).toMatchObject({ options: [{ id: 'attack:0', rule: 'FA-WING-10' }, { id: 'done' }] })
    p.answer('attack:0')
    expect([last(p, 'attack-run')?.dice, last(p, 'rolled')?.waves, p.g.wings.moved[0]]).toEqual([3, [[1, 1, 1]], 1])
  }
})

test('FA-WING-10, FA-TRAIT-1, FA-CARD-2 · FA-TRAIT/durable, S11: the dice of the run that are told are those that are rolled', () => {
  const run = (type: string, also?: (g: State) => unknown) => {
    const wings = [wing('bomber', 0, 0, 30, 21.01), wing('bomber', 0, 0, 31, 20)]
    const p = carryOut({ ships: [at(type, 30, 20, 1)], wings, dice: MISS, also }, (g) => wingAct(g, 0))
    p.answer('attack:0')
    const { waves } = last(p, 'rolled') as unknown as { waves: number[][] }
    return [last(p, 'attack-run')?.dice, waves[0]?.length]
  }
  const silent = inForce('S11', 1, { on: 'squadron', id: 0, ships: [0], until: 'nextActivation' })
  expect([run('sorylians-falcata'), run('sorylians-katar'), run('sorylians-falcata', silent)]).toEqual([
    [6, 6],
    [5, 5],
    [3, 3],
  ])
})

test('FA-BOARD-24 · assault shuttles board the ship that they touch, by the rule of boarding', () => {
  const p = carryOut({ ships: [at('sorylians-falcata', 30, 20, 1)], wings: [wing('assaultShuttle', 0, 0, 30, 21.01)], dice: MISS }, (g) =>
    wingAct(g, 0),
  )
  expect(p.question()).toMatchObject({ options: [{ id: 'board:0', rule: 'FA-BOARD-24' }, { id: 'done' }] })
  p.answer('board:0')
  for (let asked = 0; asked < 4 && p.table.questions[0]?.name === 'board.aim'; asked++) p.answer('capture')
  expect(last(p, 'boarded')).toMatchObject({ ship: 0, seat: 0, teams: 2 })
})

test('FA-WING-8, FA-PD-14 · a flight that moves may act anew, is told where it goes, and point defence is whole again', () => {
  const p = carryOut(
    {
      ships: [FAR, OWN],
      wings: [wing('bomber', 0, 0, 30, 20), wing('bomber', 0, 1, 40, 20)],
      also: (g) => {
        Object.assign(g.activation, { kind: 'flight', id: 0, seat: 0 })
        g.wings.moved.fill(1)
        g.ships.pdSpent.fill(2)
      },
    },
    flightMove,
  )
  p.answer(goTo([0, 30, 25]))
  expect(last(p, 'wing-moved')).toMatchObject({ rule: 'FA-WING-8', on: 'wing:0', wing: 0, x: 30_000, y: 25_000 })
  expect([p.g.wings.moved, p.g.ships.pdSpent, p.g.step]).toEqual([[0, 1], [0, 0], 'flight-answers'])
})

test('FA-WING-8 · the stands of other flights on the table are in the way, those of your own flight and of wings aboard are not', () => {
  const wings = [wing('bomber', 0, 0, 30, 20), wing('bomber', 0, 0, 32, 20), wing('bomber', 0, 1, 34, 20), wing('bomber', 1, 2, 36, 20)]
  const stands = (also?: (g: State) => unknown) => flightBounds(fightState({ ships: [], wings, also }), 0, 1).stands.length
  expect([stands(), stands((g) => g.wings.place.splice(2, 1, PLACE.away))]).toEqual([2, 1])
  const g = fightState({ ships: [], wings })
  expect([wingStands(g, 0), wingStands(g, 3)].map((all) => all.map(({ x }) => x))).toEqual([
    [32_000, 34_000, 36_000],
    [30_000, 32_000, 34_000],
  ])
})

const mine = (owner: number, x: number, y: number, armed = true): Mine => ({ owner, ship: 0, x: x * 1000, y: y * 1000, ad: 1, armed })

test('FA-MINE-3, FA-MINE-9 · a wing sets off armed enemy mines alone, in the order in which it comes near them, the nearer of two first', () => {
  const exploded = (...mines: Mine[]) => {
    const p = carryOut({ ships: [FAR, OWN], wings: [wing('bomber', 0, 0, 20, 20)], dice: MISS, also: (g) => g.mines.push(...mines) }, (g) =>
      moveFlight(g, 0, 1),
    )
    p.answer(goTo([0, 20, 32]))
    return p.events('spectator', 'exploded').map(({ x, y }) => [Number(x) / 1000, Number(y) / 1000])
  }
  expect(exploded(mine(0, 20, 26), mine(1, 20, 26, false))).toEqual([])
  expect(exploded(mine(1, 20, 35), mine(1, 20, 26))).toEqual([
    [20, 26],
    [20, 35],
  ])
  expect(exploded(mine(1, 23, 20), mine(1, 20, 18)).slice(0, 1)).toEqual([[20, 18]])
  expect(exploded(mine(1, 20, 18), mine(1, 23, 20)).slice(0, 1)).toEqual([[20, 18]])
})

test('FA-MINE-5 · each mine near one that goes off is rolled for, and that is told', () => {
  const p = carryOut({ ships: [FAR, OWN], dice: [4], also: (g) => g.mines.push(mine(1, 20, 20), mine(1, 20, 24)) }, (g) =>
    explodeMine(g, 0),
  )
  expect(last(p, 'mine-tested')).toMatchObject({ rule: 'FA-MINE-5', on: 'mine:0', x: 20_000, y: 24_000, face: 4 })
  expect(p.g.mines).toHaveLength(1)
})

test('FA-WING-14, FA-WING-15 · a dogfight is told; a 4 drives off; who is driven off flies from the nearest enemy of the fight', () => {
  const wings = [wing('bomber', 0, 0, 30, 20), wing('bomber', 1, 1, 30.8, 20), wing('bomber', 1, 1, 30, 19.2)]
  const fought = (...dice: number[]) => carryOut({ ships: [FAR], wings, dice }, (g) => dogfight(g, 0))
  const p = fought(4, 1, 1)
  expect(last(p, 'dogfight')).toMatchObject({ rule: 'FA-WING-14', on: 'flight:0', wings: [0], enemies: [1, 2] })
  expect(p.question()).toMatchObject({ name: 'dogfight.assign', seat: 0, least: 1, most: 1 })
  p.answer({ options: ['wing:2'] })
  expect([p.g.wings.x[2], p.g.wings.y[2], p.g.wings.place[2]]).toEqual([30_000, 14_200, PLACE.table])
  const none = fought(3, 1, 1)
  expect([none.table.questions.length, none.g.wings.drivenOff]).toEqual([0, [0, 0, 0]])
})

test('FA-WING-16, FA-WING-25 · an intercept move is told, and the fight that it leads to is fought', () => {
  const wings = [wing('bomber', 0, 0, 30, 20), wing('interceptor', 1, 1, 30, 25)]
  const p = carryOut({ ships: [OWN, FAR], wings, dice: [1, 1, 1] }, (g) => interceptions(g, 0))
  p.answer('intercept:1')
  p.answer(goTo([1, 30, 20.8]))
  expect(last(p, 'intercepted')).toMatchObject({ rule: 'FA-WING-16', on: 'flight:1', flight: 0 })
  expect(last(p, 'dogfight')).toMatchObject({ on: 'flight:1', wings: [1], enemies: [0] })
})

test('FA-PD-11, FA-PD-12 · the seat of the ships is asked; neither wrecks, ships without point defence nor ships out of reach fire', () => {
  const ships: GivenShip[] = [
    at('terrans-teuton', 28, 20, 1),
    { ...at('terrans-teuton', 32, 20, 1), effects: ['pdOffline'] },
    at('terrans-teuton', 30, 22.5, 1),
    at('terrans-teuton', 40, 20, 1),
    at('terrans-teuton', 30, 18, 0),
  ]
  const p = carryOut(
    { ships, wings: [wing('bomber', 0, 0, 30, 20)], dice: MISS, also: (g) => g.ships.place.splice(2, 1, PLACE.destroyed) },
    (g) => pointDefenceAt(g, 0),
  )
  expect([p.question().seat, p.options()]).toEqual([1, ['pd:0', 'end:pd']])
})

test('FA-PD-16, FA-BOARD-15 · escorts of your own side near a ship help it: not she herself, no wreck, none out of reach', () => {
  const ships: GivenShip[] = [
    at('aquans-kappa', 23, 20),
    at('aquans-kappa', 20, 20),
    at('aquans-kappa', 20, 24.001),
    at('aquans-kappa', 20, 17),
    at('aquans-kappa', 17, 20, 1),
    at('aquans-nereid', 20, 18),
  ]
  const g = fightState({ ships, also: (state) => state.ships.place.splice(3, 1, PLACE.destroyed) })
  expect([escortsOf(g, 1), escortsOf(g, 0)]).toEqual([[0], [1]])
})

test('FA-PD-13, FA-PD-14 · the ship’s dice against torpedoes count by the rule that names it, and run out', () => {
  const left = (spent: number) =>
    diceLeft(fightState({ ships: [at('terrans-teuton', 20, 20)], also: (g) => g.ships.pdSpent.fill(spent) }), 0)
  expect([left(0), left(2), left(3), left(9)]).toEqual([3, 1, 0, 0])
  const p = carryOut({ ships: [at('aquans-kappa', 20, 20), at('aquans-kappa', 20, 22)], dice: [4, 1, 1, 1, 1, 1] }, (g) =>
    torpedoDefence(g, 0, 5, false, null),
  )
  expect(p.question()).toMatchObject({ name: 'pd.torpedo', rule: 'FA-PD-14', on: 'ship:0', params: { hits: 5, dice: 3 } })
  p.answer('dice:3')
  expect(p.question()).toMatchObject({ name: 'pd.torpedo', rule: 'FA-PD-16', on: 'ship:1' })
  p.answer('dice:0')
  expect(last(p, 'rolled')).toMatchObject({ purpose: 'pd', need: 4, hits: 1, waves: [[4, 1, 1]] })
})

test('FA-TRAIT-1 · FA-TRAIT/torpedoSpook: what is rolled again is told', () => {
  const p = carryOut({ ships: [at('terrans-teuton', 20, 20)], dice: [4, 3, 5, 1, 2] }, (g) => torpedoDefence(g, 0, 5, true, null))
  p.answer('dice:3')
  expect(last(p, 'rerolled')).toMatchObject({ rule: 'FA-TRAIT/torpedoSpook', on: 'ship:0', dice: [1, 3, 2] })
})

test('FA-BOARD-18, FA-BOARD-27 · a second squadron boards with teams of its own, the same one adds to those aboard', () => {
  const aboard = (squadron: number, owner = 0) =>
    steps(
      {
        ships: [at('relthoza-assassin', 20, 20), at('sorylians-katar', 23, 20, 1), at('sorylians-katar', 50, 20, 1)],
        dice: Array.from({ length: 40 }, () => 1),
        also: (g) =>
          g.boarders.push({ ship: 1, owner, squadron, teams: 2, rounds: 1 }, { ship: 2, owner: 0, squadron: 0, teams: 1, rounds: 1 }),
      },
      boardingSegment,
    )
  const teams = (p: ReturnType<typeof aboard>) => {
    p.answer('board:0:1')
    return p.g.boarders.map((party) => [party.ship, party.owner, party.squadron, party.teams])
  }
  expect(teams(aboard(0))).toEqual([
    [1, 0, 0, 5],
    [2, 0, 0, 1],
  ])
  expect(teams(aboard(2))).toEqual([
    [1, 0, 2, 2],
    [2, 0, 0, 1],
    [1, 0, 0, 3],
  ])
})

test('FA-WING-15 · a wing that is driven off flies from the nearest of several enemies, wherever that is in the list', () => {
  const near = [30.76, 20] as const
  const far = [29.21, 20] as const
  for (const [first, second] of [
    [near, far],
    [far, near],
  ] as const) {
    const wings = [wing('bomber', 0, 0, 30, 20), wing('bomber', 1, 1, first[0], first[1]), wing('bomber', 1, 1, second[0], second[1])]
    const p = carryOut({ ships: [FAR], wings, dice: [1, 4, 1] }, (g) => dogfight(g, 0))
    expect([p.g.wings.x[0], p.g.wings.y[0]]).toEqual([25_000, 20_000])
  }
})

test('FA-MINE-3 · a mine within whose reach a wing begins goes off where it stands, at the shortest of flights as well', () => {
  const end = (y: number) => {
    const also = (g: State) => g.mines.push(mine(1, 20, 20))
    const p = carryOut({ ships: [FAR], wings: [wing('bomber', 0, 0, 20, 22)], dice: [5, ...MISS], also }, (g) => moveFlight(g, 0, 1))
    p.answer(goTo([0, 20, y]))
    return [p.events('spectator', 'exploded').length, p.g.wings.x[0], p.g.wings.y[0]]
  }
  expect([end(30), end(22.001)]).toEqual([
    [1, 20_000, 27_000],
    [1, 20_000, 27_000],
  ])
})

test('FA-WING-12, FA-WING-22, FA-WING-23 · the last free place takes a wing; a wing that has acted does nothing more', () => {
  const places = (aboard: number) => {
    const wings = [wing('bomber', 0, 0, 30, 21.15), ...Array.from({ length: aboard }, () => wing('bomber', 0, 1, 0, 0))]
    const also = (g: State) => [g.wings.place.fill(PLACE.away, 1), g.wings.squadron.fill(0)]
    return acting({}, { wings, also }).table.questions.length
  }
  expect([places(4), places(5)]).toEqual([1, 0])
  expect(acting({}, { also: (g) => g.wings.moved.fill(1) }).table.questions).toHaveLength(0)
})

test('FA-PD-14 · the last die of point defence is asked for, none is not; torpedoes that all miss are not answered', () => {
  const asked = (spent: number) =>
    carryOut({ ships: [at('terrans-teuton', 20, 20)], also: (g) => g.ships.pdSpent.fill(spent) }, (g) =>
      torpedoDefence(g, 0, 5, false, null),
    )
  expect([asked(2).question().params?.dice, asked(3).table.questions, last(asked(3), 'rolled')]).toEqual([1, [], undefined])
})

test('FA-DEF-7, FA-DEF-9 · a cloaking field that does not work keeps no wing from launching or landing', () => {
  const nebula = { terrain: [{ kind: 'nebula', x: 30, y: 20, radius: 3 }] } as const
  expect(acting({ cloak: true }).table.result).not.toBeNull()
  expect(acting({ cloak: true }, nebula).options()).toEqual(['land:0', 'done'])
  const launching = (given: Partial<GivenFight>) =>
    carryOut(
      {
        ships: [{ ...at('terrans-solar', 30, 20), cloak: true }, FAR],
        wings: [wing('bomber', 0, 0, 30, 21.15)],
        also: (g) => [g.wings.place.fill(PLACE.away), g.wings.squadron.fill(0)],
        ...given,
      },
      (g) => launchFrom(g, 0),
    ).table.questions[0]?.name
  expect([launching({}), launching(nebula)]).toEqual([undefined, 'wing.launch'])
})

test('FA-PD-8 · the enemies that a driven-off wing keeps off are the ships and wings of the other side, whichever it is', () => {
  const wings = [wing('bomber', 0, 0, 20, 20), wing('bomber', 1, 1, 40, 20), wing('bomber', 1, 1, 42, 20)]
  const g = fightState({ ships: [OWN, FAR], wings, also: (state) => state.wings.drivenOff.fill(state.turn) })
  expect([0, 1].map((flight) => flightBounds(g, flight, 1).enemies.length)).toEqual([3, 2])
})
