import { RaceGraph, type RacePlaces } from '@orrery/board/race-graph.tsx'
import { useState } from 'preact/hooks'
import { markOf, toned } from '../art/mark.ts'
import { ObjectiveBody } from '../art/Objective.tsx'
import { said } from '../card/said.ts'
import type { SeatScene } from '../scene/table.ts'
import { useTable } from '../table/context.ts'
import type { Course, Gathered, Standing } from './course.ts'
import { endName, roomForEnds } from './ends.ts'

/** The measures of the race. */
const RACES = ['objectives', 'worlds', 'chances'] as const
type By = keyof Standing

/** The drawing's size on a desktop, and on small screens. */
const DESK = { wide: 800, high: 320, left: 52, right: 140 }
const SMALL = { wide: 440, high: 320, left: 40, right: 112 }
/** The distance between lines with the same value, and between names at their ends. */
const APART = 5
const NAMES_APART = 22
const QUARTERS = [0, 25, 50, 75, 100]

/** The race over the rounds: a line for each player, every objective where it was collected. */
export const Race = ({ course }: { readonly course: Course }) => {
  const { text, scene } = useTable()
  const [by, look] = useState<By>('objectives')
  const [small] = useState(() => matchMedia('(max-width: 640px)').matches)
  const values = course.rounds.map((standing) => standing[by])
  const most = Math.max(1, ...values.flat(), by === 'objectives' ? scene.goal : 0)
  const step = Math.ceil(most / 6)
  const scale = by === 'chances' ? QUARTERS : Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => at * step)
  return (
    <section class="fs-end-race">
      <header>
        <h3>
          {text.say('board-race')} <small>{text.say(`board-race-${by}`)}</small>
        </h3>
        <div class="fs-race-ways">
          {RACES.map((race) => (
            <button key={race} type="button" aria-pressed={race === by} onClick={() => look(race)}>
              {text.say(`board-race-by-${race}`)}
            </button>
          ))}
        </div>
      </header>
      <RaceGraph
        course={values}
        scale={scale}
        nameOf={(value) => (by === 'chances' ? `${value}\u00a0%` : String(value))}
        momentOf={(round) => (round === 0 ? text.say('board-race-start') : small ? String(round) : text.say('board-race-round', { round }))}
        when={text.say('board-race-when')}
        racers={scene.seats.map(({ name }) => name)}
        {...(small ? SMALL : DESK)}
        right={Math.max((small ? SMALL : DESK).right, roomForEnds(scene.seats.map(({ name }) => name)))}
      >
        {(places) => (
          <>
            {by === 'objectives' && <Goal goal={scene.goal} places={places} left={(small ? SMALL : DESK).left} />}
            {scene.seats.map((seat) => (
              <Line key={seat.seat} seat={seat} values={values.map((all) => all[seat.seat] ?? 0)} places={places} />
            ))}
            {by === 'objectives' && <Marks course={course} places={places} small={small} />}
            <Ends values={values.at(-1) ?? []} places={places} />
          </>
        )}
      </RaceGraph>
    </section>
  )
}

/** The winning line. */
const Goal = ({ goal, places: { y, right }, left }: { readonly goal: number; readonly places: RacePlaces; readonly left: number }) => {
  const { text } = useTable()
  return (
    <g class="fs-race-goal">
      <rect x={left} y={y(goal) - 10} width={right - left} height="20" />
      <text x={left + 8} y={y(goal) + 4}>
        {text.say('board-race-goal', { goal })}
      </text>
    </g>
  )
}

/** Lines with the same value are drawn a little apart. */
function beside(seat: number, seats: number): number {
  return (seat - (seats - 1) / 2) * APART
}

interface LineProps {
  readonly seat: SeatScene
  readonly values: readonly number[]
  readonly places: RacePlaces
}

/** The line is level while nothing changes; a round's result shows at its end. */
const Line = ({ seat, values, places: { x, y } }: LineProps) => {
  const { scene } = useTable()
  const shift = beside(seat.seat, scene.seats.length)
  const path = values.map((value, at) => {
    const [to, high] = [x(at), y(value) + shift]
    if (at === 0) return `M${to} ${high}`
    const [from, before] = [x(at - 1), y(values[at - 1] ?? 0) + shift]
    const bend = from + (to - from) * 0.75
    return `H${from + (to - from) * 0.5}C${bend} ${before} ${bend} ${high} ${to} ${high}`
  })
  return (
    <g class={seat.faction === null ? '' : toned(seat.faction)}>
      <path class="fs-race-shade" d={path.join('')} />
      <path class={`line ${seat.you ? 'is-you' : ''}`} d={path.join('')} />
    </g>
  )
}

/** Whether two objectives are drawn at one place: two players collected as many in the same round. */
const meets = (one: Gathered, other: Gathered): boolean => one.round === other.round && one.count === other.count

/** Every objective where it was collected; the winners' with the names of their worlds, one above the other where they meet. */
const Marks = ({ course, places: { x, y }, small }: { readonly course: Course; readonly places: RacePlaces; readonly small: boolean }) => {
  const { text, scene } = useTable()
  const has = (seat: number): number => scene.seats[seat]?.objectives ?? 0
  const most = Math.max(...scene.seats.map(({ objectives }) => objectives))
  const marks = course.gathered.toSorted((one, other) => has(one.seat) - has(other.seat))
  return (
    <>
      {marks.map((mark, at) => {
        const { round, seat, area, count } = mark
        const beneath = marks.slice(0, at).filter((other) => has(other.seat) === most && meets(other, mark)).length
        const { faction = null, objectives = 0 } = scene.seats[seat] ?? {}
        const [left, high] = [x(round), y(count) + beside(seat, scene.seats.length)]
        return (
          faction !== null && (
            <g key={`${seat}:${count}`} class={toned(faction)}>
              <g transform={`translate(${left - 14} ${high - 14}) scale(0.28)`}>
                <ObjectiveBody faction={faction} />
              </g>
              {objectives === most && !small && (
                <text class="fs-race-world" x={left - 20} y={high - 12 - NAMES_APART * beneath} text-anchor="end">
                  {said(text, area)}
                </text>
              )}
            </g>
          )
        )
      })}
    </>
  )
}

/** The players' names at the ends of their lines. */
const Ends = ({ values, places: { y, right } }: { readonly values: readonly number[]; readonly places: RacePlaces }) => {
  const { scene } = useTable()
  const ends = scene.seats
    .map((seat) => ({ seat, high: y(values[seat.seat] ?? 0) + beside(seat.seat, scene.seats.length) }))
    .sort((one, other) => one.high - other.high)
  let free = Number.NEGATIVE_INFINITY
  return (
    <>
      {ends.map(({ seat: { seat, faction, name }, high }) => {
        const at = Math.max(high, free)
        free = at + NAMES_APART
        return (
          faction !== null && (
            <g key={seat} class={`fs-race-end ${toned(faction)}`} transform={`translate(${right + 18} ${at})`}>
              <path transform="translate(0 -9) scale(0.75)" fill-rule="evenodd" d={markOf(faction)} />
              <text x="25" y="5">
                {endName(name)}
              </text>
            </g>
          )
        )
      })}
    </>
  )
}
