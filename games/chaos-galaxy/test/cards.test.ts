import { expect, test } from 'vitest'
import { CARDS, cardById, readCards } from '../content/cards.ts'
import { KNOWN_CARDS } from '../content/known.ts'
import { TEXTS } from '../content/texts/all.ts'
import { payCosts } from '../effects/do/costs.ts'
import { run } from '../effects/do/operations.ts'
import { RACES, SUBTYPES, TYPES } from '../effects/language/vocabulary.ts'
import { canPay } from '../effects/read/costs.ts'
import { contextOf } from '../effects/read/reading.ts'
import { chaosGalaxy } from '../index.ts'
import { TURNED } from '../state.ts'
import { drive } from './effects/given.ts'
import { card, doing, duel, offers } from './given.ts'

const seen = (p: ReturnType<typeof duel>) => chaosGalaxy.view(p.g, 0).seats[0]?.hangar[0]

test('CG-CARD-1 · every card has name, type, subtype, race, cost, rarity and the figures of its type', () => {
  expect(CARDS).toHaveLength(Object.keys(TEXTS).length)
  for (const one of CARDS) {
    expect(RACES).toContain(one.race)
    expect(['common', 'uncommon', 'rare', 'ultrarare']).toContain(one.rarity)
    expect(one.cost === 'X' || one.cost >= 0, one.id).toBe(true)
    if (one.type === 'ship') expect(Object.keys(one.figures), one.id).toEqual(['speed', 'firepower', 'armour', 'bombing'])
  }
})

test('CG-CARD-2 · six types with four subtypes each', () => {
  expect(TYPES).toHaveLength(6)
  for (const type of TYPES) {
    expect(SUBTYPES[type]).toHaveLength(4)
    for (const subtype of SUBTYPES[type])
      expect(
        CARDS.some((one) => one.type === type && one.subtype === subtype),
        `${type} ${subtype}`,
      ).toBe(true)
  }
  for (const one of CARDS) expect(SUBTYPES[one.type] as readonly string[]).toContain(one.subtype)
})

test('CG-CARD-3 · the rule of a subtype holds for cards that do not print it: any active building may be sold', () => {
  const buildings = CARDS.filter((one) => one.subtype === 'building').map((one) => one.id)
  expect(buildings.length).toBeGreaterThan(5)
  for (const id of buildings) expect(offers(duel({ you: { surface: [`${id} +9`] } }), `sell:{${id}}`), id).toBe(true)
})

test('CG-CARD-4 · the four values of a ship are speed, firepower, armour, bombing', () => {
  expect(cardById('marduk-kurios')?.values).toEqual([5, 1, 2, 0])
  expect(seen(duel({ you: { hangar: ['marduk-kurios'] } }))?.values).toEqual({ speed: 5, firepower: 1, armour: 2, bombing: 0 })
})

test('CG-CARD-5 · figures of weaponry and crew are added to the ship once they are paid', () => {
  const paid = duel({ you: { hangar: ['liktor', '> durmacel-vertezet'] } })
  const unpaid = duel({ you: { hangar: ['liktor', '> durmacel-vertezet unpaid'] } })
  expect([seen(unpaid)?.values?.armour, seen(paid)?.values?.armour]).toEqual([3, 5])
})

test('CG-CARD-6 · a base shows its development limit, and its armour if it has one', () => {
  for (const one of CARDS.filter((base) => base.type === 'base')) {
    expect(one.figures.limit, one.id).toBeDefined()
    expect(
      Object.keys(one.figures).every((figure) => figure === 'limit' || figure === 'armour'),
      one.id,
    ).toBe(true)
  }
})

test('CG-CARD-7 · the text of weaponry counts as printed on its ship: a keyword it gives is the ship’s', () => {
  const granting = CARDS.find((one) => one.type === 'weaponry' && one.keywords.length > 0)
  if (granting !== undefined) {
    const p = duel({ you: { hangar: ['liktor', `> ${granting.id}`] } })
    expect(seen(p)?.keywords).toEqual(expect.arrayContaining([...granting.keywords]))
  }
  const crewed = duel({ you: { cantina: ['vasfalo'], hangar: ['liktor'] } })
  doing(crewed, 'attack:colony:1', 'board:{vasfalo}:{liktor}')
  expect(seen(crewed)?.values?.armour).toBe(3 + (cardById('vasfalo')?.values[2] ?? 0))
})

test('CG-CARD-8 · crew in the cantina adds nothing', () => {
  const p = duel({ you: { cantina: ['vasfalo'], hangar: ['liktor'] } })
  expect(seen(p)?.values?.armour).toBe(3)
})

