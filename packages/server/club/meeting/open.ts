import type { Json } from '@orrery/kernel'
import type { TimeControl } from '@orrery/play'
import type { TableTerms } from '@orrery/protocol'
import { RequestError } from '../../request-error.ts'
import type { RoomSeat } from '../../rooms/room.ts'
import { openSeated } from '../../rooms/rooms.ts'
import type { ServerContext } from '../../server-context.ts'
import { termsOn } from '../../store/club/terms.ts'
import { tiesOn } from '../../store/club/ties-on.ts'
import { companyOf } from './company.ts'

/** A table that players have agreed on. */
export interface Agreed {
  /** The id that it will have. */
  readonly table: string
  readonly game: string
  /** JSON. */
  readonly settings: string
  readonly terms: TableTerms
  readonly host: string
  readonly listed: boolean
  /** The players by seat, with what they bring as JSON; an open seat has none. */
  readonly seats: readonly { readonly player: string | null; readonly brings: string | null }[]
}

const HOUR = 3_600_000

/** The time control of players who agree to play by day without more: two days a decision, and three more for the whole table. */
const BY_DAY: TimeControl = {
  ...{ pace: 'day', perDecision: 48 * HOUR, reserve: 72 * HOUR, increment: 0, weekendsOff: false, timeUp: 'least', timeouts: 3 },
}

/** Opens an agreed table, once, whoever calls this and however often. Returns `off` if it cannot be opened, or they may not sit together. */
export async function openAgreed(context: ServerContext, agreed: Agreed): Promise<'played' | 'off'> {
  const { table, host, listed, terms } = agreed
  const isThere = async (): Promise<boolean> => (await context.store.revisionOf(table)) !== null
  if (await isThere()) return 'played'
  const game = await context.game(agreed.game)
  if (game === null) return 'off'
  const players = agreed.seats.flatMap(({ player }) => player ?? [])
  if ((await companyOf(context, players)).length < players.length) return 'off'
  const names = await tiesOn(context.store.database).namesOf(players)
  const seats = agreed.seats.map(
    ({ player, brings }, seat): RoomSeat => ({
      ...{ seat, player, name: player === null ? '' : (names.get(player) ?? ''), bot: null, leftAt: null },
      settings: brings === null ? null : (JSON.parse(brings) as { [key: string]: Json }),
    }),
  )
  try {
    await termsOn(context.store.database).keep(table, terms)
    const settings = JSON.parse(agreed.settings) as { [setting: string]: Json }
    await openSeated(context, {
      id: table,
      host,
      game,
      settings,
      listed,
      seats,
      away: players,
      terms,
      time: terms.pace === 'day' ? BY_DAY : null,
    })
    return 'played'
  } catch (error) {
    // Two servers may open it at once.
    if (await isThere()) return 'played'
    if (!(error instanceof RequestError)) throw error
    context.log.warn({ table, error }, 'a table that was agreed cannot be opened')
    return 'off'
  }
}
