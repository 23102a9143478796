import { type Answer, type Seat, type SeenQuestion, seenBy, type Table, type Viewer } from '@orrery/kernel'
import { handed, knowing, openPart } from '@orrery/play'
import { publicOption } from '../../../../games/chaos-galaxy/orders/public-option.ts'
import type { View } from '../../../../games/chaos-galaxy/view.ts'

/** The screen that people share at a duel of Chaos Galaxy. */
export interface SharedScreen {
  /** Shows a question to its seat, which answers it so; returns whether the screen changes hands for that. */
  turnTo(table: Table, question: SeenQuestion, move: Answer): boolean
}

/** A screen that nobody has yet. */
export function sharedScreen(persons: readonly Seat[]): SharedScreen {
  let present: Viewer | null = null
  /** Whether all hands are covered. */
  let lid = false
  /** Who knows their hand since the screen last changed hands. */
  let known: readonly Viewer[] = []
  return {
    turnTo(table, question, move) {
      const { seat } = question
      const everybody = seenBy(table, 'spectator').view as View
      const open = openPart(question, (option, asked) => publicOption(option, asked, everybody, known.includes(seat)))
      const { viewer, handTo, covered } = handed({
        viewers: persons,
        present,
        asked: [seat],
        hides: () => true,
        covered: lid,
        open: () => open !== null,
      })
      // A player whose answer reveals something hidden takes the screen first.
      lid = covered && open !== null && isAmong(move, open)
      const isTaken = handTo !== null || (covered && !lid)
      const changesHands = isTaken && present !== null
      if (isTaken) known = knowing(known, present, viewer, handTo !== null)
      if (!lid) present = viewer
      return changesHands
    },
  }
}

/** Whether an answer is offered by the question. */
function isAmong(move: Answer, question: SeenQuestion): boolean {
  if (question.kind === 'plan') return false
  const chosen = 'option' in move ? [move.option] : 'options' in move ? move.options : null
  return chosen?.every((id) => question.options.some((option) => option.id === id)) === true
}
