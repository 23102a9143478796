import './means.css'
import type { Piece } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'

/** A word, sign or state of the game, and its meaning. */
export interface Meaning {
  readonly term: string
  readonly word: string
  readonly means: string
}

/** The message `armour-is` (or, of a card, `armour-text`) explains the message `armour`. */
const EXPLAINS = ['-is', '-text'] as const

/** The meaning of a game's word, by the word's message; null if nothing explains it. */
export function meaningOf(term: string, text: Text): Meaning | null {
  const found = EXPLAINS.map((end) => term + end).find((id) => text.has(id))
  return found === undefined ? null : { term, word: text.say(term), means: text.say(found) }
}

const PIECE = 'means:'

/** The inspector's piece for an explained word. */
export function wordPiece(term: string): Piece {
  return PIECE + term
}

/** The word of such a piece; null for other pieces. */
export function wordOf(piece: Piece): string | null {
  return piece.startsWith(PIECE) ? piece.slice(PIECE.length) : null
}

/** The meanings of words, signs and states, each once; words without an explanation are left out. */
export function Means({ terms, text }: { readonly terms: readonly string[]; readonly text: Text }): JSX.Element | null {
  const meanings = [...new Set(terms)].map((term) => meaningOf(term, text)).filter((one) => one !== null)
  if (meanings.length === 0) return null
  return (
    <dl class="kit-means">
      {meanings.map(({ term, word, means }) => (
        <div key={term}>
          <dt>{word}</dt>
          <dd>{means}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A list of meanings that are rarely needed; collapsed at first. */
export function MoreMeans({ summary, ...list }: { readonly summary: string; readonly terms: readonly string[]; readonly text: Text }) {
  return (
    <details class="kit-means-more">
      <summary>{summary}</summary>
      <Means {...list} />
    </details>
  )
}

/** The page of a single word in the inspector. */
export function WordPage({ term, text }: { readonly term: string; readonly text: Text }): JSX.Element | null {
  const meaning = meaningOf(term, text)
  if (meaning === null) return null
  return (
    <div class="kit-word-page">
      <h3>{meaning.word}</h3>
      <p>{meaning.means}</p>
    </div>
  )
}
