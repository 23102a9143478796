import '../css/end.css'
import type { Recorded } from '@orrery/board'
import { useEffect, useState } from 'preact/hooks'
import type { View } from '../../view.ts'
import { Mark } from '../art/Mark.tsx'
import { toned } from '../art/mark.ts'
import { Objective, ObjectiveSpace } from '../art/Objective.tsx'
import { Planet } from '../art/Planet.tsx'
import { said } from '../card/said.ts'
import type { SeatScene } from '../scene/table.ts'
import { useTable } from '../table/context.ts'
import { factionTerm } from '../table/label.ts'
import { type Course, courseOf } from './course.ts'
import { Race } from './Race.tsx'

interface EndProps {
  readonly view: View
  record(): Promise<AsyncIterable<Recorded<View>> | null>
}

/** A table's end: who won and how, the race for objectives, and what everybody did. */
export const End = ({ view, record }: EndProps) => {
  const { text, scene } = useTable()
  const [course, setCourse] = useState<Course | null>(null)
  useEffect(() => {
    let current = true
    const read = async (): Promise<Course | null> => {
      const steps = await record()
      return steps === null ? null : courseOf(steps)
    }
    void read().then(
      (found) => {
        if (current) setCourse(found)
      },
      // A table that began in the middle has no record from its start.
      () => undefined,
    )
    return () => {
      current = false
    }
  }, [])
  const winners = scene.seats.filter(({ seat }) => view.winners.includes(seat))
  const deeds: readonly (readonly [name: string, by: readonly number[]])[] = [
    ['worlds', view.players.map(({ worlds }) => worlds)],
    ...(course === null
      ? []
      : ([
          ['spent', course.spent],
          ['won', course.won],
          ['lost', course.lost],
        ] as const)),
  ]
  return (
    <section class="fs-page fs-end" aria-label={text.say('board-end')} data-end-page data-tells-result>
      <Banner winners={winners} view={view} course={course} />
      {course !== null && course.rounds.length > 1 && <Race course={course} />}
      <div class="fs-deeds">
        {deeds.map(([name, by]) => (
          <Deed key={name} name={name} by={by} />
        ))}
      </div>
    </section>
  )
}

interface BannerProps {
  readonly winners: readonly SeatScene[]
  readonly view: View
  readonly course: Course | null
}

const Banner = ({ winners, view, course }: BannerProps) => {
  const { text, scene } = useTable()
  const [first] = winners
  const last = course?.gathered.filter(({ seat }) => seat === first?.seat).at(-1)
  const world = view.systems.flatMap(({ areas }) => areas).find(({ term }) => term === last?.area)
  return (
    <header class={first?.faction == null ? '' : toned(first.faction)}>
      <div>
        <h2>
          {first === undefined
            ? text.say('board-end-nobody')
            : text.say('board-end-won', {
                count: winners.length,
                players: winners.map(({ name }) => name),
              })}
        </h2>
        <p>
          <b>{winners.map(({ faction }) => said(text, factionTerm(faction ?? -1))).join(', ')}</b> {text.say(`result-${view.end}`)}{' '}
          {view.end === 'objectives' && last !== undefined && text.say('board-end-last', { area: last.area, round: last.round })}
        </p>
      </div>
      {world !== undefined && (
        <div class="fs-end-world" aria-hidden="true">
          <Planet world={world.term} radius={190} detail={96} />
        </div>
      )}
      {winners.map(({ seat, faction, objectives }) => (
        <span key={seat} class="fs-end-objectives" aria-hidden="true">
          {faction !== null &&
            Array.from({ length: scene.goal }, (_, at) =>
              at < objectives ? <Objective key={at} faction={faction} /> : <ObjectiveSpace key={at} />,
            )}
        </span>
      ))}
    </header>
  )
}

/** One figure of all seats, side by side. */
const Deed = ({ name, by }: { readonly name: string; readonly by: readonly number[] }) => {
  const { text, scene } = useTable()
  const most = Math.max(1, ...by)
  return (
    <section>
      <h3>{text.say(`board-deed-${name}`)}</h3>
      <ul>
        {scene.seats.map(({ seat, name: player, faction }) => (
          <li key={seat} class={faction === null ? '' : toned(faction)}>
            {faction !== null && <Mark faction={faction} />}
            <span class="kit-sr">{player}</span>
            <i style={{ '--p': (by[seat] ?? 0) / most }} aria-hidden="true" />
            <b>{by[seat] ?? 0}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
