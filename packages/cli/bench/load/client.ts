import type { Json, Random, Seat, Seen, Viewer } from '@orrery/kernel'
import { type Message, PROTOCOL, patched } from '@orrery/protocol'

/** A player who answers at random, at any speed. */
export interface LoadClient {
  /** The views of its table, by viewer. */
  readonly seen: Map<Viewer, Seen>
  /** The size of the changes received, and the number of views that they changed. */
  readonly heard: { bytes: number; views: number }
  ask(request: { readonly type: string; readonly [field: string]: Json }): Promise<Message>
  /** Answers for an asked seat; resolves when the answer is stored. False if no seat is asked. */
  answer(table: string, random: Random): Promise<boolean>
  close(): void
}

/** Connects and says hello. */
export async function loadClient(url: string, token?: string): Promise<LoadClient & { readonly token: string }> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
  const waiting = new Map<string, (message: Message) => void>()
  const seen = new Map<Viewer, Seen>()
  const heard = { bytes: 0, views: 0 }
  let refs = 0
  socket.onmessage = ({ data }) => {
    const text = String(data)
    const message = JSON.parse(text) as Message
    if (message.type === 'table') for (const eyes of message.eyes) seen.set(eyes.viewer, eyes.seen)
    if (message.type === 'tournament-step') {
      heard.bytes += Buffer.byteLength(text)
      heard.views++
    }
    if (message.type === 'step') {
      heard.bytes += Buffer.byteLength(text)
      heard.views += message.eyes.length
      for (const eyes of message.eyes) {
        const next = eyes.seen ?? patched(seen.get(eyes.viewer) as Seen, eyes.patch ?? null)
        seen.set(eyes.viewer, next)
      }
    }
    if ('ref' in message && message.ref !== undefined) {
      waiting.get(message.ref)?.(message)
      waiting.delete(message.ref)
    }
  }
  await new Promise((resolve, reject) => {
    socket.onopen = resolve
    socket.onerror = reject
  })
  const client: LoadClient = {
    seen,
    heard,
    ask(request) {
      const ref = `r${++refs}`
      return new Promise((resolve) => {
        waiting.set(ref, resolve)
        socket.send(JSON.stringify({ ...request, ref }))
      })
    },
    async answer(table, random) {
      for (const [viewer, { question, version }] of seen) {
        if (question?.kind !== 'options') continue
        const option = question.options[random.below(question.options.length)]?.id as string
        const reply = await client.ask({ type: 'answer', table, seat: viewer as Seat, version, answer: { option } })
        if (reply.type !== 'accepted') throw new Error(`an answer is not accepted: ${JSON.stringify(reply)}`)
        return true
      }
      return false
    },
    close: () => socket.close(),
  }
  const hello = token === undefined ? { name: 'Load' } : { token }
  const welcome = await client.ask({ type: 'hello', protocol: PROTOCOL, ...hello })
  if (welcome.type !== 'welcome') throw new Error(JSON.stringify(welcome))
  return Object.assign(client, { token: welcome.token ?? token ?? '' })
}

/** The reply's table id; throws if no table was made. */
export function createdIn(reply: Message): string {
  if (reply.type !== 'created') throw new Error(JSON.stringify(reply))
  return reply.table
}
