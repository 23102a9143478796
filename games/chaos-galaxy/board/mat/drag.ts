import { between, startDrag as follow } from '@orrery/board'
import type { Piece } from '@orrery/kernel'
import { dropOption } from './choices.ts'
import type { MatTable } from './context.ts'

/** The option that is chosen by dropping a piece on these elements. */
function optionAt(table: MatTable, piece: Piece, elements: readonly HTMLElement[]): string | null {
  for (const element of elements) {
    const on = element.closest<HTMLElement>('[data-piece]')?.dataset.piece
    if (on !== undefined && on !== piece) {
      const [option] = between(table.choices, piece, on)
      if (option !== undefined) return option.id
    }
    const place = element.closest<HTMLElement>('[data-drop]')?.dataset.drop
    const option = place === undefined ? undefined : dropOption(table.choices, piece, place)
    if (option !== undefined) return option.id
  }
  return null
}

/** Dragging a card: dropping it on a target, or where it may be laid, chooses that option. */
export function startDrag(down: PointerEvent & { currentTarget: HTMLElement }, piece: Piece, table: MatTable): void {
  follow(down, {
    root: down.currentTarget.closest<HTMLElement>('.cgm') ?? document.body,
    lift() {
      table.held.value = piece
    },
    over(option) {
      table.pointed.value = option
    },
    targetOf: (elements) => optionAt(table, piece, elements),
    drop(option) {
      table.held.value = null
      if (option !== null) table.choose(option)
    },
  })
}
