import type { BoardProps, View as SurfaceView } from '@orrery/board'
import { useEffect, useRef } from 'preact/hooks'
import type { View } from '../../../view.ts'
import type { Facts } from '../facts.ts'
import { bringIntoSight } from './sight.ts'

/** Brings the question's subject into sight whenever the question changes. */
export function useSight(
  surface: { readonly current: SurfaceView | null },
  facts: Facts,
  props: Pick<BoardProps<View>, 'seen' | 'draft'>,
  moving: number | null,
): void {
  // Starts as if zoomed in, so that the whole table is fitted once the console reports what it covers.
  const near = useRef(true)
  useEffect(() => {
    // The delay gives the console time to take its new size, which determines how much of the table is covered.
    const later = setTimeout(() => {
      near.current = bringIntoSight(facts, surface.current, props, near.current, moving)
    }, 60)
    return () => clearTimeout(later)
  }, [props.seen.question, moving])
}
