import { expect, test } from 'vitest'
import type { CardId } from '../../content/cards.ts'
import { cardNumber } from '../../content/cards.ts'
import { SCENARIO_IDS } from '../../content/scenarios.ts'
import { isBoardable } from '../../rules/boarding/declare.ts'
import { boardingSegment } from '../../rules/boarding/segment.ts'
import { boardByWings } from '../../rules/boarding/wings.ts'
import { boardingRounds } from '../../rules/damage/end.ts'
import { mayTarget } from '../../rules/fire/shots.ts'
import { leave } from '../../rules/leave.ts'
import type { State } from '../../state.ts'
import { carryOut, fight, fightState, type GivenFight, type GivenShip, last, steps } from '../fight.ts'

const CAPTURED = 3
const at = (type: string, x: number, y: number, seat = 0): GivenShip => ({ type, x, y, seat })
/** Two cruisers of one squadron, 3 inches from an enemy cruiser (DR 5, CP 4, AP 4, PD 4). */
const PAIR: readonly GivenShip[] = [
  { ...at('relthoza-assassin', 20, 20), squadron: 0 },
  { ...at('relthoza-assassin', 20, 18), squadron: 0 },
  { ...at('sorylians-katar', 23, 20, 1), squadron: 1 },
]
const segment = (given: Partial<GivenFight>) => steps({ ships: PAIR, ...given }, boardingSegment)
const state = (p: ReturnType<typeof fight>, ship: number) => ({
  crew: p.g.ships.crew[ship],
  ap: p.g.ships.ap[ship],
  place: p.g.ships.place[ship],
})
const rolls = (p: ReturnType<typeof fight>) =>
  p.events('spectator', 'rolled').map(({ purpose, waves, need }) => [purpose, (waves as number[][])[0]?.length, need])
const teams = (p: ReturnType<typeof fight>) => p.g.boarders.map((boarders) => boarders.teams)

test('FA-BOARD-6, FA-BOARD-11 · a ship with AP boards an enemy at most 4 inches away', () => {
  expect(segment({}).options()).toEqual(['board:0:2', 'board:1:2', 'end:boarding'])
  const ships = (x: number): GivenShip[] => [PAIR[0] as GivenShip, { ...(PAIR[2] as GivenShip), x }]
  expect(segment({ ships: ships(24) }).options()).toEqual(['board:0:1', 'end:boarding'])
  expect(segment({ ships: ships(24.001) }).table.result).not.toBeNull()
  expect(segment({ ships: [{ ...(PAIR[0] as GivenShip), ap: 0 }, PAIR[2] as GivenShip] }).table.result).not.toBeNull()
  const other = segment({ active: 1 })
  expect([other.question().seat, other.options()]).toEqual([1, ['board:2:0', 'board:2:1', 'end:boarding']])
})

test('FA-BOARD-8, FA-BOARD-9, FA-BOARD-12, FA-BOARD-26 · all AP goes to one target, for good; all is declared before the first is resolved', () => {
  const ships = [...PAIR, { ...at('sorylians-katar', 20, 22.5, 1), squadron: 2 }]
  const p = segment({ ships, dice: Array.from({ length: 60 }, () => 1) })
  expect(p.options()).toContain('board:0:3')
  p.answers('board:0:2', 'capture')
  expect([p.g.ships.ap[0], p.g.ships.ap[1], p.events('spectator', 'rolled').length]).toEqual([0, 3, 0])
  expect(p.options()).toEqual(['board:1:2', 'end:boarding'])
  p.answer('end:boarding')
  expect(p.g.ships.ap[0]).toBe(0)
  expect(teams(p)).toEqual([3])
})

test('FA-BOARD-26 · boardings of several targets are resolved in the owner’s order', () => {
  const ships = [...PAIR, { ...at('sorylians-katar', 18, 18, 1), squadron: 2 }]
  const p = segment({ ships, dice: Array.from({ length: 60 }, () => 1) })
  p.answers('board:0:2', 'capture', 'board:1:3', 'sabotage')
  expect(p.question()).toMatchObject({ name: 'board.next', seat: 0 })
  p.answer('resolve:3')
  expect(p.events('spectator', 'boarded').map(({ ship, sabotage }) => [ship, sabotage])).toEqual([
    [3, true],
    [2, false],
  ])
})

