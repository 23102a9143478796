import type { Json, Params, PlanQuestion } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { ableTargets, diceLeft, diceToDivide, divisionsOf, withDie, withoutDie } from '../board/plan/divisions.ts'
import { risksOf } from '../board/plan/risks.ts'
import { atStake, scoreLines } from '../board/table/end/points.ts'
import { boardingOutlook } from '../board/table/stakes/boarding.ts'
import type { Change } from '../board/table/stakes/change.ts'
import { dogfightOdds, runOdds } from '../board/table/stakes/dogfight.ts'
import type { Way } from '../board/table/stakes/EndsBar.tsx'
import { changeBy } from '../board/table/stakes/reaction.ts'
import { nearestFoe, touching, wingTargets } from '../board/table/stakes/wing-targets.ts'
import type { CardId } from '../content/cards.ts'
import { type AttackFigures, attackOdds, boardingOdds } from '../odds.ts'
import { outlook, outlooksOf } from '../outlook.ts'
import { defenceDice } from '../rules/boarding/fight.ts'
import { crewLeft } from '../rules/damage/losses.ts'
import { shieldNeed } from '../rules/damage/receive.ts'
import { pointsOf } from '../rules/end/victory.ts'
import { moveBounds } from '../rules/move/manoeuvre.ts'
import { flightBounds } from '../rules/wing/move.ts'
import { mayGo } from '../rules/wing/places.ts'
import { PLACE, type State } from '../state.ts'
import { inForce } from './card-table.ts'
import { fightState, type GivenFight } from './fight.ts'

const SHIP = { type: 'terrans-teuton', x: 30, y: 20 } as const
const FOE = { type: 'dindrenzi-secutor', seat: 1, x: 31, y: 22, heading: 180 } as const
const sum = (chances: readonly number[]): number => chances.reduce((all, chance) => all + chance, 0)
const state = (given: Partial<GivenFight>) => fightState({ ships: [SHIP, FOE], ...given })

test('FA-WING-14, FA-WING-17 · a dogfight of one interceptor with one: either is left as often as its two dice fail', () => {
  const wing = (seat: number, flight: number) => ({ type: 'interceptor', seat, flight, x: 30, y: 20 + flight }) as const
  const { ours, theirs, ourDice } = dogfightOdds(state({ wings: [wing(0, 0), wing(1, 1)] }), 0, 1)
  expect(ourDice).toBe(2)
  expect(theirs[1]).toBeCloseTo(1 / 4)
  expect(sum(ours)).toBeCloseTo(1)
  // A wing that has been driven off this turn fights no more.
  const also = (g: State) => g.wings.drivenOff.splice(1, 1, g.turn)
  const tired = dogfightOdds(state({ wings: [wing(0, 0), wing(1, 1), { ...wing(1, 1), x: 40 }], also }), 0, 1)
  expect([tired.theirDice, tired.theirs.length]).toEqual([2, 2])
})

test('FA-WING-10, FA-PD-4 · an attack run loses wings to point defence before it strikes', () => {
  const wings = [0, 1, 2, 3].map((x) => ({ type: 'bomber', seat: 0, flight: 0, x: 30 + x, y: 15 }) as const)
  const { dice, pd, left, odds, answered } = runOdds(state({ wings }), 0, 4, 1)
  expect([dice, pd, sum(left)].map((one) => Math.round(one))).toEqual([12, 3, 1])
  expect(answered.critical).toBeLessThan(odds.critical)
  expect(answered.nothing + answered.hull + answered.critical).toBeCloseTo(1)
})

