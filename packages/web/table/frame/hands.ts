import type { BoardModule } from '@orrery/board'
import type { Seat, SeenQuestion, Viewer } from '@orrery/kernel'
import { handed, knowing, openPart } from '@orrery/play'
import { useComputed, useSignal } from '@preact/signals'
import { settings } from '../../app/settings.ts'
import { unasked } from '../question/passing.ts'
import type { TableSource } from '../source/source.ts'

/** Whose view is shown, and whether the screen must first be handed over. */
export interface Hands {
  readonly viewer: Viewer
  /** The seat that must take the screen before anything is shown; null if nothing has to be hidden. */
  readonly handTo: Seat | null
  /** Whether all hands are covered: the viewer decides about public things, and may take the screen. */
  readonly covered: boolean
  /** Whether the viewer had the screen before it was covered, and knows their hand. */
  readonly had: boolean
  /** Takes the screen: the player whom `handTo` names is here, or the reader switches to another of their seats. */
  take(viewer: Viewer): void
}

/** The part of a viewer's question that can be asked with all hands covered; null if there is none. */
export function openlyAsked(source: TableSource, board: BoardModule, viewer: Viewer, had: boolean): SeenQuestion | null {
  const { publicOption } = board
  const table = source.moment('spectator').value?.seen
  if (publicOption === undefined || table === undefined) return null
  return openPart(source.moment(viewer).value?.seen.question ?? null, (option, question) => publicOption(option, question, table.view, had))
}

/**
 * Several people at one screen: the view goes to the asked seat, after a hand-over if either has something to hide. In a replay nothing is
 * hidden, and the view stays with the chosen viewer, by default the first.
 */
export function useHands(source: TableSource, board: BoardModule, replaying: boolean): Hands {
  const here = useSignal<Viewer | null>(null)
  const lid = useSignal(false)
  const known = useSignal<readonly Viewer[]>([])
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
    // A viewer with nothing to decide does not get the screen.
    const asked = viewers.filter((viewer) => {
      const question = seenBy(viewer)?.question ?? null
      return question !== null && (settings.value.askAlways || unasked(board, { question, view: seenBy(viewer)?.view }, source.id) === null)
    })
    const open = (viewer: Viewer): boolean => openlyAsked(source, board, viewer, known.value.includes(viewer)) !== null
    return handed({ viewers, present, asked, hides, covered: lid.value, open })
  })
  const { viewer, handTo, covered } = hands.value
  const had = known.value.includes(viewer)
  if (!replaying && handTo === null && (covered ? !lid.peek() : here.peek() !== viewer || lid.peek()))
    queueMicrotask(() => {
      const now = hands.peek()
      if (now.viewer !== viewer || now.handTo !== null || now.covered !== covered) return
      // The viewer who had the screen before it was covered knows their hand.
      if (!covered) {
        here.value = viewer
        known.value = [viewer]
      }
      lid.value = covered
    })
  return {
    viewer,
    handTo,
    covered,
    had,
    take(taker) {
      known.value = knowing(known.peek(), here.peek(), taker, hands.peek().handTo !== null)
      lid.value = false
      here.value = taker
    },
  }
}
