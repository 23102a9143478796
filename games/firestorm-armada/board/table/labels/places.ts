/** A rectangle on the screen. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A label to place: its size, and the rectangle that it belongs to. */
export interface Wanted {
  readonly key: string
  readonly width: number
  readonly height: number
  readonly about: Place
  /** Whether it stands right beside its rectangle or not at all, because farther away it would seem to belong to another. */
  readonly close?: boolean
  /** Whether it is left out if it would cover a piece in each of its places. */
  readonly yields?: boolean
}

const GAP = 5

/** The area in which two rectangles overlap. */
export function covered(a: Place, b: Place): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return wide > 0 && high > 0 ? wide * high : 0
}

/** The possible places of a label around its rectangle, best first: below, above, beside, at the corners, then farther away. */
function candidates({ width, height, about, close = false }: Wanted): Place[] {
  const middle = about.left + about.width / 2 - width / 2
  const level = about.top + about.height / 2 - height / 2
  const below = about.top + about.height + GAP
  const above = about.top - height - GAP
  const right = about.left + about.width + GAP
  const left = about.left - width - GAP
  const at = (x: number, y: number): Place => ({ left: x, top: y, width, height })
  const places = [at(middle, below), at(middle, above), at(right, level), at(left, level)]
  const corners = [at(right - GAP, below), at(left + GAP, below), at(right - GAP, above), at(left + GAP, above)]
  for (let step = 1; step <= 5 && !close; step++) {
    const far = step * (height + 3)
    places.push(at(middle, below + far), at(middle, above - far), at(right, level + far), at(left, level - far))
    places.push(at(right, level - far), at(left, level + far), at(right + step * 40, level), at(left - step * 40, level))
  }
  return [...places.slice(0, 4), ...corners, ...places.slice(4)]
}

/** The part of the room that is on the screen and that no strip or console covers. */
export interface Sight {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The place, moved in between the sides. */
function inside(place: Place, { left, right, top, bottom }: Sight): Place {
  return {
    ...place,
    left: Math.max(left, Math.min(place.left, right - place.width)),
    top: Math.max(top, Math.min(place.top, bottom - place.height)),
  }
}

/** The least distance of labels from the edge of the screen. */
const EDGE = 4

/** The sides between which a label stands: those of what is in sight while the middle of its piece is, otherwise those of the room. */
function sidesOf({ about, width, height }: Wanted, room: number, sight: Sight | undefined): Sight {
  const [x, y] = [about.left + about.width / 2, about.top + about.height / 2]
  const left = Number.isFinite(room) ? 0 : Number.NEGATIVE_INFINITY
  const whole = { left, right: room, top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY }
  if (sight === undefined || x < sight.left || x > sight.right || y < sight.top || y > sight.bottom) return whole
  if (sight.right - sight.left < width + 2 * EDGE || sight.bottom - sight.top < height + 2 * EDGE) return whole
  return {
    left: Math.max(left, sight.left + EDGE),
    right: Math.min(room, sight.right - EDGE),
    top: sight.top + EDGE,
    bottom: sight.bottom - EDGE,
  }
}

/** What labels avoid: they never cover `kept`, cover `avoid` only if there is no better place, and `soft` more readily. */
export interface Ground {
  readonly avoid?: readonly Place[]
  readonly soft?: readonly Place[]
  readonly kept?: readonly Place[]
  /** The width of the room, into which labels that would stick out are moved; unlimited by default. */
  readonly room?: number
  /** What is in sight; labels of its pieces that would be cut off at its sides, or covered there, are moved in. */
  readonly sight?: Sight | undefined
}

/** The share of a piece that a yielding label may cover. */
const YIELDS = 0.12

/** The cost of covering soft ground, compared with that of covering a piece. */
const SOFT = 0.012

/**
 * Places labels one after another, each where it covers least. A label that would cover another label or `kept` ground in each of its
 * places is left out. The result is deterministic.
 */
export function placed(
  wanted: readonly Wanted[],
  { avoid = [], soft = [], kept = [], room = Number.POSITIVE_INFINITY, sight }: Ground = {},
): ReadonlyMap<string, Place> {
  const taken: Place[] = [...kept]
  const found = new Map<string, Place>()
  for (const label of wanted) {
    const sides = sidesOf(label, room, sight)
    let best: Place | null = null
    let least = Number.POSITIVE_INFINITY
    for (const [rank, candidate] of candidates(label).entries()) {
      const place = inside(candidate, sides)
      if (taken.some((other) => covered(place, other) > 0)) continue
      let cost = rank * 0.5
      for (const piece of avoid) cost += covered(place, piece)
      if (label.yields === true && avoid.some((piece) => covered(place, piece) > piece.width * piece.height * YIELDS)) continue
      for (const piece of soft) cost += covered(place, piece) * SOFT
      if (cost >= least) continue
      best = place
      least = cost
      if (cost < 4) break
    }
    if (best === null) continue
    taken.push(best)
    found.set(label.key, best)
  }
  return found
}
