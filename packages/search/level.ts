/** How well a bot plays: any legal answer, the game's policy, or a search. */
export type Level = 'random' | 'quick' | 'strong'

export const LEVELS: readonly Level[] = ['random', 'quick', 'strong']

/** Whether a text from outside names a level. */
export function isLevel(text: string): text is Level {
  return (LEVELS as readonly string[]).includes(text)
}
