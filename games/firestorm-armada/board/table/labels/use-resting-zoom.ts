import { useView } from '@orrery/board'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isFar } from './label-places.ts'
import type { Sight } from './places.ts'

const isSame = (one: Sight, other: Sight): boolean =>
  one.left === other.left && one.right === other.right && one.top === other.top && one.bottom === other.bottom

/** How long the table must rest before labels are placed again, in milliseconds. */
const REST = 90

/** The zoom at which labels are placed, and what is in sight, both from when the table came to rest. Until then labels move with it. */
export function useRestingZoom(layer: RefObject<HTMLElement | null>): { readonly k: number; readonly sight: Sight | undefined } {
  const view = useView()
  // While the table is zoomed, labels only scale; when it rests, they are placed again in their own size.
  const [k, lay] = useState(() => view.zoomed.peek().k)
  // While the table is panned, labels move with it; when it rests, those at the edge of the screen are moved in.
  const [sight, see] = useState<Sight | undefined>(undefined)
  const laid = useRef(k)
  laid.current = k
  useLayoutEffect(() => {
    let resting: ReturnType<typeof setTimeout> | null = null
    const stop = view.zoomed.subscribe((zoomed) => {
      if (layer.current !== null)
        layer.current.style.transform = `translate(${zoomed.left}px, ${zoomed.top}px) scale(${zoomed.k / laid.current})`
      if (resting !== null) clearTimeout(resting)
      resting = setTimeout(() => {
        lay(zoomed.k)
        const { x, y, width, height } = view.clear()
        const now = { left: x * zoomed.k, right: (x + width) * zoomed.k, top: y * zoomed.k, bottom: (y + height) * zoomed.k }
        see((before) => (before !== undefined && isSame(before, now) ? before : now))
      }, REST)
    })
    return () => {
      stop()
      if (resting !== null) clearTimeout(resting)
    }
  }, [view])
  useLayoutEffect(() => {
    const { left, top, k: now } = view.zoomed.peek()
    if (layer.current === null) return
    layer.current.style.transform = `translate(${left}px, ${top}px) scale(${now / k})`
    layer.current.closest('.fa-board')?.toggleAttribute('data-far', isFar(k))
  }, [view, k])
  return { k, sight }
}
