import type { GameEvent, Refusal, Result, SeenOption, SeenQuestion } from '@orrery/kernel'
import { verbOf } from '@orrery/kernel'
import { type Fill, type Language, languageOf, type Text } from '@orrery/text'
import { UsageError } from '../usage.ts'

/** The language that an argument names, by default the terminal's. Throws a `UsageError` for a language without texts. */
export function languageFrom(wished: string | undefined): Language {
  if (wished === undefined) return languageOf([process.env.LC_ALL ?? '', process.env.LANG ?? ''])
  if (wished !== 'hu' && wished !== 'en') throw new UsageError(`--lang takes hu or en, not '${wished}'`)
  return wished
}

/** Describes a table's events in words, or as raw data if an event has no message. */
export interface Teller {
  event(event: GameEvent): string
  prompt(question: SeenQuestion): string
  option(option: Pick<SeenOption, 'id' | 'message' | 'params'>): string
  refusal(refusal: Refusal): string
  result(result: Result): string
}

/** A teller with the names of the seats' players. */
export function tellerOf(text: Text, names: readonly string[]): Teller {
  const nameOf = (seat: unknown) => names[Number(seat)] ?? String(seat)

  /** Adds variables for messages: `$player` from the field `seat`, `$players` from `seats`. */
  function named(fields: Fill): Fill {
    const { seat, seats } = fields
    return {
      ...fields,
      ...(typeof seat === 'number' ? { player: nameOf(seat) } : {}),
      ...(Array.isArray(seats) ? { players: seats.map(nameOf) } : {}),
    }
  }

  function option(one: Pick<SeenOption, 'id' | 'message' | 'params'>): string {
    const id = `option-${one.message ?? verbOf(one.id)}`
    return text.has(id) ? text.say(id, named(one.params ?? {})) : one.id
  }

  return {
    option,
    event(event) {
      const id = `event-${event.type}`
      if (!text.has(id)) return JSON.stringify(event)
      if (event.type !== 'forced') return text.say(id, named(event))
      const chosen = { ...event, id: String(event.option) }
      return text.say(id, { ...named(event), what: option(chosen) })
    },
    prompt({ message, params, seat }) {
      const id = `ask-${message}`
      return text.has(id) ? text.say(id, named({ seat, ...params })) : message
    },
    refusal({ rule, message, params }) {
      const id = `refusal-${message ?? rule}`
      return text.has(id) ? `${text.say(id, named(params ?? {}))} (${rule})` : rule
    },
    result({ message, params, winners }) {
      const id = `result-${message}`
      return text.has(id) ? text.say(id, named({ seats: winners, ...params })) : `${message}: ${winners.map(nameOf).join(', ')}`
    },
  }
}
