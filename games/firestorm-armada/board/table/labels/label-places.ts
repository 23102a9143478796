import type { CriticalId } from '../../../content/criticals.ts'
import { LASTING } from '../../../state.ts'
import type { ViewShip } from '../../../view.ts'
import { formOf } from '../../art/ship/form.ts'
import { capital } from '../../parts/names.ts'
import { type Facts, isDone, typeById } from '../facts.ts'
import { PPI, px } from '../space/world.ts'
import { covered, type Ground, type Place, placed, type Wanted } from './places.ts'

/** A tag at a ship: the effect of an attack or a move on it, or its own part in it. */
export interface Tag {
  readonly ship: number
  readonly says: string
  readonly tone: 'plain' | 'good' | 'bad'
}

/** From this zoom on (pixels of an inch), hull points are drawn one by one. */
const COUNTED = 8
/** Below this zoom ships are small, and their marks are a dot. */
const FAR = 9
/** From this zoom on, flights have names, too. */
const NEAR = 14
/** A squadron that spreads farther than this, in pixels, has its name at its first ship. */
const SPREAD = 220

/** Whether ships are small at this zoom. */
export const isFar = (k: number): boolean => k * PPI < FAR

/** The critical effects on a ship. */
export function criticalsOf(effects: number): CriticalId[] {
  return (Object.keys(LASTING) as (keyof typeof LASTING)[]).filter((name) => (effects & LASTING[name]) !== 0)
}

/** The places of a ship's marks, by kind; null if it has none of a kind. */
interface Marks {
  readonly pips: Place | null
  readonly flag: Place | null
  readonly marks: Place | null
}

/** The places of a ship's hull points, flagship sign and marks, for a ship at (x, y) of the zoomed table. */
export function marksOf(ship: ViewShip, x: number, y: number, k: number, chosen: boolean): Marks {
  const type = typeById(ship.type)
  const half = (px(type.side) / 2) * k
  const count = criticalsOf(ship.effects).length + (ship.crew > 0 ? 1 : 0)
  const wide = type.stats.hp * 6.5 + 2
  const [size, step] = isFar(k) ? [6, 7] : [18, 20]
  return {
    pips:
      (ship.hull > 0 || chosen) && k * PPI > COUNTED
        ? { left: x - wide / 2, top: y + Math.max(half * 1.2, formOf(type).length * 12 * k) + 4, width: wide, height: 8 }
        : null,
    flag: ship.flagship ? { left: x - half - 12, top: y - half - 12, width: 15, height: 15 } : null,
    marks: count === 0 ? null : { left: x + half + 6 * k, top: y - size / 2 - 3, width: size, height: count * step },
  }
}

/** Whether any of a ship's marks lies where something else is drawn. */
export function isCovered({ pips, flag, marks }: Marks, by: readonly Place[]): boolean {
  return [pips, flag, marks].some((mark) => mark !== null && by.some((other) => covered(mark, other) > 0))
}

/** What labels avoid: they never cover the ships' marks, cover stands only if they must, and pictures more readily. */
export function groundOf({ world, ships, wings }: Facts, k: number, chosen: number | null): Required<Omit<Ground, 'sight'>> {
  const avoid: Place[] = []
  const soft: Place[] = []
  const kept: Place[] = []
  for (const ship of ships) {
    const [x, y] = [world.x(ship.x) * k, world.y(ship.y) * k]
    const { pips, flag, marks } = marksOf(ship, x, y, k, ship.squadron === chosen)
    for (const mark of [pips, flag, marks]) if (mark !== null) kept.push(mark)
    avoid.push(standBox(ship, x, y, k))
    soft.push(pictureBox(ship, x, y, k))
  }
  for (const wing of wings) {
    const [x, y, half] = [world.x(wing.x) * k, world.y(wing.y) * k, WING * k]
    avoid.push({ left: x - half, top: y - half, width: half * 2, height: half * 2 })
  }
  return { avoid, soft, kept, room: world.width * k }
}

/** Half the size of a wing's picture, in pixels of the world. */
const WING = 22

