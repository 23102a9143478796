import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { shipTypeById } from '../../content/ships.ts'
import { fleetPoints } from '../../fleet/points.ts'
import { fleetText } from '../../fleet/text.ts'
import { Emblem } from '../art/Emblem.tsx'
import { PALETTES } from '../art/palette.ts'
import { ShipArt } from '../art/ShipArt.tsx'
import { type Choice, isFirst } from './choices.ts'

interface TilesProps {
  readonly choices: readonly Choice[]
  readonly chosen: string
  readonly text: Text
  take(choice: Choice): void
}

/** Fleets to choose from, each with its flagship. */
export const Tiles = ({ choices, chosen, text, take }: TilesProps): JSX.Element => (
  <ul>
    {choices.map((choice) => {
      const leads = shipTypeById(choice.fleet.flagship)
      return (
        <li key={choice.id}>
          <button
            type="button"
            class="fab-choice"
            style={{ '--rc': PALETTES[choice.fleet.race].c }}
            data-fleet={choice.id}
            aria-pressed={choice.id === chosen}
            title={fleetText(choice.fleet, text.language)}
            onClick={() => take(choice)}
          >
            {leads !== undefined && <ShipArt type={leads} width={40} height={56} detail={1} />}
            <span>
              <b>
                <Emblem race={choice.fleet.race} /> {choice.name}
              </b>
              <small>
                {text.say('fleets-summary', {
                  points: fleetPoints(choice.fleet),
                  ships: choice.fleet.squadrons.reduce((sum, { size }) => sum + size, 0),
                })}
              </small>
              {isFirst(choice) && <em>{text.say(`fleets-first-${choice.id}`)}</em>}
            </span>
          </button>
        </li>
      )
    })}
  </ul>
)