test('FA-WING-10, FA-TRAIT-1, FA-CARD-2 · FA-TRAIT/durable, S05, S11: the foreseen run has the dice that will be rolled', () => {
  const wings = [0, 1, 2].map((x) => ({ type: 'bomber', seat: 0, flight: 0, x: 30 + x, y: 15 }) as const)
  const run = (type: string, ...cards: ('S05' | 'S11')[]) => {
    const also = (g: State) => cards.map((card) => inForce(card, 1, { on: 'squadron', id: 1, ships: [1], until: 'nextActivation' })(g))
    return runOdds(state({ ships: [SHIP, { ...FOE, type }], wings, also }), 0, 3, 1)
  }
  const [durable, plain] = ['sorylians-katar', 'sorylians-falcata']
  const runs = [run(plain), run(durable), run(plain, 'S05'), run(plain, 'S11'), run(durable, 'S05', 'S11')]
  expect(runs.map(({ dice }) => dice)).toEqual([9, 7, 7, 4, 2])
  expect(run(plain, 'S11').odds.mean).toBeLessThan(run(plain).odds.mean)
  const interceptors = [{ type: 'interceptor', seat: 0, flight: 0, x: 30, y: 15 }] as const
  expect(runOdds(state({ wings: interceptors }), 0, 1, 1).dice).toBe(0)
})

test('FA-FIRE-12, FA-MOVE-16, FA-TRAIT-1 · FA-TRAIT/stealthSystems, FA-TRAIT/beam, FA-TRAIT/torpedoSpook: the odds foreseen count what is rolled again', () => {
  const [BEAM, TORPEDOES] = [0, 4]
  /** What the odds say is rolled again, found by its hits: those of the same dice with these rolled again. */
  const foreseen = (foe: string, far: number, weapon: number, expected: Pick<AttackFigures, 'again' | 'pdAgain'>, fullStop = false) => {
    const ships = [
      { ...SHIP, type: 'terrans-marshal' },
      { ...FOE, type: foe, x: SHIP.x, y: SHIP.y + far, fullStop },
    ]
    const g = state({ ships, also: ({ layeredShields, turn }) => layeredShields.fill(turn) })
    const { dice, need, shields, pd, dr, cr, odds } = outlook(g, [{ ship: 0, weapon }], 1)
    expect(odds.hits).toEqual(attackOdds({ dice, need, shields, shieldNeed: shieldNeed(g, 1), pd, dr, cr, ...expected }).hits)
  }
  const ones = { hits: false, ones: true, misses: 0 }
  foreseen('terrans-teuton', 8, BEAM, { again: ones })
  foreseen('terrans-teuton', 8.001, BEAM, {})
  foreseen('terrans-teuton', 8, BEAM, { again: { ...ones, misses: 1 } }, true)
  foreseen('terrans-teuton', 12, TORPEDOES, { pdAgain: { hits: true } })
  foreseen('directorate-nemesis', 20, TORPEDOES, { pdAgain: { hits: true } })
  const stealth = { hits: true, ones: false, misses: 0 }
  foreseen('directorate-nemesis', 20.001, TORPEDOES, { again: stealth, pdAgain: { hits: true } })
  const wings = [{ type: 'bomber', seat: 0, flight: 0, x: 30, y: 15 }] as const
  const run = (fullStop: boolean) => runOdds(state({ ships: [SHIP, { ...FOE, fullStop }], wings }), 0, 1, 1).odds.mean
  expect(run(true)).toBeGreaterThan(run(false))
})

test('FA-BOARD-20, FA-BOARD-21 · a boarding ends in one of four ways after each round, the later the surer', () => {
  const { after, fire, crew, sabotage } = boardingOutlook(state({}), [0], 1, 6)
  expect([fire, crew]).toEqual([3, 4])
  for (const { captured, beatenOff, derelict, going } of after) expect(captured + beatenOff + derelict + going).toBeCloseTo(1)
  expect(after[2]?.going).toBeLessThan(after[0]?.going ?? 0)
  expect(sabotage).toBeGreaterThan(0)
  expect(sabotage).toBeLessThan(0.5)
})

test('FA-DMG-17, FA-BOARD-27 · a derelict is captured by any team that arrives, and teams that are aboard fight with those that come', () => {
  const ends = (also: (g: State) => unknown, teams = 2) => boardingOutlook(state({ also }), [0], 1, teams).after[0]
  const derelict = ends((g) => g.ships.crew.fill(4, 1))
  expect(derelict?.captured).toBeCloseTo(1 - (derelict?.arriving[0] ?? 1))
  const aboard = (teams: number, rounds: number) => (g: State) => g.boarders.push({ ship: 1, owner: 0, squadron: 0, teams, rounds })
  const [alone, joined] = [ends(() => 0), ends(aboard(3, 1))]
  expect(joined?.captured).toBeGreaterThan(alone?.captured ?? 1)
  // With no teams to come, those aboard fight only in the end phase, as if they had just arrived unhindered.
  const none = boardingOdds({ teams: 0, aboard: [4, 4, 4], fire: 4, crew: 4, ap: 3, rounds: 2 })
  const fresh = boardingOdds({ teams: 3, fire: 0, crew: 4, ap: 3, rounds: 1 })
  for (const end of ['captured', 'beatenOff', 'derelict', 'going'] as const) expect(none[end]).toBeCloseTo(fresh[end])
  const three = joined === undefined ? 0 : joined.captured + joined.beatenOff + joined.derelict + joined.going
  expect(three).toBeCloseTo(1)
})

