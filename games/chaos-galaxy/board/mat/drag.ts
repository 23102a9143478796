import type { Piece } from '@orrery/kernel'
import { between, dropOption } from './choices.ts'
import type { MatTable } from './context.ts'

/** So far must a pointer move before a press becomes a drag. */
const SLACK = 7

/** The option that letting go over an element means. */
function optionAt(table: MatTable, piece: Piece, x: number, y: number): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    if (!(element instanceof HTMLElement)) continue
    const on = element.closest<HTMLElement>('[data-piece]')?.dataset.piece
    if (on !== undefined && on !== piece) {
      const options = between(table.choices, piece, on)
      if (options[0] !== undefined) return options[0].id
    }
    const place = element.closest<HTMLElement>('[data-drop]')?.dataset.drop
    if (place !== undefined) {
      const option = dropOption(table.choices, piece, place)
      if (option !== undefined) return option.id
    }
  }
  return null
}

/**
 * Follows a pointer that went down on a piece: beyond a little slack the piece is dragged, and letting it go over
 * something that it can be done to (or a place it can be laid on) chooses that.
 */
export function startDrag(down: PointerEvent & { currentTarget: HTMLElement }, piece: Piece, table: MatTable): void {
  if (down.button !== 0) return
  const source = down.currentTarget
  let ghost: HTMLElement | null = null
  const move = (event: PointerEvent): void => {
    const dx = event.clientX - down.clientX
    const dy = event.clientY - down.clientY
    if (ghost === null) {
      if (Math.hypot(dx, dy) < SLACK) return
      ghost = lift(source)
      table.held.value = piece
    }
    ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-6, Math.min(6, dx / 30))}deg)`
    table.pointed.value = optionAt(table, piece, event.clientX, event.clientY)
  }
  const end = (event: PointerEvent): void => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (ghost === null) return
    ghost.remove()
    source.classList.remove('lifted')
    // The click that follows a drag is not a press.
    const swallow = (click: Event): void => click.stopImmediatePropagation()
    source.addEventListener('click', swallow, { capture: true })
    setTimeout(() => source.removeEventListener('click', swallow, { capture: true }), 0)
    const option = event.type === 'pointercancel' ? null : optionAt(table, piece, event.clientX, event.clientY)
    table.held.value = null
    table.pointed.value = null
    if (option !== null) table.choose(option)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

function lift(source: HTMLElement): HTMLElement {
  const place = source.getBoundingClientRect()
  const ghost = source.cloneNode(true) as HTMLElement
  ghost.classList.add('cgm-ghost')
  ghost.removeAttribute('data-piece')
  ghost.inert = true
  ghost.style.left = `${place.left}px`
  ghost.style.top = `${place.top}px`
  ghost.style.setProperty('--w', getComputedStyle(source).getPropertyValue('--w'))
  const root = source.closest('.cgm') ?? document.body
  root.append(ghost)
  source.classList.add('lifted')
  return ghost
}
