import { useView } from '@orrery/board'
import type { JSX, RefObject } from 'preact'
import { memo } from 'preact/compat'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { ViewShip, ViewSquadron } from '../../../view.ts'
import { SeatSign } from '../../art/Emblem.tsx'
import { CRITICAL_ICONS } from '../../art/signs.ts'
import { Icon } from '../../parts/Icon.tsx'
import { Pips } from '../../parts/Pips.tsx'
import { type Facts, isDone, typeById } from '../facts.ts'
import { criticalsOf, flightsOf, groundOf, isFar, marksOf, placesOf, type Tag } from './label-places.ts'
import type { Place, Span } from './places.ts'

interface Props {
  readonly facts: Facts
  readonly chosen: number | null
  readonly tags: readonly Tag[]
  /** The squadron that is being moved or placed: its plate would cover the drawing. */
  readonly drawn: number | null
}

/** How long after the last move of the table the labels are placed again, in milliseconds. */
const REST = 90
/** Names, hull points, critical effects and tags: above the world, always the same size, never overlapping. */
export function Labels({ facts, chosen, tags, drawn }: Props): JSX.Element {
  const layer = useRef<HTMLDivElement>(null)
  const { k, sight } = useRestingZoom(layer)
  const ground = useMemo(() => groundOf(facts, k, chosen), [facts, k, chosen])
  const places = useMemo(
    () => placesOf(facts, k, { ...ground, sight }, { tags, drawn, chosen }),
    [facts, k, ground, sight, tags, drawn, chosen],
  )
  const { world, groups, ships, view: seen, text } = facts
  return (
    <div ref={layer} class={`fa-labels ${isFar(k) ? 'far' : ''}`} aria-hidden="true">
      {ships.map((ship) => (
        <ShipMarks key={ship.id} ship={ship} x={world.x(ship.x) * k} y={world.y(ship.y) * k} k={k} chosen={ship.squadron === chosen} />
      ))}
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

/** The zoom at which labels are placed, and what was in sight when the table came to rest; the layer of labels moves with the table. */
function useRestingZoom(layer: RefObject<HTMLElement | null>): { readonly k: number; readonly sight: Span | undefined } {
  const view = useView()
  // While zooming, the labels only scale; when the zoom rests, they are placed again in their own size.
  const [k, lay] = useState(() => view.zoomed.peek().k)
  // While the table is moved, they move with it; when it rests, those at the edge of the screen are moved in.
  const [sight, see] = useState<Span | undefined>(undefined)
  const laid = useRef(k)
  laid.current = k
  useLayoutEffect(() => {
    let resting: ReturnType<typeof setTimeout> | null = null
    const stop = view.zoomed.subscribe((zoomed) => {
      if (layer.current !== null)
        layer.current.style.transform = `translate(${zoomed.left}px, ${zoomed.top}px) scale(${zoomed.k / laid.current})`
      if (resting !== null) clearTimeout(resting)
      resting = setTimeout(() => {
        lay(zoomed.k)
        const { x, width } = view.inSight()
        const now = { left: x * zoomed.k, right: (x + width) * zoomed.k }
        see((before) => (before?.left === now.left && before.right === now.right ? before : now))
      }, REST)
    })
    return () => {
      stop()
      if (resting !== null) clearTimeout(resting)
    }
  }, [view])
  useLayoutEffect(() => {
    const { left, top, k: now } = view.zoomed.peek()
    if (layer.current === null) return
    layer.current.style.transform = `translate(${left}px, ${top}px) scale(${now / k})`
    layer.current.closest('.fa-board')?.toggleAttribute('data-far', isFar(k))
  }, [view, k])
  return { k, sight }
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

interface MarksProps {
  readonly ship: ViewShip
  readonly x: number
  readonly y: number
  readonly k: number
  readonly chosen: boolean
}

/** A ship's marks; redrawn only when they change, not at every step of a plan. */
const ShipMarks = memo(ShipMarksDrawn)

function ShipMarksDrawn({ ship, x, y, k, chosen }: MarksProps): JSX.Element | null {
  const criticals = criticalsOf(ship.effects)
  const { pips, flag, marks } = marksOf(ship, x, y, k, chosen)
  return (
    <>
      {pips !== null && (
        <span class="fa-hull" style={{ transform: `translate(${pips.left}px, ${pips.top}px)` }}>
          <Pips of={typeById(ship.type).stats.hp} lost={ship.hull} />
        </span>
      )}
      {flag !== null && (
        <span class="fa-flag" data-means="board-flagship" style={{ transform: `translate(${flag.left}px, ${flag.top}px)` }}>
          ★
        </span>
      )}
      {marks !== null && (
        <span class="fa-marks" style={{ transform: `translate(${marks.left}px, ${marks.top}px)` }}>
          {criticals.map((name) => (
            <i key={name} data-means={`critical-${name}`}>
              <Icon name={CRITICAL_ICONS[name]} />
            </i>
          ))}
          {ship.crew > 0 && (
            <i class="crew" data-means="board-crew-hurt">
              <Icon name="three-friends" />
            </i>
          )}
        </span>
      )}
    </>
  )
}
