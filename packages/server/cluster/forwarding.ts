import type { Request } from '@orrery/protocol'
import { type Bus, Unreached } from '../bus.ts'
import { RequestError } from '../request-error.ts'
import { OwnedElsewhere } from '../rooms/owned-elsewhere.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection, Handler } from '../socket/connection.ts'
import { lookAt } from '../socket/looking.ts'
import type { GuestNumbers } from './guest-numbers.ts'
import type { ServerLinks } from './server-links.ts'
import type { TableOwners } from './table-owners.ts'

/** A request about a table. */
export type TableRequest = Extract<Request, { table: string }>

/** The result of an attempt to have a request done; `at`: the server that did it, or null if it was this one. */
type Attempt = { readonly at: string | null } | 'again' | 'lost' | 'newer'

/** How long a request looks for its table, and the pause between two attempts, in milliseconds. */
const PATIENCE = 15_000
const WAIT = 150

/** Requests that may be repeated: the second time they change nothing, or are recognized by their number. */
const TWICE: ReadonlySet<Request['type']> = new Set(['answer', 'undo', 'watch', 'unwatch', 'take', 'set-seat-settings', 'explain', 'log'])

/** What forwarding works with. */
export interface ForwardingParts {
  readonly context: ServerContext
  readonly bus: Bus
  /** Handles a request at this server. */
  readonly handle: Handler
  readonly owners: TableOwners
  readonly links: ServerLinks
  readonly numbers: GuestNumbers
  /** A request was done at this server, which owns its table now; `quiet`: nobody waits for its result. */
  doneHere(connection: Connection, request: TableRequest, quiet: boolean): void
}

/**
 * Has a request handled by the server that owns its table, wherever that is, and tries again while the table moves. `quiet`: its result is
 * not a reply that somebody waits for. Resolves with the name of that server; null: this one. Rejects with a `RequestError`.
 */
export type Forward = (connection: Connection, request: TableRequest, quiet: boolean) => Promise<string | null>

/** Forwards requests to the owners of their tables. */
export function forwarding({ context, bus, handle, owners, links, numbers, doneHere }: ForwardingParts): Forward {
  async function sent(owner: string, connection: Connection, request: TableRequest, quiet: boolean): Promise<Attempt> {
    const { person, address } = connection
    if (person === null) throw new RequestError('hello-first', 'say hello first')
    const link = links.to(owner)
    const letter = { kind: 'request', from: context.ownership.name, link: link.id, guest: numbers.of(connection) } as const
    try {
      const receipt = await bus.ask(owner, { ...letter, person: { id: person.id, name: person.name }, address, request, quiet })
      if (!receipt.done) {
        if (receipt.newer === true) return 'newer'
        owners.learn(request.table, receipt.owner)
        return 'again'
      }
      // The result may have gone to a link that no longer exists.
      return links.isCurrent(link) ? { at: owner } : 'lost'
    } catch (error) {
      if (!(error instanceof Unreached)) throw error
      owners.forget(request.table)
      return error.arrived ? 'lost' : 'again'
    }
  }

  async function handledHere(connection: Connection, request: TableRequest, quiet: boolean): Promise<Attempt> {
    try {
      if (quiet) await lookAt(context, connection, request.table)
      else await handle(connection, request)
      owners.forget(request.table)
      doneHere(connection, request, quiet)
      return { at: null }
    } catch (error) {
      if (!(error instanceof OwnedElsewhere)) throw error
      if (error.newer) return 'newer'
      owners.learn(request.table, error.owner)
      return 'again'
    }
  }

  async function attempt(connection: Connection, request: TableRequest, quiet: boolean): Promise<Attempt> {
    if (!context.ownership.holds()) return 'again'
    const owner = await owners.of(request.table)
    if (owner === null) return handledHere(connection, request, quiet)
    return owner === '' ? 'again' : sent(owner, connection, request, quiet)
  }

  return async (connection, request, quiet) => {
    const end = performance.now() + PATIENCE
    for (;;) {
      const outcome = await attempt(connection, request, quiet)
      if (typeof outcome === 'object') return outcome.at
      if (outcome === 'newer') {
        // One of the servers that have come to replace this one has the table, or will.
        connection.close(1012, 'connect again')
        throw new RequestError('not-now', 'the table is played by newer rules than this server knows; connect again')
      }
      if (context.closing) throw new RequestError('not-now', 'the server is stopping; try again in a moment')
      if (outcome === 'lost' && !TWICE.has(request.type))
        throw new RequestError('failed', 'it is not known whether that was done; look again')
      if (performance.now() > end)
        throw new RequestError('failed', 'the table is with a server that cannot be reached now; try again in a moment')
      await new Promise((resolve) => setTimeout(resolve, WAIT))
    }
  }
}
