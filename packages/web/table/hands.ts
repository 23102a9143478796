import type { BoardModule } from '@orrery/board'
import type { Seat, Viewer } from '@orrery/kernel'
import { handed } from '@orrery/play'
import { useComputed, useSignal } from '@preact/signals'
import { settings } from '../app/settings.ts'
import { unasked } from './passing.ts'
import type { TableSource } from './source.ts'

/** Whose eyes see the table, and whether the screen must first be handed over to them. */
export interface Hands {
  readonly viewer: Viewer
  /** The seat that is to take the screen before anything is shown; null when nothing has to be hidden. */
  readonly handTo: Seat | null
  /** The one named by `handTo` is here, or the reader switches to another of the held seats. */
  take(viewer: Viewer): void
}

/**
 * Several people at one screen: the view goes to the one who is asked; where either of them has something to hide, only
 * after a hand-over. In a replay nothing is hidden and the view stays.
 */
export function useHands(source: TableSource, board: BoardModule, replaying: boolean): Hands {
  const here = useSignal<Viewer | null>(null)
  const hands = useComputed(() => {
    const viewers = source.viewers.value
    const seenBy = (viewer: Viewer) => source.moment(viewer).value?.seen ?? null
    const hides = (viewer: Viewer): boolean => {
      const seen = seenBy(viewer)
      return seen !== null && seen.result === null && board.secrets(seen.view)
    }
    const first = viewers[0] ?? 'spectator'
    const present = here.value !== null && viewers.includes(here.value) ? here.value : null
    if (replaying) return { viewer: present ?? first, handTo: null }
    // Who has nothing to decide does not get the screen for it.
    const asked = viewers.filter((viewer) => {
      const question = seenBy(viewer)?.question ?? null
      return question !== null && (settings.value.askAlways || unasked(board, { question, view: seenBy(viewer)?.view }) === null)
    })
    return handed({ viewers, present, asked, hides })
  })
  const { viewer, handTo } = hands.value
  if (handTo === null && here.peek() !== viewer)
    queueMicrotask(() => {
      if (hands.peek().viewer === viewer && hands.peek().handTo === null) here.value = viewer
    })
  return {
    viewer,
    handTo,
    take(taker) {
      here.value = taker
    },
  }
}
