import type { OwnPageProps } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { ShipType } from '../../content/ships.ts'
import type { FleetProblem } from '../../fleet/check.ts'
import type { Building } from './built.ts'
import { termsOf, withFlights, withoutSquadron, withSize } from './fleet.ts'
import { Legal } from './Legal.tsx'
import { Roster } from './Roster.tsx'

interface PanelProps extends Pick<OwnPageProps, 'openRule'> {
  readonly building: Building
  readonly problems: readonly FleetProblem[]
  readonly text: Text
  look(type: ShipType): void
}

/** The fleet's squadrons, and whether it is legal. */
export function FleetPanel({ building, problems, text, openRule, look }: PanelProps): JSX.Element {
  const { built, edit, put } = building
  const { fleet, value } = built
  return (
    <section class="fab-fleet" aria-label={text.say('fleets-fleet')}>
      <Roster
        {...{ fleet, value, text, look }}
        faulty={problems.flatMap(({ squadron }) => squadron ?? [])}
        resize={(at, size) => put(withSize(fleet, at, size))}
        remove={(at) => put(withoutSquadron(fleet, at))}
        flights={(at, flights) => put(withFlights(fleet, at, flights))}
        flagship={(ship) => put({ ...fleet, flagship: ship })}
      />
      <Legal fleet={fleet} terms={termsOf(value)} text={text} openRule={openRule} take={put} setValue={(next) => edit({ value: next })} />
    </section>
  )
}
