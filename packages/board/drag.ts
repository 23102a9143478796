/** A pointer must move this far, in pixels, before a press becomes a drag. */
const SLACK = 7

/** What a drag of a piece does. */
export interface Drag {
  /** The board; the lifted copy is appended to it, so that it has its styles. */
  readonly root: HTMLElement
  /** The drag begins. */
  lift?(): void
  /** The pointer is over this target: the option, or whatever else a drop there means; null: nothing. */
  over(target: string | null): void
  /** The target of a drop on these elements, topmost first. */
  targetOf(elements: readonly HTMLElement[]): string | null
  /** The piece was dropped; null: over nothing, or the drag was cancelled. */
  drop(target: string | null): void
}

/** The parts of a press that a drag needs; it may come from a listener on an outer element. */
type Down = Pick<PointerEvent, 'button' | 'clientX' | 'clientY'> & { readonly currentTarget: HTMLElement }

/** Follows a pointer that went down on something: after a small movement it drags until it is released. */
export function startDrag(down: Down, drag: Drag): void {
  if (down.button !== 0) return
  const source = down.currentTarget
  let lifted: HTMLElement | null = null
  const at = ({ clientX, clientY }: PointerEvent): string | null =>
    drag.targetOf(document.elementsFromPoint(clientX, clientY).filter((element) => element instanceof HTMLElement))
  const move = (event: PointerEvent): void => {
    const dx = event.clientX - down.clientX
    const dy = event.clientY - down.clientY
    if (lifted === null) {
      if (Math.hypot(dx, dy) < SLACK) return
      lifted = lift(source, drag.root)
      drag.lift?.()
    }
    lifted.style.transform = `translate(${dx}px, ${dy}px) rotate(${Math.max(-6, Math.min(6, dx / 30))}deg)`
    drag.over(at(event))
  }
  const end = (event: PointerEvent): void => {
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    removeEventListener('pointercancel', end)
    if (lifted === null) return
    lifted.remove()
    source.classList.remove('lifted')
    // The browser sends a click after a drag; it must not count as a press.
    const swallow = (click: Event): void => click.stopImmediatePropagation()
    source.addEventListener('click', swallow, { capture: true })
    setTimeout(() => source.removeEventListener('click', swallow, { capture: true }), 0)
    const target = event.type === 'pointercancel' ? null : at(event)
    drag.over(null)
    drag.drop(target)
  }
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  addEventListener('pointercancel', end)
}

function lift(source: HTMLElement, root: HTMLElement): HTMLElement {
  const place = source.getBoundingClientRect()
  const lifted = source.cloneNode(true) as HTMLElement
  lifted.classList.add('kit-lifted')
  lifted.removeAttribute('data-piece')
  lifted.inert = true
  Object.assign(lifted.style, { left: `${place.left}px`, top: `${place.top}px`, width: `${place.width}px`, height: `${place.height}px` })
  lifted.style.setProperty('--w', getComputedStyle(source).getPropertyValue('--w'))
  root.append(lifted)
  source.classList.add('lifted')
  return lifted
}
