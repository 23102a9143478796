import type { GameEvent } from '@orrery/kernel'
import { type StorySketch as Sketch, sketchOf } from '@orrery/play'
import type { GameFound } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { useTextOfGame } from '../app/use-game.ts'
import { Icon } from '../look/Icon.tsx'
import { reviewOf } from '../table/end/story.ts'
import { tried } from '../table/source/remote.ts'
import { eventLine } from '../table/words.ts'

const WIDE = 120
const HIGH = 28

interface Props {
  readonly game: GameFound
  /** The player whose chances it shows; the first seat's if that player did not sit there. */
  readonly person: string | null
}

/** How a game went: a curve of the chances and the greatest turning point. If no review is stored, a button makes one. */
export function StorySketch({ game: found, person }: Props): JSX.Element {
  const [made, setMade] = useState<Sketch | null>(found.story ?? null)
  const [making, setMaking] = useState(false)
  const seat = found.players.find((player) => player.person === person)?.seat ?? 0
  if (made !== null) return <Drawn game={found} sketch={made} />
  const make = async (): Promise<void> => {
    setMaking(true)
    const story = (await reviewOf(found.table).finally(() => setMaking(false)))?.[seat]
    if (story !== undefined) setMade(sketchOf(story))
  }
  const name = say('story-of', { game: gameName(found.game) })
  return (
    <button
      type="button"
      class="btn icon small"
      aria-label={name}
      title={name}
      aria-disabled={making}
      data-make-story
      onClick={() => making || tried(make())}
    >
      <Icon name="chart" />
    </button>
  )
}

function Drawn({
  game: { game, table, players },
  sketch: { chances, turning },
}: {
  readonly game: GameFound
  readonly sketch: Sketch
}): JSX.Element {
  const text = useTextOfGame(game)
  const last = Math.max(1, chances.length - 1)
  const path = chances
    .map((chance, at) => `${at === 0 ? 'M' : 'L'}${((at / last) * WIDE).toFixed(1)} ${(HIGH - 2 - (chance / 100) * (HIGH - 4)).toFixed(1)}`)
    .join('')
  const names = players.map(({ name }) => name)
  const says = ({ type }: GameEvent): boolean => text?.has(`event-${type}`) === true && !text.has(`event-${type}.heading`)
  const event = turning?.events.findLast(says)
  const line = text === null || event === undefined ? null : eventLine(text, event, names)
  return (
    <div class="story-sketch" data-story-sketch={chances.length}>
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        role="img"
        aria-label={say('story-curve-from', { from: chances[0] ?? 0, to: chances.at(-1) ?? 0 })}
      >
        <path class="middle" d={`M0 ${HIGH / 2}H${WIDE}`} />
        <path d={path} />
      </svg>
      {turning === null ? null : (
        <a href={address('replay', table, String(turning.step))}>
          {line ?? say('story-step', { step: turning.step })} ({turning.from} → {turning.to}&nbsp;%)
        </a>
      )}
    </div>
  )
}
