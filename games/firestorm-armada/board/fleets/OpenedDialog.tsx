import { Dialog, type OwnPageProps } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { FleetList } from '../../content/fleets.ts'
import { fleetPoints } from '../../fleet/points.ts'
import { valueFor } from './built.ts'
import { Exchange } from './Exchange.tsx'
import { type BuiltFleet, emptyFleet } from './fleet.ts'
import { Shelf } from './Shelf.tsx'

export type Opened = 'exchange' | 'shelf' | 'damaged'

interface DialogProps extends Pick<OwnPageProps, 'address' | 'shared'> {
  readonly dialog: Opened
  readonly built: BuiltFleet
  readonly text: Text
  begin(fleet: FleetList, value: number): void
  resume(built: BuiltFleet): void
  close(): void
}

/** The open dialog: a link that could not be read, the exchange of fleets, or the shelf of stored fleets. */
export function OpenedDialog({ dialog, built, text, address, shared, begin, resume, close }: DialogProps): JSX.Element {
  const { fleet, value, id } = built
  switch (dialog) {
    case 'damaged':
      return (
        <Dialog class="fa" title={text.say('fleets-damaged')} closeLabel={text.say('fleets-close')} close={close}>
          <p>{text.say('fleets-damaged-is')}</p>
        </Dialog>
      )
    case 'exchange':
      return <Exchange {...{ fleet, text, address, shared, close }} take={(next) => begin(next, valueFor(fleetPoints(next)))} />
    case 'shelf':
      return <Shelf text={text} open={id} take={resume} fresh={() => begin(emptyFleet(fleet.race), value)} close={close} />
  }
}
