import { expect, test } from 'vitest'
import { LOCATIONS, type TerrainIcon } from '../content/locations.ts'
import { LEFT, RIGHT } from '../content/sides.ts'
import { ARTEFACT, CONTROL_PANEL, CORRIDOR, DOOR, PROMETHIUM_TANK, SPORE_CHIMNEY, TERRAIN, VENTILATION_DUCT } from '../content/terrain.ts'
import { deathAngel } from '../index.ts'
import { placeTerrain, positionOfIcon } from '../rules/terrain.ts'
import { formationText, pileSizes, swarmText, table, terrainText } from './given.ts'

const locationNamed = (key: string) => LOCATIONS.findIndex((location) => location.key === key)
const icon = (from: 'top' | 'bottom', position: number): TerrainIcon => ({ side: LEFT, terrain: CORRIDOR, from, position })

test('DA-TERR-1 · an icon names card, side, arrow and number', () => {
  const [first, , third] = LOCATIONS.find((location) => location.key === 'void-lock-2-4')?.terrain ?? []
  expect(first).toEqual({ terrain: DOOR, side: LEFT, from: 'top', position: 1 })
  expect(third).toEqual({ terrain: VENTILATION_DUCT, side: RIGHT, from: 'bottom', position: 4 })
})

test('DA-TERR-2 · a down arrow counts from the top, an up arrow from the bottom', () => {
  expect(positionOfIcon(icon('top', 2), 6)).toBe(2)
  expect(positionOfIcon(icon('bottom', 2), 6)).toBe(5)
})

test('DA-TERR-3 · in too short a formation the card goes to the last position reached', () => {
  expect(positionOfIcon(icon('top', 5), 3)).toBe(3)
  expect(positionOfIcon(icon('bottom', 5), 3)).toBe(1)
})

test('DA-TERR-4 · the left icons first, then the right ones, from top to bottom of the card', () => {
  const p = table({ formation: 'gideon< noctis< leon> valencio>', phase: 'choose' })
  placeTerrain(p.g, locationNamed('black-holds'))
  expect(p.g.events.map(({ event }) => [event.terrain, event.side])).toEqual([
    ['@terrain-corridor', '@side-left'],
    ['@terrain-door', '@side-left'],
    ['@terrain-ventilation-duct', '@side-right'],
    ['@terrain-promethium-tank', '@side-right'],
  ])
  p.g.events.length = 0
  for (const location of LOCATIONS) {
    const sides = location.terrain.map((one) => one.side)
    expect(sides).toEqual([...sides].sort())
  }
})

test('DA-TERR-5 · terrain stays where it is when the formation grows or marines swap', () => {
  const p = table({
    formation: 'gideon< leon>',
    slain: 'noctis',
    terrain: ['ventilation-duct 2 right'],
    phase: 'event',
    events: ['rescue-space-marine'],
    blips: [5, 9],
  })
  p.answer('rescue:1')
  expect(formationText(p.g)).toBe('gideon< leon> noctis>')
  expect(terrainText(p.g, 'ventilation-duct')).toBe('2 right')
})

test('DA-TERR-6 · a colour shows how often events spawn there, one box to four', () => {
  expect(TERRAIN.map(({ colour, threat }) => `${colour} ${threat}`)).toEqual([
    'green 1',
    'green 1',
    'yellow 2',
    'yellow 2',
    'orange 3',
    'orange 3',
    'red 4',
    'red 4',
  ])
})

test('DA-TERR-7 · corridor, dark corner and duct cannot be activated, the other five can', () => {
  const p = table({
    formation: 'gideon< claudio>',
    location: 'cryo-control',
    terrain: TERRAIN.map((card) => `${card.key} 1 left`),
    cards: 'run-and-gun heroic-charge',
  })
  p.answers('done', 'done')
  expect(p.options()).toEqual([
    `activate:0:${ARTEFACT}`,
    `activate:0:${CONTROL_PANEL}`,
    `activate:0:${DOOR}`,
    `activate:0:${PROMETHIUM_TANK}`,
    `activate:0:${SPORE_CHIMNEY}`,
    'done',
  ])
  expect(deathAngel.explain(p.g, 0, `terrain:${CORRIDOR}`).map((refusal) => refusal.rule)).toEqual(['DA-TERR-7'])
})

test('DA-TERR-8 · activating the Door places a token on it', () => {
  const p = table({ formation: 'gideon< claudio>', terrain: ['door 1 left +1'], cards: 'run-and-gun heroic-charge' })
  p.answers('done', 'done', `activate:0:${DOOR}`)
  expect([p.g.terrain[DOOR]?.tokens, p.g.supply]).toEqual([2, 10])
})

