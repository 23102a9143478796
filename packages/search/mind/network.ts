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

/** A network of zeros. */
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

/** The inputs of the hidden units and the linear one, reused between positions to avoid allocation. */
export function sumsFor({ hidden }: Network): Float64Array {
  return new Float64Array(widthOf(hidden))
}

/** Adds one input. */
export function addInput({ first, hidden }: Network, sums: Float64Array, input: number, value: number): void {
  const width = hidden + 1
  const row = input * width
  for (let unit = 0; unit < width; unit++) sums[unit] = (sums[unit] as number) + (first[row + unit] as number) * value
}

/** The log-odds from the sums of all inputs. */
export function oddsOf({ hidden, second }: Network, sums: Float64Array): number {
  let odds = sums[hidden] as number
  for (let unit = 0; unit < hidden; unit++) {
    const sum = sums[unit] as number
    if (sum > 0) odds += sum * (second[unit] as number)
  }
  return odds
}

/** The chance that corresponds to log-odds. */
export function chanceOf(odds: number): number {
  return 1 / (1 + Math.exp(-odds))
}
