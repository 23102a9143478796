import { choose, type Option, type Rule } from '@orrery/kernel'
import { raceOf } from '../content/races.ts'
import { shipType } from '../content/ships.ts'
import { INCH } from '../geometry/place.ts'
import { shipParams } from '../names.ts'
import type { ShipId, SquadronId, State } from '../state.ts'
import { at } from './at.ts'
import { turnCardSum } from './in-force.ts'
import { isDerelict, shipsOf } from './ships.ts'

/** FA-CD-1 to 3: the command distance of a squadron in thousandths of an inch; cards make it longer or shorter, never below 1 inch. */
export function commandDistance(g: State, squadron: SquadronId): number {
  const { owner, type } = at(g.squadrons, squadron)
  const { commandDistance: printed } = raceOf(shipType(type).race)
  return Math.max(printed + turnCardSum(g, 'T05', owner, 'own') + turnCardSum(g, 'T06', owner, 'enemy'), 1) * INCH
}

/** FA-CD-7, FA-CD-11: the groups of a squadron's ships that are joined by chains of connections. Derelicts belong to none. */
export function groupsOf(g: State, squadron: SquadronId): ShipId[][] {
  const left = shipsOf(g, squadron).filter((ship) => !isDerelict(g, ship))
  const groups: ShipId[][] = []
  if (left.length === 1) return [left]
  const { x, y } = g.ships
  const reach = commandDistance(g, squadron)
  const reach2 = reach * reach
  for (let first = left.shift(); first !== undefined; first = left.shift()) {
    const group = [first]
    for (const ship of group) {
      for (let i = 0; i < left.length; ) {
        const other = at(left, i)
        const dx = at(x, ship) - at(x, other)
        const dy = at(y, ship) - at(y, other)
        if (dx * dx + dy * dy <= reach2) {
          group.push(other)
          left.splice(i, 1)
        } else i++
      }
    }
    groups.push(group.sort((a, b) => a - b))
  }
  return groups
}

/** The groups that are as large as any (FA-CD-8). */
function largestOf(g: State, squadron: SquadronId): ShipId[][] {
  const groups = groupsOf(g, squadron)
  if (groups.length === 1) return groups
  let most = 0
  for (const group of groups) most = Math.max(most, group.length)
  return groups.filter((group) => group.length === most)
}

/** FA-CD-8, 10, 11: the commanded element of a squadron, or null while its owner has to name it among equals. */
export function commandedElement(g: State, squadron: SquadronId): ShipId[] | null {
  const largest = largestOf(g, squadron)
  if (largest.length === 0) return []
  if (largest.length === 1) return at(largest, 0)
  return largest.find((group) => group.some((ship) => g.ships.named[ship] === 1)) ?? null
}

/** FA-CD-4, FA-CD-5, FA-CD-9: whether a ship is in command now; while its owner has to name the element, no ship of equals is. */
export function isInCommand(g: State, ship: ShipId): boolean {
  return commandedElement(g, at(g.ships.squadron, ship))?.includes(ship) === true
}

/** Whether a ship is in command or would be if its owner named it. */
export function mayBeInCommand(g: State, ship: ShipId): boolean {
  const squadron = at(g.ships.squadron, ship)
  return (commandedElement(g, squadron) ?? largestOf(g, squadron).flat()).includes(ship)
}

/** FA-CD-8, FA-CD-11: the commanded element; its owner names a ship of it where groups are equally large. */
export function* settleCommand(g: State, squadron: SquadronId): Rule<ShipId[]> {
  const settled = commandedElement(g, squadron)
  if (settled !== null) return settled
  const options = largestOf(g, squadron).map((group): Option<ShipId> => nameOption(g, at(group, 0)))
  const prompt = { name: 'command.name', rule: 'FA-CD-8', message: 'command-name', on: `squadron:${squadron}` as const }
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

/** FA-CD-12: a named ship that is no longer in one of the largest groups loses the naming for good. */
export function dropStaleNames(g: State): void {
  const { named, squadron } = g.ships
  for (let ship = 0; ship < named.length; ship++) {
    if (named[ship] === 1 && !largestOf(g, at(squadron, ship)).some((group) => group.includes(ship))) named[ship] = 0
  }
}
