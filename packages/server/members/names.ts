import unhomoglyph from 'unhomoglyph'
import { Problem } from './problem.ts'

/** What is wrong with a member's name. */
export type NameFault = 'name-unreadable' | 'name-reserved'

/** Names begin with a letter or a digit, contain letters, and go on with those, their marks, spaces and a few signs. */
const READABLE = /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._'’-]*$/u
/** More marks on one letter than any written language uses. */
const HEAPED = /\p{M}{3}/u
/** Letters and marks that show nothing, so that two names that differ in them look the same. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/u

/** Words for the site itself, its bots and its roles, in both languages: no member's name may contain them. */
const RESERVED = [
  ...['orrery', 'house', 'site', 'admin', 'administrator', 'system', 'server', 'nobody', 'anonymous', 'former'],
  ...['host', 'moderator', 'judge', 'member', 'guest', 'bot', 'player', 'seat', 'spectator'],
  ...['gép', 'házigazda', 'moderátor', 'bíró', 'tag', 'vendég', 'játékos', 'néző', 'rendszer', 'szerver', 'volt'],
]

/** Names of bots by level, in both languages: no member's name may equal one. */
const BOTS = ['wild', 'dreamer', 'hasty', 'steady', 'keen', 'shrewd', 'vad', 'ábrándos', 'kapkodó', 'higgadt', 'éber', 'ravasz']

/**
 * The skeleton that look-alike names share: Unicode's confusables (UTS 39), without case, spaces and signs between words. No two members
 * have the same.
 */
export function nameKey(name: string): string {
  const plain = unhomoglyph(name.normalize('NFKC').normalize('NFD')).toLowerCase()
  // Once more, for what looks alike only in lower case. `i`, `l`, `1` and `I` are one, because they look alike in some case.
  const alike = unhomoglyph(plain.normalize('NFD')).toLowerCase().replaceAll('i', 'l')
  return alike.normalize('NFC').replaceAll(/[\s._'’-]/gu, '')
}

/** A typed name in its stored form: composed, with single spaces. */
export function tidyName(name: string): string {
  return name.normalize('NFC').replaceAll(/\s+/gu, ' ').trim()
}

/** Why a name cannot be a member's; null if it can. */
export function nameFault(name: string): NameFault | null {
  if (!READABLE.test(name) || !/\p{L}/u.test(name) || HEAPED.test(name.normalize('NFD')) || INVISIBLE.test(name)) return 'name-unreadable'
  const words = name.split(/[\s._'’-]+/u).map(nameKey)
  const isReserved = words.some((word) => RESERVED_KEYS.has(word)) || RESERVED_KEYS.has(nameKey(name)) || BOT_KEYS.has(nameKey(name))
  return isReserved ? 'name-reserved' : null
}

/** A member's name in its stored form. Throws a `Problem` if it is not allowed. */
export function usableName(typed: string): string {
  const name = tidyName(typed)
  const fault = nameFault(name)
  if (fault !== null) throw new Problem(fault)
  return name
}

const RESERVED_KEYS: ReadonlySet<string> = new Set(RESERVED.map(nameKey))
const BOT_KEYS: ReadonlySet<string> = new Set(BOTS.map(nameKey))
