import type { BoardMark } from '@orrery/protocol'
import { useSignal, useSignalEffect } from '@preact/signals'
import type { JSX } from 'preact'
import { type Marks, markPieces } from './marks.ts'

/** The length of an arrow's head, in pixels. */
const HEAD = 14
/** How far a ring is from its piece, in pixels. */
const AROUND = 5

/** Draws rings and arrows above the board; they follow its pieces. */
export function BoardMarks({ marks }: { readonly marks: Marks }): JSX.Element {
  const drawn = useSignal('')
  useSignalEffect(() => {
    const begun = marks.begun.value
    const all = [...marks.shown.value, ...marks.drafted.value, ...(begun === null ? [] : [{ from: begun, to: null }])]
    let frame = 0
    const draw = (): void => {
      drawn.value = all.map(pathOf).join('')
      if (all.length > 0) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  })
  useSignalEffect(() => (marks.drawing.value ? markPieces(marks) : undefined))
  return (
    <svg class="board-marks" aria-hidden="true" data-board-marks={marks.shown.value.length + marks.drafted.value.length}>
      <path d={drawn.value} />
    </svg>
  )
}

function placeOf(piece: string): DOMRect | null {
  return document.querySelector(`.board-place [data-piece="${CSS.escape(piece)}"]`)?.getBoundingClientRect() ?? null
}

/** A mark as a path on the screen; empty if one of its pieces is not on the board. */
function pathOf({ from, to }: BoardMark): string {
  const begin = placeOf(from)
  const end = to === null ? null : placeOf(to)
  if (begin === null || (to !== null && end === null)) return ''
  return end === null ? ringOf(begin) : arrowOf(middleOf(begin), middleOf(end))
}

function middleOf({ x, y, width, height }: DOMRect): { readonly x: number; readonly y: number } {
  return { x: x + width / 2, y: y + height / 2 }
}

function ringOf(place: DOMRect): string {
  const { x, y } = middleOf(place)
  const across = place.width / 2 + AROUND
  const down = place.height / 2 + AROUND
  return `M${x - across} ${y}a${across} ${down} 0 1 0 ${2 * across} 0a${across} ${down} 0 1 0 ${-2 * across} 0`
}

function arrowOf(from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x)
  const barb = (turn: number): string => `${to.x - HEAD * Math.cos(angle + turn)} ${to.y - HEAD * Math.sin(angle + turn)}`
  return `M${from.x} ${from.y}L${to.x} ${to.y}M${barb(-0.5)}L${to.x} ${to.y}L${barb(0.5)}`
}
