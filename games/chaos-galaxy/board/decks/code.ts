import { hashOf } from '@orrery/board/drawing/random.ts'
import { searchable } from '@orrery/text'
import { deckSize } from '../../rules/deck.ts'
import { FACES, faceById } from '../face.ts'
import { type Cards, LONGEST_NAME, MOST_CARDS } from './deck.ts'

/** The version of links that this program writes, and the newest that it can read. */
const VERSION = 1
/** A link is never longer than this. */
export const LONGEST_LINK = 700
/** A pasted text is never longer than this. */
export const LONGEST_TEXT = 20_000

export type Read =
  | { readonly name: string; readonly cards: Cards; readonly unknown: readonly string[] }
  /** A message `deck-fault-<fault>`. */
  | { readonly fault: 'malformed' | 'oversized' | 'newer' | 'empty' }

/** A number for a card id that does not depend on the card list; a test proves that all are different. */
export function shortCode(id: string): number {
  const hash = hashOf(id)
  return (hash ^ (hash >>> 16)) & 0xffff
}

/** A deck as a part of a link: version, checksum, then cards by number of copies, then the name. */
export function linkOf(name: string, cards: Cards): string {
  const bytes: number[] = []
  for (const copies of [...new Set(Object.values(cards))].sort((a, b) => a - b)) {
    const ids = Object.keys(cards).filter((id) => cards[id] === copies && faceById(id) !== undefined)
    if (ids.length === 0) continue
    bytes.push(copies, ids.length)
    for (const code of ids.map(shortCode).sort((a, b) => a - b)) bytes.push(code >> 8, code & 0xff)
  }
  bytes.push(0, ...new TextEncoder().encode(name.slice(0, LONGEST_NAME)))
  return `${VERSION}.${base64(Uint8Array.from([checksum(bytes), ...bytes]))}`
}

/** Parses the deck of a link. Links come from outside and may contain anything. */
export function readLink(link: string): Read {
  // A newer version may have longer links and other characters.
  const version = Number(/^(\d{1,4})\./.exec(link)?.[1] ?? 0)
  if (version > VERSION) return { fault: 'newer' }
  if (link.length > LONGEST_LINK) return { fault: 'oversized' }
  const parts = /^\d{1,4}\.([A-Za-z0-9_-]+)$/.exec(link)
  if (parts === null || version < 1) return { fault: 'malformed' }
  const bytes = unbase64(parts[1] as string)
  if (bytes === null || bytes.length < 2 || bytes[0] !== checksum(bytes.slice(1))) return { fault: 'malformed' }
  const byCode = new Map(FACES.map((face) => [shortCode(face.id), face.id]))
  const cards: Record<string, number> = {}
  const unknown: string[] = []
  let at = 1
  while (at < bytes.length && bytes[at] !== 0) {
    const copies = bytes[at] as number
    const count = bytes[at + 1] ?? 0
    at += 2
    if (at + count * 2 > bytes.length) return { fault: 'malformed' }
    for (let i = 0; i < count; i++, at += 2) {
      const id = byCode.get(((bytes[at] as number) << 8) | (bytes[at + 1] as number))
      if (id === undefined) unknown.push('?')
      else cards[id] = (cards[id] ?? 0) + copies
    }
  }
  if (at >= bytes.length) return { fault: 'malformed' }
  if (deckSize(cards) > MOST_CARDS) return { fault: 'oversized' }
  const name = new TextDecoder().decode(Uint8Array.from(bytes.slice(at + 1))).slice(0, LONGEST_NAME)
  return { name, cards, unknown }
}

/** A deck as text: a heading with its name, then a line for each card. */
export function textOfDeck(name: string, cards: Cards, language: 'hu' | 'en'): string {
  const lines = Object.entries(cards).flatMap(([id, copies]) => {
    const face = faceById(id)
    return face === undefined ? [] : [{ copies, face }]
  })
  lines.sort((a, b) => a.face.number - b.face.number)
  return `# ${name}\n${lines.map(({ copies, face }) => `${copies} ${face.name[language]}`).join('\n')}\n`
}

const simple = (text: string) =>
  searchable(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** The usual notations of a card and its copies: `3 Falcon`, `3x Falcon`, `x3 Falcon`, `- Falcon x3`, `Falcon (3)`. */
const CARD_LINE = /^(?:[-*\u2022]\s+)?(?:[x\u00d7]?(\d{1,3})\s*[x\u00d7]?\s+)?(.+?)(?:\s+(?:[x\u00d7]\s?|\()(\d{1,3})\)?)?$/i

/** Parses a pasted deck: `3 Falcon`, `3x Sólyom` or `3 solyom` a line, names in either language. */
export function readText(text: string): Read {
  if (text.length > LONGEST_TEXT) return { fault: 'oversized' }
  const byName = new Map<string, string>()
  for (const face of FACES) for (const name of [face.name.hu, face.name.en, face.id]) byName.set(simple(name), face.id)
  const cards: Record<string, number> = {}
  const unknown: string[] = []
  let name = ''
  for (const raw of text.split('\n')) {
    const line = raw.trim()
    if (line === '') continue
    if (line.startsWith('#')) {
      if (name === '') name = line.replace(/^#+\s*/, '').slice(0, LONGEST_NAME)
      continue
    }
    const [, before, card = '', after] = CARD_LINE.exec(line) ?? []
    const id = byName.get(simple(card))
    const copies = Number(before ?? after ?? 1)
    if (id === undefined) unknown.push(line.slice(0, 60))
    else if (copies > 0) cards[id] = (cards[id] ?? 0) + copies
  }
  const size = deckSize(cards)
  if (size > MOST_CARDS) return { fault: 'oversized' }
  if (size === 0) return { fault: 'empty' }
  return { name, cards, unknown }
}

function checksum(bytes: ArrayLike<number>): number {
  let sum = 0x5a
  for (let i = 0; i < bytes.length; i++) sum = (Math.imul(sum, 31) + (bytes[i] ?? 0)) & 0xff
  return sum
}

function base64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

function unbase64(text: string): number[] | null {
  try {
    return Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}
