import { Means } from '@orrery/board/means.tsx'
import { actionCard, CARDS_OF_TEAM } from '../../content/actions.ts'
import { MARINES, TEAMS } from '../../content/marines.ts'
import { Mark, type Team } from '../art/marks.tsx'
import type { PageProps } from './page.ts'

/** A team: its marines and its three cards. */
export const InspectTeam = ({ id, text }: PageProps) => {
  const team = TEAMS[Number(id)]
  if (team === undefined) return null
  const marines = team.marines.map((marine) => text.say(`marine-${MARINES[marine]?.key}`)).join(', ')
  return (
    <>
      <p class="da-in-kind">
        <Mark team={team.key as Team} />
      </p>
      <h3>{text.say(`team-${team.key}`)}</h3>
      <p>{text.say('board-inspect-marines', { names: marines })}</p>
      <ul>
        {(CARDS_OF_TEAM[team.id] ?? []).map((number) => (
          <li key={number}>
            <b class="da-num">{number}</b> {text.say(`action-${actionCard(number).key}`)}
          </li>
        ))}
      </ul>
      <Means text={text} terms={['type-support', 'type-move', 'type-attack']} />
    </>
  )
}
