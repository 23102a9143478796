import { expect, test } from 'vitest'
import { CONTROL_PANEL } from '../content/terrain.ts'
import { deathAngel } from '../index.ts'
import { formationText, swarmText, table } from './given.ts'

test('DA-SLAIN-1 · a slain marine leaves the formation at once and lies with his team', () => {
  const p = table({
    formation: 'leon<+2 deino< scipio<',
    phase: 'attack',
    swarms: ['1 right: head'],
    dice: [0],
    events: ['rewarded-faith'],
  })
  expect(formationText(p.g)).toBe('deino< scipio<')
  expect(deathAngel.view(p.g, 0).teams[2]).toMatchObject({ slain: [4, 5] })
  expect(p.events('spectator', 'marine-slain')).toMatchObject([{ marine: '@marine-leon', position: 1 }])
})

test('DA-SUP-13 · the tokens of a slain marine return to the supply', () => {
  const p = table({
    formation: 'leon<+2 deino<+1 scipio<',
    phase: 'attack',
    swarms: ['1 right: head'],
    dice: [0],
    events: ['rewarded-faith'],
  })
  expect(p.g.supply).toBe(11)
  expect(p.g.marines[4]?.tokens).toBe(0)
})

test('DA-SLAIN-2 · ranks close before the next attack is resolved', () => {
  const p = table({
    formation: 'leon< deino< scipio<',
    phase: 'attack',
    swarms: ['1 left: head', '2 left: tail'],
    dice: [0, 5],
    events: ['rewarded-faith'],
  })
  const kinds = p.events('spectator').map((event) => event.type)
  expect(kinds.slice(kinds.indexOf('marine-slain'), kinds.indexOf('marine-slain') + 3)).toEqual([
    'marine-slain',
    'ranks-closed',
    'team-eliminated',
  ])
  expect(kinds.lastIndexOf('swarm-attacks')).toBeGreaterThan(kinds.indexOf('ranks-closed'))
  expect(p.events('spectator', 'swarm-attacks').at(-1)).toMatchObject({ marine: '@marine-deino', position: 1 })
})

test('DA-SLAIN-3 · several marines slain by one effect fall one after the other, ranks closing in between', () => {
  const p = table({
    formation: 'leon< deino< scipio< omnio<',
    cards: 'stealth-tactics',
    location: 'teleportarium',
    terrain: ['control-panel 3 left'],
    dice: [0, 0, 5, 5],
  })
  while (p.question().name !== 'activate') p.answer('done')
  p.answer(`activate:9:${CONTROL_PANEL}`)
  const falls = p
    .events('spectator')
    .flatMap((event) => (event.type === 'marine-slain' || event.type === 'ranks-closed' ? [event.type] : []))
  expect(falls).toEqual(['marine-slain', 'ranks-closed', 'marine-slain', 'ranks-closed'])
})

test('DA-SLAIN-4 · a team without living marines is eliminated: its cards are not chosen and not resolved any more', () => {
  const p = table({
    formation: 'leon< deino< scipio<',
    slain: 'valencio',
    phase: 'attack',
    swarms: ['1 left: head'],
    cards: 'overwatch counter-attack power-field',
    resolved: 'overwatch',
    dice: [0],
    events: ['enter-formation'],
  })
  expect(p.events('spectator', 'team-eliminated')).toMatchObject([{ team: '@team-red' }])
  const asked: string[] = []
  while (p.question().name === 'choose-action') {
    asked.push(String(p.question().on))
    p.answer(p.options()[0] as string)
  }
  expect(asked.sort()).toEqual(['team:3', 'team:4'])
})

test('DA-SLAIN-5 · a player without living marines decides nothing more, but wins with the others', () => {
  const p = table(
    {
      formation: 'leon< deino<',
      slain: 'valencio lorenzo',
      owners: { red: 0, blue: 1 },
      phase: 'attack',
      location: 'launch-control-room',
      locationDeck: [],
      blips: [0, 0],
      swarms: ['1 left: head'],
      terrain: ['promethium-tank 1 left'],
      cards: 'overwatch counter-attack',
      dice: [0],
      current: 0,
      events: ['enter-formation'],
    },
    { seats: 2 },
  )
  // Leon fell, so only the other seat is asked.
  expect(p.events('spectator', 'team-eliminated')).toMatchObject([{ team: '@team-red' }])
  expect(p.table.questions.map((question) => question.seat)).toEqual([1])
  p.g.end = 'objective'
  expect(p.table.game.next(p.g)).toMatchObject({ result: { winners: [0, 1] } })
})

test('DA-SLAIN-6 · what an eliminated team’s card has set up lasts to its normal end', () => {
  const p = table({
    formation: 'calistarius< deino<+1 omnio<',
    slain: 'scipio',
    phase: 'attack',
    swarms: ['1 left: head', '2 left: tail', '3 left: claw protected'],
    cards: 'power-field',
    resolved: 'power-field',
    dice: [0, 5, 5],
    events: ['rewarded-faith'],
  })
  p.answer('keep')
  expect(p.events('spectator', 'team-eliminated')).toMatchObject([{ team: '@team-grey' }])
  expect(p.g.swarms.find((swarm) => swarm.cards.includes(18))).toMatchObject({ protected: true })
  expect(p.events('spectator', 'swarm-attacks')).toHaveLength(2)
})

test('DA-SLAIN-7 · with teams eliminated the spawn numbers and the round stay as they were', () => {
  const p = table({
    formation: 'deino< scipio<',
    slain: 'lorenzo calistarius leon valencio',
    phase: 'event',
    step: 'activation',
    terrain: ['corridor 1 right'],
    blips: [6, 6],
    also: (g) => {
      g.event = 2
    },
  })
  // With one player a major box brings two, whoever has fallen.
  expect(p.events('spectator', 'spawned')).toHaveLength(2)
  expect(swarmText(p.g, 1, 'right').split(' ')).toHaveLength(2)
  expect(p.question().name).toBe('choose-action')
})

/** Blue's last marine walks up to the tank with Intimidation, whose ability comes after the activation. */
const LAST_MARINE = {
  formation: 'claudio< deino>',
  slain: 'lorenzo',
  terrain: ['promethium-tank 2 right'],
  swarms: ['2 left: head head'],
  cards: 'intimidation heroic-charge',
  dice: [0],
}

test('DA-SLAIN-8, DA-SLAIN-5 · a card whose last marine falls while it is carried out does nothing more', () => {
  for (const seats of [1, 2]) {
    const p = table(seats === 1 ? LAST_MARINE : { ...LAST_MARINE, owners: { yellow: 0, blue: 1 } }, { seats })
    while (p.question().name !== 'activate') p.answer('done')
    p.answer(p.options().find((id) => id.startsWith('activate')) as string)
    expect(p.events('spectator', 'team-eliminated')).toMatchObject([{ team: '@team-blue' }])
    expect([p.question().name, p.question().seat]).toEqual(['attack', 0])
  }
})

test('DA-SLAIN-8 · a card whose marine lives goes on', () => {
  const p = table({ ...LAST_MARINE, dice: [1] }, {})
  while (p.question().name !== 'activate') p.answer('done')
  p.answer(p.options().find((id) => id.startsWith('activate')) as string)
  expect(p.question().name).toBe('intimidation')
})
