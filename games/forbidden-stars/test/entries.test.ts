import { expect, test } from 'vitest'
import { codeOf, lacking, saidIn } from '../../../packages/text/test/lacking.ts'
import { figureOf } from '../board/art/plate.ts'
import { buildingOf } from '../board/art/structure.ts'
import { cardWorth, eventWorth, upgradeWorth } from '../bot/spending.ts'
import { addUnit, might, noForce } from '../bot/worth.ts'
import { COMBAT_CARD_CATALOGUE } from '../content/combat-cards.ts'
import { EVENT_CATALOGUE } from '../content/events.ts'
import { FACTION_CATALOGUE } from '../content/factions.ts'
import { STRUCTURE_KIND_CATALOGUE } from '../content/structures.ts'
import { type PrintedArea, TILE_CATALOGUE } from '../content/tiles.ts'
import { UNIT_CATALOGUE } from '../content/units.ts'
import { UPGRADE_CATALOGUE } from '../content/upgrades.ts'
import { hasEffects } from '../effects/cards.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import moreEn from '../text/more/en.ts'
import moreHu from '../text/more/hu.ts'
import { begin } from './given.ts'

const said = saidIn({ en: `${en}\n${moreEn}`, hu: `${hu}\n${moreHu}` })
const rules = codeOf(new URL('../rules/', import.meta.url))
const { g } = begin({ pieces: { '10A.nw': '0 scout' }, orders: { '10A': '0 deploy' } })

/** How much a unit adds to an army in the bots' estimate. */
function worthOfUnit(kind: number): number {
  const force = noForce()
  addUnit(force, kind, false)
  return might(g, 0, force)
}

/** Whether rules name an entry by the constant made from its key. */
const hasRule = (key: string): boolean => new RegExp(`\\b${key.replaceAll('-', '_').toUpperCase()}\\b`).test(rules)

test('FS-COMP-14 · every unit, structure and faction has its name and its picture', () => {
  expect([
    ...lacking(UNIT_CATALOGUE, {
      name: (_, key) => said(`unit-${key}`),
      picture: ({ id }) => figureOf(id).length > 0,
      supply: ({ supply }) => supply > 0,
      'a worth to bots': ({ id }) => worthOfUnit(id) > 0,
    }),
    ...lacking(STRUCTURE_KIND_CATALOGUE, { name: (_, key) => said(`structure-${key}`), picture: ({ id }) => buildingOf(id).length > 0 }),
    ...lacking(FACTION_CATALOGUE, {
      name: (_, key) => said(`faction-${key}`),
      units: ({ id }) => UNIT_CATALOGUE.entries.some((one) => one.faction === id),
    }),
  ]).toEqual([])
})

test('FS-MAP-2 · every tile has two sides whose worlds have names', () => {
  const named = (area: PrintedArea): boolean => !area.world || said(area.term.slice(1))
  expect(
    lacking(TILE_CATALOGUE, {
      'two sides': ({ sides }) => sides.length === 2,
      'names of its worlds': ({ sides }) => sides.every(({ areas }) => areas.every(named)),
    }),
  ).toEqual([])
})

test('FS-CARD-1, FS-EVENT-11 · every card has its name and its text, and rules that carry it out', () => {
  const combat = (key: string) => said(`card-${key}-general`) || said(`card-${key}-unit`)
  expect([
    ...lacking(COMBAT_CARD_CATALOGUE, {
      name: (_, key) => said(`card-${key}`),
      text: (_, key) => combat(key),
      effect: ({ id }) => hasEffects(id),
      'a worth to bots': ({ id }) => Number.isFinite(cardWorth(g, 0, id)),
    }),
    ...lacking(EVENT_CATALOGUE, {
      name: (_, key) => said(`event-${key}`),
      text: (_, key) => said(`event-${key}-text`),
      'when it is played': (_, key) => said(`event-${key}-when`),
      'a rule that carries it out': (_, key) => hasRule(key),
      'a worth to bots': ({ id }) => eventWorth(g, 0, id) > 0,
    }),
    ...lacking(UPGRADE_CATALOGUE, {
      name: (_, key) => said(`upgrade-${key}`),
      text: (_, key) => said(`upgrade-${key}-text`),
      'a rule that carries it out': (_, key) => hasRule(key),
      'a worth to bots': (upgrade) => upgradeWorth(upgrade) > 0,
    }),
  ]).toEqual([])
})

test('FS-COMP-14 · what a new unit lacks is said by name', () => {
  const nameless = { ...UNIT_CATALOGUE, keys: UNIT_CATALOGUE.keys.with(0, 'drop-trooper') }
  expect(lacking(nameless, { name: (_, key) => said(`unit-${key}`) })).toContain('units/drop-trooper: name')
})