test('CG-CARD-11 · equal names are the same kind of card: no two cards of the set share one', () => {
  for (const language of ['hu', 'en'] as const) {
    const names = CARDS.map((one) => TEXTS[one.id]?.name[language])
    expect(names).not.toContain(undefined)
    expect(new Set(names).size).toBe(CARDS.length)
  }
})

test('CG-CARD-12, CG-STATE-5, CG-STATE-7 · if weaponry or boarded crew has to turn as a cost, its ship turns instead', () => {
  const turning = (self: string, pay: 'turnUsed' | 'turnDamaged', marks = '') => {
    const p = duel({ you: { hangar: [`liktor${marks}`, '> femkarom', '> tuzer', 'karom'], cantina: ['kantinos'] } })
    const ctx = contextOf(p.g, card(p, self))
    const payable = canPay(p.g, ctx, [{ pay }])
    drive(payCosts(p.g, ctx, payable ? [{ pay }] : [], run), [])
    return [payable, ...['liktor', 'femkarom', 'tuzer', 'karom', 'kantinos'].map((id) => p.g.turned[card(p, id)])]
  }
  const { active, used, damaged } = TURNED
  expect(turning('femkarom', 'turnUsed')).toEqual([true, used, active, active, active, active])
  expect(turning('tuzer', 'turnUsed')).toEqual([true, used, active, active, active, active])
  expect(turning('femkarom', 'turnDamaged')).toEqual([true, damaged, active, active, active, active])
  expect(turning('tuzer', 'turnDamaged')).toEqual([true, damaged, active, active, active, active])
  // A passenger turns itself, not its ship.
  expect(turning('kantinos', 'turnUsed')).toEqual([true, active, active, active, active, used])
  // The ship must be able to turn.
  for (const self of ['femkarom', 'tuzer'])
    for (const marks of [' used', ' damaged'])
      for (const pay of ['turnUsed', 'turnDamaged'] as const) expect(turning(self, pay, marks)[0], `${self}${marks} ${pay}`).toBe(false)
  expect(turning('kantinos', 'turnUsed', ' used')[0]).toBe(true)
})

test('CG-CARD-1 · the cards that the published rules name keep their figures', () => {
  expect(KNOWN_CARDS.length).toBeGreaterThan(5)
  for (const { id, figures, ...printed } of KNOWN_CARDS) {
    expect(cardById(id), id).toMatchObject(printed)
    expect(cardById(id)?.figures, id).toMatchObject(figures)
  }
})

test('CG-CARD-1 · a card file with an unknown primitive, id or figure fails with file, card and field', () => {
  const good = CARDS.find((one) => one.id === 'ipari-park') as object
  const bad = (change: object): string => {
    try {
      readCards({ test: [{ ...JSON.parse(JSON.stringify(good)), ...change }] })
      return ''
    } catch (error) {
      return String(error)
    }
  }
  expect(bad({})).toContain('test.ts: ipari-park')
  expect(bad({ effects: [{ kind: 'static', do: [{ op: 'explode' }] }] })).toMatch(/test\.ts: ipari-park.*effects.*explode/)
  expect(bad({ figures: { limit: 4, armour: 3, hull: 1 } })).toMatch(/test\.ts: ipari-park.*hull/)
  expect(bad({ race: 'dwarf' })).toMatch(/test\.ts: ipari-park.*race/)
  const draws = (operation: object): string =>
    bad({ effects: [{ kind: 'resolve', do: [{ op: 'draw', player: 'you', n: 1, ...operation }] }] })
  expect(draws({})).not.toContain('effects')
  expect(draws({ colour: 'red' })).toContain('colour: is not a parameter here')
  expect(draws({ n: undefined })).toContain('.n: ')
  expect(bad({ effects: [{ kind: 'static', do: [{ op: 'draw', player: 'you', n: 1, until: 'turn' }] }] })).toMatch(
    /effects\[0\]\.do\[0\]\.op: .*cannot hold[\s\S]*until: a static effect has no duration/,
  )
  expect(bad({ figures: { limit: 4, armour: 1.5 } })).toContain('figures.armour: must be a whole number, not 1.5')
  expect(bad({ figures: { armour: 3 } })).toContain('figures.limit: is missing')
  expect(bad({ cost: -1 })).toContain("cost: must be a whole number of 0 or more or 'X', not -1")
  expect(bad({ cost: 'X' })).toContain('costX: stands exactly where the cost is X')
  expect(bad({ price: 3 })).toContain('price: is not a field of a card')
  expect(bad({ id: 'Ipari Park' })).toContain('id: must be small letters')
  expect(bad({ keywords: ['flying'] })).toContain('keywords')
  for (const [field, value] of [
    ['type', 'planet'],
    ['subtype', 'fighter'],
    ['rarity', 'mythic'],
    ['clan', 'smith'],
  ] as const)
    expect(bad({ [field]: value })).toMatch(new RegExp(`: ${field}: .*${value}`))
})
