/**
 * The scale of the sines and cosines of all headings: whole numbers of 2^-30. The table is made when the program starts, by additions
 * and multiplications alone, which are rounded correctly everywhere, so it is the same on every machine. The halves of the first
 * quarter mirror each other exactly, and so do the quarters (docs/geometry.md).
 */
export const SCALE = 2 ** 30

/** The number of headings in a full turn: hundredths of a degree. */
export const FULL = 36_000
const QUARTER = FULL / 4
const EIGHTH = FULL / 8

const SINES = table()

function table(): Int32Array {
  const sines = new Int32Array(FULL + QUARTER)
  for (let k = 0; k <= EIGHTH; k++) {
    const angle = (k * Math.PI) / (FULL / 2)
    sines[k] = Math.round(sineOf(angle) * SCALE)
    sines[QUARTER - k] = Math.round(cosineOf(angle) * SCALE)
  }
  sines[EIGHTH] = Math.round(Math.sqrt(0.5) * SCALE)
  for (let k = 1; k <= QUARTER; k++) sines[QUARTER + k] = sines[QUARTER - k] as number
  for (let k = 1; k < 2 * QUARTER; k++) sines[2 * QUARTER + k] = -(sines[k] as number)
  for (let k = 0; k < QUARTER; k++) sines[FULL + k] = sines[k] as number
  return sines
}

/** The series of the sine, for angles up to an eighth of a turn; the terms left out are below 2^-60. */
function sineOf(x: number): number {
  const y = x * x
  let sum = 1
  for (let n = 18; n >= 2; n -= 2) sum = 1 - (sum * y) / (n * (n + 1))
  return x * sum
}

function cosineOf(x: number): number {
  const y = x * x
  let sum = 1
  for (let n = 17; n >= 1; n -= 2) sum = 1 - (sum * y) / (n * (n + 1))
  return sum
}

/** The heading in 0 .. 35999 that points the same way as an angle. */
export function heading(angle: number): number {
  const rest = angle % FULL
  return rest < 0 ? rest + FULL : rest
}

/** The difference of two headings, from -18000 to 18000; positive to starboard. */
export function difference(from: number, to: number): number {
  const turn = heading(to - from)
  return turn > FULL / 2 ? turn - FULL : turn
}

/** The sine of a heading in 0 .. 35999, times 2^30: how far east it points. */
export function sine(h: number): number {
  return SINES[h] as number
}

/** The cosine of a heading in 0 .. 35999, times 2^30: how far north it points. */
export function cosine(h: number): number {
  return SINES[h + QUARTER] as number
}

/** The nearest whole number. Halves are rounded away from 0, so that mirrored values give mirrored results. */
export function nearest(value: number): number {
  return value < 0 ? -Math.round(-value) : Math.round(value)
}

/** The heading nearest to the direction of (dx, dy), found in the table; 0 for (0, 0). */
export function bearingOf(dx: number, dy: number): number {
  if (dx === 0 && dy === 0) return 0
  const quarter = dx >= 0 ? (dy >= 0 ? 0 : 1) : dy >= 0 ? 3 : 2
  // In the quarter's own frame `ahead` and `aside` are 0 or more, and headings run from ahead to aside.
  const ahead = quarter % 2 === 0 ? Math.abs(dy) : Math.abs(dx)
  const aside = quarter % 2 === 0 ? Math.abs(dx) : Math.abs(dy)
  let low = 0
  let high = QUARTER
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (sine(middle) * ahead <= cosine(middle) * aside) low = middle
    else high = middle
  }
  const nearer = aside * (cosine(low) + cosine(high)) - ahead * (sine(low) + sine(high)) > 0 ? high : low
  return heading(quarter * QUARTER + nearer)
}
