import { expect, test } from 'vitest'
import { differences, languageOf, textOf } from '../index.ts'

const hu = textOf(
  'hu',
  `
marine-zael = Zael testvér
    .t = Zael testvért
card-power = Erőtér
event-slain = { ART($marine, start: 1) } { $marine } elesett.
event-hit = { SUFFIX($marine, "t") } eltalálta { ART($card) } { $card }.
event-hold = { SUFFIX($marines, "nak") } kell állnia.
event-count = Még { $n ->
    [0] egy sem
   *[other] { SUFFIX($n, "t") }
 } kell.
`,
)

test('a parameter that begins with @ is replaced by that message', () => {
  expect(hu.say('event-slain', { marine: '@marine-zael' })).toBe('A Zael testvér elesett.')
  expect(hu.say('event-slain', { marine: '@card-power' })).toBe('Az Erőtér elesett.')
})

test('a listed irregular form overrides the rules of vowel harmony', () => {
  expect(hu.say('event-hit', { marine: '@marine-zael', card: '@card-power' })).toBe('Zael testvért eltalálta az Erőtér.')
  expect(hu.say('event-hit', { marine: 'Omnio', card: 'lövés' })).toBe('Omniót eltalálta a lövés.')
})

test('a list is joined and its last one gets the suffix', () => {
  expect(hu.say('event-hold', { marines: ['@marine-zael', 'Anna'] })).toBe('Zael testvér és Annának kell állnia.')
})

test('numbers choose variants and take suffixes', () => {
  expect(hu.say('event-count', { n: 0 })).toBe('Még egy sem kell.')
  expect(hu.say('event-count', { n: 5 })).toBe('Még 5-öt kell.')
})

test('a missing message is shown as its id', () => {
  expect(hu.say('event-unheard')).toBe('[event-unheard]')
  expect(hu.has('event-unheard')).toBe(false)
  expect(hu.has('marine-zael.t')).toBe(true)
})

test('English has functions for the article and the sign of a number', () => {
  const en = textOf('en', 'a = { AN($x) }\nb = { SIGNED($n) }\nhour = hour\n    .an = an hour')
  expect(en.say('a', { x: 'event' })).toBe('an event')
  expect(en.say('a', { x: 'skull' })).toBe('a skull')
  expect(en.say('a', { x: '@hour' })).toBe('an hour')
  expect(en.say('b', { n: -2 })).toBe('−2')
  expect(en.say('b', { n: 3 })).toBe('+3')
})

test('differences between languages are named', () => {
  expect(differences('a = x { $n }\nb = y', 'a = x\nc = z')).toEqual(['hu does not use $n in a', 'hu lacks b', 'en lacks c'])
  expect(differences('a = { $n', 'a = x')).toContain('en: a cannot be read')
  expect(differences('a = x', 'a = z')).toEqual([])
})

test('the language follows the preferences of the reader', () => {
  expect(languageOf(['de-DE', 'hu-HU', 'en'])).toBe('hu')
  expect(languageOf(['fr'])).toBe('en')
})

test('a name that ends with an exclamation mark closes its sentence by itself', () => {
  const text = textOf('hu', 'done = Végrehajtva: { $card }.\nasks = { $card }: őt dobod el? Vagy mást?\ndots = { $card }...')
  expect(text.say('done', { card: 'Előre!' })).toBe('Végrehajtva: Előre!')
  expect(text.say('done', { card: 'Őrtűz' })).toBe('Végrehajtva: Őrtűz.')
  expect(text.say('asks', { card: 'Mindenhol ott vannak!' })).toBe('Mindenhol ott vannak! Őt dobod el? Vagy mást?')
  expect(text.say('dots', { card: 'Riadó!' })).toBe('Riadó!...')
})

test('a number and its % stay in one line', () => {
  expect(textOf('hu', 'hit = { $n } % eséllyel, 5 % híján').say('hit', { n: 83 })).toBe('83\u00a0% eséllyel, 5\u00a0% híján')
})
