import { expect, test } from 'vitest'
import { LOCATIONS } from '../content/locations.ts'
import { deathAngel } from '../index.ts'
import { swarmText, table } from './given.ts'

const choose = (cards: readonly number[]): string[] => [...cards.map((card) => `play:${card}`), 'lock']

test('DA-ROUND-1 · the four phases follow each other, round after round', () => {
  const p = table({ formation: 'gideon< noctis< leon> valencio>', phase: 'choose', round: 1, events: ['evasion', 'outnumbered'] })
  for (const cards of [
    [16, 17],
    [1, 4],
  ]) {
    p.answers(...choose(cards))
    while (p.question().name === 'support') p.answer('support:0')
  }
  expect(p.events('spectator').flatMap((event) => (event.type === 'phase-begun' ? [event.phase] : []))).toEqual(
    [1, 2].flatMap(() => ['@phase-resolve', '@phase-attack', '@phase-event', '@phase-choose']),
  )
  expect([p.g.round, p.g.phase]).toEqual([3, 'choose'])
})

test.each([
  ['choose', {}],
  ['resolve', {}],
  ['attack', {}],
  ['event', { events: ['evasion'] }],
] as const)('DA-ROUND-2 · the travel condition is checked at the end of the phase: %s', (phase, more) => {
  const p = table({ formation: 'gideon< noctis<', blips: [0, 5], locationDeck: ['teleportarium', 'generatorium'], phase, ...more })
  if (phase === 'choose') p.answers('play:16', 'lock')
  expect(p.events('spectator', 'travelled').length).toBe(1)
  expect(LOCATIONS[p.g.location]?.key).toBe('teleportarium')
})

test('DA-ROUND-3 · the player of the lowest card is the current player', () => {
  const p = table({ formation: 'gideon< leon> zael<', phase: 'choose', current: 0 }, { seats: 3 })
  p.answer('play:16', 0)
  p.answer('lock', 0)
  p.answer('play:7', 1)
  p.answer('lock', 1)
  p.answer('play:10', 2)
  expect(p.g.current).toBe(0)
  p.answer('lock', 2)
  expect(p.g.current).toBe(1)
})

test('DA-ROUND-4 · travel at the end of the choose phase is still led by the current player of the round before', () => {
  const p = table(
    {
      formation: 'gideon<+1 leon> zael<',
      swarms: ['1 left: head', '2 right: tail'],
      terrain: ['door 1 left +1'],
      blips: [0, 5],
      phase: 'choose',
      current: 2,
    },
    { seats: 3 },
  )
  for (const [seat, card] of [
    [0, 1],
    [1, 4],
    [2, 5],
  ] as const) {
    p.answer(`play:${card}`, seat)
    p.answer('lock', seat)
  }
  expect([p.question().name, p.question().seat]).toEqual(['door', 2])
  // The cards are revealed only afterwards.
  expect(deathAngel.view(p.g, 0).teams.map((team) => team.card)).toEqual([1, 0, 0, 0, 0, 0])
  p.answer('done')
  expect([p.g.current, p.g.revealed]).toEqual([0, true])
})

test('DA-ROUND-5 · when the team of the lowest card dies out, the lowest card left names the current player', () => {
  const p = table(
    {
      formation: 'gideon< leon> zael<',
      owners: { green: 0, red: 1, purple: 2 },
      slain: 'noctis valencio omnio',
      swarms: ['1 right: head'],
      phase: 'attack',
      resolved: 'block onward-brothers flamer-attack',
      cards: '',
      current: 0,
      dice: [0],
      events: ['full-scan'],
    },
    { seats: 3 },
  )
  expect(p.events('spectator', 'current-player').map((event) => event.seat)).toEqual([1])
  // The new current player reads the event.
  expect(p.question().seat).toBe(1)
})

test('DA-ROUND-6 · this round’s effects end after the travel that follows its event phase; the next round’s begin then', () => {
  const p = table({
    formation: 'gideon< calistarius> claudio>',
    swarms: ['1 left: tail protected', '2 left: claw'],
    terrain: ['door 1 left +2'],
    blips: [0, 5],
    locationDeck: ['teleportarium', 'generatorium'],
    phase: 'event',
    events: ['evasion'],
    resolved: 'block power-field reorganize',
  })
  // The swarm is still protected while the Door is used, so only the other one can be slain.
  expect(p.question().name).toBe('door')
  expect(p.options()).toEqual(['slay:18', 'done'])
  expect(deathAngel.view(p.g, 0).teams[0]).toMatchObject({ card: 1, resolved: true })
  p.answer('done')
  expect(p.question().name).toBe('choose-action')
  expect(p.g.swarms.some((swarm) => swarm.protected)).toBe(false)
  expect(p.g.teams.some((team) => team.resolved)).toBe(false)
  expect([p.g.evasion, p.g.round]).toEqual([4, 4])
  expect(swarmText(p.g, 1, 'left')).toBe('tail')
})

test('DA-ROUND-6, DA-ABIL-17 · what was used once in a round can be used in a later one', () => {
  const p = table({
    formation: 'lorenzo< deino<',
    phase: 'event',
    step: 'event-end',
    swarms: ['1 left: head head'],
    dice: [1],
    also: (g) => {
      g.leadUsed = true
    },
  })
  p.answers('play:13', 'lock', 'attack:6:1:left')
  expect(p.question().name).toBe('support')
})
