import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { CONTROL_PANEL } from '../content/terrain.ts'
import type { State } from '../state.ts'
import { type Given, table } from './given.ts'

/** A table at the Launch Control Room, whose own condition a good roll meets. */
function launching(given: Partial<Given> = {}, setup: { seats?: number } = {}): Play<State> {
  const p = table(
    {
      formation: 'leon< deino> scipio> omnio<',
      cards: 'onward-brothers',
      location: 'launch-control-room',
      terrain: ['control-panel 1 left'],
      locationTokens: 3,
      ...given,
    },
    setup,
  )
  while (p.question().name !== 'activate') p.answer('done')
  return p
}

test('DA-END-1 · all seats win or lose together', () => {
  const won = launching({ owners: { red: 0, blue: 1, grey: 0, purple: 1 }, dice: [2] }, { seats: 2 })
  won.answers(`activate:4:${CONTROL_PANEL}`, 'roll')
  expect(won.table.result).toMatchObject({ winners: [0, 1] })
  const lost = table({ formation: 'leon<', owners: { red: 1 }, phase: 'attack', swarms: ['1 left: head'], dice: [0] }, { seats: 2 })
  expect(lost.table.result).toMatchObject({ winners: [] })
})

test('DA-END-2 · the win condition of the final location wins at once', () => {
  const p = launching({ dice: [3], swarms: ['2 right: head'] })
  p.answers(`activate:4:${CONTROL_PANEL}`, 'roll')
  expect(p.table.result).toMatchObject({ rule: 'DA-END-2', message: 'objective' })
})

test('DA-END-2 · without the condition the table goes on', () => {
  const p = launching({ dice: [4], swarms: ['2 right: head'] })
  p.answers(`activate:4:${CONTROL_PANEL}`, 'roll')
  expect(p.table.result).toBeNull()
})

test('DA-END-3 · at a final location the last genestealer gone with both piles empty wins in the middle of a phase', () => {
  const p = table({
    formation: 'leon< deino> scipio> omnio<',
    cards: 'full-auto',
    location: 'launch-control-room',
    blips: [0, 0],
    swarms: ['1 left: head'],
    dice: [2],
  })
  p.answer('attack:4:1:left')
  expect(p.table.result).toMatchObject({ winners: [0], rule: 'DA-END-3', message: 'cleared' })
})

test('DA-END-3 · elsewhere, or with cards in a pile, that wins nothing', () => {
  for (const given of [{ blips: [0, 0] as const }, { location: 'launch-control-room', blips: [0, 1] as const }]) {
    const p = table({ formation: 'leon< deino>', cards: 'full-auto', swarms: ['1 left: head'], dice: [2], ...given })
    p.answer('attack:4:1:left')
    expect(p.table.result).toBeNull()
  }
})

test('DA-END-4 · the empty piles during travel to the final location win nothing', () => {
  const p = table({
    formation: 'leon< deino> scipio> omnio<',
    phase: 'event',
    step: 'event-end',
    locationDeck: ['launch-control-room'],
    blips: [0, 2],
  })
  expect(p.events('spectator', 'travelled')).toHaveLength(1)
  expect(p.table.result).toBeNull()
})

test('DA-END-4, DA-BLIP-4 · nothing is won while the piles of the final location are still to be filled', () => {
  const p = table({
    formation: 'leon< deino> scipio> omnio<',
    phase: 'event',
    step: 'event-end',
    locationDeck: ['launch-control-room'],
    blips: [0, 0],
    also(g) {
      g.genestealerDeck.splice(3)
      g.genestealerDiscard = []
    },
  })
  expect([p.table.result, p.question().name]).toEqual([null, 'odd-blip'])
  p.answer('pile:left')
  expect([p.table.result, p.g.blips.map(({ length }) => length)]).toEqual([null, [2, 1]])
})

test('DA-END-4 · the condition holds after any effect that empties piles or formation', () => {
  const p = table({
    formation: 'leon< deino>',
    phase: 'event',
    events: ['full-scan'],
    location: 'launch-control-room',
    blips: [1, 0],
  })
  expect(p.table.result).toMatchObject({ rule: 'DA-END-3' })
})

