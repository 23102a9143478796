import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../content/scenarios.ts'
import { shipTypeById } from '../content/ships.ts'
import { closing } from '../rules/act.ts'
import { turnCards } from '../rules/cards/turn-cards.ts'
import { chooseUnit } from '../rules/choose-unit.ts'
import { randomDirection } from '../rules/dice.ts'
import { testDisorder } from '../rules/disorder.ts'
import { lineBetween } from '../rules/fire/shots.ts'
import { holdsFor, unusedOf } from '../rules/in-force.ts'
import { leavesByExit } from '../rules/move/fly.ts'
import { currentMv, currentTl } from '../rules/move/manoeuvre.ts'
import { hasShips } from '../rules/ships.ts'
import { concede } from '../rules/turn.ts'
import { NONE, PLACE, type State } from '../state.ts'
import { at, inForce, onSquadron } from './card-table.ts'
import { carryOut, fightState, type GivenFight, type GivenShip, last } from './fight.ts'
import { asks, FAR, fly, idle, moving, table } from './table.ts'

const TEUTON = { type: 'terrans-teuton', x: 30, y: 20 } as const

test('FA-TURN-1, FA-DISORDER-1, FA-CARD-7 · the beginning of a turn is announced; each squadron’s ships are counted, and shots begin at none', () => {
  const ships: GivenShip[] = [
    { ...at('terrans-teuton', 10, 10), squadron: 0 },
    { ...at('terrans-teuton', 13, 10), squadron: 0 },
    { ...FAR, squadron: 1 },
  ]
  const p = carryOut({ ships, also: (g) => g.ships.firedTurn.fill(3) }, turnCards)
  expect(p.events('spectator', 'turn-begun')).toMatchObject([{ turn: 4, rule: 'FA-TURN-1' }])
  expect([p.g.squadrons.map(({ strength }) => strength), p.g.ships.firedTurn]).toEqual([
    [2, 1],
    [0, 0, 0],
  ])
})

test('FA-TURN-5, FA-ACT-4 · an activation begins with the first step of fire; squadrons in reserve have none', () => {
  const ships = [at('terrans-teuton', 10, 10), at('terrans-apollo', 20, 10), { ...at('sorylians-falcata', 60, 40, 1), squadron: 2 }]
  const waiting = (arrival: State['squadrons'][number]['arrival']) => (g: State) => {
    g.ships.place[1] = PLACE.away
    Object.assign(g.squadrons[1] ?? {}, { arrival })
    Object.assign(g, { toAct: 0, lastActor: [NONE, NONE] })
    Object.assign(g.activation, { fire: 2, manner: 3 })
  }
  const p = carryOut({ ships, also: waiting('reserve') }, chooseUnit)
  expect(p.g.activation).toMatchObject({ kind: 'squadron', id: 0, fire: 0, manner: 0 })
  expect(carryOut({ ships, also: waiting('enter') }, chooseUnit).options()).toEqual(['activate:squadron:0', 'activate:squadron:1'])
})

test('FA-ACT-10, FA-CARD-4 · cards that follow the move are asked for after it', () => {
  const p = moving({ ships: [TEUTON, { ...FAR, squadron: 1 }, { ...TEUTON, x: 50, squadron: 2 }], hands: [['A11'], []] })
  p.answer(fly('5'))
  expect(asks('card.moved')(p)).toBe(true)
})

test('FA-CARD-2, FA-WING-18 · a squadron with wings ready aboard is asked for the card of carriers before it moves', () => {
  const ships = [
    { ...TEUTON, type: 'terrans-ares' },
    { ...FAR, squadron: 1 },
    { ...TEUTON, x: 50, squadron: 2 },
  ]
  const wings = [{ type: 'bomber', seat: 0, flight: 0, x: 0, y: 0 }] as const
  const aboard = (g: State) => [g.wings.place.fill(PLACE.away), g.wings.squadron.fill(0)]
  const p = table({ ships, wings, step: 'command', hands: [['A10'], []], also: aboard })
  idle(p, (q) => q.question().name === 'card.carrier' || q.g.step !== 'command')
  expect(p.question()).toMatchObject({ name: 'card.carrier', seat: 0 })
})

test('FA-TRAIT-1, FA-ACT-1 · FA-TRAIT/selfRepair belongs to the end of an activation', () => {
  const ships = [
    { ...at('relthoza-nexus', 30, 20), hull: 2 },
    { ...FAR, squadron: 1 },
    { ...TEUTON, x: 50, squadron: 2 },
  ]
  const p = table({ ships, step: 'closing', dice: [5] })
  expect(last(p, 'tested')).toMatchObject({ ship: 0, face: 5, purpose: '@trait-selfRepair' })
  expect(p.g.ships.hull[0]).toBe(1)
})

