import { type Random, randomOf, seedOf, shuffle } from '@orrery/kernel'
import { blankNetwork, chanceOf, type Evaluator, evaluatorOf, type Network, widthOf } from '@orrery/search/mind/network'
import type { Samples } from './samples.ts'

/** The parameters of learning. */
export interface Lesson {
  readonly hidden: number
  readonly epochs: number
  /** Adam's step in the first epoch; it falls to a tenth by the last. */
  readonly rate: number
  readonly batch: number
  /** How strongly each step pulls weights to 0. */
  readonly decay: number
  readonly seed: string
}

/** A network in training, with Adam's state, so that training can stop after any epoch and resume. */
export interface Learner {
  readonly network: Network
  readonly moments: { readonly mean: Float32Array; readonly square: Float32Array }
  steps: number
  epoch: number
  readonly history: Epoch[]
  /** The network with the lowest loss on the held-out games. */
  best: { network: Network; held: number }
}

/** The mean log-loss after an epoch, on the training games and on the held-out games. */
export interface Epoch {
  readonly learned: number
  readonly held: number
}

/** One game in this many is held out, to measure the loss on unseen games. */
const HELD = 10

/** Whether the game of that number is held out. */
export function isHeld(game: number): boolean {
  return game % HELD === HELD - 1
}

/** An untrained network with random initial weights; inputs without samples stay 0. */
export function freshLearner(inputs: number, samples: Samples, { hidden, seed }: Lesson): Learner {
  const network = blankNetwork(inputs, hidden)
  const random = randomOf(seedOf(`${seed}:weights`))
  const width = widthOf(hidden)
  const seen = new Set(samples.inputs)
  for (let at = 0; at < network.first.length; at++) {
    const weight = lot(random) * FIRST
    network.first[at] = at % width === hidden || !seen.has(Math.floor(at / width)) ? 0 : weight
  }
  for (let unit = 0; unit < hidden; unit++) network.second[unit] = lot(random) / Math.sqrt(hidden)
  const size = network.first.length + network.biases.length + network.second.length
  return {
    network,
    moments: { mean: new Float32Array(size), square: new Float32Array(size) },
    steps: 0,
    epoch: 0,
    history: [],
    best: { network, held: Number.POSITIVE_INFINITY },
  }
}

/** The size of initial weights, for positions with some hundred inputs of about 1. */
const FIRST = 0.15
const FINE = 1 << 20

function lot(random: Random): number {
  return (2 * random.below(FINE)) / FINE - 1
}

const QUICK = 0.9
const SLOW = 0.999
const TINY = 1e-8

/** Learns once from all samples that are not held out, in an order that the seed and the epoch determine. */
export function learnEpoch(learner: Learner, samples: Samples, lesson: Lesson): void {
  const { network } = learner
  const order = [...samples.games.keys()].filter((at) => !isHeld(samples.games[at] as number))
  shuffle(randomOf(seedOf(`${lesson.seed}:${learner.epoch}`)), order)
  const gradient = new Float32Array(learner.moments.mean.length)
  const evaluator = evaluatorOf(network)
  const rate = lesson.rate * 0.1 ** (learner.epoch / Math.max(1, lesson.epochs - 1))
  let loss = 0
  for (let from = 0; from < order.length; from += lesson.batch) {
    const to = Math.min(order.length, from + lesson.batch)
    gradient.fill(0)
    for (let at = from; at < to; at++) loss += backward(network, samples, order[at] as number, evaluator, gradient, 1 / (to - from))
    step(learner, gradient, rate, lesson.decay)
  }
  learner.epoch++
  const held = lossOn(network, samples)
  learner.history.push({ learned: loss / Math.max(1, order.length), held })
  if (held < learner.best.held) learner.best = { network: copied(network), held }
}

function copied({ inputs, hidden, first, biases, second }: Network): Network {
  return { inputs, hidden, first: first.slice(), biases: biases.slice(), second: second.slice() }
}

/** The log-odds of a position. */
function forward({ put, odds }: Evaluator, { starts, inputs, values }: Samples, at: number): number {
  for (let one = starts[at] as number; one < (starts[at + 1] as number); one++) put(inputs[one] as number, values[one] as number)
  return odds()
}

/** Adds a position's part to the gradient and returns its loss. */
function backward(network: Network, samples: Samples, at: number, evaluator: Evaluator, gradient: Float32Array, share: number): number {
  const odds = forward(evaluator, samples, at)
  const { sums } = evaluator
  const { hidden, second, first } = network
  const width = widthOf(hidden)
  const target = samples.targets[at] as number
  const error = share * (chanceOf(odds) - target)
  const biases = first.length
  for (let unit = 0; unit < hidden; unit++) {
    const sum = sums[unit] as number
    if (sum > 0) {
      gradient[biases + width + unit] = (gradient[biases + width + unit] as number) + error * sum
      sums[unit] = error * (second[unit] as number)
    } else sums[unit] = 0
  }
  sums[hidden] = error
  for (let unit = 0; unit < width; unit++) gradient[biases + unit] = (gradient[biases + unit] as number) + (sums[unit] as number)
  for (let one = samples.starts[at] as number; one < (samples.starts[at + 1] as number); one++) {
    const row = (samples.inputs[one] as number) * width
    const value = samples.values[one] as number
    for (let unit = 0; unit < width; unit++) gradient[row + unit] = (gradient[row + unit] as number) + value * (sums[unit] as number)
  }
  return lossOf(odds, target)
}

/** One step of Adam with weight decay. */
function step(learner: Learner, gradient: Float32Array, rate: number, decay: number): void {
  learner.steps++
  const { network, moments } = learner
  const scale = Math.sqrt(1 - SLOW ** learner.steps) / (1 - QUICK ** learner.steps)
  let offset = 0
  for (const weights of [network.first, network.biases, network.second]) {
    const kept = weights === network.biases ? 0 : decay * rate
    for (let at = 0; at < weights.length; at++) {
      const slope = gradient[offset + at] as number
      const mean = QUICK * (moments.mean[offset + at] as number) + (1 - QUICK) * slope
      const square = SLOW * (moments.square[offset + at] as number) + (1 - SLOW) * slope * slope
      moments.mean[offset + at] = mean
      moments.square[offset + at] = square
      const weight = weights[at] as number
      weights[at] = weight - (rate * scale * mean) / (Math.sqrt(square) + TINY) - kept * weight
    }
    offset += weights.length
  }
}

function lossOf(odds: number, target: number): number {
  // log(1 + e^odds) - target * odds, without overflow.
  return Math.max(odds, 0) + Math.log1p(Math.exp(-Math.abs(odds))) - target * odds
}

/** Mean log-loss on the held-out games. */
export function lossOn(network: Network, samples: Samples): number {
  let loss = 0
  let count = 0
  eachHeld(network, samples, (odds, target) => {
    loss += lossOf(odds, target)
    count++
  })
  return loss / Math.max(1, count)
}

/** Calls `each` with the network's output for every held-out position. */
export function eachHeld(network: Network, samples: Samples, each: (odds: number, target: number) => void): void {
  const evaluator = evaluatorOf(network)
  for (let at = 0; at < samples.count; at++) {
    if (!isHeld(samples.games[at] as number)) continue
    each(forward(evaluator, samples, at), samples.targets[at] as number)
  }
}
