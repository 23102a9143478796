import { type BoardMark, STUDY_LIMITS } from '@orrery/protocol'
import { type Signal, signal } from '@preact/signals'

/** Rings and arrows on the board of a study. */
export interface Marks {
  /** The marks of the shown comments. */
  readonly shown: Signal<readonly BoardMark[]>
  /** The marks of the comment being written. */
  readonly drafted: Signal<readonly BoardMark[]>
  /** Whether pressing a piece marks it. */
  readonly drawing: Signal<boolean>
  /** The piece at which an arrow begins; null: none yet. */
  readonly begun: Signal<string | null>
  /** Handles a press on a piece: the first begins an arrow, the second ends it, or makes a ring if it is on the same piece. */
  press(piece: string): void
  /** Stops drawing. */
  clear(): void
}

const MARK_EVENTS = ['pointerdown', 'pointerup', 'click', 'keydown'] as const

/** No marks yet. */
export function noMarks(): Marks {
  const drafted = signal<readonly BoardMark[]>([])
  const begun = signal<string | null>(null)
  const drawing = signal(false)
  return {
    shown: signal([]),
    drafted,
    drawing,
    begun,
    press(piece) {
      const from = begun.peek()
      begun.value = from === null ? piece : null
      if (from === null || drafted.peek().length >= STUDY_LIMITS.marks) return
      drafted.value = [...drafted.peek(), { from, to: from === piece ? null : piece }]
    },
    clear() {
      drafted.value = []
      begun.value = null
      drawing.value = false
    },
  }
}

/** Makes presses on pieces mark them instead of playing. Returns a function that stops this. */
export function markPieces(marks: Marks): () => void {
  const take = (event: Event): void => {
    const piece =
      event.target instanceof Element ? event.target.closest<HTMLElement>('.board-place [data-piece]')?.dataset.piece : undefined
    if (piece === undefined) return
    if (event instanceof KeyboardEvent && event.key !== 'Enter' && event.key !== ' ') return
    event.stopPropagation()
    if (event.type === 'click' || event.type === 'keydown') {
      event.preventDefault()
      marks.press(piece)
    }
  }
  for (const type of MARK_EVENTS) addEventListener(type, take, { capture: true })
  return () => {
    for (const type of MARK_EVENTS) removeEventListener(type, take, { capture: true })
  }
}
