import type { Viewer } from '@orrery/kernel'
import { type Signal, signal } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import type { Wish } from '../../outlook.ts'
import type { Forecast } from '../../rules/combat/forecast.ts'
import type { View } from '../../view.ts'
import type { OutlookNews, OutlookOrder } from './messages.ts'

/** The forecasts, and how many play-outs each is based on. */
export interface Outlook {
  readonly outlooks: readonly Forecast[]
  readonly times: number
}

/** A selection must be stable this long before it is forecast, in milliseconds. */
const SETTLED = 120

/** The last request and its result: the hand and the console make the same request. */
let last: { readonly view: View; readonly key: string; readonly id: number; readonly found: Signal<Outlook | null> } | null = null
let wishes = 0
let wishing = 0
let thread: Worker | null = null

/** A forecast that gets more certain over time; null while nothing is known or requested. A worker computes it. */
export function useOutlook(view: View, viewer: Viewer, wish: Wish | null): Outlook | null {
  const [found, show] = useState<Outlook | null>(null)
  const key = wish === null ? null : JSON.stringify(wish)
  useEffect(() => {
    show(null)
    if (wish === null || key === null || viewer === 'spectator') return
    wishing++
    let leave = (): void => undefined
    const waiting = setTimeout(() => {
      if (last?.view !== view || last.key !== key) {
        last = { view, key, id: ++wishes, found: signal(null) }
        const order: OutlookOrder = { id: last.id, view, seat: viewer, wish }
        thread ??= started()
        thread.postMessage(order)
      }
      leave = last.found.subscribe(show)
    }, SETTLED)
    return () => {
      clearTimeout(waiting)
      leave()
      wishing--
      // A reader who looks at something else needs no idle worker.
      setTimeout(() => {
        if (wishing > 0) return
        thread?.terminate()
        thread = null
        last = null
      }, SETTLED)
    }
  }, [view, viewer, key])
  return found
}

function started(): Worker {
  const made = new Worker(new URL('./outlook.worker.ts', import.meta.url), { type: 'module', name: 'outlook' })
  made.addEventListener('message', ({ data }: MessageEvent<OutlookNews>) => {
    if (last?.id === data.id) last.found.value = { outlooks: data.outlooks, times: data.times }
  })
  return made
}
