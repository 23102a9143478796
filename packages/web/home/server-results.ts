import type { GameFound } from '@orrery/protocol'
import { useEffect } from 'preact/hooks'
import { serverLink } from '../connection/server.ts'
import { loadRecords } from '../records/game-records.ts'
import type { MyTable } from './my-tables.ts'
import { type ResultLine, serverResults } from './results.ts'

/** The most pages of finished tables that are read. */
const PAGES = 5

/** Reads how finished tables on the server ended, if this browser does not know it of one of them. */
export function useServerResults(unrecorded: readonly MyTable[]): void {
  const me = unrecorded.some(({ local }) => !local) ? serverLink().me.value?.id : undefined
  useEffect(() => {
    // Without a reply they are listed without their outcome.
    if (me !== undefined) void readServerResults(me).catch(() => undefined)
  }, [me])
}

async function readServerResults(me: string): Promise<void> {
  const link = serverLink()
  const found: GameFound[] = []
  for (let page = 0; page < PAGES; page++) {
    const last = found.at(-1)
    const before = last === undefined ? {} : { before: { at: last.at, table: last.table } }
    const reply = await link.ask({ type: 'find-games', filter: { of: 'mine' }, ...before })
    if (reply.type !== 'games') return
    found.push(...reply.games)
    if (!reply.more) break
  }
  const known = await loadRecords()
  const sideOf = (game: string, side: string): ResultLine['side'] =>
    (side === '' ? undefined : known.get(game)?.side?.nameOf(side)) ?? { en: side, hu: side }
  const lines = found.flatMap(({ table, game, at, players }): ResultLine[] => {
    const [own, ...more] = players.filter(({ person }) => person === me)
    if (own === undefined) return []
    const isDivided = own.outcome === 'drawn' || more.some(({ outcome }) => outcome !== own.outcome)
    return [
      {
        ...{ table, game, at, side: more.length > 0 ? { en: '', hu: '' } : sideOf(game, own.side) },
        won: isDivided ? null : own.outcome === 'won',
        others: players.filter(({ person }) => person !== me).map(({ name, bot }) => ({ name, bot })),
      },
    ]
  })
  serverResults.value = { person: me, lines }
}
