import { type BoardProps, startDrag } from '@orrery/board'
import type { Piece, SeenOption } from '@orrery/kernel'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { View } from '../../view.ts'

/** DA-MOVE-3: the player drags a marine onto the one with whom he swaps places, by mouse, pen or thumb. */
export function useSwapDrag(field: RefObject<HTMLElement | null>, props: BoardProps<View>): void {
  const now = useRef(props)
  now.current = props
  useEffect(() => {
    const root = field.current
    if (root === null) return
    const down = (event: PointerEvent): void => {
      const source = event.target instanceof Element ? event.target.closest<HTMLElement>('.da-marine') : null
      const swaps = source === null ? [] : swapsOf(source.dataset.piece ?? null, now.current)
      if (source === null || swaps.length === 0) return
      const swapWith = (target: Piece | null): SeenOption | undefined => swaps.find(({ to }) => to === target)
      startDrag(
        { button: event.button, clientX: event.clientX, clientY: event.clientY, currentTarget: source },
        {
          root,
          targetOf: (elements) =>
            elements.map(({ dataset }) => dataset.piece).find((piece) => piece !== undefined && swapWith(piece) !== undefined) ?? null,
          over: (target) => {
            now.current.pointed.value = swapWith(target)?.id ?? null
          },
          drop: (target) => {
            const swap = swapWith(target)
            if (swap !== undefined) now.current.choose(swap.id)
          },
        },
      )
    }
    root.addEventListener('pointerdown', down)
    return () => root.removeEventListener('pointerdown', down)
  }, [field])
}

/** The swaps that a marine may begin now. */
function swapsOf(marine: Piece | null, { seen: { question } }: Pick<BoardProps<View>, 'seen'>): readonly SeenOption[] {
  if (marine === null || question?.kind !== 'options' || question.name !== 'move') return []
  return question.options.filter(({ on, to }) => on === marine && to !== undefined)
}
