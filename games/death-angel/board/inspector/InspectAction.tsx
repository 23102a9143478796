import { Means } from '@orrery/board/means.tsx'
import { actionCard } from '../../content/actions.ts'
import { TEAMS } from '../../content/marines.ts'
import { Icon } from '../art/icon.tsx'
import { Mark, type Team } from '../art/marks.tsx'
import { sceneOf } from '../table/scene-of.ts'
import type { PageProps } from './page.ts'

/** An action card with its full text. */
export const InspectAction = ({ id, seen, text }: PageProps) => {
  const card = actionCard(Number(id))
  if (card === undefined) return null
  const stage = sceneOf(seen, [])
    .teams.flatMap(({ cards }) => cards)
    .find(({ number }) => number === card.number)?.stage
  const stages = stage === undefined || stage === 'rest' ? [] : [`word-card-${stage}`]
  const team = TEAMS[card.team]?.key as Team
  return (
    <>
      <p class={`da-in-kind da-armour-${team}`}>
        <Mark team={team} /> {text.say(`team-${team}`)}
        <Icon name={card.type} /> {text.say(`board-type-${card.type}`)}
      </p>
      <h3>
        <b class="da-num">{card.number}</b> {text.say(`action-${card.key}`)}
      </h3>
      <p>{text.say(`action-${card.key}-text`)}</p>
      <Means text={text} terms={[`type-${card.type}`, ...stages]} />
    </>
  )
}
