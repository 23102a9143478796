import { useRef } from 'preact/hooks'

/**
 * Distinguishes a mouse that moved onto something from something that moved under a mouse. The browser reports both as an entry, but only
 * the first is followed by a movement. Call each function at the event of the same name.
 */
export function useArrival() {
  const entered = useRef(false)
  return {
    enter(): void {
      entered.current = true
    },
    /** Returns true at the first movement after an entry. */
    move(): boolean {
      const first = entered.current
      entered.current = false
      return first
    },
    leave(): void {
      entered.current = false
    },
  }
}
