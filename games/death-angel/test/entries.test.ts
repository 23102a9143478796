import { expect, test } from 'vitest'
import { codeOf, lacking, saidIn } from '../../../packages/text/test/lacking.ts'
import { EVENT_CATALOGUE } from '../content/events.ts'
import { LOCATION_CATALOGUE } from '../content/locations.ts'
import { MARINE_CATALOGUE, TEAM_CATALOGUE } from '../content/marines.ts'
import { CONTROL_PANEL, TERRAIN_CATALOGUE } from '../content/terrain.ts'
import { EVENT_TEXTS } from '../rules/event-cards.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import moreEn from '../text/more/en.ts'
import moreHu from '../text/more/hu.ts'

const said = saidIn({ en: `${en}\n${moreEn}`, hu: `${hu}\n${moreHu}` })
const rules = codeOf(new URL('../rules/', import.meta.url))
const bots = codeOf(new URL('../bot/', import.meta.url))
const constant = (key: string): RegExp => new RegExp(`\\b${key.replaceAll('-', '_').toUpperCase()}\\b`)
const hasRule = (key: string): boolean => new RegExp(`\\b${key.replaceAll('-', '_').toUpperCase()}\\b|'${key}'`).test(rules)

/** Whether a set of drawings has one with the entry's key. */
function drawn(sort: string): (entry: unknown, key: string) => boolean {
  const code = codeOf(new URL(`../board/art/${sort}/`, import.meta.url))
  return (_, key) => new RegExp(`^ {2}(?:'${key}'|${key})[:,]`, 'm').test(code)
}

test('DA-COMP-4 · every marine has his name and his picture, every team its name and two marines', () => {
  expect([
    ...lacking(MARINE_CATALOGUE, { name: (_, key) => said(`marine-${key}`), picture: drawn('marine') }),
    ...lacking(TEAM_CATALOGUE, { name: (_, key) => said(`team-${key}`), marines: ({ marines }) => marines.length === 2 }),
  ]).toEqual([])
})

test('DA-COMP-1 · every event, location and terrain card has its name, its text, its picture and rules that carry it out', () => {
  const picture = drawn('event')
  const location = drawn('location')
  expect([
    ...lacking(EVENT_CATALOGUE, {
      name: ({ key }) => said(`event-card-${key}`),
      text: ({ key }) => said(`event-card-${key}-text`),
      picture: ({ key }) => picture(null, key),
      'a rule that carries it out': ({ key }) => EVENT_TEXTS[key] !== undefined,
    }),
    ...lacking(LOCATION_CATALOGUE, {
      name: (_, key) => said(`location-${key}`),
      text: ({ ability }, key) => ability === null || said(`location-${key}-text`),
      picture: (_, key) => location(null, key.replace(/^void-lock-.*/, 'void-lock')),
      'a rule that carries it out': ({ ability }, key) => ability === null || hasRule(key),
      'a worth to bots': ({ ability }, key) => ability !== 'panel' || constant(key).test(bots),
    }),
    ...lacking(TERRAIN_CATALOGUE, {
      name: (_, key) => said(`terrain-${key}`),
      text: ({ activate }, key) => !activate || said(`terrain-${key}-text`),
      picture: drawn('terrain'),
      'a rule that carries it out': ({ activate }, key) => !activate || hasRule(key),
      'a worth to bots': ({ id, activate }, key) => !activate || id === CONTROL_PANEL || constant(key).test(bots),
    }),
  ]).toEqual([])
})
