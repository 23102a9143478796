import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { ARTEFACT, CONTROL_PANEL, SPORE_CHIMNEY } from '../content/terrain.ts'
import type { State } from '../state.ts'
import { type Given, table } from './given.ts'

/** A table that has passed questions until the one with the given name, and answered it with the option with the given prefix. */
function answered(given: Given, name: string, begins: string): Play<State> {
  const p = table({ events: ['rewarded-faith'], ...given })
  for (let asked = 0; asked < 12 && p.question().name !== name; asked++) p.answer(p.options().at(-1) as string)
  p.answer(p.options().find((id) => id.startsWith(begins)) as string)
  return p
}

test('DA-MOVE-3 · a swap is told with both marines and both positions', () => {
  const p = answered({ formation: 'leon< deino> scipio>', cards: 'onward-brothers' }, 'move', 'swap:4:7')
  expect(p.events('spectator', 'swapped')).toMatchObject([
    { marine: '@marine-leon', other: '@marine-deino', position: 2, from: 1, on: 'marine:4' },
  ])
})

test('DA-MOVE-9, DA-TERR-13, DA-TERR-17 · an activation is told, and what leaves by it', () => {
  const p = answered(
    { formation: 'leon< deino> scipio>', cards: 'onward-brothers', terrain: ['spore-chimney 1 left'], dice: [1] },
    'activate',
    'activate:4',
  )
  const on = `terrain:${SPORE_CHIMNEY}`
  expect(p.events('spectator', 'activated')).toMatchObject([{ rule: 'DA-MOVE-9', on, marine: '@marine-leon' }])
  expect(p.events('spectator', 'terrain-discarded')).toMatchObject([{ rule: 'DA-TERR-13', on }])
})

test('DA-LOCCARD-5 · Maintenance Tunnels tells that the panel leaves', () => {
  const given = { formation: 'leon< deino> scipio>', cards: 'onward-brothers', terrain: ['control-panel 1 left'] }
  const p = answered({ ...given, location: 'maintenance-tunnels' }, 'activate', 'activate:4')
  expect(p.events('spectator', 'terrain-discarded')).toMatchObject([{ rule: 'DA-LOCCARD-5', on: `terrain:${CONTROL_PANEL}` }])
})

test('DA-LOCCARD-14 · Teleportarium tells of each card that leaves the piles by it', () => {
  const given = { formation: 'leon< deino> scipio>', cards: 'onward-brothers', terrain: ['control-panel 1 left'], blips: [2, 3] as const }
  const p = answered({ ...given, location: 'teleportarium', dice: [3, 3, 3] }, 'activate', 'activate:4')
  const gone = p.events('spectator', 'blip-discarded').filter((event) => event.rule === 'DA-LOCCARD-14')
  expect(gone.map((event) => event.on)).toEqual(['pile:left', 'pile:left', 'pile:right', 'pile:right', 'pile:right'])
})

test('DA-ATK-6, DA-ABIL-18, DA-ABIL-20 · a miss is told, and by which rule one is slain', () => {
  const attack = (formation: string, cards: string, face: number): unknown[] => {
    const p = answered({ formation, cards, swarms: ['1 left: head'], dice: [face] }, 'attack', 'attack')
    if (p.question().name === 'slay') p.answer(p.options()[0] as string)
    return p.events('spectator').flatMap(({ type, rule }) => (type === 'genestealer-slain' || type === 'attack-missed' ? [type, rule] : []))
  }
  expect(attack('zael< leon>', 'flamer-attack', 5)).toEqual(['genestealer-slain', 'DA-ABIL-18'])
  expect(attack('gideon< leon>', 'dead-aim', 4)).toEqual(['genestealer-slain', 'DA-ABIL-20'])
  expect(attack('gideon< leon>', 'dead-aim', 1)).toEqual(['genestealer-slain', 'DA-ATK-6'])
  expect(attack('gideon< leon>', 'dead-aim', 0)).toEqual(['attack-missed', 'DA-ATK-6'])
})

