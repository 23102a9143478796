import type { SeenQuestion } from '@orrery/kernel'
import type { View } from '../../view.ts'

/** The pages that can replace the map. */
export type Page = 'combat' | 'factions' | 'upgrades' | 'end'

/** The page for the current step; null if the map is needed. */
export function pageOf(view: View, question: SeenQuestion | null): Page | null {
  if (view.phase === 'over') return 'end'
  if (view.combat !== null) return question !== null && asksAboutPlaces(question) ? null : 'combat'
  if (question?.name === 'setup.faction') return 'factions'
  return question?.name.startsWith('strategize.') ? 'upgrades' : null
}

/** Whether a question is about areas of the map: then the map is shown, even in a combat. */
function asksAboutPlaces(question: SeenQuestion): boolean {
  return question.kind !== 'plan' && question.options.some(({ on, to }) => /^(area|system|edge):/.test(to ?? on ?? ''))
}
