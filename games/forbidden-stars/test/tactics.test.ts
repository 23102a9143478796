import { canUndo } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { COMBAT_CARDS } from '../content/combat-cards.ts'
import { EVENTS, eventsOf } from '../content/events.ts'
import { CHAOS } from '../content/factions.ts'
import { UPGRADES } from '../content/upgrades.ts'
import type { State } from '../state.ts'
import { told } from './fight.ts'
import { areaNamed, arrive, asked, begin, cardId, type Given, kindNamed, replaceId, standing, unitIds } from './given.ts'
import { upgradeId, upgradeNamed } from './orders.ts'

/** No storm can move any more. */
const still = (g: State): void => {
  for (const storm of g.storms) storm.moved = true
}

/** Three worlds and a void of 10A, two of each of 3A. */
const TWO_TILES = ['10A 0 0', '3A 1 0']

/** A tactic of seat 0, at the question about its ability, or after it if it was not possible. */
function resolving(faction: string, key: string, given: Given = {}) {
  const other = faction === 'orks' ? 'space-marines' : 'orks'
  const third = faction === 'eldar' ? 'chaos' : 'eldar'
  return begin({
    step: 'event',
    factions: [faction, other, third],
    ...given,
    players: [{ eventOrders: 'strategize', events: key, ...given.players?.[0] }, ...(given.players?.slice(1) ?? [{}])],
    pieces: { '3A.ne': '1 factory', '3A.sw': '0 city', ...given.pieces },
  })
}

test('FS-EVENT-7 · Heroic Intervention: a Space Marine on a friendly world with a structure, or a Scout on any friendly world', () => {
  const p = resolving('space-marines', 'heroic-intervention', { pieces: { '10A.nw': '0 scout' } })
  p.answer('use')
  const [home, other] = [areaNamed(p.g, '3A.sw'), areaNamed(p.g, '10A.nw')]
  expect(p.options()).toEqual([arrive('scout', 1, other), arrive('scout', 1, home), arrive('space-marine', 1, home)])
  p.answer(arrive('space-marine', 1, home))
  expect(standing(p.g, '3A.sw')).toBe('0 space-marine, 0 city')
  const q = resolving('space-marines', 'heroic-intervention')
  q.answer('decline')
  expect(standing(q.g, '3A.sw')).toBe('0 city')
})

test('FS-COST-9, FS-EVENT-15 · Rites of Battle: an order upgrade, cheaper by the bastions, never below 0', () => {
  const p = resolving('space-marines', 'rites-of-battle', { pieces: { '10A.nw': '0 bastion' }, players: [{ materiel: 1 }, {}] })
  p.answer('use')
  // One city: level 1. Upgrades that cost 2 now cost 1, the one that costs 1 is free.
  expect(p.options()).toContain(upgradeId('crusade'))
  p.answer(upgradeId('crusade'))
  expect(p.g.players[0]?.materiel).toBe(0)
  const q = resolving('space-marines', 'rites-of-battle', { pieces: { '3A.sw': '0 factory' }, players: [{ materiel: 0 }, {}] })
  expect(told(q, 'event-declined', 0)).toHaveLength(1)
})

test('FS-SIM-9, FS-DEPLOY-11, FS-GOLD-2 · The Emperor Protects: a bastion free on an empty friendly world, for 2 beside another structure', () => {
  const p = resolving('space-marines', 'emperor-protects', {
    pieces: { '10A.nw': '0 scout', '10A.sw': '0 bastion' },
    players: [{ materiel: 2 }, {}],
  })
  p.answer('use')
  const [city, empty] = [areaNamed(p.g, '3A.sw'), areaNamed(p.g, '10A.nw')]
  expect([p.question().seat, p.options()]).toEqual([0, [`site:${empty}`, `site:${city}`]])
  p.answer(`site:${city}`)
  expect(standing(p.g, '3A.sw')).toBe('0 city, 0 bastion')
  expect(p.g.players[0]?.materiel).toBe(0)
  const q = resolving('space-marines', 'emperor-protects', { pieces: { '10A.nw': '0 scout' }, players: [{ materiel: 1 }, {}] })
  q.answer('use')
  expect(standing(q.g, '10A.nw')).toBe('0 scout, 0 bastion')
  expect(q.g.players[0]?.materiel).toBe(1)
  // There is nowhere to build, or too little materiel, so nothing is asked.
  const dear = resolving('space-marines', 'emperor-protects', { players: [{ materiel: 1 }, {}] })
  expect(asked(dear)).not.toBe('refresh.resolve')
})

