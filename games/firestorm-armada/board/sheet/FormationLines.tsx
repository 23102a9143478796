import type { JSX } from 'preact'
import { pathOf, poseAt } from '../../geometry/path.ts'
import type { Pose } from '../../geometry/place.ts'
import { KEPT, type Step } from '../../orders/sequence.ts'
import { commandDistance } from '../../rules/command.ts'
import { ReachLines } from '../plan/ReachLines.tsx'
import type { Reach } from '../plan/reach.ts'
import type { Facts } from '../table/facts.ts'
import type { SheetOf } from './sheet.ts'

interface LinesProps {
  readonly facts: Facts
  readonly moving: SheetOf<'move'>
  readonly reach: Reach | null
}

/** The lines of a squadron's move: the leader's reach, which ships stay in command, and each ship's path. */
export function FormationLines({ facts, moving, reach }: LinesProps): JSX.Element {
  const { world, g } = facts
  const at = (pose: Pose): string => world.at(pose).join(' ')
  const together = joined(
    moving.steps.map(({ end }) => end),
    commandDistance(g, moving.squadron),
  )
  return (
    <svg class="fa-plan" width={world.width} height={world.height} aria-hidden="true">
      <ReachLines reach={reach} />
      {moving.steps.length > 1 && <path class="fa-joined" d={together.map(([a, b]) => `M${at(a)}L${at(b)}`).join('')} />}
      {moving.steps.map((step) => (
        <Way key={step.ship} facts={facts} step={step} moving={moving} />
      ))}
    </svg>
  )
}

/** A ship's path; if it does not keep its place in the formation, a dashed line leads there. */
function Way({ facts, step, moving }: { readonly facts: Facts; readonly step: Step; readonly moving: SheetOf<'move'> }): JSX.Element {
  const { world } = facts
  const one = moving.wanted.find(({ ship }) => ship === step.ship)
  const path = one === undefined ? null : pathOf(one.bounds, step.manoeuvre.segments)
  const poses =
    path === null ? [] : Array.from({ length: Math.ceil(path.steps / 120) + 1 }, (_, i) => poseAt(path, Math.min(i * 120, path.steps)))
  return (
    <>
      <path class="way" d={poses.length === 0 ? '' : `M${poses.map((pose) => world.at(pose).join(' ')).join('L')}`} />
      {one !== undefined && step.off > KEPT && (
        <path class="fa-off" d={`M${world.at(step.end).join(' ')}L${world.at(one.place).join(' ')}`} />
      )}
    </>
  )
}

/** FA-CD-7: the lines between ships within command distance of each other. */
function joined(ends: readonly Pose[], reach: number): (readonly [Pose, Pose])[] {
  return ends.flatMap((one, place) =>
    ends.slice(place + 1).flatMap((other) => (Math.hypot(one.x - other.x, one.y - other.y) <= reach ? [[one, other] as const] : [])),
  )
}
