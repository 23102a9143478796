import type { Play } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { CONTROL_PANEL, DOOR } from '../content/terrain.ts'
import type { State } from '../state.ts'
import { facesRolled, type Given, passedTo, pileSizes, slain, swarmText, table } from './given.ts'

/** A table in its attack phase; the next event asks a question, so that the game stops there. */
function attack(given: Given): Play<State> {
  return table({ phase: 'attack', events: ['rewarded-faith'], ...given })
}

/** The rules by which defences held and marines were slain, in order. */
function outcomes(p: Play<State>): unknown[] {
  return p.events('spectator').flatMap((event) => (event.type === 'defence-held' || event.type === 'marine-slain' ? [event.rule] : []))
}

test('DA-ABIL-1 · Block holds on any skull, from any side, whatever the size', () => {
  const swarms = ['1 left: head head head', '1 right: tail tail tail']
  const p = attack({ formation: 'gideon< deino> scipio>', swarms, resolved: 'block', dice: [2, 1] })
  expect(outcomes(p)).toEqual(['DA-ABIL-1', 'DA-ABIL-1'])
  expect(
    outcomes(attack({ formation: 'gideon< deino> scipio>', swarms: ['1 left: head head head head'], resolved: 'block', dice: [4] })),
  ).toEqual(['DA-GATK-5'])
  expect(
    outcomes(attack({ formation: 'noctis< deino> scipio>', swarms: ['1 left: head head head'], resolved: 'block', dice: [2] })),
  ).toEqual(['DA-GATK-5'])
})

test('DA-ABIL-2 · Defensive Stance: a reroll of 1 to 5 holds, and a 0 may be rerolled again', () => {
  const p = attack({
    formation: 'goriel<+2 deino> scipio>',
    swarms: ['1 left: head head head head head head'],
    resolved: 'defensive-stance',
    dice: [3, 0, 1],
  })
  p.answer('reroll:3')
  expect(p.options()).toEqual(['keep', 'reroll:3'])
  p.answer('reroll:3')
  expect(outcomes(p)).toEqual(['DA-ABIL-2'])
  // After a 1 no further reroll is offered, although a token is left.
  const once = attack({
    formation: 'goriel<+2 deino> scipio>',
    swarms: ['1 left: head head head head head head'],
    resolved: 'defensive-stance',
    dice: [3, 1],
  })
  once.answer('reroll:3')
  expect(outcomes(once)).toEqual(['DA-ABIL-2'])
  const kept = attack({
    formation: 'goriel<+1 deino> scipio>',
    swarms: ['1 left: head head head'],
    resolved: 'defensive-stance',
    dice: [3],
  })
  kept.answer('keep')
  expect(outcomes(kept)).toEqual(['DA-GATK-5'])
})

test('DA-ABIL-3, DA-ABIL-4 · Counter Attack slays one on a skull, and the rest attacks again until a roll is no skull', () => {
  const p = attack({
    formation: 'lorenzo> deino> scipio>',
    swarms: ['1 left: head head head'],
    resolved: 'counter-attack',
    dice: [1, 3, 5],
  })
  expect(facesRolled(p)).toEqual([1, 3, 5])
  expect(outcomes(p)).toEqual(['DA-ABIL-3', 'DA-ABIL-3', 'DA-GATK-4'])
  expect(p.events('spectator', 'swarm-attacks').map((event) => event.size)).toEqual([3, 2, 1])
  expect(swarmText(p.g, 1, 'left')).toBe('head')
})

test('DA-ABIL-4 · the repeated attack is a new defence with rerolls of its own', () => {
  const p = attack({ formation: 'lorenzo<+1 deino> scipio>', swarms: ['1 left: head head'], resolved: 'counter-attack', dice: [1, 0, 5] })
  p.answer('keep')
  expect(p.question()).toMatchObject({ message: 'reroll', params: { face: 0 } })
  p.answer('reroll:6')
  expect(outcomes(p)).toEqual(['DA-ABIL-3', 'DA-GATK-4'])
})

