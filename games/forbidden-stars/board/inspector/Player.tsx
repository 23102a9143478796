import type { Text } from '@orrery/text'
import { COMBAT_CARDS } from '../../content/combat-cards.ts'
import type { View } from '../../view.ts'
import { CardIcons } from '../card/CombatCard.tsx'
import { EventCard } from '../card/EventCard.tsx'
import { FactionSheet } from '../card/Sheet.tsx'
import { said } from '../card/said.ts'
import { UpgradeCard } from '../card/UpgradeCard.tsx'

/** A player: faction sheet with what is left, scheme, order upgrades, the kinds of the combat deck. */
export const InspectPlayer = ({ seat, view, text }: { readonly seat: number; readonly view: View; readonly text: Text }) => {
  const player = view.players[seat]
  if (player === undefined || player.faction < 0) return null
  return (
    <>
      <FactionSheet faction={player.faction} supply={player.supply} text={text} />
      <h4>{text.say('board-deck')}</h4>
      <ul class="fs-deck">
        {player.kinds.map((kind) => (
          <li key={kind}>
            <CardIcons kind={kind} />
            {said(text, COMBAT_CARDS[kind]?.term ?? '')}
          </li>
        ))}
      </ul>
      {player.upgrades.map(({ id, used }) => (
        <UpgradeCard key={id} upgrade={id} used={used} text={text} />
      ))}
      {player.scheme >= 0 && <EventCard event={player.scheme} text={text} />}
    </>
  )
}
