import { seedOf } from '@orrery/kernel'
import { type Contender, pair } from './pairing.ts'
import { activeStandings, type Standing } from './standings.ts'
import { active, type Tournament } from './state.ts'

/** CG-TOUR-9: how many rounds the Swiss stage of so many players has: the least r with 2^r at least as many. */
export function roundsFor(players: number): number {
  return players < 2 ? 0 : 32 - Math.clz32(players - 1)
}

/** How many rounds this tournament's Swiss stage has. Who dropped out counts: the rounds were announced with them. */
export function swissRounds(t: Tournament): number {
  return roundsFor(t.entrants.filter(({ checkedIn }) => checkedIn).length)
}

/** Who plays whom in the next round, and who has none to play. */
export interface Pairing {
  readonly pairs: readonly (readonly [number, number])[]
  readonly bye: number | null
}

/** CG-TOUR-9, CG-TOUR-12: the next round of the Swiss stage. */
export function nextPairing(t: Tournament): Pairing {
  const order = activeStandings(t)
  const bye = order.length % 2 === 0 ? null : byeOf(t, order)
  const playing = order.filter(({ entrant }) => entrant !== bye)
  const contenders = playing.map(({ entrant, score }): Contender => ({ entrant, score, met: opponentsOf(t, entrant) }))
  const round = t.rounds.length + 1
  const pairs = pair(contenders, seedOf(`${t.seed} round ${round}`))
  return { pairs: pairs.map((both) => seated(t, both)), bye }
}

/** CG-TOUR-12: the lowest in the standings who has not had a bye; when all have, the lowest of those who had the fewest. */
function byeOf(t: Tournament, order: readonly Standing[]): number {
  const had = (entrant: number) => t.rounds.filter(({ bye }) => bye === entrant).length
  const fewest = Math.min(...order.map(({ entrant }) => had(entrant)))
  const lowest = order.findLast(({ entrant }) => had(entrant) === fewest)
  if (lowest === undefined) throw new RangeError('nobody is there to have a bye')
  return lowest.entrant
}

/** Everybody whom an entrant has been paired with in the Swiss stage. */
export function opponentsOf(t: Tournament, entrant: number): number[] {
  return t.matches.flatMap(({ part, sides: [one, other] }) =>
    part !== 'swiss' ? [] : one === entrant ? [other] : other === entrant ? [one] : [],
  )
}

/** Who had the first seat less often has it now. */
function seated(t: Tournament, [one, other]: readonly [number, number]): readonly [number, number] {
  const firsts = (entrant: number) => t.matches.filter(({ sides }) => sides[0] === entrant).length
  return firsts(other) < firsts(one) ? [other, one] : [one, other]
}

/** Whether all rounds of the Swiss stage have been played, or too few are left to play another. */
export function isSwissOver(t: Tournament): boolean {
  return t.rounds.length >= swissRounds(t) || active(t).length < 2
}
