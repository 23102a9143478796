import { answer, type Game, type Json, seedOf, type Table } from '@orrery/kernel'
import { winnerAtTimeUp } from '@orrery/play'
import { botNameOf } from '@orrery/search'
import {
  advanced,
  after,
  begin,
  botName,
  decide,
  entrantOf,
  type Match,
  type Outcome,
  openCheckIn,
  registerBots,
  runningGame,
  type Tournament,
} from '@orrery/tournament'
import type { Bot } from '../seats.ts'
import { playGame } from '../sim/game.ts'

/** A tournament of bots. */
export interface Cup {
  readonly game: Game
  readonly options: { readonly [setting: string]: Json }
  readonly seed: string
  /** The bots that play; if there are more entrants, the list repeats. */
  readonly bots: readonly Bot[]
  readonly players: number
}

/** A finished tournament. */
export interface Played {
  readonly t: Tournament
  readonly games: number
  /** How many games had no winner, so that the tournament's rules decided them. */
  readonly draws: number
}

const HOST = 'host'

/** Plays a tournament of bots to its end. The same seed gives the same tournament. Calls `each` after every game. */
export function playCup(cup: Cup, each: (games: number, round: string) => void = () => undefined): Played {
  const { game, seed } = cup
  const at = { now: 0, table: () => `table-${tables++}` }
  let tables = 0
  let games = 0
  let draws = 0
  let t = after(null, {
    ...{ type: 'created', game: game.id, settings: { ...cup.options, ...game.tournament?.settings }, name: 'Cup', code: '', at: 0 },
    ...{ host: { player: HOST, name: 'Host' }, seed: seedOf(seed) },
    terms: { game: 3_600_000, grace: 600_000, rest: 0, judged: false, patience: 0 },
  })
  const happen = (outcome: Outcome): void => {
    if ('refused' in outcome) throw new Error(`the tournament does not go on: ${outcome.refused}`)
    t = outcome.events.reduce(after, t)
  }
  const bots = Array.from({ length: cup.players }, (_, number) => ({
    name: botName(number),
    level: botNameOf(botAt(cup, number)),
    brings: game.tournament?.bring?.(number) ?? null,
  }))
  happen(registerBots(t, HOST, bots))
  happen(openCheckIn(t, HOST))
  happen(begin(t, HOST, at))
  while (t.stage !== 'over') {
    const open = t.matches.filter((match) => runningGame(match) !== null)
    for (const match of open) {
      const played = playOne(cup, t, match)
      happen(decide(t, match.id, played.winner, 'played', at.now))
      games++
      if (played.drawn) draws++
      each(games, match.part === 'swiss' ? `round ${match.round}` : match.part)
    }
    const events = advanced(t, at)
    if (events.length === 0) throw new Error('the tournament stands still')
    happen({ events })
  }
  return { t, games, draws }
}

function botAt({ bots }: Cup, entrant: number): Bot {
  return bots[entrant % bots.length] as Bot
}

/** Plays the current game of a match; a game without a winner is decided. */
function playOne(cup: Cup, t: Tournament, match: Match): { readonly winner: 0 | 1; readonly drawn: boolean } {
  const { first } = match.games.at(-1) as Match['games'][number]
  const seats = (first === 0 ? [0, 1] : [1, 0]) as readonly (0 | 1)[]
  const entrants = seats.map((side) => entrantOf(t, match.sides[side]))
  const brings = entrants.map(({ brings: own }) => own)
  const options = { ...(t.settings as object), ...(brings.includes(null) ? {} : { seats: brings }) }
  const bots = entrants.map(({ id }) => botAt(cup, id))
  let last: Table | null = null
  const outcome = playGame(
    cup.game,
    { game: cup.game.id, options, seed: `${cup.seed}:${match.id}`, bots },
    match.games.length,
    null,
    (table, seat, move) => {
      last = table
      return answer(table, seat, move)
    },
  )
  const drawn = outcome.winners.length !== 1
  const seat = drawn ? (last === null ? 1 : winnerAtTimeUp(last)) : (outcome.winners[0] as number)
  return { winner: seats[seat] ?? 1, drawn }
}
