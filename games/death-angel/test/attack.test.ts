import { expect, test } from 'vitest'
import { deathAngel } from '../index.ts'
import { formationText, offered, swarmText, table } from './given.ts'

test('DA-ATK-1, DA-ATK-2, DA-ATK-6, DA-ATK-9 · both marines attack in the order the player likes, and a skull slays one', () => {
  const p = table({
    formation: 'noctis< gideon< claudio>',
    swarms: ['1 left: head tail', '2 left: claw'],
    cards: 'dead-aim heroic-charge',
    dice: [1, 0],
  })
  expect(p.question().name).toBe('attack')
  expect(p.options()).toEqual(['attack:1:1:left', 'attack:1:2:left', 'attack:0:2:left', 'done'])
  p.answer('attack:0:2:left')
  expect(swarmText(p.g, 2, 'left')).toBe('')
  expect(p.g.genestealerDiscard).toEqual([18])
  expect(p.options()).toEqual(['attack:1:1:left', 'done'])
  p.answer('attack:1:1:left')
  expect(swarmText(p.g, 1, 'left')).toBe('head tail')
  expect(formationText(p.g)).toBe('noctis< gideon< claudio>')
  expect(p.options()).toEqual(['charge:2', 'done'])
})

test('DA-ATK-1 · either may decline', () => {
  const p = table({ formation: 'noctis< gideon< claudio>', swarms: ['2 left: claw'], cards: 'dead-aim heroic-charge' })
  p.answer('done')
  expect(p.events('spectator', 'rolled')).toEqual([])
  expect(swarmText(p.g, 2, 'left')).toBe('claw')
})

test('DA-ATK-2 · marine and swarm are named before the roll', () => {
  const p = table({ formation: 'noctis< claudio>', swarms: ['1 left: claw', '2 left: tail'], cards: 'dead-aim heroic-charge', dice: [5] })
  expect(p.events('spectator', 'rolled')).toEqual([])
  p.answer('attack:1:2:left')
  const order = p.events('spectator').map((event) => event.type)
  expect(order.indexOf('attacked')).toBeLessThan(order.indexOf('rolled'))
  expect(p.events('spectator', 'rolled')).toMatchObject([{ rule: 'DA-ATK-2', face: 5 }])
})

test('DA-ATK-3 · only swarms on the side he faces', () => {
  const p = table({ formation: 'noctis> claudio>', swarms: ['1 left: claw', '1 right: tail'], cards: 'dead-aim heroic-charge' })
  expect(offered(p, 'attack')).toEqual(['attack:1:1:right'])
  expect(deathAngel.explain(p.g, 0, 'swarm:1:left')).toContainEqual(expect.objectContaining({ rule: 'DA-ATK-3' }))
})

test('DA-ATK-4, DA-ATK-5 · Leon (range 3) at 2 reaches the right swarms of 1 to 5, whatever lies between', () => {
  const p = table({
    formation: 'gideon> leon> noctis> zael> omnio> deino> claudio>',
    swarms: ['1 right: claw', '3 right: claw', '5 right: tail', '6 right: head'],
    cards: 'full-auto heroic-charge',
  })
  expect(offered(p, 'attack')).toEqual(['attack:4:1:right', 'attack:4:3:right', 'attack:4:5:right'])
  expect(deathAngel.explain(p.g, 0, 'swarm:6:right')).toContainEqual(
    expect.objectContaining({ rule: 'DA-ATK-4', params: { marine: '@marine-leon', away: 4, range: 3 } }),
  )
})

test('DA-ATK-4 · range 0 is his own position only', () => {
  const p = table({ formation: 'gideon> claudio>', swarms: ['1 right: claw', '2 right: tail'], cards: 'dead-aim heroic-charge' })
  expect(offered(p, 'attack')).toEqual(['attack:0:1:right'])
})

test.each([
  [0, false],
  [1, true],
  [2, true],
  [3, true],
  [4, false],
  [5, false],
])('DA-ATK-6 · a final roll of %i slays: %s; the attacker chooses which', (face, slays) => {
  const p = table({ formation: 'valencio< claudio>', swarms: ['1 left: claw tail tail'], cards: 'full-auto heroic-charge', dice: [face] })
  p.answer('attack:5:1:left')
  if (slays) {
    expect(p.options()).toEqual(['slay:18', 'slay:9'])
    p.answer('slay:9')
  }
  expect(swarmText(p.g, 1, 'left')).toBe(slays ? 'claw tail' : 'claw tail tail')
})

test('DA-ATK-7 · without a target nobody attacks, and the card still counts as played', () => {
  const p = table({ formation: 'noctis< gideon<', swarms: ['1 right: claw'], cards: 'dead-aim', dice: [5], events: ['evasion'] })
  expect(p.g.genestealerDiscard).toEqual([])
  expect([p.question().name, p.g.teams[0]?.last]).toEqual(['choose-action', 16])
})