test('FA-BOARD-16, FA-BOARD-27, FA-TRAIT-1 · FA-TRAIT/specialForces: teams aboard and those that come hit with the numbers of their own squadrons', () => {
  const taken = (figures: Partial<Parameters<typeof boardingOdds>[0]>) => {
    const { captured, derelict } = boardingOdds({ teams: 0, fire: 0, crew: 1, ap: 1, rounds: 1, ...figures })
    return captured + derelict
  }
  // The one misses with 1 and 2, the other with 1 to 3.
  expect(taken({ teams: 1, aboard: [3] })).toBeCloseTo(1 - (2 / 6) * (3 / 6))
  // Those aboard fight on alone; of them the one that hits worse is lost first.
  expect(taken({ aboard: [3, 5], rounds: 2 })).toBeCloseTo(1 - (2 / 6) * (4 / 6))
  expect(taken({ aboard: [3, 5], rounds: 3 })).toBeCloseTo(7 / 9 + (2 / 9) * ((1 / 2) * (7 / 9) + (2 / 6) * (4 / 6)))
  const joined = (type: string) => {
    const ships = [SHIP, FOE, { ...SHIP, x: SHIP.x + 4, type }]
    const also = (g: State) => g.boarders.push({ ship: 1, owner: 0, squadron: 2, teams: 3, rounds: 1 })
    return boardingOutlook(state({ ships, also }), [0], 1, 2).after[0]?.captured ?? 0
  }
  expect(joined('directorate-subjugator')).toBeGreaterThan(joined(SHIP.type))
})

test('FA-TRAIT-1, FA-GEN-5 · FA-TRAIT/assaultBlitz: the squadron’s type halves the dice of the fire that is foreseen, rounded down', () => {
  const fire = (type: string) =>
    boardingOutlook(
      state({
        ships: [
          { ...SHIP, type },
          { ...FOE, type: 'aquans-maelstrom' },
        ],
      }),
      [0],
      1,
      2,
    ).fire
  expect([fire('relthoza-raptor'), fire('terrans-teuton')]).toEqual([2, 5])
})

test('FA-TERR-1, FA-TERR-11, FA-MINE-3 · a drawn move tells the rocks, the mines and the edge on its way', () => {
  const rocks = { kind: 'asteroidField', x: 30, y: 25, radius: 2 } as const
  const g = state({ terrain: [rocks], also: (g) => g.mines.push({ owner: 1, ship: 1, x: 35_000, y: 22_000, ad: 4, armed: true }) })
  const bounds = moveBounds(g, 0)
  const ahead = risksOf(g, bounds, { segments: [{ straight: 7000 }] })
  expect(ahead.map(({ kind, dice }) => [kind, dice])).toEqual([['asteroids', 6]])
  expect(risksOf(g, bounds, { segments: [{ straight: 3500 }] })[0]?.dice).toBe(3)
  const aside = risksOf(g, bounds, { segments: [{ straight: 1000 }, { turn: 4500 }, { straight: 2500 }] })
  expect(aside.map(({ kind }) => kind)).toEqual(['mine'])
})

test('FA-TERR-10 · a drawn move through two asteroid fields tells of the one attack that they make', () => {
  const rocks = [23, 26].map((y) => ({ kind: 'asteroidField', x: 30, y, radius: 1 }) as const)
  const g = state({ terrain: rocks })
  const risks = risksOf(g, moveBounds(g, 0), { segments: [{ straight: 7000 }] })
  expect(risks.map(({ kind, dice }) => [kind, dice])).toEqual([['asteroids', 6]])
})

