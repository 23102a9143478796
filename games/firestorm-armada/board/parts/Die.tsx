import type { JSX } from 'preact'

/** The purpose of a die, which decides its colours. */
export type DieKind = 'attack' | 'shield' | 'pd' | 'plain'

interface Palette {
  readonly light: string
  readonly face: string
  readonly edge: string
  readonly pip: string
}

const MISS: Palette = { light: '#39425e', face: '#2a3250', edge: '#171d33', pip: '#8f93a8' }
const HITS: Readonly<Record<DieKind, Palette>> = {
  attack: { light: '#fff2dc', face: '#ffd9a6', edge: '#b0702e', pip: '#3a1c06' },
  shield: { light: '#dff6ff', face: '#9fdcff', edge: '#2f7cb0', pip: '#06283f' },
  pd: { light: '#f0e6ff', face: '#cdb2ff', edge: '#6a48b0', pip: '#20104a' },
  plain: { light: '#fffaec', face: '#e8dcc0', edge: '#a4946c', pip: '#3a2a12' },
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[9, 9]],
  2: [
    [5, 5],
    [13, 13],
  ],
  3: [
    [4.5, 4.5],
    [9, 9],
    [13.5, 13.5],
  ],
  4: [
    [5, 5],
    [13, 5],
    [5, 13],
    [13, 13],
  ],
  5: [
    [5, 5],
    [13, 5],
    [9, 9],
    [5, 13],
    [13, 13],
  ],
  6: [
    [5, 4.5],
    [13, 4.5],
    [5, 9],
    [13, 9],
    [5, 13.5],
    [13, 13.5],
  ],
}

const BURST = 'M9-2 11 1.5 16-1l-.5 4 4.5 1-3 3.5L20 10l-4 1 1 5-4.5-1L9 20 5.5 15 1 16l1-5-4-1 3-2.5L-2 4l4.5-1L2-1l5 2.5Z'

interface Props {
  readonly value: number
  readonly kind: DieKind
  /** The lowest number that hits. */
  readonly need?: number
  readonly size?: number
}

/** A rolled die: bright if it hits, with a burst if it explodes. Decoration. */
export function Die({ value, kind, need = 4, size = 34 }: Props): JSX.Element {
  const look = kind === 'plain' || value >= need ? HITS[kind] : MISS
  return (
    <svg class="fa-die" width={size} height={size} viewBox="-2 -2 22 24" aria-hidden="true">
      {value === 6 && kind !== 'plain' && <path d={BURST} fill={look.edge} opacity=".55" />}
      <rect y="1.4" width="18" height="18" rx="4" fill={look.edge} />
      <rect width="18" height="18" rx="4" fill={look.face} />
      <path d="M1.5 4a3 3 0 0 1 3-2.8h9a3 3 0 0 1 3 2.8v3C12 4.5 6 4.5 1.5 7Z" fill={look.light} opacity=".85" />
      {(PIPS[value] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="1.9" fill={look.pip} />
      ))}
    </svg>
  )
}