test('FA-BOARD-1, FA-BOARD-2, FA-BOARD-23 · not after ramming, not a ship it fired at, not with enemies aboard, not about to fold', () => {
  const none = (also: (g: State) => unknown) => segment({ ships: [PAIR[0] as GivenShip, PAIR[2] as GivenShip], also }).table.result !== null
  expect(none(() => 0)).toBe(false)
  expect(none((g) => g.ships.rammed.fill(3))).toBe(true)
  expect(none((g) => g.ships.rammed.fill(2))).toBe(false)
  expect(none((g) => g.activation.firedAt.push(1))).toBe(true)
  expect(none((g) => g.activation.firedAt.push(1001))).toBe(false)
  expect(none((g) => g.boarders.push({ ship: 0, owner: 1, squadron: 1, teams: 1, rounds: 1 }))).toBe(true)
  expect(none((g) => g.ships.fold.fill(1))).toBe(true)
  expect(none((g) => g.ships.crew.splice(0, 1, 5))).toBe(true)
})

test('FA-BOARD-2, FA-BOARD-28 · every attack with guns or torpedoes at the ship counts as fire, single shares too', () => {
  const p = fight({ ships: [...PAIR, { ...at('sorylians-katar', 23, 17, 1), squadron: 2 }], dice: Array.from({ length: 40 }, () => 1) })
  p.answer('split:0:1')
  p.answer({
    plan: [
      [2, 3],
      [3, 3],
    ],
  })
  expect(p.g.activation.firedAt).toEqual([2, 3])
})

test('FA-BOARD-3, FA-BOARD-27, FA-BOARD-28 · on a boarded ship only the squadrons with teams aboard may fire', () => {
  const ships = [...PAIR, { ...at('relthoza-assassin', 20, 16), squadron: 2 }]
  const aboard = (...squadrons: number[]) =>
    fightState({ ships, also: (g) => squadrons.map((squadron) => g.boarders.push({ ship: 2, owner: 0, squadron, teams: 1, rounds: 1 })) })
  expect([mayTarget(aboard(), 0, 2), mayTarget(aboard(), 3, 2)]).toEqual([true, true])
  expect([mayTarget(aboard(0), 0, 2), mayTarget(aboard(0), 3, 2)]).toMatchObject([true, { rule: 'FA-BOARD-3' }])
  expect([mayTarget(aboard(0, 2), 0, 2), mayTarget(aboard(0, 2), 3, 2)]).toEqual([true, true])
  expect(mayTarget(aboard(-1), 0, 2)).toMatchObject({ rule: 'FA-BOARD-3' })
})

test('FA-BOARD-13 · only ships with crew: no unmanned ships, no friends', () => {
  const beside = (type: string, seat: number) =>
    segment({ ships: [PAIR[0] as GivenShip, { ...at(type, 22, 20, seat), squadron: 1 }] }).table.result !== null
  expect(beside('directorate-liquidator', 1)).toBe(false)
  expect(beside('directorate-impact', 1)).toBe(true)
  expect(beside('directorate-liquidator', 0)).toBe(true)
})

test('FA-BOARD-14, FA-BOARD-16, FA-BOARD-17, FA-BOARD-20 · fire on 5 and more before the teams arrive, then a fight on 4 and more', () => {
  // PD 4 rolls 5, 6, 4, 2, and 1 with the extra die: 3 hits stop all 3 teams, which are beaten off.
  const shot = segment({ ships: [PAIR[0] as GivenShip, PAIR[2] as GivenShip], dice: [5, 6, 4, 2, 1] })
  shot.answers('board:0:1', 'capture')
  expect([rolls(shot), teams(shot), state(shot, 1).crew]).toEqual([[['anti-boarding', 4, 5]], [], 0])
  // No team is lost on the way. The 3 teams hit twice; the crew's 5 dice hit once.
  const p = segment({ ships: [PAIR[0] as GivenShip, PAIR[2] as GivenShip], dice: [4, 4, 4, 4, 4, 5, 1, 4, 3, 2, 1, 1] })
  p.answers('board:0:1', 'capture')
  expect(rolls(p)).toEqual([
    ['anti-boarding', 4, 5],
    ['boarding', 3, 4],
    ['repelling', 5, 4],
  ])
  expect([teams(p), state(p, 1)]).toEqual([[2], { crew: 2, ap: 3, place: 1 }])
})

