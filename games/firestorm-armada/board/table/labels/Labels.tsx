import type { JSX } from 'preact'
import { useMemo, useRef } from 'preact/hooks'
import type { ViewSquadron } from '../../../view.ts'
import { SeatSign } from '../../art/Emblem.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { type Facts, isDone } from '../facts.ts'
import { flightsOf, groundOf, isCovered, isFar, marksOf, placesOf, type Tag } from './label-places.ts'
import type { Place } from './places.ts'
import { ShipMarks } from './ShipMarks.tsx'
import { useDrawing } from './use-drawing.ts'
import { useRestingZoom } from './use-resting-zoom.ts'

interface Props {
  readonly facts: Facts
  readonly chosen: number | null
  readonly tags: readonly Tag[]
  /** The squadron that is being moved or placed: its plate would cover the drawing. */
  readonly drawn: number | null
  /** Whether a plan is being drawn. */
  readonly isPlanning: boolean
}

/** Names, hull points, critical effects and tags, drawn above the world, always in the same size and never overlapping. */
export function Labels({ facts, chosen, tags, drawn, isPlanning }: Props): JSX.Element {
  const layer = useRef<HTMLDivElement>(null)
  const { k, sight } = useRestingZoom(layer)
  // Hull points of ships that are undamaged would cover what is written beside the drawing.
  const counted = chosen === drawn ? null : chosen
  const ground = useMemo(() => groundOf(facts, k, counted), [facts, k, counted])
  const drawing = useDrawing(layer, isPlanning, k)
  const places = useMemo(() => {
    const avoid = [...ground.avoid, ...drawing.ends]
    const kept = [...ground.kept, ...drawing.said]
    return placesOf(facts, k, { ...ground, avoid, kept, sight }, { tags, drawn, chosen })
  }, [facts, k, ground, drawing, sight, tags, drawn, chosen])
  const { world, groups, ships, view: seen, text } = facts
  return (
    <div ref={layer} class={`fa-labels ${isFar(k) ? 'far' : ''}`} aria-hidden="true">
      {ships.map((ship) => {
        const [x, y, isChosen] = [world.x(ship.x) * k, world.y(ship.y) * k, ship.squadron === counted]
        const isUnder = drawing.said.length > 0 && isCovered(marksOf(ship, x, y, k, isChosen), drawing.said)
        return isUnder ? null : <ShipMarks key={ship.id} ship={ship} x={x} y={y} k={k} chosen={isChosen} />
      })}
      {groups.map(({ squadron, name, here }) => {
        const place = places.get(`squadron:${squadron.id}`)
        if (place === undefined || here.length === 0) return null
        return (
          <SquadronPlate
            key={squadron.id}
            squadron={squadron}
            name={name}
            place={place}
            done={isDone(seen, 'squadron', squadron)}
            chosen={squadron.id === chosen}
          />
        )
      })}
      {flightsOf(facts).map(({ id, owner, name }) => {
        const place = places.get(`flight:${id}`)
        return place === undefined ? null : (
          <span
            key={`flight${id}`}
            class="fa-plate"
            style={{ transform: `translate(${place.left}px, ${place.top}px)`, '--seat': `var(--seat-${owner})` }}
          >
            <SeatSign seat={owner} />
            {name}
          </span>
        )
      })}
      {tags.map(({ ship, says, tone }) => {
        const place = places.get(`tag:${ship}`)
        return place === undefined ? null : (
          <span key={`tag${ship}`} class={`fa-tag ${tone}`} style={{ transform: `translate(${place.left}px, ${place.top}px)` }}>
            {says}
          </span>
        )
      })}
      <span class="kit-sr">{text.say('board-labels')}</span>
    </div>
  )
}

interface PlateProps {
  readonly squadron: ViewSquadron
  readonly name: string
  readonly place: Place
  readonly done: boolean
  readonly chosen: boolean
}

/** A squadron's name, and whether it has acted. */
function SquadronPlate({ squadron, name, place, done, chosen }: PlateProps): JSX.Element {
  return (
    <span
      class={`fa-plate ${done ? 'done' : ''} ${chosen ? 'chosen' : ''}`}
      style={{ transform: `translate(${place.left}px, ${place.top}px)`, '--seat': `var(--seat-${squadron.owner})` }}
    >
      <SeatSign seat={squadron.owner} />
      {name}
      {done && <i class="acted" />}
      {squadron.disordered && (
        <i data-means="board-disordered">
          <Icon name="unplugged" colour="#f2b84b" />
        </i>
      )}
    </span>
  )
}
