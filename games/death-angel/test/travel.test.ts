import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { LOCATIONS } from '../content/locations.ts'
import { DOOR } from '../content/terrain.ts'
import { deathAngel } from '../index.ts'
import type { State } from '../state.ts'
import { assertWhole, formationText, type Given, pileSizes, swarmText, table, terrainText } from './given.ts'

const locationOf = (key: string): number => LOCATIONS.findIndex((location) => location.key === key)

/** A table at the end of its attack phase, in which nothing attacks, with an empty left pile. */
function leaving(given: Partial<Given> = {}, setup: { seats?: number } = {}): Play<State> {
  return table(
    {
      formation: 'leon< deino> scipio> omnio<',
      phase: 'attack',
      locationDeck: ['generatorium', 'launch-control-room'],
      blips: [0, 4],
      events: ['enter-formation'],
      ...given,
    },
    setup,
  )
}

test.each(['choose', 'resolve', 'attack', 'event'] as const)(
  'DA-TRAVEL-1, DA-ROUND-2 · an empty pile at the end of the phase %s makes the formation travel',
  (phase) => {
    const p = table({
      formation: 'leon< deino> scipio> omnio<',
      phase,
      step: phase === 'event' ? 'event-end' : phase,
      locationDeck: ['generatorium', 'launch-control-room'],
      blips: [0, 4],
      events: ['enter-formation'],
    })
    for (let asked = 0; asked < 20 && p.events('spectator', 'travelled').length === 0; asked++) p.answer(p.options()[0] as string)
    expect(p.g.location).toBe(locationOf('generatorium'))
  },
)

test('DA-TRAVEL-1 · with cards in both piles it stays', () => {
  const p = leaving({ blips: [1, 1] })
  expect(p.events('spectator', 'travelled')).toEqual([])
})

test('DA-TRAVEL-2 · at the final location the formation stays, however empty the piles are', () => {
  const p = leaving({ location: 'launch-control-room', locationDeck: [], blips: [0, 4], swarms: ['1 left: head protected'] })
  expect(p.events('spectator', 'travelled')).toEqual([])
  expect(p.g.location).toBe(locationOf('launch-control-room'))
})

test('DA-TRAVEL-3 · nobody is asked whether to travel', () => {
  const p = leaving()
  expect(p.events('spectator', 'travelled')).toHaveLength(1)
  expect(p.question().name).toBe('choose-action')
})

test('DA-TRAVEL-4, DA-TERR-9 · the Door is used before the next location is turned up', () => {
  const free = leaving({ terrain: ['door 2 left +2'], swarms: ['1 left: head tail', '3 right: claw'], phase: 'event', step: 'event-end' })
  expect(free.question()).toMatchObject({ message: 'door', seat: 0 })
  expect(free.g.location).not.toBe(locationOf('generatorium'))
  free.answers('slay:18', 'slay:0')
  expect(free.g.location).toBe(locationOf('generatorium'))
  expect(swarmText(free.g, 1, 'left')).toBe('tail')
  expect(free.g.genestealerDiscard).toEqual(expect.arrayContaining([0, 18]))
})

test('DA-TRAVEL-5 · the top location is turned up, and the setup location’s numbers stay in force', () => {
  const p = leaving()
  expect(p.g.location).toBe(locationOf('generatorium'))
  expect(p.g.locationDeck).toEqual([locationOf('launch-control-room')])
  expect(p.g.setupLocation).toBe(0)
})

test('DA-TRAVEL-5 · the locations left behind lie in the order in which they were left', () => {
  const p = leaving({
    phase: 'event',
    step: 'event-end',
    location: 'black-holds',
    also: (g) => {
      g.visited = [locationOf('void-lock-1')]
    },
  })
  expect(deathAngel.view(p.g, 'spectator')).toMatchObject({ location: { key: 'generatorium' }, visited: ['void-lock-1', 'black-holds'] })
})

test('DA-TRAVEL-6 · all terrain leaves, its tokens return, and the new location’s terrain is placed', () => {
  const p = leaving({ terrain: ['door 2 left +2', 'artefact 3 right'], swarms: [] })
  const icons = LOCATIONS[locationOf('generatorium')]?.terrain ?? []
  expect(p.g.terrain.filter((terrain) => terrain.position > 0)).toHaveLength(icons.length)
  for (const icon of icons) {
    const position = icon.from === 'top' ? Math.min(icon.position, 4) : Math.max(5 - icon.position, 1)
    expect(p.g.terrain[icon.terrain]).toMatchObject({ position, side: icon.side, tokens: 0 })
  }
  expect(p.g.supply).toBe(12)
})

