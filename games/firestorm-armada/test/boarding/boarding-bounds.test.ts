import { expect, test } from 'vitest'
import { SCENARIO_IDS } from '../../content/scenarios.ts'
import { agentCrosses, squadronsOf } from '../../rules/boarding/agent.ts'
import { mayBoardTarget } from '../../rules/boarding/declare.ts'
import { defenceDice, fightRound } from '../../rules/boarding/fight.ts'
import { boarding } from '../../rules/boarding/resolve.ts'
import { boardingSegment } from '../../rules/boarding/segment.ts'
import { pointDefence } from '../../rules/fire/point-defence.ts'
import { NONE, PLACE, type State } from '../../state.ts'
import { at } from '../card-table.ts'
import { carryOut, fightState, type GivenFight, type GivenShip, last } from '../fight.ts'

const TARGET = at('terrans-teuton', 24, 20, 1)
const SHIPS = [at('sorylians-falcata', 20, 20), at('sorylians-falcata', 20, 24), TARGET]

const crossing = (
  given: Partial<GivenFight> & { squadrons?: number[]; also?: (g: State) => unknown } = {},
  id: (typeof SCENARIO_IDS)[number] = 'extraction',
) => {
  const { squadrons = [0], also, ...more } = given
  const before = (g: State) => [Object.assign(g, { attacker: 0, agent: 2 }), g.ships.ap.fill(0), also?.(g)]
  return carryOut({ ships: SHIPS, settings: { scenario: SCENARIO_IDS.indexOf(id) }, ...more, also: before }, (g) =>
    agentCrosses(g, 2, squadrons, squadrons),
  )
}

test('FA-SCEN-10 · the agent crosses to a ship that boarded, which its owner names and all are told', () => {
  const p = crossing({ squadrons: [0, 1] })
  expect(p.question()).toMatchObject({ name: 'board.agent', seat: 0 })
  p.answer('agent:1')
  expect([p.g.extracted, p.g.agentKnown, last(p, 'agent-extracted')]).toMatchObject([1, true, { ship: 2, taker: 1 }])
})

test('FA-SCEN-10 · no agent shows itself to the defender, in another scenario, once known, or where nobody is left; else all know it is elsewhere', () => {
  const elsewhere = (g: State) => Object.assign(g, { agent: 1 })
  expect(crossing({ also: elsewhere }).g.cleared).toEqual([2])
  expect(crossing({ also: elsewhere, squadrons: [2] }).g.cleared).toEqual([])
  expect(crossing({ also: elsewhere, squadrons: [] }).g.cleared).toEqual([])
  expect(crossing({ also: elsewhere }, 'convoy').g.cleared).toEqual([])
  expect(crossing({ also: (g) => [elsewhere(g), Object.assign(g, { agentKnown: true })] }).g.cleared).toEqual([])
  expect(crossing({ also: (g) => [elsewhere(g), g.cleared.push(2)] }).g.cleared).toEqual([2])
  const known = crossing({ also: (g) => g.cleared.push(2) })
  expect([known.g.agentKnown, known.g.extracted]).toEqual([false, NONE])
})

test('FA-BOARD-20, FA-SCEN-10 · only squadrons with teams left count, teams of wings belong to none', () => {
  expect(
    squadronsOf([
      { squadron: NONE, teams: 2 },
      { squadron: 1, teams: 0 },
      { squadron: 2, teams: 1 },
    ]),
  ).toEqual([2])
})

test('FA-BOARD-16 · the crew fights with its AP, with one die at least, and not once it is gone', () => {
  const dice = (more: object) => defenceDice(fightState({ ships: [{ ...TARGET, ...more }] }), 0)
  expect([dice({ ap: 3 }), dice({ ap: 0 }), dice({ ap: 3, crew: 5 }), dice({ ap: 0, crew: 4 })]).toEqual([3, 1, 0, 1])
})

test('FA-BOARD-2 · no ship boards what it has itself fired at; what another has fired at it may board', () => {
  const ships = [at('sorylians-falcata', 22, 20), at('sorylians-falcata', 22, 22), TARGET]
  const g = fightState({ ships, also: (state) => state.activation.firedAt.push(1002) })
  expect([mayBoardTarget(g, 0, 2), mayBoardTarget(g, 1, 2)]).toMatchObject([true, { rule: 'FA-BOARD-2' }])
  expect(mayBoardTarget(fightState({ ships }), 1, 2)).toBe(true)
})

test('FA-BOARD-13 · a ship of your own side is not boarded, however near', () => {
  const ships = [at('sorylians-falcata', 22, 20), at('sorylians-falcata', 22, 22), TARGET]
  const g = fightState({ ships })
  expect([mayBoardTarget(g, 0, 1), mayBoardTarget(g, 0, 2)]).toMatchObject([{ rule: 'FA-BOARD-13' }, true])
})

/** The teams of three parties aboard ship 2 after a round with the given dice. */
function lost(dice: number[], teams: number[]) {
  const also = (g: State) => {
    for (const [squadron, count] of teams.entries())
      g.boarders.push({ ship: 2, owner: 0, squadron: squadron === 2 ? NONE : squadron, teams: count, rounds: 1 })
  }
  return carryOut({ ships: SHIPS, dice, also }, (g) => fightRound(g, 2, 0))
}

