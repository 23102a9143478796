import { type Features, isObject } from '@orrery/kernel'
import { blankNetwork, type Network, widthOf } from './network.ts'

/** The origin of weights: enough to reproduce them. */
export interface Origin {
  /** The commit of the code. */
  readonly tree: string
  readonly seed: string
  readonly games: number
  /** Who played the games. */
  readonly players: string
  /** The settings of their tables. */
  readonly options: object
}

/** A network as text: 16-bit integers, each group of weights with its scale. */
export interface PackedNetwork extends Origin {
  readonly hidden: number
  readonly scales: readonly number[]
  readonly data: string
}

/** A game's learned weights, as stored in its folder. Plain JSON. */
export interface Weights {
  readonly format: 1
  readonly game: string
  /** The meaning of the inputs: networks with other features are refused. */
  readonly features: { readonly version: number; readonly names: readonly string[] }
  readonly networks: Readonly<Record<string, PackedNetwork>>
}

/** Parses a game's weights file. Throws a `RangeError` that names what does not fit. */
export function weightsFrom(file: unknown): Weights {
  const { format, game, features, networks } = record(file, 'weights')
  if (format !== 1) throw new RangeError(`these weights are of format ${String(format)}; this program reads format 1`)
  const { version, names } = record(features, 'features')
  return {
    format,
    game: text(game, 'game'),
    features: { version: number(version, 'version'), names: list(names, 'names').map((name) => text(name, 'a name')) },
    networks: Object.fromEntries(Object.entries(record(networks, 'networks')).map(([name, one]) => [name, networkFrom(one)])),
  }
}

function networkFrom(value: unknown): PackedNetwork {
  const { tree, seed, games, players, options, hidden, scales, data } = record(value, 'a network')
  return {
    tree: text(tree, 'tree'),
    seed: text(seed, 'seed'),
    games: number(games, 'games'),
    players: text(players, 'players'),
    options: record(options, 'options'),
    hidden: number(hidden, 'hidden'),
    scales: list(scales, 'scales').map((scale) => number(scale, 'a scale')),
    data: text(data, 'data'),
  }
}

function record(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (!isObject(value)) throw wrong(name)
  return value as Readonly<Record<string, unknown>>
}

function list(value: unknown, name: string): readonly unknown[] {
  if (!Array.isArray(value)) throw wrong(name)
  return value
}

function text(value: unknown, name: string): string {
  if (typeof value !== 'string') throw wrong(name)
  return value
}

function number(value: unknown, name: string): number {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(name)
  return value
}

function wrong(name: string): RangeError {
  return new RangeError(`the file of weights is damaged: ${name} is not what it should be`)
}

const MOST = 32767

/** A network as JSON, with weights of 16 bits. */
export function packed({ hidden, first, biases, second }: Network, origin: Origin): PackedNetwork {
  const groups = [first, biases, second]
  const scales = groups.map((group) => group.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9) / MOST)
  const whole = groups.flatMap((group, at) => Array.from(group, (weight) => Math.round(weight / (scales[at] as number))))
  const bytes = new Uint8Array(new Int16Array(whole).buffer)
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return { ...origin, hidden, scales, data: btoa(text) }
}

/** Unpacks a network. Throws a `RangeError` if its size differs. */
export function unpacked({ hidden, scales, data }: PackedNetwork, inputs: number): Network {
  const network = blankNetwork(inputs, hidden)
  const whole = new Int16Array(Uint8Array.from(atob(data), (char) => char.charCodeAt(0)).buffer)
  const expected = inputs * widthOf(hidden) + widthOf(hidden) + hidden
  if (whole.length !== expected) throw new RangeError(`a network of ${whole.length} weights where ${expected} belong`)
  let offset = 0
  for (const [at, group] of [network.first, network.biases, network.second].entries()) {
    for (let place = 0; place < group.length; place++) group[place] = (whole[offset + place] as number) * (scales[at] as number)
    offset += group.length
  }
  return network
}

/** The most names that a refusal lists. */
const LISTED = 5

/**
 * Why weights do not fit a game with these features; null if they do. Inputs may be in another order, because content moves: the names
 * decide.
 */
export function misfitOf<S>(weights: Weights, game: string, features: Features<S>): string | null {
  const { features: learned } = weights
  if (weights.game !== game) return `the weights of ${weights.game} are no weights of ${game}`
  if (learned.version !== features.version)
    return `the weights of ${game} were learned with version ${learned.version} of its features, which are now of version ${features.version}`
  const names = features.names()
  const missing = listed('learned without', without(names, learned.names))
  const unknown = listed('learned with', without(learned.names, names))
  return missing === null && unknown === null
    ? null
    : `the weights of ${game} were ${[missing, unknown].filter((one) => one !== null).join(' and ')}`
}

function without(names: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others)
  return names.filter((name) => !known.has(name))
}

function listed(verb: string, names: readonly string[]): string | null {
  if (names.length === 0) return null
  const more = names.length > LISTED ? ` and ${names.length - LISTED} more` : ''
  return `${verb} ${names.slice(0, LISTED).join(', ')}${more}`
}

/** A network with its inputs in the current order of the game's names. */
export function inOrderOf(network: Network, learned: readonly string[], names: readonly string[]): Network {
  if (learned.every((name, at) => name === names[at])) return network
  const places = new Map(learned.map((name, at) => [name, at]))
  const width = widthOf(network.hidden)
  const first = new Float32Array(names.length * width)
  for (const [at, name] of names.entries()) {
    const from = (places.get(name) as number) * width
    first.set(network.first.subarray(from, from + width), at * width)
  }
  return { ...network, first }
}
