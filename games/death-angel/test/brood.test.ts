import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { EVENTS } from '../content/events.ts'
import { deathAngel } from '../index.ts'
import type { State } from '../state.ts'
import { type Given, swarmText, table } from './given.ts'

/** A table at which an attack card is being resolved. */
function attacking(given: Given): Play<State> {
  return table({ location: 'genestealer-lair', blips: [3, 3], ...given })
}

/** How the swarm's attack ends with the given roll: `slain`, or the rule by which the defence held. */
function attacked(swarm: string, face: number, more: Partial<Given> = {}): string {
  const p = table({
    formation: 'gideon< deino> scipio>',
    phase: 'attack',
    swarms: [swarm],
    dice: [face],
    events: ['enter-formation'],
    ...more,
  })
  const [held] = p.events('spectator', 'defence-held')
  return held === undefined ? 'slain' : String(held.rule)
}

test('DA-BROOD-1 · a brood lord counts toward the size of its swarm', () => {
  const p = table({
    formation: 'leon< deino>',
    phase: 'attack',
    swarms: ['1 left: brood-lord-a head'],
    dice: [5],
    events: ['enter-formation'],
  })
  expect(p.events('spectator', 'swarm-attacks')).toMatchObject([{ size: 2 }])
})

test('DA-BROOD-2 · brood lords are in no deck, discard or pile', () => {
  const p = table({ formation: 'leon<', phase: 'choose' })
  for (const cards of [p.g.genestealerDeck, p.g.genestealerDiscard, ...p.g.blips]) expect(cards.some((card) => card >= 36)).toBe(false)
  // A slain brood lord does not come back with a reshuffle either.
  const slain = attacking({ formation: 'leon< deino>', cards: 'full-auto', swarms: ['1 left: brood-lord-a'], dice: [2], deck: 0 })
  slain.answer('attack:4:1:left')
  expect(slain.g.genestealerDiscard).not.toContain(36)
  expect(slain.g.broodLordsSlain).toEqual([36])
})

test.each([
  ['cleansing-flames', 'brood-lord-b', true],
  ['for-my-battle-brothers', 'brood-lord-a', true],
  ['enter-formation', 'brood-lord-b', true],
  ['resupply', 'brood-lord-a', true],
  ['enter-formation', 'brood-lord-a', false],
] as const)('DA-BROOD-3 · the movement box of %s moves %s: %s', (key, lord, moves) => {
  const p = table({
    formation: 'leon< deino> scipio>',
    phase: 'event',
    step: 'activation',
    swarms: [`1 left: ${lord}`],
    also: (g) => {
      g.event = EVENTS.findIndex((card) => card.key === key)
    },
  })
  expect(swarmText(p.g, 2, 'left')).toBe(moves ? lord : '')
})

test('DA-BROOD-4 · with company a brood lord cannot be slain', () => {
  const p = attacking({ formation: 'leon< deino>', cards: 'full-auto', swarms: ['1 left: brood-lord-a head tail'], dice: [2] })
  p.answer('attack:4:1:left')
  expect(p.options()).toEqual(['slay:0', 'slay:9'])
  p.answer('slay:0')
  expect(swarmText(p.g, 1, 'left')).toBe('brood-lord-a tail')
})

test('DA-BROOD-5 · of several slain by one effect a brood lord may only be the last', () => {
  const all = attacking({ formation: 'noctis< deino>', cards: 'dead-aim', swarms: ['1 left: brood-lord-a head tail'], dice: [4] })
  all.answer('attack:1:1:left')
  while (all.table.result === null && all.question().name === 'slay') all.answer(all.options()[0] as string)
  expect(all.events('spectator', 'genestealer-slain').map((event) => event.card)).toEqual([0, 9, 36])
  const three = attacking({ formation: 'noctis< deino>', cards: 'dead-aim', swarms: ['1 left: brood-lord-a head tail claw'], dice: [4] })
  three.answer('attack:1:1:left')
  while (three.question().name === 'slay') three.answer(three.options()[0] as string)
  expect(three.events('spectator', 'genestealer-slain').map((event) => event.card)).toEqual([0, 9, 18])
})

test('DA-BROOD-6 · two brood lords alone may be slain in any order', () => {
  const p = attacking({ formation: 'leon< deino>', cards: 'full-auto', swarms: ['1 left: brood-lord-a brood-lord-b'], dice: [2] })
  p.answer('attack:4:1:left')
  expect(p.options()).toEqual(['slay:36', 'slay:37'])
})

test('DA-BROOD-7 · a brood lord takes 1 off the defence', () => {
  expect(attacked('1 left: brood-lord-a head', 3)).toBe('slain')
  expect(attacked('1 left: brood-lord-a head', 4)).toBe('DA-GATK-4')
})

test('DA-BROOD-8 · two brood lords take 2 off the defence', () => {
  expect(attacked('1 left: brood-lord-a brood-lord-b', 4)).toBe('slain')
  expect(attacked('1 left: brood-lord-a brood-lord-b', 5)).toBe('DA-GATK-4')
})

test('DA-BROOD-9 · abilities look at the die as it fell', () => {
  expect(attacked('1 left: brood-lord-a head', 1, { resolved: 'block' })).toBe('DA-ABIL-1')
})

test('DA-BROOD-10 · what is shuffled into a pile leaves brood lords where they are', () => {
  const p = table({
    formation: 'leon< deino>',
    phase: 'event',
    events: ['temporary-sanctuary'],
    location: 'genestealer-lair',
    blips: [2, 4],
    swarms: ['1 left: brood-lord-a head tail', '2 right: claw'],
  })
  p.answer('swarm:1:left')
  expect(swarmText(p.g, 1, 'left')).toBe('brood-lord-a')
  expect(p.g.blips[0]).toHaveLength(4)
})

test('DA-BROOD-11 · a slain or discarded brood lord leaves the game and counts as slain', () => {
  const p = attacking({
    formation: 'leon< deino>',
    cards: 'full-auto',
    swarms: ['1 left: brood-lord-a', '2 right: head'],
    dice: [2],
    also: (g) => g.broodLordsSlain.push(37),
  })
  p.answer('attack:4:1:left')
  expect(p.table.result).toMatchObject({ rule: 'DA-END-2' })
  expect(deathAngel.view(p.g, 'spectator').discards.broodLords).toEqual([37, 36])
  const discarded = table({
    formation: 'leon<+1 deino>',
    phase: 'event',
    events: ['for-my-battle-brothers'],
    location: 'genestealer-lair',
    swarms: ['1 left: brood-lord-a', '2 right: head'],
    also: (g) => g.broodLordsSlain.push(37),
  })
  if (discarded.table.result === null) discarded.answer(discarded.options()[0] as string)
  expect(discarded.table.result).toMatchObject({ rule: 'DA-END-2' })
})
