import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { LOCATIONS } from '../content/locations.ts'
import { ARTEFACT, CONTROL_PANEL, CORRIDOR } from '../content/terrain.ts'
import type { State } from '../state.ts'
import { formationText, type Given, pileSizes, swarmText, table, terrainText } from './given.ts'

/** A table that travels to a location at the end of its event phase. */
function entering(location: string, given: Partial<Given> = {}, setup: { seats?: number } = {}): Play<State> {
  return table(
    {
      formation: 'leon< deino> scipio> omnio<',
      phase: 'event',
      step: 'event-end',
      locationDeck: [location, 'launch-control-room'],
      blips: [0, 3],
      ...given,
    },
    setup,
  )
}

/** A table at a location at which Leon activates the Control Panel in front of him. */
function panel(location: string, given: Partial<Given> = {}): Play<State> {
  const p = table({
    formation: 'leon< deino> scipio> omnio<',
    cards: 'onward-brothers',
    terrain: ['control-panel 1 left'],
    location,
    ...given,
  })
  while (p.question().name !== 'activate') p.answer('done')
  p.answer(`activate:4:${CONTROL_PANEL}`)
  return p
}

/** The places where cards appeared, in order. */
function spawned(p: Play<State>): string[] {
  return p.events('spectator', 'spawned').map((one) => `${one.position} ${String(one.side).slice(6)}`)
}

test('DA-LOCCARD-1 · the ability upon entering is resolved once, by the current player', () => {
  const owners = { red: 0, blue: 1, grey: 0, purple: 1 }
  const p = entering('munitorium', { owners, current: 1 }, { seats: 2 })
  expect(p.question()).toMatchObject({ seat: 1, message: 'support' })
  p.answers('support:4', 'support:7')
  expect(p.events('spectator', 'location-ability')).toHaveLength(1)
})

test('DA-LOCCARD-2 · the panel’s ability is resolved at each activation, by the activating player', () => {
  const p = table(
    {
      formation: 'leon< deino> scipio> omnio<',
      owners: { red: 0, blue: 1, grey: 0, purple: 1 },
      current: 1,
      cards: 'onward-brothers',
      terrain: ['control-panel 1 left'],
      location: 'cryo-control',
    },
    { seats: 2 },
  )
  while (p.question().name !== 'activate') p.answer('done')
  p.answer(`activate:4:${CONTROL_PANEL}`)
  expect(p.question()).toMatchObject({ seat: 0, message: 'pile' })
  expect(p.events('spectator', 'location-ability')).toHaveLength(1)
})

test('DA-LOCCARD-3, DA-LOCCARD-4 · Main Corridor: two appear at the Corridor, from the pile of its side', () => {
  const p = entering('main-corridor')
  const [position, side] = terrainText(p.g, 'corridor').split(' ')
  expect(spawned(p)).toEqual([`${position} ${side}`, `${position} ${side}`])
  expect(pileSizes(p.g)).toEqual([7, 6])
})

test('DA-LOCCARD-5 · Maintenance Tunnels: the Corridor takes the place of the Control Panel', () => {
  const p = panel('maintenance-tunnels')
  expect(terrainText(p.g, 'control-panel')).toBe('')
  expect(p.g.terrain[CORRIDOR]).toMatchObject({ position: 1, side: 0 })
})

test('DA-LOCCARD-6 · Service Shaft: all face right', () => {
  expect(formationText(entering('service-shaft').g)).toBe('leon> deino> scipio> omnio>')
})

test('DA-LOCCARD-7 · Cryo Control: one card of a pile that has one is discarded', () => {
  const p = panel('cryo-control', { blips: [3, 4] })
  expect(p.options()).toEqual(['pile:left', 'pile:right'])
  p.answer('pile:right')
  expect(p.events('spectator', 'blip-discarded').map((one) => one.side)).toEqual(['@side-right'])
})

test('DA-LOCCARD-8 · Lower Accessway: two appear behind the top marine', () => {
  expect(spawned(entering('lower-accessway'))).toEqual(['1 right', '1 right'])
  expect(spawned(entering('lower-accessway', { formation: 'leon> deino> scipio> omnio<' }))).toEqual(['1 left', '1 left'])
})

