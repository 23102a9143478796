import { useView, type Zoomed } from '@orrery/board'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
import { isFar } from './label-places.ts'
import type { Sight } from './places.ts'

const isSame = (one: Sight, other: Sight): boolean =>
  one.left === other.left && one.right === other.right && one.top === other.top && one.bottom === other.bottom

/** How long the table must rest before labels are placed again, in milliseconds. */
const REST = 90

/** Labels that would be drawn so many times larger or smaller than they are placed are hidden until the table rests. */
const SWOLLEN = 1.4

/** Moves the labels with the table. Until they are placed again they scale with it, but swollen ones would cover the ships. */
function carry(layer: HTMLElement, { k, left, top }: Zoomed, laid: number): void {
  const scale = k / laid
  layer.style.transform = `translate(${left}px, ${top}px) scale(${scale})`
  layer.style.visibility = Math.max(scale, 1 / scale) > SWOLLEN ? 'hidden' : ''
}

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
      if (layer.current !== null) carry(layer.current, zoomed, laid.current)
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
    if (layer.current === null) return
    carry(layer.current, view.zoomed.peek(), k)
    layer.current.closest('.fa-board')?.toggleAttribute('data-far', isFar(k))
  }, [view, k])
  return { k, sight }
}
