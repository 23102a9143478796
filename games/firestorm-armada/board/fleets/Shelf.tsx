import { Dialog } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { fleetPoints } from '../../fleet/points.ts'
import { Emblem } from '../art/Emblem.tsx'
import type { BuiltFleet } from './fleet.ts'
import { forgetFleet, keptFleets } from './kept.ts'

interface Props {
  readonly text: Text
  /** The id of the fleet that is open. */
  readonly open: string
  take(built: BuiltFleet): void
  fresh(): void
  close(): void
}

/** The fleets stored in this browser. */
export function Shelf({ text, open, take, fresh, close }: Props): JSX.Element {
  const [fleets, setFleets] = useState(keptFleets)
  return (
    <Dialog class="fa" title={text.say('fleets-shelf')} closeLabel={text.say('fleets-close')} close={close}>
      <ul class="fab-shelf">
        {fleets.map((built) => (
          <li key={built.id} aria-current={built.id === open}>
            <button
              type="button"
              onClick={() => {
                take(built)
                close()
              }}
            >
              <Emblem race={built.fleet.race} />
              <span>
                {built.name === '' ? text.say('fleets-unnamed') : built.name}
                <small>
                  {text.say(`race-${built.fleet.race}`)} · {fleetPoints(built.fleet)} / {built.value}
                </small>
              </span>
            </button>
            <button
              type="button"
              class="forget"
              aria-label={text.say('fleets-forget', { name: built.name })}
              onClick={() => {
                forgetFleet(built.id)
                setFleets(keptFleets())
              }}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      {fleets.length === 0 && <p>{text.say('fleets-none-kept')}</p>}
      <button
        type="button"
        class="btn small choice"
        onClick={() => {
          fresh()
          close()
        }}
      >
        {text.say('fleets-new')}
      </button>
    </Dialog>
  )
}