test('FS-DOM-2, FS-REFRESH-3 · Work of the Righteous: the tokens or the materiel of a friendly world', () => {
  const given: Given = { pieces: { '10A.nw': '0 scout' }, players: [{ materiel: 0 }, {}] }
  const p = resolving('space-marines', 'work-of-the-righteous', given)
  p.answer('use')
  const [assets, materiel] = [`assets:${areaNamed(p.g, '10A.nw')}`, `materiel:${areaNamed(p.g, '3A.sw')}`]
  expect(p.options()).toEqual(expect.arrayContaining([assets, materiel]))
  p.answer(assets)
  expect(p.g.players[0]?.assets).toEqual([0, 0, 2])
  const q = resolving('space-marines', 'work-of-the-righteous', given)
  q.answers('use', materiel)
  expect(q.g.players[0]?.materiel).toBe(2)
  expect(q.g.players[0]?.assets).toEqual([0, 0, 0])
})

test('FS-CLAR-8, FS-CLAR-15 · Incantation of Tzeentch: three cards without the Incantation; one is resolved, its storm icon not', () => {
  const p = resolving('chaos', 'incantation-of-tzeentch', {
    storms: ['10A east'],
    players: [{ events: 'incantation-of-tzeentch spoils-of-war blight-of-nurgle prophets-and-signs' }, {}],
  })
  p.answer(p.options()[0] ?? '')
  p.answer('use')
  expect(p.options()).toEqual(
    ['spoils-of-war', 'blight-of-nurgle', 'prophets-and-signs']
      .map((key) => `event:${EVENTS.findIndex((one) => one.key === key)}`)
      .sort((a, b) => Number(a.slice(6)) - Number(b.slice(6))),
  )
  p.answer(`event:${EVENTS.findIndex(({ key }) => key === 'spoils-of-war')}`)
  expect(asked(p)).toBe('refresh.resolve')
  p.answer('use')
  expect(p.g.players[0]?.assets).toEqual([1, 0, 1])
  expect(p.events('spectator', 'storm-moved').filter(({ seat }) => seat === 0)).toHaveLength(1)
  expect(p.g.players[0]?.eventDeck).toHaveLength(eventsOf(CHAOS).length)
})

test('FS-COMP-19 · the cards that go back are shown in an order that says nothing of the order in which they were drawn', () => {
  const shown = ['spoils-of-war blight-of-nurgle prophets-and-signs', 'prophets-and-signs blight-of-nurgle spoils-of-war'].map((drawn) => {
    const p = resolving('chaos', 'incantation-of-tzeentch', { players: [{ events: `incantation-of-tzeentch ${drawn}` }, {}] })
    p.answers('use', `event:${EVENTS.findIndex(({ key }) => key === 'blight-of-nurgle')}`)
    return told(p, 'event-discarded', 0, 'card')
  })
  expect(shown[0]).toHaveLength(2)
  expect(shown[1]).toEqual(shown[0])
})

test('FS-CLAR-15 · Incantation of Tzeentch: a scheme comes into play', () => {
  const p = resolving('chaos', 'incantation-of-tzeentch', {
    players: [{ events: 'incantation-of-tzeentch spoils-of-war blight-of-nurgle prophets-and-signs' }, {}],
  })
  p.answers('use', `event:${EVENTS.findIndex(({ key }) => key === 'blight-of-nurgle')}`, 'use')
  expect(EVENTS[p.g.players[0]?.scheme ?? -1]?.key).toBe('blight-of-nurgle')
  expect(p.g.players[0]?.eventDeck).toHaveLength(eventsOf(CHAOS).length - 1)
})