test('DA-ABIL-5 · Counter Attack slays a brood lord only when it is alone', () => {
  const p = attack({
    formation: 'lorenzo> deino> scipio>',
    swarms: ['1 left: brood-lord-a head'],
    resolved: 'counter-attack',
    location: 'genestealer-lair',
    dice: [1, 2],
  })
  expect(slain(p)).toEqual([0, 36])
})

test('DA-ABIL-6 · Overwatch: each red marine may spend one token for one attack, and more tokens for rerolls', () => {
  const p = table({
    formation: 'leon<+2 valencio<+1 deino>',
    phase: 'event',
    step: 'event-end',
    resolved: 'overwatch',
    swarms: ['1 left: head tail', '2 left: claw claw'],
    dice: [0, 1, 2],
  })
  expect(p.question().name).toBe('attack-for-token')
  p.answer('attack:4:1:left')
  expect(p.g.marines[4]?.tokens).toBe(1)
  p.answer('reroll:4')
  p.answer('slay:0')
  // Leon has no attack left, but Valencio has.
  expect(p.options()).toEqual(['attack:5:1:left', 'attack:5:2:left', 'done'])
  p.answer('attack:5:2:left')
  expect(slain(p)).toEqual([0, 18])
})

test('DA-ABIL-7 · Strategize: up or down, across, or both in either order, never out of the formation', () => {
  const p = table({ formation: 'zael< omnio< leon<', cards: 'strategize', swarms: ['1 left: head', '3 right: tail'], supply: 0 })
  expect(p.options()).toEqual(['shift:1:left:down', 'shift:1:left:across', 'shift:3:right:up', 'shift:3:right:across', 'done'])
  p.answer('shift:1:left:across')
  expect(p.options()).toEqual(['shift:1:right:down', 'done'])
  const down = table({ formation: 'zael< omnio< leon<', cards: 'strategize', swarms: ['1 left: head', '3 right: tail'], supply: 0 })
  down.answer('shift:3:right:up')
  expect(down.options()).toEqual(['shift:2:right:across', 'done'])
  down.answer('shift:2:right:across')
  expect(
    down
      .events('spectator', 'swarm-moved')
      .slice(0, 2)
      .map((event) => [event.toPosition, event.toSide]),
  ).toEqual([
    [2, '@side-right'],
    [2, '@side-left'],
  ])
})

test('DA-ABIL-8 · a swarm held by Power Field neither attacks nor can be slain', () => {
  const p = table({ formation: 'calistarius< leon<+1 scipio<', cards: 'power-field overwatch', swarms: ['1 left: head tail'], supply: 0 })
  expect(p.question().name).toBe('power-field')
  p.answer('swarm:1:left')
  expect(p.events('spectator', 'swarm-attacks')).toEqual([])
  expect(p.events('spectator', 'swarm-protected')).toHaveLength(1)
  const tank = table({
    formation: 'leon< scipio>',
    cards: 'onward-brothers',
    terrain: ['promethium-tank 1 left'],
    swarms: ['1 left: head protected', '1 right: tail'],
    dice: [5],
  })
  passedTo(tank, 'activate')
  tank.answer(tank.options()[0] as string)
  expect(slain(tank)).toEqual([9])
})

test('DA-ABIL-9 · Power Field does not stop moving, discarding or shuffling away', () => {
  const moved = table({ formation: 'zael< omnio< leon<', cards: 'strategize', swarms: ['1 left: head protected'], supply: 0 })
  moved.answer('shift:1:left:down')
  expect(moved.events('spectator', 'swarm-moved')).toHaveLength(1)
  const discarded = table({
    formation: 'leon<+1 deino>',
    phase: 'event',
    events: ['for-my-battle-brothers'],
    swarms: ['1 left: head tail protected'],
  })
  discarded.answer('discard:0')
  expect(discarded.g.genestealerDiscard).toContain(0)
  const away = table({
    formation: 'leon< deino>',
    phase: 'event',
    events: ['temporary-sanctuary'],
    swarms: ['1 left: head protected', '2 left: tail'],
    blips: [1, 5],
  })
  away.answer('swarm:1:left')
  expect(away.events('spectator', 'shuffled-into-pile').map((event) => event.card)).toEqual([0])
})

