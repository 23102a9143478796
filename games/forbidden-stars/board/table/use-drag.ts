import { startDrag } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { Play } from './play.ts'

/** Lets pieces be dragged to their targets: everything with `data-drag` and the pieces in it. */
export function useDragging(
  root: RefObject<HTMLElement | null>,
  play: Play,
  point: (pieces: readonly Piece[], to: Piece | null) => void,
): void {
  const now = useRef({ play, point })
  now.current = { play, point }
  useEffect(() => {
    const field = root.current
    if (field === null) return
    const down = (event: PointerEvent): void => {
      const source = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-drag]') : null
      if (source === null || event.pointerType === 'touch') return
      const pieces = (source.dataset.drag ?? '').split(' ')
      const goals = now.current.play.goals(pieces)
      if (goals.length === 0) return
      startDrag(
        { button: event.button, clientX: event.clientX, clientY: event.clientY, currentTarget: source },
        {
          root: field,
          targetOf: (elements) =>
            elements.map(({ dataset }) => dataset.piece).find((piece) => piece !== undefined && goals.includes(piece)) ?? null,
          over: (target) => now.current.point(pieces, target),
          drop: (target) => {
            if (target !== null) now.current.play.put(pieces, target)
          },
        },
      )
    }
    field.addEventListener('pointerdown', down)
    return () => field.removeEventListener('pointerdown', down)
  }, [root])
}
