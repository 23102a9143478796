import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { shipType } from '../content/ships.ts'
import { tell } from '../events.ts'
import { isWithin } from '../geometry/place.ts'
import { NONE, type ShipId, type State } from '../state.ts'
import { at, numberAt } from './at.ts'
import { isDerelict } from './ships.ts'
import { poseOf } from './stands.ts'

/** FA-TERR-8: how near a pod is picked up. */
const POD_REACH = 2000

interface PodChoice {
  readonly pod: number
  /** The weapon system that is not fired for it, or NONE where the ship has none. */
  readonly weapon: number
}

/** FA-TERR-8, FA-SCEN-9: after its move a ship may pick up pods within 2 inches, each instead of firing one weapon system. */
export function* pickUpPods(g: State, ship: ShipId): Rule {
  if (isDerelict(g, ship)) return
  let taken = 0
  for (;;) {
    const options = podOptions(g, ship, taken)
    if (options.length === 0) return
    const prompt = { name: 'pod.take', rule: 'FA-TERR-8', message: 'pod-take', on: `ship:${ship}` as const }
    const choice = yield* choose(numberAt(g.ships.owner, ship), prompt, [
      ...options,
      { ...option('done', null, 'FA-TERR-8'), message: 'no-pod' },
    ])
    if (choice === null) return
    taken++
    const pod = at(g.pods, choice.pod)
    pod.ship = ship
    if (choice.weapon !== NONE) {
      g.ships.fired[ship] = numberAt(g.ships.fired, ship) | (1 << choice.weapon)
      g.ships.firedTurn[ship] = numberAt(g.ships.firedTurn, ship) | (1 << choice.weapon)
    }
    tell(g, { type: 'pod-taken', rule: 'FA-TERR-8', on: `pod:${choice.pod}`, ship, value: pod.value })
  }
}

function podOptions(g: State, ship: ShipId, taken: number): Option<PodChoice | null>[] {
  const { weapons } = shipType(numberAt(g.ships.type, ship))
  const options: Option<PodChoice | null>[] = []
  for (let pod = 0; pod < g.pods.length; pod++) {
    const lying = at(g.pods, pod)
    if (lying.ship !== NONE || lying.carriedOff !== NONE || !isWithin(lying, poseOf(g, ship), POD_REACH)) continue
    for (let weapon = 0; weapon < weapons.length; weapon++) {
      if ((numberAt(g.ships.fired, ship) & (1 << weapon)) !== 0) continue
      const params = { weapon: at(weapons, weapon).term, value: lying.value }
      options.push({ ...option<PodChoice>(`pod:${pod}:${weapon}`, { pod, weapon }, 'FA-TERR-8', `pod:${pod}`), params })
    }
    if (weapons.length === 0 && taken === 0) {
      const params = { weapon: '@weapon-none', value: lying.value }
      options.push({ ...option<PodChoice>(`pod:${pod}:none`, { pod, weapon: NONE }, 'FA-SCEN-9', `pod:${pod}`), params })
    }
  }
  return options
}
