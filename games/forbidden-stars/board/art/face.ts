/** What a die or an icon of a combat card shows. */
export type Face = 'attack' | 'defence' | 'morale'

/** In the order in which pools are shown. */
export const FACES: readonly Face[] = ['attack', 'defence', 'morale']
