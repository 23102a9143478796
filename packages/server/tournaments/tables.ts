import type { Seat } from '@orrery/kernel'
import { winnerAtTimeUp } from '@orrery/play'
import {
  decide,
  entrantOf,
  type How,
  type Match,
  type MatchGame,
  otherSide,
  runningGame,
  type Side,
  type Tournament,
} from '@orrery/tournament'
import { RequestError } from '../request-error.ts'
import { OwnedElsewhere } from '../rooms/owned-elsewhere.ts'
import { give } from '../rooms/play.ts'
import type { Room, RoomSeat } from '../rooms/room.ts'
import { openRoom, openSeated } from '../rooms/rooms.ts'
import { tellInfo } from '../rooms/tell.ts'
import type { ServerContext } from '../server-context.ts'
import { type Cup, type CupKeeper, change } from './cup.ts'

/** The side with a seat at the table of a game. */
export function sideAt({ first }: Pick<MatchGame, 'first'>, seat: Seat): Side {
  return seat === 0 ? first : otherSide(first)
}

/** The seat of a side. */
function seatOf({ first }: Pick<MatchGame, 'first'>, side: Side): Seat {
  return side === first ? 0 : 1
}

/**
 * Makes the tables of current games, and reports the results of finished ones to the tournament. It may be repeated at any time: after a
 * restart it finds what was left undone.
 */
export function openTables(keeper: CupKeeper, cup: Cup): Promise<void> {
  const { official } = keeper.context
  return seeTo(keeper, cup, (match, game) => {
    const isOpen = official.get(game.table)?.deadline === game.deadline
    return !isOpen && isPlayed(cup, match, game) ? open(keeper, cup, match, game) : null
  })
}

/** Ends the tables of games that the tournament has decided. */
export function closeTables(keeper: CupKeeper, cup: Cup): Promise<void> {
  const { official } = keeper.context
  return seeTo(keeper, cup, (match, game) => {
    if (isPlayed(cup, match, game)) return null
    return official.delete(game.table) || match.round === cup.t.rounds.length ? close(keeper.context, match, game) : null
  })
}

function isPlayed({ t }: Cup, match: Match, game: MatchGame): boolean {
  return runningGame(match) === game && isPlaying(t)
}

/** Checks the table of every game; a failure does not stop the next. */
async function seeTo({ context }: CupKeeper, cup: Cup, see: (match: Match, game: MatchGame) => Promise<void> | null): Promise<void> {
  for (const match of cup.t.matches) {
    for (const game of match.games) {
      try {
        const seen = see(match, game)
        if (seen !== null) await seen
      } catch (error) {
        // The server that owns the table does it.
        if (!(error instanceof OwnedElsewhere))
          context.log.error({ tournament: cup.id, table: game.table, error }, 'a table of a tournament cannot be seen to')
      }
    }
  }
}

/** Whether games are being played. */
export function isPlaying({ stage }: Tournament): boolean {
  return stage === 'swiss' || stage === 'semifinal' || stage === 'final'
}

async function open(keeper: CupKeeper, cup: Cup, match: Match, game: MatchGame): Promise<void> {
  const { context } = keeper
  const before = context.official.get(game.table)
  context.official.set(game.table, { tournament: cup.id, title: cup.t.name, deadline: game.deadline })
  if (before !== undefined) {
    const room = context.rooms.get(game.table)
    if (before.deadline !== game.deadline && room !== undefined) tellInfo(context, room)
    return
  }
  const room = await tableFor(context, cup, match, game).catch((error) => {
    if (!(error instanceof OwnedElsewhere)) context.official.delete(game.table)
    throw error
  })
  if (room.stage === 'over') await report(keeper, cup, match.id, game)
}

/** The table of a game, made on first use: its id is known before, so it is made once. */
async function tableFor(context: ServerContext, cup: Cup, match: Match, game: MatchGame): Promise<Room> {
  try {
    return await openRoom(context, game.table)
  } catch (error) {
    if (!(error instanceof RequestError) || error.code !== 'unknown-table') throw error
  }
  const rules = await context.game(cup.t.game)
  if (rules === null) throw new RequestError('unknown-game', `there is no game '${cup.t.game}'`)
  const settings = cup.t.settings as Room['settings']
  const seats = [0, 1].map((seat): RoomSeat => {
    const { player, name, bot, brings } = entrantOf(cup.t, match.sides[sideAt(game, seat)])
    return { seat, player, name: bot === null ? name : '', bot, leftAt: null, settings: brings as RoomSeat['settings'] }
  })
  // The host is nobody: no player may change anything, and the bots of a tournament share one queue.
  return openSeated(context, { id: game.table, host: cup.id, game: rules, settings, listed: false, seats, away: players(seats) })
}

function players(seats: readonly RoomSeat[]): string[] {
  return seats.flatMap(({ player }) => (player === null ? [] : [player]))
}

/** Reports a table's result to the tournament. Tournaments have no draws, so a draw is decided (CG-TOUR-5). */
export async function report(keeper: CupKeeper, cup: Cup, match: number, game: MatchGame): Promise<void> {
  const ended = await keeper.context.store.resultOf(game.table)
  if (ended === null) return
  const winners = ended.seats.filter(({ place }) => place === 1)
  const seat = winners.length === 1 ? (winners[0]?.seat ?? 0) : await better(keeper.context, game)
  await decideGame(keeper, cup, match, game, sideAt(game, seat), 'played')
}

/** Whether a game is still to be decided, as the tournament is when that is stored. */
type Still = (t: Tournament) => boolean

/** Decides an overdue game, or one to which nobody came. */
export async function decideByProgram(keeper: CupKeeper, cup: Cup, match: number, game: MatchGame, how: How, isDue: Still): Promise<void> {
  await decideGame(keeper, cup, match, game, sideAt(game, await better(keeper.context, game)), how, isDue)
}

/** Sets a game's winner, unless it has one already. */
export async function decideGame(
  keeper: CupKeeper,
  cup: Cup,
  match: number,
  game: MatchGame,
  winner: Side,
  how: How,
  isStill: Still = () => true,
): Promise<void> {
  await change(keeper, cup, (t) => {
    const now = t.matches[match]
    if (now === undefined || runningGame(now)?.table !== game.table || !isStill(t)) return { events: [] }
    return decide(t, match, winner, how, keeper.context.now())
  })
}

/** The winner of a game that nobody has won; without a table, the second seat. */
async function better(context: ServerContext, { table }: MatchGame): Promise<Seat> {
  try {
    const { play } = await openRoom(context, table)
    return play === null ? 1 : winnerAtTimeUp(play.table)
  } catch (error) {
    if (error instanceof OwnedElsewhere) throw error
    context.log.error({ table, error }, 'who stands better cannot be told')
    return 1
  }
}

/** Ends the table of a game that was decided elsewhere, if its rules let a seat give up. */
async function close(context: ServerContext, match: Match, game: MatchGame): Promise<void> {
  if (game.winner === null) return
  const room = await openRoom(context, game.table)
  if (room.stage !== 'playing') return
  const loser = seatOf(game, otherSide(game.winner))
  const by = room.seats[loser]?.bot == null ? 'clock' : 'bot'
  await give(context, room, { by, player: null, ref: null }, loser, { concede: true })
  tellInfo(context, room)
  context.log.info({ table: game.table, match: match.id }, 'a game was decided by its tournament')
}
