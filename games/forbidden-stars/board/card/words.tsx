import type { ComponentChildren } from 'preact'
import type { Face } from '../art/face.ts'
import { Icon } from '../art/Icon.tsx'

/** Dice and tokens as card texts name them; the first word selects the icon. */
const NAMED = /\b(attack|defence|morale) (?:dice|die|tokens?)\b|(támadás|védekezés|morál) (?:(?:harc )?jelző\p{L}*|kock\p{L}*)/gu

const FACE_OF: { readonly [word: string]: Face } = {
  attack: 'attack',
  defence: 'defence',
  morale: 'morale',
  támadás: 'attack',
  védekezés: 'defence',
  morál: 'morale',
}

/** A card's text with icons before the names of dice and tokens. */
export function marked(words: string): ComponentChildren[] {
  const parts: ComponentChildren[] = []
  let from = 0
  for (const found of words.matchAll(NAMED)) {
    const face = FACE_OF[found[1] ?? found[2] ?? '']
    if (face === undefined) continue
    parts.push(
      words.slice(from, found.index),
      <span key={found.index} class={`fs-word is-${face}`} data-means={`face-${face}`}>
        <Icon name={face} />
        {found[0]}
      </span>,
    )
    from = found.index + found[0].length
  }
  parts.push(words.slice(from))
  return parts
}
