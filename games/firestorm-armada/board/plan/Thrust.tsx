import { Handle, Legality, type PlanDraft } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import { at } from '../../rules/at.ts'
import { THRUST_PLAN } from '../../rules/move/thrust.ts'
import { LineIcon } from '../parts/Icon.tsx'
import { inches, typeById } from '../table/facts.ts'
import { type DrawingProps, type FieldsProps, STEERED } from './drawing.ts'
import { Ghost } from './Ghost.tsx'
import { Inches } from './Inches.tsx'
import { ahead, aheadTo, held } from './nudge.ts'

const distanceOf = (draft: PlanDraft): number => Number(draft.value.value)

/** Cards A11, R10: a ship that a card moves straight ahead, with its path, the ship at the end of it, and a handle. */
export function Thrust({ facts, draft, refused }: DrawingProps): JSX.Element {
  const { world, view, text } = facts
  const { ship: id, most } = planBounds(draft.question, THRUST_PLAN)
  const ship = at(view.ships, id)
  const straight = distanceOf(draft)
  const end = ahead(ship, straight)
  const [x, y] = world.at(end)
  const set = (distance: number, lasting = true): void => draft.set(held(distance, most), lasting)
  return (
    <>
      <svg class="fa-plan" width={world.width} height={world.height} aria-hidden="true">
        <path class="reach" d={`M${world.at(ship).join(' ')}L${world.at(ahead(ship, most)).join(' ')}`} />
        <path class="way" d={`M${world.at(ship).join(' ')}L${x} ${y}`} />
      </svg>
      <Ghost world={world} pose={end} type={typeById(ship.type)} tone={draft.verdict.value === true ? 'legal' : 'against'} />
      <Handle
        x={x}
        y={y}
        class="fa-steer"
        label={text.say('board-thrust-handle', { ship: facts.shipName(id), straight: inches(straight, text) })}
        move={(left, top, lasting) => set(aheadTo(ship, world.table(left, top), most), lasting)}
        step={(across, down, far) => set(straight + (across > 0 || down < 0 ? 1 : -1) * (far ? STEERED.far : STEERED.near))}
      />
      <Legality draft={draft} refused={refused} x={x} y={y}>
        {inches(straight, text)}
      </Legality>
    </>
  )
}

/** The distance by which a card moves a ship, as a field with buttons. It is the same draft as on the table. */
export function ThrustForm({ facts, draft }: FieldsProps): JSX.Element {
  const { text } = facts
  const { most } = planBounds(draft.question, THRUST_PLAN)
  const straight = distanceOf(draft)
  const set = (distance: number): void => draft.set(held(distance, most))
  return (
    <div class="fa-move">
      <ol>
        <li>
          <LineIcon name="straight" />
          <Inches label={text.say('board-straight')} least={0} most={most} now={straight} set={set} />
          <small>{text.say('board-thrust-most', { most: inches(most, text) })}</small>
        </li>
      </ol>
      <div class="more">
        <button type="button" data-less disabled={straight === 0} onClick={() => set(straight - STEERED.near)}>
          − ¼″
        </button>
        <button type="button" data-more="straight" disabled={straight === most} onClick={() => set(straight + STEERED.near)}>
          + ¼″
        </button>
      </div>
    </div>
  )
}
