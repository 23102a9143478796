import { useEffect, useState } from 'preact/hooks'

/**
 * The step of drawing a page of many parts, from 0 to `last`, one more after each painting: what a reader sees first is drawn first, and
 * between the parts the page hears its reader.
 */
export function useSteps(last: number): number {
  const [step, go] = useState(0)
  useEffect(() => {
    if (step < last) go(step + 1)
  }, [step])
  return step
}