test('DA-LOCCARD-9 · Wreckage Labyrinth: those who face the new terrain turn together', () => {
  const before = ['leon<', 'deino>', 'scipio>', 'omnio<']
  const p = entering('wreckage-labyrinth')
  const icons = LOCATIONS.find((location) => location.key === 'wreckage-labyrinth')?.terrain ?? []
  const faced = before.map((marine, index) =>
    icons.some((icon) => {
      const position = icon.from === 'top' ? Math.min(icon.position, 4) : Math.max(5 - icon.position, 1)
      return position === index + 1 && (icon.side === 0) === marine.endsWith('<')
    }),
  )
  expect(faced).toContain(true)
  expect(formationText(p.g)).toBe(
    before.map((marine, index) => (faced[index] ? marine.replace(/[<>]/, (way) => (way === '<' ? '>' : '<')) : marine)).join(' '),
  )
})

test('DA-LOCCARD-10 · Apothecarion: a token for any marine, who may then turn, even with an empty supply', () => {
  const p = panel('apothecarion')
  expect(p.options()).toEqual(['support:4', 'support:7', 'support:9', 'support:11'])
  p.answer('support:9')
  expect(p.g.marines[9]?.tokens).toBe(1)
  p.answer('turn:9')
  expect(p.events('spectator', 'turned')[0]).toMatchObject({ marine: '@marine-scipio', rule: 'DA-LOCCARD-10' })
  const empty = panel('apothecarion', { supply: 0 })
  empty.answers('support:9', 'turn:9')
  expect(empty.events('spectator', 'turned')[0]).toMatchObject({ marine: '@marine-scipio' })
})

test('DA-LOCCARD-11 · Core Cogitator: one terrain card gets at most one genestealer in this round’s event phase', () => {
  const p = panel('core-cogitator', {
    terrain: ['control-panel 1 left', 'corridor 2 right'],
    events: ['cleansing-flames'],
    blips: [5, 'head head head head'],
  })
  expect(p.options().sort()).toEqual([`terrain:${CORRIDOR}`, `terrain:${CONTROL_PANEL}`].sort())
  p.answer(`terrain:${CORRIDOR}`)
  expect(p.events('spectator', 'terrain-limited')).toMatchObject([{ on: `terrain:${CORRIDOR}` }])
  for (let asked = 0; asked < 10 && p.question().name !== 'choose-action'; asked++) p.answer(p.options().at(-1) as string)
  expect(spawned(p).filter((place) => place === '2 right')).toHaveLength(1)
})

test('DA-LOCCARD-11 · Core Cogitator holds for the event phase of its round, and for a card that has not left meanwhile', () => {
  const limited = (given: Partial<Given>): number => {
    const p = table({
      formation: 'leon< deino> scipio> omnio<',
      phase: 'attack',
      events: ['cleansing-flames'],
      also: (g) => {
        g.limited = CORRIDOR
      },
      ...given,
    })
    for (let asked = 0; asked < 20 && p.g.round === 3; asked++) p.answer(p.options().at(-1) as string)
    const at = terrainText(p.g, 'corridor')
    return spawned(p).filter((place) => place === at).length
  }
  expect(limited({ terrain: ['corridor 2 right'] })).toBe(1)
  // Black Holds places the Corridor anew.
  expect(limited({ terrain: ['corridor 2 right'], blips: [0, 5], locationDeck: ['black-holds', 'launch-control-room'] })).toBe(2)
  // The limit held only for the event phase of the earlier round.
  const later = table({
    formation: 'leon< deino> scipio> omnio<',
    phase: 'event',
    step: 'event-end',
    events: ['cleansing-flames'],
    terrain: ['corridor 2 right'],
    also: (g) => Object.assign(g, { limited: CORRIDOR, limitedSpawned: 1 }),
  })
  for (let asked = 0; asked < 20 && later.g.round === 4; asked++) later.answer(later.options().at(-1) as string)
  expect(spawned(later).filter((place) => place === '2 right')).toHaveLength(2)
})

