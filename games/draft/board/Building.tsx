import { type BoardProps, type PlanDraft, refusalWords } from '@orrery/board'
import { isObject, type Json, planBounds } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useMemo, useState } from 'preact/hooks'
import { SmallCard } from '../../chaos-galaxy/board/card/Small.tsx'
import { type Cards, type Entry, withCopies } from '../../chaos-galaxy/board/decks/deck.ts'
import { deckSize } from '../../chaos-galaxy/rules/deck.ts'
import { DECK, deckVerdicts } from '../rules/build.ts'
import { Curve } from './Curve.tsx'
import { type Grouping, groupsOf } from './groups.ts'
import { Groupings } from './Pool.tsx'
import { proposed } from './proposal.ts'

interface Props {
  readonly draft: PlanDraft
  readonly text: Text
  readonly inspect: BoardProps['inspect']
}

/** The pool, with the number of copies in the deck. Pressing a card adds a copy, or removes all if there is no more. */
export function Building({ draft, text, inspect }: Props) {
  const [by, group] = useState<Grouping>('race')
  const bounds = useMemo(() => planBounds(draft.question, DECK), [draft.question])
  const deck = asCards(draft.value.value)
  const size = deckSize(deck)
  const reasons = deckVerdicts(bounds, deck)
  const change = (id: string, by: number): void => draft.set({ ...withCopies(deck, id, by) })
  return (
    <section class="dr-build" aria-label={text.say('draft-build')}>
      <header>
        <h3>
          {text.say('draft-deck')}{' '}
          <b class={size === bounds.size ? 'full' : ''} aria-live="polite">
            {text.say('draft-size', { size, aim: bounds.size })}
          </b>
        </h3>
        <Groupings by={by} group={group} text={text} />
        <button type="button" class="btn small" onClick={() => draft.set(proposed(draft.question))}>
          {text.say('draft-propose')}
        </button>
        <button type="button" class="btn small quiet" disabled={size === 0} onClick={() => draft.set({})}>
          {text.say('draft-empty')}
        </button>
        <Curve cards={deck} text={text} />
        <p class="dr-reasons" role="status">
          {reasons.length === 0 ? text.say('draft-legal') : reasons.map((reason) => refusalWords(text, reason)).join(' ')}
        </p>
      </header>
      <div class="dr-shelf">
        {groupsOf(bounds.pool, by, text).map(({ label, count, entries }) => (
          <section key={label}>
            <h4>
              {label} <b>{text.say('draft-of', { in: entries.reduce((sum, { face }) => sum + (deck[face.id] ?? 0), 0), of: count })}</b>
            </h4>
            <ul>
              {entries.map((entry) => (
                <Cell key={entry.face.id} entry={entry} taken={deck[entry.face.id] ?? 0} text={text} change={change} inspect={inspect} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  )
}

interface CellProps extends Pick<Props, 'text' | 'inspect'> {
  readonly entry: Entry
  readonly taken: number
  change(id: string, by: number): void
}

function Cell({ entry: { face, copies }, taken, text, change, inspect }: CellProps) {
  const name = face.name[text.language]
  return (
    <li class={taken > 0 ? 'in' : 'out'}>
      <div aria-hidden="true">
        <SmallCard face={face} text={text} light={taken > 0 ? 'sel' : 'dim'} />
      </div>
      <button
        type="button"
        class="dr-take"
        data-card={face.id}
        aria-pressed={taken > 0}
        aria-label={text.say('draft-taken', { name, taken, copies })}
        onClick={() => change(face.id, taken < copies ? 1 : -taken)}
        onPointerEnter={(event) => event.pointerType === 'mouse' && inspect(`card:${face.id}`)}
        onPointerLeave={(event) => event.pointerType === 'mouse' && inspect(null)}
      />
      <div class="dr-below">
        <span aria-hidden="true">
          {taken}/{copies}
        </span>
        <button
          type="button"
          class="dr-read"
          tabIndex={-1}
          aria-label={text.say('draft-read', { name })}
          onClick={() => inspect(`card:${face.id}`)}
        >
          i
        </button>
      </div>
    </li>
  )
}

/** The draft of the plan: copies by card id. */
function asCards(value: Json): Cards {
  return isObject(value) ? (value as Record<string, number>) : {}
}
