import { expect, test } from 'vitest'
import { cardNumber } from '../../content/cards.ts'
import { aimsAt, lastAims } from '../../rules/fire/attack.ts'
import { mayFire } from '../../rules/fire/shots.ts'
import { fight, fightState, type GivenShip, hp, last } from '../fight.ts'

/** A Teuton, and an enemy so many inches to starboard. The cruiser has broadsides of 5, 7, 3 dice, and torpedoes. */
const beside = (away: number, enemy: Partial<GivenShip> = {}, own: Partial<GivenShip> = {}): GivenShip[] => [
  { type: 'terrans-teuton', x: 20, y: 20, ...own },
  { type: 'sorylians-falcata', seat: 1, x: 20 + away, y: 20, ...enemy },
]
const MISS = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
/** The dice of the last attack. */
const dice = (p: ReturnType<typeof fight>) => last(p, 'attacked')?.dice

test('FA-FIRE-1, FA-FIRE-2, FA-FIRE-3 · 1 to 3 miss, 4 and 5 hit once, 6 hits twice and is rolled on', () => {
  for (const [face, hits] of [
    [1, 0],
    [2, 0],
    [3, 0],
    [4, 1],
    [5, 1],
  ] as const) {
    const p = fight({ ships: beside(5), dice: [face, 1, 1, 1, 1] })
    p.answer('fire:0:1:1')
    expect(last(p, 'rolled')).toMatchObject({ purpose: 'attack', hits, waves: [[face, 1, 1, 1, 1]] })
  }
  const p = fight({ ships: beside(5), dice: [6, 5, 2, 6, 1, 6, 3, 4] })
  p.answer('fire:0:1:1')
  expect(last(p, 'rolled')).toMatchObject({ hits: 2 + 1 + 0 + 2 + 2 + 0 + 1 })
})

test('FA-FIRE-4 · fore, side, aft and turret weapons and torpedoes hit on the same numbers', () => {
  const guns: readonly (readonly [string, number, string, number])[] = [
    ['terrans-teuton', 0, 'fire:0:1:1', 1],
    ['dindrenzi-secutor', 270, 'fire:0:2:1', 1],
    ['dindrenzi-secutor', 90, 'fire:0:1:1', 1],
    ['terrans-horizon', 0, 'fire:0:0:1', 1],
    ['terrans-teuton', 0, 'fire:0:3:1', 2],
  ]
  for (const [type, heading, answer, step] of guns) {
    const p = fight({
      ships: beside(-5, {}, { type, heading }).map((ship, i) =>
        i === 0 ? { ...ship, heading: type === 'terrans-teuton' ? 180 : heading } : ship,
      ),
      fire: step,
      dice: [5, 4, 3, 2, 1, 1, 1, 1, 1],
    })
    p.answer(answer)
    expect([type, last(p, 'rolled')?.hits]).toEqual([type, 2])
  }
})

test('FA-FIRE-5 · extra dice are rolled in waves: as many as there were sixes', () => {
  const p = fight({ ships: beside(5, {}, { type: 'terrans-missionary' }), dice: [6, 6, 4, 6, 2, 5] })
  p.answer('fire:0:1:1')
  expect(last(p, 'rolled')).toMatchObject({ hits: 8, waves: [[6, 6, 4], [6, 2], [5]] })
})

test('FA-FIRE-6 · base AD, minus damage, plus cards, then halvings: each at least 1', () => {
  const field = [{ kind: 'asteroidField', x: 16, y: 20, radius: 1 }] as const
  const given = { ships: beside(-6, {}, { type: 'directorate-abraxas', hull: 3 }), terrain: field, dice: MISS }
  const p = fight(given)
  p.answer('fire:0:0:1')
  // 8 - 3 = 5, half 2
  expect(dice(p)).toBe(2)
  const boosted = fight({ ...given, hands: [['A02']] })
  boosted.answers('fire:0:0:1', 'play:A02')
  // 8 - 3 + 3 = 8, half 4
  expect(dice(boosted)).toBe(4)
  const crippled = fight({
    ships: beside(20, {}, { type: 'terrans-teuton', hull: 3, crew: 4 }),
    terrain: [{ kind: 'nebula', x: 30, y: 20, radius: 2 }],
    dice: MISS,
  })
  crippled.answer('fire:0:1:1')
  expect(dice(crippled)).toBe(1)
})