function standBox(ship: ViewShip, x: number, y: number, k: number): Place {
  const half = (px(typeById(ship.type).side) * 0.55 + 6) * k
  return { left: x - half, top: y - half, width: half * 2, height: half * 2 }
}

/** The box of a ship's picture, which is longer than its stand. */
function pictureBox(ship: ViewShip, x: number, y: number, k: number): Place {
  const long = formOf(typeById(ship.type)).length * PPI * 0.45
  const turned = (ship.heading / 18_000) * Math.PI
  const wide = (Math.abs(Math.sin(turned)) * long + Math.abs(Math.cos(turned)) * long * 0.4) * k
  const high = (Math.abs(Math.cos(turned)) * long + Math.abs(Math.sin(turned)) * long * 0.4) * k
  return { left: x - wide, top: y - high, width: wide * 2, height: high * 2 }
}

/** The estimated width of a name. It cannot be measured, because labels are placed before they are drawn. */
const wide = (says: string): number => says.length * 7 + 14

/** What the places of labels depend on, apart from the table. */
interface Asked {
  readonly tags: readonly Tag[]
  /** The squadron that is being moved or placed: its plate would cover the drawing. */
  readonly drawn: number | null
  readonly chosen: number | null
}

/** The places of labels. An attack's effect comes first, then the current squadron, those still to act, the others, and flights. */
export function placesOf(facts: Facts, k: number, ground: Ground, { tags, drawn, chosen }: Asked): ReadonlyMap<string, Place> {
  const { world, groups, ships, wings, view } = facts
  const close = isFar(k)
  const tagged: Wanted[] = tags.flatMap(({ ship, says }) => {
    const found = ships.find(({ id }) => id === ship)
    if (found === undefined) return []
    const about = standBox(found, world.x(found.x) * k, world.y(found.y) * k, k)
    return [{ key: `tag:${ship}`, width: wide(says), height: 22, about, close }]
  })
  const order = (squadron: { readonly id: number; readonly acted: boolean }): number =>
    squadron.id === chosen ? 0 : isDone(view, 'squadron', squadron) ? 2 : 1
  const plates: Wanted[] = groups
    .toSorted((one, other) => order(one.squadron) - order(other.squadron))
    .flatMap(({ squadron, name, here }) => {
      const done = isDone(view, 'squadron', squadron)
      if (here.length === 0 || squadron.id === drawn || (done && isFar(k))) return []
      const about = around(here.map((ship) => standBox(ship, world.x(ship.x) * k, world.y(ship.y) * k, k)))
      const more = (done ? 16 : 0) + (squadron.disordered ? 18 : 0)
      return [
        {
          key: `squadron:${squadron.id}`,
          width: wide(name) + 20 + more,
          height: 20,
          about,
          close,
          yields: close && squadron.id !== chosen,
        },
      ]
    })
  const flights: Wanted[] = (k * PPI < NEAR ? [] : flightsOf(facts)).map(({ id, name }) => {
    const own = wings.filter(({ flight }) => flight === id)
    const half = WING * k
    const boxes = own.map(({ x, y }) => ({ left: world.x(x) * k - half, top: world.y(y) * k - half, width: half * 2, height: half * 2 }))
    return { key: `flight:${id}`, width: wide(name) + 20, height: 20, about: around(boxes) }
  })
  return placed([...tagged, ...plates, ...flights], ground)
}

/** The flights in space, with names such as 'Bomber ×4'. */
export function flightsOf({ view, wings, text }: Facts): readonly { readonly id: number; readonly owner: number; readonly name: string }[] {
  return view.flights.flatMap(({ id, owner, type }) => {
    const count = wings.filter(({ flight }) => flight === id).length
    return count === 0 ? [] : [{ id, owner, name: capital(text.say(`wing-${type}`), text.language) + (count > 1 ? ` ×${count}` : '') }]
  })
}

/** The box around all boxes, or the first one if they are far apart. */
function around(boxes: readonly Place[]): Place {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  const [first] = boxes
  if (first !== undefined && (right - left > SPREAD || bottom - top > SPREAD)) return first
  return { left, top, width: right - left, height: bottom - top }
}
