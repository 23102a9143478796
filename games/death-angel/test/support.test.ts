import { expect, test } from 'vitest'
import { deathAngel } from '../index.ts'
import { formationText, offered, swarmText, table } from './given.ts'

test('DA-SUP-1, DA-SUP-2, DA-SUP-3 · a support card places one token on any marine, whosesoever, with as many as he has', () => {
  const p = table({ formation: 'gideon< noctis<+5 leon> claudio>', cards: 'block heroic-charge' }, { seats: 2 })
  expect(p.question()).toMatchObject({ seat: 0, message: 'support' })
  expect(p.options()).toEqual(['support:0', 'support:1', 'support:4', 'support:2'])
  p.answer('support:1')
  expect(formationText(p.g)).toBe('gideon< noctis<+6 leon> claudio>')
  expect(p.g.supply).toBe(6)
})

test('DA-SUP-1 · with an empty supply nothing is asked', () => {
  const p = table({ formation: 'gideon< noctis<+12 claudio>', cards: 'block heroic-charge' })
  expect(p.options()).toEqual(['charge:2', 'done'])
})

const FIRING = { formation: 'noctis<+2 gideon< claudio>', swarms: ['1 left: claw tail'], cards: 'dead-aim heroic-charge' } as const

test('DA-SUP-4, DA-SUP-5, DA-SUP-6 · a token buys a new roll, again and again, and the last one counts even if worse', () => {
  const p = table({ ...FIRING, dice: [1, 5, 0] })
  p.answer('attack:1:1:left')
  expect(p.question()).toMatchObject({ message: 'reroll', params: { marine: '@marine-noctis', face: 1 } })
  expect(p.question()).toMatchObject({ options: [{ id: 'keep' }, { id: 'reroll:1', cost: 1 }] })
  p.answer('reroll:1')
  expect(p.question().params).toMatchObject({ face: 5 })
  p.answer('reroll:1')
  // No token is left, so the 0 stands and nobody is slain.
  expect(swarmText(p.g, 1, 'left')).toBe('claw tail')
  expect(formationText(p.g)).toBe('noctis< gideon< claudio>')
})

test('DA-SUP-4, DA-SUP-5 · a defence rerolled to 0 slays him', () => {
  const p = table({ formation: 'noctis<+1 gideon>', swarms: ['1 left: claw'], phase: 'attack', dice: [1, 0], events: ['evasion'] })
  expect(p.question().params).toMatchObject({ face: 1 })
  p.answer('reroll:1')
  expect(formationText(p.g)).toBe('gideon>')
})

test('DA-SUP-7 · no reroll against a swarm he does not face', () => {
  const p = table({ formation: 'noctis<+2 gideon>', swarms: ['1 right: claw'], phase: 'attack', dice: [0], events: ['evasion'] })
  expect(formationText(p.g)).toBe('gideon>')
  expect(p.question().name).toBe('choose-action')
})

test('DA-SUP-8 · the roll of a Heroic Charge cannot be rerolled', () => {
  const p = table({
    formation: 'claudio<+3 noctis<',
    swarms: ['1 left: claw tail'],
    cards: 'heroic-charge',
    dice: [0],
    events: ['evasion'],
  })
  p.answers('charge:2', 'slay:18')
  p.answer('done')
  expect(p.events('spectator', 'card-rolled').map((event) => event.face)).toEqual([0])
  expect(p.events('spectator', 'marine-slain').map((event) => event.marine)).toEqual(['@marine-claudio'])
})

test('DA-SUP-8 · the last roll on the table is that of the Heroic Charge, and it was for a card', () => {
  const p = table({ formation: 'claudio< noctis<', swarms: ['1 left: claw'], cards: 'heroic-charge', dice: [4], events: ['evasion'] })
  p.answers('charge:2', 'slay:18')
  expect(deathAngel.view(p.g, 'spectator').lastRoll).toEqual({ face: 4, purpose: 'card' })
})

test('DA-SUP-9 · only his own tokens count, and only his controller is asked', () => {
  const p = table(
    { formation: 'noctis<+1 gideon<+4 claudio>', swarms: ['1 left: claw'], cards: 'dead-aim heroic-charge', dice: [0, 0] },
    { seats: 2 },
  )
  p.answer('attack:1:1:left')
  expect([p.question().seat, p.question().name]).toEqual([0, 'reroll'])
  p.answer('reroll:1')
  // Noctis has no token left; Gideon's four do not help him.
  expect(p.question().name).not.toBe('reroll')
  expect(formationText(p.g)).toBe('noctis< gideon<+4 claudio>')
})

test('DA-SUP-10 · tokens stay on him when he swaps places and when the formation travels', () => {
  const p = table({ formation: 'noctis<+2 gideon< claudio>', blips: [0, 3], cards: 'run-and-gun', events: ['evasion'] })
  p.answers('swap:1:0', 'done', 'done')
  expect(p.events('spectator', 'travelled').length).toBe(1)
  expect(formationText(p.g)).toBe('gideon< noctis<+2 claudio>')
})

test('DA-SUP-11 · the reroll comes before abilities read the result: Dead Aim’s 4 is kept or rolled away', () => {
  const kept = table({ ...FIRING, dice: [4] })
  kept.answers('attack:1:1:left', 'keep')
  expect(kept.question().name).toBe('slay')
  expect(offered(kept, 'slay')).toEqual(['slay:18', 'slay:9'])
  const rolled = table({ ...FIRING, formation: 'noctis<+1 gideon< claudio>', dice: [4, 0] })
  rolled.answers('attack:1:1:left', 'reroll:1')
  expect(swarmText(rolled.g, 1, 'left')).toBe('claw tail')
})

test('DA-SUP-12 · the reroll is offered on a success too, and only with facing and a token', () => {
  const success = table({ formation: 'noctis<+1 gideon>', swarms: ['1 left: claw'], phase: 'attack', dice: [5], events: ['evasion'] })
  expect(success.options()).toEqual(['keep', 'reroll:1'])
  const none = table({ formation: 'noctis< gideon>+1', swarms: ['1 left: claw'], phase: 'attack', dice: [0], events: ['evasion'] })
  expect(none.events('spectator', 'marine-slain').length).toBe(1)
})

test('DA-SUP-13 · the tokens of a slain marine go back to the supply', () => {
  const p = table({ formation: 'noctis<+4 gideon>', swarms: ['1 right: claw'], phase: 'attack', dice: [1], events: ['evasion'] })
  expect([p.g.supply, p.g.marines[1]?.tokens]).toEqual([12, 0])
})
