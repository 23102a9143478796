import type { Piece, SeenOption } from '@orrery/kernel'
import { verbOf } from '@orrery/kernel'
import type { Signal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { useHand } from './context.ts'

/** A piece pressed while several options lie on it. */
export interface Choosing {
  readonly piece: Piece
  readonly element: Element
  /** The version of the table that it was pressed at. */
  readonly version: number
}

interface ChoicesProps {
  readonly choosing: Choosing
  readonly options: readonly SeenOption[]
  readonly field: RefObject<HTMLDivElement | null>
  readonly pointed: Signal<string | null>
  choose(id: string): void
  close(): void
}

/** The gap between a piece and the choice beside it, and the board's edge, in pixels. */
const GAP = 8

/** The options of one piece as buttons beside it. Escape or a click elsewhere closes them. */
export const Choices = ({ choosing, options, field, pointed, choose, close }: ChoicesProps) => {
  const { text } = useHand()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const root = field.current
    const pop = box.current
    if (root === null || pop === null) return
    const frame = root.getBoundingClientRect()
    const piece = choosing.element.getBoundingClientRect()
    const left = Math.min(Math.max(GAP, piece.left - frame.left), frame.width - pop.offsetWidth - GAP)
    const below = piece.bottom - frame.top + GAP
    const top = below + pop.offsetHeight > frame.height ? Math.max(GAP, piece.top - frame.top - pop.offsetHeight - GAP) : below
    pop.style.transform = `translate(${left}px, ${top}px)`
    pop.querySelector('button')?.focus()
  }, [choosing, field])
  useEffect(() => {
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) close()
    }
    document.addEventListener('pointerdown', away)
    return () => document.removeEventListener('pointerdown', away)
  }, [close])
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      class="da-choices"
      ref={box}
      role="group"
      aria-label={text.say('board-choices')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
        if (choosing.element instanceof HTMLElement) choosing.element.focus()
      }}
    >
      {options.map((option) => (
        <button
          type="button"
          key={option.id}
          class="da-choice"
          onPointerEnter={() => {
            pointed.value = option.id
          }}
          onFocus={() => {
            pointed.value = option.id
          }}
          onPointerLeave={() => {
            pointed.value = null
          }}
          onClick={() => choose(option.id)}
        >
          {text.say(`option-${option.message ?? verbOf(option.id)}`, option.params)}
        </button>
      ))}
    </div>
  )
}
