import type { LobbyMessage, TableLine } from '@orrery/protocol'
import { useEffect, useState } from 'preact/hooks'
import { manifestOf } from '../app/catalogue.ts'
import { serverLink } from '../connection/server.ts'
import { GAMES, type Pace } from './games.ts'
import { circle } from './ties.ts'

/** The reader's filter. */
export interface Filter {
  /** The game; empty: any. */
  readonly game: string
  readonly pace: Pace | ''
  readonly rated: '' | 'rated' | 'casual'
  readonly length: '' | Length
  readonly level: '' | 'any' | 'new' | 'skilled'
  readonly friends: boolean
}

export type Length = 'short' | 'evening' | 'long'

export const ANYTHING: Filter = { game: '', pace: '', rated: '', length: '', level: '', friends: false }

/** The length of a game: the most hours in its manifest. */
export function lengthOf(game: string): Length {
  const { en } = manifestOf(game).length
  const most = Math.max(...[...en.matchAll(/\d+/g)].map(Number))
  const minutes = en.includes('h') ? most * 60 : most
  return minutes <= 60 ? 'short' : minutes <= 120 ? 'evening' : 'long'
}

/** The open tables that match, friends' first, kept up to date while they are shown; null until the server has replied. */
export function useOpenTables(
  filter: Filter,
): { readonly tables: readonly TableLine[]; readonly total: number; readonly live: LobbyMessage['live'] } | null {
  const [found, setFound] = useState<LobbyMessage | null>(null)
  const wanted = JSON.stringify(asked(filter))
  useEffect(() => {
    const link = serverLink()
    const read = (): void => void link.ask({ type: 'lobby', filter: asked(filter) }).then(take, () => undefined)
    const take = (message: { readonly type: string }): void => {
      if (message.type === 'lobby') setFound(message as LobbyMessage)
    }
    const stop = link.listen((message) => {
      if (message.type === 'circle' && message.ref === undefined) read()
      else if (message.type === 'line' && message.which === 'open')
        setFound((before) => (before === null ? null : changed(before, message.id, message.line, filter)))
    })
    const stopReading = link.onLive(read)
    if (link.state.value === 'live') read()
    return () => {
      stop()
      stopReading()
      if (link.state.value === 'live') void link.ask({ type: 'tables', which: 'open', follow: false }).catch(() => undefined)
    }
  }, [wanted])
  return found
}

/** The filter as the server reads it, without the length of games, which only this page knows. */
function asked({ game, pace, rated, length, level, friends }: Filter) {
  const games = game !== '' ? [game] : length === '' ? undefined : GAMES.map(({ id }) => id).filter((id) => lengthOf(id) === length)
  return {
    ...(games === undefined ? {} : { games }),
    ...(pace === '' ? {} : { pace }),
    ...(rated === '' ? {} : { rated: rated === 'rated' }),
    ...(level === '' ? {} : { level }),
    ...(friends ? { friends } : {}),
  }
}

function changed(before: LobbyMessage, id: string, line: TableLine | null, filter: Filter): LobbyMessage {
  const others = before.tables.filter((one) => one.id !== id)
  const was = others.length < before.tables.length
  const shown = line !== null && fits(line, filter)
  const tables = shown
    ? [...others, line].sort((one, other) => Number(isFriends(other)) - Number(isFriends(one)) || other.created - one.created)
    : others
  return { ...before, tables, total: before.total + Number(shown) - Number(was) }
}

/** Whether a friend of the reader sits at the table. */
export function isFriends({ players }: TableLine): boolean {
  return players.some(
    ({ person }) => person !== null && circle.value.friends.some((one) => one.person === person && one.state === 'friend'),
  )
}

function fits(line: TableLine, filter: Filter): boolean {
  const { games, pace, rated, level, friends } = asked(filter)
  return (
    (games === undefined || games.includes(line.game)) &&
    (pace === undefined || line.terms.pace === pace) &&
    (rated === undefined || line.terms.rated === rated) &&
    (level === undefined || line.terms.level === level) &&
    (friends !== true || isFriends(line))
  )
}
