import type { Game } from '@orrery/kernel'
import { type Budget, hasStyles, type Level, readBotName, type Style } from '@orrery/search'
import { UsageError } from './usage.ts'

/** A bot at a seat. */
export interface Bot {
  readonly kind: 'bot'
  readonly level: Level
  readonly style?: Style
  readonly budget: Budget
  /** Whether it decides as somebody who has just read the learn page does (`orrery ladder --beginner`), instead of by the policy. */
  readonly beginner?: true
  /** The checkout that the bot comes from; default: this one. */
  readonly tree?: string
}

/** Who sits at a seat. */
export type Sitter = { readonly kind: 'me' } | Bot

/** The syntax of `--seats`, for messages. */
export const SEATS_FORM =
  'me, bot:random, bot:dreamer, bot:hasty, bot:quick, bot:keen, bot:strong, bot:keen-bold, bot:strong-patient, bot:strong:400 (iterations), bot:strong:500ms, or bot:quick@PATH (of another checkout)'

/** The sitters of `--seats a,b,...`. Throws a `UsageError` if the game does not take that many. */
export function sittersFrom(text: string, game: Game, budget: Budget): Sitter[] {
  const sitters = text.split(',').map((one) => sitter(one.trim(), budget))
  const { min, max } = game.seats
  if (sitters.length < min || sitters.length > max) throw new UsageError(`${game.id} takes ${min} to ${max} seats, not ${sitters.length}`)
  const styled = sitters.find((one) => one.kind === 'bot' && one.style !== undefined)
  if (styled !== undefined && !hasStyles(game)) throw new UsageError(`bots have no styles in ${game.id}`)
  return sitters
}

/** The sitter of one part of `--seats`. Throws a `UsageError` for an unknown name. */
export function sitter(text: string, budget: Budget): Sitter {
  if (text === 'me') return { kind: 'me' }
  const [name = '', tree] = text.split(/@(.*)/s)
  const [kind, called = 'quick', bound] = name.split(':')
  const named = readBotName(called)
  if (kind !== 'bot' || named === null) throw new UsageError(`'${text}' cannot sit; there are: ${SEATS_FORM}`)
  const from = tree === undefined ? {} : { tree }
  if (bound === undefined) return { kind: 'bot', ...named, budget, ...from }
  const counted = /^(\d+)(ms)?$/.exec(bound)
  if (counted === null || Number(counted[1]) === 0) throw new UsageError(`'${bound}' is no budget; write 400 (iterations) or 500ms`)
  const amount = Number(counted[1])
  return { kind: 'bot', ...named, budget: counted[2] === undefined ? { iterations: amount } : { milliseconds: amount }, ...from }
}
