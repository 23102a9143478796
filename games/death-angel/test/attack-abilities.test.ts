import { expect, test } from 'vitest'
import { facesRolled, passedTo, slain, table } from './given.ts'

test('DA-ABIL-17 · Lead by Example: once a round, when a blue marine slays, also by another attack', () => {
  const p = table({
    formation: 'lorenzo< deino< leon<',
    cards: 'lead-by-example',
    swarms: ['1 left: head head', '2 left: tail tail'],
    dice: [0, 1, 5, 5],
  })
  p.answer('attack:6:1:left')
  p.answer(p.options().find((id) => id.startsWith('attack:7')) as string)
  expect(p.question().name).toBe('support')
  p.answer('support:4')
  expect(p.g.leadUsed || p.g.round > 3).toBe(true)
  const twice = table({
    formation: 'lorenzo< deino< leon<',
    cards: 'lead-by-example',
    swarms: ['1 left: head', '2 left: tail'],
    dice: [1, 1],
  })
  twice.answers('attack:6:1:left', 'support:4')
  twice.answer('attack:7:2:left')
  expect(twice.events('spectator', 'token-placed')).toHaveLength(1)
  const instinct = table({
    formation: 'lorenzo< deino< leon<',
    phase: 'event',
    events: ['quick-instincts'],
    resolved: 'lead-by-example',
    swarms: ['1 left: head head'],
    dice: [1],
  })
  instinct.answers('choose:6', 'attack:6:1:left')
  expect(instinct.question().name).toBe('support')
  const empty = table({ formation: 'lorenzo< deino< leon<', cards: 'lead-by-example', swarms: ['1 left: head head'], dice: [1], supply: 0 })
  empty.answer('attack:6:1:left')
  expect(empty.events('spectator', 'token-placed')).toEqual([])
})

test.each([
  [5, 3, 3],
  [0, 3, 0],
  [2, 3, 2],
])('DA-ABIL-18 · Flamer Attack: a final %i against a swarm of %i slays %i', (face, size, count) => {
  const p = table({
    formation: 'zael< omnio> leon>',
    cards: 'flamer-attack',
    swarms: [`1 left: ${new Array(size).fill('head').join(' ')}`],
    dice: [face],
  })
  p.answer('attack:10:1:left')
  expect(slain(p)).toHaveLength(count)
})

test('DA-ABIL-18 · the purple player chooses which, brood lords last', () => {
  const p = table({
    formation: 'zael< omnio> leon>',
    cards: 'flamer-attack',
    swarms: ['1 left: head tail brood-lord-a'],
    location: 'genestealer-lair',
    dice: [2],
  })
  p.answer('attack:10:1:left')
  expect(p.options()).toEqual(['slay:0', 'slay:9'])
  p.answer('slay:9')
  expect(slain(p)).toEqual([9, 0])
  const some = table({ formation: 'zael< omnio> leon>', cards: 'flamer-attack', swarms: ['1 left: head tail claw'], dice: [2] })
  some.answer('attack:10:1:left')
  expect(some.options()).toEqual(['slay:0', 'slay:9', 'slay:18'])
})

test('DA-ABIL-19 · Psionic Attack: a skull gives another attack, as often as it comes, and may be declined', () => {
  const p = table({
    formation: 'calistarius< leon>',
    cards: 'psionic-attack',
    swarms: ['1 left: head head head', '2 left: tail'],
    dice: [1, 2, 5],
  })
  p.answer('attack:8:1:left')
  expect(p.options()).toEqual(['attack:8:1:left', 'attack:8:2:left', 'decline'])
  p.answers('attack:8:2:left', 'attack:8:1:left')
  expect(slain(p)).toEqual([0, 9])
  expect(p.events('spectator', 'attacked')).toHaveLength(3)
  // The last roll was not a skull.
  expect(p.options()).not.toContain('attack:8:1:left')
  const declined = table({ formation: 'calistarius< leon>', cards: 'psionic-attack', swarms: ['1 left: head head'], dice: [1] })
  declined.answers('attack:8:1:left', 'decline')
  expect(declined.events('spectator', 'attacked')).toHaveLength(1)
  const alone = table({ formation: 'calistarius< leon>', cards: 'psionic-attack', swarms: ['1 left: head'], dice: [1] })
  alone.answer('attack:8:1:left')
  expect(alone.events('spectator', 'attacked')).toHaveLength(1)
})