test('FA-FIRE-7, FA-ACT-6 · only enemy models in range, arc and line of sight, each weapon once', () => {
  const ships: GivenShip[] = [
    { type: 'terrans-teuton', x: 20, y: 20 },
    { type: 'terrans-missionary', x: 24, y: 20 },
    { type: 'sorylians-falcata', seat: 1, x: 25, y: 21 },
    { type: 'sorylians-falcata', seat: 1, x: 20, y: 10 },
    { type: 'sorylians-falcata', seat: 1, x: 45, y: 20 },
    { type: 'sorylians-falcata', seat: 1, x: 26, y: 26 },
  ]
  const p = fight({ ships, terrain: [{ kind: 'planet', x: 23, y: 23.5, radius: 1 }], dice: MISS })
  expect(p.options()).toEqual(['fire:0:1:2', 'end:primary'])
  p.answer('fire:0:1:2')
  // Torpedoes fire in any arc: they reach the ship astern and the one 25 inches away, but not the one behind the planet.
  expect(p.options()).toEqual(['fire:0:3:2', 'fire:0:3:3', 'fire:0:3:4', 'split:0:3', 'end:torpedo'])
})

test('FA-FIRE-7 · seat 1 fires as well, and is asked', () => {
  const p = fight({ ships: beside(5), active: 1, dice: MISS })
  expect(p.question().seat).toBe(1)
  expect(p.options()).toEqual(['fire:1:0:0', 'end:primary'])
})

test('FA-FIRE-8 · wings are no targets of primary weapons and torpedoes', () => {
  const wings = [{ type: 'bomber', seat: 1, flight: 0, x: 23, y: 20 }] as const
  const p = fight({ ships: beside(5), wings, dice: MISS })
  expect(p.options()).toEqual(['fire:0:1:1', 'end:primary'])
})

test('FA-FIRE-9 · point defence first, then shields, then the ratings', () => {
  const enemy = { type: 'terrans-teuton', seat: 1 }
  const p = fight({ ships: beside(5, enemy), fire: 2, dice: [5, 5, 5, 5, 5, 1, 1, 5] })
  p.answers('fire:0:3:1', 'dice:3')
  const told = p.events('spectator', 'rolled').map(({ purpose, hits }) => [purpose, hits])
  expect(told).toEqual([
    ['attack', 4],
    ['pd', 1],
    ['shields', 1],
  ])
  expect(last(p, 'hits-compared')).toMatchObject({ hits: 2, dr: 4, cr: 6 })
})

test('FA-FIRE-9 · against guns there is no point defence, and against no hits no shields', () => {
  const enemy = { type: 'terrans-teuton', seat: 1 }
  const p = fight({ ships: beside(5, enemy), dice: [5, 5, 5, 5, 5, 1] })
  p.answers('fire:0:1:1', 'no')
  expect(p.events('spectator', 'rolled').map(({ purpose }) => purpose)).toEqual(['attack', 'shields'])
  const missed = fight({ ships: beside(5, enemy), dice: MISS })
  missed.answer('fire:0:1:1')
  expect(missed.events('spectator', 'rolled').map(({ purpose }) => purpose)).toEqual(['attack'])
})

test('FA-FIRE-10, FA-FIRE-12 · rerolls that the other side forces come first and before extra dice, and no die is rolled again twice', () => {
  const enemy = { type: 'directorate-tormentor', seat: 1, fullStop: true }
  const given = { ships: beside(21, enemy, { type: 'directorate-deterrent' }), hands: [['A01']] as const }
  // Nine dice show 4, 6 and 2s. At 21 inches the hits must be rolled again: 1 and 6. The ship at Full Stop gives a reroll of misses.
  const p = fight({ ...given, dice: [4, 6, 2, 2, 2, 2, 2, 2, 2, 1, 6, 3, 5, 4] })
  p.answer('fire:0:0:1')
  p.answer('pass')
  expect(p.options()).toEqual(['pass', 'play:A01'])
  p.answer('play:A01')
  const waves = last(p, 'rolled')?.waves as number[][]
  // The 4 became a 1 and stays. The first 2 became 3, the second 5; then the 6 gives its extra die.
  expect(waves).toEqual([[1, 6, 3, 5, 2, 2, 2, 2, 2], [4]])
  expect(p.events('spectator', 'rerolled').map(({ rule }) => rule)).toEqual(['FA-TRAIT/stealthSystems', 'FA-MOVE-16', 'FA-CARD-7'])
})

test('FA-MOVE-16 · against a ship at Full Stop one missing die of the first wave is rolled again', () => {
  const p = fight({ ships: beside(5, { fullStop: true }), dice: [4, 2, 2, 2, 2, 5] })
  p.answer('fire:0:1:1')
  expect(last(p, 'rolled')).toMatchObject({ waves: [[4, 5, 2, 2, 2]], hits: 2 })
  const moving = fight({ ships: beside(5), dice: [4, 2, 2, 2, 2, 5] })
  moving.answer('fire:0:1:1')
  expect(last(moving, 'rolled')).toMatchObject({ waves: [[4, 2, 2, 2, 2]], hits: 1 })
})

