import { percent } from '@orrery/board'
import { Means } from '@orrery/board/means.tsx'
import { MARINES, TEAMS } from '../../content/marines.ts'
import { type MarineName, MarinePortrait } from '../art/marine/index.tsx'
import type { Team } from '../art/marks.tsx'
import { Mark } from '../art/marks.tsx'
import type { PageProps } from './page.ts'

/** A marine: portrait, team, range, tokens, facing, risk. */
export const InspectMarine = ({ id, seen, text }: PageProps) => {
  const card = MARINES[Number(id)]
  if (card === undefined) return null
  const team = TEAMS[card.team]?.key as Team
  const standing = seen.view.formation.find((place) => place.marine?.id === card.id)?.marine
  return (
    <>
      <div class={`da-in-art da-armour-${team}`}>
        <MarinePortrait marine={card.key as MarineName} whole />
      </div>
      <h3>{text.say(`marine-${card.key}`)}</h3>
      <dl>
        <dt>{text.say('board-inspect-team')}</dt>
        <dd>
          <Mark team={team} /> {text.say(`team-${team}`)}
        </dd>
        <dt>{text.say('board-inspect-range')}</dt>
        <dd class="da-num">{card.range}</dd>
        {standing && (
          <>
            <dt>{text.say('board-inspect-tokens')}</dt>
            <dd class="da-num">{standing.tokens}</dd>
            <dt>{text.say('board-inspect-facing')}</dt>
            <dd>{text.say(`side-${standing.facing}`)}</dd>
            <dt>{text.say('board-inspect-risk')}</dt>
            <dd class="da-num">{percent(standing.risk)}%</dd>
          </>
        )}
      </dl>
      <Means
        text={text}
        terms={
          standing == null ? ['word-range'] : ['word-range', 'word-token', 'word-facing', ...(standing.secondWind ? ['word-blessed'] : [])]
        }
      />
    </>
  )
}