test('FA-BOARD-17 · 4 teams hit 3 times, CP 5 and AP 2 hit once: CP 2 and AP 0 are left, 3 teams stay', () => {
  const ships: GivenShip[] = [at('sorylians-falcata', 20, 20), { ...at('terrans-aegis', 23, 20, 1), ap: 2, effects: ['pdOffline'] }]
  const p = segment({ ships, dice: [4, 5, 5, 1, 4, 1] })
  p.answers('board:0:1', 'capture')
  expect([teams(p), state(p, 1)]).toEqual([[3], { crew: 3, ap: 0, place: 1 }])
})

test('FA-BOARD-16 · a crew without AP fights with one die', () => {
  const ships: GivenShip[] = [at('sorylians-falcata', 20, 20), { ...at('terrans-aegis', 23, 20, 1), ap: 0, effects: ['pdOffline'] }]
  const p = segment({ ships, dice: [1, 1, 1, 1, 5] })
  p.answers('board:0:1', 'capture')
  expect([rolls(p).at(-1), teams(p)]).toEqual([['repelling', 1, 4], [3]])
})

test('FA-BOARD-15, FA-PD-15 · escorts within 4 inches add their PD; nobody else does', () => {
  const ships = [
    ...PAIR,
    { ...at('sorylians-kontos', 23, 24, 1), squadron: 2 },
    { ...at('sorylians-kontos', 23, 15.9, 1), squadron: 3 },
    { ...at('sorylians-reaper', 24.5, 20, 1), squadron: 4 },
  ]
  const p = segment({ ships, dice: Array.from({ length: 40 }, () => 1), also: (g) => g.ships.pdSpent.fill(9) })
  p.answers('board:0:2', 'capture', 'end:boarding')
  expect(rolls(p)[0]).toEqual(['anti-boarding', 4 + 4, 5])
})

test('FA-BOARD-22 · several ships of the squadron board together: one fire, one fight', () => {
  const p = segment({ dice: [...Array.from({ length: 4 }, () => 1), ...Array.from({ length: 11 }, () => 1)] })
  p.answers('board:0:2', 'capture', 'board:1:2')
  expect(rolls(p)).toEqual([
    ['anti-boarding', 4, 5],
    ['boarding', 6, 4],
    ['repelling', 5, 4],
  ])
  expect(p.events('spectator', 'boarded')).toMatchObject([{ teams: 6 }])
})

test('FA-BOARD-18 · crew gone and a team left: captured, off the table', () => {
  const p = segment({
    ships: [PAIR[0] as GivenShip, { ...(PAIR[2] as GivenShip), crew: 3, effects: ['pdOffline'] }],
    dice: [4, 1, 1, 1, 1, 1, 1, 1],
  })
  p.answers('board:0:1', 'capture')
  expect([state(p, 1).place, p.g.boarders]).toEqual([CAPTURED, []])
})

test('FA-BOARD-19 · crew and teams gone at once: a derelict; only the teams: beaten off', () => {
  const ships: GivenShip[] = [
    { ...(PAIR[0] as GivenShip), ap: 1 },
    { ...(PAIR[2] as GivenShip), crew: 3, effects: ['pdOffline'] },
  ]
  const p = segment({ ships, dice: [4, 4, 1, 1, 1, 1] })
  p.answers('board:0:1', 'capture')
  expect([state(p, 1), p.g.boarders, last(p, 'derelict')?.ship]).toEqual([{ crew: 4, ap: 4, place: 1 }, [], 1])
  const beaten = segment({ ships, dice: [1, 4, 1, 1, 1, 1] })
  beaten.answers('board:0:1', 'capture')
  expect([state(beaten, 1).crew, beaten.g.boarders]).toEqual([3, []])
})

