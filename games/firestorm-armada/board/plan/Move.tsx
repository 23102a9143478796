import { Handle, Legality } from '@orrery/board'
import { planBounds } from '@orrery/kernel'
import type { JSX } from 'preact'
import { pathOf, poseAt } from '../../geometry/path.ts'
import { asJson, leftOf, moveOf, toward, withMore } from '../../orders/steer.ts'
import { at } from '../../rules/at.ts'
import { commandDistance } from '../../rules/command.ts'
import { lengthOf, MANOEUVRE, NINTHS } from '../../rules/move/manoeuvre.ts'
import { inches, typeById } from '../table/facts.ts'
import { Bands } from '../table/space/Arcs.tsx'
import { px } from '../table/space/world.ts'
import { type DrawingProps, STEERED } from './drawing.ts'
import { Ghost } from './Ghost.tsx'
import { ReachLines } from './ReachLines.tsx'
import { useReach } from './use-reach.ts'

/** A ship's move on the table: its reach, the path drawn so far, and the ship at the end of the path. */
export function Move({ facts, draft, refused }: DrawingProps): JSX.Element {
  const { world, view, g, text } = facts
  const bounds = planBounds(draft.question, MANOEUVRE)
  const move = moveOf(draft.value.value)
  const path = pathOf(bounds, move.segments)
  const rotated = move.rotate ?? 0
  const end = rotated === 0 ? path.end : { ...path.end, heading: (path.end.heading + rotated + 36_000) % 36_000 }
  const ship = at(view.ships, bounds.ship)
  const type = typeById(ship.type)
  const legal = draft.verdict.value === true
  const reach = useReach(facts, bounds.ram.length > 0 ? null : bounds)
  const [x, y] = world.at(end)
  const mates = facts.groups[ship.squadron]?.here.filter(({ id }) => id !== ship.id) ?? []
  const cd = commandDistance(g, ship.squadron)
  const steps = Array.from({ length: Math.ceil(path.steps / 120) + 1 }, (_, i) => poseAt(path, Math.min(i * 120, path.steps)))
  let passed = 0
  const nodes = move.segments.map((segment) => {
    passed += 'straight' in segment ? segment.straight : Math.abs(segment.turn)
    return poseAt(path, passed)
  })
  const steer = (left: number, top: number, lasting: boolean): void =>
    draft.set(asJson({ ...move, segments: toward(bounds, world.table(left, top)), rotate: 0 }), lasting)
  return (
    <>
      <svg class="fa-plan" width={world.width} height={world.height} aria-hidden="true">
        <ReachLines reach={reach} />
        {mates.map(({ id, x: east, y: north }) => (
          <circle key={id} class="command" cx={world.x(east)} cy={world.y(north)} r={px(cd)} />
        ))}
        <path class="way" d={`M${steps.map((pose) => world.at(pose).join(' ')).join('L')}`} />
        {nodes.slice(0, -1).map((pose, at) => (
          <circle key={at} class="node" cx={world.x(pose.x)} cy={world.y(pose.y)} r="9" />
        ))}
        {bounds.ram.length > 0 && <circle class="aim" cx={world.x(bounds.ram[0] ?? 0)} cy={world.y(bounds.ram[1] ?? 0)} r="70" />}
      </svg>
      <Bands world={world} pose={end} />
      <Ghost world={world} pose={end} type={type} tone={legal ? 'legal' : 'against'} />
      <Handle
        x={x}
        y={y}
        class="fa-steer"
        label={text.say('board-steer', { ship: facts.shipName(ship.id), flown: inches(lengthOf(move.segments) / NINTHS, text) })}
        move={steer}
        step={(across, down, far) => {
          const by = far ? STEERED.far : STEERED.near
          if (across !== 0) draft.set(asJson({ ...move, segments: withMore(bounds, move.segments, across < 0 ? 'port' : 'starboard') }))
          else if (down < 0) draft.set(asJson({ ...move, segments: withMore(bounds, move.segments, 'straight') }))
          else draft.set(asJson({ ...move, segments: toward(bounds, { x: end.x, y: end.y - by }) }))
        }}
      />
      <Legality draft={draft} refused={refused} x={x} y={y}>
        {inches(lengthOf(move.segments) / NINTHS, text)}{' '}
        <em>{text.say('board-left-to-move', { left: inches(leftOf(bounds, move.segments), text) })}</em>
      </Legality>
    </>
  )
}
