import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { FleetList, FlightList, SquadronList } from '../../content/fleets.ts'
import type { ShipType } from '../../content/ships.ts'
import { WING_IDS, WINGS, type WingId } from '../../content/wings.ts'
import { fleetPoints, squadronPoints, typeOf, wingCapacity } from '../../fleet/points.ts'
import { ShipArt } from '../art/ShipArt.tsx'
import { shortName } from '../parts/names.ts'
import { wingsOf } from './fleet.ts'

interface Props {
  readonly fleet: FleetList
  readonly value: number
  /** The indexes of squadrons that break a rule. */
  readonly faulty: readonly number[]
  readonly text: Text
  look(type: ShipType): void
  resize(at: number, size: number): void
  remove(at: number): void
  flights(at: number, flights: readonly FlightList[]): void
  flagship(ship: string): void
}

const SHADES = ['#8ec8ff', '#5aa9ff', '#4d8ae0', '#6f7fe8', '#8f8cf0', '#ff9a4d', '#7fe3d0', '#c9d24e', '#ff7fa5']

/** The current fleet: points, and every squadron with its size, wings and flagship. */
export function Roster(props: Props): JSX.Element {
  const { fleet, value, text } = props
  const points = fleetPoints(fleet)
  const ships = fleet.squadrons.reduce((sum, { size }) => sum + size, 0)
  const whole = Math.max(points, value, 1)
  return (
    <>
      <div class="fab-box fab-points">
        <p>
          <b>{points}</b> <span>{text.say('fleets-of-points', { value })}</span>
          <em class={points > value ? 'against' : ''}>
            {text.say(points > value ? 'fleets-over' : 'fleets-left', { points: Math.abs(value - points) })}
          </em>
        </p>
        <div class="bar" aria-hidden="true">
          {fleet.squadrons.map((squadron, at) => (
            <i
              key={`${at}:${squadron.ship}`}
              style={{ width: `${(squadronPoints(squadron) / whole) * 100}%`, background: SHADES[at % SHADES.length] }}
            />
          ))}
          <u style={{ left: `${(value / whole) * 100}%` }} />
        </div>
      </div>
      <div class="fab-box">
        <h2>
          {text.say('fleets-squadrons')} <em>{text.say('fleets-counts', { squadrons: fleet.squadrons.length, ships })}</em>
        </h2>
        {fleet.squadrons.length === 0 && <p class="empty">{text.say('fleets-empty')}</p>}
        <ol class="fab-roster">
          {fleet.squadrons.map((squadron, at) => (
            <Squadron key={`${at}:${squadron.ship}`} {...props} squadron={squadron} at={at} />
          ))}
        </ol>
      </div>
    </>
  )
}

type SquadronProps = Props & { readonly squadron: SquadronList; readonly at: number }

function Squadron({ squadron, at, fleet, faulty, text, look, resize, remove, flights, flagship }: SquadronProps): JSX.Element | null {
  const type = typeOf(squadron)
  if (type === undefined) return null
  const [least, most] = type.squadron
  const name = shortName(type, text)
  const leads = fleet.flagship === squadron.ship && fleet.squadrons.findIndex(({ ship }) => ship === squadron.ship) === at
  return (
    <li class={faulty.includes(at) ? 'against' : ''} data-squadron={squadron.ship}>
      <button type="button" class="ship" onClick={() => look(type)}>
        <ShipArt type={type} width={28} height={36} />
        <span>
          {name}
          <small>
            {text.say(`class-${type.class}`)}, {leads ? text.say('fleets-flagship') : text.say('board-tier', { tier: type.tier })}
          </small>
        </span>
      </button>
      {type.tier === 1 && (
        <button
          type="button"
          class="flag"
          aria-pressed={leads}
          aria-label={text.say('fleets-make-flagship', { name })}
          onClick={() => flagship(squadron.ship)}
        >
          ★
        </button>
      )}
      <span class="sizes">
        <button
          type="button"
          aria-label={text.say(squadron.size <= least ? 'fleets-remove-name' : 'fleets-fewer', { name })}
          onClick={() => (squadron.size <= least ? remove(at) : resize(at, squadron.size - 1))}
        >
          −
        </button>
        <b>{squadron.size}</b>
        <button
          type="button"
          aria-label={text.say('fleets-more', { name })}
          disabled={squadron.size >= most}
          onClick={() => resize(at, squadron.size + 1)}
        >
          +
        </button>
      </span>
      <span class="price">{squadronPoints(squadron)}</span>
      {wingCapacity(squadron) > 0 && <Wings squadron={squadron} text={text} change={(next) => flights(at, next)} />}
    </li>
  )
}

interface WingsProps {
  readonly squadron: SquadronList
  readonly text: Text
  change(flights: readonly FlightList[]): void
}

/** FA-WING-2, FA-FLEET-11: the flights aboard: up to two, each of one type of wing. */
function Wings({ squadron, text, change }: WingsProps): JSX.Element {
  const capacity = wingCapacity(squadron)
  const flights = squadron.flights ?? []
  const free = capacity - wingsOf(squadron)
  const set = (at: number, flight: FlightList | null): void =>
    change(flight === null ? flights.filter((_, place) => place !== at) : flights.map((one, place) => (place === at ? flight : one)))
  return (
    <div class="wings">
      {flights.map((flight, at) => (
        <span key={at} class="flight">
          <select
            aria-label={text.say('fleets-wing-type')}
            value={flight.wing}
            onChange={(event) => {
              const wing = WING_IDS.find((id): id is WingId => id === event.currentTarget.value)
              if (wing !== undefined) set(at, { ...flight, wing })
            }}
          >
            {WINGS.filter(({ id }) => id !== 'assaultShuttle' || capacity >= 4).map(({ id, term }) => (
              <option key={id} value={id}>
                {text.say(term.slice(1))}
              </option>
            ))}
          </select>
          <button
            type="button"
            aria-label={text.say('fleets-wings-fewer')}
            onClick={() => set(at, flight.size > 1 ? { ...flight, size: flight.size - 1 } : null)}
          >
            −
          </button>
          <b>{flight.size}</b>
          <button
            type="button"
            aria-label={text.say('fleets-wings-more')}
            disabled={free === 0 || flight.size >= 6}
            onClick={() => set(at, { ...flight, size: flight.size + 1 })}
          >
            +
          </button>
        </span>
      ))}
      {flights.length < 2 && free > 0 && (
        <button
          type="button"
          class="add"
          onClick={() => change([...flights, { wing: flights.length === 0 ? 'bomber' : 'interceptor', size: Math.min(6, free) }])}
        >
          + {text.say('fleets-add-wings', { free })}
        </button>
      )}
      <small>{text.say('fleets-wings-of', { wings: wingsOf(squadron), capacity })}</small>
    </div>
  )
}