test('FA-DMG-17 · any boarding of a derelict with a team left captures it, without a fight', () => {
  const p = segment({ ships: [PAIR[0] as GivenShip, { ...(PAIR[2] as GivenShip), crew: 4 }], dice: [] })
  p.answers('board:0:1', 'capture')
  expect([state(p, 1).place, rolls(p)]).toEqual([CAPTURED, []])
})

test('FA-BOARD-20, FA-BOARD-4, FA-BOARD-10, FA-BOARD-25 · the fight goes on in every end phase without fire, wherever both ships are, even when the boarder is lost', () => {
  const aboard = (g: State) => g.boarders.push({ ship: 1, owner: 0, squadron: 0, teams: 2, rounds: 1 })
  const ships = [{ ...(PAIR[0] as GivenShip), x: 60 }, PAIR[2] as GivenShip]
  const p = carryOut({ ships, dice: [4, 1, 4, 1, 1, 1, 1], also: (g) => [aboard(g), g.ships.place.splice(0, 1, 2)] }, boardingRounds)
  expect([rolls(p), teams(p), state(p, 1).crew]).toEqual([
    [
      ['boarding', 2, 4],
      ['repelling', 5, 4],
    ],
    [1],
    1,
  ])
})

test('FA-BOARD-5, FA-BOARD-7, FA-BOARD-12, FA-BOARD-25 · teams neither come back nor cross over: with the boarded ship they are lost', () => {
  const p = segment({
    ships: [PAIR[0] as GivenShip, { ...(PAIR[2] as GivenShip), crew: 3, effects: ['pdOffline'] }],
    dice: [4, 1, 1, 1, 1, 1, 1, 1],
  })
  p.answers('board:0:1', 'capture')
  expect([state(p, 1).place, p.g.ships.ap[0]]).toEqual([CAPTURED, 0])
  const lost = carryOut({ ships: [...PAIR], also: (g) => g.boarders.push({ ship: 2, owner: 0, squadron: 0, teams: 2, rounds: 1 }) }, (g) =>
    leave(g, 2, 'destroyed', 'FA-DMG-18'),
  )
  expect([lost.g.boarders, lost.g.ships.ap.slice(0, 2)]).toEqual([[], [3, 3]])
})

test('FA-BOARD-21 · sabotage: hits more than the crew’s of at least DR make a critical hit; no crew is lost, the teams are', () => {
  const ships: GivenShip[] = [
    { ...(PAIR[0] as GivenShip), ap: 5 },
    { ...(PAIR[2] as GivenShip), effects: ['pdOffline'] },
  ]
  // The teams have 5 more hits than the crew, which reaches DR 5.
  const p = segment({ ships, dice: [6, 5, 5, 5, 5, 1, 4, 1, 1, 1, 1, 4, 4] })
  p.answers('board:0:1', 'sabotage')
  expect([last(p, 'sabotaged'), p.g.boarders, state(p, 1).crew]).toMatchObject([{ works: true, hits: 5, dr: 5 }, [], 0])
  expect(last(p, 'critical-hit')).toMatchObject({ critical: '@critical-engineFailure' })
  const fails = segment({ ships, dice: [6, 5, 5, 5, 5, 1, 4, 4, 1, 1, 1] })
  fails.answers('board:0:1', 'sabotage')
  expect([last(fails, 'sabotaged')?.works, fails.g.boarders, state(fails, 1).crew]).toEqual([false, [], 0])
})

