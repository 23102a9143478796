import { refusalWords } from '@orrery/board'
import { MoreMeans } from '@orrery/board/means.tsx'
import { randomOf, seedOf } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useMemo } from 'preact/hooks'
import { COMBAT_CARDS } from '../../content/combat-cards.ts'
import { imagine } from '../../imagine.ts'
import { mayPurchaseUnit } from '../../rules/cost.ts'
import { firstUnitOf, plasticKind } from '../../rules/units.ts'
import type { View } from '../../view.ts'
import { CardIcons } from '../card/CombatCard.tsx'
import { EventCard } from '../card/EventCard.tsx'
import { FactionSheet } from '../card/Sheet.tsx'
import { said } from '../card/said.ts'
import { UpgradeCard } from '../card/UpgradeCard.tsx'

const PLAYER_SIGNS = [
  'word-race',
  'word-materiel',
  'word-level',
  'asset-forge',
  'asset-cache',
  'asset-reinforcement',
  'word-first',
  'word-orders',
]

/** A player: faction sheet with the supply, scheme, order upgrades, the kinds of the combat deck. */
export const InspectPlayer = ({ seat, view, text }: { readonly seat: number; readonly view: View; readonly text: Text }) => {
  const player = view.players[seat]
  const lacks = useMemo(() => lacksOf(view, seat, text), [view, seat, text])
  if (player === undefined || player.faction < 0) return null
  return (
    <>
      <p class="fs-inspect-purse">
        {text.say('board-purse', {
          materiel: player.materiel,
          level: player.commandLevel,
          forge: player.assets[0] ?? 0,
          cache: player.assets[1] ?? 0,
        })}
      </p>
      <MoreMeans summary={text.say('board-signs')} terms={PLAYER_SIGNS} text={text} />
      <FactionSheet faction={player.faction} supply={player.supply} lacks={lacks} text={text} />
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

/**
 * Why a player could not pay for a unit of each kind now, wherever it would be placed: by the rules' own predicate, on visible information.
 */
function lacksOf(view: View, seat: number, text: Text): readonly (string | null)[] {
  const faction = view.players[seat]?.faction ?? -1
  if (faction < 0 || view.phase === 'setup') return []
  const g = imagine(view, seat, randomOf(seedOf('sheet')))
  return Array.from({ length: 6 }, (_, at) => {
    const verdict = mayPurchaseUnit(g, seat, plasticKind(firstUnitOf(faction)) + at)
    return verdict === true ? null : refusalWords(text, verdict)
  })
}
