import '../css/parts.css'
import './setup.css'
import { Dialog, type SeatSettings, type SeatSetupProps } from '@orrery/board'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { type FleetList, STARTER_FLEETS } from '../../content/fleets.ts'
import { shipTypeById } from '../../content/ships.ts'
import { fleetProblems } from '../../fleet/check.ts'
import { fleetPoints } from '../../fleet/points.ts'
import { fleetText } from '../../fleet/text.ts'
import { Emblem } from '../art/Emblem.tsx'
import { PALETTES } from '../art/palette.ts'
import { ShipArt } from '../art/ShipArt.tsx'
import { FIRST_FLEETS } from './firsts.ts'
import { termsOf } from './fleet.ts'
import { keptFleets } from './kept.ts'

/** A fleet that the seat may choose. */
interface Choice {
  readonly id: string
  readonly name: string
  readonly fleet: FleetList
  /** What the seat brings: the id of a starter fleet, or the list. */
  readonly brings: string | FleetList
}

function isFirst({ id }: Choice): boolean {
  return FIRST_FLEETS.includes(id)
}

function starters(text: Text): Choice[] {
  return STARTER_FLEETS.map((fleet) => ({ id: fleet.id, name: text.say(`fleet-${fleet.id}`), fleet, brings: fleet.id }))
}

function own(text: Text): Choice[] {
  return keptFleets()
    .filter(({ fleet, value }) => fleetProblems(fleet, termsOf(value)).length === 0)
    .map(({ id, name, fleet }) => ({ id, name: name === '' ? text.say('fleets-unnamed') : name, fleet, brings: fleet }))
}

/** Chooses a seat's fleet: a starter fleet, or a legal fleet stored in this browser. */
export function SeatSetup({ seat, settings, change, text, spread = false }: SeatSetupProps): JSX.Element {
  const kept = useMemo(() => own(text), [text])
  const [open, setOpen] = useState(false)
  const all = starters(text)
  const chosen = chosenOf(settings, [...kept, ...all])
  const take = (choice: Choice): void => {
    setOpen(false)
    change({ ...settings, fleet: typeof choice.brings === 'string' ? choice.brings : JSON.parse(JSON.stringify(choice.brings)) })
  }
  const list = (
    <div class="fab-choices">
      <section class="fab-firsts">
        <h3>{text.say('fleets-first')}</h3>
        <Tiles choices={all.filter(isFirst)} chosen={chosen?.id ?? ''} text={text} take={take} />
      </section>
      {kept.length > 0 && <h3>{text.say('fleets-own')}</h3>}
      {kept.length > 0 && <Tiles choices={kept} chosen={chosen?.id ?? ''} text={text} take={take} />}
      {([500, 800, 1200] as const).map((value) => (
        <section key={value}>
          <h3>{text.say('fleets-of-value', { value })}</h3>
          <Tiles
            choices={all.filter((choice) => choice.id.endsWith(`-${value}`) && !isFirst(choice))}
            chosen={chosen?.id ?? ''}
            text={text}
            take={take}
          />
        </section>
      ))}
    </div>
  )
  if (spread) return <div class="fa">{list}</div>
  return (
    <div class="fa fab-line">
      <button type="button" class="fab-brought" data-seat-fleet={seat} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {chosen !== undefined && <Emblem race={chosen.fleet.race} />}
        <span>
          <small>{text.say('setting-fleet')}</small>
          <b>{chosen?.name ?? text.say('fleets-default')}</b>
        </span>
        <i>{text.say('fleets-change')}</i>
      </button>
      {open && (
        <Dialog class="fa" title={text.say('fleets-choose')} closeLabel={text.say('fleets-close')} close={() => setOpen(false)} wide>
          {list}
        </Dialog>
      )}
    </div>
  )
}

interface TilesProps {
  readonly choices: readonly Choice[]
  readonly chosen: string
  readonly text: Text
  take(choice: Choice): void
}

const Tiles = ({ choices, chosen, text, take }: TilesProps): JSX.Element => (
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

function chosenOf({ fleet }: SeatSettings, choices: readonly Choice[]): Choice | undefined {
  if (fleet === undefined || fleet === null) return undefined
  const same = JSON.stringify(fleet)
  return choices.find(({ brings }) => (typeof brings === 'string' ? brings === fleet : JSON.stringify(brings) === same))
}
