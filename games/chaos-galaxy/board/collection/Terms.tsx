import { type Copies, sizeOf } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { useState } from 'preact/hooks'
import { SmallCard } from '../card/Small.tsx'
import { entriesOf } from '../decks/deck.ts'
import type { Face } from '../face.ts'
import { ReadCard } from './ReadCard.tsx'

/** Cards as a line of text: '2 × Gunner, Leviathan'. */
export function namesOf(cards: Copies, text: Text): string {
  const all = entriesOf(cards, text.language).map(({ face, copies }) => {
    const name = face.name[text.language]
    return copies > 1 ? `${copies}\u00a0×\u00a0${name}` : name
  })
  return all.length === 0 ? text.say('coll-nothing') : all.join(', ')
}

interface TrayProps {
  readonly title: string
  readonly cards: Copies
  readonly text: Text
  /** Removes a card; absent if nothing can be changed. */
  takeBack?: ((id: string) => void) | undefined
}

/** What one side of a trade gives. */
export function Tray({ title, cards, text, takeBack }: TrayProps) {
  const [reading, read] = useState<Face | null>(null)
  return (
    <section class="cgc-tray panel">
      <h3>
        {title} <small>{text.say('coll-size', { count: sizeOf(cards) })}</small>
      </h3>
      <ul>
        {entriesOf(cards, text.language).map(({ face, copies }) => (
          <li key={face.id} data-in-tray={face.id}>
            <SmallCard face={face} text={text} />
            <button
              type="button"
              class="read"
              aria-label={text.say('deck-read', { name: face.name[text.language] })}
              onClick={() => read(face)}
            />
            <span class="cgc-count">×{copies}</span>
            {takeBack !== undefined && (
              <button
                type="button"
                class="less"
                aria-label={text.say('coll-take-back', { name: face.name[text.language] })}
                onClick={() => takeBack(face.id)}
              >
                −
              </button>
            )}
          </li>
        ))}
        {sizeOf(cards) === 0 && <li class="cgd-none">{text.say('coll-nothing')}</li>}
      </ul>
      {reading !== null && <ReadCard face={reading} text={text} close={() => read(null)} />}
    </section>
  )
}
