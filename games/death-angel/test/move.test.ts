import { expect, test } from 'vitest'
import { ARTEFACT, CONTROL_PANEL, CORRIDOR, DOOR, PROMETHIUM_TANK, SPORE_CHIMNEY } from '../content/terrain.ts'
import { deathAngel } from '../index.ts'
import { formationText, offered, swarmText, table, terrainText } from './given.ts'

const GREEN = { formation: 'gideon< leon> noctis> valencio< claudio>', cards: 'run-and-gun heroic-charge' } as const

test('DA-MOVE-1, DA-MOVE-2 · move, turn, activate: each step for both marines before the next one, each may be left out', () => {
  const p = table({ ...GREEN, terrain: ['door 1 left', 'artefact 3 right'] })
  expect(p.question().name).toBe('move')
  p.answer('done')
  expect(p.question().name).toBe('turn')
  p.answer('done')
  expect(p.question().name).toBe('activate')
  expect(p.options()).toEqual([`activate:0:${DOOR}`, `activate:1:${ARTEFACT}`, 'done'])
  p.answer('done')
  expect(p.options()).toEqual(['charge:2', 'done'])
  expect(formationText(p.g)).toBe(GREEN.formation)
})

test('DA-MOVE-3 · each swaps once with a neighbour, whoever that is, in any order', () => {
  const p = table(GREEN, { seats: 2 })
  expect(p.options()).toEqual(['swap:0:4', 'swap:1:4', 'swap:1:5', 'done'])
  expect(deathAngel.explain(p.g, 0, 'marine:0')).toContainEqual(
    expect.objectContaining({ rule: 'DA-MOVE-3', params: { marine: '@marine-gideon', other: '@marine-noctis' } }),
  )
  p.answer('swap:1:5')
  expect(formationText(p.g)).toBe('gideon< leon> valencio< noctis> claudio>')
  expect(p.options()).toEqual(['swap:0:4', 'done'])
  p.answer('swap:0:4')
  expect(formationText(p.g)).toBe('leon> gideon< valencio< noctis> claudio>')
  expect(p.question().name).toBe('turn')
})

test('DA-MOVE-4 · the two may swap with each other, which uses up the mover’s move alone', () => {
  const p = table({ ...GREEN, formation: 'leon> gideon< noctis> claudio>' })
  p.answer('swap:0:1')
  expect(formationText(p.g)).toBe('leon> noctis> gideon< claudio>')
  expect(offered(p, 'swap')).toEqual(['swap:1:4', 'swap:1:0'])
})

test('DA-MOVE-5, DA-MOVE-6 · facings and tokens go along, terrain and genestealers stay', () => {
  const p = table({
    ...GREEN,
    formation: 'leon> gideon<+2 noctis>+1 claudio>',
    swarms: ['2 left: head head tail'],
    terrain: ['door 2 left'],
  })
  p.answer('swap:0:1')
  expect(formationText(p.g)).toBe('leon> noctis>+1 gideon<+2 claudio>')
  expect([swarmText(p.g, 2, 'left'), terrainText(p.g, 'door')]).toEqual(['head head tail', '2 left'])
})

test('DA-MOVE-7 · movement never closes ranks', () => {
  const p = table(GREEN)
  p.answers('swap:0:4', 'swap:1:5')
  expect(p.events('spectator', 'ranks-closed')).toEqual([])
  expect(p.g.formation.length).toBe(5)
})

test('DA-MOVE-8 · each may turn once, moved or not', () => {
  const p = table(GREEN)
  p.answers('swap:0:4', 'done')
  expect(p.options()).toEqual(['turn:0', 'turn:1', 'done'])
  p.answer('turn:1')
  expect(p.options()).toEqual(['turn:0', 'done'])
  p.answer('turn:0')
  expect(formationText(p.g)).toBe('leon> gideon> noctis< valencio< claudio>')
})

