import type { PieceActs } from '@orrery/board'
import { Press } from '@orrery/board'
import { useBitmap } from '@orrery/board/drawing/bitmap.ts'
import type { JSX } from 'preact'
import { memo } from 'preact/compat'
import type { ShipType } from '../../../content/ships.ts'
import { LASTING } from '../../../state.ts'
import type { ViewShip } from '../../../view.ts'
import { seatLook } from '../../art/seats.ts'
import { formOf } from '../../art/ship/form.ts'
import { facesLight, shipPicture } from '../../art/ship/picture.ts'
import { degrees, PPI, px } from './world.ts'

/** A ship's highlight. */
export type Light = 'can' | 'chosen' | 'hand' | 'pointed' | ''

interface Props {
  readonly ship: ViewShip
  readonly type: ShipType
  readonly x: number
  readonly y: number
  /** Whether its squadron has acted this turn. */
  readonly done: boolean
  readonly light: Light
  /** Everything visible about it, in words. */
  readonly label: string
  readonly acts: PieceActs
  /** Whether it is in the tab order. Only ships that can be chosen are; the list has the others. */
  readonly reachable: boolean
}

function ShipDrawn({ ship, type, x, y, done, light, label, acts, reachable }: Props): JSX.Element {
  const { colour, fill } = seatLook(ship.owner)
  const heading = degrees(ship.heading)
  const side = px(type.side)
  const { length } = formOf(type)
  const burning = (ship.effects & LASTING.ragingFire) !== 0
  const { address, width, height, midX, midY } = shipPicture(type, 1, {
    lost: ship.hull,
    burning,
    stopped: ship.fullStop || ship.enginesCut || type.installation,
    mirrored: facesLight(heading),
    ship: ship.id,
  })
  const k = (length * PPI) / 100
  const bitmap = useBitmap(address, width * k, height * k)
  return (
    <Press
      piece={`ship:${ship.id}`}
      label={label}
      acts={acts}
      class={`fa-ship ${done ? 'done' : ''} ${light} ${ship.cloak ? 'cloaked' : ''}`}
      tabIndex={reachable ? 0 : -1}
      style={{
        left: `${x}px`,
        top: `${y}px`,
        '--side': `${side}px`,
        '--seat': colour,
        '--ground': fill,
        '--heading': `${heading}deg`,
        zIndex: Math.round(60 - length * 10),
      }}
    >
      <span class="stand" />
      <img
        src={bitmap}
        width={width * k}
        height={height * k}
        style={{ left: `${-midX * k}px`, top: `${-midY * k}px`, transformOrigin: `${midX * k}px ${midY * k}px` }}
        alt=""
        draggable={false}
      />
      {ship.cloak && (
        <svg
          aria-hidden="true"
          class="cloak"
          viewBox="-50 -50 100 100"
          style={{ width: `${length * PPI * 1.3}px`, height: `${length * PPI * 1.3}px` }}
        >
          <ellipse rx="22" ry="34" stroke-dasharray="2 5" stroke-opacity=".4" />
          <ellipse rx="27" ry="41" stroke-dasharray="5 4" stroke-opacity=".6" />
          <ellipse rx="32" ry="48" stroke-dasharray="10 3 2 3" />
        </svg>
      )}
    </Press>
  )
}

/** A ship on its stand, which is always visible, because rules measure from it. */
export const Ship = memo(
  ShipDrawn,
  (a, b) =>
    a.light === b.light &&
    a.done === b.done &&
    a.label === b.label &&
    a.reachable === b.reachable &&
    a.x === b.x &&
    a.y === b.y &&
    a.acts === b.acts &&
    (a.ship === b.ship || JSON.stringify(a.ship) === JSON.stringify(b.ship)),
)
