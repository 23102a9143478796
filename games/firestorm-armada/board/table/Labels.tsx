import { useView } from '@orrery/board'
import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import type { CriticalId } from '../../content/criticals.ts'
import { LASTING } from '../../state.ts'
import type { ViewShip } from '../../view.ts'
import { SeatSign } from '../art/Emblem.tsx'
import { formOf } from '../art/ship/form.ts'
import { CRITICAL_ICONS } from '../art/signs.ts'
import { Icon } from '../parts/Icon.tsx'
import { Pips } from '../parts/Pips.tsx'
import { type Facts, typeById } from './facts.ts'
import { type Place, placed, type Wanted } from './places.ts'
import { px } from './world.ts'

/** A tag at a ship: what an attack or a move would do to it. */
export interface Tag {
  readonly ship: number
  readonly says: string
  readonly tone: 'plain' | 'good' | 'bad'
}

interface Props {
  readonly facts: Facts
  readonly chosen: number | null
  readonly tags: readonly Tag[]
  /** The squadron that is being moved or placed: its plate would lie over what is drawn. */
  readonly drawn: number | null
}

const HEIGHT = 20
/** So long after the last zoom the labels are placed anew, in milliseconds. */
const REST = 90
/** Below this zoom (pixels for an inch) plates of squadrons that have acted give way. */
const FAR = 9

/** Names, hull points, critical effects and tags: over the world, always of the same size, never over each other. */
export function Labels({ facts, chosen, tags, drawn }: Props): JSX.Element {
  const view = useView()
  const layer = useRef<HTMLDivElement>(null)
  // While one zooms, the labels only scale along; when the zoom rests, they are placed anew in their own size.
  const [k, lay] = useState(() => view.zoomed.peek().k)
  const laid = useRef(k)
  laid.current = k
  useLayoutEffect(() => {
    let resting: ReturnType<typeof setTimeout> | null = null
    const stop = view.zoomed.subscribe((zoomed) => {
      if (layer.current !== null)
        layer.current.style.transform = `translate(${zoomed.left}px, ${zoomed.top}px) scale(${zoomed.k / laid.current})`
      if (resting !== null) clearTimeout(resting)
      resting = zoomed.k === laid.current ? null : setTimeout(() => lay(zoomed.k), REST)
    })
    return () => {
      stop()
      if (resting !== null) clearTimeout(resting)
    }
  }, [view])
  useLayoutEffect(() => {
    const { left, top, k: now } = view.zoomed.peek()
    if (layer.current !== null) layer.current.style.transform = `translate(${left}px, ${top}px) scale(${now / k})`
  }, [view, k])
  const places = useMemo(() => placesOf(facts, k, tags, drawn), [facts, k, tags, drawn])
  const { world, groups, ships, text } = facts
  return (
    <div ref={layer} class="fa-labels" aria-hidden="true">
      {ships.map((ship) => (
        <ShipMarks key={ship.id} ship={ship} x={world.x(ship.x) * k} y={world.y(ship.y) * k} k={k} chosen={ship.squadron === chosen} />
      ))}
      {groups.map(({ squadron, name, here }) => {
        const place = places.get(`squadron:${squadron.id}`)
        if (place === undefined || here.length === 0) return null
        return (
          <span
            key={squadron.id}
            class={`fa-plate ${squadron.acted ? 'done' : ''} ${squadron.id === chosen ? 'chosen' : ''}`}
            style={{ transform: `translate(${place.left}px, ${place.top}px)`, '--seat': `var(--seat-${squadron.owner})` }}
          >
            <SeatSign seat={squadron.owner} />
            {name}
            {squadron.acted && <i class="acted" />}
            {squadron.disordered && (
              <i data-means="board-disordered">
                <Icon name="unplugged" colour="#f2b84b" />
              </i>
            )}
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

/** Widths of names are reckoned, not measured: labels are placed before they are drawn. */
const wide = (says: string): number => says.length * 7 + 14

function placesOf({ world, groups, ships }: Facts, k: number, tags: readonly Tag[], drawn: number | null): ReadonlyMap<string, Place> {
  const boxes = ships.map((ship): Place => {
    const half = (px(typeById(ship.type).side) * 0.55 + 6) * k
    return {
      left: world.x(ship.x) * k - half,
      top: world.y(ship.y) * k - half,
      width: half * 2,
      height: half * 2 + (ship.hull > 0 ? 8 : 0),
    }
  })
  const tagged: Wanted[] = tags.flatMap(({ ship, says }) => {
    const at = ships.findIndex(({ id }) => id === ship)
    const about = boxes[at]
    return about === undefined ? [] : [{ key: `tag:${ship}`, width: wide(says), height: 22, about }]
  })
  const plates: Wanted[] = groups.flatMap(({ squadron, name, here }) => {
    if (here.length === 0 || squadron.id === drawn || (squadron.acted && k * 48 < FAR)) return []
    const about = around(here, ships, boxes)
    const more = (squadron.acted ? 16 : 0) + (squadron.disordered ? 18 : 0)
    return [{ key: `squadron:${squadron.id}`, width: wide(name) + 20 + more, height: HEIGHT, about }]
  })
  return placed([...tagged, ...plates], boxes)
}

/** The box of the ship of a squadron that stands lowest, or of all where they stand close. */
function around(here: readonly ViewShip[], ships: readonly ViewShip[], boxes: readonly Place[]): Place {
  const own = here.flatMap(({ id }) => boxes[ships.findIndex((ship) => ship.id === id)] ?? [])
  const left = Math.min(...own.map((box) => box.left))
  const top = Math.min(...own.map((box) => box.top))
  const right = Math.max(...own.map((box) => box.left + box.width))
  const bottom = Math.max(...own.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

interface MarksProps {
  readonly ship: ViewShip
  readonly x: number
  readonly y: number
  readonly k: number
  readonly chosen: boolean
}

/** The critical effects that a ship suffers. */
export function criticalsOf(effects: number): CriticalId[] {
  return (Object.keys(LASTING) as (keyof typeof LASTING)[]).filter((name) => (effects & LASTING[name]) !== 0)
}

/** What stands at a ship; drawn anew only when it changes, not at every step of a plan. */
const ShipMarks = memo(ShipMarksDrawn)

function ShipMarksDrawn({ ship, x, y, k, chosen }: MarksProps): JSX.Element | null {
  const criticals = criticalsOf(ship.effects)
  const type = typeById(ship.type)
  if (ship.hull === 0 && criticals.length === 0 && ship.crew === 0 && !chosen && !ship.flagship) return null
  const low = y + Math.max(px(type.side) * 0.6, formOf(type).length * 12) * k + 4
  const side = x + (px(type.side) / 2 + 6) * k
  return (
    <>
      {(ship.hull > 0 || chosen) && k * 48 > 8 && (
        <span class="fa-hull" style={{ transform: `translate(${x}px, ${low}px) translateX(-50%)` }}>
          <Pips of={type.stats.hp} lost={ship.hull} />
        </span>
      )}
      {ship.flagship && (
        <span
          class="fa-flag"
          data-means="board-flagship"
          style={{ transform: `translate(${x - (px(type.side) / 2) * k}px, ${y - (px(type.side) / 2) * k}px)` }}
        >
          ★
        </span>
      )}
      {(criticals.length > 0 || ship.crew > 0) && (
        <span class="fa-marks" style={{ transform: `translate(${side}px, ${y - 12}px)` }}>
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
