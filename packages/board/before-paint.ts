import { type Inputs, useLayoutEffect } from 'preact/hooks'

/**
 * Like a layout effect, but runs just before painting, when everything drawn at the same time is laid out. The page is then laid out once
 * for all components that measure, not once for each.
 */
export function useBeforePaint(measure: () => void, inputs?: Inputs): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(frame)
  }, inputs)
}
