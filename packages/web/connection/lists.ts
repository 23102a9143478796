import type { TableLine } from '@orrery/protocol'
import { type ReadonlySignal, signal } from '@preact/signals'
import type { ServerLink } from './link.ts'

/** A list of tables that keeps itself up to date. */
export interface FollowedList {
  /** Newest first; null until the server has replied. */
  readonly lines: ReadonlySignal<readonly TableLine[] | null>
  close(): void
}

/** Follows the open tables, or the player's own. */
export function followList(link: ServerLink, which: 'open' | 'mine'): FollowedList {
  const lines = signal<readonly TableLine[] | null>(null)
  const by = which === 'open' ? 'created' : 'changed'

  const stopListening = link.listen((message) => {
    if (message.type === 'tables' && message.which === which) lines.value = message.tables
    else if (message.type === 'line' && message.which === which && lines.value !== null) {
      const others = lines.value.filter((line) => line.id !== message.id)
      lines.value = message.line === null ? others : [...others, message.line].sort((a, b) => b[by] - a[by])
    }
  })
  const ask = (follow: boolean): void => void link.ask({ type: 'tables', which, follow }).catch(() => undefined)
  const stopAsking = link.onLive(() => ask(true))
  if (link.state.value === 'live') ask(true)

  return {
    lines,
    close() {
      stopListening()
      stopAsking()
      if (link.state.value === 'live') ask(false)
    },
  }
}
