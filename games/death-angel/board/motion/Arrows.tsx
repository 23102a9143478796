import type { RefObject } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import type { Preview } from '../table/preview.ts'

interface Drawn {
  readonly key: string
  readonly path: string
  readonly kind: 'attack' | 'go' | 'swap'
}

/** Arrows over the board that show the effect of the option under the pointer. */
export const Arrows = ({ field, preview }: { readonly field: RefObject<HTMLDivElement | null>; readonly preview: Preview | null }) => {
  const [drawn, draw] = useState<readonly Drawn[]>([])
  useLayoutEffect(() => {
    const root = field.current
    if (root === null || preview === null || preview.lines.length === 0) {
      draw((held) => (held.length === 0 ? held : []))
      return
    }
    const pieceAt = (piece: string) => root.querySelector(`[data-piece="${CSS.escape(piece)}"]`)
    for (const { from, to } of preview.lines) for (const piece of [to, from]) pieceAt(piece)?.scrollIntoView({ block: 'nearest' })
    const frame = root.getBoundingClientRect()
    const middle = (piece: string) => {
      const box = pieceAt(piece)?.getBoundingClientRect()
      return box && { x: box.left + box.width / 2 - frame.left, y: box.top + box.height / 2 - frame.top, half: box.width / 2 }
    }
    draw(
      preview.lines.flatMap(({ from, to, kind }) => {
        const start = middle(from)
        const end = middle(to)
        return start && end ? [{ key: `${from}>${to}`, kind, path: pathFrom(start, end, kind) }] : []
      }),
    )
  }, [field, preview])
  if (drawn.length === 0) return null
  return (
    <svg class="da-arrows" aria-hidden="true">
      <defs>
        <marker id="da-arrow-head" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse">
          <path d="M0 0 10 5 0 10Z" fill="context-stroke" />
        </marker>
      </defs>
      {drawn.map((line) => (
        <path
          key={line.key}
          d={line.path}
          class={`da-arrow is-${line.kind}`}
          marker-end="url(#da-arrow-head)"
          marker-start={line.kind === 'swap' ? 'url(#da-arrow-head)' : undefined}
        />
      ))}
    </svg>
  )
}

interface Spot {
  readonly x: number
  readonly y: number
  readonly half: number
}

function pathFrom(start: Spot, end: Spot, kind: Drawn['kind']): string {
  if (kind === 'swap') {
    const edge = start.x + start.half + 16
    const bow = edge + Math.min(60, 14 + Math.abs(end.y - start.y) / 3)
    return `M${edge} ${start.y}C${bow} ${start.y} ${bow} ${end.y} ${edge} ${end.y}`
  }
  const outward = Math.sign(end.x - start.x) || 1
  const from = start.x + outward * start.half
  const to = end.x - outward * end.half * 0.4
  return `M${from} ${start.y}C${(from + to) / 2} ${start.y} ${(from + to) / 2} ${end.y} ${to} ${end.y}`
}
