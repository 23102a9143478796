import type { Text } from '@orrery/text'
import type { Signal } from '@preact/signals'
import { memo } from 'preact/compat'
import { useEffect, useRef, useState } from 'preact/hooks'
import { SmallCard } from '../card/Small.tsx'
import type { Face } from '../face.ts'
import type { Cards } from './deck.ts'
import { SORTS, type Sort } from './search.ts'

interface PoolProps {
  readonly faces: readonly Face[]
  readonly cards: Cards
  readonly sort: Signal<Sort>
  readonly text: Text
  change(id: string, by: number): void
  /** The card under pointer or focus, to be shown large. */
  look(face: Face | null): void
  /** Opens a card to read it. */
  open(face: Face): void
}

/** So many cards are drawn at once; more when the reader comes near the end. */
const BATCH = 48

/** The cards found, each with its copies in the deck. */
export function Pool({ faces, cards, sort, text, change, look, open }: PoolProps) {
  const [shown, setShown] = useState(BATCH)
  const end = useRef<HTMLDivElement>(null)
  const grid = useRef<HTMLUListElement>(null)
  useEffect(() => {
    setShown(BATCH)
    grid.current?.closest('.cgd-pool')?.scrollTo(0, 0)
  }, [faces])
  useEffect(() => {
    const sentinel = end.current
    if (sentinel === null) return
    const watcher = new IntersectionObserver(
      (seen) => {
        if (seen.some((one) => one.isIntersecting)) setShown((count) => count + BATCH)
      },
      { rootMargin: '600px' },
    )
    watcher.observe(sentinel)
    return () => watcher.disconnect()
  }, [shown, faces])
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
      <ul ref={grid} class="cgd-grid" onKeyDown={(event) => moveFocus(event, change)}>
        {faces.slice(0, shown).map((face) => (
          <Cell key={face.id} face={face} copies={cards[face.id] ?? 0} text={text} change={change} look={look} open={open} />
        ))}
      </ul>
      {shown < faces.length && <div ref={end} class="cgd-end" />}
    </section>
  )
}

interface CellProps extends Pick<PoolProps, 'text' | 'change' | 'look' | 'open'> {
  readonly face: Face
  readonly copies: number
}

const Cell = memo(function Cell({ face, copies, text, change, look, open }: CellProps) {
  const name = face.name[text.language]
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
            <i key={i} class={i < copies ? 'in' : ''} />
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
          disabled={copies >= 3}
          aria-label={text.say('deck-more', { name })}
          onClick={() => change(face.id, 1)}
        >
          +
        </button>
      </div>
    </li>
  )
})

/** Arrow keys walk the grid, plus and minus change the copies of the card in focus. */
function moveFocus(event: KeyboardEvent, change: (id: string, by: number) => void): void {
  const here = event.target
  if (!(here instanceof HTMLElement) || here.dataset.card === undefined) return
  if (event.key === '+' || event.key === '-' || event.key === 'Delete') {
    event.preventDefault()
    change(here.dataset.card, event.key === '+' ? 1 : -1)
    return
  }
  const all = [...(here.closest('ul')?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
  const at = all.indexOf(here)
  const top = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top)
  const columns = Math.max(
    1,
    all.findIndex((other) => top(other) > top(all[0] as HTMLElement)),
  )
  const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns }
  const next = all[at + (steps[event.key] ?? 0)]
  if (steps[event.key] === undefined || next === undefined) return
  event.preventDefault()
  next.focus()
  next.scrollIntoView({ block: 'nearest' })
}
