import { seedOf } from '@orrery/kernel'
import {
  advanced,
  after,
  begin,
  type Circumstances,
  decide,
  goOn,
  type How,
  type Match,
  type Outcome,
  openCheckIn,
  type Reason,
  register,
  registerBots,
  runningGame,
  type Side,
  type Terms,
  type Tournament,
  type TournamentEvent,
} from '../index.ts'

/** The judge of test tournaments. */
export const HOST = 'host'

/** A tournament for tests: it records its events, and the results of requests. */
export interface Trial {
  t: Tournament
  now: number
  readonly events: TournamentEvent[]
  readonly at: Circumstances
  /** Carries out a request's events; throws if it was refused. */
  do(outcome: Outcome): void
  /** The reason of a refusal; null if it was not refused. Changes nothing. */
  reason(outcome: Outcome): Reason | null
  /** The entrant's match in the current round. */
  match(entrant: number): Match
  /** Decides the current game of a match for an entrant. */
  win(entrant: number, how?: How): void
  /** Decides all current games of the round for the lower number, or as `winner` says. */
  playRound(winner?: (match: Match) => Side): void
  /** Begins the next part. */
  go(): void
}

const TERMS: Terms = { game: 3_600_000, grace: 600_000, rest: 60_000, judged: false, patience: 600_000 }

/** A tournament with this many people registered and checked in (bots with `bots`), begun unless `begin` is false. */
export function trial(
  players: number,
  { seed = 1, begun = true, bots = false, terms = {} }: { seed?: number; begun?: boolean; bots?: boolean; terms?: Partial<Terms> } = {},
): Trial {
  const created: TournamentEvent = {
    ...{ type: 'created', game: 'some-game', settings: {}, name: 'Cup', host: { player: HOST, name: 'Host' }, code: 'code' },
    ...{ seed: seedOf(seed), terms: { ...TERMS, ...terms }, at: 0 },
  }
  let tables = 0
  const cup: Trial = {
    t: after(null, created),
    now: 0,
    events: [created],
    at: {
      get now() {
        return cup.now
      },
      table: () => `table-${tables++}`,
    },
    do(outcome) {
      if ('refused' in outcome) throw new Error(`refused: ${outcome.refused}`)
      cup.events.push(...outcome.events)
      cup.t = outcome.events.reduce(after, cup.t)
    },
    reason: (outcome) => ('refused' in outcome ? outcome.refused : null),
    match(entrant) {
      const match = cup.t.matches.findLast(({ sides, round }) => round === cup.t.rounds.length && sides.includes(entrant))
      if (match === undefined) throw new Error(`entrant ${entrant} plays no match`)
      return match
    },
    win(entrant, how = 'played') {
      const match = cup.match(entrant)
      cup.do(decide(cup.t, match.id, match.sides[0] === entrant ? 0 : 1, how, cup.now))
    },
    playRound(winner = ({ sides }) => (sides[0] < sides[1] ? 0 : 1)) {
      for (const match of cup.t.matches) {
        while (runningGame(cup.t.matches[match.id] as Match) !== null) {
          cup.do(decide(cup.t, match.id, winner(match), 'played', cup.now))
          const { rests } = cup.t.matches[match.id] as Match
          if (rests === null) break
          cup.now = rests
          cup.do({ events: advanced(cup.t, cup.at) })
        }
      }
    },
    go: () => cup.do(goOn(cup.t, HOST, cup.at)),
  }
  if (bots)
    cup.do(
      registerBots(
        cup.t,
        HOST,
        Array.from({ length: players }, (_, at) => ({ name: `Bot ${at}`, level: 'quick', brings: null })),
      ),
    )
  cup.do(openCheckIn(cup.t, HOST))
  if (!bots) for (let at = 0; at < players; at++) cup.do(register(cup.t, { player: `p${at}`, name: `Player ${at}`, brings: null }))
  if (begun) cup.do(begin(cup.t, HOST, cup.at))
  return cup
}
