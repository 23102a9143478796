import { answered, cannotGive, exchanged, offered, sizeOf, type Trade } from '@orrery/collecting'
import { openTable, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { collecting } from '../collecting/index.ts'
import { BOOSTER, openPack } from '../collecting/packs.ts'
import { CARDS, cardById } from '../content/cards.ts'
import { STARTER_DECKS } from '../content/decks.ts'
import { STARTER_EDITIONS } from '../content/editions.ts'
import { CLANS, RARITIES } from '../effects/language/vocabulary.ts'
import { chaosGalaxy } from '../index.ts'
import { deckProblems, USUAL } from '../rules/deck.ts'

const rarityOf = (id: string) => cardById(id)?.rarity

/** How many cards of each rarity a pack has, in the rulebook's order. */
function shares(cards: readonly string[]): number[] {
  return RARITIES.map((rarity) => cards.filter((id) => rarityOf(id) === rarity).length)
}

/** The number of boosters that are opened, to count cards by rarity and how often each card was drawn. */
const MANY = 100_000
const counted = (() => {
  const rarities = { common: 0, uncommon: 0, rare: 0, ultrarare: 0 }
  const drawn: Record<string, number> = {}
  let twice = 0
  for (let at = 0; at < MANY; at++) {
    const pack = openPack('booster', at.toString(16).padStart(32, '0'))
    if (new Set(pack).size !== pack.length) twice++
    for (const id of pack) {
      drawn[id] = (drawn[id] ?? 0) + 1
      rarities[rarityOf(id) as keyof typeof rarities]++
    }
  }
  return { rarities, drawn, twice }
})()

test('CG-COLL-1 · there are four rarities, and the rarer a card the fewer of it come out of packs', () => {
  expect(RARITIES).toEqual(['common', 'uncommon', 'rare', 'ultrarare'])
  expect(CARDS.every(({ rarity }) => RARITIES.includes(rarity))).toBe(true)
  const copies = RARITIES.map((rarity) => counted.rarities[rarity] / CARDS.filter((card) => card.rarity === rarity).length)
  expect(copies).toEqual([...copies].sort((one, other) => other - one))
  expect(new Set(copies).size).toBe(4)
})

test('CG-COLL-2, CG-COLL-4 · 100,000 boosters hold 30 common to 10 uncommon to 3 rare cards, within four standard deviations', () => {
  const cards = MANY * BOOSTER.size
  for (const [rarity, weight] of [
    ['common', 30],
    ['uncommon', 10],
    ['rare', 3],
  ] as const) {
    const share = weight / 43
    const deviation = Math.sqrt(cards * share * (1 - share))
    expect(Math.abs(counted.rarities[rarity] - cards * share), rarity).toBeLessThan(4 * deviation)
  }
})

test('CG-COLL-4 · a booster has 14 different cards, and of one rarity all are equally likely', () => {
  expect(openPack('booster', seedOf(1))).toHaveLength(14)
  expect(counted.twice).toBe(0)
  for (const rarity of ['common', 'uncommon', 'rare'] as const) {
    const cards = CARDS.filter((card) => card.rarity === rarity)
    const expected = counted.rarities[rarity] / cards.length
    const chi = cards.reduce((sum, { id }) => sum + ((counted.drawn[id] ?? 0) - expected) ** 2 / expected, 0)
    // Five standard deviations of a chi-square with as many degrees of freedom as cards.
    expect(chi, rarity).toBeLessThan(cards.length + 5 * Math.sqrt(2 * cards.length))
  }
})

test('CG-COLL-2, CG-COLL-4 · a set of 43 cards holds exactly 30 common, 10 uncommon and 3 rare ones, all different', () => {
  for (let at = 0; at < 50; at++) {
    const set = openPack('set', seedOf(at))
    expect(shares(set)).toEqual([30, 10, 3, 0])
    expect(new Set(set).size).toBe(43)
  }
})

test('CG-COLL-4 · what is in a pack depends on its seed alone', () => {
  expect(openPack('booster', seedOf('a'))).toEqual(openPack('booster', seedOf('a')))
  expect(openPack('booster', seedOf('a'))).not.toEqual(openPack('booster', seedOf('b')))
  expect(openPack('booster', '0123456789abcdef0123456789abcdef')).toMatchInlineSnapshot(`
    [
      "hadisarc",
      "fotonlandzsa",
      "sziliciumsziv",
      "szereloraj",
      "dongo",
      "kantinos",
      "agytroszt",
      "szarvasbogar",
      "hutopancel",
      "fegyverleolvasas",
      "alagutrendszer",
      "roncspancel",
      "hajtomufokozo",
      "szorgos-kezek",
    ]
  `)
})

test('CG-COLL-3 · no pack and no starter deck holds an ultra-rare card; the prize of a tournament is one', () => {
  expect(counted.rarities.ultrarare).toBe(0)
  for (let at = 0; at < 50; at++) expect(shares(openPack('prize', seedOf(at)))).toEqual([0, 0, 0, 1])
  for (const { id, cards } of collecting.starters)
    expect(
      Object.keys(cards).filter((card) => rarityOf(card) === 'ultrarare'),
      id,
    ).toEqual([])
})

test('CG-COLL-5 · a card that is owned twice may be twice in a deck, not three times', () => {
  const settings = { freeCollection: false }
  const [starter] = STARTER_DECKS
  const deck = { ...starter?.cards }
  const [threefold = ''] = Object.entries(deck).find(([, copies]) => copies === 3) ?? []
  const needed = collecting.needs(settings, { deck }, 0)
  expect(needed).toEqual(deck)
  expect(collecting.refuse(deck, needed)).toEqual([])
  expect(collecting.refuse({ ...deck, [threefold]: 2 }, needed)).toEqual([
    { rule: 'CG-COLL-5', params: { card: `@card-${threefold}`, copies: 3, owned: 2 } },
  ])
  expect(collecting.refuse({}, needed)).toHaveLength(Object.keys(deck).length)
})

test('CG-COLL-5 · a starter deck must be owned completely too, even by a seat that brings nothing', () => {
  const settings = { freeCollection: false }
  for (const [at, decks] of STARTER_EDITIONS.entries()) {
    const edition = { ...settings, starterEdition: at + 1 }
    expect(collecting.needs(edition, { deck: 'acelfogak' }, 0)).toEqual(decks.find(({ id }) => id === 'acelfogak')?.cards)
    expect(collecting.needs(edition, null, 3)).toEqual(decks[3]?.cards)
  }
  expect(collecting.needs(settings, { deck: 'acelfogak' }, 0)).toEqual(
    collecting.needs({ ...settings, starterEdition: 1 }, { deck: 'acelfogak' }, 0),
  )
})

test('CG-COLL-6 · a trade takes place when both have confirmed the same offer, and then whole', () => {
  const gives = [{ tuzer: 2, crx: 1 }, { leviatan: 1 }] as const
  const offer = offered(gives) as Trade
  expect(answered(offer, 0, 1, { kind: 'accept' })).toBe('own-offer')
  const counter = answered(offer, 1, 1, { kind: 'counter', gives: [{ tuzer: 2 }, { leviatan: 1 }] }) as Trade
  expect(answered(counter, 0, 1, { kind: 'accept' })).toBe('stale')
  expect(answered(counter, 1, 2, { kind: 'accept' })).toBe('own-offer')
  expect(answered(counter, 0, 2, { kind: 'accept' })).toMatchObject({ stage: 'done' })
  const holdings = [
    { owned: { tuzer: 3 }, locked: {} },
    { owned: { leviatan: 1 }, locked: {} },
  ] as const
  expect(exchanged(counter.gives, holdings)).toEqual([{ tuzer: 1, leviatan: 1 }, { tuzer: 2 }])
  expect(exchanged(gives, holdings)).toBe('not-owned')
})

test('CG-COLL-6 · any card may be exchanged, ultra-rare ones included; cards of a registered deck are locked', () => {
  const rare = CARDS.find(({ rarity }) => rarity === 'ultrarare')?.id as string
  expect(cannotGive({ owned: { [rare]: 1 }, locked: {} }, { [rare]: 1 })).toBe(null)
  expect(cannotGive({ owned: { tuzer: 3 }, locked: { tuzer: 2 } }, { tuzer: 1 })).toBe(null)
  expect(cannotGive({ owned: { tuzer: 3 }, locked: { tuzer: 2 } }, { tuzer: 2 })).toBe('locked')
})

test('CG-COLL-7 · by default all cards are available up to the copy limit; a table may be set otherwise', () => {
  const setting = chaosGalaxy.settings.find(({ id }) => id === 'freeCollection')
  expect(setting).toMatchObject({ rule: 'CG-COLL-7', values: [true, false], served: true })
  expect([collecting.isFree({}), collecting.isFree({ freeCollection: true }), collecting.isFree({ freeCollection: false })]).toEqual([
    ...[true, true, false],
  ])
  const all = CARDS.filter(({ race }) => race === 'human')
  const human = [...all.filter(({ rarity }) => rarity === 'ultrarare'), ...all.filter(({ rarity }) => rarity !== 'ultrarare')].slice(0, 15)
  expect(human.map(({ rarity }) => rarity)).toContain('ultrarare')
  const deck = Object.fromEntries(human.map(({ id }) => [id, 3]))
  expect(deckProblems(deck, USUAL)).toEqual([])
  const open = (freeCollection: boolean) => openTable(chaosGalaxy, { freeCollection, seats: [{ deck }] }, 2, seedOf(1))
  expect(open(true).state).toEqual(open(false).state)
  expect(deckProblems({ ...deck, [human[0]?.id as string]: 4 }, USUAL).map(({ rule }) => rule)).toContain('CG-DECK-2')
})

/** A deck of the first `each` cards of each of these races, with `copies` copies each. */
function limitedDeck(races: readonly string[], each: number, copies: number): Record<string, number> {
  const chosen = races.flatMap((race) => CARDS.filter((card) => card.race === race).slice(0, each))
  return Object.fromEntries(chosen.map(({ id }) => [id, copies]))
}

test('CG-COLL-9 · a limited deck has exactly 40 cards, in any number of copies, of one race as well', () => {
  const limited = { ...USUAL, limited: true, raceDegree: 1 }
  const rules = (deck: Record<string, number>) => deckProblems(deck, limited).map(({ rule }) => rule)
  expect(rules(limitedDeck(['xeno', 'zarg'], 2, 10))).toEqual([])
  expect(rules(limitedDeck(['human'], 4, 10))).toEqual([])
  expect(rules(limitedDeck(['human'], 5, 10))).toEqual(['CG-COLL-9'])
  expect(rules(limitedDeck(['xeno', 'zarg'], 3, 13))).toEqual(['CG-COLL-9'])
  expect(deckProblems(limitedDeck(['xeno'], 3, 13), limited)).toEqual([{ rule: 'CG-COLL-9', params: { size: 39, needs: 40 } }])
})

test('CG-COLL-9 · limited play follows the first degree of race restrictions, unless the table chooses another', () => {
  const opposed = { deck: limitedDeck(['human', 'xeno'], 2, 10) }
  const five = { deck: limitedDeck(['human', 'xeno', 'zarg', 'cerebrite', 'insectoid'], 1, 8) }
  const against = (brought: { deck: Record<string, number> }, settings: Record<string, string | number | boolean>) =>
    (chaosGalaxy.mayBring?.({ limited: true, ...settings }, brought, 0, 2) ?? []).map(({ rule }) => rule)
  expect([against(opposed, {}), against(five, {})]).toEqual([[], ['CG-SIMR-1']])
  expect(against(opposed, { raceDegree: 'byDecks' })).toEqual([])
  expect(against(opposed, { raceDegree: 0 })).toEqual(['CG-DECK-4'])
  expect(against(five, { raceDegree: 2 })).toEqual([])
  expect(against(opposed, { limited: false })).toContain('CG-DECK-2')
})

test('CG-COLL-9 · a limited table is played with 40 cards a seat, brought or not, owned or not; all else is the duel', () => {
  const deck = limitedDeck(['human', 'xeno'], 2, 10)
  const { state } = openTable(chaosGalaxy, { limited: true, seats: [{ deck }] }, 2, seedOf(1))
  expect(state.seats.map(({ deckSize }) => deckSize)).toEqual([40, 40])
  const duel = openTable(chaosGalaxy, {}, 2, seedOf(1)).state
  expect(duel.seats.map(({ deckSize }) => deckSize)).toEqual([45, 45])
  expect(state.settings).toEqual({ ...duel.settings, raceDegree: 1 })
  expect([collecting.isFree({ limited: true, freeCollection: false }), collecting.isFree({ freeCollection: false })]).toEqual([true, false])
})

test('CG-COLL-8 · three clans are known and carried by cards; a clan is no part of what a card does', () => {
  expect(CLANS).toEqual(['galactic-trade', 'steel-eagles', 'granite-snakes'])
  for (const clan of CLANS) expect(CARDS.some((card) => card.clan === clan)).toBe(true)
  const spoken = JSON.stringify(CARDS.map(({ effects, program, keywords, playIf, costX }) => [effects, program, keywords, playIf, costX]))
  for (const clan of CLANS) expect(spoken).not.toContain(clan)
})

test('CG-COLL-1 · a new collector starts with two of eight starter decks and six boosters', () => {
  expect(collecting.starters.map(({ cards }) => sizeOf(cards))).toEqual(new Array(8).fill(45))
  expect([collecting.chooses, collecting.boosters]).toEqual([2, 6])
})
