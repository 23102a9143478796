import type { JSX, RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { Icon } from '../look/Icon.tsx'
import { coveredBy, placeClear, seenOf } from '../look/place.ts'
import { bringIntoView, shownFor } from './anchors.ts'
import type { Anchor } from './task.ts'

/** How far the coach has come. */
export interface StepsSeen {
  readonly all: number
  readonly seen: number
  /** The number of the step that is shown. */
  readonly now: number
}

interface CardProps {
  readonly steps: StepsSeen
  /** The target: an option's piece on the board or its button in the console; otherwise the question's piece. */
  readonly anchor: Anchor | null
  /** Whether the card keeps away from a piece, because something is drawn around it. */
  readonly aside: boolean
  close(): void
  readonly children: JSX.Element | readonly (JSX.Element | null)[]
}

/** The ring's distance from its piece, and its least size: a ship on a map of the whole battle is no larger than a dot. */
const AROUND = 5
const LEAST = 36

/** How often the ring checks whether its piece has moved, in milliseconds. */
const FOLLOW = 200

/** For this many checks the card looks for another place if it covers something else, because boards may still change their layout. */
const SETTLES = 6

/** The coach's card, and the ring around the piece it speaks of. Both follow the piece. */
export function CoachCard({ steps, anchor, aside, close, children }: CardProps): JSX.Element {
  const card = useRef<HTMLElement>(null)
  const ring = useRef<HTMLDivElement>(null)
  useFollowing(card, ring, anchor, aside)
  return (
    <>
      <div ref={ring} class="coach-ring" aria-hidden="true" hidden />
      <section ref={card} class="coach" aria-label={say('coach')} aria-live="polite">
        <header>
          <b>{say('coach-step', { step: steps.now, all: steps.all })}</b>
          <i aria-hidden="true">
            {Array.from({ length: steps.all }, (_, at) => (
              <span key={at} class={at < steps.seen ? 'seen' : ''} />
            ))}
          </i>
          <button type="button" class="coach-close" aria-label={say('coach-leave')} onClick={close}>
            <Icon name="close" />
          </button>
        </header>
        {children}
      </section>
    </>
  )
}

/** Keeps the ring around an option's piece, and the card beside it but away from the question. */
function useFollowing(
  card: RefObject<HTMLElement | null>,
  ring: RefObject<HTMLDivElement | null>,
  anchor: Anchor | null,
  aside: boolean,
): void {
  useLayoutEffect(() => {
    let looks = 0
    let stood = ''
    let covers = Number.NaN
    const settle = (current: HTMLElement, beside: Element | null, moved: boolean): void => {
      if (!moved && (looks > SETTLES || coveredBy(current) === covers)) return
      placeClear(current, beside)
      covers = coveredBy(current)
    }
    const follow = (): void => {
      // A piece outside the visible area is scrolled into view once; afterwards the reader may look elsewhere.
      if (anchor !== null && looks === 1) bringIntoView(anchor)
      looks++
      const shown = anchor === null ? null : shownFor(anchor)
      if (ring.current !== null) ring.current.hidden = shown === null
      if (card.current === null) return
      card.current.classList.toggle('aside', aside)
      if (shown === null && !aside) settle(card.current, null, false)
      if (shown === null || ring.current === null) return
      const { left, top, width, height } = seenOf(shown) ?? shown.getBoundingClientRect()
      const [wide, high] = [Math.max(width + 2 * AROUND, LEAST), Math.max(height + 2 * AROUND, LEAST)]
      Object.assign(ring.current.style, {
        left: `${left + (width - wide) / 2}px`,
        top: `${top + (height - high) / 2}px`,
        width: `${wide}px`,
        height: `${high}px`,
      })
      const beside = shown.closest('.question') ?? shown
      // The question grows when all its options are open, and the card may hide none of it.
      const asked = document.querySelector('.question')?.clientHeight ?? 0
      const stands = [left, top, width, height, card.current.offsetHeight, asked].map(Math.round).join()
      if (!aside) settle(card.current, beside, stands !== stood)
      stood = stands
    }
    // A window of another size has other places.
    const again = (): void => {
      looks = 0
      stood = ''
      covers = Number.NaN
    }
    follow()
    const following = setInterval(follow, FOLLOW)
    addEventListener('resize', again)
    return () => {
      clearInterval(following)
      removeEventListener('resize', again)
    }
  }, [anchor, aside])
}
