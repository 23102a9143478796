import { type PieceActs, Press } from '@orrery/board'
import type { JSX } from 'preact'
import { WING_DIAMETER, WING_IDS } from '../../../content/wings.ts'
import type { ViewMine, ViewWing } from '../../../view.ts'
import { seatLook } from '../../art/seats.ts'
import { mineImage } from '../../art/token/mine.ts'
import { wingImage } from '../../art/token/wing.ts'
import type { Light } from './Ship.tsx'
import { px } from './world.ts'

/** The size of wings on their stands; mines are similar. */
const SIZE = px(WING_DIAMETER) * (120 / 110)
const MINE = 46

interface WingProps {
  readonly wing: ViewWing
  readonly x: number
  readonly y: number
  readonly light: Light
  readonly label: string
  readonly acts: PieceActs
  readonly reachable: boolean
}

/** A wing on its round stand. */
export function Wing({ wing, x, y, light, label, acts, reachable }: WingProps): JSX.Element {
  const { colour, fill } = seatLook(wing.owner)
  const type = WING_IDS.find((id) => id === wing.type) ?? 'fighter'
  return (
    <Press
      piece={`wing:${wing.id}`}
      label={label}
      acts={acts}
      class={`fa-wing ${light} ${wing.drivenOff ? 'driven' : ''}`}
      tabIndex={reachable ? 0 : -1}
      style={{ left: `${x}px`, top: `${y}px` }}
    >
      <img src={wingImage(type, colour, fill, wing.spent)} width={SIZE} height={SIZE} alt="" draggable={false} />
    </Press>
  )
}

/** A mine with its dice. */
export function Mine({ mine, x, y }: { readonly mine: ViewMine; readonly x: number; readonly y: number }): JSX.Element {
  return (
    <img
      data-means="board-mine"
      class={`fa-mine ${mine.armed ? '' : 'unarmed'}`}
      src={mineImage(mine.ad, seatLook(mine.owner).colour)}
      width={MINE}
      height={MINE}
      style={{ left: `${x}px`, top: `${y}px` }}
      alt=""
      draggable={false}
    />
  )
}
