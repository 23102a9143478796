import { randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { numbersOfRule } from '../../../packages/text/test/lacking.ts'
import { COMBAT_CARDS, COPIES, DIE_FACES, startingKindsOf } from '../content/combat-cards.ts'
import { EVENTS } from '../content/events.ts'
import { FACTIONS, OBJECTIVES_OF_FACTION, SPACE_MARINES } from '../content/factions.ts'
import { STRUCTURES } from '../content/structures.ts'
import { UNIT_KINDS } from '../content/units.ts'
import { UPGRADES } from '../content/upgrades.ts'
import { determinize } from '../determinize.ts'
import { forbiddenStars } from '../index.ts'
import { at } from '../rules/at.ts'
import { STRUCTURE_PIECES, structureInSupply, structureKindOf } from '../rules/structures.ts'
import { FIRST_TOKEN, inSupply, isShip, placeToken, placeUnit, plasticKind, removeUnit } from '../rules/units.ts'
import { LATER, NONE } from '../state.ts'
import { view } from '../view.ts'
import { areaNamed, begin, eventNamed, standing, unitIds } from './given.ts'
import { upgradeNamed } from './orders.ts'

const RULEBOOK = new URL('../rulebook/rules.yaml', import.meta.url)

const PIECES = { '10A.nw': '0 scout city', '11A.nw': '1 nob' }
const ORDERS = { '10A': '0 advance, 1 dominate', '11A': '0 deploy', '1A': '1 deploy, 0 strategize' }

test('FS-COMP-2 · ships and ground units are units; structures, orders and objectives are not', () => {
  const { g } = begin({ pieces: { ...PIECES, '10A.se': '0 strike-cruiser' }, orders: ORDERS, objectives: { '10A.nw': 'orks' } })
  expect(view(g, 0).players[0]?.unitsOnBoard).toBe(2)
  const [scout, cruiser] = [unitIds(g, '10A.nw', 'scout')[0], unitIds(g, '10A.se', 'strike-cruiser')[0]] as [number, number]
  expect([isShip(scout), isShip(cruiser)]).toEqual([false, true])
})

test('FS-COMP-3 · each player has two tokens of each of the four orders', () => {
  const { g } = begin({ pieces: PIECES, step: 'plan' })
  for (const { orders } of g.players) expect(orders.toSorted()).toEqual([0, 0, 1, 1, 2, 2, 3, 3])
})

test('FS-COMP-4 · a die has three attacks, two defences and one morale', () => {
  expect([0, 1, 2].map((face) => DIE_FACES.filter((one) => one === face).length)).toEqual([3, 2, 1])
})

test('FS-COMP-14, FS-COMP-16 · units of each faction and structures of all are limited', () => {
  expect(
    STRUCTURES.map(
      ({ id }) => Array.from({ length: STRUCTURE_PIECES }, (_, one) => one).filter((one) => structureKindOf(one) === id).length,
    ),
  ).toEqual(numbersOfRule(RULEBOOK, 'FS-COMP-16'))
  expect(FIRST_TOKEN).toBe(UNIT_KINDS.reduce((sum, { supply }) => sum + supply, 0))
  const { g } = begin({ seats: 4, pieces: PIECES, orders: ORDERS })
  for (const { id, supply } of UNIT_KINDS) {
    let placed = standing(g, '10A.nw').includes(at(UNIT_KINDS, id).key) || standing(g, '11A.nw').includes(at(UNIT_KINDS, id).key) ? 1 : 0
    for (let unit = inSupply(g, id); unit >= 0; unit = inSupply(g, id)) {
      expect(plasticKind(unit)).toBe(id)
      placeUnit(g, unit, areaNamed(g, '10A.sw'))
      placed++
    }
    expect(placed).toBeGreaterThanOrEqual(supply)
    for (let unit = 0; unit < FIRST_TOKEN; unit++) if (g.units.area[unit] === areaNamed(g, '10A.sw')) removeUnit(g, unit)
  }
})

test('FS-COMP-14, FS-COMP-16 · pieces that joined the game after a table began are in none of its supplies', () => {
  const { g } = begin({ seats: 4, pieces: PIECES, orders: ORDERS })
  g.structures.area.forEach((area, one) => {
    if (area === NONE) g.structures.seat[one] = LATER
  })
  g.units.area.forEach((area, unit) => {
    if (area === NONE) g.units.seat[unit] = LATER
  })
  expect(STRUCTURES.map(({ id }) => structureInSupply(g, id))).toEqual(STRUCTURES.map(() => NONE))
  expect(UNIT_KINDS.map(({ id }) => inSupply(g, id))).toEqual(UNIT_KINDS.map(() => NONE))
  expect(placeToken(g, 0, 0)).toBe(NONE)
  const { structuresLeft, players } = view(g, 'spectator')
  expect([structuresLeft, ...players.map(({ supply }) => supply)].flat().every((left) => left === 0)).toBe(true)
})

test('FS-COMP-17 · each faction has as many kinds of combat cards of each level as the rulebook says', () => {
  for (const { id } of FACTIONS) {
    const own = COMBAT_CARDS.filter(({ faction }) => faction === id)
    const levels = [0, 2, 3].flatMap((level) => [own.filter((card) => !card.starting && card.level === level).length, level])
    expect([own.length, COPIES, startingKindsOf(id).length, ...levels]).toEqual(numbersOfRule(RULEBOOK, 'FS-COMP-17'))
  }
})

test('FS-COMP-18 · each faction has as many upgrades, event cards and objective tokens as the rulebook says', () => {
  for (const { id } of FACTIONS)
    expect([
      UPGRADES.filter(({ faction }) => faction === id).length,
      EVENTS.filter(({ faction }) => faction === id).length,
      OBJECTIVES_OF_FACTION,
    ]).toEqual(numbersOfRule(RULEBOOK, 'FS-COMP-18'))
})

test('FS-GOLD-1 · the rulebook of this folder is the one that refusals and options cite', () => {
  const p = begin({ pieces: PIECES, orders: ORDERS })
  const question = p.question()
  expect(question.rule.startsWith('FS-')).toBe(true)
  expect(question.kind === 'options' && question.options.every(({ rule }) => rule.startsWith('FS-'))).toBe(true)
})

test('FS-GOLD-6, FS-GOLD-8 · everybody sees what is face up, and nothing more', () => {
  const { g } = begin({
    pieces: PIECES,
    orders: ORDERS,
    players: [{ upgrades: 'crusade', scheme: 'exterminatus', assets: [1, 2, 3] }],
  })
  for (const viewer of [0, 1, 'spectator'] as const) {
    const [player] = view(g, viewer).players
    expect(player).toMatchObject({
      ...{ assets: [1, 2, 3], materiel: 6, kinds: startingKindsOf(SPACE_MARINES) },
      ...{ upgrades: [{ id: upgradeNamed('crusade'), used: false }], scheme: eventNamed('exterminatus') },
    })
  }
  const text = JSON.stringify(view(g, 1))
  expect(text).not.toContain('combatDeck":[')
  expect(text).not.toContain('eventDeck":[')
})

test('FS-GOLD-6, FS-STACK-5 · what a seat does not know is dealt anew without a visible change; its own placements stay', () => {
  const { g } = begin({ pieces: PIECES, orders: ORDERS })
  const before = [view(g, 0), view(g, 'spectator')]
  const own = g.stacks.map((stack) => stack.filter((token) => token < 4))
  const dealt = new Set<string>()
  for (let seed = 0; seed < 12; seed++) {
    determinize(g, 0, randomOf(seedOf(seed)))
    dealt.add(JSON.stringify([g.stacks, at(g.players, 0).combatDeck, at(g.players, 1).eventDeck]))
    expect([view(g, 0), view(g, 'spectator')]).toEqual(before)
    expect(g.stacks.map((stack) => stack.filter((token) => token < 4))).toEqual(own)
  }
  expect(dealt.size).toBeGreaterThan(6)
})

test('FS-GOLD-7 · the same seed gives the same table, another one another', () => {
  const table = (seed: number) => {
    const options = forbiddenStars.options({ quick_setup: true, random_factions: true }, 3)
    const g = forbiddenStars.setUp(options, 3, seedOf(seed))
    const rule = forbiddenStars.activities.factions?.(g, null)
    rule?.next()
    return JSON.stringify(g.players)
  }
  expect(table(1)).toBe(table(1))
  expect(table(1)).not.toBe(table(2))
})
