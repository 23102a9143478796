import { expect, test } from 'vitest'
import { cardById } from '../../chaos-galaxy/content/cards.ts'
import { draft } from '../index.ts'
import { own, pickTo, table } from './given.ts'

test('DR-TABLE-1 · two to eight play, each with a pack before it', () => {
  expect(draft.seats).toEqual({ min: 2, max: 8 })
  for (const seats of [2, 8]) expect(draft.view(table({ seats }).g, 0).seats.map(({ pack }) => pack)).toEqual(new Array(seats).fill(14))
})

test('DR-TABLE-2 · packs go round, or everybody keeps what is in six of them', () => {
  expect(draft.settings[0]).toEqual({ id: 'format', rule: 'DR-TABLE-2', values: ['booster', 'sealed'] })
  expect(table().question(0).name).toBe('pick.card')
  const sealed = table({ options: { format: 'sealed' } })
  expect(sealed.question(0).name).toBe('build.deck')
  expect(sealed.g.packs.flat().every(({ taken }) => taken.length === 0)).toBe(true)
  expect(draft.options(null, 4)).toEqual({ format: 'booster', raceDegree: 1 })
  for (const wrong of [[], 'sealed', 7]) expect(() => draft.options(wrong, 4)).toThrow('expected an object')
  expect(() => draft.options({ format: 'cube', pace: 1 }, 4)).toThrow(/format: .*\npace: /s)
})

test('DR-PACK-1 · a pack has 14 different cards, none of them ultra-rare, drawn anew for each seat and seed', () => {
  const packs = table().g.packs[0] ?? []
  for (const seat of packs.keys()) {
    const { pack } = own(table(), seat)
    expect(new Set(pack).size).toBe(14)
    expect(pack.map((id) => cardById(id)?.rarity)).not.toContain('ultrarare')
  }
  expect(new Set(packs.map(({ cards }) => cards.join())).size).toBe(4)
  expect(table().g.packs).toEqual(packs.length > 0 ? [packs] : [])
  expect(table({ seed: 2 }).g.packs).not.toEqual([packs])
})

test('DR-PACK-2 · four packs a seat are opened one after the other, six at once for sealed decks', () => {
  const p = table({ seats: 2 })
  const opened: number[] = []
  for (let round = 1; round <= 4; round++) {
    pickTo(p, round, 1)
    opened.push(p.g.packs.length)
  }
  expect(opened).toEqual([1, 2, 3, 4])
  expect(p.events('spectator', 'opened').slice(-3)).toMatchObject([2, 3, 4].map((pack) => ({ pack, packs: 4 })))
  pickTo(p, 4, 14 - 1)
  expect(draft.view(p.g, 0).rounds).toBe(4)
  const sealed = table({ options: { format: 'sealed' } })
  expect(sealed.g.packs.map((all) => all.length)).toEqual([4, 4, 4, 4, 4, 4])
  expect(own(sealed, 3).pool).toHaveLength(84)
})

test('DR-PACK-3 · each seat sees the pack in front of it and no other; a spectator sees none', () => {
  const p = table({}, { packs: { 0: FOURTEEN } })
  expect(own(p, 0).pack).toHaveLength(14)
  expect([...own(p, 0).pack].sort()).toEqual(FOURTEEN.split(' ').sort())
  for (const viewer of [1, 2, 3, 'spectator'] as const) expect(JSON.stringify(draft.view(p.g, viewer))).not.toContain('nagy-feher')
  expect(draft.view(p.g, 'spectator').own).toBe(null)
})

/** A pack of sharks. */
const FOURTEEN =
  'marduk-kurios pengefarok verszag tigrisuszony holdimado arnyuszony fekete-dagaly rajvadasz melytengeri kalapacsfej nagy-feher telekinetikus-pilota melyuri-kem zsakmanypiac'
