/** Positions with their outcomes, as flat arrays: the inputs of position i are `starts[i]` to `starts[i + 1]`. */
export interface Samples {
  readonly count: number
  readonly starts: Uint32Array
  readonly inputs: Uint16Array
  readonly values: Float32Array
  /** The seat's result: 1 for a win, 0 for a loss. */
  readonly targets: Float32Array
  /** The game's own evaluation. */
  readonly judged: Float32Array
  /** Each position's game number. */
  readonly games: Uint32Array
  /** Each position's network, by its index in `networks`. */
  readonly belongs: Uint8Array
  readonly networks: readonly string[]
}

/** Collects the positions of self-play that a network learns from. */
export interface Collector {
  /** Adds a position of a game, read by `read`, with the game's own evaluation; its outcome is not known yet. Returns its index. */
  add(game: number, network: string, judged: number, read: (put: (input: number, value: number) => void) => void): number
  /** Sets a position's outcome. */
  end(at: number, target: number): void
  samples(): Samples
}

/** An empty collector. */
export function collector(): Collector {
  const starts = [0]
  const inputs: number[] = []
  const values: number[] = []
  const targets: number[] = []
  const judged: number[] = []
  const games: number[] = []
  const belongs: number[] = []
  const networks: string[] = []
  const put = (input: number, value: number): void => {
    inputs.push(input)
    values.push(value)
  }
  return {
    add(game, network, judging, read) {
      if (!networks.includes(network)) networks.push(network)
      read(put)
      starts.push(inputs.length)
      games.push(game)
      judged.push(judging)
      belongs.push(networks.indexOf(network))
      return targets.push(Number.NaN) - 1
    },
    end(at, target) {
      targets[at] = target
    },
    samples: () => ({
      count: targets.length,
      starts: Uint32Array.from(starts),
      inputs: Uint16Array.from(inputs),
      values: Float32Array.from(values),
      targets: Float32Array.from(targets),
      judged: Float32Array.from(judged),
      games: Uint32Array.from(games),
      belongs: Uint8Array.from(belongs),
      networks,
    }),
  }
}

/** The positions of one network, from several lots together. */
export function merged(lots: readonly Samples[], network: string): Samples {
  const taken = lots.map((lot) => {
    const place = lot.networks.indexOf(network)
    return { lot, places: [...lot.belongs.keys()].filter((at) => lot.belongs[at] === place) }
  })
  let count = 0
  let size = 0
  for (const { lot, places } of taken) {
    count += places.length
    for (const at of places) size += lengthOf(lot, at)
  }
  const whole = {
    count,
    starts: new Uint32Array(count + 1),
    inputs: new Uint16Array(size),
    values: new Float32Array(size),
    targets: new Float32Array(count),
    judged: new Float32Array(count),
    games: new Uint32Array(count),
    belongs: new Uint8Array(count),
    networks: [network],
  }
  let next = 0
  for (const { lot, places } of taken)
    for (const at of places) {
      const from = whole.starts[next] as number
      whole.inputs.set(lot.inputs.subarray(lot.starts[at], lot.starts[at + 1]), from)
      whole.values.set(lot.values.subarray(lot.starts[at], lot.starts[at + 1]), from)
      whole.targets[next] = lot.targets[at] as number
      whole.judged[next] = lot.judged[at] as number
      whole.games[next] = lot.games[at] as number
      whole.starts[++next] = from + lengthOf(lot, at)
    }
  return whole
}

function lengthOf({ starts }: Samples, at: number): number {
  return (starts[at + 1] as number) - (starts[at] as number)
}
