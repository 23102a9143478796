import { randomOf, type Seed, seedOf } from '@orrery/kernel'
import blossom from 'edmonds-blossom-fixed'

/** An entrant to be paired. */
export interface Contender {
  readonly entrant: number
  readonly score: number
  /** The opponents so far; one who was met twice is listed twice. */
  readonly met: readonly number[]
}

/** The weight of chance among equally good pairings: less than any difference of scores. */
const CHANCE = 1000

/**
 * CG-TOUR-9: pairs an even number of contenders: first with the fewest rematches, then with opponents of the same score (the sum of the
 * squared differences is minimal), then at random. The same seed gives the same pairs. Both sides of a pair are in the order of the list.
 */
export function pair(contenders: readonly Contender[], seed: Seed): [number, number][] {
  if (contenders.length % 2 === 1) throw new RangeError('an odd number cannot be paired')
  const random = randomOf(seedOf(`${seed} pairs`))
  const { difference, rematch } = weights(contenders)
  const edges: [number, number, number][] = []
  for (const [at, one] of contenders.entries()) {
    for (let other = at + 1; other < contenders.length; other++) {
      const { entrant, score } = contenders[other] as Contender
      const times = one.met.filter((met) => met === entrant).length
      edges.push([at, other, -(times * rematch + (one.score - score) ** 2 * difference + random.below(CHANCE))])
    }
  }
  const mates = blossom(edges, true)
  return contenders.flatMap(({ entrant }, at): [number, number][] => {
    const mate = mates[at] as number
    return mate > at ? [[entrant, (contenders[mate] as Contender).entrant]] : []
  })
}

/** The weights of a point of squared difference and of a rematch: each exceeds everything below it together. */
function weights(contenders: readonly Contender[]): { readonly difference: number; readonly rematch: number } {
  const pairs = contenders.length / 2
  const scores = contenders.map(({ score }) => score)
  const span = Math.max(0, ...scores)
  const difference = pairs * CHANCE
  return { difference, rematch: (pairs * span ** 2 + 1) * difference }
}
