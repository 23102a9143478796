import { useOnPaper } from '@orrery/board/on-paper.ts'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { FleetList } from '../../content/fleets.ts'
import { typeOf } from '../../fleet/points.ts'
import { fleetText } from '../../fleet/text.ts'
import { ShipCard } from '../parts/ShipCard.tsx'

interface Props {
  readonly name: string
  readonly fleet: FleetList
  readonly text: Text
}

/** The printed version: the list, then the card of every ship type once. Drawn only in print. */
export function Print({ name, fleet, text }: Props): JSX.Element | null {
  if (!useOnPaper()) return null
  const types = [...new Set(fleet.squadrons.flatMap((squadron) => typeOf(squadron) ?? []))]
  return (
    <div class="fab-print" aria-hidden="true">
      <h1>{name}</h1>
      <pre>{fleetText(fleet, text.language)}</pre>
      <div class="cards">
        {types.map((type) => (
          <ShipCard key={type.id} type={type} text={text} />
        ))}
      </div>
    </div>
  )
}
