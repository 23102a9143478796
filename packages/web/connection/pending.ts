import type { Message, Request } from '@orrery/protocol'
import { RequestError } from './error.ts'
import { LONGEST_WAIT } from './socket.ts'

type Body<T> = T extends Request ? Omit<T, 'ref'> : never
/** A request without its `ref`, which the link adds. */
export type Wish = Body<Exclude<Request, { type: 'hello' }>>

/** Requests that only read. */
const PATIENT: readonly Request['type'][] = ['watch', 'unwatch', 'tables', 'log', 'explain']
/**
 * Requests that may be sent twice, because the server counts them once, they only read, or the second one finds nothing to do, and that somebody
 * still waits for.
 */
const AGAIN: readonly Request['type'][] = ['answer', 'undo', 'leave', 'log', 'explain', 'foresee', 'note']

interface Pending {
  readonly text: string
  /** Whether it may be sent twice. */
  readonly again: boolean
  /** Whether it is repeated by itself after `too-fast`, because nobody waits for its reply. */
  readonly patient: boolean
  sent: boolean
  resolve(message: Message): void
  reject(error: RequestError): void
}

/** The requests that have no reply yet. */
export interface PendingRequests {
  /** Sends a request, now or once connected. Resolves with the reply; rejects with a `RequestError`. */
  ask(wish: Wish): Promise<Message>
  /** Takes a message; if it replies to a request, settles that request. */
  take(message: Message): void
  /** A connection is there: calls `announce`, whose requests go first, and then sends the waiting ones. */
  connected(announce: () => void): void
  /** The connection broke: requests that may be sent twice wait for the next one; the others fail if they were sent. */
  disconnected(): void
  refuseAll(code: RequestError['code'], why: string): void
}

/** Holds requests until they are answered. `send` sends a text, and does nothing while there is no connection. */
export function pendingRequests(send: (text: string) => void): PendingRequests {
  const pending = new Map<string, Pending>()
  const prefix = Math.random().toString(36).slice(2, 10)
  let refs = 0
  let live = false

  function transmit(one: Pending): void {
    one.sent = true
    send(one.text)
  }

  function repeatLater(ref: string, one: Pending, wait: number | undefined): void {
    setTimeout(() => pending.get(ref) === one && live && transmit(one), wait)
  }

  return {
    ask(wish) {
      const ref = `${prefix}.${++refs}`
      return new Promise((resolve, reject) => {
        const again = AGAIN.includes(wish.type)
        const patient = wish.type === 'answer' || wish.type === 'undo' || PATIENT.includes(wish.type)
        const one: Pending = { text: JSON.stringify({ ...wish, ref }), again, patient, sent: false, resolve, reject }
        pending.set(ref, one)
        if (live) transmit(one)
      })
    },
    take(message) {
      if (!('ref' in message) || message.ref === undefined) return
      const one = pending.get(message.ref)
      if (one === undefined) return
      if (message.type === 'error' && message.code === 'too-fast' && one.patient && (message.retryAfter ?? Infinity) <= LONGEST_WAIT) {
        repeatLater(message.ref, one, message.retryAfter)
        return
      }
      pending.delete(message.ref)
      if (message.type === 'error') one.reject(new RequestError(message.code, message.message, message.retryAfter, message.refusals))
      else one.resolve(message)
    },
    connected(announce) {
      live = true
      announce()
      for (const one of pending.values()) if (!one.sent) transmit(one)
    },
    disconnected() {
      live = false
      for (const [ref, one] of pending) {
        if (one.again) one.sent = false
        else if (one.sent) {
          pending.delete(ref)
          one.reject(new RequestError('lost', 'the connection broke before the reply'))
        }
      }
    },
    refuseAll(code, why) {
      for (const one of pending.values()) one.reject(new RequestError(code, why))
      pending.clear()
    },
  }
}
