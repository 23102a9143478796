import { Handle, Legality } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import type { Point } from '../../geometry/place.ts'
import { DRONE } from '../../rules/move/mines.ts'
import { inches } from '../table/facts.ts'
import { px } from '../table/space/world.ts'
import { type DrawingProps, type FieldsProps, STEERED, stepped } from './drawing.ts'
import { Inches } from './Inches.tsx'
import { droneAt, reached } from './nudge.ts'

/** FA-TRAIT/droneMines: a drone mine's move on the table: its reach, and where it would be. */
export function Drone({ facts, draft, refused }: DrawingProps): JSX.Element {
  const { world, text } = facts
  const bounds = planBounds(draft.question, DRONE)
  const to = droneAt(draft.value.value)
  const [x, y] = world.at(to)
  const go = (point: Point, lasting = true): void => draft.set(reached(bounds, point), lasting)
  return (
    <>
      <svg class="fa-plan" width={world.width} height={world.height} aria-hidden="true">
        <circle class="reach" cx={world.x(bounds.x)} cy={world.y(bounds.y)} r={px(bounds.reach)} />
        <path class="way" d={`M${world.at(bounds).join(' ')}L${x} ${y}`} />
      </svg>
      <Handle
        x={x}
        y={y}
        class="fa-steer"
        label={text.say('board-drone-handle')}
        move={(left, top, lasting) => go(world.table(left, top), lasting)}
        step={(across, down, far) => go(stepped(to, STEERED, across, down, far))}
      >
        ✥
      </Handle>
      <Legality draft={draft} refused={refused} x={x} y={y}>
        {to.x === bounds.x && to.y === bounds.y
          ? text.say('board-drone-stays')
          : inches(Math.hypot(to.x - bounds.x, to.y - bounds.y), text)}
      </Legality>
    </>
  )
}

/** The place to which a drone mine goes, as fields. It is the same draft as on the table. */
export function DroneForm({ facts, draft }: FieldsProps): JSX.Element {
  const { text, view } = facts
  const { x, y } = droneAt(draft.value.value)
  return (
    <div class="fa-move">
      <ol>
        <li>
          <Inches label={text.say('board-field-x')} least={0} most={view.width} now={x} set={(next) => draft.set([next, y])} />
          <Inches label={text.say('board-field-y')} least={0} most={view.depth} now={y} set={(next) => draft.set([x, next])} />
        </li>
      </ol>
    </div>
  )
}