test('DA-ABIL-10 · Onward Brothers: with each Door activated the player may place one token more', () => {
  const p = passedTo(table({ formation: 'leon< deino> scipio>', cards: 'onward-brothers', terrain: ['door 1 left'] }), 'activate')
  p.answer(`activate:4:${DOOR}`)
  expect(p.g.terrain[DOOR]?.tokens).toBe(1)
  expect(p.options()).toEqual(['extra-token', 'decline'])
  p.answer('extra-token')
  expect(p.events('spectator', 'terrain-token-placed').map((event) => event.count)).toEqual([1, 1])
})

test.each([
  [2, true],
  [1, false],
])('DA-ABIL-10 · Onward Brothers with a supply of %i: the last token is offered, none is where none is left', (supply, offered) => {
  const p = passedTo(table({ formation: 'leon< deino> scipio>', cards: 'onward-brothers', terrain: ['door 1 left'], supply }), 'activate')
  p.answer(`activate:4:${DOOR}`)
  expect(p.options().includes('extra-token')).toBe(offered)
})

test('DA-ABIL-10 · Onward Brothers: whatever else is activated brings no token more', () => {
  const p = passedTo(
    table({
      formation: 'leon< deino> scipio>',
      cards: 'onward-brothers',
      location: 'launch-control-room',
      terrain: ['control-panel 1 left'],
      dice: [5],
    }),
    'activate',
  )
  p.answers(`activate:4:${CONTROL_PANEL}`, 'roll')
  expect(p.options()).not.toContain('extra-token')
})

test('DA-ABIL-11 · Stealth Tactics: one discard is free, the other pile’s costs a grey marine’s token', () => {
  const p = passedTo(table({ formation: 'leon<+1 scipio>+1 calistarius<', cards: 'stealth-tactics', blips: [3, 4] }), 'stealth')
  expect(p.options()).toEqual(['pile:left', 'pile:right', 'decline'])
  p.answer('pile:right')
  expect(p.question()).toMatchObject({ options: [{ id: 'again:9', cost: 1 }, { id: 'decline' }] })
  p.answer('again:9')
  expect(p.events('spectator', 'blip-discarded').map((event) => event.side)).toEqual(['@side-right', '@side-left'])
  expect(p.g.marines[9]?.tokens).toBe(0)
  expect(pileSizes(p.g)).toEqual([2, 3])
})

test('DA-ABIL-12 · an empty pile cannot be chosen', () => {
  const p = passedTo(
    table({ formation: 'leon< scipio>+1', cards: 'stealth-tactics', blips: [0, 4], location: 'launch-control-room' }),
    'stealth',
  )
  expect(p.options()).toEqual(['pile:right', 'decline'])
  p.answer('pile:right')
  expect(p.g.marines[9]?.tokens).toBe(1)
  expect(p.events('spectator', 'blip-discarded')).toHaveLength(1)
})

test('DA-ABIL-13 · Reorganize changes nothing about the swaps: one for each yellow marine', () => {
  const p = table({ formation: 'leon< claudio> deino> goriel>', cards: 'reorganize' })
  expect(p.question().name).toBe('move')
  const first = p.options().find((id) => id.startsWith('swap:2')) as string
  p.answer(first)
  expect(p.options().filter((id) => id.startsWith('swap:2'))).toEqual([])
  expect(p.options().some((id) => id.startsWith('swap:3'))).toBe(true)
})

test('DA-ABIL-14 · Forward Scouting: with an empty deck the discards are shuffled first, and only the purple player sees the card', () => {
  const p = table(
    {
      formation: 'zael< omnio< leon<',
      owners: { purple: 1, red: 0 },
      cards: 'forward-scouting',
      eventsDiscarded: 30,
    },
    { seats: 2 },
  )
  passedTo(p, 'scout')
  p.answer('look')
  expect(p.events('spectator', 'events-reshuffled')).toHaveLength(1)
  expect(p.events(1, 'card-scouted')).toHaveLength(1)
  expect(p.events(0, 'card-scouted')).toEqual([])
  const seen = p.g.eventDeck[0]
  p.answer('bottom')
  expect(p.events(0, 'event-scouted')).toMatchObject([{ place: '@place-bottom' }])
  expect([...p.g.eventDeck, p.g.event].includes(seen as number)).toBe(true)
})

