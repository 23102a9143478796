import { type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'

/** What is decided about things that lie open on the table. */
const OPEN: readonly string[] = [
  ...['equip-attackers', 'equip-defenders', 'firing-act', 'firing-return', 'bombing-bombers', 'bombing-ordnance'],
  ...['stack-answer', 'stack-window', 'stack-start', 'stack-end'],
]

/** Answers by which nothing is used that others may not know. */
const PLAIN: readonly string[] = [
  ...['attack-with', 'defend-with', 'fire', 'stealth', 'heavy', 'return-fire', 'no-return', 'bomb', 'ordnance'],
  ...['use', 'pass', 'pass-until', 'done', 'none'],
]

/** Whether an option may stand on a screen that others see too. */
export function opens(option: Pick<SeenOption, 'id'>, question: Pick<SeenQuestion, 'name'>): boolean {
  return OPEN.includes(question.name) && PLAIN.includes(verbOf(option.id))
}
