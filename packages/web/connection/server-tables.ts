import type { Replay } from '@orrery/kernel'
import { absoluteAddress, address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { toast } from '../look/Toasts.tsx'
import { RequestError } from './error.ts'
import { openRemote, type RemoteTable } from './remote-table.ts'
import { hasServer, localized, serverLink } from './server.ts'

/** A table on the server by its id; null if there is none. Rejects with a `RequestError` without a server. */
export async function openTable(id: string): Promise<RemoteTable | null> {
  if (serverLink().state.value !== 'live' && !(await hasServer())) throw new RequestError('lost', 'no server answers')
  return openRemote(serverLink(), id, {
    invite: (table) => absoluteAddress('table', table),
    table: (table) => address('table', table),
    replay: (table) => new URL(`replays/${table}.json`, document.baseURI).href,
    localized,
    warn: (message, params) => toast('warn', say(message, params)),
  })
}

/** The replay of a table of which the server stores nothing else; null if there is none. */
export async function keptReplay(id: string): Promise<Replay | null> {
  const response = await fetch(new URL(`replays/${encodeURIComponent(id)}.json`, document.baseURI))
  return response.ok ? (JSON.parse(localized(await response.text())) as Replay) : null
}
