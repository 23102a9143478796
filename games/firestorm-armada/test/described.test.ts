import { openTable, seedOf } from '@orrery/kernel'
import { asScenario, runScenario } from '@orrery/kernel/scenario'
import { describe, expect, test } from 'vitest'
import { cardNumber } from '../content/cards.ts'
import { shipType } from '../content/ships.ts'
import { firestormArmada } from '../index.ts'
import { format } from '../scenario/index.ts'
import { LASTING, PLACE, type State } from '../state.ts'
import { view } from '../view.ts'

const LINE = '0 terrans-teuton: 20 20 90, 24.5 20 90 hull=2 fired=0+2 cloak ragingFire, destroyed'
const ENEMY = '1 sorylians-falcata acted: 40 30 270 flagship'

/** A table of `seats` seats laid from a scenario table. */
function laid(told: object, seats = 2): State {
  const { state } = openTable(firestormArmada, {}, seats, seedOf(1))
  format.lay(state, told)
  return state
}

test('FA-GEN-2, FA-GEN-3 · a scenario table is laid as written, and what follows from it adds up', () => {
  const g = laid({
    squadrons: [LINE, ENEMY, '1 sorylians-hasta reserve: away'],
    flights: ['0 fighter of 0: 21 20, 22 20 spent, away'],
    terrain: ['asteroidField 12 18 4.5 drifting'],
    mines: ['2 30 20 5 unarmed'],
    boarders: ['3 by 0: 2 teams, 1 rounds'],
    pods: ['50 30 26', '25 on 3', '100 off 1'],
    hands: [['A05', 'R01'], 3],
    deck: ['T01', 'R05'],
    discard: ['S01'],
    inForce: ['S03 squadron 0', 'T05 seat 1'],
    turn: 4,
    step: 'movement',
    active: 'squadron 0',
  })
  const { ships, wings } = g
  expect([ships.x, ships.heading, ships.hull, ships.cloak]).toEqual([
    [20_000, 24_500, 0, 40_000, 0],
    [9000, 9000, 0, 27_000, 0],
    [0, 2, 0, 0, 0],
    [0, 1, 0, 0, 0],
  ])
  expect(ships.place).toEqual([PLACE.table, PLACE.table, PLACE.destroyed, PLACE.table, PLACE.away])
  expect([ships.fired, ships.firedTurn]).toEqual([
    [0, 5, 0, 0, 0],
    [0, 5, 0, 0, 0],
  ])
  expect([ships.effects[1], g.flagships, g.squadrons.map(({ strength }) => strength)]).toEqual([LASTING.ragingFire, [-1, 3], [2, 1, 0]])
  expect([wings.place, wings.spent, wings.squadron]).toEqual([
    [PLACE.table, PLACE.table, PLACE.away],
    [0, 1, 0],
    [0, 0, 0],
  ])
  expect([g.terrain, g.mines.map(({ owner, armed }) => [owner, armed])]).toEqual([
    [{ kind: 'asteroidField', x: 12_000, y: 18_000, radius: 4500, drifting: true }],
    [[0, false]],
  ])
  expect([g.boarders[0]?.owner, g.pods.map(({ ship, carriedOff }) => [ship, carriedOff])]).toEqual([
    0,
    [
      [-1, -1],
      [3, -1],
      [-1, 1],
    ],
  ])
  expect([g.turn, g.squadrons.map(({ acted }) => acted), g.toAct, g.activation.id]).toEqual([4, [4, 4, 0], 1, 0])
  expect([g.hands[1]?.length, g.deck.slice(0, 2), g.deck.length]).toEqual([3, [cardNumber('T01'), cardNumber('R05')], 52 - 6])
  expect(g.inForce.map(({ ships: on, until }) => [on, until])).toEqual([
    [[0, 1, 2], 'activation'],
    [[], 'turn'],
  ])
  expect(g.points).toEqual([0, shipType(ships.type[2] ?? 0).points + 100])
})

