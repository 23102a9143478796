import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { type Given, table } from './given.ts'

/** Who decides, where several sit at the table and the first seat does not. */
function shared(given: Given): Play<State> {
  return table({ events: ['rewarded-faith'], ...given }, { seats: 2 })
}

/** Passes on what comes before until a question of that name comes; returns who is asked it. */
function askedFor(p: Play<State>, name: string): number {
  for (let asked = 0; asked < 12 && p.question().name !== name; asked++) p.answer(p.options().at(-1) as string)
  expect(p.question().name).toBe(name)
  return p.question().seat
}

test('DA-ABIL-3 · the blue player chooses which one Counter Attack slays', () => {
  const p = shared({
    formation: 'lorenzo> leon> scipio>',
    owners: { blue: 1, red: 0, grey: 0 },
    phase: 'attack',
    swarms: ['1 left: head tail'],
    resolved: 'counter-attack',
    dice: [1, 5],
  })
  expect(askedFor(p, 'slay')).toBe(1)
})

test('DA-ABIL-6 · Overwatch asks the red player, whoever the current one is', () => {
  for (const red of [0, 1]) {
    const p = shared({
      formation: 'leon<+1 deino> scipio>',
      owners: { red, blue: 1 - red, grey: 1 - red },
      current: 1 - red,
      phase: 'event',
      step: 'event-end',
      resolved: 'overwatch',
      swarms: ['1 left: head'],
    })
    expect(askedFor(p, 'attack-for-token')).toBe(red)
  }
})

test('DA-MOVE-9 · who owns the team chooses what its marines activate', () => {
  const p = shared({
    formation: 'leon< claudio< deino>',
    owners: { red: 0, yellow: 1, blue: 0 },
    cards: 'reorganize',
    terrain: ['artefact 2 left'],
  })
  expect(askedFor(p, 'activate')).toBe(1)
})

test('DA-ABIL-13 · Reorganize asks the yellow player for the swaps', () => {
  const p = shared({ formation: 'leon< claudio> deino>', owners: { red: 0, yellow: 1, blue: 0 }, cards: 'reorganize' })
  expect(askedFor(p, 'move')).toBe(1)
})

test('DA-ABIL-16 · Run and Gun asks the green player', () => {
  const p = shared({
    formation: 'noctis<+1 leon< deino>',
    owners: { green: 1, red: 0, blue: 0 },
    cards: 'run-and-gun',
    swarms: ['1 left: head tail'],
  })
  expect(askedFor(p, 'attack-for-token')).toBe(1)
})

test('DA-ABIL-17 · Lead by Example asks the blue player where the token goes', () => {
  const p = shared({
    formation: 'lorenzo< leon<',
    owners: { blue: 1, red: 0 },
    cards: 'lead-by-example',
    swarms: ['1 left: head head'],
    dice: [1],
  })
  p.answer('attack:6:1:left')
  expect(askedFor(p, 'support')).toBe(1)
})

test('DA-ATK-1, DA-ATK-6, DA-SUP-9 · whose the marine is attacks, rerolls and chooses which one is slain', () => {
  const p = shared({
    formation: 'noctis<+1 leon<',
    owners: { green: 1, red: 0 },
    cards: 'dead-aim',
    swarms: ['1 left: head tail'],
    dice: [1],
  })
  expect(askedFor(p, 'attack')).toBe(1)
  p.answer('attack:1:1:left')
  expect([p.question().name, p.question().seat]).toEqual(['reroll', 1])
  p.answer('keep')
  expect([p.question().name, p.question().seat]).toEqual(['slay', 1])
})

test('DA-LOCCARD-14 · each marine’s own player decides on the token in the Teleportarium', () => {
  const p = shared({
    formation: 'leon<+1 deino>+1',
    owners: { red: 0, blue: 1 },
    cards: 'onward-brothers',
    location: 'teleportarium',
    terrain: ['control-panel 1 left'],
    dice: [5, 5],
  })
  const asked: number[] = []
  for (let made = 0; made < 30 && asked.length < 2; made++) {
    const { name, seat } = p.question()
    if (name === 'teleport') asked.push(seat)
    const panel = p.options().find((id) => id.startsWith('activate'))
    p.answer(panel ?? (p.options().at(-1) as string))
  }
  expect(asked).toEqual([0, 1])
})

test('DA-LOCCARD-25 · the current player chooses the marine of the Dark Catacombs', () => {
  for (const current of [0, 1]) {
    const p = shared({
      formation: 'leon< deino>',
      owners: { red: 0, blue: 1 },
      current,
      phase: 'event',
      step: 'event-end',
      locationDeck: ['dark-catacombs', 'launch-control-room'],
      blips: [0, 3],
    })
    expect(askedFor(p, 'location-marine')).toBe(current)
  }
})

test('DA-EVCARD-16 · the current player chooses the marine of Rewarded Faith and what is slain', () => {
  for (const current of [0, 1]) {
    const p = shared({
      formation: 'leon<+1 deino>+1',
      owners: { red: 0, blue: 1 },
      current,
      phase: 'event',
      swarms: ['1 right: head tail', '2 right: head tail'],
    })
    expect(p.question().seat).toBe(current)
    // The marine of the other one, whose tokens pay for it.
    p.answer(current === 0 ? 'choose:7' : 'choose:4')
    expect([p.question().name, p.question().seat]).toEqual(['faith', current])
  }
})
