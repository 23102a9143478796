import { Painted } from './Painted.tsx'
import { MARGIN, paintPlanet } from './planet/paint.ts'

interface PlanetProps {
  /** The world's term. */
  readonly world: string
  readonly radius: number
  readonly detail?: number
  readonly class?: string
}

/** A single world, centred. Decoration: its name is beside it. */
export const Planet = ({ world, radius, detail = 44, class: extra = '' }: PlanetProps) => {
  const side = Math.ceil(radius * MARGIN * 2)
  return (
    <Painted
      width={side}
      height={side}
      picture={`${world} ${detail}`}
      paint={(canvas) => paintPlanet(canvas, world, side / 2, side / 2, radius, detail)}
      class={`fs-planet ${extra}`}
    />
  )
}
