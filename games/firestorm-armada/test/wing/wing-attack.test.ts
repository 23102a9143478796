import { expect, test } from 'vitest'
import { wingHits } from '../../rules/damage/wing-attack.ts'
import { PLACE } from '../../state.ts'
import { at, hands, passAll } from '../card-table.ts'
import { carryOut, type GivenShip, last } from '../fight.ts'

/** The attack run of one bomber with the given dice on a cruiser (DR 4, CR 7, HP 4) without shields. */
function run(dice: readonly number[], target: Partial<GivenShip> = {}, count = dice.length, more: readonly number[] = []) {
  return carryOut(
    {
      ships: [{ ...at('sorylians-falcata', 20, 20, 1), ...target }],
      wings: [{ type: 'bomber', seat: 0, flight: 0, x: 20, y: 22 }],
      hands: hands(0, 'A01'),
      dice: [...dice, ...more],
    },
    (g) => wingHits(g, 0, count, [0]),
  )
}

const told = (p: ReturnType<typeof run>, type: string) => p.events('spectator', type).map(({ rule, dice }) => [rule, dice])

test('FA-WING-10, FA-CARD-3 · the first wave of a run is told, and card A01 rolls its first miss again', () => {
  const p = run([1, 5, 5], {}, 3, [4])
  expect(last(p, 'first-wave')).toMatchObject({ rule: 'FA-WING-10', on: 'ship:0', need: 4, dice: [1, 5, 5] })
  expect(p.question()).toMatchObject({ name: 'card.dice', seat: 0, on: 'flight:0', params: { hits: 2 } })
  p.answer('play:A01')
  passAll(p)
  expect(told(p, 'rerolled')).toEqual([['FA-CARD-7', [4, 5, 5]]])
  expect(last(p, 'rolled')).toMatchObject({ purpose: 'attack', need: 4, hits: 3, waves: [[4, 5, 5]] })
  expect(last(p, 'hits-compared')).toMatchObject({ hits: 3, dr: 4, cr: 7 })
})

test('FA-WING-10, FA-CARD-8 · without a miss card A01 is not asked for; a 4 is a hit, a 3 is not', () => {
  const isAsked = (dice: readonly number[]) => run(dice).table.questions[0]?.name === 'card.dice'
  expect([isAsked([4, 4]), isAsked([5]), isAsked([4, 3])]).toEqual([false, false, true])
  expect(run([3, 4]).question().params).toMatchObject({ hits: 1 })
})

test('FA-MOVE-16, FA-CARD-3 · against Full Stop the first miss is rolled again, once: the card takes the next one', () => {
  const p = run([1, 1, 5], { fullStop: true }, 3, [2, 5])
  p.answer('play:A01')
  passAll(p)
  expect(told(p, 'rerolled')).toEqual([
    ['FA-MOVE-16', [2, 1, 5]],
    ['FA-CARD-7', [2, 5, 5]],
  ])
  const once = run([1, 5], { fullStop: true }, 2, [1])
  expect([told(once, 'rerolled').length, once.table.questions.map(({ name }) => name)]).toEqual([1, []])
})

test('FA-WING-10, FA-DMG-18 · a run that takes the last hull point takes the ship off the table', () => {
  const p = run([5, 5, 5, 5], { hull: 3 })
  passAll(p)
  expect([p.g.ships.place[0], last(p, 'hull-lost')]).toMatchObject([PLACE.destroyed, { points: 1, left: 0 }])
})

test('FA-TRAIT-1, FA-WING-10 · FA-TRAIT/durable: however durable the target, one die is rolled', () => {
  const p = run([1], { type: 'sorylians-katar' }, 1)
  passAll(p)
  expect(last(p, 'rolled')).toMatchObject({ purpose: 'attack', waves: [[1]] })
})
