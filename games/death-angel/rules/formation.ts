import { type MarineId, TEAMS, teamOf } from '../content/marines.ts'
import { opposite, type Side } from '../content/sides.ts'
import type { TerrainId } from '../content/terrain.ts'
import type { State, Swarm } from '../state.ts'
import { at } from './components.ts'

/** DA-FORM-2: a marine's position, 1 being the top; 0 if he is not in the formation. */
export function positionOfMarine(g: State, marine: MarineId): number {
  return g.formation.indexOf(marine) + 1
}

/** The marine at a position, 1 being the top. */
export function marineAt(g: State, position: number): MarineId {
  return at(g.formation, position - 1)
}

/** Whether a marine is in the formation (DA-FORM-1). */
export function isAlive(g: State, marine: MarineId): boolean {
  return g.formation.includes(marine)
}

/** The side a marine faces (DA-FORM-4). */
export function facing(g: State, marine: MarineId): Side {
  return at(g.marines, marine).facing
}

/** DA-FORM-5: the side behind a marine. */
export function behind(g: State, marine: MarineId): Side {
  return opposite(facing(g, marine))
}

/** The seat that decides for a marine, or NONE. */
export function controller(g: State, marine: MarineId): number {
  return at(g.teams, teamOf(marine)).owner
}

/** The living marines of a team, the upper one first. */
export function livingOf(g: State, team: number): MarineId[] {
  const living: MarineId[] = []
  for (const marine of g.formation) if (teamOf(marine) === team) living.push(marine)
  return living
}

/** Whether a team has a living marine. */
export function isTeamAlive(g: State, team: number): boolean {
  return at(TEAMS, team).marines.some((marine) => g.formation.includes(marine))
}

/** DA-FORM-6: whether a swarm is at the position, on either side. */
export function isEngaged(g: State, position: number): boolean {
  for (const swarm of g.swarms) if (swarm.position === position) return true
  return false
}

/** Whether a terrain card is in the formation. */
export function inFormation(g: State, terrain: TerrainId): boolean {
  return at(g.terrain, terrain).position > 0
}

/** Whether a terrain card is at a position and side. */
export function hasTerrainAt(g: State, position: number, side: Side): boolean {
  for (const terrain of g.terrain) if (terrain.position === position && terrain.side === side) return true
  return false
}

/** A swarm's name in pieces and options: its place, and whether it is the separate one there. */
export function swarmName(swarm: Swarm): string {
  return `${swarm.position}:${swarm.side === 0 ? 'left' : 'right'}${swarm.apart ? ':apart' : ''}`
}

/** The seats that have a living marine. */
export function livingSeats(g: State): number[] {
  const seats: number[] = []
  for (let seat = 0; seat < g.seats; seat++) if (isSeatAlive(g, seat)) seats.push(seat)
  return seats
}

/** Whether a seat has a living marine (DA-SLAIN-5). */
export function isSeatAlive(g: State, seat: number): boolean {
  for (const marine of g.formation) if (controller(g, marine) === seat) return true
  return false
}
