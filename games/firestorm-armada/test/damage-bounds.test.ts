import { expect, test } from 'vitest'
import { fires, repair } from '../rules/damage/end.ts'
import { loseCrew, loseHull, PLAIN, rollCritical, rollCriticals } from '../rules/damage/losses.ts'
import { areaAttack, areaBlow, ratingsOf, receive, shieldsAgainst } from '../rules/damage/receive.ts'
import { asteroidAttack, criticalHit, displace, settle } from '../rules/damage/settle.ts'
import { RING } from '../rules/fire/attack.ts'
import { droneMines } from '../rules/move/mines.ts'
import { NONE, PLACE, type State } from '../state.ts'
import { at, hands, passAll } from './card-table.ts'
import { carryOut, fightState, type GivenFight, type GivenShip, last } from './fight.ts'

const BLOW = areaBlow(0, 'terrain')
const one = (type: string, ship: Partial<GivenShip>, more: Partial<GivenFight>, rule: Parameters<typeof carryOut>[1]) =>
  carryOut({ ...more, ships: [{ ...at(type, 20, 20, 1), ...ship }, ...(more.ships ?? [])] }, rule)
const count = (p: ReturnType<typeof one>, type: string) => p.events('spectator', type).length
const boarders = (ship: number, teams: number) => (g: State) => g.boarders.push({ ship, owner: 0, squadron: 0, teams, rounds: 1 })

test('FA-DMG-18 · what is lost is told with what is left; who has nothing more to lose loses nothing', () => {
  const hull = (lost: number) =>
    one('sorylians-falcata', { hull: lost }, {}, function* (g) {
      loseHull(g, 0, 2, 'FA-DMG-4')
      yield* []
    })
  expect(last(hull(1), 'hull-lost')).toMatchObject({ rule: 'FA-DMG-4', ship: 0, points: 2, left: 1 })
  expect(last(hull(3), 'hull-lost')).toMatchObject({ points: 1, left: 0 })
  expect(last(hull(4), 'hull-lost')).toBeUndefined()
  const crew = (ship: Partial<GivenShip>) => one('sorylians-falcata', ship, {}, (g) => loseCrew(g, 0, 1, 1, 'FA-DMG-7'))
  expect(last(crew({}), 'crew-lost')).toMatchObject({ rule: 'FA-DMG-7', ship: 0, points: 1, ap: 1, left: 4 })
  expect(last(crew({ crew: 5 }), 'crew-lost')).toMatchObject({ points: 0, ap: 1, left: 0 })
  expect(last(crew({ ap: 0 }), 'crew-lost')).toMatchObject({ points: 1, ap: 0 })
  expect(last(crew({ crew: 5, ap: 0 }), 'crew-lost')).toBeUndefined()
  // A derelict that loses assault points does not become derelict again.
  expect([count(crew({ crew: 5 }), 'derelict'), count(crew({ crew: 4 }), 'derelict')]).toEqual([0, 1])
})

test('FA-DMG-26, FA-BOARD-18 · only teams that are left aboard this very ship capture it', () => {
  const place = (also: (g: State) => unknown) =>
    one('sorylians-falcata', { crew: 4 }, { ships: [at('sorylians-falcata', 40, 20, 1)], also }, (g) => loseCrew(g, 0, 1, 1, 'FA-DMG-7')).g
      .ships.place[0]
  expect([place(boarders(0, 1)), place(boarders(0, 0)), place(boarders(1, 1))]).toEqual([PLACE.captured, PLACE.table, PLACE.table])
})

test('FA-CARD-8 · R01 is offered where three hits less bring the hits below DR, not where they leave just DR', () => {
  const isAsked = (hits: number) =>
    one('directorate-eliminator', {}, { hands: hands(1, 'R01') }, (g) => receive(g, BLOW, hits, RING)).table.questions[0]?.name ===
    'card.hit'
  // The ship has DR 6 and CR 11.
  expect([5, 6, 8, 9, 10].map(isAsked)).toEqual([false, true, true, false, false])
})

test('FA-CARD-4 · R01 takes a D3 off, down to none', () => {
  const p = one('terrans-javelin', {}, { hands: hands(1, 'R01'), dice: [6] }, (g) => receive(g, BLOW, 3, RING))
  p.answer('play:R01')
  expect([last(p, 'braced'), last(p, 'hits-compared')]).toMatchObject([{ less: 3, hits: 0 }, { hits: 0 }])
})

test('FA-FIRE-9, FA-DEF-1 · against torpedoes that did not hit nobody defends', () => {
  const p = one('sorylians-falcata', {}, {}, (g) => receive(g, { ...BLOW, arm: 'torpedo' }, 0, RING))
  expect([p.table.result === null, p.events('spectator').map(({ type }) => type)]).toEqual([false, ['hits-compared']])
})

