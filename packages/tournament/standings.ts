import { randomOf, seedOf } from '@orrery/kernel'
import { type Match, present, type Tournament } from './state.ts'

/** CG-TOUR-10: an entrant's row in the standings of the Swiss stage. */
export interface Standing {
  readonly entrant: number
  /** One point for every match won; a bye counts as one (CG-TOUR-9). */
  readonly score: number
  /** The sum of the opponents' scores; a bye adds nothing (CG-TOUR-12). */
  readonly opponents: number
  /** Points won against those with the same score and the same sum. */
  readonly direct: number
  /** The sum of the opponents' sums. */
  readonly beyond: number
  readonly lot: number
}

/** The number of different lots: two equal ones are practically impossible. */
const LOTS = 2 ** 31

/** CG-TOUR-10: all entrants in the order of the Swiss stage, the first first. */
export function standings(t: Tournament): Standing[] {
  const decided = t.matches.filter(({ part, winner }) => part === 'swiss' && winner !== null)
  const met: number[][] = t.entrants.map(() => [])
  const scores = t.entrants.map(() => 0)
  for (const { sides } of decided) {
    met[sides[0]]?.push(sides[1])
    met[sides[1]]?.push(sides[0])
  }
  for (const match of decided) add(scores, winnerOf(match))
  for (const { bye } of t.rounds) if (bye !== null) add(scores, bye)
  const sumOver = (values: readonly number[]) => met.map((others) => others.reduce((sum, other) => sum + (values[other] ?? 0), 0))
  const opponents = sumOver(scores)
  const beyond = sumOver(opponents)
  const direct = directPoints(decided, scores, opponents)
  const random = randomOf(seedOf(`${t.seed} lots`))
  const lines = t.entrants.map(
    ({ id }): Standing => ({
      entrant: id,
      score: scores[id] as number,
      opponents: opponents[id] as number,
      direct: direct[id] as number,
      beyond: beyond[id] as number,
      // The lot depends only on the seed and the entrant's index, so others who come or go do not change it.
      lot: random.below(LOTS),
    }),
  )
  return lines.sort(byRank)
}

/** Whether two moments of one tournament have the same standings. */
export function standAlike(one: Tournament, other: Tournament): boolean {
  if (one.entrants !== other.entrants || one.rounds !== other.rounds) return false
  // Matches are added only with a round.
  return one.matches === other.matches || one.matches.every((match, at) => match.winner === other.matches[at]?.winner)
}

/** The standings of the entrants who play the next part. */
export function presentStandings(t: Tournament): Standing[] {
  const ids = new Set(present(t).map(({ id }) => id))
  return standings(t).filter(({ entrant }) => ids.has(entrant))
}

/** CG-TOUR-10: score, sum of opponents' scores, direct encounter, sum of opponents' opponents' scores, lot. */
function byRank(a: Standing, b: Standing): number {
  return (
    b.score - a.score || b.opponents - a.opponents || b.direct - a.direct || b.beyond - a.beyond || a.lot - b.lot || a.entrant - b.entrant
  )
}

/** Each entrant's wins against those with the same score and sum. */
function directPoints(decided: readonly Match[], scores: readonly number[], opponents: readonly number[]): number[] {
  const direct = scores.map(() => 0)
  for (const match of decided) {
    const [one, other] = match.sides
    if (scores[one] === scores[other] && opponents[one] === opponents[other]) add(direct, winnerOf(match))
  }
  return direct
}

function winnerOf({ sides, winner }: Match): number {
  return sides[winner ?? 0]
}

function add(points: number[], entrant: number): void {
  points[entrant] = (points[entrant] ?? 0) + 1
}
