import { openTable, seedOf } from '@orrery/kernel'
import { asScenario, runScenario } from '@orrery/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { deathAngel } from '../index.ts'
import { format } from '../scenario/index.ts'
import { view } from '../view.ts'
import { assertWhole, formationText, swarmText, terrainText } from './given.ts'

/** A table of `seats` seats laid from a scenario table. */
function laid(told: object, seats = 1) {
  const { state } = openTable(deathAngel, {}, seats, seedOf(1))
  format.lay(state, told)
  return state
}

test('DA-PROG-7 · a told table is laid as it is told, and what follows adds up', () => {
  const g = laid({
    formation: 'gideon< leon>+2 zael<',
    slain: 'noctis',
    swarms: ['3 right: claw brood-lord-a', '2 left: head head tail protected'],
    terrain: ['door 1 left +3', 'control-panel 3 right activated'],
    blips: ['head tail', 4],
    discarded: 7,
    events: ['evasion', 'full-scan'],
  })
  expect([formationText(g), swarmText(g, 2, 'left'), swarmText(g, 3, 'right')]).toEqual([
    'gideon< leon>+2 zael<',
    'head head tail',
    'claw brood-lord-a',
  ])
  expect([terrainText(g, 'door'), terrainText(g, 'control-panel'), terrainText(g, 'corridor')]).toEqual(['1 left', '3 right', ''])
  expect([g.supply, g.genestealerDiscard.length, g.genestealerDeck.length]).toEqual([7, 7, 36 - 4 - 6 - 7])
  expect(() => assertWhole(g)).not.toThrow()
})

describe('a table that cannot be is refused with the reason', () => {
  test.each([
    ['a swarm at position 7 of 2', { swarms: ['7 left: head'] }, "'7 left: head': the formation has 2 positions, no 7"],
    ['terrain beyond the formation', { terrain: ['door 3 left'] }, "'door 3 left': the formation has 2 positions, no 3"],
    ['terrain at two places', { terrain: ['door 1 left', 'door 2 left'] }, 'door lies at two places'],
    ['a marine twice', { formation: 'leon> leon<' }, 'leon stands in the formation twice'],
    ['a marine both alive and slain', { slain: 'leon' }, 'leon stands in the formation and is slain'],
    ['a mistyped marine', { formation: 'lion>' }, "formation: there is no 'lion', but 'leon'"],
    ['a marine without a facing', { formation: 'leon' }, "'leon' is no marine with a facing"],
    ['more than 12 tokens', { formation: 'leon>+8', terrain: ['door 1 left +5'] }, '-1 in the supply and 13 elsewhere'],
    [
      'too many of a kind',
      { swarms: ['1 left: head head head head head head head head head head'] },
      "no more genestealers of the kind 'head'",
    ],
    [
      'a brood lord twice',
      { swarms: ['1 left: brood-lord-a', '2 left: brood-lord-a'] },
      'enemy card 36 lies in two places: swarms, swarms',
    ],
    ['an unknown enemy', { swarms: ['1 left: heads'] }, "of enemies there is no 'heads', but 'head'"],
    ['a swarm that is none', { swarms: ['left 1 head'] }, "'left 1 head' is no swarm"],
    ['more discarded than there are', { discarded: 40 }, 'only 26 genestealers are left'],
    ['a location twice', { location: 'void-lock-1', locationDeck: ['munitorium', 'munitorium'] }, 'munitorium lies in two places'],
    ['a card of a team that nobody has', { cards: 'block' }, 'block is a card of the green team, which nobody has'],
    ['two cards of one round', { cards: 'full-auto onward-brothers' }, 'the red team has two cards of one round'],
    ['a seat that there is not', { owners: { red: 3 } }, 'the red team belongs to seat 3; there are 1 seats'],
    ['a team that is not in play', { owners: { rde: 0 } }, "there is no 'rde', but 'red'"],
    ['an event that there is not', { events: ['evasoin'] }, "of events there is no 'evasoin', but 'evasion'"],
    ['a field that there is not', { swarm: [] }, "table.swarm: there is no 'swarm', but 'swarms'"],
    ['a field of another kind', { round: 'three' }, 'table.round: Invalid type'],
  ])('DA-PROG-7 · a table that cannot be: %s', (_what, told, why) => {
    expect(() => laid({ formation: 'leon> valencio<', ...told })).toThrow(why)
  })
})

test('DA-PROG-7 · what paths make impossible after the table is laid is refused too', () => {
  const table = { formation: 'leon> gideon<' }
  const failure = (given: object) =>
    runScenario(deathAngel, asScenario({ game: 'death-angel', table, given }), { format }).failures[0]?.differences[0]?.found
  expect(failure({ supply: 3 })).toContain('there are 12 support tokens: 3 in the supply and 0 elsewhere')
  expect(failure({ genestealerDiscard: [0] })).toContain('enemy card 0 lies in two places: deck, discard pile')
  expect(failure({ supply: 10, 'marines[4].tokens': 2 })).toBeUndefined()
})

test('DA-FORM-9, DA-PROG-4 · what a seat sees is told so that it is laid again as it is seen', () => {
  const g = laid(
    {
      formation: 'gideon< leon>+2 zael<',
      slain: 'noctis',
      owners: { green: 0, red: 1, purple: 0 },
      swarms: ['3 right: claw brood-lord-a', '2 left: head head tail protected'],
      terrain: ['door 1 left +3', 'control-panel 3 right activated'],
      blips: [3, 4],
      discarded: 7,
      eventsDiscarded: 2,
      location: 'generatorium',
      round: 5,
      cards: 'full-auto',
      resolved: 'block',
      last: 'dead-aim',
      current: 1,
    },
    2,
  )
  const told = format.describe?.(view(g, 0), 0)
  const again = laid(told?.table as object, 2)
  expect(format.describe?.(view(again, 0), 0)).toEqual(told)
  expect([formationText(again), swarmText(again, 2, 'left'), terrainText(again, 'door'), again.supply]).toEqual([
    formationText(g),
    'head head tail',
    '1 left',
    g.supply,
  ])
  expect(again.teams).toEqual(g.teams)
  expect([again.location, again.round, again.current, again.eventDiscard.length]).toEqual([g.location, 5, 1, 2])
})
