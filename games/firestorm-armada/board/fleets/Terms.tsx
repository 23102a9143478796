import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { STARTER_FLEETS } from '../../content/fleets.ts'
import { PLAYED_RACES, type RaceId, raceOf } from '../../content/races.ts'
import { fleetPoints } from '../../fleet/points.ts'
import { Emblem } from '../art/Emblem.tsx'
import { PALETTES } from '../art/palette.ts'
import { VALUES } from './fleet.ts'

interface Props {
  readonly race: RaceId
  readonly value: number
  readonly text: Text
  setValue(value: number): void
  setRace(race: RaceId): void
  start(starter: string): void
}

/** The terms of a fleet: its value, its race, and a starter fleet to begin with. */
export function Terms({ race, value, text, setValue, setRace, start }: Props): JSX.Element {
  const { fleetTraits, commandDistance, tacticsBonus } = raceOf(race)
  return (
    <section class="fab-terms" aria-label={text.say('fleets-terms')}>
      <h2>{text.say('fleets-value')}</h2>
      <div class="fab-values">
        {VALUES.map((one) => (
          <button key={one} type="button" aria-pressed={value === one} onClick={() => setValue(one)}>
            {one}
          </button>
        ))}
      </div>
      <h2>{text.say('fleets-race')}</h2>
      <div class="fab-races">
        {PLAYED_RACES.map((one) => (
          <button
            key={one}
            type="button"
            data-race={one}
            aria-pressed={race === one}
            style={{ '--rc': PALETTES[one].c }}
            onClick={() => setRace(one)}
          >
            <Emblem race={one} />
            <span>{text.say(`race-${one}`)}</span>
            <small title={text.say('fleets-tactics')}>+{raceOf(one).tacticsBonus}</small>
          </button>
        ))}
      </div>
      <div class="fab-box fab-trait">
        {fleetTraits.map((trait) => (
          <p key={trait}>
            <b>{text.say(`trait-${trait}`)}</b> {text.say(`trait-${trait}-text`)}
          </p>
        ))}
        <p>
          {text.say('fleets-command-distance')} <b>{commandDistance}″</b> · {text.say('fleets-tactics')} <b>+{tacticsBonus}</b>
        </p>
      </div>
      <h2>{text.say('fleets-start-from')}</h2>
      <div class="fab-races">
        {STARTER_FLEETS.filter((fleet) => fleet.race === race).map((fleet) => (
          <button key={fleet.id} type="button" class="starter" data-starter={fleet.id} onClick={() => start(fleet.id)}>
            <span>{text.say(`fleet-${fleet.id}`)}</span>
            <small>{fleetPoints(fleet)}</small>
          </button>
        ))}
      </div>
    </section>
  )
}
