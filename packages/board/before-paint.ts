import { type Inputs, useLayoutEffect } from 'preact/hooks'

/**
 * Like a layout effect, but it runs once everything drawn at the same time is laid out, just before it is painted. The page is then laid
 * out once for all who measure here, not once a component.
 */
export function useBeforePaint(measure: () => void, inputs?: Inputs): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(frame)
  }, inputs)
}
