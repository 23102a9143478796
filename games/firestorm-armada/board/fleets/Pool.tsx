import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { FleetList } from '../../content/fleets.ts'
import type { ShipType } from '../../content/ships.ts'
import { fleetTable } from '../../fleet/tiers.ts'
import { ShipArt } from '../art/ShipArt.tsx'
import { shortName } from '../parts/names.ts'
import { squadronsOf, typesOf } from './fleet.ts'

interface Props {
  readonly fleet: FleetList
  readonly value: number
  readonly chosen: ShipType | null
  readonly text: Text
  /** How many tiers are drawn. */
  readonly tiers: number
  choose(type: ShipType): void
  add(type: ShipType): void
}

/** The race's ship types by tier; one press shows a type, a second adds a squadron of it. */
export function Pool({ fleet, value, chosen, text, tiers, choose, add }: Props): JSX.Element {
  const table = fleetTable(value)
  return (
    <section class="fab-pool" aria-label={text.say('fleets-ships')}>
      {([1, 2, 3] as const).slice(0, tiers).map((tier) => {
        const [least, most] = table.tiers[tier - 1] as readonly [number, number]
        const count = squadronsOf(fleet, tier)
        return (
          <div key={tier}>
            <h2>
              {text.say('board-tier', { tier })}
              <em class={count < least || count > most ? 'against' : ''}>{text.say('fleets-tier-count', { count, least, most })}</em>
            </h2>
            <ul>
              {typesOf(fleet.race, tier).map((type) => (
                <Tile
                  key={type.id}
                  type={type}
                  ships={fleet.squadrons.filter(({ ship }) => ship === type.id).map(({ size }) => size)}
                  barred={table.most[type.class] === 0}
                  chosen={chosen === type}
                  text={text}
                  press={() => (chosen === type ? add(type) : choose(type))}
                />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

interface TileProps {
  readonly type: ShipType
  /** The sizes of the fleet's squadrons of this type. */
  readonly ships: readonly number[]
  /** Whether the fleet value allows no ship of its class. */
  readonly barred: boolean
  readonly chosen: boolean
  readonly text: Text
  press(): void
}

function Tile({ type, ships, barred, chosen, text, press }: TileProps): JSX.Element {
  const [least, most] = type.squadron
  return (
    <li>
      <button
        type="button"
        class={`fab-tile ${ships.length > 0 ? 'in' : ''} ${barred ? 'barred' : ''}`}
        data-type={type.id}
        aria-pressed={chosen}
        onClick={press}
      >
        <ShipArt type={type} width={54} height={82} detail={1} />
        <b>{shortName(type, text)}</b>
        <small>{text.say(`class-${type.class}`)}</small>
        <span class="price">
          {type.points}
          <em>{least === most ? `×${least}` : `×${least}–${most}`}</em>
        </span>
        {ships.length > 0 && <span class="count">{ships.map((size) => `×${size}`).join(' ')}</span>}
      </button>
    </li>
  )
}
