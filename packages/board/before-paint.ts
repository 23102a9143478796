import { type Inputs, useLayoutEffect } from 'preact/hooks'

/**
 * Like a layout effect, when all that was drawn with it stands as well: just before it is seen. What measures the page
 * here has it laid out once for everybody, not once in each part's own drawing.
 */
export function useBeforePaint(measure: () => void, inputs?: Inputs): void {
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(measure)
    return () => cancelAnimationFrame(frame)
  }, inputs)
}
