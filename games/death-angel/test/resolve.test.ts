import { expect, test } from 'vitest'
import { PROMETHIUM_TANK } from '../content/terrain.ts'
import { formationText, swarmText, table } from './given.ts'

test('DA-RESOLVE-1 · all cards are revealed at once, when the last player has locked', () => {
  const p = table({ formation: 'gideon< leon>', phase: 'choose' }, { seats: 2 })
  p.answer('play:1', 0)
  p.answer('lock', 0)
  p.answer('play:17', 1)
  expect(p.events('spectator', 'action-revealed')).toEqual([])
  const before = p.g.reveals
  p.answer('lock', 1)
  expect(p.g.reveals).toBeGreaterThan(before)
  expect(p.events('spectator', 'action-revealed').map((event) => event.card)).toEqual(['@action-block', '@action-full-auto'])
})

test('DA-RESOLVE-2 · Power Field 6, Full Auto 17, Block 1: resolved as 1, 6, 17', () => {
  const p = table({ formation: 'calistarius< leon< gideon<', cards: 'power-field full-auto block', events: ['evasion'] })
  p.answers('support:0', 'support:0')
  expect(p.events('spectator', 'action-begun').map((event) => event.card)).toEqual([
    '@action-block',
    '@action-power-field',
    '@action-full-auto',
  ])
})

test('DA-RESOLVE-3 · a card with all it causes is finished before the next one', () => {
  const p = table({
    formation: 'lorenzo< gideon< claudio>',
    swarms: ['1 left: head head'],
    cards: 'intimidation dead-aim heroic-charge',
    dice: [1],
  })
  p.answers('done', 'done', 'roll')
  p.answer('pile:right')
  // Only one genestealer went to the pile. The other is out of Gideon's range for Dead Aim, so Claudio is asked.
  expect(swarmText(p.g, 1, 'left')).toBe('head')
  expect(p.g.blips[1]?.length).toBe(6)
  expect(p.options()).toEqual(['charge:2', 'done'])
})

test('DA-RESOLVE-4 · support, move and attack cards each do what their type says, and have their own ability', () => {
  const p = table({ formation: 'zael< noctis< claudio<', swarms: ['2 left: head'], cards: 'strategize run-and-gun heroic-charge' })
  expect(p.question().name).toBe('support')
  p.answer('support:1')
  expect(p.question().name).toBe('strategize')
  p.answer('done')
  expect(p.question().name).toBe('move')
  p.answers('done', 'done')
  expect(p.question().name).toBe('attack-for-token')
  p.answer('done')
  expect(p.options()).toContain('charge:2')
})

test('DA-RESOLVE-5 · Block works from behind; attacks and rerolls need facing', () => {
  const p = table({
    formation: 'gideon<+1 noctis>',
    swarms: ['1 right: head head tail tail'],
    phase: 'attack',
    resolved: 'block',
    dice: [2],
    events: ['evasion'],
  })
  expect(formationText(p.g)).toBe('gideon<+1 noctis>')
  expect(p.events('spectator', 'defence-held').map((event) => event.rule)).toEqual(['DA-ABIL-1'])
})

test('DA-RESOLVE-6 · what says “each time” applies again and again', () => {
  const p = table({
    formation: 'gideon< noctis>',
    swarms: ['1 left: head head head', '1 right: tail tail tail tail'],
    phase: 'attack',
    resolved: 'block',
    dice: [1, 3],
    events: ['evasion'],
  })
  expect(p.events('spectator', 'defence-held').map((event) => event.rule)).toEqual(['DA-ABIL-1', 'DA-ABIL-1'])
})

test('DA-RESOLVE-6, DA-RESOLVE-7 · Lead by Example applies once a round; “your marines” are the card’s team alone', () => {
  // One player has both teams, but only blue marines move with the blue card.
  const p = table({ formation: 'lorenzo< deino< leon<', swarms: ['1 left: head tail'], cards: 'lead-by-example overwatch', dice: [1, 2] })
  expect(p.question().name).toBe('support')
  p.answer('support:4')
  expect(p.options()).toEqual(['attack:6:1:left', 'attack:7:1:left', 'done'])
  p.answer('attack:6:1:left')
  p.answer('slay:0')
  expect(p.question()).toMatchObject({ message: 'support', rule: 'DA-ABIL-17' })
  p.answer('support:6')
  p.answer('attack:7:1:left')
  // The second skull slays as well, but gives no second token.
  expect(p.events('spectator', 'genestealer-slain').length).toBe(2)
  expect(p.events('spectator', 'token-placed').filter((event) => event.rule === 'DA-ABIL-17').length).toBe(1)
})

test('DA-RESOLVE-8 · a card of a team that has died out is not resolved', () => {
  const p = table({
    formation: 'claudio< noctis<',
    slain: 'goriel',
    terrain: ['promethium-tank 1 left'],
    cards: 'reorganize dead-aim',
    resolved: '',
    dice: [0],
    swarms: ['2 left: head'],
  })
  p.answers('done', 'done', `activate:2:${PROMETHIUM_TANK}`)
  expect(formationText(p.g)).toBe('noctis<')
  expect(p.options()).toEqual(['attack:1:1:left', 'done'])
  const q = table({
    formation: 'claudio< noctis<',
    slain: 'goriel',
    cards: 'heroic-charge dead-aim',
    also(g) {
      g.formation = [1]
    },
    events: ['evasion'],
  })
  expect(q.events('spectator', 'action-begun').map((event) => event.card)).toEqual(['@action-dead-aim'])
})

test('DA-RESOLVE-9 · a card is resolved with the one marine left; an ability of the dead one does nothing', () => {
  const p = table({ formation: 'noctis< claudio>', slain: 'gideon', cards: 'block heroic-charge' })
  expect(p.question().name).toBe('support')
  p.answer('support:1')
  expect(formationText(p.g)).toBe('noctis<+1 claudio>')
  expect(p.options()).toEqual(['charge:2', 'done'])
})

test('DA-RESOLVE-10 · what is only allowed can be declined, the rest cannot', () => {
  const p = table({ formation: 'zael< lorenzo< claudio>', swarms: ['1 left: head'], cards: 'strategize intimidation heroic-charge' })
  expect(p.options()).toEqual(['support:10', 'support:6', 'support:2'])
  p.answer('support:10')
  expect(p.options()).toContain('done')
  p.answers('done', 'done', 'done')
  expect(p.options()).toEqual(['roll', 'decline'])
  p.answer('decline')
  expect(p.options()).toContain('done')
})