test('DA-LOCCARD-12 · Munitorium: one token each for two different marines, or one for the last', () => {
  const p = entering('munitorium')
  p.answer('support:7')
  expect(p.options()).not.toContain('support:7')
  p.answer('support:4')
  expect([4, 7].map((marine) => p.g.marines[marine]?.tokens)).toEqual([1, 1])
  const short = entering('munitorium', { supply: 1 })
  short.answer('support:7')
  expect([short.question().name, short.g.supply]).toEqual(['choose-action', 0])
  const last = entering('munitorium', { formation: 'leon<' })
  expect(last.g.marines[4]?.tokens).toBe(1)
})

test('DA-LOCCARD-13 · Black Holds: two join a swarm', () => {
  const p = entering('black-holds', { swarms: ['1 left: head', '3 right: tail'] })
  expect(p.options()).toEqual(['swarm:1:left', 'swarm:3:right'])
  p.answer('swarm:3:right')
  expect(swarmText(p.g, 3, 'right').split(' ')).toHaveLength(3)
  expect(entering('black-holds').events('spectator', 'spawned')).toEqual([])
})

test('DA-LOCCARD-13, DA-BLIP-5 · Black Holds: the two come from the top of the pile', () => {
  const sorted = (g: State): unknown => g.genestealerDeck.sort((one, other) => one - other)
  const p = entering('black-holds', { swarms: ['1 left: head', '3 right: tail'], also: sorted })
  p.answer('swarm:3:right')
  const joined = p.events('spectator', 'spawned').map(({ card }) => card as number)
  expect(joined).toHaveLength(2)
  expect(p.g.swarms.find(({ position }) => position === 3)?.cards.slice(1)).toEqual(joined)
  expect(Math.max(...joined)).toBeLessThan(Math.min(...(p.g.blips[1] as number[])))
})

/** A table that travels with too few cards left to fill its piles; all other genestealers are in protected swarms. */
function short(location: string, deck: number): Play<State> {
  const kinds = ['head', 'tail', 'claw', 'tongue'].flatMap((kind) => new Array<string>(9).fill(kind)).slice(deck)
  const swarms = [`1 left: ${kinds.slice(0, 12).join(' ')} protected`, `2 right: ${kinds.slice(12).join(' ')} protected`]
  return entering(location, { formation: 'leon< deino>', blips: [0, 0], swarms })
}

test('DA-LOCCARD-25, DA-EVENT-7 · Dark Catacombs: one card behind a marine is as good as two', () => {
  for (const side of ['left', 'right']) {
    const p = short('dark-catacombs', 3)
    p.answer(`pile:${side}`)
    expect([pileSizes(p.g).toSorted(), p.options()]).toEqual([
      [1, 2],
      ['choose:4', 'choose:7'],
    ])
  }
})

test('DA-LOCCARD-13, DA-EVENT-7 · Black Holds: a swarm on the side with the most cards, but two are as good as three', () => {
  const one = short('black-holds', 3)
  one.answer('pile:right')
  expect(pileSizes(one.g)).toEqual([1, 0])
  expect(spawned(one)).toEqual(['2 right', '2 right'])
  const two = short('black-holds', 5)
  two.answer('pile:right')
  expect(two.options()).toEqual(['swarm:1:left', 'swarm:2:right'])
})

test('DA-LOCCARD-25, DA-EVENT-7 · Dark Catacombs: a marine behind whom one can appear', () => {
  const p = short('dark-catacombs', 1)
  p.answer('pile:right')
  expect(spawned(p)).toEqual(['1 right'])
})

test('DA-LOCCARD-14 · Teleportarium: from the top, a token or a roll each; who rolls 0 falls; then both piles are emptied', () => {
  const p = panel('teleportarium', { formation: 'leon<+1 deino> scipio>+1 omnio<', blips: [3, 4], dice: [0, 5, 5] })
  expect(p.question()).toMatchObject({ message: 'teleport' })
  p.answer('token')
  expect(p.g.marines[4]?.tokens).toBe(0)
  // Deino had no token, rolled 0 and fell; Scipio is asked next.
  expect(p.events('spectator', 'marine-slain').map((one) => one.marine)).toEqual(['@marine-deino'])
  expect(p.options()).toEqual(['token', 'roll'])
  p.answer('roll')
  expect(p.events('spectator', 'blip-discarded')).toHaveLength(7)
})

