import { expect, test } from 'vitest'
import { CARDS } from '../content/cards.ts'
import { COMBINATIONS } from '../content/decks.ts'
import { RACES, type Race, TYPES } from '../effects/language/vocabulary.ts'

type Measure = (race: Race) => number

const cardsOf = (race: Race) => CARDS.filter((card) => card.race === race)
/** How many cards of a type the race has. */
const number =
  (type: (typeof TYPES)[number]): Measure =>
  (race) =>
    cardsOf(race).filter((card) => card.type === type).length
/** How many cards of the race give credits. */
const producers: Measure = (race) => cardsOf(race).filter((card) => /"op":"(gain|steal)Credits"/.test(JSON.stringify(card.effects))).length
/** How many of the race's ships have a keyword. */
const ships =
  (keyword: 'formation' | 'heavyWeapons'): Measure =>
  (race) =>
    cardsOf(race).filter((card) => card.type === 'ship' && card.keywords.includes(keyword)).length
/** In how many of the deck builder's combinations the race takes part. */
const combinations: Measure = (race) =>
  COMBINATIONS.filter(({ cards }) => cards.some((id) => cardsOf(race).some((card) => card.id === id))).length

/** The races with the highest and the lowest value of a measure. */
const most = (measure: Measure) => RACES.filter((race) => measure(race) === Math.max(...RACES.map(measure)))
const least = (measure: Measure) => RACES.filter((race) => measure(race) === Math.min(...RACES.map(measure)))

test('CG-RACE-1 · humans fly in formation most, have the fewest crew, and something of every type', () => {
  expect([most(ships('formation')), least(number('crew'))]).toEqual([['human'], ['human']])
  expect(combinations('human')).toBeGreaterThan(RACES.reduce((sum, race) => sum + combinations(race), 0) / RACES.length)
  for (const type of TYPES) expect(number(type)('human'), type).toBeGreaterThanOrEqual(3)
})

test('CG-RACE-2 · xeno have the most crew and take part in the fewest combinations', () => {
  expect(most(number('crew'))).toEqual(['xeno'])
  expect(least(combinations)).toContain('xeno')
})

test('CG-RACE-3 · insectoids have the most bases and the fewest ways to credits', () => {
  expect(most(number('base'))).toEqual(['insectoid'])
  expect(least(producers)).toContain('insectoid')
})

test('CG-RACE-4 · carnoplants have the most ways to credits and the fewest bases', () => {
  expect([most(producers), least(number('base'))]).toEqual([['carnoplant'], ['carnoplant']])
})

test('CG-RACE-5 · triciplites have the most weaponry and the fewest ships', () => {
  expect([most(number('weaponry')), least(number('ship'))]).toEqual([['triciplite'], ['triciplite']])
})

test('CG-RACE-6 · spacesharks have the most ships, most of the heavy weapons, and the least weaponry', () => {
  expect([most(number('ship')), most(ships('heavyWeapons')), least(number('weaponry'))]).toEqual([
    ['spaceshark'],
    ['spaceshark'],
    ['spaceshark'],
  ])
})

test('CG-RACE-7 · cerebrites have the most events and the fewest interrupts', () => {
  expect([most(number('event')), least(number('interrupt'))]).toEqual([['cerebrite'], ['cerebrite']])
})

test('CG-RACE-8 · zargs have the most interrupts and the fewest events', () => {
  expect(most(number('interrupt'))).toEqual(['zarg'])
  expect(least(number('event'))).toContain('zarg')
})
