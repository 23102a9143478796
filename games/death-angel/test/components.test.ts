import { answer, openTable, questionFor, randomOf, roll, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { numbersOfRule } from '../../../packages/text/test/lacking.ts'
import { ACTION_CARDS, actionCard, CARDS_OF_TEAM } from '../content/actions.ts'
import { FACES, isSkull, SUPPORT_TOKENS } from '../content/dice.ts'
import { EVENTS } from '../content/events.ts'
import { BROOD_LORDS, ICONS, iconsOf, kindOf, NORMAL_GENESTEALERS } from '../content/genestealers.ts'
import { LOCATIONS } from '../content/locations.ts'
import { MARINES, TEAMS } from '../content/marines.ts'
import { DOOR, TERRAIN } from '../content/terrain.ts'
import { deathAngel } from '../index.ts'
import { assertWhole, pileSizes, table } from './given.ts'

const RULEBOOK = new URL('../rulebook/rules.yaml', import.meta.url)

test('DA-COMP-1 · there are as many cards of each sort as the rulebook says', () => {
  const counts = [ACTION_CARDS, BROOD_LORDS, EVENTS, NORMAL_GENESTEALERS, LOCATIONS, MARINES, TERRAIN].map((cards) => cards.length)
  expect([counts.reduce((sum, count) => sum + count, 0), ...counts]).toEqual(numbersOfRule(RULEBOOK, 'DA-COMP-1'))
})

test('DA-COMP-2 · there are as many support tokens and teams as the rulebook says, and a die of six faces', () => {
  expect([SUPPORT_TOKENS, TEAMS.length]).toEqual(numbersOfRule(RULEBOOK, 'DA-COMP-2'))
  expect(FACES).toBe(6)
})

test('DA-COMP-3 · the faces are 0 to 5, all alike in chance, and 1, 2, 3 carry a skull', () => {
  const g = deathAngel.setUp(deathAngel.options({}, 1), 1, seedOf('die'))
  const counts = new Array(FACES).fill(0)
  for (let i = 0; i < 60_000; i++) counts[roll(g, 'dice', FACES)]++
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  expect([0, 1, 2, 3, 4, 5].map(isSkull)).toEqual([false, true, true, true, false, false])
})

test('DA-COMP-4 · every team has two marines and one card of each type', () => {
  for (const team of TEAMS) {
    expect(MARINES.filter((marine) => marine.team === team.id).map((marine) => marine.id)).toEqual([...team.marines])
    expect(CARDS_OF_TEAM[team.id]?.map((number) => actionCard(number).type)).toEqual(['support', 'move', 'attack'])
    expect(CARDS_OF_TEAM[team.id]?.every((number) => actionCard(number).team === team.id)).toBe(true)
  }
  expect(TEAMS.map((team) => team.key)).toEqual(['green', 'yellow', 'red', 'blue', 'grey', 'purple'])
})

test('DA-COMP-5 · nine genestealers of each icon, alike but for it', () => {
  for (const icon of ICONS) {
    const cards = NORMAL_GENESTEALERS.filter((card) => iconsOf(card).includes(icon))
    expect(cards.length).toBe(9)
    expect(new Set(cards.map(kindOf)).size).toBe(1)
  }
})

test('DA-COMP-6 · four setup locations and three of each code, the code-4 ones the objectives', () => {
  const of = (code: string): string[] => LOCATIONS.filter((location) => location.code === code).map((location) => location.key)
  expect(['setup', '1A', '1B', '1C', '2', '3', '4'].map((code) => of(code).length)).toEqual([4, 3, 3, 3, 3, 3, 3])
  expect(of('4')).toEqual(['genestealer-lair', 'launch-control-room', 'toxin-pumping-station'])
})

test('DA-COMP-7 · one terrain card of each kind, two of each colour', () => {
  expect(TERRAIN.map((terrain) => `${terrain.colour} ${terrain.key}`).sort()).toEqual([
    'green artefact',
    'green corridor',
    'orange dark-corner',
    'orange promethium-tank',
    'red spore-chimney',
    'red ventilation-duct',
    'yellow control-panel',
    'yellow door',
  ])
})

test.each([1, 2, 3, 4, 5, 6])('DA-COMP-8 · with %i players the tokens always add up to 12 in random play', (seats) => {
  const random = randomOf(seedOf(`tokens ${seats}`))
  const played = openTable(deathAngel, {}, seats, seedOf(seats))
  while (played.result === null) {
    const { seat } = played.questions[random.below(played.questions.length)] as { seat: number }
    const question = questionFor(played, seat)
    if (question?.kind !== 'options') throw new Error('no question')
    const option = question.options[random.below(question.options.length)] as { id: string }
    expect(answer(played, seat, { option: option.id })).toBe(true)
    assertWhole(played.state)
  }
})

test('DA-COMP-9 · a token spent for a reroll goes back to the supply', () => {
  const p = table({ formation: 'noctis<+2 claudio>', swarms: ['1 left: head'], cards: 'dead-aim heroic-charge', dice: [0, 0] })
  p.answers('attack:1:1:left', 'reroll:1')
  expect([p.g.supply, p.g.marines[1]?.tokens]).toEqual([11, 1])
})

test('DA-COMP-10 · what the supply cannot give is lost', () => {
  const p = table({
    formation: 'noctis<+11 gideon>',
    terrain: ['door 2 left'],
    events: ['secret-route'],
    phase: 'event',
  })
  expect([p.g.supply, p.g.terrain[DOOR]?.tokens]).toEqual([0, 1])
})

test('DA-COMP-11 · discards lie face up for all: slain genestealers on one pile, the resolved event on another', () => {
  const p = table({
    formation: 'noctis< claudio>',
    swarms: ['1 left: tail'],
    cards: 'dead-aim heroic-charge',
    dice: [2, 3],
    events: ['evasion'],
  })
  p.answers('attack:1:1:left', 'charge:2', 'yes')
  const { discards } = deathAngel.view(p.g, 'spectator')
  expect(discards.genestealers).toEqual([{ id: 9, kind: 'tail' }])
  expect(discards.events.map((id) => EVENTS[id]?.key)).toEqual(['evasion'])
})

test('DA-COMP-12 · with an empty event deck the discards are shuffled, and one of them is drawn', () => {
  const p = table({
    formation: 'noctis< gideon>',
    phase: 'event',
    also(g) {
      g.eventDeck = []
      g.eventDiscard = EVENTS.slice(0, -1).map((event) => event.id)
    },
  })
  expect(p.events('spectator', 'events-reshuffled').map((event) => event.count)).toEqual([EVENTS.length - 1])
  expect(p.g.eventDeck.length + p.g.eventDiscard.length + (p.g.event >= 0 ? 1 : 0)).toBe(EVENTS.length - 1)
  expect(p.g.eventDeck.length).toBe(EVENTS.length - 2)
})

test('DA-COMP-12 · the discarded genestealers become the new deck at the moment one is needed', () => {
  const p = table({ formation: 'noctis< gideon>', blips: [5, 5], deck: 3, events: ['the-swarm'], phase: 'event' })
  expect(p.events('spectator', 'genestealers-reshuffled').map((event) => event.count)).toEqual([23])
  expect(pileSizes(p.g)).toEqual([7, 7])
  expect([p.g.genestealerDeck.length, p.g.genestealerDiscard.length]).toEqual([22, 0])
})

test('DA-COMP-13 · an empty blip pile and an empty location deck stay empty', () => {
  const p = table({
    formation: 'noctis< gideon>',
    swarms: ['1 left: head'],
    blips: [0, 3],
    discarded: 20,
    location: 'toxin-pumping-station',
    events: ['evasion'],
    phase: 'event',
  })
  expect(p.question().name).toBe('choose-action')
  expect(pileSizes(p.g)).toEqual([0, 3])
  expect(p.g.locationDeck).toEqual([])
})

test('DA-COMP-14 · without any event card left the event phase passes', () => {
  const p = table({
    formation: 'noctis< gideon>',
    phase: 'event',
    round: 4,
    also(g) {
      g.eventDeck = []
      g.eventDiscard = []
    },
  })
  expect(p.events('spectator', 'no-event').length).toBe(1)
  expect([p.g.round, p.question().name]).toEqual([5, 'choose-action'])
})
