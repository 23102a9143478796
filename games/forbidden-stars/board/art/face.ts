/** What a die or an icon of a combat card shows. */
export type Face = 'attack' | 'defence' | 'morale'

/** The faces in the order in which pools show them. */
export const FACES: readonly Face[] = ['attack', 'defence', 'morale']
