import { type Copies, copiesOf } from '@orrery/collecting'
import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import { memo } from 'preact/compat'
import { SmallCard } from '../card/Small.tsx'
import type { Face } from '../face.ts'
import { type Cards, LIMIT } from './deck.ts'
import { Grid } from './Grid.tsx'
import { SORTS, type Sort } from './search.ts'

interface PoolProps {
  readonly faces: readonly Face[]
  readonly cards: Cards
  /** The reader's cards, if the deck is built from those; null: all cards. */
  readonly owned: Copies | null
  readonly sort: Signal<Sort>
  readonly text: Text
  change(id: string, by: number): void
  /** The card under pointer or focus, shown large. */
  look(face: Face | null): void
  /** Opens a card to read it. */
  open(face: Face): void
}

/** The cards found, each with its copies in the deck. */
export function Pool({ faces, cards, owned, sort, text, change, look, open }: PoolProps) {
  return (
    <section class="cgd-pool" aria-label={text.say('deck-cards')}>
      <div class="cgd-pool-head">
        <b aria-live="polite">{text.say('deck-found', { count: faces.length })}</b>
        <label>
          {text.say('deck-sort')}
          <select
            value={sort.value}
            onChange={(event) => {
              sort.value = SORTS.find((one) => one === event.currentTarget.value) ?? 'type'
            }}
          >
            {SORTS.map((one) => (
              <option key={one} value={one}>
                {text.say(`deck-sort-${one}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      {faces.length === 0 && <p class="cgd-none">{text.say('deck-none')}</p>}
      <Grid
        faces={faces}
        change={change}
        cell={(face) => (
          <Cell
            key={face.id}
            face={face}
            copies={cards[face.id] ?? 0}
            owned={owned === null ? null : copiesOf(owned, face.id)}
            text={text}
            change={change}
            look={look}
            open={open}
          />
        )}
      />
    </section>
  )
}

interface CellProps extends Pick<PoolProps, 'text' | 'change' | 'look' | 'open'> {
  readonly face: Face
  readonly copies: number
  readonly owned: number | null
}

const Cell = memo(function Cell({ face, copies, owned, text, change, look, open }: CellProps) {
  const name = face.name[text.language]
  const most = Math.min(LIMIT, owned ?? LIMIT)
  return (
    <li class="cgd-cell" onPointerEnter={() => look(face)} onPointerLeave={() => look(null)}>
      <div class="cgd-face" aria-hidden="true">
        <SmallCard face={face} text={text} light={copies > 0 ? 'sel' : ''} />
      </div>
      <button
        type="button"
        class="cgd-card"
        data-card={face.id}
        aria-label={text.say('deck-card', { name, copies })}
        onClick={(event) => {
          if (event.detail > 0 && matchMedia('(hover: none)').matches) open(face)
          else change(face.id, 1)
        }}
        onContextMenu={(event) => {
          event.preventDefault()
          change(face.id, -1)
        }}
        onFocus={() => look(face)}
        onBlur={() => look(null)}
      />
      <div class="cgd-own">
        <span class="cgd-copies" aria-hidden="true">
          {[0, 1, 2].map((i) => (
            <i key={i} class={i < copies ? 'in' : i >= most ? 'out' : ''} />
          ))}
        </span>
        <button type="button" tabIndex={-1} aria-label={text.say('deck-read', { name })} onClick={() => open(face)}>
          i
        </button>
        <button
          type="button"
          tabIndex={-1}
          disabled={copies === 0}
          aria-label={text.say('deck-less', { name })}
          onClick={() => change(face.id, -1)}
        >
          −
        </button>
        <button
          type="button"
          tabIndex={-1}
          disabled={copies >= most}
          aria-label={text.say('deck-more', { name })}
          onClick={() => change(face.id, 1)}
        >
          +
        </button>
      </div>
    </li>
  )
})
