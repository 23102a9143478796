import type { RequestOf, TableLine } from '@orrery/protocol'
import { isOpen, type LineFacts, lineFor } from '../../rooms/info.ts'
import { readLines, STALE } from '../../rooms/rooms.ts'
import type { ServerContext } from '../../server-context.ts'
import type { Ears } from '../ties/apart.ts'

/** The open tables of all servers, as far as this one knows them. */
export interface OpenTables {
  /** The tables that fit, for a player, friends' first, then the newest; with the number of all that fit. */
  find(
    player: string,
    filter: RequestOf<'lobby'>['filter'],
    friends: ReadonlySet<string>,
  ): Promise<{ readonly tables: TableLine[]; readonly total: number }>
  stop(): void
}

/** The most lines in a reply. */
const SHOWN = 100
/** The most open tables kept in memory. */
const MOST = 10_000
/** News from other servers may be lost: everything is read again after this time, in milliseconds. */
const FRESH = 60_000

/** Keeps the open tables in memory after the first request. */
export function openTablesOf(context: ServerContext): OpenTables {
  let known: Map<string, LineFacts> | null = null
  let readAt = 0
  let reading: Promise<Map<string, LineFacts>> | null = null
  const deaf = context.bus.hear((news) => {
    if (news.kind !== 'line' || known === null) return
    if (isOpen(news.line)) known.set(news.line.id, news.line)
    else known.delete(news.line.id)
  })

  async function read(): Promise<Map<string, LineFacts>> {
    const now = context.now()
    if (known !== null && now - readAt < FRESH) return known
    reading ??= readLines(context, await context.store.openTables(now - STALE, MOST), true)
      .then((lines) => {
        known = new Map(lines.map((line) => [line.id, line]))
        readAt = now
        return known
      })
      .finally(() => {
        reading = null
      })
    return reading
  }

  return {
    async find(player, filter, friends) {
      const ears = await context.apart.of(player)
      const fitting = [...(await read()).values()].filter((line) => fits(line, filter, friends) && !isApart(line, ears))
      const isFriends = (line: LineFacts): number => Number(line.seats.some((seat) => seat.player !== null && friends.has(seat.player)))
      fitting.sort((one, other) => isFriends(other) - isFriends(one) || other.created - one.created)
      return { tables: fitting.slice(0, SHOWN).map((line) => lineFor(line, player)), total: fitting.length }
    },
    stop: deaf,
  }
}

function fits(
  { game, terms, seats }: LineFacts,
  { games, pace, rated, level, friends: only }: RequestOf<'lobby'>['filter'],
  friends: ReadonlySet<string>,
): boolean {
  return (
    (games === undefined || games.includes(game)) &&
    (pace === undefined || terms.pace === pace) &&
    (rated === undefined || terms.rated === rated) &&
    (level === undefined || terms.level === level) &&
    (only !== true || seats.some(({ player }) => player !== null && friends.has(player)))
  )
}

function isApart({ seats }: LineFacts, { apart }: Ears): boolean {
  return apart.size > 0 && seats.some(({ player }) => player !== null && apart.has(player))
}