test('FS-SIM-4, FS-SIM-6 · Prophets and Signs: two Cultists on a friendly world without one, or one on any', () => {
  const p = resolving('chaos', 'prophets-and-signs', { pieces: { '10A.nw': '0 cultist' } })
  p.answer('use')
  const [home, other] = [areaNamed(p.g, '3A.sw'), areaNamed(p.g, '10A.nw')]
  expect(p.options()).toEqual([arrive('cultist', 1, other), arrive('cultist', 2, home), arrive('cultist', 1, home)])
  p.answer(arrive('cultist', 2, home))
  expect(standing(p.g, '3A.sw')).toBe('0 cultist, 0 cultist, 0 city')
  const scarce = resolving('chaos', 'prophets-and-signs', {
    pieces: { '10A.nw': '0 cultist cultist cultist cultist', '10A.sw': '0 cultist cultist cultist cultist' },
  })
  scarce.answers('use', arrive('cultist', 2, home))
  expect(standing(scarce.g, '3A.sw')).toBe('0 cultist, 0 city')
})

test('FS-COMP-9 · Spoils of War, Moar Boyz!, Legacy of Vaul: asset tokens, up to three', () => {
  const spoils = resolving('chaos', 'spoils-of-war', { players: [{ assets: [3, 0, 0] }, {}] })
  spoils.answer('use')
  expect(spoils.g.players[0]?.assets).toEqual([3, 0, 1])
  const boyz = resolving('orks', 'moar-boyz')
  boyz.answer('use')
  expect(boyz.g.players[0]?.assets).toEqual([0, 0, 2])
  const vaul = resolving('eldar', 'legacy-of-vaul', { players: [{ assets: [2, 0, 0] }, {}] })
  vaul.answer('use')
  expect(vaul.g.players[0]?.assets).toEqual([3, 0, 0])
  const none = resolving('eldar', 'legacy-of-vaul')
  none.answer('use')
  expect(none.g.players[0]?.assets).toEqual([2, 0, 0])
  const full = resolving('eldar', 'legacy-of-vaul', { players: [{ assets: [3, 0, 0] }, {}] })
  expect(told(full, 'event-declined', 0)).toHaveLength(1)
})

test('FS-STRAT-16 · Touched by the Warp: a Cultist for an upgrade of a level up to the storms around its system, unpaid', () => {
  const given: Given = {
    pieces: { '10A.nw': '0 cultist cultist~', '2A.sw': '0 cultist' },
    storms: ['10A north', '10A east', '2A west'],
    players: [{ materiel: 0 }, {}],
    more: still,
  }
  const p = resolving('chaos', 'touched-by-the-warp', given)
  p.answer('use')
  const cultist = p.options()[0] ?? ''
  expect(p.options()).toHaveLength(3)
  p.answer(cultist)
  expect([asked(p), p.question().seat]).toEqual(['event.gain', 0])
  p.answer(upgradeId('complete-destruction'))
  expect(p.g.players[0]?.upgrades).toEqual([upgradeNamed('complete-destruction')])
  expect(p.g.players[0]?.materiel).toBe(0)
  expect(standing(p.g, '10A.nw')).toBe('0 cultist~')
  const q = resolving('chaos', 'touched-by-the-warp', { ...given, storms: ['10A north'] })
  q.answer('use')
  q.answer(q.options()[0] ?? '')
  expect(asked(q)).toBe('event.gain')
  expect(q.options().some((id) => id === upgradeId('complete-destruction'))).toBe(false)
})

test('FS-STRAT-16 · Touched by the Warp: storms count at the four borders of the Cultist’s own system, not at those of the next', () => {
  const level = (storm: string) => {
    const p = resolving('chaos', 'touched-by-the-warp', { pieces: { '10A.nw': '0 cultist' }, storms: [storm], more: still })
    p.answer('use')
    return [asked(p), p.question().params?.level]
  }
  expect([level('10A west'), level('1A north')]).toEqual([
    ['event.gain', 1],
    ['event.gain', 0],
  ])
})

