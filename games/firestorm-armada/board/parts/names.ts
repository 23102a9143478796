import type { Text } from '@orrery/text'
import type { ShipType } from '../../content/ships.ts'

/** A name as it begins a sentence, with a capital. */
export const capital = (name: string, language: string): string => name.charAt(0).toLocaleUpperCase(language) + name.slice(1)

/** A ship type's name without its class, such as 'Titan'. */
export function shortName(type: Pick<ShipType, 'id'>, text: Text): string {
  return text.say(`ship-${type.id}`)
}
