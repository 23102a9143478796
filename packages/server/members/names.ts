import unhomoglyph from 'unhomoglyph'
import { Problem } from './problem.ts'

/** What is wrong with a name for a member. */
export type NameFault = 'name-unreadable' | 'name-reserved'

/** Names begin with a letter or a digit, have letters in them, and go on with those, their marks, spaces and a few signs. */
const READABLE = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._'’-]*$/u
/** More marks on one letter than any language of people writes. */
const HEAPED = /\p{M}{3}/u

/** Words by which the house itself, its bots and its roles go, in both languages: no member's name has one of them. */
const RESERVED = [
  ...['orrery', 'house', 'admin', 'administrator', 'system', 'server', 'nobody', 'anonymous', 'former'],
  ...['host', 'moderator', 'judge', 'member', 'guest', 'bot', 'player', 'seat', 'spectator'],
  ...['gép', 'házigazda', 'moderátor', 'bíró', 'tag', 'vendég', 'játékos', 'néző', 'rendszer', 'szerver', 'volt'],
]

/** Names of bots, by their levels, in both languages: nobody is called so and nothing else. */
const BOTS = ['wild', 'dreamer', 'hasty', 'steady', 'keen', 'shrewd', 'vad', 'ábrándos', 'kapkodó', 'higgadt', 'éber', 'ravasz']

/**
 * What all names have in common that look like a name: Unicode's table of confusable signs (UTS 39), letters alike in upper and
 * lower case, without spaces and signs between words. Two members never have the same.
 */
export function nameKey(name: string): string {
  const plain = unhomoglyph(name.normalize('NFKC').normalize('NFD')).toLowerCase()
  // Once more: what is alike only in lower case. `i`, `l`, `1` and `I` are one, since one stands for the other in some case.
  const alike = unhomoglyph(plain.normalize('NFD')).toLowerCase().replaceAll('i', 'l')
  return alike.normalize('NFC').replaceAll(/[\s._'’-]/gu, '')
}

/** A name as it is kept, from one as it was typed: composed, with single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

/** Why a name cannot be a member's; null: it can. */
export function nameFault(name: string): NameFault | null {
  if (!READABLE.test(name) || !/\p{L}/u.test(name) || HEAPED.test(name.normalize('NFD'))) return 'name-unreadable'
  const words = name.split(/[\s._'’-]+/u).map(nameKey)
  const isReserved = words.some((word) => RESERVED_KEYS.has(word)) || RESERVED_KEYS.has(nameKey(name)) || BOT_KEYS.has(nameKey(name))
  return isReserved ? 'name-reserved' : null
}

/** A name that a member may have, as it is kept. Throws a `Problem` otherwise. */
export function usableName(typed: string): string {
  const name = tidyName(typed)
  const fault = nameFault(name)
  if (fault !== null) throw new Problem(fault)
  return name
}

const RESERVED_KEYS: ReadonlySet<string> = new Set(RESERVED.map(nameKey))
const BOT_KEYS: ReadonlySet<string> = new Set(BOTS.map(nameKey))
