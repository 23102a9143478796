import { type Copies, copiesOf, lacking } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import { searchable } from '@orrery/text'
import { useState } from 'preact/hooks'
import { raceColours } from '../card/Card.tsx'
import { Emblem, RARITY_SIGNS, Sign } from '../card/Sign.tsx'
import { entriesOf, LIMIT } from '../decks/deck.ts'
import type { Face } from '../face.ts'
import { ReadCard } from './ReadCard.tsx'

interface PickerProps {
  readonly title: string
  /** What may be added, and what is in the tray already. */
  readonly free: Copies
  readonly chosen: Copies
  /** What the receiver wishes for, and owns. */
  readonly wishes: readonly string[]
  readonly has: Copies
  /** The message that says that they wish for it. */
  readonly wished: 'coll-pick-wished' | 'coll-pick-mine'
  readonly text: Text
  add(id: string): void
}

/** How many are listed; a search finds the rest. */
const MOST = 60

/** Cards to add to one side of a trade: first the receiver's wishes, then what they lack, then spare cards. */
export function Picker({ title, free, chosen, wishes, has, wished, text, add }: PickerProps) {
  const [words, setWords] = useState('')
  const [reading, read] = useState<Face | null>(null)
  const left = lacking(chosen, free)
  const mark = ({ id }: Face): 0 | 1 | 2 | 3 => (wishes.includes(id) ? 0 : copiesOf(free, id) > LIMIT ? 1 : copiesOf(has, id) === 0 ? 2 : 3)
  const sought = searchable(words)
  const found = entriesOf(left, text.language)
    .filter(({ face }) => searchable(face.name[text.language]).includes(sought))
    .sort((one, other) => mark(one.face) - mark(other.face))
  return (
    <section class="cgc-picker panel">
      <h3>{title}</h3>
      <input
        class="field"
        type="search"
        value={words}
        placeholder={text.say('coll-find')}
        aria-label={`${title}: ${text.say('coll-find')}`}
        onInput={(event) => setWords(event.currentTarget.value)}
      />
      {found.length === 0 && <p class="cgd-none">{text.say('coll-pick-none')}</p>}
      <ul>
        {found.slice(0, MOST).map(({ face, copies }) => (
          <li key={face.id} style={raceColours(face)}>
            <button type="button" data-add={face.id} onClick={() => add(face.id)}>
              <Emblem race={face.race} />
              <Sign name={RARITY_SIGNS[face.rarity]} class={face.rarity} />
              <b lang={text.language}>{face.name[text.language]}</b>
              <small>
                {
                  [text.say(wished), text.say('coll-pick-spare'), wished === 'coll-pick-mine' ? text.say('coll-pick-new') : '', ''][
                    mark(face)
                  ]
                }
              </small>
              <i>×{copies}</i>
            </button>
            <button
              type="button"
              class="read"
              aria-label={text.say('deck-read', { name: face.name[text.language] })}
              onClick={() => read(face)}
            >
              ?
            </button>
          </li>
        ))}
      </ul>
      {reading !== null && <ReadCard face={reading} text={text} close={() => read(null)} />}
    </section>
  )
}