test('DA-TRAVEL-7 · what is left in the piles is discarded, and both are filled to the new numbers', () => {
  const p = leaving({
    phase: 'event',
    step: 'event-end',
    locationDeck: ['teleportarium', 'launch-control-room'],
    blips: [0, 'claw claw claw claw'],
  })
  expect(p.g.genestealerDiscard).toEqual([18, 19, 20, 21])
  expect(pileSizes(p.g)).toEqual([7, 5])
  assertWhole(p.g)
  const left = leaving({
    phase: 'event',
    step: 'event-end',
    locationDeck: ['teleportarium', 'launch-control-room'],
    blips: ['claw claw claw claw', 0],
  })
  expect(left.g.genestealerDiscard).toEqual([18, 19, 20, 21])
  expect(pileSizes(left.g)).toEqual([7, 5])
})

test('DA-TRAVEL-8 · the ability upon entering is carried out once, last', () => {
  const p = leaving({ locationDeck: ['munitorium', 'launch-control-room'] })
  expect(p.question().name).toBe('support')
  p.answers('support:4', 'support:7')
  const kinds = p.events('spectator').map((event) => event.type)
  expect(kinds.indexOf('token-placed')).toBeGreaterThan(kinds.lastIndexOf('piles-filled'))
  expect(p.events('spectator', 'token-placed')).toHaveLength(2)
})

test('DA-TRAVEL-9, DA-TRAVEL-10 · genestealers and marines keep place, side, facing and tokens', () => {
  const p = leaving({
    formation: 'leon<+1 deino> scipio> omnio<',
    swarms: ['2 left: head tail protected', '3 right: claw protected'],
    phase: 'event',
    step: 'event-end',
  })
  expect(p.events('spectator', 'travelled')).toHaveLength(1)
  expect(formationText(p.g)).toBe('leon<+1 deino> scipio> omnio<')
  expect([swarmText(p.g, 2, 'left'), swarmText(p.g, 3, 'right')]).toEqual(['head tail', 'claw'])
})

test('DA-TRAVEL-11 · at the end of one phase it travels once, even if a pile is empty again', () => {
  const swarms = [
    '1 left: head head head head head head head head head protected',
    '2 left: tail tail tail tail tail tail tail tail tail protected',
  ]
  const more = [
    '3 left: claw claw claw claw claw claw claw claw claw protected',
    '4 left: tongue tongue tongue tongue tongue tongue tongue tongue protected',
  ]
  const p = table({
    formation: 'leon< deino> scipio> omnio<+1',
    phase: 'attack',
    locationDeck: ['generatorium', 'teleportarium', 'launch-control-room'],
    blips: [0, 1],
    swarms: [...swarms, ...more],
    events: ['psychic-assault'],
  })
  // There is one card for two piles: the current player gives it to a side, and the other pile stays empty.
  expect(p.question().name).toBe('odd-blip')
  p.answer('pile:left')
  expect(pileSizes(p.g)).toEqual([1, 0])
  expect(p.events('spectator', 'travelled')).toHaveLength(1)
  expect(p.question().name).toBe('event-marine')
})

test('DA-TRAVEL-12 · travel after the event phase belongs to the old round', () => {
  const p = leaving({ phase: 'event', step: 'event-end', terrain: ['door 1 left +1'], swarms: ['1 left: head'] })
  expect(p.question().name).toBe('door')
  expect(p.g.round).toBe(3)
  p.answer('done')
  const kinds = p.events('spectator').map((event) => event.type)
  expect(kinds.indexOf('travelled')).toBeLessThan(kinds.indexOf('round-begun'))
  expect(p.g.round).toBe(4)
})

test('DA-TRAVEL-13 · the Door slays neither protected swarms nor a brood lord in company', () => {
  const p = leaving({
    phase: 'event',
    step: 'event-end',
    terrain: ['door 1 left +3'],
    swarms: ['1 left: head protected', '2 left: tail brood-lord-a', '3 right: claw'],
  })
  expect(p.options()).toEqual(['slay:9', 'slay:18', 'done'])
  expect(p.g.terrain[DOOR]?.tokens).toBe(3)
})

test('DA-TERR-10 · the tokens of the Door return to the supply when it leaves', () => {
  const p = leaving({ terrain: ['door 1 left +3'], locationDeck: ['teleportarium', 'launch-control-room'], swarms: [] })
  expect(p.g.supply).toBe(12)
  expect(terrainText(p.g, 'door') === '' || p.g.terrain[DOOR]?.tokens === 0).toBe(true)
})

test('DA-END-3, DA-END-4 · arriving at the final location with nothing left to fill its piles wins once travel is complete', () => {
  const p = table({
    formation: 'gideon< leon>',
    blips: [0, 0],
    deck: 0,
    locationDeck: ['toxin-pumping-station'],
    phase: 'attack',
    also(g) {
      g.genestealerDiscard = []
    },
  })
  expect(p.table.result).toMatchObject({ message: 'cleared' })
  expect(p.events('spectator').map((event) => event.type)).toEqual(expect.arrayContaining(['travelled', 'ended']))
  expect(p.events('spectator', 'event-shown')).toEqual([])
})
