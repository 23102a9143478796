import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import { seatLook } from '../../art/seats.ts'
import { formOf } from '../../art/ship/form.ts'
import { type Facts, typeById } from '../facts.ts'
import { PPI } from './world.ts'

/** The ships on the small map: one shape for each side. */
export const Marks = memo(MarksDrawn)

function MarksDrawn({ facts }: { readonly facts: Facts }): JSX.Element {
  const { world, view, ships } = facts
  return (
    <>
      {view.terrain.map(({ kind, x, y, radius }, at) => (
        <circle key={at} class={kind} cx={world.x(x)} cy={world.y(y)} r={(radius / 1000) * PPI} />
      ))}
      {ships.map((ship) => {
        const size = 22 + formOf(typeById(ship.type)).mass * 26
        return (
          <g key={ship.id} transform={`translate(${world.x(ship.x)} ${world.y(ship.y)}) rotate(${ship.heading / 100})`}>
            <path
              d={ship.owner % 2 === 0 ? `M0 ${-size * 1.6}L${size} ${size}H${-size}Z` : `M${-size} ${size}V${-size}H${size}V${size}Z`}
              fill={seatLook(ship.owner).colour}
            />
          </g>
        )
      })}
    </>
  )
}