test('DA-LOCCARD-15 · Generatorium: a skull slays up to four anywhere, anything else the activating marine', () => {
  const p = panel('generatorium', { swarms: ['2 left: head tail', '4 right: claw'], dice: [3] })
  expect(p.options()).toEqual(['slay:0', 'slay:9', 'slay:18', 'done'])
  p.answers('slay:18', 'done')
  expect(p.events('spectator', 'genestealer-slain')).toHaveLength(1)
  for (const face of [0, 4, 5]) {
    const dead = panel('generatorium', { swarms: ['2 left: head tail'], dice: [face] })
    expect(dead.events('spectator', 'marine-slain')[0]).toMatchObject({ marine: '@marine-leon' })
  }
})

test('DA-LOCCARD-15 · Generatorium slays no fifth one', () => {
  const p = panel('generatorium', { swarms: ['2 left: head head head tail tail tail'], dice: [1] })
  p.answers('slay:0', 'slay:9', 'slay:1', 'slay:10')
  expect(p.events('spectator', 'genestealer-slain')).toHaveLength(4)
  expect(p.question().name).not.toBe('slay')
})

test('DA-LOCCARD-16 · Hibernation Cluster: both piles get as many cards as there are marines', () => {
  const p = entering('hibernation-cluster')
  expect(pileSizes(p.g)).toEqual([4, 4])
  expect(p.events('spectator', 'travelled')).toHaveLength(1)
})

test('DA-LOCCARD-17, DA-TERR-18 · Wrath of Baal Chapel: the Artefact goes anywhere, unless it is in play or in a hand', () => {
  const p = entering('wrath-of-baal-chapel', { swarms: ['2 left: head'] })
  expect(p.options()).toEqual([1, 2, 3, 4].flatMap((position) => [`put:${position}:left`, `put:${position}:right`]))
  p.answer('put:2:left')
  expect(p.g.terrain[ARTEFACT]).toMatchObject({ position: 2, side: 0 })
  expect(swarmText(p.g, 2, 'left')).toBe('head')
  const held = entering('wrath-of-baal-chapel', { artefact: 0 })
  expect(held.question().name).toBe('choose-action')
})

test('DA-LOCCARD-18 · Genestealer Lair: swarms gather at the duct and the chimney, and a brood lord joins each side', () => {
  const p = entering('genestealer-lair', {
    formation: 'leon< deino> scipio>',
    locationDeck: ['genestealer-lair'],
    swarms: ['1 left: head head', '3 left: tail'],
  })
  const duct = terrainText(p.g, 'ventilation-duct').split(' ')[0]
  const chimney = terrainText(p.g, 'spore-chimney').split(' ')[0]
  expect(swarmText(p.g, Number(duct), 'left')).toMatch(/^(head head tail|tail head head) brood-lord-[ab]$/)
  expect(swarmText(p.g, Number(chimney), 'right')).toMatch(/^brood-lord-[ab]$/)
  expect(p.g.swarms).toHaveLength(2)
})

test.each([
  [0, 'brood-lord-a'],
  [1, 'brood-lord-b'],
])('DA-LOCCARD-19 · Genestealer Lair: the draw %i puts %s on the left', (drawn, lord) => {
  const p = entering('genestealer-lair', { locationDeck: ['genestealer-lair'], shuffles: [drawn], deck: 30 })
  const duct = terrainText(p.g, 'ventilation-duct').split(' ')[0]
  expect(swarmText(p.g, Number(duct), 'left')).toBe(lord)
})

test('DA-LOCCARD-20 · Genestealer Lair: both brood lords slain wins at once, whatever else is in play', () => {
  const p = table({
    formation: 'leon< deino> scipio>',
    cards: 'full-auto',
    location: 'genestealer-lair',
    swarms: ['1 left: brood-lord-a', '2 right: head tail'],
    dice: [2],
    also: (g) => g.broodLordsSlain.push(37),
  })
  p.answer('attack:4:1:left')
  expect(p.table.result).toMatchObject({ winners: [0], rule: 'DA-END-2' })
})

