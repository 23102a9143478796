import { no, type Verdict, yes } from '@orrery/kernel'
import { FACTIONS, factionOf } from '../content/factions.ts'
import { tell } from '../events.ts'
import { type AreaId, NONE, type ObjectiveId, type State, type SystemId } from '../state.ts'
import { areasOf, printed, systemOf } from './areas.ts'
import { at } from './at.ts'
import { codeOf } from './names.ts'

/** The faction of an objective token. */
export function factionOfObjective(objective: ObjectiveId): number {
  return Math.floor(objective / 6)
}

/** The objective spaces of a system that are still free. */
export function freeSpaces(g: State, system: SystemId): AreaId[] {
  return areasOf(system).filter((area) => printed(g, area).objectiveSpace && g.objectives[area] === NONE)
}

function held(g: State, seat: number, faction: number): number {
  return at(g.players, seat).objectives.filter((objective) => factionOfObjective(objective) === faction).length
}

/** FS-SETUP-20, FS-SETUP-21: whether the seat may place a token of that faction in the system. */
export function mayPlaceObjective(g: State, seat: number, faction: number, system: SystemId): Verdict {
  const mine = held(g, seat, faction)
  if (mine === 0) return no('FS-SETUP-22')
  const lies = areasOf(system).some(
    (area) => (g.objectives[area] as number) !== NONE && factionOfObjective(g.objectives[area] as number) === faction,
  )
  if (lies) return no('FS-SETUP-20', { faction: factionOf(faction).term })
  return FACTIONS.every(({ id }) => held(g, seat, id) <= mine) ? yes : no('FS-SETUP-21', { faction: factionOf(faction).term })
}

/** The factions of which the seat may place a token in the system. */
export function placeableFactions(g: State, seat: number, system: SystemId): number[] {
  return FACTIONS.map(({ id }) => id).filter((id) => mayPlaceObjective(g, seat, id, system) === true)
}

/** FS-SETUP-19: puts a token of that faction on an objective space; which one does not matter (FS-SETUP-30). */
export function placeObjective(g: State, seat: number, faction: number, area: AreaId): void {
  const { objectives } = at(g.players, seat)
  const place = objectives.findIndex((objective) => factionOfObjective(objective) === faction)
  const [objective] = objectives.splice(place, 1)
  g.objectives[area] = objective as ObjectiveId
  const { term } = factionOf(faction)
  tell(g, {
    type: 'objective-placed',
    rule: 'FS-SETUP-19',
    on: `area:${area}`,
    seat,
    faction: term,
    area: printed(g, area).term,
    code: codeOf(g, systemOf(area)),
  })
}
