import type { Text } from '@orrery/text'
import { type FactionId, factionOf } from '../../content/factions.ts'
import { UNIT_KINDS } from '../../content/units.ts'
import { Icon } from '../art/Icon.tsx'
import { Mark } from '../art/Mark.tsx'
import { toned } from '../art/mark.ts'
import { said } from './said.ts'
import { UnitRow } from './UnitRow.tsx'

interface SheetProps {
  readonly faction: FactionId
  /** The supply of each kind of the faction's units. */
  readonly supply?: readonly number[]
  /** Why its owner cannot buy a unit of each kind now; absent or null: they can. */
  readonly lacks?: readonly (string | null)[]
  readonly text: Text
}

/** A faction's sheet: its units with figures and prices, and its special ability. */
export const FactionSheet = ({ faction, supply, lacks, text }: SheetProps) => {
  const { key, term } = factionOf(faction)
  const kinds = UNIT_KINDS.filter((unit) => unit.faction === faction)
  return (
    <article class={`fs-sheet ${toned(faction)}`}>
      <header>
        <Mark faction={faction} />
        <h3>{said(text, term)}</h3>
      </header>
      <ul>
        {kinds.map((unit, at) => (
          <UnitRow
            key={unit.id}
            kind={unit.id}
            {...(supply === undefined ? {} : { left: supply[at] ?? 0 })}
            lacks={lacks?.[at] ?? null}
            text={text}
          />
        ))}
      </ul>
      <footer>
        <b>
          <Icon name="dominate" />
          {said(text, `ability-${key}`)}
        </b>
        <p>{said(text, `ability-${key}-text`)}</p>
      </footer>
    </article>
  )
}
