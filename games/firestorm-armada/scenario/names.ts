import { noSuch } from '@orrery/kernel/scenario/format'
import { CARD_IDS, type CardId, cardNumber } from '../content/cards.ts'
import { INCH } from '../geometry/place.ts'
import type { State } from '../state.ts'

/** The places of ships and wings that are not on the table. */
export const ASIDE = ['away', 'destroyed', 'captured', 'withdrawn', 'escaped'] as const

/** The arcs of sector shielding, in the order in which the state counts them, from 1. */
export const SECTORS: readonly string[] = ['fore', 'starboard', 'aft', 'port']

/** How a squadron arrives if it does not deploy in its zone. */
export const ARRIVALS = ['reserve', 'late', 'enter', 'fixed'] as const

/** Returns the name if it is among the names. Otherwise throws a `RangeError` that suggests the nearest one. */
export function named<T extends string>(names: readonly T[], name: string, what: string): T {
  const found = names.find((one) => one === name)
  if (found === undefined) throw new RangeError(`${what}: ${noSuch(name, names)}`)
  return found
}

/** The number of the card with the given id. */
export function cardNamed(id: string): number {
  return cardNumber(named<CardId>(CARD_IDS, id, 'cards'))
}

/** Reads a number and multiplies it by `unit` (to thousandths of an inch, hundredths of a degree). Throws a `RangeError` if it is none. */
export function figure(text: string, unit: number, line: string): number {
  const value = Math.round(Number(text) * unit)
  if (text === '' || !Number.isSafeInteger(value)) throw new RangeError(`'${line}': '${text}' is no number`)
  return value
}

/** Reads a length in inches. Throws a `RangeError` if it is not a number. */
export function inches(text: string, line: string): number {
  return figure(text, INCH, line)
}

/** Reads the number of a seat. */
export function seatNamed(g: State, text: string, line: string): number {
  const seat = Number(text)
  if (text === '' || g.races[seat] === undefined) throw new RangeError(`'${line}': there is no seat '${text}'; there are ${g.seats}`)
  return seat
}

/** Reads the index of something defined before. */
export function indexNamed(list: readonly unknown[], text: string, what: string, line: string): number {
  const number = Number(text)
  if (text === '' || list[number] === undefined) throw new RangeError(`'${line}': there is no ${what} '${text}'; there are ${list.length}`)
  return number
}
