import type { Message } from '@orrery/protocol'
import type { Bucket, Costs } from '../limits.ts'
import type { SessionUse } from '../members/sessions.ts'
import type { Person } from '../rooms/seating.ts'
import type { ServerContext } from '../server-context.ts'
import type { Connection } from '../socket/connection.ts'
import type { KeyUse } from './keyring.ts'

/** The sender of one HTTP request: a connection for as long as the request lasts. */
export interface Caller extends Connection {
  /** The message that answers a request. */
  replyTo(ref: string): Message | undefined
  /** Resolves when something happens at a table that it watches, or when `end` is called. */
  readonly stirred: Promise<void>
  end(): void
}

/** A caller with a key, or with the session of a browser. */
export function callerOf(
  context: Pick<ServerContext, 'now'>,
  costs: Costs,
  from: {
    readonly id: string
    readonly address: string
    readonly person: Person
    readonly key: KeyUse | null
    readonly session: SessionUse | null
    readonly chat: Bucket
  },
): Caller {
  const replies = new Map<string, Message>()
  const accounts = [costs.of(from.address), costs.of(from.person.id)]
  let end: () => void = () => undefined
  const stirred = new Promise<void>((resolve) => {
    end = resolve
  })
  return {
    ...from,
    shown: null,
    since: context.now(),
    player: from.person.id,
    watched: new Map(),
    tournaments: new Set(),
    unread: () => 0,
    affords: (work) => accounts.every((account) => account.take(context.now(), work) === 0),
    send(message) {
      if ('ref' in message && message.ref !== undefined) replies.set(message.ref, message)
      else if (message.type === 'table') end()
    },
    // Steps arrive as text that is shared by all watchers.
    sendText: () => end(),
    sendAtOnce: () => end(),
    close: () => end(),
    replyTo: (ref) => replies.get(ref),
    stirred,
    end,
  }
}