test('FS-STRAT-16 · Touched by the Warp: a combat card replaces a kind of the deck', () => {
  const p = resolving('chaos', 'touched-by-the-warp', { pieces: { '10A.nw': '0 cultist' } })
  p.answers('use', cardId('mark-of-khorne'))
  expect(asked(p)).toBe('strategize.replaced')
  p.answer(p.options()[0] ?? '')
  expect(p.g.players[0]?.kinds).toContain(kindNamed('mark-of-khorne'))
  expect(p.g.players[0]?.combatDeck).toHaveLength(10)
})

test('FS-EVENT-7, FS-ROUT-7 · How We Getz Here?: a standing unit from any world to any uncontrolled one', () => {
  const p = resolving('orks', 'how-we-getz-here', { pieces: { '10A.nw': '0 nob ork-boyz~', '10A.se': '0 kill-kroozer' } })
  p.answer('use')
  const to = areaNamed(p.g, '5A.ne')
  const nob = unitIds(p.g, '10A.nw', 'nob')[0]
  expect(p.options().every((id) => id.startsWith(`relocate:${nob}:`))).toBe(true)
  expect(p.options()).not.toContain(`relocate:${nob}:${areaNamed(p.g, '3A.ne')}`)
  p.answer(`relocate:${nob}:${to}`)
  expect(standing(p.g, '5A.ne')).toBe('0 nob')
})

test("FS-SIM-7 · Letz Get Fightin': two Boyz beside a Nob, or one on any friendly world", () => {
  const p = resolving('orks', 'letz-get-fightin', { pieces: { '10A.nw': '0 nob' } })
  p.answer('use')
  const [beside, away] = [areaNamed(p.g, '10A.nw'), areaNamed(p.g, '3A.sw')]
  expect(p.options()).toEqual([arrive('ork-boyz', 2, beside), arrive('ork-boyz', 1, beside), arrive('ork-boyz', 1, away)])
  p.answer(p.options()[0] ?? '')
  expect(standing(p.g, '10A.nw')).toBe('0 ork-boyz, 0 ork-boyz, 0 nob')
})

test("FS-EVENT-7 · Lootin' 'n Stealin': 2 materiel, and a token of another player that its owner chooses", () => {
  const p = resolving('orks', 'lootin-n-stealin', {
    seats: 3,
    pieces: { '5A.ne': '2 falcon' },
    players: [{ materiel: 1 }, { assets: [1, 0, 1] }, { assets: [0, 2, 0] }],
  })
  p.answer('use')
  expect(p.g.players[0]?.materiel).toBe(3)
  expect([p.question().seat, p.options()]).toEqual([0, ['loot:1:0', 'loot:1:2', 'loot:2:1']])
  p.answer('loot:2:1')
  expect(p.g.players[2]?.assets).toEqual([0, 1, 0])
  expect(told(p, 'asset-lost', 2, 'asset', 'count')).toEqual(['@asset-cache 1'])
  const none = resolving('orks', 'lootin-n-stealin', { seats: 3, players: [{}, { assets: [1, 0, 0] }, {}] })
  none.answer('use')
  expect(none.options()).toEqual(['loot:1:0', 'loot:2:none'])
  none.answer('loot:2:none')
  expect([none.g.players[1]?.assets, told(none, 'asset-lost', 1)]).toEqual([[1, 0, 0], []])
  const q = resolving('orks', 'lootin-n-stealin', { players: [{ materiel: 1 }, {}] })
  q.answer('use')
  expect(q.g.players[0]?.materiel).toBe(3)
  expect(told(q, 'asset-lost', 1)).toEqual([])
})