test('DA-END-5 · the players lose when the last marine is slain', () => {
  const p = table({ formation: 'leon<', phase: 'attack', swarms: ['1 left: head tail'], dice: [2] })
  expect(p.table.result).toMatchObject({ winners: [], rule: 'DA-END-5', message: 'slain' })
})

/** The last marine blows up the tank at his position and rolls 0, which would slay him. */
function exploding(given: Partial<Given> = {}): Play<State> {
  const p = table({
    formation: 'leon<',
    cards: 'onward-brothers',
    location: 'launch-control-room',
    blips: [0, 0],
    terrain: ['promethium-tank 1 left'],
    swarms: ['1 left: head tail', '1 right: claw'],
    dice: [0],
    ...given,
  })
  while (p.question().name !== 'activate') p.answer('done')
  p.answer(p.options()[0] as string)
  return p
}

test('DA-END-6 · if the last marine falls in the effect that wins, the players win', () => {
  const p = exploding()
  expect(p.table.result).toMatchObject({ winners: [0], rule: 'DA-END-3', message: 'cleared' })
  // The same roll loses the game where the explosion wins nothing.
  const lost = exploding({ blips: [0, 1] })
  expect([lost.g.formation, lost.table.result]).toMatchObject([[], { winners: [], rule: 'DA-END-5' }])
  // Whichever came first: once the effect is complete nobody lives, and no enemy is left.
  const both = table({
    formation: 'leon<',
    location: 'launch-control-room',
    blips: [0, 0],
    phase: 'event',
    also: (g) => g.formation.splice(0),
  })
  expect(both.table.result).toMatchObject({ winners: [0], rule: 'DA-END-3', params: { survivors: 0 } })
  // If genestealers outlive the last marine, the players lose.
  const outlived = table({
    formation: 'leon<',
    location: 'launch-control-room',
    blips: [0, 0],
    phase: 'attack',
    swarms: ['1 left: head'],
    dice: [0],
  })
  expect(outlived.table.result).toMatchObject({ winners: [], rule: 'DA-END-5' })
})

test('DA-END-7 · a win condition met in the middle of an effect ends the game before its later parts', () => {
  const p = exploding()
  expect([p.events('spectator', 'card-rolled'), p.g.formation.length, p.table.result?.params]).toEqual([[], 1, { survivors: 1 }])
  expect(p.table.questions).toEqual([])
  expect(exploding({ blips: [0, 1] }).events('spectator', 'card-rolled')).toHaveLength(1)
})

test.each([
  ['psionic-attack', 'calistarius<', 'attack:8:1:left'],
  ['lead-by-example', 'lorenzo<', 'attack:6:1:left'],
])('DA-END-7 · after the attack that wins, %s asks for nothing more', (cards, marine, attack) => {
  const p = table({
    formation: `${marine} leon>`,
    cards,
    location: 'genestealer-lair',
    swarms: ['1 left: brood-lord-a', '2 left: head tail'],
    dice: [1],
    also: (g) => g.broodLordsSlain.push(37),
  })
  p.answer(attack)
  expect([p.table.result?.rule, p.table.questions]).toEqual(['DA-END-2', []])
  expect(
    p
      .events('spectator')
      .map(({ type }) => type)
      .slice(-2),
  ).toEqual(['genestealer-slain', 'ended'])
})

test('DA-END-8 · no round is the last one', () => {
  const p = table({ formation: 'leon< deino>', phase: 'event', step: 'event-end', round: 500 })
  expect(p.table.result).toBeNull()
  expect(p.g.round).toBe(501)
})

test('DA-END-9 · a victory shows how many marines live', () => {
  const p = launching({ dice: [0] })
  p.answers(`activate:4:${CONTROL_PANEL}`, 'roll')
  expect(p.table.result?.params).toEqual({ survivors: 4 })
  expect(p.events('spectator', 'ended')).toMatchObject([{ survivors: 4 }])
})
