import { type RequestOf, readPuzzle, type TalkLine, type TalkMessage } from '@orrery/protocol'
import { freshId } from '../../ids.ts'
import { bucketsOf } from '../../limits.ts'
import { markOf } from '../../members/standing.ts'
import { puzzleOf } from '../../puzzles/reading.ts'
import { RequestError } from '../../request-error.ts'
import { openRoom } from '../../rooms/rooms.ts'
import type { Person } from '../../rooms/seating.ts'
import type { ServerContext } from '../../rooms/server-context.ts'
import { talkFor } from '../../rooms/talk.ts'
import type { Connection } from '../../socket/connection.ts'
import type { TalkRow } from '../../store/club/rows.ts'
import { type ReportedLine, talkOn } from '../../store/club/talk.ts'
import { tiesOn } from '../../store/club/ties-on.ts'
import { commentsAround } from '../../studies/reading.ts'
import type { People } from '../people.ts'

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
/** How many lines before and after a reported one are stored with it. */
const AROUND = 12
/** How long lines of the hall are kept, in milliseconds. */
const KEPT = 30 * 24 * 3_600_000
const HALL = 'hall'

export function openTalk(context: ServerContext, people: People): Talk {
  const store = talkOn(context.store.database)
  const ties = tiesOn(context.store.database)
  const hall = new Set<Connection>()
  const lines = bucketsOf(context.limits.chat)
  const reports = bucketsOf(context.limits.reports)
  const deaf = context.bus.hear((news) => {
    if (news.kind !== 'hall') return
    const text = JSON.stringify({ type: 'talk-line', place: HALL, line: news.line })
    for (const connection of hall) if (hears(connection.player, news.line.by)) connection.sendText(text)
  })

  function hears(player: string, by: string): boolean {
    return player === by || context.apart.known(player).hears(by)
  }

  async function toldLine({ id, by_player, name, text, at }: TalkRow): Promise<TalkLine> {
    const standing = await context.standings.of(by_player)
    return { id, by: by_player, name, text, at, guest: standing.kind === 'guest', ...markOf(standing) }
  }

  /** The lines of a place that a player may read. */
  async function linesFor(player: string, place: string, before?: number): Promise<{ readonly rows: TalkRow[]; readonly more: boolean }> {
    await context.apart.of(player)
    const all = await store.lines(roomOf(place, player), LINES, before)
    return { rows: all.filter((row) => isFor(player, row)), more: all.length === LINES }
  }

  function isFor(player: string, { by_player, silent }: TalkRow): boolean {
    return by_player === player || (silent === 0 && hears(player, by_player))
  }

  /** A line of any age with the lines around it, as the player may read them. */
  async function aroundAt(player: string, { at, line }: Pick<RequestOf<'report'>, 'at' | 'line'>): Promise<readonly ReportedLine[]> {
    if ('study' in at) return aroundComment(player, at.study, line)
    if ('puzzle' in at) return [await wordsOfPuzzle(player, at.puzzle)]
    if ('place' in at) {
      await context.apart.of(player)
      const rows = await store.around(roomOf(at.place, player), line, AROUND)
      return rows
        .filter((row) => isFor(player, row))
        .map(({ id, by_player, name, text, at: when }) => ({
          id,
          by: by_player,
          name,
          text,
          at: when,
        }))
    }
    const lines = await talkFor(context, await openRoom(context, at.table), player)
    return lines.map(({ id, by, name, text, at: when }) => ({ id, by: by ?? null, name, text, at: when }))
  }

  /** A comment of a study with those around it at its moment, as the player may read them. */
  async function aroundComment(player: string, study: string, line: number): Promise<readonly ReportedLine[]> {
    const [{ apart }, friends] = await Promise.all([context.apart.of(player), ties.friendsOf(player)])
    const rows = await commentsAround(context.store.database, study, line, AROUND, { id: player, apart, friends })
    return rows.map(({ comment, by, text, at }) => ({ id: comment, by: by.person, name: by.name, text, at }))
  }

  /** What the maker of a puzzle wrote, as the one line that there is. */
  async function wordsOfPuzzle(player: string, puzzle: string): Promise<ReportedLine> {
    const { by, title, created, body } = await puzzleOf(context.store.database, puzzle, { id: player, ...(await context.apart.of(player)) })
    const asks = readPuzzle(body)?.asks
    const text = asks !== undefined && 'words' in asks ? `${title}: ${asks.words}` : title
    return { id: 0, by: by.person, name: by.name, text, at: created }
  }

  return {
    async read(connection, { ref, place, before }) {
      const { player } = connection
      const { rows, more } = await linesFor(player, place, before)
      if (place === HALL) hall.add(connection)
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
      const around = await aroundAt(player, { at, line })
      const found = around.findIndex(({ id }) => id === line)
      const about = around[found]?.by ?? null
      if (about === null || about === player) throw new RequestError('forbidden', 'there is no such line of somebody else')
      const place = placeOf(at, player)
      const kept = around.slice(Math.max(0, found - AROUND), found + AROUND + 1)
      await store.report({
        ...{ id: freshId(), by_player: player, about, reason, place, line, around: JSON.stringify(kept), at: now, stage: 'open' },
      })
    },
    forget: () => store.forget(HALL, context.now() - KEPT),
    stop: deaf,
  }
}

/** A report's name for the place of a line. */
function placeOf(at: RequestOf<'report'>['at'], player: string): string {
  if ('table' in at) return `table:${at.table}`
  if ('study' in at) return `study:${at.study}`
  if ('puzzle' in at) return `puzzle:${at.puzzle}`
  return at.place === HALL ? HALL : `pair:${roomOf(at.place, player)}`
}

/** The key under which a place's lines are stored. */
function roomOf(place: string, player: string): string {
  if (place === HALL) return HALL
  return player < place ? `${player} ${place}` : `${place} ${player}`
}
