import type { TableLine } from '@orrery/protocol'
import { batch, type ReadonlySignal, signal } from '@preact/signals'
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

  /** The lines that have changed since the list was asked for, which may come before it and be newer than it is. */
  const fresh = new Map<string, TableLine | null>()

  function change(id: string, line: TableLine | null): void {
    const others = (lines.value ?? []).filter((one) => one.id !== id)
    lines.value = line === null ? others : [...others, line].sort((a, b) => b[by] - a[by])
  }

  const stopListening = link.listen((message) => {
    if (message.type === 'tables' && message.which === which)
      batch(() => {
        lines.value = message.tables
        for (const [id, line] of fresh) change(id, line)
      })
    else if (message.type === 'line' && message.which === which) {
      fresh.set(message.id, message.line)
      if (lines.value !== null) change(message.id, message.line)
    }
  })
  function ask(follow: boolean): void {
    fresh.clear()
    void link.ask({ type: 'tables', which, follow }).catch(() => undefined)
  }
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
