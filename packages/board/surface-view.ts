import type { ReadonlySignal, Signal } from '@preact/signals'
import { filling, fitting, type Gestures, type Inset, insetWithin, shiftInto, type WorldBox, type Zoomed } from './gestures.ts'

/** A board's control of its surface. */
export interface View {
  /** The current zoom, for pieces that keep a legible size, and for the small map. */
  readonly zoomed: ReadonlySignal<Zoomed>
  /** Shows all of the world. */
  fit(): void
  /** Shows a part of the world, zoomed in at most to `most`. */
  show(part: WorldBox, most?: number): void
  /** Moves as little as needed to show a part of the world. */
  reveal(part: WorldBox): void
  by(factor: number): void
  /** The point of the world under a point of the screen. */
  worldAt(clientX: number, clientY: number): { readonly x: number; readonly y: number }
  /** The visible part of the world. */
  inSight(): WorldBox
  /** The part of the visible world that nothing covers. */
  clear(): WorldBox
}

/** What a surface remembers between drawings. */
export interface SurfaceState {
  /** The element that shows the world, the part of it that nothing covers, and the element that moves in it. */
  readonly place: { readonly current: HTMLDivElement | null }
  readonly room: { readonly current: HTMLDivElement | null }
  readonly moved: { readonly current: HTMLDivElement | null }
  gestures: Gestures | null
  /** Whether the reader or the board chose what is visible; otherwise all of the world is fitted whenever the room changes. */
  isChosen: boolean
  /** Whether it was the board that chose. */
  byBoard: boolean
  /** The part that the board chose last, and how near at most. */
  chosen: { readonly part: WorldBox; readonly most: number | undefined } | null
  /** The size at the last layout, because measuring it again would force a layout during a gesture. */
  extent: { readonly width: number; readonly height: number }
  readonly zoomed: Signal<Zoomed>
  /** The world of the last drawing. */
  world: WorldBox
  motion: boolean
  padding: number
}

/** The size of the surface, and how much of each side something covers, with the padding. */
export function sizeOf({ place, room, padding }: SurfaceState): { readonly width: number; readonly height: number; readonly inset: Inset } {
  if (place.current === null || room.current === null) return { width: 1, height: 1, inset: { top: 0, right: 0, bottom: 0, left: 0 } }
  const { clientWidth: width, clientHeight: height } = place.current
  const { offsetLeft, offsetTop, offsetWidth, offsetHeight } = room.current
  const inset = {
    top: padding + offsetTop,
    right: padding + width - offsetLeft - offsetWidth,
    bottom: padding + height - offsetTop - offsetHeight,
    left: padding + offsetLeft,
  }
  return { width, height, inset: insetWithin(width, height, inset) }
}

/** Shows a part of the world, zoomed in at most to `most`. */
export function showPart(state: SurfaceState, part: WorldBox, most: number | undefined, glide: boolean): void {
  const { width, height, inset } = sizeOf(state)
  state.gestures?.to(filling(fitting(part, width, height, inset, most), state.world, width, height, inset), glide)
}

/** Shows again the part that the board chose, if the room that is left does not show all of it; otherwise what else there is room for. */
export function keepChosen(state: SurfaceState): void {
  if (state.chosen !== null && !isClear(state, state.chosen.part)) showPart(state, state.chosen.part, state.chosen.most, false)
  else {
    const { width, height, inset } = sizeOf(state)
    state.gestures?.to(filling(state.zoomed.peek(), state.world, width, height, inset), false)
  }
}

/** Whether nothing covers any of a part of the world. */
function isClear(state: SurfaceState, part: WorldBox): boolean {
  const { width, height, inset } = sizeOf(state)
  const { k, left, top } = state.zoomed.peek()
  const dx = shiftInto(part.x * k + left, part.width * k, inset.left, width - inset.right)
  const dy = shiftInto(part.y * k + top, part.height * k, inset.top, height - inset.bottom)
  return Math.abs(dx) <= 1 && Math.abs(dy) <= 1
}

/** A board's control of the surface with that state. */
export function viewOf(state: SurfaceState): View {
  const { zoomed } = state
  return {
    zoomed,
    fit() {
      state.isChosen = false
      state.byBoard = false
      showPart(state, state.world, undefined, state.motion)
    },
    show(part, most) {
      state.isChosen = true
      state.byBoard = true
      state.chosen = { part, most }
      showPart(state, part, most, state.motion)
    },
    reveal(part) {
      const { width, height, inset } = sizeOf(state)
      const { k, left, top } = zoomed.peek()
      const dx = shiftInto(part.x * k + left, part.width * k, inset.left, width - inset.right)
      const dy = shiftInto(part.y * k + top, part.height * k, inset.top, height - inset.bottom)
      // Otherwise a change of the room would bring back what the board showed before.
      if (state.byBoard) state.chosen = { part, most: k }
      if (dx !== 0 || dy !== 0) state.gestures?.pan(dx, dy, state.motion)
    },
    by(factor) {
      const { width, height } = sizeOf(state)
      state.isChosen = true
      state.gestures?.by(factor, [width / 2, height / 2], state.motion)
    },
    worldAt(clientX, clientY) {
      const box = state.place.current?.getBoundingClientRect()
      const { k, left, top } = zoomed.peek()
      return { x: (clientX - (box?.left ?? 0) - left) / k, y: (clientY - (box?.top ?? 0) - top) / k }
    },
    inSight() {
      const { width, height } = state.extent
      const { k, left, top } = zoomed.peek()
      return { x: -left / k, y: -top / k, width: width / k, height: height / k }
    },
    clear() {
      const { width, height, inset } = sizeOf(state)
      const { k, left, top } = zoomed.peek()
      const [wide, high] = [width - inset.left - inset.right, height - inset.top - inset.bottom]
      return { x: (inset.left - left) / k, y: (inset.top - top) / k, width: wide / k, height: high / k }
    },
  }
}
