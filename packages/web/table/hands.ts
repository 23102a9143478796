import type { BoardModule } from '@orrery/board'
import type { Seat, Viewer } from '@orrery/kernel'
import { handed, openPart } from '@orrery/play'
import { useComputed, useSignal } from '@preact/signals'
import { settings } from '../app/settings.ts'
import { unasked } from './passing.ts'
import type { TableSource } from './source.ts'

/** Whose eyes see the table, and whether the screen must first be handed over to them. */
export interface Hands {
  readonly viewer: Viewer
  /** The seat that is to take the screen before anything is shown; null when nothing has to be hidden. */
  readonly handTo: Seat | null
  /** Whether all hands are covered: the viewer decides about what lies open, and may take the screen. */
  readonly covered: boolean
  /** The one named by `handTo` is here, or the reader switches to another of the held seats. */
  take(viewer: Viewer): void
}

/**
 * Several people at one screen: the view goes to the one who is asked; where either of them has something to hide, only
 * after a hand-over. In a replay nothing is hidden and the view stays.
 */
export function useHands(source: TableSource, board: BoardModule, replaying: boolean): Hands {
  const here = useSignal<Viewer | null>(null)
  const lid = useSignal(false)
  const hands = useComputed(() => {
    const viewers = source.viewers.value
    const seenBy = (viewer: Viewer) => source.moment(viewer).value?.seen ?? null
    const hides = (viewer: Viewer): boolean => {
      const seen = seenBy(viewer)
      return seen !== null && seen.result === null && board.secrets(seen.view)
    }
    const first = viewers[0] ?? 'spectator'
    const present = here.value !== null && viewers.includes(here.value) ? here.value : null
    if (replaying) return { viewer: present ?? first, handTo: null, covered: false }
    // Who has nothing to decide does not get the screen for it.
    const asked = viewers.filter((viewer) => {
      const question = seenBy(viewer)?.question ?? null
      return question !== null && (settings.value.askAlways || unasked(board, { question, view: seenBy(viewer)?.view }) === null)
    })
    const open = (viewer: Viewer): boolean =>
      board.opens !== undefined && seenBy('spectator') !== null && openPart(seenBy(viewer)?.question ?? null, board.opens) !== null
    return handed({ viewers, present, asked, hides, covered: lid.value, open })
  })
  const { viewer, handTo, covered } = hands.value
  if (handTo === null && (covered ? !lid.peek() : here.peek() !== viewer || lid.peek()))
    queueMicrotask(() => {
      const now = hands.peek()
      if (now.viewer !== viewer || now.handTo !== null || now.covered !== covered) return
      // Who had the screen before it was covered knows the own hand.
      if (!covered) here.value = viewer
      lid.value = covered
    })
  return {
    viewer,
    handTo,
    covered,
    take(taker) {
      lid.value = false
      here.value = taker
    },
  }
}