test('DA-SUP-4, DA-ATK-2, DA-GATK-4 · each roll says whether it attacks or defends, and a token spent is told', () => {
  const p = answered({ formation: 'gideon<+1 leon>', cards: 'dead-aim', swarms: ['1 left: head'], dice: [0, 0, 5] }, 'attack', 'attack')
  p.answer('reroll:0')
  expect(p.events('spectator', 'token-spent')).toMatchObject([{ rule: 'DA-SUP-4', on: 'marine:0', count: 1 }])
  expect(p.events('spectator', 'rolled').map((event) => event.purpose)).toEqual(['@roll-attack', '@roll-attack', '@roll-defence'])
})

test('DA-EVCARD-16 · nothing is told of tokens where none is spent', () => {
  const p = table({ formation: 'gideon<+1 leon>', phase: 'event', events: ['rewarded-faith'], swarms: ['1 left: head'] })
  p.answer('choose:0')
  expect(p.options()).toEqual(['slay:0', 'done'])
  p.answer('done')
  expect(p.events('spectator', 'token-spent')).toEqual([])
})

test('DA-EVCARD-15 · one token that is gathered is told', () => {
  const p = table({ formation: 'gideon< leon>+1', phase: 'event', events: ['resupply'] })
  p.answer('choose:0')
  expect(p.events('spectator', 'tokens-gathered')).toMatchObject([{ on: 'marine:0', count: 1 }])
})

test('DA-EVCARD-9 · a team whose guns are jammed is told', () => {
  const p = table({ formation: 'gideon< leon>', phase: 'event', events: ['gun-jam'], resolved: 'block' })
  expect(p.events('spectator', 'team-jammed')).toMatchObject([{ rule: 'DA-EVCARD-9', on: 'team:0' }])
})

test('DA-TERR-15 · the Artefact that saves a marine is told to be gone', () => {
  const p = table({
    formation: 'leon> deino>',
    phase: 'attack',
    swarms: ['1 left: head'],
    dice: [0],
    artefact: 0,
    events: ['rewarded-faith'],
  })
  p.answer('artefact')
  expect(p.events('spectator', 'terrain-discarded')).toMatchObject([{ rule: 'DA-TERR-15', on: `terrain:${ARTEFACT}` }])
})

test('DA-TERR-16 · the Artefact of a player whose last marine falls is told to be gone', () => {
  const given = { formation: 'leon> deino> scipio>', owners: { red: 1, blue: 0, grey: 0 }, swarms: ['1 left: head'] }
  const p = table({ ...given, slain: 'valencio', phase: 'attack', dice: [0], artefact: 1, events: ['rewarded-faith'] }, { seats: 2 })
  p.answer('decline')
  expect(p.events('spectator', 'terrain-discarded')).toMatchObject([{ rule: 'DA-TERR-16', on: `terrain:${ARTEFACT}` }])
})

test('DA-COMP-10 · nothing is told of a token that the supply does not have', () => {
  const given = { formation: 'leon< deino> scipio>', cards: 'onward-brothers', terrain: ['control-panel 1 left'] }
  const p = answered({ ...given, location: 'apothecarion', supply: 0 }, 'activate', 'activate:4')
  p.answers('support:7', 'decline')
  expect(p.events('spectator', 'token-placed')).toEqual([])
})

test('DA-LOCCARD-18 · Genestealer Lair tells which swarms move and where the brood lords appear, and nothing of swarms that are there', () => {
  const p = table({
    formation: 'leon< deino> scipio> omnio<',
    phase: 'event',
    step: 'event-end',
    locationDeck: ['genestealer-lair'],
    blips: [0, 3],
    swarms: ['2 left: head', '2 right: tail'],
    events: ['rewarded-faith'],
  })
  const of = (type: string) => p.events('spectator', type).filter((event) => event.rule === 'DA-LOCCARD-18')
  expect(of('swarm-moved')).toMatchObject([{ position: 2, toPosition: 4, toSide: '@side-right', cards: [9] }])
  expect(of('spawned').map((event) => [event.position, event.side])).toEqual([
    [2, '@side-left'],
    [4, '@side-right'],
  ])
})
