import type { BoardProps, View as SurfaceView } from '@orrery/board'
import { useEffect, useRef } from 'preact/hooks'
import type { View } from '../../../view.ts'
import type { Facts } from '../facts.ts'
import { bringIntoSight } from './sight.ts'

/** Brings what is asked about into sight, whenever something else is asked. */
export function useSight(
  surface: { readonly current: SurfaceView | null },
  facts: Facts,
  props: Pick<BoardProps<View>, 'seen' | 'draft'>,
  moving: number | null,
): void {
  // Initially as if zoomed in: the whole table is fitted once the console reports what it covers.
  const near = useRef(true)
  useEffect(() => {
    // The console has its new size first: it determines how much of the table is covered.
    const later = setTimeout(() => {
      near.current = bringIntoSight(facts, surface.current, props, near.current, moving)
    }, 60)
    return () => clearTimeout(later)
  }, [props.seen.question, moving])
}
