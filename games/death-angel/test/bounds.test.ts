import type { Rule } from '@orrery/kernel'
import { type Play, play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { ACTION_CARDS } from '../content/actions.ts'
import { DOOR } from '../content/terrain.ts'
import { deathAngel } from '../index.ts'
import { discardFromPile } from '../rules/blip.ts'
import { drawEvent, drawGenestealer } from '../rules/components.ts'
import { resolveEvent } from '../rules/event.ts'
import { revealActions } from '../rules/resolve.ts'
import { resolveSpawnBoxes, spawn, spawnInto } from '../rules/spawn.ts'
import { mergeAllSwarms } from '../rules/swarm.ts'
import { placeTerrain, removeTerrain } from '../rules/terrain.ts'
import { travel } from '../rules/travel.ts'
import { format } from '../scenario/index.ts'
import type { State, Swarm } from '../state.ts'
import { type Given, passedTo, pileSizes, swarmText, table } from './given.ts'

/** A table at the question with the given name, after passing the earlier questions. */
function until(given: Given, name: string): Play<State> {
  return passedTo(table({ events: ['rewarded-faith'], ...given }), name)
}

/** A table at which Leon has just activated the Control Panel. */
function panel(location: string, given: Partial<Given> = {}): Play<State> {
  const p = until(
    { formation: 'leon< deino> scipio> omnio<', cards: 'onward-brothers', terrain: ['control-panel 1 left'], location, ...given },
    'activate',
  )
  p.answer(p.options()[0] as string)
  return p
}

/** A state on which a test calls rules directly. */
function still(given: Partial<Given> = {}, seats = 1): State {
  return table({ formation: 'leon< deino> scipio>', cards: 'onward-brothers', ...given }, { seats }).g
}

/** Whether a rule finishes without a question. */
function asksNothing(rule: Rule): boolean {
  return rule.next({ seat: 0, value: undefined }).done === true
}

/** How often an action reveals something hidden. */
function shown(g: State, act: () => void): number {
  const before = g.reveals
  act()
  return g.reveals - before
}

test('DA-ABIL-7 · Strategize with one marine and one swarm leads across, and says where', () => {
  const p = until({ formation: 'omnio<', cards: 'strategize', swarms: ['1 right: head'], supply: 0 }, 'strategize')
  expect(p.question()).toMatchObject({ options: [{ id: 'shift:1:right:across', to: 'place:1:left' }, { id: 'done' }] })
})

test('DA-ABIL-7 · Strategize offers up, down and across, in this order', () => {
  const p = until({ formation: 'zael< omnio< leon<', cards: 'strategize', swarms: ['2 left: head'], supply: 0 }, 'strategize')
  expect(p.options()).toEqual(['shift:2:left:up', 'shift:2:left:down', 'shift:2:left:across', 'done'])
})

test('DA-ABIL-7 · the topmost swarm, too, makes both parts of Strategize, and swarms stay in order between them', () => {
  const p = until(
    { formation: 'zael< omnio< leon<', cards: 'strategize', swarms: ['1 left: head', '2 right: tail'], supply: 0 },
    'strategize',
  )
  p.answer('shift:2:right:up')
  expect(p.g.swarms.map((swarm) => swarm.cards)).toEqual([[0], [9]])
  p.answer('shift:1:right:across')
  const q = until({ formation: 'zael< omnio< leon<', cards: 'strategize', swarms: ['1 left: head'], supply: 0 }, 'strategize')
  q.answers('shift:1:left:across', 'shift:1:right:down')
  const moved = q.events('spectator', 'swarm-moved').filter((event) => event.rule === 'DA-ABIL-7')
  expect(moved.map((event) => [event.toPosition, event.toSide])).toEqual([
    [1, '@side-right'],
    [2, '@side-right'],
  ])
})

test('DA-ABIL-7 · swarms stay in the order of attack between the parts of Strategize', () => {
  const p = until(
    { formation: 'zael< omnio< leon<', cards: 'strategize', swarms: ['1 left: head', '2 left: tail'], supply: 0 },
    'strategize',
  )
  p.answer('shift:1:left:down')
  p.answer('done')
  const down = until(
    { formation: 'zael< omnio< leon<', cards: 'strategize', swarms: ['1 right: head', '2 left: tail'], supply: 0 },
    'strategize',
  )
  down.answer('shift:1:right:down')
  expect(down.g.swarms.map((swarm) => swarm.cards)).toEqual([[9], [0]])
})

test('DA-ABIL-11, DA-ABIL-12 · the last card of a pile may go, be it the first or the second, and an empty one is not asked for', () => {
  const stealth = (blips: readonly [number, number]) => until({ formation: 'leon< scipio>+1', cards: 'stealth-tactics', blips }, 'stealth')
  const left = stealth([1, 4])
  expect(left.options()).toEqual(['pile:left', 'pile:right', 'decline'])
  left.answer('pile:left')
  expect(left.events('spectator', 'blip-discarded')).toMatchObject([{ side: '@side-left', on: 'pile:left' }])
  const right = stealth([1, 4])
  right.answer('pile:right')
  expect(right.options()).toEqual(['again:9', 'decline'])
  expect(right.events('spectator', 'blip-discarded')).toMatchObject([{ on: 'pile:right' }])
  const none = stealth([3, 4])
  none.answer('decline')
  expect(none.events('spectator', 'blip-discarded')).toEqual([])
  const empty = until({ formation: 'leon< scipio>+1', cards: 'stealth-tactics', blips: [0, 4], location: 'launch-control-room' }, 'stealth')
  empty.answer('pile:right')
  expect(empty.question().name).not.toBe('stealth-again')
})

test('DA-ABIL-14, DA-COMP-12 · Forward Scouting shuffles a single discard in, and what is seen is known until it is drawn', () => {
  const scout = (also: (g: State) => void) => until({ formation: 'zael< omnio< leon<', cards: 'forward-scouting', also }, 'scout')
  const one = scout((g) => {
    g.eventDiscard = g.eventDeck.splice(0, 1)
    g.eventDeck = []
  })
  one.answer('look')
  expect(one.g.scouted).toEqual([{ card: one.g.eventDeck[0], seat: 0 }])
  const known = scout((g) => {
    g.scouted = [
      { card: g.eventDeck[0] as number, seat: 0 },
      { card: g.eventDeck[0] as number, seat: 1 },
      { card: g.eventDeck[1] as number, seat: 0 },
    ]
  })
  const before = known.g.reveals
  known.answer('look')
  expect(known.g.reveals).toBe(before + 1)
  const [first, second] = known.g.eventDeck as [number, number]
  const seen = (g: State) => g.scouted.map(({ card, seat }) => [card, seat])
  expect(seen(known.g)).toEqual([
    [first, 0],
    [first, 1],
    [second, 0],
  ])
  drawEvent(known.g)
  expect(seen(known.g)).toEqual([[second, 0]])
  drawEvent(known.g)
  expect(seen(known.g)).toEqual([])
  const other = scout((g) => {
    g.scouted = [
      { card: g.eventDeck[0] as number, seat: 1 },
      { card: g.eventDeck[1] as number, seat: 0 },
    ]
  })
  other.answer('look')
  expect(seen(other.g)).toContainEqual([other.g.eventDeck[0], 0])
})

test('DA-ABIL-14 · the events looked at are seen from the top of the deck on, whichever was looked at first', () => {
  const given = { formation: 'zael< omnio< leon<', cards: 'forward-scouting', events: ['evasion', 'resupply'] }
  const p = until({ ...given, also: (g) => g.scouted.push({ card: g.eventDeck[1] as number, seat: 0 }) }, 'scout')
  p.answer('look')
  const seen = deathAngel.view(p.g, 0)
  expect(seen.scouted.map(({ place, event }) => [place, event.key])).toEqual([
    [0, 'evasion'],
    [1, 'resupply'],
  ])
  expect(format.describe?.(seen, 0).table).toMatchObject({ events: ['evasion', 'resupply'] })
})

test('DA-ABIL-15, DA-BLIP-8 · the pile is shuffled with what Intimidation puts in', () => {
  const orders = [1, 2, 3, 4].map((seed) => {
    const given: Given = { formation: 'lorenzo< leon<', cards: 'intimidation', swarms: ['1 left: head tail'], blips: [5, 4], dice: [2] }
    const p = until({ ...given, shuffles: [seed % 4, 0, 1, 0, 0] }, 'intimidation')
    p.answer('roll')
    return (p.g.blips[1] ?? []).indexOf(9)
  })
  expect(new Set(orders).size).toBeGreaterThan(1)
})

test('DA-ATK-1, DA-ABIL-17, DA-ABIL-22 · Lorenzo attacks once, Claudio may charge instead, and without him nobody does', () => {
  const lead = table({ formation: 'lorenzo< deino< leon<', cards: 'lead-by-example', swarms: ['1 left: head head'], dice: [5] })
  lead.answer('attack:6:1:left')
  expect(lead.options().some((id) => id.startsWith('attack:6'))).toBe(false)
  const without = until({ formation: 'goriel< leon<', slain: 'claudio', cards: 'heroic-charge', swarms: ['1 left: head'] }, 'attack')
  expect(without.options()).toEqual(['attack:3:1:left', 'done'])
  const claudio = until({ formation: 'claudio< leon<', cards: 'heroic-charge', swarms: ['1 left: head'] }, 'attack')
  expect(claudio.options()).toEqual(['attack:2:1:left', 'charge:2', 'done'])
})

test('DA-EVCARD-13, DA-ABIL-17 · the first marine of all attacks and gets tokens as any other', () => {
  const instinct = { phase: 'event' as const, events: ['quick-instincts'], resolved: 'lead-by-example', dice: [1] }
  const gideon = table({ formation: 'gideon< lorenzo>', swarms: ['1 left: head head'], ...instinct })
  gideon.answers('choose:0', 'attack:0:1:left')
  expect(gideon.events('spectator', 'attacked')).toHaveLength(1)
  // Gideon is not blue, so he gets no token for what he slays.
  expect(gideon.events('spectator', 'genestealer-slain')).toHaveLength(1)
  expect(gideon.question().name).not.toBe('support')
  const lead = table({
    formation: 'lorenzo< deino< gideon<',
    cards: 'lead-by-example',
    swarms: ['1 left: head', '2 left: tail'],
    dice: [1, 1],
    supply: 1,
  })
  lead.answers('attack:6:1:left', 'support:0')
  expect(lead.g.marines[0]?.tokens).toBe(1)
  expect(lead.g.leadUsed).toBe(true)
})

test('DA-EVCARD-6 · For My Battle Brothers may name the first marine of all', () => {
  const p = table({ formation: 'gideon<+1 leon<', phase: 'event', events: ['for-my-battle-brothers'], swarms: ['1 left: head tail'] })
  while (p.question().name === 'event-marine') p.answer('choose:0')
  p.answer('discard:0')
  expect(p.events('spectator', 'genestealer-discarded')).toHaveLength(1)
})

test('DA-EVCARD-21 · Temporary Sanctuary finds the only swarm', () => {
  const p = table({ formation: 'leon< deino>', phase: 'event', events: ['temporary-sanctuary'], swarms: ['1 left: head'], blips: [1, 5] })
  if (p.question().name === 'event-swarm') p.answer('swarm:1:left')
  expect(p.events('spectator', 'shuffled-into-pile')).toHaveLength(1)
})

test('DA-CHOOSE-9 · while cards lie open a jam is explained for the next round', () => {
  const jam = (round: number) =>
    table({
      formation: 'gideon< leon<',
      phase: 'event',
      resolved: 'block',
      events: ['rewarded-faith'],
      also: (g) => {
        g.revealed = true
        if (g.teams[0] !== undefined) g.teams[0].jammed = g.round + round
      },
    })
  const explained = (p: Play<State>) =>
    ACTION_CARDS.flatMap(({ number }) => deathAngel.explain(p.g, 0, `card:${number}`) ?? []).map(({ rule }) => rule)
  expect(explained(jam(1))).toContain('DA-CHOOSE-9')
  expect(explained(jam(2))).not.toContain('DA-CHOOSE-9')
})

test('DA-COMP-12 · discards are shuffled before they are drawn again, and not while a card is left', () => {
  const g = still()
  const all = g.eventDeck.slice()
  g.eventDiscard = all.slice()
  g.eventDeck = []
  drawEvent(g)
  expect(g.eventDeck).not.toEqual(all.slice(1))
  g.eventDiscard = g.eventDeck.splice(1)
  const last = g.eventDeck[0]
  expect(drawEvent(g)).toBe(last)
  const cards = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
  g.genestealerDeck = []
  g.genestealerDiscard = cards.slice()
  const drawn = cards.map(() => drawGenestealer(g))
  expect(drawn).not.toEqual(cards)
  expect(drawn.sort((a, b) => a - b)).toEqual(cards)
})

test('DA-PROG-4 · what was hidden and is shown now cannot be taken back', () => {
  const g = still({ blips: [3, 1] })
  expect(shown(g, () => spawn(g, 1, 0, 2, 'DA-SPAWN-1'))).toBe(1)
  expect(shown(g, () => spawn(g, 1, 1, 2, 'DA-SPAWN-1'))).toBe(1)
  expect(shown(g, () => spawn(g, 1, 1, 2, 'DA-SPAWN-1'))).toBe(0)
  const left = g.swarms.find((swarm) => swarm.side === 0) as Swarm
  const right = g.swarms.find((swarm) => swarm.side === 1) as Swarm
  expect(shown(g, () => spawnInto(g, left, 2, 'DA-LOCCARD-13'))).toBe(1)
  expect(shown(g, () => spawnInto(g, right, 2, 'DA-LOCCARD-13'))).toBe(0)
  expect(shown(g, () => revealActions(g))).toBe(0)
  const piles = still({ blips: [3, 1] })
  expect([2, 2, 2].map((count) => shown(piles, () => discardFromPile(piles, 0, count, 'DA-BLIP-9')))).toEqual([2, 1, 0])
  const two = still({}, 2)
  expect(shown(two, () => revealActions(two))).toBe(1)
  const away = still({ blips: [0, 0], location: 'launch-control-room' })
  away.locationDeck = [away.location]
  away.visited = []
  expect(shown(away, () => expect(asksNothing(travel(away))).toBe(true))).toBe(1)
  expect(away.visited).toHaveLength(1)
  const drawing = still({ events: ['evasion'] })
  expect(shown(drawing, () => expect(asksNothing(resolveEvent(drawing))).toBe(true))).toBe(1)
})

test('DA-GATK-5, DA-ABIL-2 · only a yellow marine under Defensive Stance holds by a reroll, and not by a 0', () => {
  const fought = (formation: string, resolved: string, dice: number[]): unknown[] => {
    const p = table({ formation, phase: 'attack', swarms: ['1 left: head head head head'], resolved, dice, events: ['rewarded-faith'] })
    p.answer(p.options().at(-1) as string)
    return p.events('spectator', 'marine-slain').map((event) => event.rule)
  }
  expect(fought('goriel<+1 deino>', 'heroic-charge', [3, 3])).toEqual(['DA-GATK-5'])
  expect(fought('leon<+1 goriel>', 'defensive-stance', [3, 3])).toEqual(['DA-GATK-5'])
  expect(fought('goriel<+1 deino>', 'defensive-stance', [3, 0])).toEqual(['DA-GATK-5'])
  expect(fought('goriel<+1 deino>', 'defensive-stance', [3, 1])).toEqual([])
})

test('DA-ABIL-3 · a swarm whose last one falls to Counter Attack attacks no more', () => {
  const given: Given = { formation: 'lorenzo> deino> scipio>', phase: 'attack', swarms: ['1 left: head'], resolved: 'counter-attack' }
  const p = table({ ...given, dice: [1], events: ['rewarded-faith'] })
  expect(p.events('spectator', 'swarm-attacks')).toHaveLength(1)
})

test('DA-LOCCARD-7 · Cryo Control takes the last card of a pile, and that of the right one where the left is empty', () => {
  const both = panel('cryo-control', { blips: [1, 3] })
  expect(both.options()).toEqual(['pile:left', 'pile:right'])
  const right = panel('cryo-control', { blips: [0, 3] })
  expect(right.events('spectator', 'blip-discarded').filter((event) => event.rule === 'DA-LOCCARD-7')).toMatchObject([
    { side: '@side-right' },
  ])
})

test('DA-LOCCARD-25 · Dark Catacombs: the only marine without tokens; one card behind him is as good as three', () => {
  const catacombs = (formation: string, blips: readonly [number, number]) =>
    table({
      formation,
      phase: 'event',
      step: 'event-end',
      locationDeck: ['dark-catacombs', 'launch-control-room'],
      blips,
      events: ['rewarded-faith'],
    })
  const only = catacombs('leon<+1 deino> scipio>+1', [0, 3])
  expect(only.events('spectator', 'spawned').filter((event) => event.rule === 'DA-LOCCARD-25')).toMatchObject([{ position: 2 }])
  const some = catacombs('leon< deino> scipio<', [0, 3])
  expect(some.options()).toEqual(['choose:4', 'choose:7', 'choose:9'])
})

test('DA-LOCCARD-18 · Genestealer Lair: the brood lords come to the first position, too', () => {
  const p = table({
    formation: 'leon<',
    phase: 'event',
    step: 'event-end',
    locationDeck: ['genestealer-lair'],
    blips: [0, 3],
    events: ['rewarded-faith'],
  })
  expect(swarmText(p.g, 1, 'left')).toContain('brood-lord')
  expect(swarmText(p.g, 1, 'right')).toContain('brood-lord')
})

test('DA-LOCCARD-11 · what appears elsewhere does not count against the limited terrain', () => {
  const g = still({ terrain: ['ventilation-duct 1 left', 'spore-chimney 2 left'], blips: [9, 5], events: ['rewarded-faith'] })
  g.phase = 'event'
  g.limited = g.terrain.findIndex((terrain) => terrain.position === 2)
  g.limitedSpawned = 0
  const chaosOfBattle = 0
  expect(asksNothing(resolveSpawnBoxes(g, chaosOfBattle))).toBe(true)
  const at2 = () => g.swarms.filter((swarm) => swarm.position === 2).flatMap((swarm) => swarm.cards).length
  expect(at2()).toBe(1)
  expect(asksNothing(resolveSpawnBoxes(g, chaosOfBattle))).toBe(true)
  expect(at2()).toBe(1)
})

test('DA-LOCCARD-11, DA-TERR-4 · the limit ends with its own card alone; a card that lies is not placed again', () => {
  const g = still({ terrain: ['door 1 left +2', 'artefact 2 left'] })
  g.limited = DOOR
  for (const { id } of g.terrain.map((terrain, id) => ({ ...terrain, id }))) if (id !== DOOR) removeTerrain(g, id)
  expect(g.limited).toBe(DOOR)
  const door = g.terrain[DOOR]
  placeTerrain(g, g.location)
  expect(door).toMatchObject({ position: 1, side: 0, tokens: 2 })
  removeTerrain(g, DOOR)
  expect(g.limited).toBe(-1)
})

test('DA-MOVE-3, DA-ABIL-13 · nobody swaps with himself', () => {
  const p = until({ formation: 'leon< claudio> deino> goriel>', cards: 'reorganize' }, 'move')
  expect(p.options()).not.toContain('swap:2:2')
  expect(p.options()).toContain('swap:2:4')
})

test('DA-ROUND-1, DA-SETUP-16 · a table begins with its first round, and with nothing in force', () => {
  const p = play(deathAngel, { seats: 1, options: { teams: 'random' } })
  // DA-FEW-6: the three teams are drawn, so nothing is asked before the cards.
  expect(p.question().name).toBe('choose-action')
  expect(p.g.formation).toHaveLength(6)
  expect(p.g).toMatchObject({ round: 1, evasion: 0, enterFormation: 0, secondWindRound: 0, limitedSpawned: 0 })
})

test('DA-OPT-2 · a solo player is asked for each position by its number', () => {
  const p = play(deathAngel, { seats: 1, options: { chooseFormation: true } })
  p.answers('pick:2', 'pick:3', 'pick:4')
  expect(p.question()).toMatchObject({ name: 'place-marine', seat: 0, params: { position: 1 } })
  p.answer('place:9')
  expect(p.question()).toMatchObject({ params: { position: 2 } })
})

test('DA-SUP-2 · the last token of the supply may be placed', () => {
  const p = table({ formation: 'lorenzo< leon<', cards: 'lead-by-example', swarms: ['1 left: head'], dice: [1], supply: 1 })
  p.answer('attack:6:1:left')
  expect(p.question().name).toBe('support')
  expect(pileSizes(p.g)).toEqual([5, 5])
})

test('DA-SWARM-4, DA-OPT-1 · swarms that were kept apart become one that is not', () => {
  const g = still({ swarms: ['1 left: head', '2 left: tail'] })
  for (const swarm of g.swarms) Object.assign(swarm, { position: 1, apart: swarm.position === 1 })
  mergeAllSwarms(g)
  expect(g.swarms).toMatchObject([{ position: 1, apart: false }])
  expect(swarmText(g, 1, 'left')).toBe('head tail')
})
