import { DEAD_AIM, FLAMER_ATTACK } from '../../content/actions.ts'
import { FACES, isSkull } from '../../content/dice.ts'
import { GREEN, teamOf, ZAEL } from '../../content/marines.ts'
import type { View } from '../../view.ts'
import { swarmRisk } from './risk.ts'

/** Whether the marine is slain by a swarm that he faces if he keeps this face as his defence. */
export function slaysHim(view: View, marine: number, face: number): boolean {
  const place = view.formation.find((one) => one.marine?.id === marine)
  const facing = place?.marine?.facing
  if (place === undefined || facing === undefined) return true
  return place[facing].swarms.some((swarm) => swarmRisk(view, place, facing, swarm)?.slays.includes(face) === true)
}

/** The chance that a new defence roll of a marine slays him. */
export function slayChance(view: View, marine: number): number {
  return chanceOf((face) => slaysHim(view, marine, face))
}

/** DA-ATK-6, DA-ABIL-18, DA-ABIL-20: whether a marine slays at least one genestealer if he keeps this face as his attack. */
export function hitsWith(view: View, marine: number, face: number): boolean {
  const inForce = (number: number) => view.teams.some((team) => team.card === number && team.resolved)
  if (marine === ZAEL && inForce(FLAMER_ATTACK)) return face > 0
  return isSkull(face) || (face === 4 && teamOf(marine) === GREEN && inForce(DEAD_AIM))
}

/** The chance that a marine's attack roll slays at least one. */
export function hitChance(view: View, marine: number): number {
  return chanceOf((face) => hitsWith(view, marine, face))
}

function chanceOf(holds: (face: number) => boolean): number {
  let faces = 0
  for (let face = 0; face < FACES; face++) if (holds(face)) faces++
  return faces / FACES
}
