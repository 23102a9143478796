import { expect, test } from 'vitest'
import { endEffects } from '../../rules/end/effects.ts'
import { flakWall, pointDefenceAt, torpedoDefence } from '../../rules/fire/point-defence.ts'
import { driveOff } from '../../rules/wing/driven-off.ts'
import type { State } from '../../state.ts'
import { answerAt, at, hands, passAll } from '../card-table.ts'
import { carryOut, fight, type GivenFight, type GivenWing, last } from '../fight.ts'

const wing = (x: number, y: number, flight = 0, seat = 1): GivenWing => ({ type: 'bomber', seat, flight, x, y })
const fired = (p: ReturnType<typeof fight>) => p.events('spectator', 'pd-fired').map(({ wing: id, face }) => [id, face])

test('FA-CARD-4, FA-DISORDER-2 · R04: where no ship that fires takes cards nobody is asked for a flak wall', () => {
  const asked = (disordered: boolean) =>
    carryOut(
      {
        ships: [at('terrans-teuton', 20, 20), at('sorylians-falcata', 26, 20, 1)],
        hands: hands(1, 'R04'),
        also: (g) => Object.assign(g.squadrons[1] ?? {}, { disordered }),
      },
      (g) => flakWall(g, [1], 2, { wings: 1 }),
    ).table.questions.map(({ name }) => name)
  expect([asked(false), asked(true)]).toEqual([['card.pd-more'], []])
})

test('FA-PD-3, FA-PD-11 · what a ship has driven off is remembered for the wing and the ship, whatever their numbers; its owner decides', () => {
  const given: GivenFight = {
    ships: [
      at('sorylians-falcata', 60, 40),
      { ...at('terrans-missionary', 20, 20, 1), squadron: 1 },
      { ...at('terrans-missionary', 20, 17, 1), squadron: 1 },
    ],
    wings: [wing(50, 40, 0, 0), wing(20, 19, 0, 0)],
    active: 1,
    fire: 0,
    dice: [5],
  }
  const p = fight(given)
  expect([p.question().seat, p.options()]).toEqual([1, ['pd:1', 'pd:2', 'end:pd']])
  p.answer('pd:1')
  expect([p.g.drivenBy, p.g.wings.drivenOff]).toEqual([[1001], [0, 3]])
  const safe = fight({ ...given, also: (g) => g.drivenBy.push(1001) })
  expect(safe.options()).toEqual(['pd:2', 'end:pd'])
})

test('FA-PD-12 · against a flight that has moved the first ship of the list fires as well, until its owner has enough', () => {
  const p = carryOut(
    { ships: [at('terrans-missionary', 20, 20), at('sorylians-falcata', 60, 40, 1)], wings: [wing(20, 21)], dice: [1] },
    (g) => pointDefenceAt(g, 0),
  )
  expect([p.question().seat, p.options()]).toEqual([0, ['pd:0', 'end:pd']])
  p.answer('pd:0')
  expect([fired(p), p.table.questions]).toEqual([[[0, 1]], []])
  const enough = carryOut({ ships: [at('terrans-missionary', 20, 20)], wings: [wing(20, 21)] }, (g) => pointDefenceAt(g, 0))
  enough.answer('end:pd')
  expect([fired(enough), enough.table.questions]).toEqual([[], []])
})

test('FA-PD-9 · each six gives another die at a wing that is left, and so on', () => {
  const p = fight({
    ships: [at('terrans-missionary', 20, 20)],
    wings: [wing(20, 21), wing(20, 22), wing(20, 23), wing(20, 23.9)],
    fire: 0,
    dice: [6, 6, 6, 1],
  })
  p.answer('pd:0')
  while (p.table.questions.length > 0)
    p.answer(p.question().kind === 'multi-select' ? { options: [p.options()[0] as string] } : (p.options()[0] as string))
  expect(fired(p).map(([, face]) => face)).toEqual([6, 6, 6, 1])
})

const against = (given: Partial<GivenFight>, hits: number, spook = false) => {
  let left = -1
  const p = carryOut({ ships: [at('sorylians-falcata', 20, 20), at('terrans-missionary', 30, 20, 1)], ...given }, function* (g) {
    left = yield* torpedoDefence(g, 1, hits, spook, { seat: 0, squadron: 0, flight: -1, ships: [0] })
  })
  return { p, left: () => left }
}

test('FA-PD-13, FA-PD-14 · point defence takes away hits, never more than there are; a single die is asked for, none is not', () => {
  const one = against({ dice: [6, 6, 4] }, 2)
  expect([one.p.question().name, one.p.question().seat]).toEqual(['pd.torpedo', 1])
  one.p.answer(one.p.options()[0] as string)
  expect(one.left()).toBe(0)
  const none = against({ also: (g: State) => g.ships.pdSpent.fill(9) }, 2)
  expect([none.p.table.questions, none.left()]).toEqual([[], 2])
})