test('FS-CLAR-7, FS-MAP-8 · Exodite Colony: for 1 materiel a city on a world without structure and Eldar objective, uncontrolled ones too', () => {
  const p = resolving('eldar', 'exodite-colony', {
    pieces: { '10A.nw': '0 falcon' },
    objectives: { '10A.ne': 'eldar', '10A.sw': 'orks' },
    players: [{ materiel: 1 }, {}],
  })
  p.answer('use')
  expect(p.options()).toContain(`site:${areaNamed(p.g, '10A.sw')}`)
  expect(p.options()).not.toContain(`site:${areaNamed(p.g, '10A.ne')}`)
  expect(p.options()).not.toContain(`site:${areaNamed(p.g, '3A.sw')}`)
  p.answer(`site:${areaNamed(p.g, '10A.sw')}`)
  expect(standing(p.g, '10A.sw')).toBe('0 city')
  expect(p.g.players[0]?.materiel).toBe(0)
  const poor = resolving('eldar', 'exodite-colony', { players: [{ materiel: 0 }, {}] })
  expect(told(poor, 'event-declined', 0)).toHaveLength(1)
})

test('FS-SHIP-6 · Outcasts Returned: a free Frigate in an uncontrolled void, or one of those on the board moved there', () => {
  const p = resolving('eldar', 'outcasts-returned', { pieces: { '10A.se': '0 hellebore-frigate', '1A.nw': '1 kill-kroozer' } })
  p.answer('use')
  expect(p.options()).not.toContain(arrive('hellebore-frigate', 1, areaNamed(p.g, '1A.nw')))
  p.answer(arrive('hellebore-frigate', 1, areaNamed(p.g, '5A.nw')))
  expect(standing(p.g, '5A.nw')).toBe('0 hellebore-frigate')
  const q = resolving('eldar', 'outcasts-returned', { pieces: { '10A.se': '0 hellebore-frigate' } })
  const move = (p2: typeof q) => p2.options().find((id) => id.startsWith('relocate:') && id.endsWith(`:${areaNamed(p2.g, '5A.nw')}`)) ?? ''
  q.answer('use')
  q.answer(move(q))
  expect([standing(q.g, '10A.se'), standing(q.g, '5A.nw')]).toEqual(['', '0 hellebore-frigate'])
})

test('FS-COST-9, FS-EVENT-15 · Path of the Warrior: a combat upgrade, cheaper by the friendly worlds with a city', () => {
  const p = resolving('eldar', 'path-of-the-warrior', { pieces: { '10A.nw': '0 city' }, players: [{ materiel: 0 }, {}] })
  p.answer('use')
  // Two cities: level 2. Upgrades that cost 2 are free, those that cost 4 now cost 2.
  expect(p.options()).toEqual([
    cardId('fire-dragons-vengeance'),
    cardId('swooping-hawks'),
    cardId('wraithguard-advance'),
    cardId('wraithguard-support'),
    'none',
  ])
  p.answers(cardId('fire-dragons-vengeance'), replaceId('command-of-the-autarch'))
  expect(p.g.players[0]?.kinds).toContain(kindNamed('fire-dragons-vengeance'))
  const q = resolving('eldar', 'path-of-the-warrior', { pieces: { '3A.sw': '0 factory' }, players: [{ materiel: 1 }, {}] })
  expect(told(q, 'event-declined', 0)).toHaveLength(1)
})

test('FS-COST-9, FS-EVENT-15 · Path of the Warrior: a friendly world without a structure makes nothing cheaper', () => {
  const options = (pieces: Record<string, string>) => {
    const p = resolving('eldar', 'path-of-the-warrior', { pieces: { '10A.nw': '0 city', ...pieces }, players: [{ materiel: 1 }, {}] })
    p.answer('use')
    return p.options()
  }
  expect(options({ '10A.ne': '0 falcon' })).toEqual(options({}))
})

test('FS-CLAR-8 · Incantation of Tzeentch: the three cards are drawn openly as to their number, and seen, so the use cannot be taken back', () => {
  const p = resolving('chaos', 'incantation-of-tzeentch')
  p.answer('use')
  expect(p.events(1, 'events-drawn').map(({ seat, count }) => [seat, count])).toEqual([
    [0, 1],
    [0, 3],
  ])
  expect(canUndo(p.table, 0)).toBe(false)
})