test('FA-TRAIT-1 · FA-TRAIT/selfRepair: when its activation closes, a damaged ship mends a point on a 4, and tells the roll', () => {
  const mending = (hull: number, face: number) => carryOut({ ships: [{ ...at('relthoza-nexus', 10, 10), hull }], dice: [face] }, closing)
  for (const [hull, face, left] of [
    [1, 4, 0],
    [1, 3, 1],
    [2, 6, 1],
  ] as const) {
    const p = mending(hull, face)
    expect([p.g.ships.hull[0], last(p, 'tested')]).toMatchObject([left, { ship: 0, face, need: 4 }])
    const { hp } = shipTypeById('relthoza-nexus')?.stats ?? { hp: 0 }
    expect(last(p, 'hull-mended')).toEqual(left === hull ? undefined : expect.objectContaining({ ship: 0, left: hp - left }))
  }
  expect(last(mending(0, 6), 'tested')).toBeUndefined()
})

test('FA-GEN-12 · the log says who gives up', () => {
  const p = carryOut({ ships: [at('terrans-teuton', 10, 10)] }, function* (g) {
    concede(g, 0)
    yield* []
  })
  expect(last(p, 'conceded')).toMatchObject({ seat: 0, rule: 'FA-GEN-12' })
})

test('FA-GEN-6 · a random direction is one of twelve', () => {
  const g = fightState({ ships: [] })
  const found = new Set(Array.from({ length: 400 }, () => randomDirection(g)))
  expect([...found].sort((a, b) => a - b)).toEqual(Array.from({ length: 12 }, (_, i) => i * 3000))
})

const battered = (strength: number[], more: Partial<GivenFight> = {}) => {
  const ships = [0, 1].flatMap((seat) => [0, 1].map((i) => ({ ...at('terrans-teuton', 10 + 3 * i, 10 + 20 * seat, seat), squadron: seat })))
  const { also } = more
  const given = { ships, dice: Array.from({ length: 6 }, () => 1), ...more }
  return carryOut(
    { ...given, also: (g) => [g.squadrons.map((squadron, i) => Object.assign(squadron, { strength: strength[i] ?? 0 })), also?.(g)] },
    testDisorder,
  )
}
const tested = (p: ReturnType<typeof battered>) =>
  p.events('spectator', 'disorder-tested').map(({ squadron, passed }) => [squadron, passed])

test('FA-DISORDER-1 · half of a squadron lost is tested, in the order of the seats; one that came in meanwhile has lost none', () => {
  expect(tested(battered([4, 4]))).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(tested(battered([4, 4], { order: [1, 0] }))).toEqual([
    [1, 0],
    [0, 0],
  ])
  expect(tested(battered([3, 0]))).toEqual([])
  expect(tested(battered([4, 2], { dice: [4, 4, 1] }))).toEqual([[0, 1]])
})

test('FA-DISORDER-1 · the flagship among the lost is enough, but not the flagship of another squadron', () => {
  const lost = (squadron: number) =>
    battered([3, 2], {
      also: (g) => {
        for (const list of Object.values(g.ships)) list.push(0)
        Object.assign(g.flagships, { 0: 4 })
        g.ships.squadron[4] = squadron
        g.ships.place[4] = PLACE.destroyed
        g.ships.owner[4] = 0
      },
    })
  expect([tested(lost(0)), tested(lost(5))]).toEqual([[[0, 0]], []])
  expect(tested(battered([3, 2], { also: (g) => g.flagships.fill(NONE) }))).toEqual([])
})

test('FA-CARD-2, FA-CARD-7 · a card holds for the squadron on which it lies, not for a flight of its number nor for other cards', () => {
  const g = fightState({
    ships: [TEUTON, FAR],
    also: (state) => [inForce('S01', 0, { on: 'flight', id: 0 })(state), onSquadron('S02', [0])(state)],
  })
  expect([holdsFor(g, 'S01', 0), holdsFor(g, 'S02', 0), holdsFor(g, 'S02', 1), holdsFor(g, 'S03', 0)]).toEqual([false, true, false, false])
  const use = (card: Parameters<typeof unusedOf>[1], squadron: number) => unusedOf(g, card, squadron) !== undefined
  expect([use('S01', 0), use('S02', 0), use('S02', 1), use('S03', 0)]).toEqual([false, true, false, false])
  for (const effect of g.inForce) effect.used = true
  expect(use('S02', 0)).toBe(false)
})