test('DA-TERR-9 · before travel the current player slays up to as many as the Door has tokens, anywhere', () => {
  const given = {
    formation: 'gideon< noctis> leon>',
    swarms: ['1 left: claw claw tail', '3 right: tongue'],
    terrain: ['door 2 left +2'],
    blips: [0, 4],
    phase: 'event',
    step: 'travel',
    current: 1,
  } as const
  const p = table(given, { seats: 2 })
  expect([p.question().seat, p.options().join(' ')]).toEqual([1, 'slay:18 slay:9 slay:27 done'])
  p.answers('slay:27', 'slay:9')
  expect([swarmText(p.g, 1, 'left'), swarmText(p.g, 3, 'right')]).toEqual(['claw claw', ''])
  expect(p.events('spectator', 'travelled').length).toBe(1)
  const none = table(given, { seats: 2 })
  none.answer('done')
  expect(swarmText(none.g, 1, 'left')).toBe('claw claw tail')
})

test('DA-TERR-10 · the Door’s tokens buy no reroll and go back to the supply when it leaves', () => {
  const p = table({
    formation: 'gideon< noctis>',
    swarms: ['1 left: claw'],
    terrain: ['door 1 left +3'],
    blips: [0, 5],
    locationDeck: ['teleportarium', 'generatorium'],
    phase: 'attack',
    dice: [5],
  })
  expect(p.question().name).toBe('door')
  p.answer('done')
  expect([terrainText(p.g, 'door'), p.g.terrain[DOOR]?.tokens, p.g.supply]).toEqual(['', 0, 12])
})

test('DA-TERR-11 · the panel does what the location says, and cannot be activated where it says nothing', () => {
  const given = { formation: 'gideon< claudio>', terrain: ['control-panel 1 left'], cards: 'run-and-gun heroic-charge' }
  const p = table({ ...given, location: 'cryo-control' })
  p.answers('done', 'done', `activate:0:${CONTROL_PANEL}`, 'pile:right')
  expect(pileSizes(p.g)).toEqual([5, 4])
  const q = table({ ...given, location: 'black-holds' })
  q.answer('done')
  expect(deathAngel.explain(q.g, 0, `terrain:${CONTROL_PANEL}`).map((refusal) => refusal.rule)).toEqual(['DA-TERR-11'])
  q.answer('done')
  expect(q.options()).toEqual(['charge:2', 'done'])
})

const TANK = {
  formation: 'noctis> gideon< claudio>',
  swarms: ['2 left: head tail', '2 right: claw', '1 right: tongue'],
  terrain: ['promethium-tank 2 left'],
  cards: 'run-and-gun heroic-charge',
} as const

test.each([
  ['lives', 3, 'noctis> gideon< claudio>'],
  ['dies', 0, 'noctis> claudio>'],
] as const)('DA-TERR-12 · the tank goes, all at its position die, and the marine %s on %i', (_fate, face, formation) => {
  const p = table({ ...TANK, dice: [face] })
  p.answers('done', 'done', `activate:0:${PROMETHIUM_TANK}`)
  expect([terrainText(p.g, 'promethium-tank'), swarmText(p.g, 2, 'left'), swarmText(p.g, 2, 'right')]).toEqual(['', '', ''])
  expect(swarmText(p.g, 1, 'right')).toBe('tongue')
  expect(p.g.genestealerDiscard.length).toBe(3)
  expect(formationText(p.g)).toBe(formation)
  const order = p.events('spectator').map((event) => event.type)
  expect(order.indexOf('terrain-discarded')).toBeLessThan(order.indexOf('genestealer-slain'))
  expect(order.lastIndexOf('genestealer-slain')).toBeLessThan(order.indexOf('card-rolled'))
})

test.each([
  [1, ''],
  [3, ''],
  [0, '1 left'],
  [4, '1 left'],
] as const)('DA-TERR-13 · the chimney with a roll of %i', (face, place) => {
  const p = table({ formation: 'gideon< claudio>', terrain: ['spore-chimney 1 left'], cards: 'run-and-gun heroic-charge', dice: [face] })
  p.answers('done', 'done', `activate:0:${SPORE_CHIMNEY}`)
  expect(terrainText(p.g, 'spore-chimney')).toBe(place)
})

test('DA-TERR-14 · the Artefact goes to the player’s hand', () => {
  const p = table(
    { formation: 'gideon> leon< claudio>', terrain: ['artefact 2 left'], cards: 'onward-brothers heroic-charge' },
    { seats: 2 },
  )
  p.answers('done', 'done', `activate:4:${ARTEFACT}`)
  expect([p.g.artefactHolder, terrainText(p.g, 'artefact')]).toEqual([1, ''])
  expect(deathAngel.view(p.g, 0).artefactHolder).toBe(1)
  expect(p.events('spectator', 'artefact-taken')).toMatchObject([{ rule: 'DA-TERR-14', terrain: '@terrain-artefact', seat: 1 }])
})

