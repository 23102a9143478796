import { useEffect, useRef } from 'preact/hooks'

/** How long a finger or a mouse rests on a piece until it is shown large, in milliseconds. */
export const RESTS = 450
/** How far the finger may slip meanwhile, in pixels. */
const SLIPS = 8

/** A finger that rests on something: `look` shows it large, and lifting the finger is no press then (`held` tells so once). */
export function useHold(look: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const looked = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => stop, [])
  return {
    /** Whether the press that ends now was a hold. */
    held(): boolean {
      stop()
      const was = looked.current
      looked.current = false
      return was
    },
    /** Whether the finger that is down has rested long enough. */
    looks: (): boolean => looked.current,
    begin({ pointerType, clientX, clientY }: PointerEvent): void {
      looked.current = false
      if (pointerType === 'mouse') return
      from.current = { x: clientX, y: clientY }
      timer.current = setTimeout(() => {
        looked.current = true
        look()
      }, RESTS)
    },
    move({ clientX, clientY }: PointerEvent): void {
      if (Math.hypot(clientX - from.current.x, clientY - from.current.y) > SLIPS) stop()
    },
    stop,
  }
}
