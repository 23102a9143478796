import { useEffect, useRef } from 'preact/hooks'

/** How long a finger or mouse must rest on a piece before it is shown large, in milliseconds. */
export const RESTS = 450
/** How far the finger may move in that time, in pixels. */
const SLIPS = 8

/** A long press: `look` shows something large, and lifting the finger then is not a press (`held` returns that once). */
export function useHold(look: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const from = useRef({ x: 0, y: 0 })
  const looked = useRef(false)
  const stop = (): void => clearTimeout(timer.current)
  useEffect(() => stop, [])
  return {
    /** Whether the press that ends now was a long press. */
    held(): boolean {
      stop()
      const was = looked.current
      looked.current = false
      return was
    },
    /** Whether the current press has lasted long enough. */
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