test('FA-CARD-4, FA-CARD-14 · R03 may leave no hit at all: then no point defence is asked for', () => {
  const { p, left } = against({ hands: hands(1, 'R03') }, 3)
  answerAt(p, 'card.torpedo-hits', 'play:R03')
  expect([p.table.questions, left()]).toEqual([[], 0])
})

test('FA-CARD-3 · A08 takes away two dice of point defence, all of them where there are two', () => {
  const { p, left } = against(
    { ships: [at('sorylians-falcata', 20, 20), at('terrans-nadir', 30, 20, 1)], hands: hands(0, 'A08'), dice: [6, 6, 6] },
    4,
  )
  p.answer('dice:2')
  answerAt(p, 'card.pd-less', 'play:A08')
  passAll(p)
  expect([left(), last(p, 'rolled')]).toMatchObject([4, { waves: [[]] }])
})

test('FA-TRAIT-1 · FA-TRAIT/torpedoSpook: only successes are rolled again', () => {
  const miss = against({ dice: [1] }, 2, true)
  miss.p.answer(miss.p.options()[0] as string)
  expect([last(miss.p, 'rerolled'), miss.left()]).toEqual([undefined, 2])
  const hit = against({ dice: [4, 1] }, 2, true)
  hit.p.answer(hit.p.options()[0] as string)
  expect([last(hit.p, 'rerolled'), hit.left()]).toMatchObject([{ dice: [1] }, 2])
})

const well = { kind: 'gravityWell', x: 30, y: 20, radius: 1 } as const
const ENEMY = at('terrans-teuton', 60, 40, 1)
const ends = (given: Partial<GivenFight>) => carryOut({ ships: [at('terrans-teuton', 30, 23), ENEMY], ...given }, endEffects)

test('FA-TERR-6, FA-TERR-11 · a well pulls an inch, up to the last step before another stand; a ship at its middle stays', () => {
  expect(ends({ terrain: [well] }).g.ships.y[0]).toBe(22_000)
  const middle = ends({ ships: [at('terrans-teuton', 30, 20), ENEMY], terrain: [well] })
  expect([middle.g.ships.y[0], last(middle, 'ship-pulled')]).toEqual([20_000, undefined])
  const other = (y: number) =>
    ends({
      ships: [at('terrans-teuton', 30, 23), { ...at('terrans-teuton', 30, y, 1), squadron: 1 }],
      terrain: [
        { ...well, y: 10 },
        { ...well, radius: 1 },
      ],
    })
  // Stands of 1.25 inches: they touch at once, after a thousandth, and after a thousandth less than an inch.
  expect([other(21.75), other(21.749), other(20.751)].map((p) => p.g.ships.y[0])).toEqual([23_000, 22_999, 22_001])
})

const drifts = (x: number, given: Partial<GivenFight> = {}) =>
  ends({
    ships: [at('terrans-teuton', x, 24), ENEMY],
    terrain: [{ kind: 'meteor', x: 36, y: 24, radius: 0.6, drifting: true }],
    dice: [1, 4, 1, 2],
    ...given,
  })

test('FA-TERR-7, FA-TERR-11 · a meteor that touches a ship strikes it where it is; one that comes to a thousandth of an inch does not', () => {
  const touching = drifts(37.225)
  expect([touching.g.terrain[0]?.x, touching.events('spectator', 'critical-rolled').length]).toEqual([36_000, 1])
  const near = drifts(38.226)
  expect([near.g.terrain[0]?.x, near.events('spectator', 'critical-rolled').length]).toEqual([37_000, 0])
  const reached = drifts(38.225)
  expect([reached.g.terrain[0]?.x, reached.events('spectator', 'critical-rolled').length]).toEqual([37_000, 1])
})

test('FA-PD-17, FA-PD-20 · a driven-off wing stops before the table’s edge, beyond other stands, or before both', () => {
  const driven = (x: number, given: Partial<GivenFight> = {}) => {
    const p = carryOut({ ships: [], wings: [wing(x, 20)], ...given }, (g) => driveOff(g, [0], { x: (x - 1) * 1000, y: 20_000 }, 'FA-PD-7'))
    return [(p.g.wings.x[0] ?? 0) / 1000, (p.g.wings.y[0] ?? 0) / 1000]
  }
  expect([driven(30), driven(70), driven(67)]).toEqual([
    [35, 20],
    [72, 20],
    [72, 20],
  ])
  // The wing goes past a stand in the way to the first point clear of it and of base contact.
  const [beyond = 0] = driven(30, { ships: [at('terrans-teuton', 35, 20)] })
  expect(beyond).toBe(36.051)
  const [before = 0] = driven(67, { ships: [at('terrans-teuton', 71.5, 20)] })
  expect(before).toBe(70.449)
  const [walled = 0] = driven(30, { terrain: [{ kind: 'planet', x: 34, y: 20, radius: 2 }] })
  expect(walled).toBe(32)
})
