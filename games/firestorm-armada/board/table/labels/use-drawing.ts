import { useView, type View } from '@orrery/board'
import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Place } from './places.ts'

/** A plan that is being drawn: its ships at their ends, and what is said and held there. */
export interface Drawing {
  readonly ends: readonly Place[]
  readonly said: readonly Place[]
}

const NOTHING: Drawing = { ends: [], said: [] }

const ENDS = '.fa-ghost > .stand'
const SAID = '.kit-legality, .kit-plan-handle'

/** Where a plan is drawn, measured just before painting, on the table as it is zoomed when labels are placed (`laid`). */
export function useDrawing(layer: RefObject<HTMLElement | null>, isDrawn: boolean, laid: number): Drawing {
  const view = useView()
  const [drawing, draw] = useState(NOTHING)
  useLayoutEffect(() => {
    if (!isDrawn) {
      draw(NOTHING)
      return
    }
    const frame = requestAnimationFrame(() => {
      const board = layer.current?.closest('.fa-board')
      // While the table is zoomed, what is said keeps its size and labels do not: they are placed again when it rests.
      if (board == null || view.zoomed.peek().k !== laid) return
      const next = { ends: placesOf(board, ENDS, view, laid), said: placesOf(board, SAID, view, laid) }
      draw((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next))
    })
    return () => cancelAnimationFrame(frame)
  })
  return drawing
}

/** The boxes of elements of the board on the zoomed table, in whole pixels. */
function placesOf(board: Element, selector: string, view: View, laid: number): Place[] {
  return [...board.querySelectorAll(selector)].map((one) => {
    const box = one.getBoundingClientRect()
    const { x, y } = view.worldAt(box.left, box.top)
    return { left: Math.round(x * laid), top: Math.round(y * laid), width: Math.ceil(box.width), height: Math.ceil(box.height) }
  })
}
