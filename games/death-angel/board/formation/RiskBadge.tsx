import { percent } from '@orrery/board'
import { Icon } from '../art/icon.tsx'
import { useHand } from '../table/context.ts'
import type { Risk } from '../table/scene.ts'

/** The chances from which a risk counts as medium, and as high. */
const MIDDLING = 0.3
const HIGH = 0.6

/** The chance that a swarm's coming attack slays its marine, and the reasons. */
export const RiskBadge = ({ risk, after }: { readonly risk: Risk; readonly after: number | null }) => {
  const { text } = useHand()
  const chance = after ?? risk.now
  const grade = risk.because === 'protected' ? 'held' : chance >= HIGH ? 'high' : chance >= MIDDLING ? 'mid' : 'low'
  const before = after === null ? risk.plain : risk.now
  return (
    <span class={`da-risk da-risk-${grade}`} data-means="word-risk" aria-hidden="true">
      <span class="da-risk-n da-num">
        {percent(before) !== percent(chance) && <s>{percent(before)}</s>}
        {percent(chance)}
        <small>%</small>
      </span>
      <span class="da-risk-w">{text.say('board-slain')}</span>
      {risk.because !== 'none' && after === null && (
        <span class="da-risk-why" data-means={`word-${risk.because}`}>
          {risk.because === 'behind' && <Icon name="behind" />}
          <span>{text.say(`board-risk-${risk.because}`, { card: risk.card })}</span>
        </span>
      )}
    </span>
  )
}