test('FS-EVENT-7, FS-CLAR-15 · Incantation of Tzeentch is shuffled back, also where a scheme comes into play', () => {
  const blight = EVENTS.findIndex(({ key }) => key === 'blight-of-nurgle')
  const incantation = EVENTS.findIndex(({ key }) => key === 'incantation-of-tzeentch')
  const places = [1, 2, 3, 4, 5, 6].map((seed) => {
    const events = 'incantation-of-tzeentch spoils-of-war blight-of-nurgle prophets-and-signs'
    const p = resolving('chaos', 'incantation-of-tzeentch', { seed, players: [{ events }, {}] })
    p.answers('use', `event:${blight}`, 'use')
    return p.g.players[0]?.eventDeck.indexOf(incantation)
  })
  expect(new Set(places).size).toBeGreaterThan(1)
})

test('FS-EVENT-17 · Touched by the Warp does nothing without a Cultist', () => {
  const p = resolving('chaos', 'touched-by-the-warp')
  expect(told(p, 'event-declined', 0)).toHaveLength(1)
})

test('FS-STRAT-16 · Touched by the Warp: each Cultist says how high it reaches; up to there every card not in the deck and every upgrade', () => {
  const p = resolving('chaos', 'touched-by-the-warp', {
    pieces: { '10A.nw': '0 cultist', '2A.sw': '0 cultist' },
    storms: ['10A north', '2A west', '2A south'],
    more: still,
  })
  p.answer('use')
  const cultists = p.question()
  expect([asked(p), cultists.seat]).toEqual(['event.cultist', 0])
  expect(cultists.kind === 'options' && cultists.options.map(({ params }) => [params?.code, params?.level])).toEqual([
    ['10A', 1],
    ['2A', 2],
  ])
  p.answer(p.options()[1] ?? '')
  expect([p.question().params?.level, standing(p.g, '2A.sw')]).toEqual([2, ''])
  const cards = COMBAT_CARDS.filter(({ faction, starting, level }) => faction === CHAOS && !starting && level <= 2).map(
    ({ id }) => `card:${id}`,
  )
  const upgrades = UPGRADES.filter(({ faction, level }) => faction === CHAOS && level <= 2).map(({ key }) => upgradeId(key))
  expect(p.options()).toEqual([...cards, ...upgrades])
  p.answer(upgradeId('complete-destruction'))
  expect(told(p, 'upgrade-bought', 0, 'upgrade', 'materiel')).toEqual(['@upgrade-complete-destruction 0'])
})

test('FS-STRAT-16 · Touched by the Warp: nothing is paid for a combat card', () => {
  const p = resolving('chaos', 'touched-by-the-warp', { pieces: { '10A.nw': '0 cultist' }, players: [{ materiel: 3 }, {}] })
  p.answers('use', cardId('mark-of-khorne'))
  p.answer(p.options()[0] ?? '')
  expect(told(p, 'card-bought', 0, 'materiel')).toEqual(['0'])
  expect(p.g.players[0]?.materiel).toBe(3)
})

test("FS-EVENT-7 · How We Getz Here?: its owner's units only, to where the option says", () => {
  const p = resolving('orks', 'how-we-getz-here', { seats: 3, pieces: { '10A.nw': '0 nob', '2A.sw': '2 aspect-warrior' } })
  p.answer('use')
  expect([asked(p), p.question().seat]).toEqual(['event.relocation', 0])
  const nob = unitIds(p.g, '10A.nw', 'nob')[0]
  expect(p.options().every((id) => id.startsWith(`relocate:${nob}:`))).toBe(true)
  const question = p.question()
  const there =
    question.kind === 'options' ? question.options.find(({ id }) => id === `relocate:${nob}:${areaNamed(p.g, '5A.ne')}`) : undefined
  expect(there?.params).toMatchObject({ code: '5A' })
})

test('FS-EVENT-17 · How We Getz Here? does nothing without an uncontrolled world; one is enough', () => {
  const held = { '10A.nw': '0 nob', '10A.ne': '1 scout' }
  const none = resolving('orks', 'how-we-getz-here', { tiles: TWO_TILES, pieces: { ...held, '10A.sw': '1 scout' } })
  expect(told(none, 'event-declined', 0)).toHaveLength(1)
  const one = resolving('orks', 'how-we-getz-here', { tiles: TWO_TILES, pieces: held })
  one.answer('use')
  expect([standing(one.g, '10A.nw'), standing(one.g, '10A.sw')]).toEqual(['', '0 nob'])
})

