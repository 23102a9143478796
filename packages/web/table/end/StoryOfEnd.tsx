import './story.css'
import { percent } from '@orrery/board'
import type { GameEvent } from '@orrery/kernel'
import type { Story, Turning } from '@orrery/play'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { later } from '../../app/later.ts'
import { address } from '../../app/route.ts'
import { say } from '../../app/texts.ts'
import { useDesk } from '../desk.ts'
import { clock, eventLine } from '../words.ts'
import { namedBy, storyOf } from './story.ts'

const Review = later(() => import('../../review/Review.tsx').then((module) => module.Review))

const WIDE = 300
const HIGH = 84
/** The room at the edges for the marks of turning points. */
const EDGE = 9

/** The story of a finished table: the player's chances over time, the turning points (each opens the replay there), and some figures. */
export function StoryOfEnd(): JSX.Element | null {
  const { source, board, viewer, text, names } = useDesk()
  const [story, setStory] = useState<Story | null>(null)
  const seat = viewer === 'spectator' ? 0 : viewer
  useEffect(() => {
    let current = true
    void storyOf(source, seat).then(
      (told) => {
        if (current) setStory(told)
      },
      // Its steps no longer fit the rules.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [source, seat])
  if (story === null || story.chances.length < 2) return null
  const last = story.chances.length - 1
  const x = (step: number): number => EDGE + (step / last) * (WIDE - 2 * EDGE)
  const y = (chance: number): number => HIGH - EDGE - chance * (HIGH - 2 * EDGE)
  const path = story.chances.map((chance, step) => `${step === 0 ? 'M' : 'L'}${x(step).toFixed(1)} ${y(chance).toFixed(1)}`).join('')
  const says = ({ type }: GameEvent): boolean => text.has(`event-${type}`) && !text.has(`event-${type}.heading`)
  const lineOf = (turning: Turning): string => {
    const event = namedBy(turning, board.telling ?? [], says)
    return event === null ? '' : (eventLine(text, event, names) ?? '')
  }
  const spent = source.players.value[seat]?.spent ?? 0
  return (
    <>
      <div class="story" data-story>
        <p class="story-about" aria-hidden="true">
          {say('story-about')}
        </p>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="img" aria-label={say('story-curve')}>
          <path class="middle" d={`M0 ${y(0.5)}H${WIDE}`} />
          <path class="curve" d={path} />
          {story.turnings.map(({ step, to }, at) => (
            <g key={step} transform={`translate(${x(step).toFixed(1)} ${y(to).toFixed(1)})`}>
              <circle r="7" />
              <text text-anchor="middle" y="3.5">
                {at + 1}
              </text>
            </g>
          ))}
        </svg>
        {story.turnings.length === 0 ? null : (
          <ol>
            {story.turnings.map((turning) => (
              <li key={turning.step}>
                <a href={address('replay', source.id, String(turning.step))} data-turning={turning.step}>
                  <span>{lineOf(turning) || say('story-step', { step: turning.step })}</span>
                  <b class={turning.to >= turning.from ? 'up' : 'down'}>
                    {percent(turning.from)} → {percent(turning.to)}&nbsp;%
                  </b>
                </a>
              </li>
            ))}
          </ol>
        )}
        <p>{say('story-figures', { answers: story.answers, steps: last, time: clock(spent) })}</p>
      </div>
      <Review of={`${source.id} ${seat} ${path}`} />
    </>
  )
}
