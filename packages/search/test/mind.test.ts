import { openTable, randomOf, seedOf } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { type State, salvage } from '../../kernel/test/games/salvage.ts'
import { withMind, withNetworks } from '../mind/mind.ts'
import { blankNetwork, chanceOf, evaluatorOf, type Network } from '../mind/network.ts'
import { type PackedNetwork, packed, unpacked, type Weights, weightsFrom } from '../mind/weights.ts'

const ORIGIN = { tree: 'abc', seed: '1', games: 100, players: 'quick, quick', options: {} }

/** A network with random weights. */
function lots(inputs: number, hidden: number): Network {
  const random = randomOf(seedOf('lots'))
  const network = blankNetwork(inputs, hidden)
  for (const group of [network.first, network.biases, network.second])
    for (let at = 0; at < group.length; at++) group[at] = (random.below(2001) - 1000) / 1000
  return network
}

function odds(network: Network, inputs: readonly (readonly [number, number])[]): number {
  const evaluator = evaluatorOf(network)
  for (const [input, value] of inputs) evaluator.put(input, value)
  return evaluator.odds()
}

function weightsWith(names: readonly string[], network: PackedNetwork, more: Partial<Weights> = {}): Weights {
  return { format: 1, game: 'salvage', features: { version: 1, names }, networks: { 2: network }, ...more }
}

const NAMES = salvage.features?.names() ?? []

test('a network is a linear unit and rectified ones', () => {
  const network = blankNetwork(2, 1)
  network.first.set([1, 10, -1, 100])
  network.second[0] = 1000
  expect(odds(network, [[0, 2]])).toBe(2020)
  expect(odds(network, [[1, 2]])).toBe(200)
  expect(chanceOf(0)).toBe(0.5)
  expect(chanceOf(2) + chanceOf(-2)).toBeCloseTo(1)
})

test('packed weights are the same within a thousandth, through JSON too', () => {
  const network = lots(5, 3)
  const file = JSON.parse(JSON.stringify(weightsWith(['a', 'b', 'c', 'd', 'e'], packed(network, ORIGIN))))
  const again = unpacked(weightsFrom(file).networks[2] as PackedNetwork, 5)
  for (const input of [0, 1, 2, 3, 4]) expect(odds(again, [[input, 1]])).toBeCloseTo(odds(network, [[input, 1]]), 3)
  expect(() => unpacked(packed(network, ORIGIN), 4)).toThrow('a network of 27 weights where')
})

test('a damaged file is refused with the reason', () => {
  const whole = weightsWith(NAMES, packed(lots(3, 2), ORIGIN))
  expect(() => weightsFrom({ ...whole, format: 2 })).toThrow('format 2')
  expect(() => weightsFrom({ ...whole, networks: [] })).toThrow('networks')
  expect(() => weightsFrom({ ...whole, networks: { 2: { ...whole.networks[2], scales: ['1'] } } })).toThrow('a scale')
  expect(() => weightsFrom(null)).toThrow('weights')
})

test('weights of other features are refused by the names of the inputs', () => {
  const network = packed(lots(3, 2), ORIGIN)
  expect(() => withMind(salvage, weightsWith(['crates', 'cards', 'theirs'], network, { game: 'convoy' }))).toThrow('weights of convoy')
  expect(() => withMind(salvage, weightsWith(['crates', 'cards', 'fuel'], network))).toThrow('learned without theirs and learned with fuel')
  expect(() => withMind(salvage, weightsWith(NAMES, network, { features: { version: 2, names: NAMES } }))).toThrow('version 2')
})

test('the evaluation is the network of the table, with inputs in whatever order they were learned, else that of the game', () => {
  const table = openTable(salvage, {}, 2, seedOf(1))
  const network = blankNetwork(3, 1)
  network.first[2 * 1 + 1] = 0.5
  const learned = withMind(salvage, weightsWith(['theirs', 'cards', 'crates'], packed(network, ORIGIN)))
  const cards = (table.state.hands[0] as number[]).length
  expect(learned.evaluate(table.state, 0)).toBeCloseTo(chanceOf(0.5 * cards), 3)
  const theirs = blankNetwork(3, 1)
  theirs.first[1] = 1
  table.state.holds = [[], [3, 4]]
  const turned = withMind(salvage, weightsWith(['theirs', 'cards', 'crates'], packed(theirs, ORIGIN)))
  expect(turned.evaluate(table.state, 0)).toBeCloseTo(chanceOf(2), 3)
  const features = salvage.features
  if (features === undefined) throw new Error('salvage has features')
  const elsewhere = withNetworks<State, unknown, unknown>(salvage as never, features, { 3: network })
  expect(elsewhere.evaluate(table.state, 1)).toBe(salvage.evaluate(table.state, 1))
  const nowhere = withNetworks<State, unknown, unknown>(salvage as never, { ...features, network: () => null }, { 2: network })
  expect(nowhere.evaluate(table.state, 1)).toBe(salvage.evaluate(table.state, 1))
})
