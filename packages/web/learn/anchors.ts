import { revealPiece } from '@orrery/board/reveal.ts'
import { isInView } from '../look/place.ts'
import type { Anchor } from './task.ts'

/** The selectors of an option in the console. */
function inConsole(id: string): readonly string[] {
  return [
    `.question [data-primary][data-option="${id}"]`,
    `.question [data-option="${id}"]`,
    `.question .tick:has([data-tick="${id}"])`,
    '.question [data-all-options]',
  ]
}

/** The first visible element of an option: its piece, its button, or the button for all options. */
export function shownFor(option: Anchor): Element | null {
  const all = standsFor(option)
  return all.find((one) => isInView(one)) ?? null
}

/** Everything that can be pressed to take an option, the board first. */
function standsFor(option: Anchor): readonly Element[] {
  const selectors = [
    ...(option.primary === true ? ['.question [data-primary]'] : []),
    ...[option.to, option.on].flatMap((piece) => (piece === undefined ? [] : [`.board-place [data-piece="${CSS.escape(piece)}"]`])),
    ...(option.id === undefined ? [] : inConsole(CSS.escape(option.id))),
  ]
  // A board may keep elements under another page, where they cannot be pressed.
  return selectors.flatMap((selector) =>
    [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0 && one.closest('[inert]') === null),
  )
}

/** Brings an option's first element into view: a surface is panned as little as needed, anything else is scrolled. */
export function bringIntoView(option: Anchor): void {
  const [first] = standsFor(option)
  if (first === undefined) return
  if (first.closest('.kit-surface') !== null) revealPiece(first)
  else if (!isInView(first)) first.scrollIntoView({ block: 'center' })
}
