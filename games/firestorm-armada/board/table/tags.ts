import { type BoardProps, offeredBy, percent } from '@orrery/board'
import { pathOf } from '../../geometry/path.ts'
import type { View } from '../../view.ts'
import { moveBoundsOf, moveOf } from '../plan/steer.ts'
import type { Facts } from './facts.ts'
import type { Tag } from './Labels.tsx'
import { outlook, outlooksOf } from './outlook.ts'
import { diceOf, fireOf, isFire } from './subject.ts'

/** What stands at ships: what the best offered attack would do, or the guns from where a move would end. */
export function tagsFor(facts: Facts, { seen, draft }: Pick<BoardProps<View>, 'seen' | 'draft'>): Tag[] {
  const { g, text } = facts
  if (draft !== null && draft.question.plan === 'manoeuvre') {
    const bounds = moveBoundsOf(draft.question)
    const { end } = pathOf(bounds, moveOf(draft.value.value).segments)
    return outlooksOf(g, bounds.ship, end).map((one) => ({
      ship: one.attack.target,
      says: text.say('board-tag', { dice: one.dice, hurt: percent(1 - one.odds.nothing) }),
      tone: one.odds.critical > 0.25 ? 'good' : 'plain',
    }))
  }
  if (!isFire(seen.question) || seen.question?.kind !== 'options') return []
  const best = new Map<number, { readonly hull: number; readonly tag: Tag }>()
  for (const option of offeredBy(seen.question)) {
    const fire = fireOf(option)
    if (fire === null) continue
    const { odds, dice } = outlook(g, fire.guns, fire.target, diceOf(option))
    if ((best.get(fire.target)?.hull ?? -1) >= odds.meanHull) continue
    best.set(fire.target, {
      hull: odds.meanHull,
      tag: {
        ship: fire.target,
        says: text.say('board-tag', { dice, hurt: percent(1 - odds.nothing) }),
        tone: odds.critical > 0.25 ? 'good' : 'plain',
      },
    })
  }
  return [...best.values()].map(({ tag }) => tag)
}
