import type { SeenQuestion } from '@orrery/kernel'
import type { View } from '../view.ts'
import { isOfTheMoment } from './moment.ts'

/** Windows in which a player can ask to be stopped, and at last decisions that are taken by themselves elsewhere (`itself.ts`). */
export const STOPS = [
  ...(['cards', 'payments', 'launches', 'shots', 'attacks', 'draws', 'own', 'timeless', 'start', 'end'] as const),
  ...(['boarding', 'bombers', 'returns', 'triggers', 'idle'] as const),
] as const
export type Stop = (typeof STOPS)[number]

/** Those that are set where the player has not chosen. */
export const FIRST_STOPS: readonly Stop[] = ['cards', 'payments', 'launches', 'shots', 'attacks']

const BY_VERB: Readonly<Record<string, Stop>> = {
  launch: 'launches',
  shot: 'shots',
  'return-fire': 'shots',
  'no-return': 'shots',
  heavy: 'shots',
  stealth: 'shots',
  designate: 'attacks',
  pay: 'payments',
  bomb: 'attacks',
  end: 'end',
}

/** Which stop a window belongs to; null when the question is no window that may be let pass. */
export function windowOf(question: SeenQuestion | null, view: View): Stop | null {
  if (question?.kind !== 'options' || !question.options.some((option) => option.id === 'pass-until')) return null
  const top = view.stack.at(-1)
  if (top === undefined) return view.combat !== null ? 'attacks' : view.phase === 'start' ? 'start' : 'end'
  if (top.kind === 'payment') return 'payments'
  if (top.kind !== 'action') return 'cards'
  return BY_VERB[top.verb] ?? 'draws'
}

/**
 * Whether somebody is attacked and could answer it: in a combat against them, on what is not their own, with more than what does as
 * much whenever it is used. What ships do in their firing step is no window: nobody passes it for them.
 */
export function isUnderAttack(question: SeenQuestion, view: View): boolean {
  if (question.name === 'firing-act') return true
  if (question.kind !== 'options' || view.combat === null || view.combat.defender !== question.seat) return false
  return view.stack.at(-1)?.controller !== question.seat && question.options.some((option) => isOfTheMoment(option, question.seat, view))
}

/** Whether a player wants to be asked in a window, by the stops that are set; always where the question is no window, or one is attacked. */
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

/**
 * Whether a window comes after something that one has done oneself: also the steps of the own attack, in which one's turns to
 * fire come; what the other side fires at one's ships is not.
 */
function isOwn(opened: Stop, question: SeenQuestion | null, { stack, combat }: View): boolean {
  const seat = question?.seat
  return stack.at(-1)?.controller === seat || (opened === 'attacks' && combat?.attacker === seat)
}
