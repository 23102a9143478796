import type { Signal } from '@preact/signals'

/** The handlers by which a button highlights its option on the board while it is hovered or focused. */
export function pointing(pointed: Signal<string | null>, option: string | null) {
  const point = (): void => {
    pointed.value = option
  }
  const leave = (): void => {
    if (pointed.peek() === option) pointed.value = null
  }
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave }
}