test('FA-DMG-23, FA-DMG-2 · an attack of no dice is none, one of one die is; it is compared with the printed ratings', () => {
  const attack = (dice: number) => one('sorylians-falcata', {}, { dice: [5] }, (g) => areaAttack(g, 0, dice, 'mine', 'FA-MINE-4', RING))
  expect(attack(0).events('spectator')).toEqual([])
  expect(last(attack(1), 'rolled')).toMatchObject({ purpose: 'mine', need: 4, waves: [[5]], hits: 1 })
  expect(last(attack(1), 'hits-compared')).toMatchObject({ hits: 1, dr: 4, cr: 7 })
})

test('FA-TRAIT-1 · FA-TRAIT/ablativePlating: CR is 2 less once fewer than half of the hull points are left', () => {
  const cr = (hull: number) => ratingsOf(fightState({ ships: [{ ...at('dindrenzi-murmillo', 20, 20), hull }] }), 0, [], 0, 0).cr
  expect([0, 3, 4, 5].map(cr)).toEqual([8, 8, 6, 6])
})

test('FA-CARD-8, FA-CARD-3 · A07 is asked for against one shield die, not against none; R02 tells how many dice there are', () => {
  const acting = { seat: 0, squadron: 1, flight: NONE, ships: [1] }
  const shields = (type: string, seat: number, card: 'A07' | 'R02') =>
    one(type, {}, { ships: [at('sorylians-falcata', 30, 20, 0)], hands: hands(seat, card) }, (g) => shieldsAgainst(g, 0, 3, 1, acting))
  expect(shields('terrans-teuton', 0, 'A07').question()).toMatchObject({ name: 'card.shields-less', seat: 0, params: { dice: 1, hits: 3 } })
  expect(shields('sorylians-falcata', 0, 'A07').table.result).not.toBeNull()
  expect(shields('sorylians-falcata', 1, 'R02').question()).toMatchObject({ name: 'card.shields-more', params: { dice: 0, hits: 3 } })
  expect(shields('terrans-apollo', 1, 'R02').question()).toMatchObject({ name: 'card.shields-more', params: { dice: 2, hits: 3 } })
})

test('FA-TRAIT-1 · FA-TRAIT/layeredShields: dice that succeed stay, those that fail are rolled again and told; without a failure nobody is asked', () => {
  const shields = (...dice: number[]) => one('terrans-apollo', {}, { dice }, (g) => shieldsAgainst(g, 0, 3, NONE, null))
  const p = shields(4, 3, 5)
  expect(last(p, 'first-wave')).toMatchObject({ rule: 'FA-DEF-1', need: 4, dice: [4, 3] })
  expect(p.question()).toMatchObject({ name: 'shields.again', seat: 1, params: { failed: 1, dice: 2 } })
  p.answer('yes')
  expect(last(p, 'rerolled')).toMatchObject({ rule: 'FA-TRAIT/layeredShields', on: 'ship:0', dice: [4, 5] })
  expect(shields(4, 4).table.result).not.toBeNull()
})

test('FA-DMG-24 · the dice rolled for a wing are told; a wing out of reach or behind a planet is not rolled for', () => {
  const blast = (x: number, planet = false) =>
    one(
      'terrans-teuton',
      { x: 60 },
      {
        wings: [{ type: 'bomber', seat: 0, flight: 0, x, y: 20 }],
        terrain: planet ? [{ kind: 'planet', x: 22, y: 20, radius: 0.5 }] : [],
        dice: [1, 2],
      },
      (g) =>
        settle(g, [], 'explosion', RING, [{ x: 20_000, y: 20_000, dice: 2, reach: 4000, rule: 'FA-DMG-5', cause: 'explosion', but: NONE }]),
    )
  expect(last(blast(24), 'wing-blasted')).toMatchObject({ rule: 'FA-DMG-24', wing: 0, dice: [1, 2] })
  expect([count(blast(24.001), 'wing-blasted'), count(blast(24, true), 'wing-blasted')]).toEqual([0, 0])
})

test('FA-DMG-3, FA-DMG-19 · a ship with one hull point suffers its critical hit; one that blows nothing up goes on to the next', () => {
  const lone = one('sorylians-falcata', { hull: 3 }, { dice: [4, 4] }, (g) => rollCriticals(g, 0, 1, PLAIN, 'FA-DMG-3', RING))
  expect(count(lone, 'critical-rolled')).toBe(1)
  const found: boolean[] = []
  const twice = one('terrans-apollo', {}, { dice: [4, 4, 4, 1] }, function* (g) {
    found.push(yield* rollCriticals(g, 0, 2, PLAIN, 'FA-DMG-3', RING))
  })
  expect([count(twice, 'critical-rolled'), found.at(-1)]).toEqual([2, false])
  expect(twice.events('spectator', 'afflicted').map(({ rule, critical }) => [rule, critical])).toEqual([
    ['FA-DMG-11', '@critical-engineFailure'],
    ['FA-DMG-8', '@critical-systemsOffline'],
  ])
})

