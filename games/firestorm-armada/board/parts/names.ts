import type { Text } from '@orrery/text'
import type { ShipType } from '../../content/ships.ts'

/** A ship type's own name, without its class: 'Titan'. */
export function shortName(type: Pick<ShipType, 'id'>, text: Text): string {
  return text.say(`ship-${type.id}`)
}
