import { drawFor } from '@orrery/board/drawing/random.ts'
import type { FactionId } from '../../content/factions.ts'
import { type UnitKind, unitKind } from '../../content/units.ts'
import { toned } from '../art/mark.ts'

interface SceneProps {
  readonly faction: FactionId
  /** The key of the picture. */
  readonly of: string
  readonly kind: UnitKind
}

/** A card's picture: its first unit with two more behind it, in the light of its faction. */
export const Scene = ({ faction, of, kind }: SceneProps) => {
  const draw = drawFor(of)
  const light = `fs-light-${of}`
  const across = 0.3 + draw() * 0.4
  const rays = Array.from({ length: 9 }, () => ({ lean: -0.5 + draw(), x: draw() * 200, dim: 0.04 + draw() * 0.1, width: 1 + draw() * 9 }))
  const sparks = Array.from({ length: 10 }, () => ({ x: draw() * 200, y: draw() * 92, r: 0.5 + draw() * 1.4, dim: 0.3 + draw() * 0.6 }))
  return (
    <svg class={`fs-scene ${toned(faction)}`} viewBox="0 0 200 92" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <radialGradient id={light} cx={across} cy=".3" r=".9">
        <stop offset="0" stop-color="var(--fs-body)" stop-opacity=".75" />
        <stop offset=".45" stop-color="var(--fs-dark)" />
        <stop offset="1" stop-color="#04080e" />
      </radialGradient>
      <rect width="200" height="92" fill={`url(#${light})`} />
      {rays.map(({ lean, x, dim, width }) => (
        <path key={x} d={`M${x} -5L${x + lean * 160} 97`} stroke="var(--fs-light)" stroke-opacity={dim} stroke-width={width} />
      ))}
      {(unitKind(kind).ship ? SHIPS : GROUND).map(([x, y, size, opacity]) => (
        <use key={`${x}`} href={`#fs-figure-${unitKind(kind).key}`} transform={`translate(${x} ${y}) scale(${size})`} opacity={opacity} />
      ))}
      {sparks.map(({ x, y, r, dim }) => (
        <circle key={x} cx={x} cy={y} r={r} fill="var(--fs-glow)" opacity={dim} />
      ))}
    </svg>
  )
}

type Standing = readonly [x: number, y: number, size: number, opacity: number]
const SHIPS: readonly Standing[] = [
  [8, 12, 0.42, 0.5],
  [128, 8, 0.4, 0.5],
  [34, 12, 0.95, 1],
]
const GROUND: readonly Standing[] = [
  [24, 26, 0.56, 0.5],
  [120, 26, 0.56, 0.5],
  [56, 4, 0.92, 1],
]