test('DA-ABIL-20 · Dead Aim: for both green marines a 4 slays up to three, as many as the player likes', () => {
  for (const marine of [0, 1]) {
    const p = table({
      formation: 'gideon< noctis< leon>',
      cards: 'dead-aim',
      swarms: [`${marine + 1} left: head tail claw tongue`],
      dice: [4],
    })
    p.answer(`attack:${marine}:${marine + 1}:left`)
    expect(p.options()).toEqual(['slay:0', 'slay:9', 'slay:18', 'slay:27', 'done'])
    p.answers('slay:27', 'slay:9')
    p.answer('done')
    expect(slain(p)).toEqual([27, 9])
  }
  const five = table({ formation: 'gideon< noctis< leon>', cards: 'dead-aim', swarms: ['1 left: head tail'], dice: [5] })
  five.answer('attack:0:1:left')
  expect(slain(five)).toEqual([])
})

test('DA-ABIL-20 · a 4 slays nobody where a green marine attacks by another card', () => {
  const p = passedTo(
    table({ formation: 'gideon<+1 noctis< leon>', cards: 'run-and-gun', swarms: ['1 left: head tail'], dice: [4] }),
    'attack-for-token',
  )
  p.answer('attack:0:1:left')
  expect(p.events('spectator', 'attack-missed')).toHaveLength(1)
})

test('DA-ABIL-21 · Full Auto: up to three attacks by Leon one after the other, Valencio once before or after all of them', () => {
  const p = table({
    formation: 'leon< valencio< deino>',
    cards: 'full-auto',
    swarms: ['1 left: head head', '2 left: tail tail'],
    dice: [0, 1, 2, 3],
  })
  expect(p.options().some((id) => id.startsWith('attack:5'))).toBe(true)
  p.answer('attack:4:1:left')
  p.answer('attack:4:2:left')
  p.answer('attack:4:1:left')
  expect(p.options().every((id) => id.startsWith('attack:5') || id === 'done')).toBe(true)
  const between = table({
    formation: 'leon< valencio< deino>',
    cards: 'full-auto',
    swarms: ['1 left: head head', '2 left: tail tail'],
    dice: [0, 0],
  })
  between.answers('attack:4:1:left', 'attack:5:1:left')
  expect(between.question().name).not.toBe('attack')
})

test('DA-ABIL-22 · Heroic Charge slays up to three near Claudio on both sides, then he rolls and dies on a 0', () => {
  const p = table({
    formation: 'leon< claudio> deino> scipio>',
    cards: 'heroic-charge',
    swarms: ['1 left: head', '3 right: tail', '4 left: claw'],
    dice: [0],
  })
  p.answer('charge:2')
  expect(p.options()).toEqual(['slay:0', 'slay:9', 'done'])
  p.answer('slay:0')
  expect(p.options()).toEqual(['slay:9', 'done'])
  p.answer('slay:9')
  expect(p.events('spectator', 'marine-slain')).toMatchObject([{ marine: '@marine-claudio' }])
  const lives = table({ formation: 'leon< claudio> deino>', cards: 'heroic-charge', swarms: ['1 left: head'], dice: [1] })
  lives.answers('charge:2', 'done')
  expect(lives.events('spectator', 'card-rolled')).toHaveLength(1)
  expect(lives.events('spectator', 'marine-slain').some((event) => event.marine === '@marine-claudio')).toBe(false)
  const nobody = table({ formation: 'leon< claudio> deino> scipio>', cards: 'heroic-charge', swarms: ['4 left: claw'] })
  nobody.answer('charge:2')
  expect(nobody.question().name).toBe('charge-nobody')
  nobody.answer('no')
  expect(nobody.options()).toContain('charge:2')
})

test('DA-ABIL-23 · the charge is no attack, and if it wins the table nobody rolls', () => {
  const p = table({
    formation: 'claudio> deino>',
    cards: 'heroic-charge',
    location: 'launch-control-room',
    blips: [0, 0],
    swarms: ['1 left: head'],
  })
  p.answers('charge:2', 'slay:0')
  expect(p.table.result).toMatchObject({ rule: 'DA-END-3' })
  expect(facesRolled(p)).toEqual([])
  expect(p.events('spectator', 'attacked')).toEqual([])
})
