import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Face } from '../face.ts'

interface GridProps {
  readonly faces: readonly Face[]
  /** The cell of a card: a list item. */
  cell(face: Face): JSX.Element
  /** Plus and minus on the focused card; default: does nothing. */
  change?: ((id: string, by: number) => void) | undefined
}

/** How many cards are drawn at first, and added when the reader gets near the end. */
const BATCH = 8

/** A grid of many cards, which draws only those about to be visible. */
export function Grid({ faces, cell, change }: GridProps) {
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
      // A margin counts at the part that scrolls alone: another one cuts off what lies below it.
      { root: scrollerOf(sentinel), rootMargin: '600px' },
    )
    watcher.observe(sentinel)
    return () => watcher.disconnect()
  }, [shown, faces])
  return (
    <>
      <ul ref={grid} class="cgd-grid" onKeyDown={(event) => moveFocus(event, change)}>
        {faces.slice(0, shown).map(cell)}
      </ul>
      {shown < faces.length && <div ref={end} class="cgd-end" />}
    </>
  )
}

/** The part of the page in which an element is scrolled; null: the page itself. */
function scrollerOf(element: Element): Element | null {
  for (let at = element.parentElement; at !== null; at = at.parentElement)
    if (['auto', 'scroll'].includes(getComputedStyle(at).overflowY)) return at
  return null
}

/** Arrow keys move over the grid, plus and minus change the copies of the focused card. */
function moveFocus(event: KeyboardEvent, change: GridProps['change']): void {
  const here = event.target
  if (!(here instanceof HTMLElement) || here.dataset.card === undefined) return
  if (change !== undefined && (event.key === '+' || event.key === '-' || event.key === 'Delete')) {
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
