import { expect, test } from 'vitest'
import { commandChoices } from '../rules/cards/choices.ts'
import { PLACE, type State } from '../state.ts'
import { at } from './card-table.ts'
import { carryOut, type GivenShip } from './fight.ts'

const choices = (ships: readonly GivenShip[], also?: (g: State) => unknown) => carryOut({ ships, also }, (g) => commandChoices(g, 0))

test('FA-DEF-4, FA-ACT-2 · everybody hears which cloaking fields went on and off, and of those that stay nothing', () => {
  const ships = [false, true, true].map(
    (cloak, place): GivenShip => ({ ...at('relthoza-assassin', 20, 20 + 3 * place), cloak, squadron: 0 }),
  )
  const p = choices(ships)
  expect(p.question()).toMatchObject({ name: 'command.cloak', seat: 0, least: 0, most: 3 })
  p.answer({ options: ['cloak:0', 'cloak:2'] })
  expect(p.g.ships.cloak).toEqual([1, 0, 1])
  expect(p.events('spectator').map(({ type, ship }) => [type, ship])).toEqual([
    ['cloaked', 0],
    ['uncloaked', 1],
  ])
})

test('FA-TRAIT-1 · FA-TRAIT/energyTransfer1, FA-TRAIT/energyTransfer2: one die, or up to two, from one primary weapon to another, or none', () => {
  for (const [type, rule, dice] of [
    ['aquans-nectridea', 'FA-TRAIT/energyTransfer1', [1]],
    ['aquans-kraken', 'FA-TRAIT/energyTransfer2', [1, 2]],
  ] as const) {
    const p = choices([at(type, 20, 20)])
    expect(p.question()).toMatchObject({ name: 'command.energy', rule, seat: 0, on: 'ship:0' })
    const [none, ...given] = p.options().map((id) => id.split(':'))
    expect([none, [...new Set(given.map(([, , , die]) => Number(die)))]]).toEqual([['energy', 'none'], dice])
    const question = p.question()
    const messages = question.kind === 'options' ? question.options.map(({ message }) => message) : []
    expect([messages[0], [...new Set(messages.slice(1))]]).toEqual(['no-energy', [undefined]])
    p.answer('energy:none')
    expect(p.g.ships.transfer[0]).toBe(0)
  }
})

test('FA-TRAIT-1 · FA-TRAIT/deckCrews: one of each type that was lost may come back, its owner’s choice, and everybody hears the roll and the wing', () => {
  for (const seat of [0, 1]) {
    const wings = (['bomber', 'bomber', 'fighter'] as const).map((type, flight) => ({ type, seat, flight, x: 0, y: 0 }) as const)
    const p = carryOut(
      {
        ships: [at('terrans-ares', 20, 20, seat)],
        wings,
        dice: [4],
        also: (g) => [g.wings.place.fill(PLACE.destroyed), g.wings.squadron.fill(0)],
      },
      (g) => commandChoices(g, 0),
    )
    p.answer('sector:aft')
    expect(p.question()).toMatchObject({ name: 'command.wing', seat })
    expect(p.options()).toEqual(['return:0', 'return:2'])
    p.answer('return:2')
    expect(p.g.wings.place).toEqual([PLACE.destroyed, PLACE.destroyed, PLACE.away])
    expect(p.events('spectator', 'tested')).toMatchObject([{ ship: 0, face: 4, need: 4, purpose: '@trait-deckCrews' }])
    expect(p.events('spectator', 'wing-returned')).toMatchObject([{ ship: 0, wing: 2 }])
  }
})

test('FA-TRAIT-1 · FA-TRAIT/deckCrews: a carrier without room rolls nothing', () => {
  const roll = (aboard: number) => {
    const wings = Array.from({ length: aboard + 1 }, () => ({ type: 'bomber', seat: 0, flight: 0, x: 0, y: 0 }) as const)
    const p = carryOut(
      {
        ships: [at('terrans-ares', 20, 20)],
        wings,
        dice: [1],
        also: (g) => [g.wings.place.fill(PLACE.away), g.wings.place.splice(0, 1, PLACE.destroyed), g.wings.squadron.fill(0)],
      },
      (g) => commandChoices(g, 0),
    )
    p.answer('sector:aft')
    return p.events('spectator', 'tested').length
  }
  expect([roll(8), roll(9)]).toEqual([1, 0])
})