test('FA-TRAIT-1 · FA-TRAIT/kinetic: who may add 1 hears what the roll means now and what the next one would', () => {
  const p = one('sorylians-falcata', {}, { dice: [4, 4] }, (g) => rollCritical(g, 0, { adder: 0, cyber: false }, 'FA-DMG-3', RING))
  expect(p.question()).toMatchObject({
    name: 'critical.add',
    seat: 0,
    params: { critical: '@critical-engineFailure', next: '@critical-decompression' },
  })
})

test('FA-TRAIT-1 · FA-TRAIT/superiorDesign: a critical hit without crew losses costs no crew, one of a single crew point costs it', () => {
  const crew = (...dice: number[]) => {
    const p = one('directorate-eliminator', {}, { dice }, (g) => criticalHit(g, 0, 'FA-COLL-2', RING))
    return p.g.ships.crew[0]
  }
  expect([crew(4, 4), crew(4, 5), crew(3, 4, 6)]).toEqual([0, 1, 1])
})

test('FA-DMG-21 · the number that a ship needs against a fire is told', () => {
  const p = one('sorylians-falcata', { effects: ['ragingFire'] }, { dice: [4] }, fires)
  expect(last(p, 'tested')).toMatchObject({ rule: 'FA-DMG-21', ship: 0, face: 4, need: 4, purpose: '@critical-ragingFire' })
})

test('FA-TRAIT-1 · FA-TRAIT/stubbornCrews: the repeated repair needs a 4 as well', () => {
  const repaired = (again: number) => {
    const p = one('sorylians-falcata', { effects: ['pdOffline'] }, { dice: [3, again] }, repair)
    p.answer('repair:0:pdOffline')
    return p.g.ships.effects[0] === 0
  }
  expect([repaired(4), repaired(3)]).toEqual([true, false])
})

test('FA-TERR-1, FA-DMG-18 · a ship that terrain takes the last hull point of leaves the table', () => {
  const p = one('sorylians-falcata', { hull: 3 }, { dice: [5, 5, 5, 5, 1, 1] }, (g) => asteroidAttack(g, 0, 6, RING))
  expect(p.g.ships.place[0]).toBe(PLACE.destroyed)
})

test('FA-DMG-25, FA-TERR-1 · a jump is told; in an asteroid field six dice are rolled', () => {
  const p = one('sorylians-falcata', {}, { terrain: [{ kind: 'asteroidField', x: 28, y: 20, radius: 2 }], dice: [1, 1, 1, 1, 1, 1] }, (g) =>
    displace(g, 0, 8, 9000, 'FA-TERR-2', RING),
  )
  expect(last(p, 'displaced')).toMatchObject({ rule: 'FA-TERR-2', ship: 0, inches: 8, direction: 9000 })
  expect(last(p, 'rolled')?.waves).toEqual([[1, 1, 1, 1, 1, 1]])
})

test('FA-DMG-25 · from the rim of a meteor a ship goes on to the first free point, unless the critical hit destroys it', () => {
  const jump = (hull: number) =>
    one(
      'sorylians-falcata',
      { hull },
      {
        ships: [at('sorylians-falcata', 29.2, 20, 1)],
        terrain: [{ kind: 'meteor', x: 28, y: 20, radius: 1 }],
        dice: [4, 4],
      },
      (g) => displace(g, 0, 8, 9000, 'FA-TERR-2', RING),
    ).g.ships
  const [alive, lost] = [jump(0), jump(3)]
  expect([alive.place[0], (alive.x[0] ?? 0) >= 30_450]).toEqual([PLACE.table, true])
  expect(lost.place[0]).toBe(PLACE.destroyed)
})

test('FA-DMG-25, FA-WING-4 · a wing where a displaced ship arrives makes room', () => {
  const p = one('sorylians-falcata', {}, { wings: [{ type: 'bomber', seat: 1, flight: 0, x: 28, y: 20 }] }, (g) =>
    displace(g, 0, 8, 9000, 'FA-TERR-2', RING),
  )
  expect([p.g.wings.x[0], p.g.wings.y[0]]).not.toEqual([28_000, 20_000])
})

test('FA-TRAIT-1, FA-MINE-5 · FA-TRAIT/droneMines: where a mine goes is told; one that went off with another is not asked for any more', () => {
  const mines = (g: State) => {
    for (const x of [20_000, 20_500]) g.mines.push({ owner: 0, ship: 0, x, y: 20_000, ad: 2, armed: true })
  }
  const p = carryOut(
    { ships: [at('aquans-orca', 10, 10), at('sorylians-falcata', 25, 20, 1)], dice: [1, 1, 5, 1, 1], also: mines },
    droneMines,
  )
  p.answer({ plan: [21_500, 20_000] })
  expect(last(p, 'mine-moved')).toMatchObject({ rule: 'FA-TRAIT/droneMines', on: 'mine:0', x: 21_500, y: 20_000 })
  passAll(p)
  expect([p.g.mines, p.table.questions.length]).toEqual([[], 0])
})
