/**
 * A network with one hidden layer: sparse inputs, rectified units, and one linear unit that goes straight to the output, so that it can
 * express whatever a logistic regression can. The output is the log-odds of winning.
 */
export interface Network {
  readonly inputs: number
  /** Hidden units, without the linear one. */
  readonly hidden: number
  /** For each input, a weight to each hidden unit and then to the linear one. */
  readonly first: Float32Array
  readonly biases: Float32Array
  /** One weight from each hidden unit. */
  readonly second: Float32Array
}

/** A row of `first`: the hidden units and the linear one. */
export function widthOf(hidden: number): number {
  return hidden + 1
}

/** A network whose weights are all 0. */
export function blankNetwork(inputs: number, hidden: number): Network {
  const width = widthOf(hidden)
  return {
    inputs,
    hidden,
    first: new Float32Array(inputs * width),
    biases: new Float32Array(width),
    second: new Float32Array(hidden),
  }
}

/** Judges positions, one after another: put every input of a position, then ask for its odds, with which the next position begins. */
export interface Evaluator {
  /** Adds an input; the value of one that is put twice is the sum of both. */
  put(input: number, value: number): void
  /** The log-odds from the inputs since the last call. */
  odds(): number
  /** The sums of the hidden units and of the linear one, as the last `odds` found them. */
  readonly sums: Float64Array
}

/** Inputs for which there is room at first. */
const ROOM = 64

/** An evaluator of a network. It follows changes of the network's weights. */
export function evaluatorOf(network: Network): Evaluator {
  const { hidden, second } = network
  const sums = new Float64Array(widthOf(hidden))
  let inputs = new Uint32Array(ROOM)
  let values = new Float64Array(ROOM)
  let count = 0
  return {
    sums,
    put(input, value) {
      if (count === inputs.length) {
        inputs = grown(inputs, new Uint32Array(2 * count))
        values = grown(values, new Float64Array(2 * count))
      }
      inputs[count] = input
      values[count] = value
      count++
    },
    odds() {
      addUp(network, inputs, values, count, sums)
      count = 0
      let odds = sums[hidden] as number
      for (let unit = 0; unit < hidden; unit++) {
        const sum = sums[unit] as number
        if (sum > 0) odds += sum * (second[unit] as number)
      }
      return odds
    },
  }
}

function grown<A extends Uint32Array | Float64Array>(from: A, to: A): A {
  to.set(from)
  return to
}

/**
 * Fills the sums of all units. Four units at a time run over all inputs, so that their sums stay in registers: less than half the time of
 * adding one input after another to all sums. Each sum still begins with its bias and adds the inputs in their order, so that the result is
 * the same to the last bit.
 */
function addUp({ first, biases, hidden }: Network, inputs: Uint32Array, values: Float64Array, count: number, sums: Float64Array): void {
  const width = widthOf(hidden)
  let unit = 0
  for (; unit + 4 <= width; unit += 4) {
    let one = biases[unit] as number
    let two = biases[unit + 1] as number
    let three = biases[unit + 2] as number
    let four = biases[unit + 3] as number
    for (let at = 0; at < count; at++) {
      const weight = (inputs[at] as number) * width + unit
      const value = values[at] as number
      one += (first[weight] as number) * value
      two += (first[weight + 1] as number) * value
      three += (first[weight + 2] as number) * value
      four += (first[weight + 3] as number) * value
    }
    sums[unit] = one
    sums[unit + 1] = two
    sums[unit + 2] = three
    sums[unit + 3] = four
  }
  for (; unit < width; unit++) {
    let sum = biases[unit] as number
    for (let at = 0; at < count; at++) sum += (first[(inputs[at] as number) * width + unit] as number) * (values[at] as number)
    sums[unit] = sum
  }
}

/** The chance that corresponds to log-odds. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
