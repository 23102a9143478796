import type { Params } from '@orrery/kernel'

/** The languages of Orrery. */
export type Language = 'hu' | 'en'

/**
 * Says messages of one game (and of the table around it) in one language. Message ids:
 * `ask-<question.message>` for prompts, `option-<option.message or verb>` for options, `event-<type>` for log lines
 * (all fields of the event are its variables), `refusal-<rule>` for refusals, `result-<message>` for ends,
 * `setting-<id>` and `setting-<id>-<value>` for settings. A variable that begins with `@` names a message of the
 * game (`@marine-zael`) and is replaced by what that says, with its attributes at hand for grammar.
 */
export interface Text {
  readonly language: Language
  has(id: string): boolean
  /** The message, filled. A missing one gives its id in brackets, so that it is seen and no screen breaks. */
  say(id: string, params?: Params): string
}
