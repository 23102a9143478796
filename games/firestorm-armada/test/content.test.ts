import { expect, test } from 'vitest'
import { numbersOfRule } from '../../../packages/text/test/lacking.ts'
import { CARDS, card, cardNumber, cardOf, DECK } from '../content/cards.ts'
import { CLASSES, classOf } from '../content/classes.ts'
import { CRITICALS, criticalOf } from '../content/criticals.ts'
import { STARTER_FLEETS } from '../content/fleets.ts'
import { PLAYED_RACES, RACES, raceOf } from '../content/races.ts'
import { SCENARIO_CATALOGUE, scenarioOf, TABLE } from '../content/scenarios.ts'
import { SHIPS, shipType, shipTypeById } from '../content/ships.ts'
import { TERRAIN } from '../content/terrain.ts'
import { FLEET_TRAITS, SHIP_TRAITS, traitRule, WEAPON_TRAITS } from '../content/traits.ts'
import { WING_DIAMETER, WINGS, wingType } from '../content/wings.ts'
import { contentMessages } from '../text/content.ts'

const RULEBOOK = new URL('../rulebook/rules.yaml', import.meta.url)

test('FA-CARD-1 · the deck has 52 cards of the four types, some of them counters', () => {
  expect(numbersOfRule(RULEBOOK, 'FA-CARD-1')).toEqual([DECK.length])
  const kinds = DECK.map((number) => cardOf(number).kind)
  expect([...new Set(kinds)].sort()).toEqual(['A', 'R', 'S', 'T'])
  expect(CARDS.filter(({ counter }) => counter).map(({ id }) => id)).toEqual(['T09', 'R05', 'R06'])
  for (const { id, number } of CARDS) expect([cardNumber(id), card(id).number, cardOf(number).id]).toEqual([number, number, id])
})

test('FA-TRAIT-1 · ship and weapon records refer to the traits of the content, and each of these has its text', () => {
  const traits: readonly string[] = [...FLEET_TRAITS, ...SHIP_TRAITS, ...WEAPON_TRAITS]
  expect(new Set(traits).size).toBe(traits.length)
  const used = SHIPS.flatMap((type) => [...type.traits, ...type.weapons.flatMap((weapon) => weapon.traits)])
  expect([...used, ...RACES.flatMap((race) => race.fleetTraits)].filter((trait) => !traits.includes(trait))).toEqual([])
  const texts = contentMessages('en')
  expect(traits.filter((trait) => !texts.includes(`trait-${trait}-text = `))).toEqual([])
  expect(traitRule('beam')).toBe('FA-TRAIT/beam')
})

test('FA-FLEET-3 · every ship type has the tier of its class', () => {
  for (const race of PLAYED_RACES)
    expect([race, SHIPS.some((type) => type.race === race), STARTER_FLEETS.some((fleet) => fleet.race === race)]).toEqual([
      race,
      true,
      true,
    ])
  const tier = (wanted: number) => CLASSES.flatMap((one) => (one.tier === wanted ? [one.id] : []))
  expect(tier(1)).toEqual([
    'dreadnought',
    'battleship',
    'battleCarrier',
    'heavyCarrier',
    'carrier',
    'assaultCarrier',
    'battlecruiser',
    'station',
  ])
  expect(tier(3)).toEqual(['frigate', 'lightFrigate', 'corvette', 'escort', 'gunDrone', 'transport', 'shuttle'])
  for (const [number, type] of SHIPS.entries()) {
    expect([type.number, shipType(number), shipTypeById(type.id)]).toEqual([number, type, type])
    expect(type.tier).toBe(classOf(type.class).tier)
  }
  expect(shipTypeById('constructor')).toBeUndefined()
})

test('FA-GEN-3 · stands are 1, 1.25, 1.5 and 2 inches wide, those of wings 0.75', () => {
  const sides = CLASSES.map(({ id }) => SHIPS.find((type) => type.class === id)?.side ?? 0)
  expect([...new Set(sides)].sort()).toEqual([1000, 1250, 1500, 2000])
  expect(['frigate', 'cruiser', 'battleship', 'station'].map((id) => SHIPS.find((type) => type.class === id)?.side)).toEqual([
    1000, 1250, 1500, 2000,
  ])
  expect(WING_DIAMETER).toBe(750)
})

test('FA-WING-4 · fighter, bomber, interceptor and assault shuttle have their values', () => {
  const values = WINGS.map((_, number) => wingType(number)).map(({ id, mv, ad, pd, ap }) => [id, mv, ad, pd, ap])
  expect(values).toEqual([
    ['fighter', 18, 2, 1, 0],
    ['bomber', 12, 3, 1, 0],
    ['interceptor', 12, 0, 2, 0],
    ['assaultShuttle', 8, 0, 1, 2],
  ])
})

test('FA-FLEET-12 · every race has its station and its gun platform, which do not move', () => {
  for (const id of PLAYED_RACES) {
    const { station = '', platform = '' } = raceOf(id)
    const types = [shipTypeById(station), shipTypeById(platform)]
    expect(types.map((type) => [type?.class, type?.race, type?.stats.mv, type?.installation])).toEqual([
      ['station', id, 0, true],
      ['gunPlatform', id, 0, true],
    ])
  }
  expect(SHIPS.filter(({ stats, installation }) => (stats.mv === 0) !== installation)).toEqual([])
})

test('FA-GEN-1, FA-VP-1 · the table is 72 by 48 inches, a scenario lasts 6 turns unless it says otherwise', () => {
  expect(TABLE).toEqual([72, 48])
  expect(SCENARIO_CATALOGUE.entries.map(({ id, turns }) => [id, turns])).toEqual([
    ['borderClash', 6],
    ['rescueMission', 7],
    ['extraction', 6],
    ['convoy', 8],
    ['stationAssault', 6],
    ['asteroidAmbush', 6],
  ])
  expect(SCENARIO_CATALOGUE.entries.map(({ id }) => scenarioOf(id))).toEqual(SCENARIO_CATALOGUE.entries)
})

test('FA-DMG-4 · the critical table has a line for every total of 2D6; 3 to 12 cost 2 HP', () => {
  expect(CRITICALS.map(({ roll, hull }) => [roll, hull])).toEqual([[2, 0], ...[3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((total) => [total, 2])])
  expect(CRITICALS.map(({ roll }) => criticalOf(roll))).toEqual(CRITICALS)
})

test('FA-GEN-9 · everything that can be seen has a name in both languages, of one line', () => {
  for (const language of ['hu', 'en'] as const) {
    const lines = contentMessages(language).split('\n')
    expect(lines.filter((line) => !/^[a-z]+-[\w-]+ = \S/.test(line))).toEqual([])
    const named = lines.map((line) => `@${line.slice(0, line.indexOf(' '))}`)
    const terms = [SHIPS, WINGS, CARDS, TERRAIN].flatMap((list) => list.map(({ term }) => term))
    const weapons = SHIPS.flatMap((type) => type.weapons.map(({ term }) => term))
    expect([...terms, ...weapons].filter((term) => !named.includes(term))).toEqual([])
    expect(new Set(named).size).toBe(named.length)
  }
})

test('FA-BOARD-13, FA-DMG-17 · the ships without crew points are the unmanned ones', () => {
  const crewless = SHIPS.filter(({ stats }) => stats.cp < 1).map(({ id }) => id)
  expect(crewless).toEqual(SHIPS.filter(({ traits }) => traits.includes('unmanned')).map(({ id }) => id))
})
