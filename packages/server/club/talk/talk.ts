import type { RequestOf, TalkLine, TalkMessage } from '@orrery/protocol'
import { freshId } from '../../ids.ts'
import { bucketsOf } from '../../limits.ts'
import { markOf } from '../../members/standing.ts'
import { RequestError } from '../../request-error.ts'
import type { Person } from '../../rooms/seating.ts'
import type { ServerContext } from '../../server-context.ts'
import type { Connection } from '../../socket/connection.ts'
import type { TalkRow } from '../../store/club/rows.ts'
import { talkOn } from '../../store/club/talk.ts'
import { tiesOn } from '../../store/club/ties-on.ts'
import type { People } from '../people.ts'
import { HALL, hears, isFor, roomOf } from './lines.ts'
import { reportedBy } from './reported.ts'

/** Talk outside tables: in the club's hall, and between friends. */
export interface Talk {
  /** The last lines of a place; a reader of the hall receives new lines from then on. */
  read(connection: Connection, wish: RequestOf<'talk'>): Promise<TalkMessage>
  /** Stops sending the hall's lines. */
  hush(connection: Connection): void
  speak(person: Person, wish: RequestOf<'speak'>): Promise<void>
  report(player: string, wish: RequestOf<'report'>): Promise<void>
  /** Deletes old lines of the hall. */
  forget(): Promise<void>
  stop(): void
}

const LINES = 60
/** How long lines of the hall are kept, in milliseconds. */
const KEPT = 30 * 24 * 3_600_000

/** The chat in the club's hall and between friends, and reports of its lines. Hears what is said on other servers until it is closed. */
export function openTalk(context: ServerContext, people: People): Talk {
  const store = talkOn(context.store.database)
  const ties = tiesOn(context.store.database)
  const hall = new Set<Connection>()
  const lines = bucketsOf(context.limits.chat)
  const reports = bucketsOf(context.limits.reports)
  const deaf = context.bus.hear((news) => {
    if (news.kind !== 'hall') return
    const text = JSON.stringify({ type: 'talk-line', place: HALL, line: news.line })
    for (const connection of hall) if (hears(context, connection.player, news.line.by)) connection.sendText(text)
  })

  async function toldLine({ id, by_player, name, text, at }: TalkRow): Promise<TalkLine> {
    const standing = await context.standings.of(by_player)
    return { id, by: by_player, name, text, at, guest: standing.kind === 'guest', ...markOf(standing) }
  }

  /** The lines of a place that a player may read. */
  async function linesFor(player: string, place: string, before?: number): Promise<{ readonly rows: TalkRow[]; readonly more: boolean }> {
    await context.apart.of(player)
    const all = await store.lines(roomOf(place, player), LINES, before)
    return { rows: all.filter((row) => isFor(context, player, row)), more: all.length === LINES }
  }

  return {
    async read(connection, { ref, place, before }) {
      const { player } = connection
      // Before the lines are read: none that is said meanwhile may be missed.
      if (place === HALL) hall.add(connection)
      const { rows, more } = await linesFor(player, place, before)
      return { type: 'talk', ref, place, lines: await Promise.all(rows.map(toldLine)), more }
    },
    hush: (connection) => void hall.delete(connection),
    async speak(person, { place, text }) {
      const now = context.now()
      const wait = lines.take(person.id, now)
      if (wait > 0) throw new RequestError('too-fast', 'too much talk; wait a little', wait)
      const { apart } = await context.apart.of(person.id)
      if (place !== HALL && !(await ties.friendsOf(person.id)).includes(place))
        throw new RequestError('forbidden', 'one talks with friends alone; ask them first')
      const silent = place !== HALL && apart.has(place) ? 1 : 0
      const row = { room: roomOf(place, person.id), by_player: person.id, name: person.name, text, at: now, silent }
      const line = await toldLine({ ...row, id: await store.add(row) })
      if (place === HALL) return context.bus.tell({ kind: 'hall', server: context.ownership.name, line })
      people.tell([person.id], { type: 'talk-line', place, line })
      if (silent === 0) people.tell([place], { type: 'talk-line', place: person.id, line })
    },
    async report(player, { at, line, reason }) {
      const now = context.now()
      const wait = reports.take(player, now)
      if (wait > 0) throw new RequestError('too-fast', 'too many reports; wait a little', wait)
      const reported = await reportedBy(context, player, { at, line })
      if (reported === null) throw new RequestError('forbidden', 'there is no such line of somebody else')
      const { about, place, around } = reported
      await store.report({
        ...{ id: freshId(), by_player: player, about, reason, place, line, around: JSON.stringify(around), at: now, stage: 'open' },
      })
    },
    forget: () => store.forget(HALL, context.now() - KEPT),
    stop: deaf,
  }
}
