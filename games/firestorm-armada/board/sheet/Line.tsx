import { Handle, useView } from '@orrery/board'
import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { middleOf } from '../../geometry/place.ts'
import { SETTLED, stepped } from '../plan/drawing.ts'
import { Ghost } from '../plan/Ghost.tsx'
import { type Facts, typeById } from '../table/facts.ts'
import { areApart } from './apart.ts'
import { drawLine, drawSquadron } from './deploying.ts'
import type { Sheet, SheetOf } from './sheet.ts'

/** The distance of the fleet's handle behind its middle, in screen pixels. */
const HANDLE = 58

/** A fleet's deployment on the table: ghosts of all its ships, dragged together or squadron by squadron. */
export function Line({ facts, sheet }: { readonly facts: Facts; readonly sheet: Signal<Sheet | null> }): JSX.Element | null {
  const now = sheet.value
  const { k } = useView().zoomed.value
  if (now?.kind !== 'deploy') return null
  const { world, g, text, view } = facts
  const middle = middleOf(now.line.flatMap(({ ships }) => ships))
  const down = (middle.y * 2 > view.depth ? HANDLE : -HANDLE) / k
  const middles = now.line.map(({ ships }) => world.at(middleOf(ships)))
  const set = (by: (open: SheetOf<'deploy'>) => SheetOf<'deploy'>): void => {
    const open = sheet.peek()
    if (open?.kind === 'deploy') sheet.value = by(open)
  }
  return (
    <>
      {now.line.flatMap(({ ships }) =>
        ships.map((pose) => (
          <Ghost key={pose.ship} world={world} pose={pose} type={typeById(view.ships[pose.ship]?.type ?? '')} tone="legal" />
        )),
      )}
      {/* Where handles would overlap there are none: the fields do the same. */}
      {areApart(middles, k) &&
        now.line.map(({ squadron, ships }) => {
          const to = middleOf(ships)
          return (
            <Handle
              key={squadron}
              x={world.x(to.x)}
              y={world.y(to.y)}
              class="fa-ship-handle"
              label={text.say('board-line-squadron', { name: facts.groups[squadron]?.name ?? '' })}
              move={(left, top) => set((open) => drawSquadron(g, open, squadron, world.table(left, top)))}
              step={(across, downwards, far) =>
                set((open) => drawSquadron(g, open, squadron, rounded(stepped(to, SETTLED, across, downwards, far))))
              }
            />
          )
        })}
      <Handle
        x={world.x(middle.x)}
        y={world.y(middle.y) + down}
        class="fa-steer"
        label={text.say('board-line-handle')}
        move={(left, top) => set((open) => drawLine(g, open, world.table(left, top - down)))}
        step={(across, downwards, far) => set((open) => drawLine(g, open, rounded(stepped(middle, SETTLED, across, downwards, far))))}
      >
        ✥
      </Handle>
    </>
  )
}

const rounded = ({ x, y }: { readonly x: number; readonly y: number }) => ({ x: Math.round(x), y: Math.round(y) })