test('FA-FIRE-11 · what cards add or take counts once: in linked fire at the focus', () => {
  const ships: GivenShip[] = [0, 1, 2].map((i) => ({ type: 'terrans-teuton', squadron: 0, x: 20, y: 20 + 2 * i }))
  ships.push({ type: 'sorylians-falcata', seat: 1, squadron: 1, x: 30, y: 22 })
  const evasive = (g: Parameters<NonNullable<Parameters<typeof fight>[0]['also']>>[0]) => {
    g.inForce.push({ card: cardNumber('S05'), seat: 1, on: 'squadron', id: 1, ships: [3], until: 'nextActivation', used: false })
  }
  const p = fight({ ships, dice: MISS, also: evasive })
  p.answers('fire:0:1:3', ['link:1:1', 'link:2:1'])
  // 7 - 2 + 3 + 3
  expect(dice(p)).toBe(11)
  const plain = fight({ ships, dice: MISS })
  plain.answers('fire:0:1:3', ['link:1:1', 'link:2:1'])
  expect(dice(plain)).toBe(13)
})

test('FA-FIRE-13, FA-SPLIT-7 · a share whose target has left the table before its dice is lost', () => {
  const ships: GivenShip[] = [
    { type: 'directorate-deterrent', x: 20, y: 20 },
    { type: 'neutral-transport', seat: 1, x: 26, y: 20, hull: 2 },
    { type: 'neutral-shuttle', seat: 1, x: 27, y: 21.5 },
  ]
  // Fire destroys the transport; its cargo explodes with 6 AD and destroys the shuttle beside it.
  const p = fight({ ships, dice: [5, 5, 5, 5, 5, 5, 5, 1, 1, 1, 1, 1] })
  p.answers('split:0:0')
  p.answer({
    plan: [
      [1, 4],
      [2, 1],
    ],
  })
  expect(p.g.ships.place.slice(1)).toEqual([2, 2])
  expect(p.events('spectator', 'attacked')).toHaveLength(1)
})

test('FA-ACT-9 · the owner may end a step; unused weapons are lost', () => {
  const p = fight({ ships: beside(5), dice: MISS })
  p.answer('end:primary')
  expect(p.options()).toContain('fire:0:3:1')
  p.answer('end:torpedo')
  expect(p.table.result).not.toBeNull()
  expect(hp(p, 1)).toBe(4)
})

test('FA-ACT-4, FA-ACT-5 · point defence, then primary weapons, then torpedoes; each attack is resolved before the next is declared', () => {
  const wings = [{ type: 'bomber', seat: 1, flight: 0, x: 23, y: 20 }] as const
  const p = fight({ ships: beside(5, {}, { type: 'terrans-missionary' }), wings, fire: 0, dice: MISS })
  expect(p.options()).toEqual(['pd:0', 'end:pd'])
  p.answer('pd:0')
  expect(p.options()).toContain('fire:0:1:1')
  p.answer('fire:0:1:1')
  expect(p.options()).toEqual(['fire:0:3:1', 'end:primary'])
})

test('FA-DMG-17, FA-MOVE-21, FA-DMG-14 · derelicts and ships about to fold do not fire; without secondary systems no torpedoes', () => {
  const nothing = (own: Partial<GivenShip>, also?: Parameters<typeof fight>[0]['also']) =>
    fight({ ships: beside(5, {}, own), dice: MISS, ...(also === undefined ? {} : { also }) }).table.result !== null
  expect(nothing({ crew: 5 })).toBe(true)
  expect(nothing({}, (g) => g.ships.fold.fill(1))).toBe(true)
  expect(nothing({})).toBe(false)
  const p = fight({ ships: beside(5, {}, { effects: ['secondaryOffline'] }), dice: MISS })
  p.answer('fire:0:1:1')
  expect(p.table.result).not.toBeNull()
})

test('FA-MOVE-21 · a Fold marker keeps a ship from firing in the activation in which it got it; later it fires back', () => {
  const g = fightState({ ships: beside(5, {}), also: (state) => state.ships.fold.fill(1) })
  expect([mayFire(g, 0), mayFire(g, 1)]).toMatchObject([{ rule: 'FA-MOVE-21' }, true])
  expect([aimsAt(g, 1, 0).length > 0, lastAims(g, 1).length > 0, aimsAt(g, 0, 1)]).toEqual([true, true, []])
  Object.assign(g.activation, { kind: 'flight', id: 0 })
  expect(mayFire(g, 0)).toBe(true)
})
