import type { Text } from '@orrery/text'
import { COMBAT_CARDS } from '../../content/combat-cards.ts'
import { EVENTS } from '../../content/events.ts'
import { FACTIONS } from '../../content/factions.ts'
import { UPGRADES } from '../../content/upgrades.ts'
import { CombatBack, CombatCard } from '../card/CombatCard.tsx'
import { EventCard } from '../card/EventCard.tsx'
import { FactionSheet } from '../card/Sheet.tsx'
import { UpgradeCard } from '../card/UpgradeCard.tsx'

/** Every card. */
export const Cards = ({ text }: { readonly text: Text }) => (
  <div class="cards">
    {COMBAT_CARDS.map((card) => (
      <CombatCard key={card.id} kind={card.id} text={text} met={card.id % 3 === 0 ? undefined : card.id % 3 === 1} />
    ))}
    {FACTIONS.map((faction) => (
      <CombatBack key={faction.id} faction={faction.id} />
    ))}
    {UPGRADES.map((card) => (
      <UpgradeCard key={card.id} upgrade={card.id} text={text} />
    ))}
    {EVENTS.map((card) => (
      <EventCard key={card.id} event={card.id} text={text} />
    ))}
    {FACTIONS.map((faction) => (
      <FactionSheet key={faction.id} faction={faction.id} text={text} />
    ))}
  </div>
)