test('FA-BOARD-27 · a second boarding: fire only at the new teams, then all fight one round; no sabotage then', () => {
  const ships = [...PAIR, { ...at('relthoza-huntsman', 23, 23.5), squadron: 2 }]
  const p = segment({
    ships,
    active: 2,
    dice: [5, 1, 1, 1, ...Array.from({ length: 20 }, () => 1)],
    also: (g) => g.boarders.push({ ship: 2, owner: 0, squadron: 0, teams: 2, rounds: 1 }),
  })
  p.answer('board:3:2')
  expect(p.table.questions.map(({ name }) => name)).not.toContain('board.aim')
  expect(rolls(p)).toEqual([
    ['anti-boarding', 4, 5],
    ['boarding', 2, 4],
    ['boarding', 4, 4],
    ['repelling', 5, 4],
  ])
  expect(teams(p)).toEqual([2, 4])
})

test('FA-BOARD-17, FA-BOARD-27 · of teams of two squadrons their side says which are lost', () => {
  const ships = [...PAIR, { ...at('relthoza-huntsman', 60, 23.5), squadron: 2 }]
  const p = carryOut(
    {
      ships,
      dice: [1, 1, 1, 4, 1, 1, 1, 1],
      also: (g) => [0, 2].map((squadron) => g.boarders.push({ ship: 2, owner: 0, squadron, teams: squadron === 0 ? 2 : 1, rounds: 1 })),
    },
    boardingRounds,
  )
  expect(p.question()).toMatchObject({ name: 'board.lose', seat: 0 })
  p.answer('lose:2')
  expect(p.g.boarders.map(({ squadron, teams: left }) => [squadron, left])).toEqual([[0, 2]])
})

test('FA-BOARD-24 · assault shuttles board with the sum of their AP and are gone afterwards', () => {
  const wings = [1, 2].map(() => ({ type: 'assaultShuttle', seat: 0, flight: 0, x: 22, y: 20 }) as const)
  const p = carryOut(
    {
      ships: [PAIR[2] as GivenShip],
      wings,
      dice: [1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 1, 1],
      also: (g) => Object.assign(g.activation, { kind: 'flight' }),
    },
    (g) => boardByWings(g, [0, 1], 0),
  )
  expect(p.question()).toMatchObject({ name: 'board.aim', seat: 0 })
  p.answer('capture')
  expect(rolls(p)).toEqual([
    ['anti-boarding', 4, 5],
    ['boarding', 4, 4],
    ['repelling', 5, 4],
  ])
  expect([p.g.wings.place, teams(p), state(p, 0).crew]).toEqual([[4, 4], [4], 1])
})

test('FA-DISORDER-2 · a disordered squadron does not board', () => {
  expect(segment({ also: (g) => g.squadrons.map((squadron) => Object.assign(squadron, { disordered: true })) }).table.result).not.toBeNull()
})

const TRAITS: readonly (readonly [string, string, string, (readonly [string, number, number])[]])[] = [
  [
    'specialForces',
    'directorate-subjugator',
    'sorylians-katar',
    [
      ['boarding', 5, 3],
      ['repelling', 5, 4],
    ],
  ],
  [
    'specialForces',
    'relthoza-assassin',
    'directorate-subjugator',
    [
      ['boarding', 3, 5],
      ['repelling', 5, 3],
    ],
  ],
  [
    'specialForces',
    'directorate-subjugator',
    'directorate-subjugator',
    [
      ['boarding', 5, 4],
      ['repelling', 5, 3],
    ],
  ],
  [
    'securedBulkheads',
    'relthoza-assassin',
    'aquans-isonade',
    [
      ['boarding', 3, 5],
      ['repelling', 3, 4],
    ],
  ],
  [
    'securedBulkheads',
    'directorate-subjugator',
    'aquans-isonade',
    [
      ['boarding', 5, 4],
      ['repelling', 3, 4],
    ],
  ],
]
for (const [trait, own, enemy, expected] of TRAITS) {
  test(`FA-TRAIT-1, FA-TRAIT-5, FA-TRAIT-6 · FA-TRAIT/${trait}: ${own} aboard ${enemy}`, () => {
    const ships: GivenShip[] = [
      { ...at(own, 20, 20), squadron: 0 },
      { ...at(enemy, 23, 20, 1), squadron: 1, effects: ['pdOffline'] },
    ]
    const p = segment({ ships, dice: Array.from({ length: 30 }, () => 1) })
    p.answers('board:0:1', 'capture')
    expect(rolls(p)).toEqual(expected)
  })
}

