import type { Text } from '@orrery/text'
import type { ShipType } from '../../content/ships.ts'

/** A name at the beginning of a sentence. */
export const capital = (name: string, language: string): string => name.charAt(0).toLocaleUpperCase(language) + name.slice(1)

/** A ship type's own name, without its class: 'Titan'. */
export function shortName(type: Pick<ShipType, 'id'>, text: Text): string {
  return text.say(`ship-${type.id}`)
}
