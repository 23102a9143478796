import { expect, test } from 'vitest'
import { areaNamed, asked, begin, type Given, moves, standing } from './given.ts'

type Table = ReturnType<typeof begin>

/** The events of a type as everybody hears them, by some of their fields. */
function told(p: Table, type: string, ...fields: readonly string[]): string[] {
  return p.events('spectator', type).map((event) => fields.map((field) => String(event[field])).join(' '))
}

const HOMES = { '10A.nw': '0 scout', '11A.nw': '1 nob' }

test('FS-SETUP-1, FS-SETUP-6, FS-SETUP-10, FS-SETUP-14, FS-SETUP-19, FS-SETUP-24 · a quick set-up tells who takes what, who begins, and where everything comes to lie', () => {
  const p = begin({
    step: 'factions',
    round: 0,
    tiles: [],
    options: { quick_setup: true, random_factions: true },
    more: (g) => {
      g.phase = 'setup'
      for (const player of g.players) Object.assign(player, { faction: -1, tiles: [], eventDeck: [], combatDeck: [], kinds: [] })
      g.units.seat.fill(-1)
    },
  })
  expect(told(p, 'faction-taken', 'rule').length).toBe(2)
  expect(told(p, 'first-player', 'seat')).toEqual([String(p.g.first)])
  expect(told(p, 'tile-placed', 'code')).toHaveLength(6)
  expect(told(p, 'structure-placed', 'rule', 'structure')).toEqual(['FS-SETUP-14 @structure-factory', 'FS-SETUP-14 @structure-factory'])
  const placed = p.events('spectator', 'unit-placed').filter(({ rule }) => rule === 'FS-SETUP-14')
  expect(placed).toHaveLength(p.g.units.area.filter((area) => area >= 0).length)
  expect(told(p, 'objective-placed', 'rule')).toHaveLength(4)
  expect(told(p, 'storm-placed', 'on')).toEqual(p.g.storms.map(({ edge }) => `edge:${edge}`))
  expect([told(p, 'round-begun', 'round'), told(p, 'phase-begun', 'phase')]).toEqual([['1'], ['@phase-planning']])
  // The decks are shuffled, not in printed order.
  for (const { eventDeck, combatDeck } of p.g.players) {
    expect(eventDeck).not.toEqual(eventDeck.toSorted((a, b) => a - b))
    expect(combatDeck).not.toEqual(combatDeck.toSorted((a, b) => a - b))
  }
})

test('FS-ROUND-1, FS-REFRESH-3, FS-REFRESH-5 · the refresh phase, what it gives and who stands up are told', () => {
  const p = begin({
    step: 'objectives',
    pieces: { '10A.ne': '0 scout~ scout~', '11A.nw': '1 nob' },
    players: [{ materiel: 1 }, { materiel: 14 }],
  })
  expect(told(p, 'phase-begun', 'phase')).toEqual(['@phase-refresh', '@phase-planning'])
  expect(told(p, 'materiel-gained', 'seat', 'count')).toEqual(['0 2'])
  expect(told(p, 'units-rallied', 'seat', 'count')).toEqual(['0 2'])
})

test('FS-WIN-4, FS-ROUND-2 · the end is told, after round 8 and not before', () => {
  const ending = (round: number) => {
    const p = begin({ step: 'round-end', round, pieces: HOMES })
    return [told(p, 'ended', 'rule', 'end'), told(p, 'round-begun', 'round')]
  }
  expect(ending(8)).toEqual([['FS-WIN-4 @end-rounds'], []])
  expect(ending(7)).toEqual([[], ['8']])
})

test('FS-OPS-5, FS-OPS-6 · a token that goes on the event deck is told', () => {
  const given: Given = { pieces: HOMES, orders: { '10A': '0 advance', '11A': '1 deploy' } }
  const aside = begin(given)
  aside.answer('to-events')
  expect(told(aside, 'order-to-events', 'rule', 'seat', 'order')).toEqual(['FS-OPS-6 0 @order-advance'])
  const strategize = begin({ ...given, step: 'order-end', order: '0 strategize 10A', orders: { '11A': '1 deploy' } })
  expect(told(strategize, 'order-to-events', 'rule', 'seat', 'order')).toEqual(['FS-OPS-5 0 @order-strategize'])
})

test('FS-ADV-1 · every move is told, of ships and of ground units', () => {
  const p = begin({
    step: 'advance',
    order: '0 advance 10A',
    orders: { '11A': '1 deploy' },
    pieces: { '1A.nw': '0 strike-cruiser', '10A.nw': '0 scout', '11A.nw': '1 nob' },
  })
  p.answer({ options: moves(p.g, 'strike-cruiser', '1A.nw', '10A.se') })
  p.answer({ options: moves(p.g, 'scout', '10A.nw', '10A.ne') })
  expect(told(p, 'unit-moved', 'rule', 'unit', 'code')).toEqual(['FS-SHIP-1 @unit-strike-cruiser 10A', 'FS-GROUND-1 @unit-scout 10A'])
  // The origin of units is forgotten with the order.
  expect(p.g.units.from.every((from) => from === -1)).toBe(true)
})

