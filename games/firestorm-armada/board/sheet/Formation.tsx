import { Handle, useView } from '@orrery/board'
import type { Signal } from '@preact/signals'
import type { JSX } from 'preact'
import { middleOf } from '../../geometry/place.ts'
import { KEPT, type Step } from '../../orders/sequence.ts'
import { toward } from '../../orders/steer.ts'
import { lengthOf, type MoveBounds, NINTHS } from '../../rules/move/manoeuvre.ts'
import { STEERED, stepped } from '../plan/drawing.ts'
import { Ghost } from '../plan/Ghost.tsx'
import { useReach } from '../plan/use-reach.ts'
import { type Facts, inches, typeById } from '../table/facts.ts'
import { areApart } from './apart.ts'
import { FormationLines } from './FormationLines.tsx'
import { drawAll, moreOfAll, steerOne } from './moving.ts'
import type { Sheet, SheetOf } from './sheet.ts'

interface Props {
  readonly facts: Facts
  readonly sheet: Signal<Sheet | null>
}

/** The distance of a squadron's handle below its middle, in screen pixels. */
const HANDLE = 62

/** A squadron's move on the table: its ships at their ends, dragged together or one by one. */
export function Formation({ facts, sheet }: Props): JSX.Element | null {
  const now = sheet.value
  const moving = now?.kind === 'move' ? now : null
  const reach = useReach(facts, leaderOf(moving))
  const { k } = useView().zoomed.value
  if (moving === null) return null
  const { world, g, text, view } = facts
  const ends = moving.steps.map(({ end }) => end)
  const middle = middleOf(ends)
  const down = HANDLE / k
  const set = (by: (open: SheetOf<'move'>) => SheetOf<'move'>): void => {
    const open = sheet.peek()
    if (open?.kind === 'move') sheet.value = by(open)
  }
  return (
    <>
      <FormationLines facts={facts} moving={moving} reach={reach} />
      {moving.steps.map(({ ship, end, off }) => (
        <Ghost key={ship} world={world} pose={end} type={typeById(view.ships[ship]?.type ?? '')} tone={off > KEPT ? 'against' : 'legal'} />
      ))}
      {moving.steps.length > 1 &&
        areApart(
          ends.map((end) => world.at(end)),
          k,
        ) &&
        moving.steps.map((step) => <ShipHandle key={step.ship} facts={facts} moving={moving} step={step} set={set} />)}
      <Handle
        x={world.x(middle.x)}
        y={world.y(middle.y) + down}
        class="fa-steer"
        label={text.say('board-formation-handle', { name: facts.groups[moving.squadron]?.name ?? '' })}
        move={(left, top, lasting) => set((open) => drawAll(g, open, world.table(left, top - down), lasting))}
        step={(across, downwards, far) =>
          set((open) =>
            across !== 0
              ? moreOfAll(g, open, across < 0 ? 'port' : 'starboard')
              : downwards < 0
                ? moreOfAll(g, open, 'straight')
                : drawAll(g, open, stepped(middle, STEERED, 0, downwards, far), true),
          )
        }
      >
        ✥
      </Handle>
    </>
  )
}

interface HandleProps {
  readonly facts: Facts
  readonly moving: SheetOf<'move'>
  readonly step: Step
  set(by: (open: SheetOf<'move'>) => SheetOf<'move'>): void
}

/** The handle that steers one ship of a squadron. */
function ShipHandle({ facts, moving, step: { ship, end }, set }: HandleProps): JSX.Element {
  const { world, g, text } = facts
  const bounds = moving.all.find((one) => one.ship === ship) as MoveBounds
  return (
    <Handle
      x={world.x(end.x)}
      y={world.y(end.y)}
      class={`fa-ship-handle ${moving.ship === ship ? 'on' : ''}`}
      label={text.say('board-steer', { ship: facts.shipName(ship), flown: flown(moving, ship, facts) })}
      move={(left, top, lasting) => set((open) => steerOne(g, open, ship, { segments: toward(bounds, world.table(left, top)) }, lasting))}
      step={(across, down, far) =>
        set((open) => steerOne(g, open, ship, { segments: toward(bounds, stepped(end, STEERED, across, down, far)) }, true))
      }
    />
  )
}

function flown({ wanted }: SheetOf<'move'>, ship: number, { text }: Facts): string {
  const segments = wanted.find((one) => one.ship === ship)?.manoeuvre.segments ?? []
  return inches(lengthOf(segments) / NINTHS, text)
}

/** The bounds of the ship whose reach is shown: the one that is steered separately, or else the leader. */
function leaderOf(moving: SheetOf<'move'> | null): MoveBounds | null {
  if (moving === null) return null
  return moving.all.find(({ ship }) => ship === moving.ship) ?? moving.all[0] ?? null
}