test('DA-ATK-8 · targets are judged at each attack: the last of a swarm leaves none for the other marine', () => {
  const p = table({ formation: 'noctis< gideon< claudio>', swarms: ['2 left: claw'], cards: 'dead-aim heroic-charge', dice: [2] })
  expect(offered(p, 'attack')).toEqual(['attack:1:2:left', 'attack:0:2:left'])
  p.answer('attack:1:2:left')
  expect(p.options()).toEqual(['charge:2', 'done'])
})

test('DA-ATK-10 · the swarm ends with its last card', () => {
  const p = table({ formation: 'gideon< claudio>', swarms: ['1 left: claw'], cards: 'dead-aim heroic-charge', dice: [1] })
  p.answer('attack:0:1:left')
  expect(p.g.swarms).toEqual([])
})

test('DA-ATK-11 · a swarm under Power Field is no target', () => {
  const p = table({
    formation: 'noctis< claudio>',
    swarms: ['1 left: claw protected', '2 left: tail'],
    cards: 'dead-aim heroic-charge',
  })
  expect(offered(p, 'attack')).toEqual(['attack:1:2:left'])
  expect(deathAngel.explain(p.g, 0, 'swarm:1:left').map((refusal) => refusal.rule)).toContain('DA-ATK-11')
})

test('DA-ATK-12 · cards alike in icon are picked without asking', () => {
  const p = table({ formation: 'gideon< claudio>', swarms: ['1 left: claw claw claw'], cards: 'dead-aim heroic-charge', dice: [1] })
  p.answer('attack:0:1:left')
  expect(p.options()).toEqual(['charge:2', 'done'])
  expect(swarmText(p.g, 1, 'left')).toBe('claw claw')
})

test('DA-ATK-13 · an attack outside an attack card has the same facing, range, roll and rerolls', () => {
  const p = table({
    formation: 'gideon<+2 zael> claudio>',
    swarms: ['1 left: claw', '1 right: tail', '2 left: tongue'],
    cards: 'run-and-gun heroic-charge',
    dice: [5, 1],
  })
  p.answers('done', 'done')
  expect(p.options()).toEqual(['attack:0:1:left', 'done'])
  p.answers('attack:0:1:left', 'reroll:0')
  expect([swarmText(p.g, 1, 'left'), formationText(p.g)]).toEqual(['', 'gideon< zael> claudio>'])
})

test('DA-ABIL-16 · Run and Gun: who has a second token may not spend it for a second attack', () => {
  const p = table({
    formation: 'noctis<+2 gideon<+2 leon<',
    cards: 'run-and-gun',
    swarms: ['1 left: head tail', '2 left: claw claw'],
    dice: [5, 5],
  })
  for (let asked = 0; asked < 4 && p.question().name !== 'attack-for-token'; asked++) p.answer('done')
  p.answers('attack:1:1:left', 'keep')
  expect(p.options()).toEqual(['attack:0:2:left', 'done'])
  p.answers('attack:0:2:left', 'keep')
  expect(p.question().name).not.toBe('attack-for-token')
  expect(p.events('spectator', 'attacked')).toHaveLength(2)
})

test('DA-ABIL-22, DA-ABIL-8 · Heroic Charge slays no fourth one, and is asked for twice where only a protected swarm is near', () => {
  const formation = 'leon< claudio> deino> scipio>'
  const p = table({ formation, cards: 'heroic-charge', swarms: ['1 left: head head', '3 right: tail tail'], dice: [5] })
  p.answers('charge:2', 'slay:0', 'slay:9', 'slay:1')
  expect(p.events('spectator', 'genestealer-slain')).toHaveLength(3)
  expect(p.question().name).not.toBe('slay')
  const held = table({ formation, cards: 'heroic-charge', swarms: ['1 left: head protected'] })
  held.answer('charge:2')
  expect(held.question().name).toBe('charge-nobody')
})

test('DA-ABIL-22, DA-EVCARD-4 · the charge is all that Claudio does, and under Evasion all that his team does', () => {
  const given = {
    formation: 'leon< claudio< goriel<',
    round: 4,
    cards: 'heroic-charge',
    swarms: ['2 left: head head', '3 left: tail tail'],
    dice: [5],
  }
  const p = table(given)
  p.answers('charge:2', 'slay:0', 'done')
  expect(p.options()).toEqual(['attack:3:2:left', 'attack:3:3:left', 'done'])
  const evading = table({ ...given, also: (g) => (g.evasion = 4) })
  evading.answers('charge:2', 'slay:0', 'done')
  expect(evading.question().name).not.toBe('attack')
})

test('DA-ABIL-19 · Psionic Attack gives another attack to Calistarius alone, and only in its round', () => {
  const swarms = ['1 left: head head', '2 left: tail tail']
  const other = table({ formation: 'scipio< calistarius<', cards: 'psionic-attack', swarms, dice: [1] })
  other.answer('attack:9:1:left')
  expect([other.question().name, swarmText(other.g, 1, 'left')]).toEqual(['attack', 'head'])
  const later = table({ formation: 'scipio< calistarius<', phase: 'event', events: ['quick-instincts'], swarms, dice: [1] })
  later.answers('choose:8', 'attack:8:2:left')
  expect(later.question().name).not.toBe('attack-once')
  expect(later.events('spectator', 'attacked')).toHaveLength(1)
})
