import { useEffect, useRef, useState } from 'preact/hooks'
import { useHand } from '../table/context.ts'
import type { RollScene } from '../table/scene.ts'
import { Die } from './Die.tsx'

/** How long a die rolls, and how often it shows another face meanwhile, in milliseconds. */
const ROLL = 560
const TUMBLE = 80

/** The faces it shows while it rolls. */
const tumbles = [3, 0, 4, 1, 5, 2] as const

/** The earlier rolls of the same moment that are still shown. */
const SHOWN = 4

interface RollsProps {
  readonly rolls: readonly RollScene[]
  /** Changes with every new roll. */
  readonly stamp: string
}

/** The last die roll, rolling while it is new (a click ends that), and the rolls just before it. */
export const Rolls = ({ rolls, stamp }: RollsProps) => {
  const { text, look } = useHand()
  const [tumbling, tumble] = useState<number | null>(null)
  const seen = useRef(stamp)
  const last = rolls.at(-1)
  useEffect(() => {
    if (seen.current === stamp) return
    seen.current = stamp
    if (!look.motion) return
    let step = 0
    tumble(tumbles[0])
    const turning = setInterval(() => {
      step = (step + 1) % tumbles.length
      tumble(tumbles[step] ?? 0)
    }, TUMBLE)
    const end = setTimeout(() => {
      clearInterval(turning)
      tumble(null)
    }, ROLL)
    return () => {
      clearInterval(turning)
      clearTimeout(end)
      tumble(null)
    }
  }, [stamp, look.motion])
  if (last === undefined) return null
  const rolling = tumbling !== null
  const says = last.says ?? text.say(last.skull ? 'board-skull' : 'board-no-skull')
  return (
    <div class="da-rolls">
      <button type="button" class={`da-roll ${rolling ? 'is-rolling' : ''}`} onClick={() => tumble(null)}>
        <span class="da-sr">{text.say('board-die', { face: last.face, skull: last.skull ? 1 : 0 })}</span>
        <Die face={tumbling ?? last.face} />
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
