import type { NatsConnection } from '@nats-io/transport-node'
import { Unreached } from '../bus.ts'
import type { Log } from '../log.ts'

/** Whether NATS can be reached. */
export interface Reach {
  isAway(): boolean
  /** Whether the server is stopping: it sends out what it has queued, and nothing more. */
  isLeaving(): boolean
  /** What a request resolves to. Rejects with `Unreached` as soon as NATS goes away. */
  unlessGone<T>(asked: Promise<T>): Promise<T>
}

/** Watches the connection to NATS. */
export function reachOf(nats: NatsConnection, log: Log): Reach {
  let away = false
  /** Requests that wait for a receipt; they stop waiting when NATS goes away. */
  const waiting = new Set<() => void>()
  void watch()

  async function watch(): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect') {
        away = true
        for (const giveUp of [...waiting]) giveUp()
        log.warn({}, 'NATS is away; tables of other servers cannot be reached until it is back')
      } else if (type === 'reconnect') {
        away = false
        log.info({}, 'NATS is back')
      }
    }
  }

  return {
    isAway: () => away,
    isLeaving: () => nats.isClosed() || nats.isDraining(),
    async unlessGone(asked) {
      let giveUp: () => void = () => undefined
      const gone = new Promise<never>((_resolve, reject) => {
        giveUp = () => reject(new Unreached('NATS went away', true))
      })
      waiting.add(giveUp)
      asked.catch(() => undefined)
      try {
        return await Promise.race([asked, gone])
      } finally {
        waiting.delete(giveUp)
      }
    },
  }
}