const chance = (ways: readonly Way[] | null | undefined, message: string): number =>
  (ways ?? []).filter((way) => way.message === message).reduce((all, way) => all + way.chance, 0)
const change = (g: State, id: CardId, params: Params, about: number | null = null) => changeBy(g, { params, about }, id)
const critical = (found: Change | null) => (side: 'without' | 'with') => chance(found?.[side], 'board-way-critical')

test('FA-CARD-8 · what a card changes: a lower rating makes criticals likelier, more shields make damage rarer', () => {
  const g = state({})
  const weak = critical(change(g, 'A03', { from: 0, gun: 3, aim: 1, dice: 10 }))
  expect(weak('with')).toBeGreaterThan(weak('without'))
  const shields = change(g, 'R02', { hits: 5, dice: 1 }, 0)
  expect(chance(shields?.with, 'board-way-nothing')).toBeGreaterThan(chance(shields?.without, 'board-way-nothing'))
  expect(change(g, 'R07', { hits: 5 }, 0)).toBeNull()
})

test('FA-FIRE-12, FA-RANGE-5, FA-MOD-1 · cards A01, A05, A06: a die more, and the dice that the rules tell without halving or damage', () => {
  const g = state({})
  const shot = { from: 0, gun: 3, aim: 1 }
  const most = critical(change(g, 'A01', { ...shot, hits: 5, sixes: 2 }))
  const less = critical(change(g, 'A01', { ...shot, hits: 5, sixes: 1 }))
  expect(less('with')).toBeCloseTo(most('without'))
  expect(less('with')).toBeGreaterThan(less('without'))
  for (const [id, told] of [
    ['A05', 'locked'],
    ['A06', 'undamaged'],
  ] as const) {
    const half = change(g, id, { ...shot, dice: 5, [told]: 10 })
    expect(half?.without).toEqual(change(g, 'A03', { ...shot, dice: 5 })?.without)
    expect(half?.with).toEqual(change(g, 'A03', { ...shot, dice: 10 })?.without)
  }
  const run = critical(change(g, 'A01', { aim: 1, hits: 4, sixes: 1 }))
  expect(run('with')).toBeGreaterThan(run('without'))
})

test('FA-PD-13, FA-PD-4, FA-BOARD-14 · card R04: three more dice, whatever point defence fires at', () => {
  const g = state({})
  const torpedoes = change(g, 'R04', { hits: 6, dice: 2, aim: 0 })
  expect(torpedoes?.with).toEqual(change(g, 'A08', { hits: 6, dice: 5, aim: 0 })?.without)
  const wings = change(g, 'R04', { wings: 3, dice: 2 })
  expect(wings?.without?.map(({ params }) => params?.count)).toEqual([0, 1, 2, 3])
  // A wing is stopped by a 5 or a 6.
  expect([wings?.without?.[3]?.chance, wings?.with[3]?.chance]).toEqual([expect.closeTo((2 / 3) ** 2), expect.closeTo((2 / 3) ** 5)])
  const teams = change(g, 'R04', { teams: 2, dice: 1, need: 5 })
  expect([teams?.without?.[2]?.chance, teams?.with[2]?.chance]).toEqual([expect.closeTo(2 / 3), expect.closeTo((2 / 3) ** 4)])
  const breached = change(g, 'A09', { teams: 2, dice: 1 })
  expect([breached?.without?.[2]?.chance, breached?.with[2]?.chance]).toEqual([expect.closeTo(2 / 3), expect.closeTo(5 / 6)])
})

test('FA-DMG-4 · cards R07, R08: two dice again, or no lasting effect', () => {
  const g = state({})
  const again = change(g, 'R07', { critical: '@critical-magazineExplosion' }, 0)
  expect(again?.without).toMatchObject([{ message: 'critical-magazineExplosion', chance: 1, tone: 'bad' }])
  expect(sum(again?.with.map((way) => way.chance) ?? [])).toBeCloseTo(1)
  expect(chance(again?.with, 'critical-magazineExplosion')).toBeCloseTo(1 / 36)
  expect(chance(again?.with, 'critical-hardPounding')).toBeCloseTo(6 / 36)
  expect(change(g, 'R08', { critical: '@critical-ragingFire' }, 0)).toMatchObject({
    without: [{ message: 'critical-ragingFire', chance: 1 }],
    with: [{ message: 'board-way-no-effect', chance: 1 }],
  })
})