test('FS-CLAR-7, FS-EVENT-17 · Exodite Colony: one world is enough; of several its owner chooses', () => {
  const held = { '10A.nw': '0 falcon', '10A.ne': '1 nob' }
  const one = resolving('eldar', 'exodite-colony', {
    tiles: TWO_TILES,
    pieces: { ...held, '10A.sw': '1 nob' },
    players: [{ materiel: 1 }, {}],
  })
  one.answer('use')
  expect(standing(one.g, '10A.nw')).toBe('0 falcon, 0 city')
  const two = resolving('eldar', 'exodite-colony', { tiles: TWO_TILES, pieces: held, players: [{ materiel: 1 }, {}] })
  two.answer('use')
  expect([asked(two), two.question().seat, two.options()]).toEqual(['event.site', 0, ['site:0', 'site:3']])
})

test('FS-EVENT-17, FS-SHIP-6 · Outcasts Returned: only with an uncontrolled void, and with a Frigate in the supply or a standing one on the board', () => {
  const outcasts = (pieces: Record<string, string>) => resolving('eldar', 'outcasts-returned', { tiles: TWO_TILES, pieces })
  const frigates = (line: string) => outcasts({ '10A.se': `0 ${line}`, '3A.se': '1 kill-kroozer' })
  const declined = (p: ReturnType<typeof resolving>) => told(p, 'event-declined', 0).length === 1
  const closed = { '10A.se': '1 kill-kroozer', '3A.se': '1 kill-kroozer' }
  expect(declined(outcasts({ ...closed, '3A.nw': '1 kill-kroozer' }))).toBe(true)
  const supplied = outcasts(closed)
  supplied.answer('use')
  expect(standing(supplied.g, '3A.nw')).toBe('0 hellebore-frigate')
  const routed = Array.from({ length: 5 }, () => 'hellebore-frigate~').join(' ')
  expect(declined(frigates(`${routed} hellebore-frigate~`))).toBe(true)
  const standingOne = frigates(`${routed} hellebore-frigate`)
  standingOne.answer('use')
  expect(standing(standingOne.g, '3A.nw')).toBe('0 hellebore-frigate')
})

test('FS-SHIP-6, FS-ROUT-7 · Outcasts Returned moves standing Frigates only, and places one', () => {
  const p = resolving('eldar', 'outcasts-returned', {
    pieces: { '10A.se': '0 hellebore-frigate~ void-stalker', '1A.nw': '0 hellebore-frigate' },
  })
  p.answer('use')
  expect([asked(p), p.question().seat]).toEqual(['event.relocation', 0])
  const moved = unitIds(p.g, '1A.nw', 'hellebore-frigate')[0]
  const to = areaNamed(p.g, '5A.nw')
  const question = p.question()
  const options = question.kind === 'options' ? question.options : []
  expect(options.filter(({ to: place, id }) => place !== undefined && !id.startsWith(`relocate:${moved}:`))).toEqual([])
  const placed = options.find(({ id }) => id === arrive('hellebore-frigate', 1, to))
  expect(placed?.params).toMatchObject({ count: 1, code: '5A' })
})

test('FS-EVENT-17, FS-SIM-7 · a tactic that places units: one world is enough; without a unit in the supply it does nothing', () => {
  const one = resolving('chaos', 'prophets-and-signs')
  one.answers('use', arrive('cultist', 2, areaNamed(one.g, '3A.sw')))
  expect(standing(one.g, '3A.sw')).toBe('0 cultist, 0 cultist, 0 city')
  const nine = Array.from({ length: 9 }, () => 'cultist').join(' ')
  expect(told(resolving('chaos', 'prophets-and-signs', { pieces: { '10A.nw': `0 ${nine}` } }), 'event-declined', 0)).toHaveLength(1)
})

