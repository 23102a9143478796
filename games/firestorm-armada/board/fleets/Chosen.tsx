import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { FleetList } from '../../content/fleets.ts'
import type { ShipType } from '../../content/ships.ts'
import { LineIcon } from '../parts/Icon.tsx'
import { shortName } from '../parts/names.ts'
import { ShipCard } from '../parts/ShipCard.tsx'
import { diceByBand } from './fleet.ts'

interface Props {
  readonly type: ShipType
  readonly fleet: FleetList
  readonly text: Text
  add(): void
  /** Changes the last squadron of the type. */
  resize(by: number): void
  remove(): void
}

/** The chosen ship type: its card, the actions on it, and the fleet's dice by range. */
export function Chosen({ type, fleet, text, add, resize, remove }: Props): JSX.Element {
  const own = fleet.squadrons.findLast(({ ship }) => ship === type.id)
  const [least, most] = type.squadron
  const grows = own !== undefined && own.size < most
  const name = shortName(type, text)
  return (
    <section class="fab-chosen" aria-label={text.say('fleets-card')}>
      <ShipCard type={type} text={text} />
      <p class="about">{text.say(`class-${type.class}-text`)}</p>
      <div class="fab-row">
        {grows ? (
          <button type="button" class="btn choice" data-grow onClick={() => resize(1)}>
            <LineIcon name="plus" /> {text.say('fleets-one-more', { name, points: type.points })}
          </button>
        ) : (
          <button type="button" class="btn choice" data-add onClick={add}>
            <LineIcon name="plus" /> {text.say('fleets-add', { name, size: least, points: type.points * least })}
          </button>
        )}
        {own !== undefined && (
          <button type="button" class="btn" onClick={remove}>
            {text.say('fleets-remove')}
          </button>
        )}
      </div>
      {grows && (
        <button type="button" class="btn small quiet" onClick={add}>
          <LineIcon name="plus" /> {text.say('fleets-another', { name, size: least, points: type.points * least })}
        </button>
      )}
      <Bands fleet={fleet} text={text} />
    </section>
  )
}

const HIGH = 80

function Bands({ fleet, text }: { readonly fleet: FleetList; readonly text: Text }): JSX.Element {
  const { guns, torpedoes } = diceByBand(fleet)
  const sums = guns.map((dice, band) => dice + (torpedoes[band] ?? 0))
  const most = Math.max(1, ...sums)
  return (
    <figure class="fab-box fab-bands">
      <figcaption>{text.say('fleets-dice-by-band')}</figcaption>
      <div class="bars">
        {sums.map((sum, band) => (
          <div key={`${band * 8}`}>
            <b>{sum}</b>
            <i class="torpedoes" style={{ height: `${((torpedoes[band] ?? 0) / most) * HIGH}px` }} />
            <i class="guns" style={{ height: `${((guns[band] ?? 0) / most) * HIGH}px` }} />
            <small>
              {band * 8}–{band * 8 + 8}″
            </small>
          </div>
        ))}
      </div>
      <p>
        <span class="guns">{text.say('fleets-guns')}</span> <span class="torpedoes">{text.say('fleets-torpedoes')}</span>
      </p>
    </figure>
  )
}
