import { choose, type Option, type Rule } from '@orrery/kernel'
import { raceOf } from '../content/races.ts'
import { shipType } from '../content/ships.ts'
import { INCH } from '../geometry/place.ts'
import { shipParams, squadronParams } from '../names.ts'
import type { ShipId, SquadronId, State } from '../state.ts'
import { at, numberAt } from './at.ts'
import { turnCardSum } from './in-force.ts'
import { isDerelict, shipsOf } from './ships.ts'

/** FA-CD-1 to 3: the command distance of a squadron in thousandths of an inch; cards change it, but never to less than 1 inch. */
export function commandDistance(g: State, squadron: SquadronId): number {
  const { owner, type } = at(g.squadrons, squadron)
  const { commandDistance: printed } = raceOf(shipType(type).race)
  return Math.max(printed + turnCardSum(g, 'T05', owner, 'own') + turnCardSum(g, 'T06', owner, 'enemy'), 1) * INCH
}

/** The ships of a squadron that may be in command, and the group of each, named by the index of the group's first ship. */
interface Grouped {
  readonly ships: readonly ShipId[]
  readonly groups: readonly number[]
}

/** FA-CD-7, FA-CD-11: a squadron's ships, grouped by chains of connections. Derelicts belong to no group. */
function grouped(g: State, squadron: SquadronId): Grouped {
  const ships: ShipId[] = []
  const groups: number[] = []
  for (const ship of shipsOf(g, squadron)) {
    if (isDerelict(g, ship)) continue
    groups.push(ships.length)
    ships.push(ship)
  }
  if (ships.length < 2) return { ships, groups }
  const { x, y } = g.ships
  const reach = commandDistance(g, squadron)
  const reach2 = reach * reach
  // This runs after every step, so it merges groups in place: two that meet become the one listed first.
  for (let i = 1; i < ships.length; i++) {
    for (let j = 0; j < i; j++) {
      const [one, other] = [groups[i] as number, groups[j] as number]
      if (one === other) continue
      const dx = numberAt(x, ships[i] as ShipId) - numberAt(x, ships[j] as ShipId)
      const dy = numberAt(y, ships[i] as ShipId) - numberAt(y, ships[j] as ShipId)
      if (dx * dx + dy * dy > reach2) continue
      for (let k = 0; k <= i; k++) if (groups[k] === one || groups[k] === other) groups[k] = Math.min(one, other)
    }
  }
  return { ships, groups }
}

/** The size of the group whose first ship is at an index; 0 if there is none. */
function sizeOf({ groups }: Grouped, first: number): number {
  let size = 0
  for (let i = first; i < groups.length; i++) if (groups[i] === first) size++
  return size
}

function mostIn(all: Grouped): number {
  let most = 0
  for (let first = 0; first < all.ships.length; first++) most = Math.max(most, sizeOf(all, first))
  return most
}

/** FA-CD-7: the groups of a squadron's ships. */
export function groupsOf(g: State, squadron: SquadronId): ShipId[][] {
  return groupsAbove(grouped(g, squadron), 0)
}

/** FA-CD-8: the largest groups. */
function largestOf(g: State, squadron: SquadronId): ShipId[][] {
  const all = grouped(g, squadron)
  return groupsAbove(all, mostIn(all) - 1)
}

function groupsAbove(all: Grouped, size: number): ShipId[][] {
  const found: ShipId[][] = []
  for (let first = 0; first < all.ships.length; first++) {
    if (sizeOf(all, first) > size) found.push(all.ships.filter((_, i) => all.groups[i] === first))
  }
  return found
}

/** FA-CD-8, 10, 11: the commanded element of a squadron; null while its owner has to name one of equal groups. */
export function commandedElement(g: State, squadron: SquadronId): ShipId[] | null {
  const largest = largestOf(g, squadron)
  if (largest.length === 0) return []
  if (largest.length === 1) return at(largest, 0)
  return largest.find((group) => group.some((ship) => g.ships.named[ship] === 1)) ?? null
}

/** FA-CD-4, FA-CD-5, FA-CD-9: whether a ship is in command now. While its owner has to name one of equal groups, none is. */
export function isInCommand(g: State, ship: ShipId): boolean {
  return commandedElement(g, numberAt(g.ships.squadron, ship))?.includes(ship) === true
}

/** Whether a ship is in command, or would be if its owner named it. */
export function mayBeInCommand(g: State, ship: ShipId): boolean {
  const squadron = numberAt(g.ships.squadron, ship)
  return commandedElement(g, squadron)?.includes(ship) ?? isOfLargest(g, squadron, ship)
}

/** FA-CARD-12: whether all these ships of a squadron are in command at once, or would be if their owner named one of them. */
export function mayBeInCommandTogether(g: State, squadron: SquadronId, ships: readonly ShipId[]): boolean {
  const element = commandedElement(g, squadron)
  const groups = element === null ? largestOf(g, squadron) : [element]
  return groups.some((group) => ships.every((ship) => group.includes(ship)))
}

/** FA-CD-8, FA-CD-11: the commanded element; its owner names a ship of it if groups are equally large. */
export function* settleCommand(g: State, squadron: SquadronId): Rule<ShipId[]> {
  const settled = commandedElement(g, squadron)
  if (settled !== null) return settled
  const options = largestOf(g, squadron).map((group): Option<ShipId> => nameOption(g, at(group, 0)))
  const prompt = {
    name: 'command.name',
    rule: 'FA-CD-8',
    message: 'command-name',
    on: `squadron:${squadron}` as const,
    params: squadronParams(g, squadron),
  }
  const ship = yield* choose(at(g.squadrons, squadron).owner, prompt, options)
  for (const other of shipsOf(g, squadron)) g.ships.named[other] = other === ship ? 1 : 0
  return commandedElement(g, squadron) ?? []
}

function nameOption(g: State, ship: ShipId): Option<ShipId> {
  const on = `ship:${ship}` as const
  return {
    id: `name:${ship}`,
    value: ship,
    rule: 'FA-CD-8',
    on,
    to: undefined,
    cost: undefined,
    message: undefined,
    params: shipParams(g, ship),
  }
}

/** FA-CD-12: a named ship that is no longer in one of the largest groups stops being named for good. */
export function dropStaleNames(g: State): void {
  const { named, squadron } = g.ships
  for (let ship = 0; ship < named.length; ship++) {
    if (named[ship] === 1 && !isOfLargest(g, numberAt(squadron, ship), ship)) named[ship] = 0
  }
}

function isOfLargest(g: State, squadron: SquadronId, ship: ShipId): boolean {
  const all = grouped(g, squadron)
  const place = all.ships.indexOf(ship)
  return place >= 0 && sizeOf(all, at(all.groups, place)) === mostIn(all)
}
