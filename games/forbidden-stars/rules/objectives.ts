import { tell } from '../events.ts'
import { NONE, type State } from '../state.ts'
import { at } from './at.ts'
import { presence } from './control.ts'
import { placeParams } from './names.ts'
import { seatOf } from './seats.ts'
import { factionOfObjective } from './setup-objectives.ts'

/** FS-REFRESH-2, FS-OBJ-1, FS-OBJ-2: each player collects their own objective tokens from friendly worlds. */
export function collectObjectives(g: State): void {
  const found = presence(g)
  for (let area = 0; area < g.objectives.length; area++) {
    const objective = g.objectives[area] as number
    if (objective === NONE) continue
    const seat = seatOf(g, factionOfObjective(objective))
    if ((found[area] as number) !== 1 << seat) continue
    g.objectives[area] = NONE
    const { collected } = at(g.players, seat)
    collected.push(objective)
    const params = { ...placeParams(g, area), count: collected.length, of: g.seats }
    tell(g, { type: 'objective-collected', rule: 'FS-REFRESH-2', on: `area:${area}`, seat, ...params })
  }
}
