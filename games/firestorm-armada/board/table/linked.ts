import type { SomeDraft } from '@orrery/board'
import type { Facts } from './facts.ts'
import { type Outlook, outlook } from './outlook.ts'
import { diceOf, fireOf, pieceOf } from './subject.ts'

/** How linked fire would go with what is chosen so far: the dice of the focus, and what each further weapon adds. */
export function linkedFire({ g }: Facts, some: SomeDraft): Outlook | null {
  const target = pieceOf(some.question.on)?.id
  const focus = some.question.params?.dice
  if (target === undefined || typeof focus !== 'number') return null
  const chosen = some.question.options.filter(({ id }) => some.has(id))
  const dice = chosen.reduce((sum, option) => sum + (diceOf(option) ?? 0), focus)
  const guns = [...chosen, ...some.question.options].flatMap((option) => fireOf(option)?.guns ?? []).slice(0, Math.max(1, chosen.length))
  return guns.length === 0 ? null : outlook(g, guns, target, dice)
}