test('FA-BOARD-16, FA-BOARD-21 · card R09: three more dice for the crew in a fight, and against sabotage', () => {
  const g = state({ also: (g) => g.boarders.push({ ship: 1, owner: 0, squadron: 0, teams: 3, rounds: 0 }) })
  const fight = change(g, 'R09', { teams: 3, more: 0, sabotage: 0, squadron: 0 }, 1)
  expect(chance(fight?.with, 'board-end-beaten')).toBeGreaterThan(chance(fight?.without, 'board-end-beaten'))
  expect(sum(fight?.with.map((way) => way.chance) ?? [])).toBeCloseTo(1)
  const { captured } = boardingOdds({ teams: 3, fire: 0, crew: crewLeft(g, 1), ap: defenceDice(g, 1), rounds: 1 })
  expect(chance(fight?.without, 'board-end-captured')).toBeCloseTo(captured)
  // Teams that come to sabotage are not aboard yet.
  const sabotage = critical(change(state({}), 'R09', { teams: 9, more: 2, sabotage: 1, squadron: 0 }, 1))
  expect(sabotage('with')).toBeLessThan(sabotage('without'))
})

test('FA-CARD-7 · cards R11, R12, R13: the best shot back at half the dice, and wings that stay', () => {
  const g = state({})
  const back = change(g, 'R11', { aim: 1 }, 0)
  expect([back?.without, back?.target]).toEqual([null, 1])
  const best = Math.max(...outlooksOf(g, 0).map(({ odds }) => odds.critical))
  expect(critical(back)('with')).toBeLessThan(best)
  expect(change(g, 'R12', {}, 0)?.target).toBe(1)
  expect(change(state({ ships: [SHIP] }), 'R12', {}, 0)).toBeNull()
  const scatter = change(g, 'R13', { wings: 3 })
  expect([scatter?.without?.[0]?.params, scatter?.with[0]?.params]).toEqual([{ count: 3 }, { count: 1 }])
})

test('FA-VP-5, FA-VP-11 · ships in reserve are at stake, too: they would count as withdrawn', () => {
  const g = state({ ships: [SHIP, FOE, { ...FOE, x: 40 }] })
  g.ships.place = [PLACE.table, PLACE.away, PLACE.table]
  expect(atStake(g)).toEqual([[1], []])
})

test('FA-VP-3, FA-VP-4, FA-VP-5, FA-VP-7, FA-VP-8 · the score in lines adds up to the points of both sides', () => {
  const wing = { type: 'bomber', seat: 1, flight: 0, x: 1, y: 1 } as const
  const g = state({ ships: [SHIP, FOE, { ...FOE, x: 40, hull: 5 }, { ...SHIP, x: 50 }], wings: [wing] })
  g.ships.place = [PLACE.captured, PLACE.destroyed, PLACE.table, PLACE.withdrawn]
  g.wings.place = [PLACE.destroyed]
  const points = [pointsOf(g, 0), pointsOf(g, 1)]
  const lines = scoreLines(g, points, false)
  expect(lines.map(({ by, ships }) => [by, ships])).toEqual([
    ['destroyed', [1]],
    ['captured', [0]],
    ['withdrawn', [3]],
    ['wings', []],
  ])
  for (const side of [0, 1] as const) expect(sum(lines.map((line) => line.points[side]))).toBe(points[side])
  expect(scoreLines(g, [(points[0] ?? 0) + 75, points[1] ?? 0], false).at(-1)).toMatchObject({ by: 'scenario', points: [75, 0] })
  expect([atStake(g), scoreLines(g, points, true).map(({ by }) => by)]).toEqual([[[2], []], expect.arrayContaining(['half'])])
})

/** Bombers within reach of one enemy, while another is too far away. */
const BOMBERS = [0, 1, 2].map((x) => ({ type: 'bomber', seat: 0, flight: 0, x: 30 + x, y: 12 }) as const)
const flying = (given: Partial<GivenFight> = {}): State =>
  state({ ships: [SHIP, FOE, { ...FOE, type: 'dindrenzi-thraex', squadron: 2, x: 31, y: 44 }], wings: BOMBERS, ...given })

