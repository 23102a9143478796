import type { FluentValue } from '@fluent/bundle'
import type { Language } from '../text.ts'

/** A function that messages may call. */
export type MessageFunction = (positional: FluentValue[], named: Record<string, FluentValue>) => FluentValue

/** What saying messages in a language needs. The page loads that of the reader's language alone. */
export interface Locale {
  readonly language: Language
  /** The messages that all tables share, in Fluent's syntax. */
  readonly common: string
  readonly functions: Readonly<Record<string, MessageFunction>>
}
