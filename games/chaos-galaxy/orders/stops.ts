import type { SeenQuestion } from '@orrery/kernel'
import type { View } from '../view.ts'
import { isOfTheMoment } from './moment.ts'

/** The windows at which a player can set a stop. Those of the second row are decisions that are otherwise automatic (`itself.ts`). */
export const STOPS = [
  ...(['cards', 'payments', 'launches', 'shots', 'attacks', 'draws', 'own', 'timeless', 'start', 'end'] as const),
  ...(['boarding', 'bombers', 'returns', 'triggers', 'idle'] as const),
] as const
export type Stop = (typeof STOPS)[number]

/** The stops that are set by default. */
export const FIRST_STOPS: readonly Stop[] = ['cards', 'payments', 'launches', 'shots', 'attacks']

const BY_VERB: Readonly<Record<string, Stop>> = {
  launch: 'launches',
  shot: 'shots',
  'return-fire': 'shots',
  'no-return': 'shots',
  heavy: 'shots',
  stealth: 'shots',
  designate: 'attacks',
  board: 'attacks',
  'move-item': 'attacks',
  pay: 'payments',
  bomb: 'attacks',
  end: 'end',
}

/** The stop of a window; null if the question is not a window that may be passed. */
export function windowOf(question: SeenQuestion | null, view: View): Stop | null {
  if (question?.kind !== 'options' || !question.options.some((option) => option.id === 'pass-until')) return null
  const top = view.stack.at(-1)
  if (top === undefined) return view.combat !== null ? 'attacks' : view.phase === 'start' ? 'start' : 'end'
  if (top.kind === 'payment') return 'payments'
  if (top.kind !== 'action') return 'cards'
  return BY_VERB[top.verb] ?? 'draws'
}

/**
 * Whether the asked player is attacked and could answer: in a combat against them, to something that is not their own, with an option that
 * matters now. The firing step of ships is not a window: it is never passed automatically.
 */
export function isUnderAttack(question: SeenQuestion, view: View): boolean {
  if (question.name === 'firing-act') return true
  if (question.kind !== 'options' || view.combat === null || view.combat.defender !== question.seat) return false
  return view.stack.at(-1)?.controller !== question.seat && question.options.some((option) => isOfTheMoment(option, question.seat, view))
}

/** Whether the stops that are set let a player be asked in a window; always if the question is not a window, or the player is attacked. */
export function isStopped(question: SeenQuestion | null, view: View, set: readonly Stop[]): boolean {
  const opened = windowOf(question, view)
  if (opened === null || (question !== null && isUnderAttack(question, view))) return true
  if (!set.includes(opened)) return false
  if (!set.includes('own') && isOwn(opened, question, view)) return false
  return (
    set.includes('timeless') ||
    question?.kind !== 'options' ||
    question.options.some((option) => isOfTheMoment(option, question.seat, view))
  )
}

/** Whether a window follows the player's own action. The steps of their own attack count, but not the other side's shots at their ships. */
function isOwn(opened: Stop, question: SeenQuestion | null, { stack, combat }: View): boolean {
  const seat = question?.seat
  return stack.at(-1)?.controller === seat || (opened === 'attacks' && combat?.attacker === seat)
}
