import { presentStandings, standings } from './standings.ts'
import { type Match, otherSide, type Tournament } from './state.ts'

/** CG-TOUR-2: the semifinals, first against fourth and second against third; CG-TOUR-11: none with fewer than four. */
export function semifinals(t: Tournament): (readonly [number, number])[] {
  const order = presentStandings(t).map(({ entrant }) => entrant)
  if (order.length < 4) return []
  const [first, second, third, fourth] = order as [number, number, number, number]
  return [
    [first, fourth],
    [second, third],
  ]
}

/** Who plays for the first place and who for the third, by number; null: nobody. */
export interface Finals {
  readonly final: readonly [number, number] | null
  readonly third: readonly [number, number] | null
}

/** CG-TOUR-3: the winners of the semifinals play for the first place, the losers for the third; CG-TOUR-11: else the first two play. */
export function finals(t: Tournament): Finals {
  const semis = t.matches.filter(({ part }) => part === 'semifinal')
  if (semis.length > 0) {
    const [one, other] = semis as [Match, Match]
    return { final: [winnerOf(one), winnerOf(other)], third: [loserOf(one), loserOf(other)] }
  }
  const order = presentStandings(t).map(({ entrant }) => entrant)
  return { final: order.length < 2 ? null : (order.slice(0, 2) as [number, number]), third: null }
}

/** Which of two entrants ranks higher after the Swiss stage. */
export function higherOf(t: Tournament, one: number, other: number): number {
  return standings(t).find(({ entrant }) => entrant === one || entrant === other)?.entrant ?? one
}

/**
 * CG-TOUR-1 to CG-TOUR-3, CG-TOUR-11: all entrants by place: the finals first, then the order of the Swiss stage; those who dropped out
 * come last.
 */
export function placesOf(t: Tournament): number[] {
  const decided = (part: Match['part']) => t.matches.filter((match) => match.part === part && match.winner !== null)
  const finalists = [...decided('final'), ...decided('third')].flatMap((match) => [winnerOf(match), loserOf(match)])
  const order = standings(t).map(({ entrant }) => entrant)
  const rest = order.filter((entrant) => !finalists.includes(entrant))
  const isOut = (entrant: number) => t.entrants[entrant]?.dropped === true
  return [...finalists, ...rest.filter((entrant) => !isOut(entrant)), ...rest.filter(isOut)]
}

function winnerOf({ sides, winner }: Match): number {
  return sides[winner ?? 0]
}

function loserOf({ sides, winner }: Match): number {
  return sides[otherSide(winner ?? 0)]
}
