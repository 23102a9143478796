import { canUndo } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { EVENTS, eventsOf } from '../content/events.ts'
import { forbiddenStars } from '../index.ts'
import { placeStructure, structureInSupply } from '../rules/structures.ts'
import { told } from './fight.ts'
import { areaNamed, arrive, asked, begin, type Given, standing } from './given.ts'
import { upgradeId, upgradeNamed } from './orders.ts'

const event = (key: string) => `event:${EVENTS.findIndex((one) => one.key === key)}`

/** The event substeps of seat 0, with worlds for both so that nobody is eliminated, and no storm that could move. */
function drawing(given: Given) {
  return begin({ step: 'event', ...given, pieces: { '3A.ne': '1 factory', '3A.sw': '0 factory', ...given.pieces } })
}

test('FS-EVENT-7, FS-EVENT-8 · each faction has tactics and schemes, at least four of each', () => {
  for (const faction of [0, 1, 2, 3]) {
    const schemes = eventsOf(faction).filter((id) => EVENTS[id]?.scheme).length
    expect([schemes >= 4, eventsOf(faction).length - schemes >= 4]).toEqual([true, true])
  }
})

test('FS-EVENT-1, FS-EVENT-2, FS-COMP-19 · as many cards as orders on the deck; one is chosen, the others are shown and shuffled back, the orders return', () => {
  const p = drawing({
    seats: 3,
    players: [{ eventOrders: 'strategize deploy', events: 'heroic-intervention exterminatus' }, {}, {}],
    pieces: { '5A.ne': '2 falcon' },
  })
  expect(p.events(1, 'events-drawn').map(({ count }) => count)).toEqual([2])
  expect(p.options()).toEqual([event('exterminatus'), event('heroic-intervention')])
  const before = p.g.players[0]?.orders.length ?? 0
  p.answer(event('heroic-intervention'))
  expect(p.events(2, 'event-chosen').map(({ card }) => card)).toEqual(['@event-heroic-intervention'])
  expect(p.events(2, 'event-discarded').map(({ card }) => card)).toEqual(['@event-exterminatus'])
  expect([p.g.players[0]?.eventOrders, p.g.players[0]?.drawn]).toEqual([[], []])
  expect(p.g.players[0]?.orders.length).toBe(before + 2)
  expect(p.g.players[0]?.eventDeck).toHaveLength(7)
})

test('FS-GOLD-6, FS-EVENT-2 · nobody else sees the cards drawn', () => {
  const p = drawing({ players: [{ eventOrders: 'strategize deploy', events: 'heroic-intervention exterminatus' }, {}] })
  expect(p.table.questions.map(({ seat }) => seat)).toEqual([0])
  expect(p.events(1).some(({ card }) => card === '@event-exterminatus')).toBe(false)
  expect(forbiddenStars.view(p.g, 1).players[0]?.drawn).toBeNull()
  expect(forbiddenStars.view(p.g, 0).players[0]?.drawn).toHaveLength(2)
})

test('FS-EVENT-3, FS-EVENT-4, FS-STORM-7 · the storm icon comes first; a card may be chosen though no storm can move', () => {
  const p = drawing({ players: [{ eventOrders: 'strategize', events: 'heroic-intervention' }, {}], storms: ['10A east'] })
  expect(asked(p)).toBe('refresh.storm')
  p.answer(p.options()[0] ?? '')
  expect(asked(p)).toBe('refresh.resolve')
  const q = drawing({ players: [{ eventOrders: 'strategize', events: 'heroic-intervention' }, {}] })
  expect(told(q, 'storm-stays', 0)).toHaveLength(1)
  expect(asked(q)).toBe('refresh.resolve')
})

test('FS-EVENT-5, FS-EVENT-16 · the ability may be declined, the storm not; the card goes back', () => {
  const p = drawing({
    players: [{ eventOrders: 'strategize', events: 'exterminatus', scheme: 'emperors-champion' }, {}],
    storms: ['10A east'],
  })
  p.answer(p.options()[0] ?? '')
  p.answer('decline')
  expect(EVENTS[p.g.players[0]?.scheme ?? -1]?.key).toBe('emperors-champion')
  expect(p.g.players[0]?.eventDeck).toHaveLength(7)
})