test('FA-MOVE-5, FA-FLEET-12, FA-TRAIT-1 · cards move no installation; FA-TRAIT/fluidHelm shortens the first turn limit by one inch', () => {
  const g = fightState({ ships: [at('terrans-security', 10, 10), at('aquans-maelstrom', 20, 20)], also: inForce('T10', 0) })
  expect(currentMv(g, 0)).toBe(0)
  expect(currentMv(g, 1)).toBeGreaterThan((shipTypeById('aquans-maelstrom')?.stats.mv ?? 0) * 1000)
  const tl = shipTypeById('aquans-maelstrom')?.stats.tl ?? 0
  expect(currentTl(g, 1)).toEqual({ first: Math.max(tl - 1, 0) * 1000, later: tl * 1000 })
  const slow = fightState({ ships: ['aquans-dagon', 'aquans-kraken', 'aquans-vortex'].map((type) => at(type, 20, 20)) })
  for (const [ship, type] of slow.ships.type.entries()) {
    const { first, later } = currentTl(slow, ship)
    expect([type, first]).toEqual([type, Math.max(later - 1000, 0)])
  }
})

test('FA-VP-2 · a side has ships while one of its own is on the table or still to come', () => {
  const g = fightState({ ships: [at('terrans-teuton', 10, 10), at('terrans-teuton', 20, 20, 1)] })
  expect([hasShips(g, 0), hasShips(g, 1)]).toEqual([true, true])
  g.ships.place[0] = PLACE.destroyed
  expect([hasShips(g, 0), hasShips(g, 1)]).toEqual([false, true])
  g.ships.place.splice(0, 2, PLACE.away, PLACE.captured)
  expect([hasShips(g, 0), hasShips(g, 1)]).toEqual([true, false])
})

test('FA-RANGE-5 · fields one behind the other count together', () => {
  const fields = (...xs: number[]) =>
    lineBetween(
      fightState({ ships: [], terrain: xs.map((x) => ({ kind: 'nebula', x, y: 20, radius: 2.5 })) }),
      { x: 5000, y: 20_000 },
      { x: 30_000, y: 20_000 },
    )
  expect([fields(), fields(10), fields(10, 20)]).toEqual(['free', 'obstructed', 'blocked'])
})

test('FA-SCEN-4, FA-SCEN-6 · the defender alone escapes, by the far edge alone: transports of a convoy, all ships of an ambush', () => {
  const exit = (id: (typeof SCENARIO_IDS)[number], ship: number, x: number, attacker = 0) => {
    const ships = [at('neutral-transport', 10, 10), at('neutral-transport', 10, 20, 1), at('terrans-teuton', 20, 20, 1)]
    const g = fightState({ ships, settings: { scenario: SCENARIO_IDS.indexOf(id) }, also: (state) => Object.assign(state, { attacker }) })
    return leavesByExit(g, ship, { x, y: 20_000 })
  }
  expect([exit('convoy', 1, 72_001), exit('convoy', 1, 72_000), exit('convoy', 0, 72_001), exit('convoy', 2, 72_001)]).toEqual([
    'FA-SCEN-4',
    null,
    null,
    null,
  ])
  expect([exit('asteroidAmbush', 2, 72_001), exit('asteroidAmbush', 2, -1), exit('borderClash', 1, 72_001)]).toEqual([
    'FA-SCEN-6',
    null,
    null,
  ])
  expect(exit('convoy', 1, 72_001, NONE)).toBeNull()
})

test('FA-END-2, FA-DMG-22 · the rolls of the end phase are remembered with what they came to: the number itself is enough', () => {
  const ships: GivenShip[] = [
    { ...at('terrans-teuton', 10, 10), effects: ['engineFailure', 'weaponDamage'] },
    { ...at('terrans-teuton', 20, 10, 1), squadron: 1, effects: ['ragingFire'] },
  ]
  const p = table({ ships, step: 'end-effects', dice: [4, 4, 4, 4, 4, 4] })
  idle(p, (q) => q.g.step !== 'end-effects' && q.g.step !== 'end-repair')
  const events = [...p.events('spectator', 'tested'), ...p.events('spectator', 'repair-rolled')]
  expect(events.length).toBeGreaterThan(0)
  for (const { ship, face, need, type } of events) {
    const kinds = type === 'tested' ? ['fire', 'decompression'] : ['repair']
    const roll = p.g.rolls.find(({ of, kind, dice }) => of === ship && kinds.includes(kind) && dice.includes(face as number))
    expect([face, need, roll?.passed]).toEqual([face, need, (face as number) >= (need as number)])
  }
})

test('FA-TURN-9 · a side with nothing left to activate is passed over, whichever it is', () => {
  const asked = (toAct: number) => {
    const also = (g: State) => [Object.assign(g, { toAct }), Object.assign(g.squadrons[toAct] ?? {}, { acted: g.turn })]
    return last(carryOut({ ships: [TEUTON, { ...TEUTON, seat: 1, y: 40 }], also }, chooseUnit), 'unit-activated')?.seat
  }
  expect([asked(0), asked(1)]).toEqual([1, 0])
})
