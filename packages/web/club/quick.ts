import type { QuickMessage, WaitsMessage } from '@orrery/protocol'
import { signal } from '@preact/signals'
import type { ServerLink, Wish } from '../connection/link.ts'
import { serverLink } from '../connection/server.ts'
import { showLayer } from './layer.ts'

/** The reader's state in quick match, and when it arrived, by this page's clock. */
export interface QuickState {
  readonly seek: QuickMessage['seek']
  readonly match: QuickMessage['match']
  readonly at: number
}

export const quick = signal<QuickState>({ seek: null, match: null, at: 0 })
/** The match found in this tab, which opens its table by itself. */
export const own = signal<string | null>(null)

let followed: ServerLink | null = null

function take({ seek, match }: QuickMessage): void {
  // A match found while this tab was in quick match belongs to it.
  const isFirst = quick.value.at === 0
  if (match?.stage === 'asked' && (isFirst || quick.value.seek !== null)) own.value = match.id
  quick.value = { seek, match, at: Date.now() }
}

/** Keeps the reader's place in the queue from now on, across broken connections and reloads. */
export function followQuick(): void {
  const link = serverLink()
  if (followed === link) return
  followed = link
  link.listen((message) => {
    if (message.type === 'quick' && followed === link) take(message)
  })
  const ask = (): void => void link.ask({ type: 'quick' }).catch(() => undefined)
  link.onLive(ask)
  if (link.state.value === 'live') ask()
}

/** Enters quick match. Rejects with a `RequestError`. */
export async function seek(wish: Omit<Extract<Wish, { type: 'seek' }>, 'type'>): Promise<void> {
  followQuick()
  showLayer()
  await serverLink().ask({ type: 'seek', ...wish })
}

/** Leaves quick match. */
export async function unseek(): Promise<void> {
  await serverLink().ask({ type: 'unseek' })
}

/** Says whether the reader will play with their match. */
export async function meet(match: string, yes: boolean): Promise<void> {
  own.value = yes ? match : null
  await serverLink().ask({ type: 'meet', match, yes })
}

/** How long others waited, by game and pace. */
export async function askWaits(): Promise<WaitsMessage['waits']> {
  const reply = await serverLink().ask({ type: 'waits' })
  return reply.type === 'waits' ? reply.waits : []
}
