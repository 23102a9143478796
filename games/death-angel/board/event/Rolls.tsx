import { tumblingFace, useRolling } from '@orrery/board'
import { useHand } from '../table/context.ts'
import type { RollScene } from '../table/scene.ts'
import { Die } from './Die.tsx'

/** The faces of the combat die. */
const FACES = 6

/** The greatest number of earlier rolls of the same moment that are shown. */
const SHOWN = 4

interface RollsProps {
  readonly rolls: readonly RollScene[]
  /** Changes with every new roll. */
  readonly stamp: string
}

/** The last die roll, tumbling while it is new (a click ends that), and the rolls just before it. */
export const Rolls = ({ rolls, stamp }: RollsProps) => {
  const { text, look } = useHand()
  const { step, skip } = useRolling(stamp, look.motion)
  const last = rolls.at(-1)
  if (last === undefined) return null
  const rolling = step !== null
  const says = last.says ?? text.say(last.skull ? 'board-skull' : 'board-no-skull')
  return (
    <div class="da-rolls">
      <button type="button" class={`da-roll ${rolling ? 'is-rolling' : ''}`} onClick={skip}>
        <span class="kit-sr">{text.say('board-die', { face: last.face, skull: last.skull ? 1 : 0 })}</span>
        <Die face={step === null ? last.face : tumblingFace(step, 0, FACES)} />
      </button>
      <div class={`da-roll-t ${rolling ? 'is-hidden' : ''}`}>
        <b>{text.say(last.skull ? 'board-skull' : 'board-no-skull')}</b>
        {last.says !== null && <span>{says}</span>}
        {rolls.length > 1 && (
          <span class="da-roll-before">
            {rolls.slice(-SHOWN - 1, -1).map((roll, at) => (
              <Die key={at} face={roll.face} small />
            ))}
          </span>
        )}
      </div>
    </div>
  )
}
