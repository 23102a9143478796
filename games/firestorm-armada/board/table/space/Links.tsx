import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import { seatLook } from '../../art/seats.ts'
import { type Facts, linksOf } from '../facts.ts'
import { px } from './world.ts'

/** FA-MINE-3: the trigger distance of a mine, in thousandths of an inch. */
const TRIGGER = 4000

interface Props {
  readonly facts: Facts
  /** The current squadron. */
  readonly chosen: number | null
}

function LinksDrawn({ facts, chosen }: Props): JSX.Element {
  const { world, groups, view } = facts
  return (
    <svg class="fa-links" width={world.width} height={world.height} aria-hidden="true">
      {view.mines.map(({ x, y, owner, armed }, at) => (
        <circle
          key={at}
          cx={world.x(x)}
          cy={world.y(y)}
          r={px(TRIGGER)}
          fill={seatLook(owner).colour}
          fill-opacity={armed ? 0.05 : 0.02}
          stroke={seatLook(owner).colour}
          stroke-opacity={armed ? 0.6 : 0.3}
          stroke-width="2.5"
          stroke-dasharray="5 12"
        />
      ))}
      {groups.flatMap((group) =>
        linksOf(facts, group).map(([one, other]) => {
          const inHand = group.squadron.id === chosen
          return (
            <line
              key={`${one.id}-${other.id}`}
              x1={world.x(one.x)}
              y1={world.y(one.y)}
              x2={world.x(other.x)}
              y2={world.y(other.y)}
              stroke={inHand ? '#f0d9a4' : seatLook(group.squadron.owner).colour}
              stroke-opacity={inHand ? 0.95 : group.squadron.acted ? 0.3 : 0.55}
              stroke-width={inHand ? 4 : 3}
              stroke-dasharray={inHand ? undefined : '10 10'}
            />
          )
        }),
      )}
    </svg>
  )
}

/** The command lines of squadrons, and the trigger distances of mines. */
export const Links = memo(LinksDrawn, (a, b) => a.facts === b.facts && a.chosen === b.chosen)
