import { select } from 'd3-selection'
import { type D3ZoomEvent, zoom, zoomIdentity } from 'd3-zoom'

/** A surface's zoom: the world's point (x, y) is at `k * x + left`, `k * y + top` on the screen. */
export interface Zoomed {
  readonly k: number
  readonly left: number
  readonly top: number
}

/** A part of the world. */
export interface WorldBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** How much of the surface is covered at its edges, in pixels. */
export interface Inset {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

/**
 * What counts as covered: never more than half of the width or of the height. Where more is covered, a map that lies partly under something
 * is better than one that is too small to see.
 */
export function insetWithin(width: number, height: number, { top, right, bottom, left }: Inset): Inset {
  const across = Math.min(1, width / 2 / Math.max(1, left + right))
  const down = Math.min(1, height / 2 / Math.max(1, top + bottom))
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across }
}

/** How far a stretch that begins at `from` must move to lie between two ends, as little as possible; one that is too long is centred. */
export function shiftInto(from: number, long: number, low: number, high: number): number {
  if (long > high - low) return (low + high - long) / 2 - from
  return from < low ? low - from : Math.min(0, high - long - from)
}

/** The zoom that centres a part of the world in the uncovered area. */
export function fitting(world: WorldBox, width: number, height: number, inset: Inset, most = Number.POSITIVE_INFINITY): Zoomed {
  const free = { width: Math.max(1, width - inset.left - inset.right), height: Math.max(1, height - inset.top - inset.bottom) }
  const k = Math.min(most, free.width / world.width, free.height / world.height)
  return {
    k,
    left: inset.left + (free.width - world.width * k) / 2 - world.x * k,
    top: inset.top + (free.height - world.height * k) / 2 - world.y * k,
  }
}

/** A zoom, moved as little as needed so that the world fills the uncovered area; where the world is smaller than that, it is centred. */
export function filling(zoomed: Zoomed, world: WorldBox, width: number, height: number, inset: Inset): Zoomed {
  const { k, left, top } = zoomed
  return {
    k,
    left: left + shiftOver(world.x * k + left, world.width * k, inset.left, width - inset.right),
    top: top + shiftOver(world.y * k + top, world.height * k, inset.top, height - inset.bottom),
  }
}

/**
 * How far a stretch that begins at `from` must move to cover everything between two ends, as little as possible; one that is too short is
 * centred.
 */
function shiftOver(from: number, long: number, low: number, high: number): number {
  if (long < high - low) return (low + high - long) / 2 - from
  return from > low ? low - from : Math.max(0, high - long - from)
}

/** Whether all of the world fits at zoom `k`. */
export function fitsAsNear(world: WorldBox, width: number, height: number, inset: Inset, k: number): boolean {
  return fitting(world, width, height, inset).k >= k * AS_NEAR
}

/** The least ratio at which two zooms look the same: a difference of a fiftieth is invisible. */
const AS_NEAR = 0.98

/** Wheel, pinch and drag on a surface, reported as zooms. */
export interface Gestures {
  /** Sets the zoom; with motion it is animated. */
  to(zoomed: Zoomed, motion: boolean): void
  /** Zooms around a point of the screen within the surface. */
  by(factor: number, at: readonly [x: number, y: number], motion: boolean): void
  pan(dx: number, dy: number, motion: boolean): void
  bounds(least: number, most: number, world: WorldBox, margin: number): void
  end(): void
}

const GLIDE = 260

/**
 * How far a glide has come after so many milliseconds. A frame has the time at which it began, which on a busy machine lies before the press that
 * began the glide: then nothing has moved yet.
 */
export function glided(from: Zoomed, to: Zoomed, elapsed: number): Zoomed {
  const part = Math.max(0, Math.min(1, elapsed / GLIDE))
  const eased = 1 - (1 - part) ** 3
  return {
    k: from.k + (to.k - from.k) * eased,
    left: from.left + (to.left - from.left) * eased,
    top: from.top + (to.top - from.top) * eased,
  }
}

/** Listens to gestures on a surface. Elements in `[data-hold]` (a handle, a scrolling list) keep their gestures. */
export function gesturesOn(surface: HTMLElement, changed: (zoomed: Zoomed, byHand: boolean) => void): Gestures {
  const behaviour = zoom<HTMLElement, unknown>()
    .clickDistance(6)
    .tapDistance(12)
    .filter((event: Event) => {
      if (event.target instanceof Element && event.target.closest('[data-hold]') !== null) return false
      return !(event instanceof MouseEvent) || event instanceof WheelEvent || event.button === 0
    })
    .on('zoom', (event: D3ZoomEvent<HTMLElement, unknown>) => {
      const { k, x, y } = event.transform
      changed({ k, left: x, top: y }, event.sourceEvent !== null && event.sourceEvent !== undefined)
    })
  const selected = select<HTMLElement, unknown>(surface)
  selected.call(behaviour).on('dblclick.zoom', null)
  let gliding = 0
  /** The animation is our own, because d3's transitions would need another package. */
  const glide = ({ k, left, top }: Zoomed, motion: boolean): void => {
    cancelAnimationFrame(gliding)
    const set = (zoomed: Zoomed): void => behaviour.transform(selected, zoomIdentity.translate(zoomed.left, zoomed.top).scale(zoomed.k))
    if (!motion) {
      set({ k, left, top })
      return
    }
    const from = zoomOf(surface)
    const began = performance.now()
    const step = (now: number): void => {
      set(glided(from, { k, left, top }, now - began))
      if (now - began < GLIDE) gliding = requestAnimationFrame(step)
    }
    gliding = requestAnimationFrame(step)
  }
  return {
    to: glide,
    by(factor, [x, y], motion) {
      const { k, left, top } = zoomOf(surface)
      const [least, most] = behaviour.scaleExtent()
      const next = Math.max(least, Math.min(most, k * factor))
      glide({ k: next, left: x - ((x - left) / k) * next, top: y - ((y - top) / k) * next }, motion)
    },
    pan(dx, dy, motion) {
      const { k, left, top } = zoomOf(surface)
      glide({ k, left: left + dx, top: top + dy }, motion)
    },
    bounds(least, most, { x, y, width, height }, margin) {
      behaviour.scaleExtent([least, most]).translateExtent([
        [x - margin, y - margin],
        [x + width + margin, y + height + margin],
      ])
    },
    end() {
      cancelAnimationFrame(gliding)
      selected.on('.zoom', null)
    },
  }
}

function zoomOf(surface: HTMLElement): Zoomed {
  const { k, x, y } = (surface as HTMLElement & { __zoom?: { k: number; x: number; y: number } }).__zoom ?? zoomIdentity
  return { k, left: x, top: y }
}
