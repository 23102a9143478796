import type { Params } from '@orrery/kernel'

/** The languages of Orrery. */
export type Language = 'hu' | 'en'

/** What a message is filled with, besides the kernel's `Params`: any field of an event. */
export type Fill = Readonly<Record<string, unknown>>

/**
 * Says messages of one game (and of the table around it) in one language. Message ids:
 * `ask-<question.message>` for prompts, `option-<option.message or verb>` for options, `event-<type>` for log lines
 * (all fields of the event are its variables), `refusal-<rule>` for refusals, `result-<message>` for ends,
 * `setting-<id>` and `setting-<id>-<value>` for settings. A variable that begins with `@` names a message of the
 * game (`@marine-zael`) and is replaced by what that says, with its attributes at hand for grammar. The functions
 * that messages may call (`ART`, `SUFFIX`, `AN`, `SIGNED`) are described in functions.ts.
 */
export interface Text {
  readonly language: Language
  has(id: string): boolean
  /**
   * The message, filled; `id.attribute` says an attribute of it. A missing one gives its id in brackets, so that it is
   * seen and no screen breaks. `Fill` beyond `Params`: truth values become `yes` and `no`, lists are joined, other
   * data is left out.
   */
  say(id: string, params?: Params | Fill): string
}

/** The first of the wished languages (`navigator.languages`, `LANG`) that Orrery speaks; English where there is none. */
export function languageOf(wished: readonly string[]): Language {
  for (const tag of wished) {
    const language = tag.slice(0, 2).toLowerCase()
    if (language === 'hu' || language === 'en') return language
  }
  return 'en'
}
