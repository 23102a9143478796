import { placeOfKey } from '@orrery/kernel/scenario/format'
import { LEFT, RIGHT } from '../content/sides.ts'
import { TERRAIN } from '../content/terrain.ts'
import { at } from '../rules/components.ts'
import type { State } from '../state.ts'
import type { ScenarioTable } from './table.ts'

/** Lays terrain into the formation. */
export function layTerrain(g: State, told: ScenarioTable): void {
  for (const terrain of g.terrain) Object.assign(terrain, { position: 0, side: LEFT, tokens: 0, activated: false })
  for (const line of told.terrain ?? []) {
    const [, key = '', position, side, tokens, activated] = /^([a-z-]+) (\d+) (left|right)(?: \+(\d+))?( activated)?$/.exec(line) ?? []
    if (side === undefined) throw new RangeError(`'${line}' is no terrain, like 'door 1 left +2' or 'control-panel 3 right activated'`)
    const laid = at(g.terrain, placeOfKey(TERRAIN, key, 'terrain'))
    if (laid.position > 0) throw new RangeError(`${key} lies at two places`)
    if (Number(position) < 1 || Number(position) > g.formation.length)
      throw new RangeError(`'${line}': the formation has ${g.formation.length} positions, no ${position}`)
    Object.assign(laid, {
      position: Number(position),
      side: side === 'left' ? LEFT : RIGHT,
      tokens: Number(tokens ?? 0),
      activated: activated !== undefined,
    })
  }
}