test('DA-MOVE-9, DA-MOVE-10 · one terrain card each, only in front of him; another one is left to his comrade', () => {
  const p = table({ ...GREEN, terrain: ['door 1 left', 'artefact 1 left', 'spore-chimney 3 left'] })
  p.answers('done', 'done')
  expect(p.options()).toEqual([`activate:0:${ARTEFACT}`, `activate:0:${DOOR}`, 'done'])
  expect(deathAngel.explain(p.g, 0, `terrain:${SPORE_CHIMNEY}`)).toEqual([expect.objectContaining({ rule: 'DA-MOVE-9' })])
  p.answer(`activate:0:${DOOR}`)
  // The Artefact is still there, but Gideon has already activated a card and Noctis stands elsewhere.
  expect(p.options()).toEqual(['charge:2', 'done'])
  const q = table({ ...GREEN, formation: 'gideon< noctis< claudio>', terrain: ['door 1 left', 'artefact 1 left', 'spore-chimney 2 left'] })
  q.answers('done', 'done', `activate:0:${DOOR}`)
  expect(q.options()).toEqual([`activate:1:${SPORE_CHIMNEY}`, 'done'])
})

test('DA-MOVE-11 · a terrain card is activated at most once a round', () => {
  const p = table({
    formation: 'leon< noctis> claudio<',
    terrain: ['door 1 left'],
    cards: 'onward-brothers run-and-gun heroic-charge',
  })
  p.answers('done', 'done', `activate:4:${DOOR}`, 'decline')
  // Noctis comes to stand in front of the Door in the same round.
  p.answers('swap:1:4', 'turn:1')
  expect(p.options()).toEqual(['charge:2', 'done'])
  expect(p.g.terrain[DOOR]?.tokens).toBe(1)
})

test('DA-MOVE-11 · in the next round it can be activated again', () => {
  const p = table({ formation: 'leon< noctis>', terrain: ['door 1 left activated'], phase: 'event', events: ['evasion'] })
  expect(p.g.terrain[DOOR]?.activated).toBe(false)
})

test('DA-MOVE-12 · a card newly laid in the same round counts as not activated', () => {
  const p = table({
    formation: 'leon< noctis< claudio>',
    location: 'maintenance-tunnels',
    terrain: ['control-panel 1 left'],
    cards: 'onward-brothers heroic-charge',
    also(g) {
      const corridor = g.terrain[CORRIDOR]
      if (corridor !== undefined) corridor.activated = true
    },
  })
  p.answers('done', 'done', `activate:4:${CONTROL_PANEL}`)
  expect(terrainText(p.g, 'corridor')).toBe('1 left')
  expect(p.g.terrain[CORRIDOR]?.activated).toBe(false)
})

test('DA-MOVE-13, DA-MOVE-14 · the effect hits the marine that activated, and his comrade may still activate afterwards', () => {
  const p = table({
    formation: 'leon< gideon< noctis< claudio>',
    terrain: ['promethium-tank 2 left', 'artefact 3 left'],
    cards: 'run-and-gun heroic-charge',
    dice: [0],
  })
  p.answers('done', 'done', `activate:0:${PROMETHIUM_TANK}`)
  // Noctis closes ranks from 3 to 2, with the Artefact in front of him.
  expect(formationText(p.g)).toBe('leon< noctis< claudio>')
  expect(p.options()).toEqual([`activate:1:${ARTEFACT}`, 'done'])
})

test('DA-MOVE-4, DA-MOVE-8, DA-MOVE-10 · what either marine has done once he does not do again, and his comrade still may', () => {
  for (const [first, other] of [
    [0, 1],
    [1, 0],
  ] as const) {
    const terrain = ['door 1 left', 'artefact 1 left', 'spore-chimney 2 left', 'promethium-tank 2 left']
    const p = table({ ...GREEN, formation: 'gideon< noctis< claudio>', terrain, dice: [5] })
    const who = (): string[] => p.options().map((id) => id.split(':')[1] ?? id)
    p.answer(`swap:${first}:${other}`)
    expect(new Set(who())).toEqual(new Set([String(other), 'done']))
    // They swap back.
    p.answer(`swap:${other}:${first}`)
    p.answer(`turn:${first}`)
    expect(who()).toEqual([String(other), 'done'])
    p.answer('done')
    // The marine who has turned has nothing in front of him.
    expect([p.question().name, new Set(who())]).toEqual(['activate', new Set([String(other), 'done'])])
    const q = table({ ...GREEN, formation: 'gideon< noctis< claudio>', terrain, dice: [5] })
    q.answers('done', 'done', `activate:${first}:${first === 0 ? 3 : 6}`)
    expect(new Set(offered(q, 'activate').map((id) => id.split(':')[1]))).toEqual(new Set([String(other)]))
  }
})
