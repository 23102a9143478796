import type { BoardProps } from '@orrery/board'
import type { ComponentChildren, JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { quietlyLater } from '../../app/later.ts'
import { say } from '../../app/texts.ts'
import { small } from '../../look/small.ts'
import { useDesk } from '../desk.ts'
import { Grip } from '../question/Grip.tsx'
import { playsAlone } from '../side/alone.ts'
import { Strip } from '../side/Strip.tsx'
import { isRemote } from '../source/remote.ts'

const Players = quietlyLater(() => import('../side/Players.tsx').then((module) => module.Players))

interface Props {
  readonly shown: BoardProps
  openLog(): void
  /** The question, the result or the controls of a replay. */
  readonly children: ComponentChildren
}

/** The column beside the board (on a phone below it): seats, what happened, and the question. */
export function Console({ shown, openLog, children }: Props): JSX.Element {
  const { board, source, pulled } = useDesk()
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const column = place.current
    const stage = column?.parentElement
    if (!column || !stage) return
    // A board under the console is told the covered size; the drawer of log and chat ends above the question.
    const covers = (): void => {
      const question = column.lastElementChild
      // A pulled-up sheet covers the board for a while only, so the board keeps its size and its zoom.
      const over = stage.dataset.console === 'over' && small.value !== 'sheet' && getComputedStyle(column).position === 'absolute'
      const width = over ? `${column.offsetWidth}px` : '0px'
      const height = over && question instanceof HTMLElement ? `${question.offsetHeight + 20}px` : '0px'
      if (column.dataset.pulled === 'false') stage.style.setProperty('--docked-h', `${column.offsetHeight}px`)
      const asked = question instanceof HTMLElement ? `${question.offsetHeight + 20}px` : '0px'
      if (asked !== stage.style.getPropertyValue('--asked-h')) stage.style.setProperty('--asked-h', asked)
      if (width !== stage.style.getPropertyValue('--console-w')) stage.style.setProperty('--console-w', width)
      if (height !== stage.style.getPropertyValue('--console-h')) stage.style.setProperty('--console-h', height)
    }
    // The observer also reports the first size, after layout.
    const resized = new ResizeObserver(covers)
    resized.observe(column)
    for (const child of column.children) resized.observe(child)
    return () => resized.disconnect()
  })
  useLayoutEffect(() => {
    // What is unfolded in a phone's sheet needs all of its height, in a column the room of what stands above it. Such events do not bubble.
    const unfold = ({ target }: Event): void => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return
      if (small.value === 'sheet') pulled.value = true
      else if (small.value === 'column') target.scrollIntoView({ block: 'nearest' })
    }
    place.current?.addEventListener('toggle', unfold, true)
  }, [])
  const Beside = board.Beside
  // A board that fills the whole width or has a column of its own shows the players itself.
  const isShownByBoard = Beside !== undefined || board.console === 'over'
  const unlisted = playsAlone(source) || (isShownByBoard && !isRemote(source))
  return (
    <aside ref={place} class="console" data-pulled={pulled.value} aria-label={say('console')}>
      {small.value === 'sheet' ? <Grip /> : null}
      <section class="console-top" aria-label={say('console-top')} tabIndex={0}>
        {Beside === undefined ? null : <Beside {...shown} />}
        {unlisted ? null : <Players seen={shown.seen} calls={isShownByBoard} />}
        {board.tells === true ? null : <Strip told={shown.recap} openLog={openLog} />}
      </section>
      {children}
    </aside>
  )
}