test('FA-TRAIT-1 · FA-TRAIT/securedBulkheads: only in the first round aboard', () => {
  const ships = [PAIR[0] as GivenShip, { ...at('aquans-isonade', 23, 20, 1), squadron: 1 }]
  const p = carryOut(
    {
      ships,
      dice: Array.from({ length: 9 }, () => 1),
      also: (g) => g.boarders.push({ ship: 1, owner: 0, squadron: 0, teams: 2, rounds: 1 }),
    },
    boardingRounds,
  )
  expect(rolls(p)[0]).toEqual(['boarding', 2, 4])
})

test('FA-TRAIT-1 · FA-TRAIT/impervious: two hits for every loss, rounded down in every round', () => {
  const ships: GivenShip[] = [at('relthoza-cotesia', 20, 20), { ...at('aquans-kraken', 23, 20, 1), effects: ['pdOffline'] }]
  const p = segment({ ships, dice: [5, 5, 5, 1, 1, 1, 1, 1, 1, 1, 1] })
  p.answers('board:0:1', 'capture')
  expect(state(p, 1)).toMatchObject({ crew: 1, ap: 4 })
})

test('FA-TRAIT-1, FA-GEN-5 · FA-TRAIT/assaultBlitz: the fire against the teams has half its dice, rounded down', () => {
  const p = segment({
    ships: [at('relthoza-raptor', 20, 20), at('aquans-maelstrom', 23, 20, 1)],
    dice: Array.from({ length: 40 }, () => 1),
  })
  p.answers('board:0:1', 'capture')
  expect(rolls(p)[0]).toEqual(['anti-boarding', 2, 5])
})

test('FA-FLEET-10 · FA-TRAIT/ruthlessAssault: the first hit of the fire against each boarding is ignored', () => {
  const p = segment({
    ships: [at('directorate-abraxas', 20, 20), PAIR[2] as GivenShip],
    dice: [5, 5, 1, 1, ...Array.from({ length: 20 }, () => 1)],
  })
  p.answers('board:0:1', 'capture')
  expect(teams(p)).toEqual([3])
  const spared = segment({
    ships: [at('directorate-abraxas', 20, 20), PAIR[2] as GivenShip],
    dice: [1, 1, 1, 1, ...Array.from({ length: 20 }, () => 1)],
  })
  spared.answers('board:0:1', 'capture')
  expect(teams(spared)).toEqual([4])
})

const extraction = (agent: number, dice: readonly number[], more: Partial<GivenFight> = {}) =>
  segment({
    ...more,
    dice,
    settings: { scenario: SCENARIO_IDS.indexOf('extraction') },
    also: (g) => Object.assign(g, { agent, attacker: 0 }),
  })

test('FA-SCEN-10, FA-SCEN-3 · after a round that leaves teams aboard the agent crosses to a boarding ship of the attacker’s choice; else all know he is elsewhere', () => {
  const quiet = Array.from({ length: 30 }, () => 1)
  const p = extraction(2, quiet)
  p.answers('board:0:2', 'capture', 'board:1:2')
  expect(p.question()).toMatchObject({ name: 'board.agent', seat: 0 })
  p.answer('agent:1')
  expect([p.g.extracted, p.g.agentKnown]).toEqual([1, true])
  const alone = extraction(2, quiet)
  alone.answers('board:0:2', 'capture', 'end:boarding')
  expect([alone.g.extracted, alone.g.agentKnown]).toEqual([0, true])
  const other = extraction(5, quiet)
  other.answers('board:0:2', 'capture', 'end:boarding')
  expect([other.g.extracted, other.g.agentKnown, other.g.cleared]).toEqual([-1, false, [2]])
  const beaten = extraction(2, [6, 6, 6, 6, 5, 5, 5, 5])
  beaten.answers('board:0:2', 'capture', 'end:boarding')
  expect([beaten.g.extracted, beaten.g.agentKnown, beaten.g.cleared]).toEqual([-1, false, []])
})

