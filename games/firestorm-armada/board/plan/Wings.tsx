import { Handle, Legality } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import { WING_DIAMETER, WING_IDS } from '../../content/wings.ts'
import type { Point } from '../../geometry/place.ts'
import { middleOf } from '../../geometry/place.ts'
import { at } from '../../rules/at.ts'
import { WINGS } from '../../rules/wing/places.ts'
import { seatLook } from '../art/seats.ts'
import { wingImage } from '../art/token/wing.ts'
import { px } from '../table/space/world.ts'
import { type DrawingProps, SETTLED, stepped } from './drawing.ts'
import { flownTo, settledWings, wingPlanOf, wingsAsJson } from './wings.ts'

/** The distance of a flight's handle above its middle, in pixels. */
const HANDLE = 52

/** A flight's plan on the table: the reach of each wing and where it would be; wings are dragged together or one by one. */
export function Wings({ facts, draft, refused }: DrawingProps): JSX.Element {
  const { world, view, text } = facts
  const bounds = planBounds(draft.question, WINGS)
  const plan = wingPlanOf(draft.value.value)
  const legal = draft.verdict.value === true
  const middle = middleOf(plan.wings)
  const [first] = bounds.wings
  const size = px(WING_DIAMETER) * 1.09
  return (
    <>
      <svg class="fa-plan" width={world.width} height={world.height} aria-hidden="true">
        {first !== undefined && <circle class="reach" cx={world.x(first.x)} cy={world.y(first.y)} r={px(first.reach)} />}
        {plan.wings.map(({ wing, x, y }) => {
          const start = bounds.wings.find((one) => one.wing === wing)
          return start === undefined ? null : (
            <path key={wing} class="way" d={`M${world.at(start).join(' ')}L${world.at({ x, y }).join(' ')}`} />
          )
        })}
      </svg>
      {plan.wings.map(({ wing, x, y }, place) => {
        const { type, owner, spent } = at(view.wings, wing)
        const { colour, fill } = seatLook(owner)
        const put = (to: Point, lasting: boolean): void =>
          draft.set(
            wingsAsJson(
              settledWings(
                bounds,
                plan.wings.map((one, other) => (other === place ? to : one)),
              ),
            ),
            lasting,
          )
        return (
          <Handle
            key={wing}
            x={world.x(x)}
            y={world.y(y)}
            class={`fa-wing-handle ${legal ? '' : 'against'}`}
            label={text.say('board-wing-handle', { number: place + 1 })}
            move={(left, top, lasting) => put(world.table(left, top), lasting)}
            step={(across, down, far) => put(stepped({ x, y }, SETTLED, across, down, far), true)}
          >
            <img
              src={wingImage(WING_IDS.find((id) => id === type) ?? 'fighter', colour, fill, spent)}
              width={size}
              height={size}
              alt=""
              draggable={false}
            />
          </Handle>
        )
      })}
      {plan.wings.length > 1 && (
        <Handle
          x={world.x(middle.x)}
          y={world.y(middle.y) - HANDLE}
          class="fa-steer"
          label={text.say('board-flight-handle')}
          move={(left, top, lasting) => draft.set(wingsAsJson(flownTo(bounds, plan, world.table(left, top + HANDLE))), lasting)}
          step={(across, down, far) => draft.set(wingsAsJson(flownTo(bounds, plan, stepped(middle, SETTLED, across, down, far))))}
        >
          ✥
        </Handle>
      )}
      {(!legal || !draft.changed.value) && (
        <Legality draft={draft} refused={refused} x={world.x(middle.x)} y={world.y(middle.y)}>
          {text.say(bounds.flies ? 'board-fly-here' : 'board-place-here')}
        </Legality>
      )}
    </>
  )
}
