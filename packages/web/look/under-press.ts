import { useRef, useState } from 'preact/hooks'

/** After a finger is lifted, its click comes within this time, in milliseconds. */
const CLICKS = 300

/**
 * What a part of the page shows: `now`, but while a pointer presses on that part, what it showed when the press began. What is replaced under
 * a pointer is never clicked. `on` are the part's own handlers.
 */
export function useUnderPress<T extends object>(now: T) {
  const [held, hold] = useState<T | null>(null)
  const ending = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  function begin(): void {
    // The end of the press before would otherwise end this one, too.
    clearTimeout(ending.current)
    hold(now)
    const over = new AbortController()
    const end = (): void => {
      over.abort()
      ending.current = setTimeout(() => hold(null), CLICKS)
    }
    for (const ends of ['pointerup', 'pointercancel']) addEventListener(ends, end, { capture: true, signal: over.signal })
  }
  return { shown: held ?? now, on: { onPointerDown: begin, onClick: () => hold(null) } }
}