test('FS-ADV-4 · an attack names the faction that holds the area, with several players', () => {
  const p = begin({
    seats: 4,
    step: 'advance',
    order: '0 advance 10A',
    orders: { '11A': '1 deploy' },
    pieces: { '10A.nw': '0 scout', '10A.ne': '3 cultist', '10A.sw': '2 falcon', '11A.nw': '1 nob' },
  })
  const question = p.question(0)
  const options = question.kind === 'options' ? question.options : []
  expect(options.slice(0, 2).map(({ params }) => params?.faction)).toEqual(['@faction-chaos', '@faction-eldar'])
})

test('FS-SIM-4, FS-SIM-9, FS-COST-5 · what an event places, moves and costs is told', () => {
  const event = (faction: string, key: string, more: Given = {}) =>
    begin({
      step: 'event',
      factions: [faction, faction === 'orks' ? 'eldar' : 'orks'],
      ...more,
      players: [{ eventOrders: 'strategize', events: key, materiel: 3 }, {}],
      pieces: { '3A.ne': '1 factory', '3A.sw': '0 city', ...more.pieces },
    })
  const colony = event('eldar', 'exodite-colony')
  colony.answers('use', `site:${areaNamed(colony.g, '10A.ne')}`)
  expect(told(colony, 'structure-placed', 'rule', 'structure', 'code')).toEqual(['FS-SIM-9 @structure-city 10A'])
  expect(told(colony, 'materiel-spent', 'seat', 'count')).toEqual(['0 1'])
  expect(told(colony, 'event-resolved', 'card')).toEqual(['@event-exodite-colony'])
  const boyz = event('orks', 'letz-get-fightin')
  boyz.answer('use')
  expect(told(boyz, 'unit-placed', 'rule', 'unit', 'code')).toEqual(['FS-SIM-4 @unit-ork-boyz 3A'])
  const forges = event('eldar', 'legacy-of-vaul')
  forges.answer('use')
  expect(told(forges, 'asset-gained', 'seat', 'asset', 'count')).toEqual(['0 @asset-forge 2'])
  const moved = event('orks', 'how-we-getz-here', { tiles: ['3A 0 0', '5A 1 0'], pieces: { '3A.sw': '0 nob', '5A.ne': '1 falcon' } })
  moved.answer('use')
  expect(told(moved, 'unit-moved', 'unit', 'code')).toEqual(['@unit-nob 5A'])
  const scheme = event('orks', 'teer-it-down')
  scheme.answer('use')
  expect(told(scheme, 'scheme-played', 'seat', 'card')).toEqual(['0 @event-teer-it-down'])
})

test('FS-EVENT-10 · a used scheme is told and shuffled in among the others', () => {
  const places = [1, 2, 3, 4, 5, 6].map((seed) => {
    const p = begin({
      seed,
      orders: { '10A': '0 advance', '11A': '1 deploy' },
      players: [{ scheme: 'unwavering-resolve' }, {}],
      pieces: HOMES,
    })
    p.answers('instead', 'system:0')
    expect(told(p, 'scheme-used', 'seat', 'card')).toEqual(['0 @event-unwavering-resolve'])
    return p.g.players[0]?.eventDeck.indexOf(6) ?? -1
  })
  expect(places.every((place) => place >= 0)).toBe(true)
  expect(places.some((place) => place < 7)).toBe(true)
})

test('FS-DOM-7 · a promotion costs 1 and is told; its owner decides', () => {
  const p = begin({
    step: 'ability',
    order: '0 dominate 10A',
    orders: { '11A': '1 deploy' },
    pieces: HOMES,
    players: [{ materiel: 2 }, {}],
  })
  const question = p.question(0)
  expect(question.kind === 'options' ? question.options.map(({ cost }) => cost) : []).toEqual([1, undefined])
  p.answer(p.options()[0] ?? '', 0)
  expect(told(p, 'unit-promoted', 'unit', 'into', 'code')).toEqual(['@unit-scout @unit-space-marine 10A'])
  expect(standing(p.g, '10A.nw')).toBe('0 space-marine')
})

test('FS-DOM-7 · Hidden Cult and Webway ask in their own words', () => {
  const message = (faction: string, unit: string) => {
    const p = begin({
      factions: [faction, 'orks'],
      step: 'ability',
      order: '0 dominate 10A',
      orders: { '11A': '1 deploy' },
      pieces: { '10A.nw': `0 ${unit}`, '1A.ne': `0 ${unit}`, '11A.nw': '1 nob' },
    })
    return [asked(p), p.question(0).message]
  }
  expect(message('chaos', 'cultist')).toEqual(['dominate.ability', 'ability-hidden-cult'])
  expect(message('eldar', 'falcon')).toEqual(['dominate.ability', 'ability-webway'])
})
