import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import type { JumpableRandomGenerator } from 'pure-rand/types/JumpableRandomGenerator'

/** 128 bits as 32 hexadecimal digits. */
export type Seed = string

/**
 * One stream of randomness, kept inside a state. `preset` holds results that come before the generator's own; scenarios set dice with it.
 */
export interface Stream {
  state: number[]
  preset: number[]
}

/** A source of randomness: a stream of a state, or a search's own generator. */
export interface Random {
  /** A whole number in `0 .. below - 1`, all equally likely (no modulo bias). */
  below(below: number): number
}

/** The stream `name` of the table with this seed. Streams of one seed are independent. */
export function streamOf(seed: Seed, name: string): Stream {
  const given = seed[SEED_DIGITS] === ';'
  const words = seedWords(given ? seed.slice(0, SEED_DIGITS) : seed)
  let salt = 0x811c9dc5
  for (let i = 0; i < name.length; i++) salt = Math.imul(salt ^ name.charCodeAt(i), 0x01000193)
  const state: number[] = words.map((word, i) => scramble(word ^ scramble((salt + Math.imul(i, 0x9e3779b9)) | 0)))
  if (!state.some((word) => word !== 0)) state[0] = 1
  return { state, preset: given ? presetIn(seed, name) : [] }
}

const SEED_DIGITS = 32

/**
 * A seed whose streams begin with these results, so that the set-up uses them too; for scenarios. It does not pass `isSeed`, so none can
 * come from outside.
 */
export function withPresets(seed: Seed, presets: Readonly<Record<string, readonly number[]>>): Seed {
  return [seed, ...Object.entries(presets).map(([name, results]) => `${name}=${results.join(',')}`)].join(';')
}

function presetIn(seed: Seed, name: string): number[] {
  const part = seed.split(';').find((one) => one.startsWith(`${name}=`))
  const results = part?.slice(name.length + 1) ?? ''
  return results === '' ? [] : results.split(',').map(Number)
}

/** A whole number in `0 .. below - 1` from the stream, which moves on. A preset result is returned as it is. */
export function draw(stream: Stream, below: number): number {
  if (stream.preset.length > 0) {
    const preset = stream.preset.shift() as number
    if (!Number.isInteger(preset) || preset < 0 || preset >= below) throw new RangeError(`preset result ${preset} is not below ${below}`)
    return preset
  }
  const generator = xoroshiro128plusFromState(stream.state)
  const drawn = uniformInt(generator, 0, below - 1)
  stream.state = generator.getState() as number[]
  return drawn
}

/** Puts `items` into a uniformly random order in place (Fisher-Yates), from any source of randomness. */
export function shuffle<T>(random: Random, items: T[]): void {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1)
    const kept = items[last] as T
    items[last] = items[other] as T
    items[other] = kept
  }
}

/** The stream as a `Random`, for `shuffle` and the like. */
export function fromStream(stream: Stream): Random {
  return { below: (below) => draw(stream, below) }
}

/** A generator outside any state, for searches, tests and policies. */
export function randomOf(seed: Seed): Random {
  const generator: JumpableRandomGenerator = xoroshiro128plusFromState(streamOf(seed, 'outside').state)
  return { below: (below) => (below === 1 ? 0 : uniformInt(generator, 0, below - 1)) }
}

/** A generator outside any state, from four numbers: the same ones give the same results. It costs a fraction of `randomOf`. */
export function randomFrom(one: number, two: number, three: number, four: number): Random {
  const low = scramble(one ^ scramble(two ^ scramble(three ^ scramble(four))))
  const high = scramble(four + scramble(three + scramble(two + scramble(one + 0x3c6ef372))))
  const generator: JumpableRandomGenerator = xoroshiro128plusFromState(wordsOf([low, high, low, high]))
  return { below: (below) => (below === 1 ? 0 : uniformInt(generator, 0, below - 1)) }
}

/** The state of a new stream, from any source of randomness. */
export function freshState(random: Random): number[] {
  return wordsOf([0, 1, 2, 3].map(() => random.below(0x40000000)))
}

/**
 * Four words with all their bits mixed, as the generator needs them: its first result is the sum of two, so it has their patterns. They are
 * not all zero, of which it would never come out.
 */
function wordsOf(numbers: readonly number[]): number[] {
  const words = numbers.map((number, place) => scramble(number ^ Math.imul(place + 1, 0x9e3779b9)))
  if (!words.some((word) => word !== 0)) words[0] = 1
  return words
}

/** A fresh seed from a source of randomness, e.g. to re-seed the streams of a fork. */
export function seedFrom(random: Random): Seed {
  let seed = ''
  for (let i = 0; i < 8; i++) seed += random.below(0x10000).toString(16).padStart(4, '0')
  return seed
}

/** A seed made from any number or text, for tests and commands with `--seed`. */
export function seedOf(source: number | string): Seed {
  const text = String(source)
  const words = [0x243f6a88, 0x85a308d3, 0x13198a2e, 0x03707344]
  for (let i = 0; i < text.length; i++) {
    for (let w = 0; w < 4; w++) words[w] = scramble((words[w] as number) ^ Math.imul(text.charCodeAt(i) + w, 0x9e3779b1))
  }
  return words.map((word) => (scramble(word) >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Whether `text` is a seed: 32 hexadecimal digits. */
export function isSeed(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

function seedWords(seed: Seed): number[] {
  if (!isSeed(seed)) throw new RangeError(`a seed is 32 hexadecimal digits, not '${seed}'`)
  return [0, 8, 16, 24].map((from) => Number.parseInt(seed.slice(from, from + 8), 16) | 0)
}

/** MurmurHash3's finalizer: every bit of the input affects every bit of the output. */
function scramble(word: number): number {
  let h = word | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return h ^ (h >>> 16)
}
