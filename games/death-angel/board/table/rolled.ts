import type { View } from '../../view.ts'
import { swarmRisk } from './risk.ts'

/** Whether a defence roll, kept as it is, lets a swarm that the marine faces slay him. */
export function slaysHim(view: View, marine: number, face: number): boolean {
  const place = view.formation.find((one) => one.marine?.id === marine)
  const facing = place?.marine?.facing
  if (place === undefined || facing === undefined) return true
  return place[facing].swarms.some((swarm) => swarmRisk(view, place, facing, swarm)?.slays.includes(face) === true)
}