const HELD = { formation: 'gideon<+1 leon> noctis<', phase: 'attack', events: ['evasion'], artefact: 0 } as const

test('DA-TERR-15 · its holder discards it after the rerolls of any of his marines, and the attack misses', () => {
  const p = table({ ...HELD, swarms: ['1 left: claw claw'], dice: [1, 0] }, { seats: 2 })
  p.answer('reroll:0')
  expect(p.question()).toMatchObject({ seat: 0, message: 'artefact' })
  p.answer('artefact')
  expect(formationText(p.g)).toBe('gideon< leon> noctis<')
  expect(p.g.artefactHolder).toBe(-1)
})

test('DA-TERR-15 · also from behind, for every marine of the holder, and it may be kept', () => {
  const p = table({ ...HELD, swarms: ['3 right: claw claw'], dice: [0] }, { seats: 2 })
  expect(p.options()).toEqual(['artefact', 'decline'])
  p.answer('decline')
  expect(formationText(p.g)).toBe('gideon<+1 leon>')
  expect(p.g.artefactHolder).toBe(0)
})

test('DA-TERR-15 · not for another player’s marine, nor when the attack misses anyway', () => {
  const p = table({ ...HELD, swarms: ['2 right: claw'], dice: [0] }, { seats: 2 })
  expect(p.events('spectator', 'marine-slain').map((event) => event.marine)).toEqual(['@marine-leon'])
  const q = table({ ...HELD, swarms: ['3 left: claw'], dice: [2] }, { seats: 2 })
  expect(q.g.artefactHolder).toBe(0)
  expect([q.g.phase, q.g.formation.length]).toEqual(['choose', 3])
})

test('DA-TERR-16 · the Artefact in hand is kept through travel, and lost with its holder’s last marine', () => {
  const p = table({ formation: 'gideon< leon>', blips: [0, 5], phase: 'choose', step: 'travel', artefact: 0 })
  expect([p.events('spectator', 'travelled').length, p.g.artefactHolder]).toEqual([1, 0])
  const q = table(
    {
      formation: 'gideon< leon>',
      slain: 'noctis',
      swarms: ['1 right: claw'],
      phase: 'attack',
      dice: [0],
      events: ['evasion'],
      artefact: 0,
    },
    { seats: 2 },
  )
  q.answer('decline')
  expect([formationText(q.g), q.g.artefactHolder]).toEqual(['leon>', -1])
})

test('DA-TERR-16 · its holder keeps the Artefact while another team of his lives, and whoever else falls', () => {
  const fall = (owners: Record<string, number>) =>
    table(
      {
        formation: 'gideon< leon> zael<',
        slain: 'noctis omnio valencio',
        owners,
        swarms: ['1 right: claw'],
        phase: 'attack',
        dice: [0],
        events: ['evasion'],
        artefact: 1,
      },
      { seats: 2 },
    )
  const own = fall({ green: 1, red: 0, purple: 1 })
  own.answer('decline')
  expect([formationText(own.g), own.g.artefactHolder]).toEqual(['leon> zael<', 1])
  const other = fall({ green: 0, red: 1, purple: 1 })
  expect([formationText(other.g), other.g.artefactHolder]).toEqual(['leon> zael<', 1])
})

test('DA-TERR-17, DA-TERR-18 · a discarded card can be laid again by a later location; one in play or in a hand is skipped', () => {
  const p = table({ formation: 'gideon< leon>', phase: 'choose' })
  expect(terrainText(p.g, 'promethium-tank')).toBe('')
  placeTerrain(p.g, locationNamed('black-holds'))
  expect(terrainText(p.g, 'promethium-tank')).toBe('1 right')
  // The Corridor is already on the left of 2, and Dark Catacombs must not move it.
  placeTerrain(p.g, locationNamed('dark-catacombs'))
  expect(terrainText(p.g, 'corridor')).toBe('2 left')
  p.g.events.length = 0
  // Nor the Promethium Tank, whose place there is the right of 1.
  const top = table({ formation: 'gideon< leon>', terrain: ['promethium-tank 1 left'], phase: 'choose' })
  placeTerrain(top.g, locationNamed('black-holds'))
  expect(terrainText(top.g, 'promethium-tank')).toBe('1 left')
  top.g.events.length = 0
  const chapel = table({
    formation: 'gideon< leon>',
    blips: [0, 5],
    locationDeck: ['wrath-of-baal-chapel', 'toxin-pumping-station'],
    phase: 'choose',
    step: 'travel',
    artefact: 0,
  })
  expect(chapel.question().name).not.toBe('location-artefact')
  expect([terrainText(chapel.g, 'artefact'), chapel.g.artefactHolder]).toEqual(['', 0])
})
