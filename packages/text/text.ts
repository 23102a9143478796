import type { Params } from '@orrery/kernel'

/** The languages of Orrery. */
export type Language = 'hu' | 'en'

/** The variables of a message, beyond the kernel's `Params`: any field of an event. */
export type Fill = Readonly<Record<string, unknown>>

/**
 * Says the messages of one game (and of the table around it) in one language. Message ids: `ask-<question.message>` for prompts,
 * `option-<option.message or verb>` for options, `event-<type>` for log lines (all fields of the event are its variables), `refusal-<rule>`
 * for refusals, `result-<message>` for ends, `setting-<id>` and `setting-<id>-<value>` for settings. A variable that begins with `@` names
 * a message of the game (`@marine-zael`) and is replaced by its text, with its attributes available for grammar. functions.ts and locale/hu.ts describe the
 * functions that messages may call (`ART`, `SUFFIX`, `AN`, `SIGNED`).
 */
export interface Text {
  readonly language: Language
  has(id: string): boolean
  /**
   * The message with its variables filled in; `id.attribute` is one of its attributes. A missing one returns its id in brackets, so that it
   * is noticed and no screen breaks. `Fill` beyond `Params`: booleans become `yes` and `no`, lists are joined, other data is left out.
   */
  say(id: string, params?: Params | Fill): string
}

/** The first of the wished languages (`navigator.languages`, `LANG`) that Orrery has; English if there is none. */
export function languageOf(wished: readonly string[]): Language {
  for (const tag of wished) {
    const language = tag.slice(0, 2).toLowerCase()
    if (language === 'hu' || language === 'en') return language
  }
  return 'en'
}

/** A text as searches compare it, without accents and capitals: `dezso` finds `Dezső`. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
