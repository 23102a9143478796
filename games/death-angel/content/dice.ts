/** The faces of the combat die. */
export const FACES = 6

/** Whether a face has a skull: 1, 2 and 3 do. */
export function isSkull(face: number): boolean {
  return face >= 1 && face <= 3
}

/** The number of support tokens in the game. */
export const SUPPORT_TOKENS = 12
