import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import type { State } from '../state.ts'
import { type Given, table } from './given.ts'

/** A table of two seats, so that the deciding seat can be the second. */
function shared(given: Given): Play<State> {
  return table({ events: ['rewarded-faith'], ...given }, { seats: 2 })
}

/** Passes questions until one with the given name comes; returns the seat that is asked. */
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

test('DA-MOVE-9 · the team’s player chooses what its marines activate', () => {
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

test('DA-ATK-1, DA-ATK-6, DA-SUP-9 · the marine’s player attacks, rerolls and chooses which one is slain', () => {
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
    // Chooses the other player's marine, whose tokens pay for it.
    p.answer(current === 0 ? 'choose:7' : 'choose:4')
    expect([p.question().name, p.question().seat]).toEqual(['faith', current])
  }
})

/** The seats that are asked the question with the given name when the first player is current, and when the second is. */
function askedByCurrent(name: string, given: Given): number[] {
  const two = { formation: 'leon<+1 deino>', owners: { red: 0, blue: 1 } }
  return [0, 1].map((current) => askedFor(shared({ ...two, ...given, current }), name))
}

test('DA-EVCARD-6, DA-EVCARD-9, DA-EVCARD-14, DA-EVCARD-21, DA-BLIP-7 · the current player chooses whatever an event leaves open', () => {
  const event = (key: string, given: Partial<Given> = {}): Given => ({
    formation: 'leon<+1 deino>',
    phase: 'event',
    events: [key],
    blips: [3, 3],
    ...given,
  })
  const near = { swarms: ['1 left: head tail', '2 right: claw'] }
  expect(askedByCurrent('discard', event('for-my-battle-brothers', near))).toEqual([0, 1])
  expect(askedByCurrent('event-team', event('gun-jam', { cards: 'overwatch counter-attack' }))).toEqual([0, 1])
  expect(askedByCurrent('rescue', event('rescue-space-marine', { slain: 'valencio lorenzo' }))).toEqual([0, 1])
  expect(askedByCurrent('event-swarm', event('temporary-sanctuary', near))).toEqual([0, 1])
  expect(askedByCurrent('smallest-pile', event('temporary-sanctuary', near))).toEqual([0, 1])
})

test('DA-TERR-9, DA-LOCCARD-1, DA-LOCCARD-12, DA-LOCCARD-13, DA-LOCCARD-17 · on the way and on arriving the current player chooses', () => {
  const entering = (location: string, given: Partial<Given> = {}): Given => ({
    formation: 'leon<+1 deino>',
    phase: 'event',
    step: 'event-end',
    locationDeck: [location, 'launch-control-room'],
    blips: [0, 3],
    swarms: ['1 left: head', '2 right: tail'],
    ...given,
  })
  expect(askedByCurrent('door', entering('generatorium', { terrain: ['door 1 left +1'] }))).toEqual([0, 1])
  expect(askedByCurrent('location-swarm', entering('black-holds'))).toEqual([0, 1])
  expect(askedByCurrent('location-artefact', entering('wrath-of-baal-chapel'))).toEqual([0, 1])
  for (const current of [0, 1]) {
    const p = shared({ ...entering('munitorium'), formation: 'leon< deino> scipio>', owners: { red: 0, blue: 1, grey: 0 }, current })
    expect(askedFor(p, 'support')).toBe(current)
    p.answer('support:7')
    expect([p.question().name, p.question().seat]).toEqual(['support', current])
  }
})

test('DA-SPAWN-7, DA-BLIP-4 · the current player shares out what is too little', () => {
  const short = {
    formation: 'leon< deino>',
    phase: 'event' as const,
    step: 'activation' as const,
    location: 'launch-control-room',
    terrain: ['corridor 1 left', 'artefact 2 left'],
    blips: ['head tail claw', 6] as const,
    also: (g: State) => {
      g.event = 2
    },
  }
  expect(askedByCurrent('spawn-order', short)).toEqual([0, 1])
  const odd = { formation: 'leon< deino>', phase: 'event' as const, events: ['the-swarm'], blips: [3, 3] as const, deck: 3, discarded: 0 }
  const rest = 'head head head head head head head head head tail tail tail tail tail tail tail tail tail claw claw claw claw claw claw'
  expect(askedByCurrent('odd-blip', { ...odd, swarms: [`1 left: ${rest} protected`, '2 left: claw claw claw protected'] })).toEqual([0, 1])
})

test('DA-SUP-1, DA-EVCARD-3, DA-ATK-1, DA-MOVE-3 · a card is its player’s, whoever is the current one', () => {
  const cards = (key: string, given: Partial<Given> = {}): Given => ({ formation: 'leon<+1 deino>', cards: key, ...given })
  const swarms = ['1 left: head tail']
  for (const current of [0, 1]) {
    const two = { owners: { red: 0, blue: 1 }, current }
    expect(askedFor(shared({ ...cards('overwatch'), ...two }), 'support')).toBe(0)
    expect(askedFor(shared({ ...cards('counter-attack'), ...two }), 'support')).toBe(1)
    expect(askedFor(shared({ ...cards('onward-brothers'), ...two }), 'move')).toBe(0)
    expect(askedFor(shared({ ...cards('full-auto', { swarms }), ...two }), 'attack')).toBe(0)
    expect(askedFor(shared({ ...cards('intimidation', { swarms: ['2 right: head'] }), ...two }), 'intimidation')).toBe(1)
    const formation = shared({ ...cards('onward-brothers', { round: 4, also: (g) => (g.enterFormation = 4) }), ...two })
    expect(askedFor(formation, 'support')).toBe(0)
    const tie = shared({ ...cards('intimidation', { swarms: ['2 right: head'], blips: [3, 3], dice: [1] }), ...two })
    expect(askedFor(tie, 'intimidation')).toBe(1)
    tie.answer('roll')
    expect([tie.question().name, tie.question().seat]).toEqual(['smallest-pile', 1])
  }
})

/** The second player's Leon activates the Control Panel in front of him. */
function panelOfSecond(location: string): Play<State> {
  const p = shared({
    formation: 'leon< deino> scipio>',
    owners: { red: 1, blue: 0, grey: 0 },
    cards: 'onward-brothers',
    terrain: ['control-panel 1 left', 'door 2 right'],
    location,
  })
  while (p.question().name !== 'activate') p.answer('done')
  p.answer(p.options()[0] as string)
  return p
}

test.each([
  ['DA-LOCCARD-10', 'apothecarion', ['support', 'location-turn']],
  ['DA-LOCCARD-11', 'core-cogitator', ['location-terrain']],
  ['DA-LOCCARD-21', 'launch-control-room', ['launch']],
])('%s · whose marine activated the panel of %s answers %j', (_rule, location, names) => {
  const p = panelOfSecond(location)
  for (const name of names) {
    expect(p.question()).toMatchObject({ name, seat: 1 })
    p.answer(p.options()[0] as string)
  }
})

test('DA-ABIL-7 · Strategize asks the purple player for both parts', () => {
  const p = shared({
    formation: 'zael< omnio< leon<',
    owners: { purple: 1, red: 0 },
    cards: 'strategize',
    swarms: ['1 left: head'],
    supply: 0,
  })
  expect(askedFor(p, 'strategize')).toBe(1)
  p.answer('shift:1:left:down')
  expect(p.question()).toMatchObject({ name: 'strategize', seat: 1 })
})

test('DA-ABIL-10 · Onward Brothers asks the red player about the token more', () => {
  const p = shared({
    formation: 'leon< deino> scipio>',
    owners: { red: 1, blue: 0, grey: 0 },
    cards: 'onward-brothers',
    terrain: ['door 1 left'],
  })
  while (p.question().name !== 'activate') p.answer('done')
  p.answer(p.options()[0] as string)
  expect(p.question()).toMatchObject({ name: 'onward', seat: 1 })
})

test('DA-ABIL-11 · Stealth Tactics asks the grey player for both piles', () => {
  const p = shared({ formation: 'leon< scipio>+1', owners: { grey: 1, red: 0 }, cards: 'stealth-tactics', blips: [3, 4] })
  expect(askedFor(p, 'stealth')).toBe(1)
  p.answer('pile:right')
  expect(p.question()).toMatchObject({ name: 'stealth-again', seat: 1 })
})

test('DA-ABIL-14 · Forward Scouting asks the purple player whether to look, and where the card goes', () => {
  const p = shared({ formation: 'zael< omnio< leon<', owners: { purple: 1, red: 0 }, cards: 'forward-scouting' })
  expect(askedFor(p, 'scout')).toBe(1)
  p.answer('look')
  expect(p.question()).toMatchObject({ name: 'scouting', seat: 1 })
})

test('DA-ABIL-15 · Intimidation asks the blue player which ones go', () => {
  const p = shared({
    formation: 'lorenzo< leon<',
    owners: { blue: 1, red: 0 },
    cards: 'intimidation',
    swarms: ['1 left: head tail'],
    blips: [4, 2],
    dice: [1],
  })
  expect(askedFor(p, 'intimidation')).toBe(1)
  p.answer('roll')
  expect(p.question()).toMatchObject({ name: 'shuffle-in', seat: 1 })
})

test('DA-ABIL-22 · the yellow player is asked whether Claudio charges at nobody', () => {
  const p = shared({ formation: 'claudio< leon<', owners: { yellow: 1, red: 0 }, cards: 'heroic-charge' })
  p.answer('charge:2')
  expect(p.question()).toMatchObject({ name: 'charge-nobody', seat: 1 })
})