const HANDS = (seat: number, ...cards: CardId[]): CardId[][] => (seat === 0 ? [cards, []] : [[], cards])

test('FA-CARD-3 · card A09: the fire against this boarding hits on 6 only', () => {
  const given = {
    ships: [PAIR[0] as GivenShip, PAIR[2] as GivenShip],
    hands: HANDS(0, 'A09'),
    dice: [5, 5, 5, 5, ...Array.from({ length: 20 }, () => 1)],
  }
  const p = segment(given)
  p.answers('board:0:1', 'capture')
  expect(p.question()).toMatchObject({ name: 'card.boarding', seat: 0 })
  p.answer('play:A09')
  expect([rolls(p)[0], teams(p)]).toEqual([['anti-boarding', 4, 6], [3]])
  const kept = segment(given)
  kept.answers('board:0:1', 'capture', 'pass')
  expect(teams(kept)).toEqual([])
})

test('FA-CARD-4, FA-END-12 · card R09: three dice more for the boarded ship, in the boarding segment, not in the end phase', () => {
  const dice = Array.from({ length: 40 }, () => 1)
  const p = segment({ ships: [PAIR[0] as GivenShip, PAIR[2] as GivenShip], hands: HANDS(1, 'R09'), dice })
  p.answers('board:0:1', 'capture', 'pass')
  expect(p.question()).toMatchObject({ name: 'card.boarding-fight', seat: 1 })
  p.answer('play:R09')
  expect(rolls(p).at(-1)).toEqual(['repelling', 8, 4])
  const end = carryOut(
    {
      ships: PAIR,
      hands: HANDS(1, 'R09'),
      dice,
      also: (g) => [g.boarders.push({ ship: 2, owner: 0, squadron: 0, teams: 1, rounds: 1 }), Object.assign(g, { step: 'end-effects' })],
    },
    boardingRounds,
  )
  expect([rolls(end).at(-1), end.table.result]).toEqual([['repelling', 5, 4], expect.anything()])
})

test('FA-CARD-2 · card S09: each boarding has two dice more in its first round', () => {
  const ready = (g: State) =>
    g.inForce.push({ card: cardNumber('S09'), seat: 0, on: 'squadron', id: 0, ships: [0], until: 'activation', used: false })
  const p = segment({ ships: [PAIR[0] as GivenShip, PAIR[2] as GivenShip], dice: Array.from({ length: 40 }, () => 1), also: ready })
  p.answers('board:0:1', 'capture')
  expect(rolls(p)[1]).toEqual(['boarding', 5, 4])
})

test('FA-BOARD-13 · a crew of one is crew enough', () => {
  const g = fightState({
    ships: [at('neutral-shuttle', 20, 20), at('neutral-shuttle', 30, 20)],
    also: (state) => state.ships.place.fill(2, 1),
  })
  expect([isBoardable(g, 0), isBoardable(g, 1)]).toEqual([true, false])
})

test('FA-BOARD-17, FA-ALLY-2 · of teams of two allies the one that boarded first says whose are lost', () => {
  const p = carryOut(
    {
      ships: [...PAIR, { ...at('relthoza-huntsman', 60, 23.5), squadron: 2, seat: 2 }, at('relthoza-huntsman', 65, 40, 3)],
      order: [0, 1, 2, 3],
      dice: [1, 1, 1, 4, 1, 1, 1, 1],
      also: (g) =>
        [0, 2].map((squadron) => g.boarders.push({ ship: 2, owner: squadron, squadron, teams: squadron === 0 ? 2 : 1, rounds: 1 })),
    },
    boardingRounds,
  )
  expect(p.question()).toMatchObject({ name: 'board.lose', seat: 0 })
})

test('FA-DMG-17, FA-BOARD-21 · a derelict is captured by a boarding that was to sabotage it as well', () => {
  const derelict = { ...(PAIR[2] as GivenShip), crew: 4 }
  const p = segment({ ships: [PAIR[0] as GivenShip, derelict], dice: [] })
  p.answers('board:0:1', 'sabotage')
  expect([state(p, 1).place, rolls(p)]).toEqual([CAPTURED, []])
})