test.each([
  [2, true],
  [0, true],
  [3, false],
])('DA-LOCCARD-21 · Launch Control Room with two tokens: a roll of %i wins: %s', (face, wins) => {
  const p = panel('launch-control-room', { locationTokens: 2, dice: [face] })
  expect(p.options()).toEqual(['token', 'roll'])
  p.answer('roll')
  expect(p.table.result !== null).toBe(wins)
})

test('DA-LOCCARD-21 · a 0 wins even without a token on the card', () => {
  const p = panel('launch-control-room', { dice: [0] })
  p.answer('roll')
  expect(p.table.result).toMatchObject({ winners: [0] })
})

test('DA-LOCCARD-22 · the token comes from the supply; with an empty one only the roll is left', () => {
  const p = panel('launch-control-room', { locationTokens: 1 })
  p.answer('token')
  expect(p.events('spectator', 'location-token-placed')).toMatchObject([{ count: 2 }])
  const last = panel('launch-control-room', { locationTokens: 1, supply: 1 })
  last.answer('token')
  expect(last.g.supply).toBe(0)
  const empty = panel('launch-control-room', { locationTokens: 1, supply: 0, dice: [5] })
  expect(empty.events('spectator', 'card-rolled')).toHaveLength(1)
  expect(empty.events('spectator', 'location-token-placed')).toEqual([])
})

test.each([
  [4, 3, 3],
  [2, 3, 2],
  [1, 3, 1],
])('DA-LOCCARD-23 · Toxin Pumping Station: after a roll of %i a pile of %i loses %i', (face, size, gone) => {
  const p = panel('toxin-pumping-station', { blips: [size, 5], dice: [face] })
  expect(p.options()).toEqual(['pile:left', 'pile:right'])
  p.answer('pile:left')
  expect(p.events('spectator', 'blip-discarded')).toHaveLength(gone)
})

test('DA-LOCCARD-23 · on a 0 nothing is discarded and no pile is asked for', () => {
  const p = panel('toxin-pumping-station', { dice: [0] })
  expect(p.events('spectator', 'blip-discarded')).toEqual([])
  expect(p.question().name).not.toBe('pile')
})

test('DA-LOCCARD-24 · Toxin Pumping Station is won only by empty piles and an empty formation', () => {
  const swarmed = panel('toxin-pumping-station', { locationDeck: [], blips: [2, 0], swarms: ['3 left: head protected'], dice: [2] })
  expect(swarmed.table.result).toBeNull()
  const clean = panel('toxin-pumping-station', { locationDeck: [], blips: [2, 0], dice: [2] })
  expect(clean.table.result).toMatchObject({ rule: 'DA-END-3' })
})

test('DA-LOCCARD-25 · Dark Catacombs: one appears behind a marine without tokens, if there is one', () => {
  const p = entering('dark-catacombs', { formation: 'leon<+1 deino> scipio> omnio<+1' })
  expect(p.options()).toEqual(['choose:7', 'choose:9'])
  p.answer('choose:7')
  expect(spawned(p)).toEqual(['2 left'])
  const all = entering('dark-catacombs', { formation: 'leon<+1 deino>+1' })
  expect(all.options()).toEqual(['choose:4', 'choose:7'])
})

test('DA-LOCCARD-26 · setup locations have no ability', () => {
  expect(LOCATIONS.filter((location) => location.code === 'setup').map((location) => location.ability)).toEqual([null, null, null, null])
  const p = table({ formation: 'leon< deino>', cards: 'onward-brothers', terrain: ['control-panel 1 left'] })
  const offered: string[] = []
  for (let asked = 0; asked < 4 && ['move', 'turn', 'activate'].includes(p.question().name); asked++) {
    offered.push(...p.options())
    p.answer('done')
  }
  expect(offered.filter((id) => id.startsWith('activate'))).toEqual([])
})