test('FA-BOARD-17 · the owner is asked whose teams are lost while there is a choice; shuttles’ teams are of no squadron', () => {
  // All four teams miss; one of the crew's dice hits.
  const p = lost([1, 1, 1, 1, 4, 1, 1, 1, 1], [2, 1, 1])
  expect(p.question()).toMatchObject({ name: 'board.lose', seat: 0 })
  const [question] = p.table.questions
  const options = question !== undefined && question.kind !== 'plan' ? question.options : []
  expect(options.map(({ id, on }) => [id, on])).toEqual([
    ['lose:0', 'squadron:0'],
    ['lose:1', 'squadron:1'],
    [`lose:${NONE}`, undefined],
  ])
  p.answer('lose:1')
  expect(p.g.boarders.map(({ squadron, teams }) => [squadron, teams])).toEqual([
    [0, 2],
    [NONE, 1],
  ])
  const all = lost([1, 1, 4, 4, 4, 4, 4, 4], [1, 1, 0])
  expect([all.table.questions, all.g.boarders]).toEqual([[], []])
  const gone = lost([1, 1, 4, 1, 1, 1, 1, 1], [2, 0, 0])
  expect([gone.table.questions, gone.g.boarders.map(({ teams }) => teams)]).toEqual([[], [1]])
})

test('FA-BOARD-26 · with nothing to declare the segment is over without a question', () => {
  const p = carryOut({ ships: [at('terrans-teuton', 5, 5), at('terrans-teuton', 60, 40, 1)] }, boardingSegment)
  expect(p.table.questions).toEqual([])
})

test('FA-SCEN-10, FA-GEN-9 · whether the agent is aboard is shown for good, also where he is elsewhere', () => {
  expect([crossing({ squadrons: [0] }).g.reveals, crossing({ also: (g) => Object.assign(g, { agent: 1 }) }).g.reveals]).toEqual([1, 1])
  expect(crossing({ squadrons: [] }).g.reveals).toBe(0)
})

test('FA-DMG-17, FA-SCEN-10 · a derelict is captured at once, and the agent aboard it crosses', () => {
  const p = carryOut(
    {
      ships: [at('sorylians-falcata', 20, 20), { ...TARGET, crew: 5, ap: 0 }],
      settings: { scenario: SCENARIO_IDS.indexOf('extraction') },
      dice: Array.from({ length: 20 }, () => 1),
      also: (g) => Object.assign(g, { attacker: 0, agent: 1 }),
    },
    (g) =>
      boarding(g, {
        seat: 0,
        squadron: 0,
        target: 1,
        teams: 2,
        sabotage: false,
        more: 0,
        acting: { seat: 0, squadron: 0, flight: NONE, ships: [0] },
      }),
  )
  expect([p.g.ships.place[1], p.g.agentKnown]).toEqual([PLACE.captured, true])
})

test('FA-BOARD-14, FA-BOARD-15 · one die of point defence fires at those who board; who has none does not roll', () => {
  const rolled = (effects: GivenShip['effects']) => {
    const p = carryOut(
      {
        ships: [at('sorylians-falcata', 20, 20), { ...at('terrans-wayfarer', 24, 20, 1), effects: effects ?? [] }],
        dice: Array.from({ length: 20 }, () => 1),
      },
      (g) =>
        boarding(g, {
          seat: 0,
          squadron: 0,
          target: 1,
          teams: 2,
          sabotage: false,
          more: 0,
          acting: { seat: 0, squadron: 0, flight: NONE, ships: [0] },
        }),
    )
    return p
      .events('spectator', 'rolled')
      .flatMap(({ purpose, waves }) => (purpose === 'anti-boarding' ? [(waves as number[][])[0]?.length] : []))
  }
  expect(rolled([])).toEqual([pointDefence(fightState({ ships: [at('terrans-wayfarer', 24, 20)] }), 0)])
  expect(rolled(['pdOffline'])).toEqual([])
})

test('FA-BOARD-20, FA-TRAIT-1 · FA-TRAIT/securedBulkheads: after one round of fight aboard it is the first one no more', () => {
  const also = (g: State) => g.boarders.push({ ship: 1, owner: 0, squadron: 0, teams: 9, rounds: 0 })
  const ships = [at('sorylians-falcata', 20, 20), at('terrans-teuton', 24, 20, 1)]
  const p = carryOut({ ships, dice: Array.from({ length: 20 }, () => 1), also }, (g) => fightRound(g, 1, 0))
  expect(p.g.boarders).toMatchObject([{ teams: 9, rounds: 1 }])
})

test('FA-SCEN-10 · the agent crosses to a ship that boards, not to one of the squadron that has lost its teams otherwise', () => {
  const ships = [0, 1].map((i) => ({ ...at('sorylians-falcata', 20, 20 + 4 * i), squadron: 0, ap: i === 0 ? 3 : 0 }))
  const p = carryOut(
    {
      ships: [...ships, { ...TARGET, squadron: 1 }],
      settings: { scenario: SCENARIO_IDS.indexOf('extraction') },
      dice: Array.from({ length: 40 }, () => 1),
      also: (g) => Object.assign(g, { attacker: 0, agent: 2 }),
    },
    function* (g) {
      while (!(yield* boardingSegment(g)));
    },
  )
  p.answers('board:0:2', 'capture')
  expect([p.g.extracted, p.table.questions]).toEqual([0, []])
})