test('DA-ABIL-14 · Forward Scouting looks at the last card of the deck, too', () => {
  const p = passedTo(table({ formation: 'zael< omnio< leon<', cards: 'forward-scouting', also: (g) => g.eventDeck.splice(1) }), 'scout')
  p.answer('look')
  expect(p.events(0, 'card-scouted')).toMatchObject([{ card: p.g.eventDeck[0] }])
})

test('DA-ABIL-15 · Intimidation: as many as rolled, of those engaged with blue marines, go to the smallest pile', () => {
  const p = table({
    formation: 'lorenzo< leon< deino>',
    cards: 'intimidation',
    swarms: ['1 left: head tail brood-lord-a', '2 left: claw', '3 right: tongue'],
    location: 'genestealer-lair',
    blips: [4, 2],
    dice: [2],
  })
  passedTo(p, 'intimidation')
  p.answer('roll')
  expect(p.options()).toEqual(['take:0', 'take:9', 'take:27'])
  p.answers('take:27', 'take:9')
  expect(p.events('spectator', 'shuffled-into-pile').map((event) => [event.card, event.side])).toEqual([
    [27, '@side-right'],
    [9, '@side-right'],
  ])
  const capped = table({
    formation: 'lorenzo< deino>',
    cards: 'intimidation',
    swarms: ['1 left: head', '2 left: tail tail'],
    blips: [4, 2],
    dice: [4],
  })
  passedTo(capped, 'intimidation').answer('roll')
  expect(capped.events('spectator', 'shuffled-into-pile')).toHaveLength(3)
  const none = table({ formation: 'lorenzo< deino>', cards: 'intimidation', swarms: ['1 left: head', '2 left: tail tail'], dice: [0] })
  passedTo(none, 'intimidation').answer('roll')
  expect(none.events('spectator', 'shuffled-into-pile')).toEqual([])
})

test('DA-ABIL-16 · Run and Gun: after the three steps each green marine may spend one token for one attack', () => {
  const p = table({
    formation: 'noctis<+1 gideon<+1 leon<',
    cards: 'run-and-gun',
    swarms: ['1 left: head tail', '2 left: claw'],
    dice: [1, 1],
  })
  passedTo(p, 'attack-for-token')
  expect(p.options()).toEqual(['attack:1:1:left', 'attack:1:2:left', 'attack:0:2:left', 'done'])
  p.answer('attack:0:2:left')
  expect(slain(p)).toEqual([18])
  expect(p.options()).toEqual(['attack:1:1:left', 'done'])
})

test('DA-ABIL-24 · an ability holds from when its card is resolved to the end of the round', () => {
  const zael = {
    formation: 'zael< omnio> leon>',
    phase: 'event' as const,
    events: ['quick-instincts'],
    swarms: ['1 left: head head head head'],
    dice: [4],
  }
  const inForce = table({ ...zael, resolved: 'flamer-attack' })
  inForce.answers('choose:10', 'attack:10:1:left')
  expect(slain(inForce)).toHaveLength(4)
  const before = table({ ...zael, cards: 'flamer-attack' })
  before.answers('choose:10', 'attack:10:1:left')
  expect(slain(before)).toEqual([])
})

test('DA-TERR-11 · a panel without an ability to resolve cannot be activated', () => {
  const p = table({ formation: 'leon< deino>', cards: 'onward-brothers', terrain: ['control-panel 1 left'], location: 'munitorium' })
  const offered: string[] = []
  for (let asked = 0; asked < 4 && ['move', 'turn', 'activate'].includes(p.question().name); asked++) {
    offered.push(...p.options())
    p.answer('done')
  }
  expect(offered).not.toContain(`activate:4:${CONTROL_PANEL}`)
})