describe('a table that cannot be is refused with the reason', () => {
  test.each([
    ['a mistyped ship', { squadrons: ['0 terrans-tueton: 20 20 0'] }, "ships: there is no 'terrans-tueton', but 'terrans-teuton'"],
    ['a line that is no squadron', { squadrons: ['0 terrans-teuton 20 20'] }, "is not like '0 terrans-teuton: 20 20 90'"],
    ['a seat that there is not', { squadrons: ['2 terrans-teuton: 20 20 0'] }, "there is no seat '2'; there are 2"],
    ['a ship beside the table', { squadrons: ['0 terrans-teuton: 80 20 0'] }, 'stands beside the table, which is 72 by 48 inches'],
    ['a heading beyond the circle', { squadrons: ['0 terrans-teuton: 20 20 360'] }, 'points to 360; a circle has 360 degrees'],
    ['a heading that is no number', { squadrons: ['0 terrans-teuton: 20 20 north'] }, "'north' is no number"],
    ['a ship without a heading', { squadrons: ['0 terrans-teuton: 20 20'] }, "'' is no number"],
    ['a wreck on the table', { squadrons: ['0 terrans-teuton: 20 20 0 hull=9'] }, 'has lost 9 of'],
    ['more crew lost than there is', { squadrons: ['0 terrans-teuton: 20 20 0 crew=9'] }, 'has lost 9 of'],
    ['more assault points than there are', { squadrons: ['0 terrans-teuton: 20 20 0 ap=9'] }, 'has 9 of'],
    ['a mark that there is not', { squadrons: ['0 terrans-teuton: 20 20 0 claok'] }, "marks of ships: there is no 'claok', but 'cloak'"],
    ['a weapon that she has not', { squadrons: ['0 terrans-teuton: 20 20 0 fired=9'] }, "'fired=9': there is no weapon '9'"],
    ['an arrival that there is not', { squadrons: ['0 terrans-teuton resreve: away'] }, "there is no 'resreve', but 'reserve'"],
    ['a wing beside the table', { flights: ['0 fighter of 0: 20 50'] }, 'wing 0 flies beside the table'],
    ['a flight of no squadron', { flights: ['0 fighter of 7: 20 20'] }, "there is no squadron '7'"],
    ['a mistyped wing', { flights: ['0 figther: 20 20'] }, "wings: there is no 'figther', but 'fighter'"],
    ['more copies of a card than there are', { hands: [['T01', 'T01', 'T01'], []] }, 'there are only'],
    ['a card that there is not', { hands: [['Z01'], []] }, "cards: there is no 'Z01'"],
    ['more cards than are left', { hands: [60, 0] }, 'only 52 cards are left'],
    ['terrain of no kind', { terrain: ['sun 10 10 3'] }, "terrain: there is no 'sun'"],
    ['teams aboard a ship that is gone', { boarders: ['2 by 1: 1 teams'] }, 'which is not on the table'],
    ['teams that are not told', { boarders: ['0 by 1'] }, "is not like '3 by 1: 2 teams, 1 rounds'"],
    ['a step of a squadron while none is active', { step: 'combat' }, 'in the step combat a squadron is active'],
    ['a flight in a step of squadrons', { flights: ['0 fighter: 20 20'], active: 'flight 0', step: 'combat' }, 'a squadron is active'],
    ['an order without a seat', { order: [0, 0] }, 'order: 0, 0 is no order of the seats 0, 1'],
    ['a field that there is not', { squadron: [] }, "table.squadron: there is no 'squadron', but 'squadrons'"],
    ['a field of another kind', { turn: 'three' }, 'table.turn: Invalid type'],
  ])('FA-GEN-1 · a table that cannot be: %s', (_what, told, why) => {
    expect(() => laid({ squadrons: [LINE, ENEMY], ...told })).toThrow(why)
  })
})

test('FA-SETUP-4 · what is changed by hand is put right or refused: each card has a place, each ship a squadron', () => {
  const table = { squadrons: [LINE, ENEMY] }
  const run = (given: object) => runScenario(firestormArmada, asScenario({ game: 'firestorm-armada', table, given }), { format })
  const found = (given: object) => run(given).failures[0]?.differences[0]?.found
  const taken = run({ 'hands[0]': [cardNumber('R05')] })
  expect([taken.failures, taken.table?.state]).toMatchObject([[], { deck: { length: 51 } }])
  expect(found({ 'hands[0]': [999] })).toBe('there is no card 999')
  expect(found({ 'ships.owner[0]': 1 })).toContain('is in no squadron of its seat')
  expect(found({ 'squadrons[0].owner': 4 })).toBe('squadron 0 is of seat 4; there are 2')
  expect(found({ 'activation.kind': 'squadron', 'activation.id': 1, 'activation.seat': 0 })).toContain('which does not have it')
})

test('FA-GEN-9 · the scenario table of a seat’s view gives the same view when it is laid', () => {
  const g = laid({
    squadrons: [`${LINE}, 30 30 45.5 crew=1 ap=0 sector=aft fullStop enginesCut fold named moved mines=1`, ENEMY],
    flights: ['0 bomber of 0 acted: 21.25 20 drivenOff, destroyed', '1 fighter: 41 30 spent'],
    terrain: ['planet 36 40 3.5', 'meteor 50 10 1 drifting'],
    mines: ['3 30 20 5', '4 33 20 4'],
    boarders: ['4 by 0: 1 teams, 2 rounds'],
    pods: ['50 30 26', '25 on 4', '100 off 1'],
    hands: [['A05', 'R01'], ['S02']],
    discard: ['S01', 'T02'],
    inForce: ['S03 squadron 0', 'T05 seat 1', 'A06 flight 0'],
    turn: 3,
    step: 'combat',
    active: 'squadron 0',
    order: [1, 0],
    attacker: 1,
    edges: [2, 3],
    points: [10, 40],
  })
  const told = format.describe?.(view(g, 0), 0)
  const again = laid(told?.table as object)
  expect(view(again, 0)).toEqual(view(g, 0))
  expect(format.describe?.(view(again, 0), 0)).toEqual(told)
  expect(JSON.stringify(format.describe?.(view(g, 1), 1))).not.toContain('A05')
  const choosing = laid({ squadrons: [LINE, ENEMY], toAct: 1, turn: 2, agent: 3 })
  expect(view(laid(format.describe?.(view(choosing, 0), 0).table as object), 0)).toEqual(view(choosing, 0))
})
