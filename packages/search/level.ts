/** A bot's strength: any legal answer, or one of the five levels. */
export type Level = 'random' | 'dreamer' | 'hasty' | 'quick' | 'keen' | 'strong'

/**
 * The levels, the weakest first: two that overlook things (the first of them many), the game's policy, and two that look ahead (the first
 * of them a little).
 */
export const LEVELS: readonly Level[] = ['dreamer', 'hasty', 'quick', 'keen', 'strong']

/** The levels and `random`, which is for tests, comparisons and guided games. */
export const ALL_LEVELS: readonly Level[] = ['random', ...LEVELS]

/** Whether a text from outside names a level. */
export function isLevel(text: string): text is Level {
  return (ALL_LEVELS as readonly string[]).includes(text)
}
