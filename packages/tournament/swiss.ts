import { seedOf } from '@orrery/kernel'
import { type Contender, pair } from './pairing.ts'
import { presentStandings, type Standing } from './standings.ts'
import { active, type Tournament } from './state.ts'

/** CG-TOUR-9: the number of rounds of the Swiss stage for this many players: the least r with 2^r at least as many. */
export function roundsFor(players: number): number {
  return players < 2 ? 0 : 32 - Math.clz32(players - 1)
}

/** The number of rounds of this tournament's Swiss stage. Entrants who dropped out count: the rounds were announced with them. */
export function swissRounds(t: Tournament): number {
  return roundsFor(t.entrants.filter(({ checkedIn }) => checkedIn).length)
}

/** The matches of the next round, and who has a bye. */
export interface Pairing {
  readonly pairs: readonly (readonly [number, number])[]
  readonly bye: number | null
}

/** CG-TOUR-9, CG-TOUR-12: the next round of the Swiss stage. */
export function nextPairing(t: Tournament): Pairing {
  const order = presentStandings(t)
  const bye = order.length % 2 === 0 ? null : byeOf(t, order)
  const playing = order.filter(({ entrant }) => entrant !== bye)
  const contenders = playing.map(({ entrant, score }): Contender => ({ entrant, score, met: opponentsOf(t, entrant) }))
  const round = t.rounds.length + 1
  const pairs = pair(contenders, seedOf(`${t.seed} round ${round}`))
  return { pairs: pairs.map((both) => seated(t, both)), bye }
}

/** CG-TOUR-12: the lowest in the standings who has not had a bye; if all have, the lowest of those with the fewest. */
function byeOf(t: Tournament, order: readonly Standing[]): number {
  const had = (entrant: number) => t.rounds.filter(({ bye }) => bye === entrant).length
  const fewest = Math.min(...order.map(({ entrant }) => had(entrant)))
  const lowest = order.findLast(({ entrant }) => had(entrant) === fewest)
  if (lowest === undefined) throw new RangeError('nobody is there to have a bye')
  return lowest.entrant
}

/** Everybody with whom an entrant has been paired in the Swiss stage. */
export function opponentsOf(t: Tournament, entrant: number): number[] {
  return t.matches.flatMap(({ part, sides: [one, other] }) =>
    part !== 'swiss' ? [] : one === entrant ? [other] : other === entrant ? [one] : [],
  )
}

/** The entrant who has had the first seat less often gets it. */
function seated(t: Tournament, [one, other]: readonly [number, number]): readonly [number, number] {
  const firsts = (entrant: number) => t.matches.filter(({ sides }) => sides[0] === entrant).length
  return firsts(other) < firsts(one) ? [other, one] : [one, other]
}

/** Whether all rounds of the Swiss stage have been played, or too few entrants are left for another. */
export function isSwissOver(t: Tournament): boolean {
  return t.rounds.length >= swissRounds(t) || active(t).length < 2
}
