import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { EVENTS, type EventKey } from '../content/events.ts'
import type { State } from '../state.ts'
import { type Given, swarmText, table } from './given.ts'

/** A table at which the boxes of an event are carried out; there is no terrain, so swarms only move. */
function boxes(event: EventKey, given: Given): Play<State> {
  return table({
    phase: 'event',
    step: 'activation',
    ...given,
    also: (g) => {
      g.event = EVENTS.findIndex((card) => card.key === event)
    },
  })
}

/** The swarms as `2 left: head tail`, from the top. */
function swarms(p: Play<State>): string[] {
  return p.g.swarms.map(({ position, side }) => {
    const named = side === 0 ? 'left' : 'right'
    return `${position} ${named}: ${swarmText(p.g, position, named)}`
  })
}

test('DA-GMOVE-1, DA-GMOVE-2 · every swarm with the icon moves as a whole, the others stay', () => {
  const p = boxes('cleansing-flames', { formation: 'leon< deino> scipio> omnio<', swarms: ['1 left: head tongue tail', '3 left: head'] })
  expect(swarms(p)).toEqual(['2 left: head tongue tail', '3 left: head'])
})

test('DA-GMOVE-3, DA-GMOVE-4 · a swarm on the left moves one down, one on the right moves one up, whatever way the marine faces', () => {
  for (const formation of ['leon< deino< scipio<', 'leon> deino> scipio>']) {
    const p = boxes('cleansing-flames', { formation, swarms: ['2 left: tongue', '2 right: tongue'] })
    expect(swarms(p)).toEqual(['1 right: tongue', '3 left: tongue'])
  }
})

test('DA-GMOVE-5 · past the end of the formation a swarm flanks instead', () => {
  const faced = boxes('cleansing-flames', { formation: 'leon> deino<', swarms: ['1 right: tongue', '2 left: tongue'] })
  expect(swarms(faced)).toEqual(['1 left: tongue', '2 right: tongue'])
  const behind = boxes('cleansing-flames', { formation: 'leon< deino>', swarms: ['1 right: tongue', '2 left: tongue'] })
  expect(swarms(behind)).toEqual(['1 right: tongue', '2 left: tongue'])
})

test('DA-GMOVE-6, DA-GMOVE-7 · flanking takes a swarm behind the marine, and one that is there stays', () => {
  const p = boxes('psychic-assault', { formation: 'leon< deino> scipio<', swarms: ['1 left: tongue', '2 left: tongue', '3 right: tongue'] })
  expect(swarms(p)).toEqual(['1 right: tongue', '2 left: tongue', '3 right: tongue'])
  expect(p.events('spectator', 'swarm-moved')).toHaveLength(1)
})

test('DA-GMOVE-8, DA-GMOVE-9 · all move once and at the same time, and merge when all have moved', () => {
  const p = boxes('for-my-battle-brothers', {
    formation: 'leon< deino> scipio< omnio<',
    swarms: ['1 left: tail', '2 left: tail', '3 left: head'],
  })
  expect(swarms(p)).toEqual(['2 left: tail', '3 left: tail head'])
})

test('DA-GMOVE-10 · an event whose text moves genestealers has no movement box', () => {
  for (const key of ['surrounded', 'flanking-manoeuvre'])
    expect(EVENTS.filter((card) => card.key === key).map((card) => card.move)).toEqual([null])
  // The text of Flanking Manoeuvre moves them, and they do not move again in the same phase.
  const p = table({ formation: 'leon< deino>', phase: 'event', events: ['flanking-manoeuvre'], swarms: ['1 left: tail', '2 left: head'] })
  expect(swarms(p)).toEqual(['1 right: tail', '2 left: head'])
  expect(p.events('spectator', 'swarm-moved')).toHaveLength(1)
})
