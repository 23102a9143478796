import './means.css'
import type { Piece } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'

/** A word, a sign or a state of the game, and what it means. */
export interface Meaning {
  readonly term: string
  readonly word: string
  readonly means: string
}

/** What explains the message `armour` is the message `armour-is`, or, of a card, `armour-text`. */
const EXPLAINS = ['-is', '-text'] as const

/** What a game's word means, by the message of the word; null where nothing explains it. */
export function meaningOf(term: string, text: Text): Meaning | null {
  const found = EXPLAINS.map((end) => term + end).find((id) => text.has(id))
  return found === undefined ? null : { term, word: text.say(term), means: text.say(found) }
}

const PIECE = 'means:'

/** The inspector's piece for a word that explains itself. */
export function wordPiece(term: string): Piece {
  return PIECE + term
}

/** The word that such a piece is; null where it is another piece. */
export function wordOf(piece: Piece): string | null {
  return piece.startsWith(PIECE) ? piece.slice(PIECE.length) : null
}

/** What words, signs and states mean, each once; of what has no explanation nothing is said. */
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

/** What closer looks rarely ask for: folded until it is wanted. */
export function MoreMeans({ summary, ...list }: { readonly summary: string; readonly terms: readonly string[]; readonly text: Text }) {
  return (
    <details class="kit-means-more">
      <summary>{summary}</summary>
      <Means {...list} />
    </details>
  )
}

/** A word by itself in the inspector. */
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