test('FS-SIM-7 · where free units come the owner of the event says, of worlds named by their system', () => {
  const p = resolving('chaos', 'prophets-and-signs', { pieces: { '10A.nw': '0 cultist' } })
  p.answer('use')
  const question = p.question()
  expect([asked(p), question.seat]).toEqual(['event.arrival', 0])
  expect(question.kind === 'options' && question.options.map(({ params }) => params?.code)).toEqual(['10A', '3A', '3A'])
})

test('FS-SIM-9, FS-COMP-12, FS-COMP-16 · The Emperor Protects: only with a bastion in the supply and a control token left', () => {
  const offered = (pieces: Record<string, string>) =>
    asked(resolving('space-marines', 'emperor-protects', { pieces: { '10A.nw': '0 scout', ...pieces } })) === 'refresh.resolve'
  const bastions = (count: number) => ({ '3A.ne': `1 ${Array.from({ length: count }, () => 'bastion').join(' ')}` })
  expect([offered(bastions(10)), offered(bastions(11))]).toEqual([true, false])
  // Next to the city in 3A.
  const factories = (count: number) => ({ '10A.sw': `0 ${Array.from({ length: count }, () => 'factory').join(' ')}` })
  expect([offered(factories(7)), offered(factories(8))]).toEqual([true, false])
})

test('FS-SIM-9 · The Emperor Protects: its owner chooses the world, and everybody is told where', () => {
  const p = resolving('space-marines', 'emperor-protects', { pieces: { '10A.nw': '0 scout', '2A.sw': '0 scout' } })
  p.answer('use')
  const question = p.question()
  expect([asked(p), question.seat]).toEqual(['event.site', 0])
  expect(question.kind === 'options' && question.options.map(({ params }) => params?.code)).toEqual(['10A', '2A', '3A'])
  p.answer(`site:${areaNamed(p.g, '2A.sw')}`)
  expect(told(p, 'structure-placed', 0, 'structure', 'code')).toEqual(['@structure-bastion 2A'])
})

test('FS-DOM-2, FS-REFRESH-3, FS-EVENT-17 · Work of the Righteous: each friendly world for what it has; nothing without one', () => {
  const worlds = { '10A.nw': '0 scout', '10A.sw': '0 scout', '1A.sw': '0 scout' }
  const p = resolving('space-marines', 'work-of-the-righteous', { pieces: worlds })
  p.answer('use')
  const [turaci, arynnia, nicea, azerukh] = ['10A.nw', '10A.sw', '1A.sw', '3A.sw'].map((area) => areaNamed(p.g, area))
  const options = [
    `assets:${turaci}`,
    `materiel:${arynnia}`,
    `assets:${nicea}`,
    `materiel:${nicea}`,
    `assets:${azerukh}`,
    `materiel:${azerukh}`,
  ]
  expect([asked(p), p.question().seat, p.options()]).toEqual(['event.yield', 0, options])
  const question = p.question()
  expect(question.kind === 'options' && question.options.map(({ params }) => params?.code)).toEqual(['10A', '10A', '1A', '1A', '3A', '3A'])
  // With Arynnia alone its materiel is gained without a question.
  const one = resolving('space-marines', 'work-of-the-righteous', {
    pieces: { '3A.sw': '1 nob', '10A.sw': '0 scout' },
    players: [{ materiel: 2 }, {}],
  })
  one.answer('use')
  expect(one.g.players[0]?.materiel).toBe(3)
  const none = resolving('space-marines', 'work-of-the-righteous', { pieces: { '3A.sw': '1 nob', '10A.se': '0 strike-cruiser' } })
  expect(told(none, 'event-declined', 0)).toHaveLength(1)
})

test('FS-EVENT-15, FS-EVENT-17 · Path of the Warrior: one card that can be paid is enough', () => {
  const kinds = 'hit-and-run howling-banshees ranger-support striking-scorpions fire-dragons-vengeance'
  const p = resolving('eldar', 'path-of-the-warrior', {
    pieces: { '3A.sw': '0 factory' },
    players: [{ kinds, materiel: 1 }, {}],
  })
  p.answer('use')
  expect([asked(p), p.question().seat, p.options()]).toEqual(['strategize.card', 0, [cardId('command-of-the-autarch'), 'none']])
})