test('FS-EVENT-6 · without orders on the deck the top card only moves a storm', () => {
  const p = drawing({ players: [{ events: 'heroic-intervention' }, {}], storms: ['10A east'] })
  expect(asked(p)).toBe('refresh.storm')
  expect(told(p, 'event-revealed', 0, 'card')).toEqual(['@event-heroic-intervention'])
  p.answer(p.options()[0] ?? '')
  expect(p.events('spectator', 'unit-placed')).toEqual([])
  expect(p.g.players[0]?.eventDeck.toSorted((one, other) => one - other)).toEqual(eventsOf(0))
})

test('FS-EVENT-7 · a tactic is resolved at once and shuffled back', () => {
  const p = drawing({ players: [{ eventOrders: 'strategize', events: 'heroic-intervention' }, {}] })
  p.answers('use', arrive('scout', 1, areaNamed(p.g, '3A.sw')))
  expect(standing(p.g, '3A.sw')).toBe('0 scout, 0 factory')
  expect(p.g.players[0]?.eventDeck).toHaveLength(8)
})

test('FS-EVENT-8, FS-EVENT-9 · a scheme stays in play; a new one discards the older one', () => {
  const p = drawing({ players: [{ eventOrders: 'strategize', events: 'exterminatus', scheme: 'emperors-champion' }, {}] })
  p.answer('use')
  expect(EVENTS[p.g.players[0]?.scheme ?? -1]?.key).toBe('exterminatus')
  expect(told(p, 'event-discarded', 0, 'card')).toEqual(['@event-emperors-champion'])
  expect(p.g.players[0]?.eventDeck).toHaveLength(7)
})

test('FS-EVENT-10 · a used scheme goes back into the deck at once', () => {
  const p = begin({
    orders: { '10A': '0 advance', '1A': '1 deploy' },
    players: [{ scheme: 'unwavering-resolve' }, {}],
    pieces: { '10A.nw': '0 scout~', '3A.ne': '1 factory' },
  })
  p.answers('instead', 'system:0')
  expect(p.g.players[0]?.scheme).toBe(-1)
  expect(p.g.players[0]?.eventDeck).toHaveLength(8)
})

test('FS-EVENT-11 · only at its moment, but already in the phase in which it came into play', () => {
  const p = begin({
    orders: { '10A': '0 advance', '1A': '1 deploy' },
    players: [{ scheme: 'exterminatus' }, {}],
    pieces: { '10A.nw': '0 scout', '3A.ne': '1 factory' },
  })
  expect(asked(p)).toBe('operations.resolve')
  const q = drawing({
    factions: ['chaos', 'orks'],
    players: [{ eventOrders: 'strategize', events: 'prayer-to-the-dark-gods' }, { events: 'moar-boyz' }],
    storms: ['10A east', '3A east'],
  })
  q.answer(q.options()[0] ?? '')
  q.answer('use')
  // The Orks are about to move the other storm.
  if (asked(q) === 'refresh.storm') q.answer(q.options()[0] ?? '')
  expect([asked(q), q.question().seat]).toEqual(['scheme.storm', 0])
})

test('FS-EVENT-12, FS-CAP-8, FS-ELIM-2 · instead of an order: the whole turn; nothing is revealed, and play passes', () => {
  const p = begin({
    seats: 3,
    orders: { '10A': '0 advance', '1A': '1 deploy' },
    players: [{ scheme: 'unwavering-resolve' }, {}, {}],
    pieces: { '10A.nw': '0 scout~ scout', '10A.ne': '0 space-marine~', '3A.ne': '1 factory', '5A.ne': '2 falcon' },
  })
  expect([asked(p), p.options()]).toEqual(['operations.order', ['reveal:0', 'instead']])
  p.answers('instead', 'system:0')
  expect(standing(p.g, '10A.nw')).toBe('0 scout, 0 scout')
  expect(standing(p.g, '10A.ne')).toBe('0 space-marine')
  expect(p.g.stacks[0]).toHaveLength(1)
  expect(p.question().seat).toBe(1)
})

