import { useEffect, useState } from 'preact/hooks'
import { isRemote } from '../table/source/remote.ts'
import type { TableSource } from '../table/source/source.ts'
import type { Recap } from './recap.ts'

/** What happened at a table by day while its reader was away. */
export interface Recapped {
  /** What to show before the question; null if there is nothing, or it has been shown. */
  readonly shown: Recap | null
  close(): void
  /** Shows it again; absent if nothing happened. */
  readonly again?: () => void
}

/**
 * When a table by day is opened, fetches what happened since this browser last showed it, and then records what is shown. If the fetch
 * fails, or the reader has begun to press something before it is there, the table stays as it is.
 */
export function useRecap(source: TableSource, replaying: boolean): Recapped {
  const [recap, setRecap] = useState<Recap | null>(null)
  const [open, setOpen] = useState(false)
  const [viewer] = source.viewers.value
  const byDay = !replaying && isRemote(source) && source.info.value.time?.pace === 'day' && source.stage.value === 'playing'
  const version = viewer === undefined || viewer === 'spectator' ? null : (source.moment(viewer).value?.seen.version ?? null)
  const begun = byDay && version !== null
  useEffect(() => {
    if (!begun || !isRemote(source) || viewer === undefined || viewer === 'spectator' || version === null) return
    let left = false
    let busy = false
    const began = (): void => {
      busy = true
    }
    const begins = ['pointerdown', 'keydown'] as const
    for (const begin of begins) addEventListener(begin, began, true)
    void import('./recap.ts')
      .then(({ recapSince }) => recapSince(source, viewer, version))
      .then((found) => {
        if (left || found === null) return
        setRecap(found)
        // Whoever has begun to answer meanwhile would lose what they have drafted; a button shows it to them.
        setOpen(!busy)
      })
    return () => {
      left = true
      for (const begin of begins) removeEventListener(begin, began, true)
    }
  }, [source, begun, viewer])
  useEffect(() => {
    if (!begun || version === null || open) return
    const seen = (): void => {
      if (document.visibilityState === 'visible') void import('./recap.ts').then(({ keepSeenAt }) => keepSeenAt(source.id, version))
    }
    // This must come after the effect above has read the version seen before.
    const timer = setTimeout(seen, 1000)
    document.addEventListener('visibilitychange', seen)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', seen)
    }
  }, [source, begun, version, open])
  const shown = open && recap !== null ? recap : null
  const again = recap === null ? {} : { again: () => setOpen(true) }
  return { shown, close: () => setOpen(false), ...again }
}
