import {
  chooseSome,
  defineGame,
  freshTable,
  type Infer,
  type Json,
  no,
  option,
  type Plan,
  plan,
  planName,
  roll,
  schema,
  tableFields,
  yes,
} from '../../index.ts'

/**
 * Several at once and a plan of several fields: two seats load crates of different weights into a hold, then set a
 * course (legs of a distance each, and a speed), and a die decides what arrives.
 */
const state = schema.object({
  ...tableFields('dice'),
  seat: schema.int(),
  round: schema.int(),
  crates: schema.array(schema.array(schema.int())),
  worth: schema.array(schema.int()),
})
type State = Infer<typeof state>

const ROUNDS = 2
export const CAPACITY = 9
const MOST_CRATES = 3

/** A course: some legs and a speed. */
interface Course {
  readonly legs: readonly { readonly length: number; readonly veer: number }[]
  readonly speed: number
}

type CourseBounds = { longest: number; mostLegs: number; fastest: number }
const COURSE = planName<CourseBounds, { speed: number }>('course')

function isLeg(value: Json, longest: number): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const { length, veer, ...strange } = value
  const whole = Number.isInteger(length) && Number.isInteger(veer)
  return (
    whole && (length as number) >= 1 && (length as number) <= longest && Math.abs(veer as number) <= 90 && Object.keys(strange).length === 0
  )
}

export const convoy = defineGame<State, { crates: readonly (readonly number[])[]; worth: readonly number[] }, object>({
  id: 'convoy',
  version: 1,
  seats: { min: 2, max: 2 },
  cooperative: false,
  settings: [],
  options: () => ({}),
  state,
  setUp: (_options, seats, seed) => ({
    ...freshTable(seed, 'dice'),
    seat: 0,
    round: 0,
    crates: Array.from({ length: seats }, () => [1, 2, 3, 4, 5]),
    worth: Array.from({ length: seats }, () => 0),
  }),
  next(g) {
    if (g.round < ROUNDS) return { activity: 'haul', args: null }
    const best = Math.max(...g.worth)
    return { result: { winners: g.worth.flatMap((worth, seat) => (worth === best ? [seat] : [])), rule: 'CV-3', message: 'won' } }
  },
  activities: {
    *haul(g) {
      const { seat } = g
      const crates = g.crates[seat] as number[]
      const options = crates.map((crate) => option(`crate:${crate}`, crate, 'CV-1', `crate:${crate}`))
      const bounds = [{ rule: 'CV-2', of: options.map(({ id }) => id), weights: crates.slice(), most: CAPACITY }]
      const loaded = yield* chooseSome(seat, { name: 'load', rule: 'CV-1', message: 'load-crates' }, options, {
        least: 1,
        most: MOST_CRATES,
        bounds,
      })
      const course = yield* plan(seat, { name: 'sail', rule: 'CV-4', message: 'set-course' }, COURSE, {
        longest: 6,
        mostLegs: 3,
        fastest: loaded.length === MOST_CRATES ? 1 : 2,
      })
      if (roll(g, 'dice', 6) >= course.speed) g.worth[seat] = (g.worth[seat] as number) + loaded.reduce((sum, crate) => sum + crate, 0)
      g.crates[seat] = crates.filter((crate) => !loaded.includes(crate))
      g.seat = 1 - seat
      if (g.seat === 0) g.round++
    },
  },
  plans: {
    course: {
      validate(question, value) {
        const { longest, mostLegs, fastest } = question.bounds
        if (typeof value !== 'object' || value === null || Array.isArray(value)) return no('CV-4')
        const { legs, speed, ...strange } = value
        if (!Array.isArray(legs) || legs.length < 1 || legs.length > mostLegs || Object.keys(strange).length > 0) return no('CV-4')
        if (!legs.every((leg) => isLeg(leg, longest))) return no('CV-5')
        return Number.isInteger(speed) && (speed as number) >= 1 && (speed as number) <= fastest ? yes : no('CV-6')
      },
      sample(_g, question, random): Json {
        const { longest, mostLegs, fastest } = question.bounds
        const legs = Array.from({ length: 1 + random.below(mostLegs) }, () => ({
          length: 1 + random.below(longest),
          veer: random.below(181) - 90,
        }))
        return { legs, speed: 1 + random.below(fastest) }
      },
      prior: (_g, _question, value) => ((value as unknown as Course).speed === 1 ? 0.9 : 0.1),
    } satisfies Plan<State, CourseBounds>,
  },
  view: (g) => ({ crates: g.crates.map((crates) => crates.slice()), worth: g.worth.slice() }),
  explain: () => [],
  determinize: () => undefined,
  policy(_g, question, random) {
    if (question.kind === 'plan') return { plan: { legs: [{ length: 1 + random.below(6), veer: 0 }], speed: 1 } }
    return question.kind === 'multi-select'
      ? { options: [question.options[0]?.id as string] }
      : { option: question.options[0]?.id as string }
  },
  evaluate: (g, seat) => 0.5 + ((g.worth[seat] as number) - (g.worth[1 - seat] as number)) / 40,
})