test('FS-EVENT-13 · only with your own order on top of a stack', () => {
  const p = begin({
    orders: { '10A': '0 advance, 1 deploy' },
    players: [{ scheme: 'unwavering-resolve' }, {}],
    pieces: { '10A.nw': '0 scout~', '3A.ne': '1 factory' },
    active: 1,
  })
  expect(p.question().seat).toBe(1)
})

test('FS-EVENT-14 · an area that an event makes contested is fought over right after, its owner attacking', () => {
  const p = begin({
    seats: 3,
    step: 'event-fight',
    active: 2,
    pieces: { '10A.nw': '0 scout, 2 falcon', '3A.ne': '1 factory' },
    more: (g) => {
      g.attacker = 2
    },
  })
  expect(p.g.combat?.sides.map(({ seat }) => seat)).toEqual([2, 0])
  expect(p.g.combat?.ofOrder).toBe(false)
  // The event is over once the combat is, and not before.
  while (p.g.combat !== null) {
    expect(p.g.step).toBe('event-fight')
    const question = p.table.questions[0]
    if (question === undefined || question.kind === 'plan') throw new Error('nothing to choose')
    const ids = question.options.map(({ id }) => id)
    p.answer(question.kind === 'multi-select' ? { options: ids.slice(0, question.least) } : (ids.at(-1) ?? ''), question.seat)
  }
  expect(p.events('spectator', 'combat-begun')).toHaveLength(1)
  expect(p.g.step).not.toBe('event-fight')
})

test('FS-EVENT-15 · purchases of events need the command level, but no strategize order', () => {
  const p = drawing({
    players: [{ eventOrders: 'strategize', events: 'rites-of-battle', materiel: 3 }, {}],
    pieces: { '10A.nw': '0 bastion', '10A.sw': '0 bastion' },
  })
  p.answer('use')
  // Level 0 only; the price is 1 minus 2.
  expect(p.options()).toEqual([upgradeId('rain-of-fire'), 'none'])
  p.answer(upgradeId('rain-of-fire'))
  expect(p.g.players[0]?.materiel).toBe(3)
  expect(p.g.players[0]?.upgrades).toEqual([upgradeNamed('rain-of-fire')])
})

test('FS-EVENT-17 · a scheme without a legal choice is not offered; a tactic without one does nothing', () => {
  const given: Given = {
    factions: ['chaos', 'orks'],
    orders: { '10A': '0 advance', '1A': '1 deploy' },
    players: [{ scheme: 'blight-of-nurgle' }, {}],
    pieces: { '10A.nw': '0 cultist', '3A.ne': '1 factory' },
  }
  expect(asked(begin(given))).toBe('operations.resolve')
  expect(begin({ ...given, pieces: { ...given.pieces, '10A.sw': '1 nob' } }).options()).toContain('instead')
  const tactic = drawing({ factions: ['orks', 'space-marines'], players: [{ eventOrders: 'strategize', events: 'how-we-getz-here' }, {}] })
  expect(told(tactic, 'event-declined', 0)).toHaveLength(1)
  expect(tactic.g.players[0]?.eventDeck).toHaveLength(8)
  const resolve = begin({
    orders: { '10A': '0 advance', '1A': '1 deploy' },
    players: [{ scheme: 'unwavering-resolve' }, {}],
    pieces: { '10A.nw': '0 scout', '3A.ne': '1 factory' },
  })
  expect(resolve.options()).toContain('instead')
})

