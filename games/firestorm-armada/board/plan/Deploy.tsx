import { Handle, Legality } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import type { Point } from '../../geometry/place.ts'
import { middleOf } from '../../geometry/place.ts'
import { at } from '../../rules/at.ts'
import { DEPLOYMENT } from '../../rules/deployment/plan.ts'
import { typeById } from '../table/facts.ts'
import { px } from '../table/space/world.ts'
import { deployAsJson, deployPlanOf, lineAt, settledShips } from './deploy.ts'
import { type DrawingProps, type FieldsProps, SETTLED, stepped } from './drawing.ts'
import { Ghost } from './Ghost.tsx'

/** The distance of a squadron's handle below its middle, in pixels. */
const HANDLE = 74

/** A squadron's deployment on the table: ghosts of its ships, dragged together or one by one, with the command distance. */
export function Deploy({ facts, draft, refused }: DrawingProps): JSX.Element {
  const { world, view, text } = facts
  const bounds = planBounds(draft.question, DEPLOYMENT)
  const plan = deployPlanOf(draft.value.value)
  const legal = draft.verdict.value === true
  const middle = middleOf(plan.ships)
  const heading = plan.ships[0]?.heading ?? 0
  const all = (to: Point, lasting: boolean): void => draft.set(deployAsJson(lineAt(bounds, to, heading)), lasting)
  return (
    <>
      <svg class="fa-plan" width={world.width} height={world.height} aria-hidden="true">
        {plan.ships.length > 1 &&
          plan.ships.map(({ ship, x, y }) => <circle key={ship} class="command" cx={world.x(x)} cy={world.y(y)} r={px(bounds.cd)} />)}
      </svg>
      {plan.ships.map((pose) => (
        <Ghost
          key={pose.ship}
          world={world}
          pose={pose}
          type={typeById(at(view.ships, pose.ship).type)}
          tone={legal ? 'legal' : 'against'}
        />
      ))}
      {plan.ships.length > 1 &&
        plan.ships.map(({ ship, x, y, heading: turned }, place) => {
          const put = (to: Point, lasting: boolean): void =>
            draft.set(
              deployAsJson(
                settledShips(
                  bounds,
                  plan.ships.map((one, other) => (other === place ? { ...to, heading: turned } : one)),
                ),
              ),
              lasting,
            )
          return (
            <Handle
              key={ship}
              x={world.x(x)}
              y={world.y(y)}
              class="fa-ship-handle"
              label={text.say('board-ship-handle', { ship: facts.shipName(ship) })}
              move={(left, top, lasting) => put(world.table(left, top), lasting)}
              step={(across, down, far) => put(stepped({ x, y }, SETTLED, across, down, far), true)}
            />
          )
        })}
      <Handle
        x={world.x(middle.x)}
        y={world.y(middle.y) + HANDLE}
        class="fa-steer"
        label={text.say('board-squadron-handle')}
        move={(left, top, lasting) => all(world.table(left, top - HANDLE), lasting)}
        step={(across, down, far) => all(stepped(middle, SETTLED, across, down, far), true)}
      >
        ✥
      </Handle>
      <Legality draft={draft} refused={refused} x={world.x(middle.x)} y={world.y(middle.y) + HANDLE}>
        {text.say('board-place-here')}
      </Legality>
    </>
  )
}

/** The headings of a squadron as fields. */
export function DeployForm({ facts, draft }: FieldsProps): JSX.Element {
  const { text } = facts
  const plan = deployPlanOf(draft.value.value)
  const turn = (by: number): void =>
    draft.set(deployAsJson({ ships: plan.ships.map((one) => ({ ...one, heading: (one.heading + by + 36_000) % 36_000 })) }))
  return (
    <div class="fa-move fa-deploy">
      <ol>
        {plan.ships.map(({ ship, x, y, heading }, at) => (
          <li key={ship}>
            <span>{facts.shipName(ship)}</span>
            {(
              [
                ['x', x / 1000],
                ['y', y / 1000],
                ['heading', heading / 100],
              ] as const
            ).map(([field, value]) => (
              <label key={field}>
                <span class="kit-sr">{facts.shipName(ship)} </span>
                <small>{text.say(`board-field-${field}`)}</small>
                <input
                  type="number"
                  step={field === 'heading' ? 5 : 0.5}
                  value={value}
                  onChange={(event) => {
                    const next = event.currentTarget.valueAsNumber
                    if (!Number.isFinite(next)) return
                    const exact = field === 'heading' ? ((Math.round(next * 100) % 36_000) + 36_000) % 36_000 : Math.round(next * 1000)
                    draft.set(deployAsJson({ ships: plan.ships.map((one, place) => (place === at ? { ...one, [field]: exact } : one)) }))
                  }}
                />
              </label>
            ))}
          </li>
        ))}
      </ol>
      <div class="more">
        <button type="button" onClick={() => turn(-1500)}>
          ⟲ 15°
        </button>
        <button type="button" onClick={() => turn(1500)}>
          ⟳ 15°
        </button>
      </div>
    </div>
  )
}
