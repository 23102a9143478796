import type { ServerContext } from '../../server-context.ts'
import type { TalkRow } from '../../store/club/rows.ts'

/** The place where the whole club talks; any other place is a friend. */
export const HALL = 'hall'

/** The key under which a place's lines are stored. */
export function roomOf(place: string, player: string): string {
  if (place === HALL) return HALL
  return player < place ? `${player} ${place}` : `${place} ${player}`
}

/** Whether a player hears another, as far as the player's ears have been read. */
export function hears({ apart }: Pick<ServerContext, 'apart'>, player: string, by: string): boolean {
  return player === by || apart.known(player).hears(by)
}

/** Whether a player may read a line, as far as the player's ears have been read. */
export function isFor(context: Pick<ServerContext, 'apart'>, player: string, { by_player, silent }: TalkRow): boolean {
  return by_player === player || (silent === 0 && hears(context, player, by_player))
}
