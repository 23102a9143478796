import { expect, test } from 'vitest'
import { fightRound } from '../../rules/boarding/fight.ts'
import { boarding } from '../../rules/boarding/resolve.ts'
import { boardingSegment } from '../../rules/boarding/segment.ts'
import { boardByWings } from '../../rules/boarding/wings.ts'
import { actionCard } from '../../rules/cards/window.ts'
import { NONE } from '../../state.ts'
import { at, hands, MISS, onSquadron } from '../card-table.ts'
import { carryOut, type GivenFight, type GivenShip, steps } from '../fight.ts'

// Several boarding squadrons: whose card helps them all, which have fought before, and the order in which they are listed.

const OWN: readonly GivenShip[] = [20, 18].map((y) => ({ ...at('relthoza-assassin', 20, y), squadron: 0 }))
const TARGETS: readonly GivenShip[] = [at('sorylians-katar', 23, 19, 1), at('sorylians-katar', 17, 19, 1)]
const segment = (more: Partial<GivenFight> = {}) => steps({ ships: [...OWN, ...TARGETS], dice: MISS, ...more }, boardingSegment)
const rolled = (p: ReturnType<typeof segment>) =>
  p.events('spectator', 'rolled').map(({ purpose, waves, need }) => [purpose, (waves as number[][])[0]?.length, need])

test('FA-BOARD-26 · the boarded ships are named in the order in which they were declared', () => {
  const named = (...declared: string[]) => {
    const p = segment()
    for (const one of declared) p.answers(one, 'capture')
    return p.options()
  }
  expect(named('board:0:3', 'board:1:2')).toEqual(['resolve:3', 'resolve:2'])
  expect(named('board:1:2', 'board:0:3')).toEqual(['resolve:2', 'resolve:3'])
})

test('FA-CARD-2, FA-BOARD-22 · S09 gives a boarding its dice if one of the ships that board together has it', () => {
  const dice = (held: number[]) => {
    const p = segment({ also: onSquadron('S09', held) })
    p.answers('board:0:2', 'capture', 'board:1:2')
    if (p.table.questions.length > 0) p.answer('end:boarding')
    return rolled(p).find(([purpose]) => purpose === 'boarding')?.[1]
  }
  expect([dice([]), dice([0]), dice([1]), dice([0, 1])]).toEqual([6, 8, 8, 8])
})

/** A round aboard an Isonade, which has secured bulkheads, with teams of two squadrons that have already fought so many rounds. */
const round = (more: number, boarding: number[], ...rounds: number[]) =>
  carryOut(
    {
      ships: [...OWN, { ...at('relthoza-assassin', 20, 22), squadron: 1 }, at('aquans-isonade', 23, 20, 1)],
      dice: MISS,
      also: (g) => g.boarders.push(...rounds.map((fought, squadron) => ({ ship: 3, owner: 0, squadron, teams: 2, rounds: fought }))),
    },
    (g) => fightRound(g, 3, more, boarding),
  )

test('FA-TRAIT-1, FA-BOARD-27 · FA-TRAIT/securedBulkheads: where teams have fought aboard before it is not the first round, for new ones neither', () => {
  const needs = (...rounds: number[]) =>
    rolled(round(0, [], ...rounds)).flatMap(([purpose, , need]) => (purpose === 'boarding' ? [need] : []))
  expect([needs(0, 0), needs(1, 0), needs(0, 1)]).toEqual([
    [5, 5],
    [4, 4],
    [4, 4],
  ])
})

test('FA-CARD-2, FA-BOARD-27 · the dice of a card are rolled once, with the teams of the squadron that boards', () => {
  const dice = (ship: number) => rolled(round(2, [ship], 1, 0)).flatMap(([purpose, count]) => (purpose === 'boarding' ? [count] : []))
  expect([dice(0), dice(2)]).toEqual([
    [4, 2],
    [2, 4],
  ])
})

test('FA-CARD-3, FA-CD-4 · an A card takes ships that may all have cards played on them', () => {
  const ships = [20, 22, 40].map((y) => ({ ...at('terrans-teuton', 20, y), squadron: 0 }))
  const asked = (...acting: number[]) =>
    carryOut({ ships, hands: hands(0, 'A09') }, (g) =>
      actionCard(g, { seat: 0, squadron: 0, flight: NONE, ships: acting }, 'boarding', ['A09']),
    ).table.questions.length
  expect([asked(0, 1), asked(0, 2), asked(2, 1)]).toEqual([1, 0, 0])
})

test('FA-BOARD-27 · teams join those of their squadron aboard the same ship, and none of another ship, squadron or seat', () => {
  const aboard = (ship: number, owner: number, squadron: number) => {
    const p = carryOut(
      {
        ships: [...OWN, ...TARGETS.map((target): GivenShip => ({ ...target, effects: ['pdOffline'] }))],
        order: [0, 1, 2, 3],
        dice: MISS,
        also: (g) => g.boarders.push({ ship, owner, squadron, teams: 3, rounds: 1 }),
      },
      (g) =>
        boarding(g, {
          seat: 0,
          squadron: 0,
          target: 2,
          teams: 2,
          sabotage: false,
          more: 0,
          acting: { seat: 0, squadron: 0, flight: NONE, ships: [0] },
        }),
    )
    return p.g.boarders.map(({ teams }) => teams)
  }
  expect([aboard(2, 0, 0), aboard(3, 0, 0), aboard(2, 0, NONE), aboard(2, 2, 0)]).toEqual([[5], [3, 2], [3, 2], [3, 2]])
})

test('FA-BOARD-24, FA-BOARD-27 · shuttles choose no sabotage where teams are aboard already', () => {
  const asked = (teams: number) =>
    carryOut(
      {
        ships: [...OWN, ...TARGETS],
        wings: [{ type: 'assaultShuttle', seat: 0, flight: 0, x: 23, y: 20 }],
        dice: MISS,
        also: (g) => g.boarders.push({ ship: 2, owner: 0, squadron: 0, teams, rounds: 1 }),
      },
      (g) => boardByWings(g, [0], 2),
    ).table.questions.map(({ name }) => name)
  expect(asked(0)).toEqual(['board.aim'])
  expect(asked(1)).not.toContain('board.aim')
})

test('FA-TRAIT-1, FA-BOARD-21 · FA-TRAIT/securedBulkheads: sabotage is always a first round', () => {
  const p = carryOut({ ships: [...OWN, { ...at('aquans-isonade', 23, 20, 1), effects: ['pdOffline'] }], dice: MISS }, (g) =>
    boarding(g, {
      seat: 0,
      squadron: 0,
      target: 2,
      teams: 2,
      sabotage: true,
      more: 0,
      acting: { seat: 0, squadron: 0, flight: NONE, ships: [0] },
    }),
  )
  expect(rolled(p)[0]).toEqual(['boarding', 2, 5])
})
