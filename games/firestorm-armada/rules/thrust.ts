import type { Rule } from '@orrery/kernel'
import type { ShipId, State } from '../state.ts'
// placeholder
export function* thrust(_g: State, _ship: ShipId, _rule: string): Rule {}