test('FA-WING-8, FA-WING-10, FA-WING-11 · the targets of a flight are the enemies that its wings can touch and may strike, each with a legal way', () => {
  const g = flying()
  const bounds = flightBounds(g, 0, 1)
  const targets = wingTargets(g, 0, bounds)
  expect(targets.map(({ ship, wings }) => [ship, wings])).toEqual([[1, 3]])
  const [first] = targets
  if (first === undefined) throw new Error('no target')
  expect(mayGo(bounds, first.plan as unknown as Json)).toBe(true)
  expect([touching(g, first.plan, 1), touching(g, first.plan, 0), first.run.dice]).toEqual([3, 0, 9])
  const spent = flying({ also: (g) => g.wings.spent.fill(1) })
  expect(wingTargets(spent, 0, flightBounds(spent, 0, 1))).toEqual([])
  expect(nearestFoe(g, 0)?.ship).toBe(1)
  expect(nearestFoe(g, 0)?.far).toBeLessThan(10_000)
})

test('FA-SPLIT-6, FA-SPLIT-8 · every division of a weapon: a die for each at least, both chances, the hull that both lose', () => {
  const g = state({ ships: [SHIP, FOE, { ...FOE, squadron: 2, x: 36 }] })
  const divisions = divisionsOf(g, { ship: 0, weapon: 3 }, [1, 2], 6)
  expect(divisions.map(({ share }) => share)).toEqual([1, 2, 3, 4, 5])
  for (const { share, hurt, hull } of divisions) {
    const [one, other] = [outlook(g, [{ ship: 0, weapon: 3 }], 1, share).odds, outlook(g, [{ ship: 0, weapon: 3 }], 2, 6 - share).odds]
    expect(hurt).toEqual([1 - one.nothing, 1 - other.nothing])
    expect(hull).toBeCloseTo(one.meanHull + other.meanHull)
  }
  expect(divisions[0]?.hurt[0]).toBeLessThan(divisions[4]?.hurt[0] ?? 0)
  const bounds = { ship: 0, weapon: 3, targets: [1, 2, 3, 4], bands: [1, 2, 2, 3], dice: [1, 4, 4, 1] }
  expect(ableTargets({ kind: 'plan', plan: 'split', bounds } as unknown as PlanQuestion)).toEqual([2, 3, 1])
})

test('FA-SPLIT-6, FA-SPLIT-8 · a die more comes from what is left, else from who has most; a farther target leaves fewer; two targets stay', () => {
  const question = {
    kind: 'plan',
    plan: 'split',
    bounds: { ship: 0, weapon: 2, targets: [1, 2, 3], bands: [1, 2, 3], dice: [12, 9, 4] },
  } as unknown as PlanQuestion
  expect([
    diceToDivide(question, [[1, 5]]),
    diceToDivide(question, [
      [1, 5],
      [2, 1],
    ]),
    diceLeft(question, [
      [1, 5],
      [2, 1],
    ]),
  ]).toEqual([12, 9, 3])
  expect(
    withDie(
      question,
      [
        [1, 5],
        [2, 1],
      ],
      2,
    ),
  ).toEqual([
    [1, 5],
    [2, 2],
  ])
  expect(
    withDie(
      question,
      [
        [1, 5],
        [2, 4],
      ],
      2,
    ),
  ).toEqual([
    [1, 4],
    [2, 5],
  ])
  // The farthest target limits all to four dice.
  expect(
    withDie(
      question,
      [
        [1, 5],
        [2, 4],
      ],
      3,
    ),
  ).toEqual([
    [1, 1],
    [2, 2],
    [3, 1],
  ])
  const full: [number, number][] = [
    [1, 1],
    [2, 8],
  ]
  expect(withDie(question, full, 2)).toBe(full)
  expect(
    withoutDie(
      question,
      [
        [1, 2],
        [2, 1],
        [3, 1],
      ],
      2,
    ),
  ).toEqual([
    [1, 2],
    [3, 1],
  ])
  expect(withoutDie(question, full, 1)).toBe(full)
})
