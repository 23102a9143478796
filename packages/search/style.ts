import type { Answer, Game, Question, TableState } from '@orrery/kernel'
import { isLevel, type Level } from './level.ts'

/** Which of nearly equal answers a bot likes: to attack and take risks, or to hold back and build up. */
export type Style = 'bold' | 'patient'

export const STYLES: readonly Style[] = ['bold', 'patient']

/** The levels that can have a style: those that look ahead, because only these find nearly equal answers. */
export const STYLED_LEVELS = ['keen', 'strong'] as const satisfies readonly Level[]

/** A bot's name at tables, in messages and in records: a level, or a level with a style (`keen-bold`). */
export type BotName = Level | `${(typeof STYLED_LEVELS)[number]}-${Style}`

/** What a bot's name says. */
interface Named {
  readonly level: Level
  readonly style?: Style
}

const isStyle = (text: string): text is Style => (STYLES as readonly string[]).includes(text)

/** The level and the style in a bot's name that comes from outside; null if no bot has that name. */
export function readBotName(text: string): Named | null {
  const [level = '', style, ...more] = text.split('-')
  if (!isLevel(level) || more.length > 0) return null
  if (style === undefined) return { level }
  return isStyle(style) && STYLED_LEVELS.some((one) => one === level) ? { level, style } : null
}

/** Whether a text from outside names a bot. */
export function isBotName(text: string): text is BotName {
  return readBotName(text) !== null
}

/** The bot of that name. Throws a `RangeError` if there is none. */
export function namedBot(name: string): Named {
  const named = readBotName(name)
  if (named === null) throw new RangeError(`no bot is called '${name}'`)
  return named
}

/** Whether bots can have a style in the game: it must say what is bold, and answers must race, because only races heed a style. */
export function hasStyles({ boldness, period }: Pick<Game, 'boldness' | 'period'>): boolean {
  return boldness !== undefined && period !== undefined
}

/** The styles that a level can have in the game. */
export function stylesOf(level: string, game: Pick<Game, 'boldness' | 'period'>): readonly Style[] {
  return hasStyles(game) && STYLED_LEVELS.some((one) => one === level) ? STYLES : []
}

/** The name by which a bot is stored: `keen`, `keen-bold`. `readBotName` reads it. */
export function botNameOf({ level, style }: Named): string {
  return style === undefined ? level : `${level}-${style}`
}

/** The name of the bot as the game can have it: without the style where its level, or the game, has none. */
export function botIn(game: Pick<Game, 'boldness' | 'period'>, { level, style }: Named): string {
  return style !== undefined && stylesOf(level, game).includes(style) ? botNameOf({ level, style }) : level
}

/** The names of the bots of these levels in the game: each level, then the level with each style. */
export function botNamesIn(game: Pick<Game, 'boldness' | 'period'>, levels: readonly string[]): readonly string[] {
  return levels.flatMap((level) => [level, ...stylesOf(level, game).map((style) => `${level}-${style}`)])
}

/** Whether an answer to the question is bold or patient: one of its options, or, where answers cannot be listed, the one that is given. */
export function hasBoldness<S extends TableState>(game: Game<S>, g: S, question: Question, given: Answer): boolean {
  const { boldness } = game
  if (boldness === undefined) return false
  const answers = question.kind === 'options' ? question.options.map(({ id }) => ({ option: id })) : [given]
  return answers.some((answer) => boldness(g, question, answer) !== 0)
}

/** The bonus of the boldest answer, or of the most patient one, in chances to win. */
const LIKING = 0.015

/** How much a bot of the style likes the answer, in chances to win; 0 without a style. */
export function likingOf<S extends TableState>(game: Game<S>, g: S, question: Question, answer: Answer, style: Style | undefined): number {
  if (style === undefined || game.boldness === undefined) return 0
  const boldness = game.boldness(g, question, answer)
  return LIKING * (style === 'bold' ? boldness : -boldness)
}