test('FS-EVENT-1, FS-PLAN-9 · once the next seat has seen its cards, nobody takes back what came before', () => {
  const before = { eventOrders: 'strategize', events: 'exterminatus' }
  const storms = ['10A east', '3A east']
  const drawn = drawing({ players: [before, { eventOrders: 'strategize deploy', events: 'moar-boyz warboss' }] })
  drawn.answer('use')
  expect([asked(drawn), drawn.question().seat]).toEqual(['refresh.event', 1])
  expect(canUndo(drawn.table, 0)).toBe(false)
  const shown = drawing({ players: [before, { events: 'warboss' }], storms })
  shown.answer(shown.options()[0] ?? '')
  shown.answer('use')
  expect([asked(shown), shown.question().seat]).toEqual(['refresh.storm', 1])
  expect(canUndo(shown.table, 0)).toBe(false)
})

/** Where the first of these cards of seat 0 ends up in its deck, for several seeds. */
function placesOf(events: string, orders: string, answers: readonly string[]): Set<number | undefined> {
  const [first = ''] = events.split(' ')
  const places = [1, 2, 3, 4, 5, 6].map((seed) => {
    const p = drawing({ seed, players: [{ eventOrders: orders, events }, {}] })
    p.answers(...answers)
    return p.g.players[0]?.eventDeck.indexOf(Number(event(first).slice(6)))
  })
  return new Set(places)
}

test('FS-COMP-19, FS-EVENT-2, FS-EVENT-7 · the cards not chosen, and a tactic resolved, are shuffled back', () => {
  const discarded = placesOf('heroic-intervention exterminatus', 'strategize deploy', [event('exterminatus'), 'use'])
  expect(discarded.has(-1)).toBe(false)
  expect(discarded.size).toBeGreaterThan(1)
  const resolved = placesOf('heroic-intervention', 'strategize', ['decline'])
  expect(resolved.has(-1)).toBe(false)
  expect(resolved.size).toBeGreaterThan(1)
})

test('FS-EVENT-7, FS-EVENT-8 · everybody is told which card is resolved, and which scheme comes into play', () => {
  const tactic = drawing({ players: [{ eventOrders: 'strategize', events: 'heroic-intervention' }, {}] })
  tactic.answer('use')
  expect(told(tactic, 'event-resolved', 0, 'card')).toEqual(['@event-heroic-intervention'])
  const scheme = drawing({ players: [{ eventOrders: 'strategize', events: 'exterminatus' }, {}] })
  scheme.answer('use')
  expect(told(scheme, 'scheme-played', 0, 'card')).toEqual(['@event-exterminatus'])
})

test('FS-EVENT-2, FS-EVENT-5 · whose event it is says which card, and whether its ability is used', () => {
  const p = drawing({ players: [{ eventOrders: 'strategize deploy', events: 'heroic-intervention exterminatus' }, {}] })
  expect([asked(p), p.question().seat]).toEqual(['refresh.event', 0])
  p.answer(event('exterminatus'))
  expect([asked(p), p.question().seat]).toEqual(['refresh.resolve', 0])
})

test('FS-COMP-12, FS-COMP-14, FS-EVENT-17 · an event builds nothing without a control token, nor without a structure in the supply', () => {
  const declined = (seat: number, factories: number, bastions: number) => {
    const p = drawing({
      players: [{ eventOrders: 'strategize', events: 'emperor-protects', materiel: 3 }, {}],
      pieces: { '10A.nw': '0 scout' },
      more: (g) => {
        const site = areaNamed(g, seat === 0 ? '3A.sw' : '3A.ne')
        for (let count = 0; count < factories; count++) placeStructure(g, structureInSupply(g, 0), seat, site)
        for (let count = 0; count < bastions && structureInSupply(g, 2) >= 0; count++)
          placeStructure(g, structureInSupply(g, 2), seat, site)
      },
    })
    return told(p, 'event-declined', 0).length === 1
  }
  // One of nine tokens lies on the factory there.
  expect([declined(0, 5, 3), declined(0, 5, 2)]).toEqual([true, false])
  expect([declined(1, 0, 99), declined(1, 5, 3)]).toEqual([true, false])
})
