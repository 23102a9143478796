import { expect, test } from 'vitest'
import { codeOf, lacking, saidIn } from '../../../packages/text/test/lacking.ts'
import { EMBLEMS } from '../board/art/emblem.ts'
import { shipBody } from '../board/art/ship/ship.ts'
import { CARD_ICONS } from '../board/art/signs.ts'
import { WING_OUTLINES } from '../board/art/token/wing.ts'
import { worthOfType } from '../bot/worth.ts'
import { CARD_CATALOGUE } from '../content/cards.ts'
import { RACE_CATALOGUE } from '../content/races.ts'
import { SCENARIO_CATALOGUE } from '../content/scenarios.ts'
import { SHIP_CATALOGUE } from '../content/ships.ts'
import { FLEET_TRAITS, SHIP_TRAITS, type Trait, traitRule, WEAPON_TRAITS } from '../content/traits.ts'
import { WING_CATALOGUE } from '../content/wings.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import moreEn from '../text/more/en.ts'
import moreHu from '../text/more/hu.ts'

const said = saidIn({ en: `${en}\n${moreEn}`, hu: `${hu}\n${moreHu}` })
const rules = codeOf(new URL('../rules/', import.meta.url))

const tests = codeOf(new URL('.', import.meta.url))

/** What each trait lacks, a line for each lack. */
function lackingTraits(traits: readonly string[]): string[] {
  const needs: { readonly [what: string]: (trait: string) => boolean } = {
    name: (trait) => said(`trait-${trait}`),
    text: (trait) => said(`trait-${trait}-text`),
    'code or a test that cites it': (trait) => new RegExp(`${traitRule(trait as Trait)}\\b`).test(rules + tests),
    'a rule that carries it out': (trait) => rules.includes(`'${trait}'`),
  }
  return traits.flatMap((trait) => Object.entries(needs).flatMap(([what, has]) => (has(trait) ? [] : [`traits/${trait}: ${what}`])))
}

test('FA-TRAIT-1 · every trait has its name, its text and its rule, and rules carry it out', () => {
  expect(lackingTraits([...FLEET_TRAITS, ...SHIP_TRAITS, ...WEAPON_TRAITS])).toEqual([])
  expect(lackingTraits(['idle'])).toEqual(
    ['name', 'text', 'code or a test that cites it', 'a rule that carries it out'].map((what) => `traits/idle: ${what}`),
  )
})

test('FA-FLEET-3 · every ship type has its name and its picture, squadrons and a price', () => {
  const lacks = lacking(SHIP_CATALOGUE, {
    name: (_, key) => said(`ship-${key}`),
    class: ({ class: id }) => said(`class-${id}`) && said(`class-${id}-text`),
    picture: (type) => JSON.stringify(shipBody(type, 2)).length > 200,
    'names of its weapons': ({ weapons }) => weapons.every(({ term }) => said(term.slice(1))),
    price: ({ points, race }) => points > 0 || race === 'neutral',
    // Neutral ships have no points; scenarios score them.
    'a worth to bots': (type) => worthOfType(type) > 0 || type.race === 'neutral',
  })
  expect(lacks).toEqual([])
})

test('FA-CARD-1 · every command card, wing, race and scenario has its name, and what is drawn its picture', () => {
  expect([
    ...lacking(CARD_CATALOGUE, {
      name: (_, key) => said(`card-${key}`),
      text: (_, key) => said(`card-${key}-text`),
      picture: ({ id }) => CARD_ICONS[id] !== undefined,
      'a rule that carries it out': ({ counter }, key) => counter || rules.includes(`'${key}'`),
    }),
    ...lacking(WING_CATALOGUE, { name: (_, key) => said(`wing-${key}`), picture: ({ id }) => WING_OUTLINES[id] !== undefined }),
    ...lacking(RACE_CATALOGUE, { name: (_, key) => said(`race-${key}`), picture: ({ id }) => EMBLEMS[id] !== undefined }),
    ...lacking(SCENARIO_CATALOGUE, { name: (_, key) => said(`scenario-${key}`), text: (_, key) => said(`scenario-${key}-text`) }),
  ]).toEqual([])
})
