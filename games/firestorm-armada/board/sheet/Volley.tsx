import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { isTorpedoShot } from '../../orders/fire-order.ts'
import { at } from '../../rules/at.ts'
import type { Facts } from '../table/facts.ts'
import type { Sheet } from './sheet.ts'

/** FA-LINK-1: a plan of fire on the table: a line from each gun's ship to its target, solid for the focus of an attack. */
export function Volley({ facts, sheet }: { readonly facts: Facts; readonly sheet: Signal<Sheet | null> }): JSX.Element | null {
  const now = sheet.value
  if (now?.kind !== 'fire') return null
  const { world, view, g } = facts
  const targets = [...new Set(now.shots.map(({ target }) => target))]
  return (
    <svg class="fa-volley" width={world.width} height={world.height} aria-hidden="true">
      {now.shots.flatMap((shot, place) =>
        shot.guns.map((gun, nth) => {
          const from = world.at(at(view.ships, gun.ship))
          const to = world.at(at(view.ships, shot.target))
          return (
            <path
              key={`${place}:${nth}`}
              class={`${isTorpedoShot(g, shot) ? 'torpedo' : 'primary'} ${nth === 0 ? 'leads' : 'joins'}`}
              d={`M${from.join(' ')}L${to.join(' ')}`}
            />
          )
        }),
      )}
      {targets.map((target) => {
        const [x, y] = world.at(at(view.ships, target))
        return (
          <g key={target} class="aimed" transform={`translate(${x} ${y})`}>
            <circle r="82" />
            <path d="M0 -68V-102M0 68V102M-68 0H-102M68 0H102" />
          </g>
        )
      })}
      {now.ship !== null && (
        <circle class="aiming" r="76" cx={world.x(at(view.ships, now.ship).x)} cy={world.y(at(view.ships, now.ship).y)} />
      )}
    </svg>
  )
}
