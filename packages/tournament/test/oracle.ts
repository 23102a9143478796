import type { Contender, Tournament } from '../index.ts'

/** The badness of a set of pairs: rematches, then squared differences of scores. */
export function badness(contenders: readonly Contender[], pairs: readonly (readonly [number, number])[]): [number, number] {
  const of = (entrant: number) => contenders.find((one) => one.entrant === entrant) as Contender
  let rematches = 0
  let differences = 0
  for (const [one, other] of pairs) {
    rematches += of(one).met.filter((met) => met === other).length
    differences += (of(one).score - of(other).score) ** 2
  }
  return [rematches, differences]
}

/** The least badness of all pairings, by trying every one. */
export function leastBadness(contenders: readonly Contender[]): [number, number] {
  return allPairings(contenders.map(({ entrant }) => entrant))
    .map((pairs) => badness(contenders, pairs))
    .reduce((best, one) => (one[0] < best[0] || (one[0] === best[0] && one[1] < best[1]) ? one : best))
}

function allPairings(entrants: readonly number[]): [number, number][][] {
  const [first, ...others] = entrants
  if (first === undefined) return [[]]
  return others.flatMap((other) =>
    allPairings(others.filter((one) => one !== other)).map((rest): [number, number][] => [[first, other], ...rest]),
  )
}

/** One entrant's row by the rulebook, literally; without `lot`. */
export interface SlowLine {
  readonly entrant: number
  readonly score: number
  readonly opponents: number
  readonly direct: number
  readonly beyond: number
}

/** The rows of the standings, computed slowly. */
export function slowLines(t: Tournament): SlowLine[] {
  const scoreOf = (id: number): number => {
    let score = 0
    for (const round of t.rounds) {
      if (round.part !== 'swiss') continue
      if (round.bye === id) score += 1
      for (const match of t.matches)
        if (match.round === round.number && match.winner !== null && match.sides[match.winner] === id) score += 1
    }
    return score
  }
  const opponentsOf = (id: number): number[] => {
    const found: number[] = []
    for (const match of t.matches) {
      if (match.part !== 'swiss' || match.winner === null) continue
      if (match.sides[0] === id) found.push(match.sides[1])
      if (match.sides[1] === id) found.push(match.sides[0])
    }
    return found
  }
  const sum = (values: number[]) => values.reduce((one, other) => one + other, 0)
  const sumOf = (id: number): number => sum(opponentsOf(id).map(scoreOf))
  const ids = t.entrants.map(({ id }) => id)
  return ids.map((id) => {
    const tied = ids.filter((other) => other !== id && scoreOf(other) === scoreOf(id) && sumOf(other) === sumOf(id))
    const direct = t.matches.filter(
      ({ part, sides, winner }) =>
        part === 'swiss' && winner !== null && sides[winner] === id && tied.includes(sides[winner === 0 ? 1 : 0]),
    ).length
    return { entrant: id, score: scoreOf(id), opponents: sumOf(id), direct, beyond: sum(opponentsOf(id).map(sumOf)) }
  })
}

/** Whether one row must precede another; null if only the lot decides. */
export function standsBefore(one: SlowLine, other: SlowLine): boolean | null {
  for (const key of ['score', 'opponents', 'direct', 'beyond'] as const) if (one[key] !== other[key]) return one[key] > other[key]
  return null
}
