import { useEffect, useRef, useState } from 'preact/hooks'
import type { FleetList } from '../../content/fleets.ts'
import { fleetOfCode } from '../../fleet/code.ts'
import { fleetPoints } from '../../fleet/points.ts'
import { type BuiltFleet, emptyFleet, VALUES } from './fleet.ts'
import { freshId, keepFleet, keptFleets, starterFleet } from './kept.ts'

/** The number of undo steps. */
const MOST_STEPS = 50

/** The smallest fleet value at which a fleet of so many points can play. */
export function valueFor(points: number): number {
  return VALUES.find((value) => points <= value) ?? 1200
}

/** The fleet being built, and the actions on it. */
export interface Building {
  readonly built: BuiltFleet
  /** Whether it is stored in this browser; null as long as nothing has changed. */
  readonly kept: boolean | null
  /** Undoes the last change; null if there is none. */
  readonly back: (() => void) | null
  /** Changes the fleet. */
  edit(next: Partial<BuiltFleet>): void
  /** Changes the fleet's ships. */
  put(next: FleetList): void
  /** Begins a new fleet with these ships, for tables of the given value. */
  open(next: FleetList, value: number): void
  /** Continues with a stored fleet. */
  resume(next: BuiltFleet): void
}

/** The fleet in the builder: that of the link, or else the last stored one, or else a starter fleet. Changes are stored in this browser. */
export function useBuiltFleet(link: string): Building {
  const [built, setBuilt] = useState(() => firstFleet(link))
  const [past, setPast] = useState<readonly BuiltFleet[]>([])
  const [kept, setKept] = useState(true)
  const edited = useRef(false)
  useEffect(() => {
    if (edited.current) setKept(keepFleet(built))
  }, [built])
  const change = (next: BuiltFleet, isEdit: boolean): void => {
    edited.current = isEdit
    setPast((steps) => [...steps, built].slice(-MOST_STEPS))
    setBuilt(next)
  }
  const before = past.at(-1)
  const back = (): void => {
    if (before !== undefined) setBuilt(before)
    setPast(past.slice(0, -1))
  }
  const edit = (next: Partial<BuiltFleet>): void => change({ ...built, ...next }, true)
  return {
    built,
    kept: edited.current ? kept : null,
    back: before === undefined ? null : back,
    edit,
    put: (fleet) => edit({ fleet }),
    open: (fleet, value) => change({ id: freshId(), name: '', value, fleet }, false),
    resume: setBuilt,
  }
}

function firstFleet(link: string): BuiltFleet {
  const read = link === '' ? undefined : fleetOfCode(link)
  if (read !== undefined) return { id: freshId(), name: '', value: valueFor(fleetPoints(read)), fleet: read }
  const [last] = keptFleets()
  if (last !== undefined) return last
  return { id: freshId(), name: '', value: 800, fleet: starterFleet('terrans-800') ?? emptyFleet('terrans') }
}
