import { describe, expect, test } from 'vitest'
import { type ConformOptions, conform, type Decide, failureText, type Sayings } from '../conformance/index.ts'
import {
  choose,
  type Features,
  type Game,
  type Json,
  type Orders,
  openTable,
  option,
  type Person,
  type Question,
  questionFor,
  randomOf,
  reveal,
  seedOf,
  tell,
  together,
} from '../index.ts'
import { aim } from './games/aim.ts'
import { convoy } from './games/convoy.ts'
import { outbid } from './games/outbid.ts'
import { type State as Raid, raid, raiders, raids, staying } from './games/raid.ts'
import { bid, type State, salvage } from './games/salvage.ts'
import { type NoBid, salvageOrders, salvagePerson } from './games/salvage-orders.ts'
import { ticTacToe } from './games/tic-tac-toe.ts'

const toys = [ticTacToe, aim, convoy, outbid, salvage, raiders] as unknown as Game[]

test.each(toys.map((toy) => [toy.id, toy] as const))('%s keeps all promises', (_id, toy) => {
  const report = conform(toy, { games: 16, seed: 'toys' })
  expect(report.failures.map(failureText)).toEqual([])
  expect(report.games).toBe(16)
  expect(report.checks.restore).toBeGreaterThan(report.answers)
  expect(report.checks.refusals).toBeGreaterThan(report.answers)
})

test('a name of a question at which bots look ahead must be asked', () => {
  const report = (name: string) => conform({ ...salvage, levels: { searches: { keen: [], strong: [name] } } }, { games: 4, seed: 'toys' })
  const { name } = openTable(salvage, {}, 2, seedOf(1)).questions[0] as Question
  expect(report(name).failures.map(failureText)).toEqual([])
  expect(report('biding').failures.map(({ message }) => message)).toEqual([`bots look ahead at 'biding', which nobody is asked`])
})

describe('the scripts of a portfolio', () => {
  type Script = NonNullable<Game<State>['portfolio']>['answer']
  const legal: Script = (_script, g, question, random) => salvage.policy(g, question, random)
  const decide: Decide = (table, seat) => table.game.policy(table.state, questionFor(table, seat) as Question, randomOf(seedOf(1)))
  const failures = (answer: Script, until?: string) => {
    const { name } = openTable(salvage, {}, 2, seedOf(1)).questions[0] as Question
    const portfolio = { questions: [name], until: until ?? name, scripts: ['one'], answer }
    return conform({ ...salvage, portfolio }, { games: 4, seed: 'toys', decide }).failures.map(failureText)
  }

  test('must answer legally', () => {
    expect(failures(legal)).toEqual([])
    expect(failures(() => ({ option: 'nothing' })).join()).toContain(`the script 'one' is refused`)
  })

  test('must change nothing', () => {
    const changing: Script = (script, g, question, random) => {
      g.reveals++
      return legal(script, g, question, random)
    }
    expect(failures(changing).join()).toContain('asking a script changes the table')
  })

  test('must begin and end at questions that are asked', () => {
    expect(failures(legal, 'biding').join()).toContain(`'biding', which nobody is asked`)
  })
})

test('a run in portions plays the same games', () => {
  const given = (from: number, games: number) => conform(salvage as unknown as Game, { games, from, seed: 'toys' }).answers
  expect(given(0, 2) + given(2, 3)).toBe(given(0, 5))
  expect(given(2, 3)).not.toBe(given(0, 3))
})

test('with a dense beginning, later decisions are only sampled, but games are still played to their end', () => {
  const report = conform(salvage as unknown as Game, { games: 8, seed: 'toys', dense: 2 })
  const whole = conform(salvage as unknown as Game, { games: 8, seed: 'toys' })
  expect(report.failures.map(failureText)).toEqual([])
  expect(report.checks.replay).toBe(whole.checks.replay)
  expect(report.checks.state / report.answers).toBeLessThan(0.6 * (whole.checks.state / whole.answers))
  expect(report.checks.told).toBeGreaterThan(report.answers / 2)
})

const sayings: Sayings = { orders: salvageOrders as Orders, person: salvagePerson as Person }

test('a game with secrets, plans and simultaneous choices triggers every check', () => {
  const answersByPolicy: Decide = (table, seat) => {
    const question = table.questions.find((open) => open.seat === seat)
    if (question === undefined) throw new Error('not asked')
    return table.game.policy(table.state, question, { below: () => 0 })
  }
  const report = conform(salvage, { games: 30, decide: answersByPolicy, sayings })
  expect(report.failures.map(failureText)).toEqual([])
  for (const [check, done] of Object.entries(report.checks)) expect([check, done > 10]).toEqual([check, true])
})

test('an order that answers with an unoffered option, changes its arguments, or answers when it is asked again, is caught', () => {
  const answering = (answer: Orders<NoBid>['answer']): string[] =>
    found({}, { sayings: { ...sayings, orders: { ...salvageOrders, answer } as Orders } })
  expect(
    answering((orders) => (orders.length === 0 ? { reply: null, orders } : { reply: { answer: { option: 'bid:99' }, by: 0 }, orders: [] })),
  ).toContain('orders')
  expect(
    answering((orders) => {
      if (orders.length > 0) (orders as NoBid[]).pop()
      return { reply: null, orders }
    }),
  ).toContain('orders')
  expect(
    answering((orders, question, view) => {
      const [order] = orders
      return order?.rounds === 1 ? { reply: null, orders: [{ rounds: 2 }] } : salvageOrders.answer(orders, question, view)
    }),
  ).toContain('orders')
})

const CARDS_LOW = 5

/** What the suite finds in a broken toy: the names of the failed checks. */
function found(broken: Partial<Game<State>>, options: ConformOptions = {}): string[] {
  const report = conform({ ...(salvage as unknown as Game<State>), ...broken }, { games: 12, ...options })
  return [...new Set(report.failures.map((failure) => failure.check))]
}

const { view, determinize, next, activities, plans, explain, evaluate, setUp, settings, options } = salvage as unknown as Game<State>
/** One of the toy's own rules. */
function rule(name: string) {
  return activities[name] as NonNullable<(typeof activities)[string]>
}

const course = plans.course as (typeof plans)[string]

test('a view that shows the top of the deck is caught', () => {
  expect(found({ view: (g, viewer) => ({ ...(view(g, viewer) as object), top: g.deck.at(-1) ?? -1 }) })).toContain('determinize')
})

test('a view that shows a hand to the spectator is caught', () => {
  const leaking = (g: State, viewer: number | 'spectator') => ({
    ...(view(g, viewer) as object),
    hand: g.hands[viewer === 'spectator' ? 0 : viewer]?.slice(),
  })
  expect(found({ view: leaking })).toContain('determinize')
})

test('a view that shows the coming dice is caught', () => {
  expect(found({ view: (g, viewer) => ({ ...(view(g, viewer) as object), dice: g.random.dice.state[0] as number }) })).toContain(
    'determinize',
  )
})

test('a view with holes, and one that is part of the state, are caught', () => {
  expect(found({ view: (g, viewer) => ({ ...(view(g, viewer) as object), nothing: undefined }) })).toContain('seen')
  expect(found({ view: (g, viewer) => ({ ...(view(g, viewer) as object), crates: g.holds }) })).toEqual(['seen'])
  expect(found({ view: (g) => g })).not.toEqual([])
})

test('a view that changes the state is caught', () => {
  const changing = (g: State, viewer: number | 'spectator') => {
    for (const hand of g.hands) hand.reverse()
    return view(g, viewer)
  }
  expect(found({ view: changing })).not.toEqual([])
})

test('a view that is another with what all views share is caught', () => {
  const numbered = (g: State, viewer: number | 'spectator', common?: object) => {
    const shared = (common ?? { made: 0 }) as { made: number }
    shared.made++
    return { ...(view(g, viewer) as object), made: shared.made }
  }
  expect(found({ view: numbered, common: () => ({ made: 0 }) })).toContain('fork')
})

test('an explanation of no piece at all that is no plain JSON is caught', () => {
  const vague: typeof explain = (g, seat, piece) => (piece === '' ? [{ rule: undefined as never }] : explain(g, seat, piece))
  expect(found({ explain: vague })).toEqual(['seen'])
})

test('an explanation that throws for a piece that no table has is caught', () => {
  const strict: typeof explain = (g, seat, piece) => {
    if (/^card:\d{4}/.test(piece)) throw new RangeError('there is no such card')
    return explain(g, seat, piece)
  }
  expect(found({ explain: strict })).toEqual(['seen'])
})

test('a new deal that peeks is caught', () => {
  const peeking: typeof determinize = (g, seat) => {
    const other = g.hands[(seat + 1) % g.hands.length] as number[]
    if (g.deck.length > 0 && other.length > 0) [other[0], g.deck[0]] = [g.deck[0] as number, other[0] as number]
  }
  expect(found({ determinize: peeking })).toEqual(['determinize'])
})

test('a new deal that changes what the seat knows is caught', () => {
  const greedy: typeof determinize = (g, seat, random) => determinize(g, (seat + 1) % g.hands.length, random)
  expect(found({ determinize: greedy })).toContain('determinize')
})

test('an explanation that depends on hidden cards is caught', () => {
  const telling: typeof explain = (g, seat, piece) => (g.deck.at(-1) === 3 ? [{ rule: 'SV-BID-1' }] : explain(g, seat, piece))
  expect(found({ explain: telling }, { games: 40 })).toContain('determinize')
})

test('a rule that remembers outside the state is caught', () => {
  let runs = 0
  const unstable: Game<State>['activities'] = {
    ...activities,
    *draw(g, args) {
      runs++
      if (runs % 3 === 0) g.spent.reverse()
      yield* rule('draw')(g, args)
    },
  }
  expect(found({ activities: unstable }).filter((check) => ['fork', 'restore', 'undo', 'replay'].includes(check))).not.toEqual([])
})

test('a view that remembers outside the state is caught where an answer is taken back', () => {
  const loaded = new Map<string, number>()
  const remembering: Game<State>['view'] = (g, viewer, common) => {
    const key = JSON.stringify([g.deck, g.hands, g.round])
    const most = Math.max(
      loaded.get(key) ?? 0,
      g.holds.flat().reduce((sum, crates) => sum + crates, 0),
    )
    loaded.set(key, most)
    return { ...(view(g, viewer, common) as object), most }
  }
  expect(found({ view: remembering })).toContain('undo')
})

test('a question without options and an activity that asks nobody are caught', () => {
  const empty: Game<State>['activities'] = {
    ...activities,
    *load() {
      yield* choose(0, { rule: 'SV-LOAD-1', message: 'load' }, [])
    },
  }
  expect(found({ activities: empty })).toContain('throws')
  expect(found({ next: () => ({ activity: 'idle', args: null }), activities: { *idle() {} } })).toEqual(['throws'])
})

test('a table that never ends is caught', () => {
  const asking: Game<State>['activities'] = {
    *again(g) {
      const at = yield* choose(0, { rule: 'SV-END-1', message: 'again' }, [option('yes', 1, 'SV-END-1'), option('no', 0, 'SV-END-1')])
      g.round += at
    },
  }
  expect(found({ next: () => ({ activity: 'again', args: null }), activities: asking }, { games: 1, longest: 60 })).toEqual(['endless'])
})

test('options that are offered twice or badly named are caught', () => {
  const twice = (ids: readonly string[]): Game<State>['activities'] => ({
    ...activities,
    *load(g) {
      g.phase = 'draw'
      const options = ids.map((id) => option(id, id, 'SV-LOAD-1'))
      yield* choose(0, { rule: 'SV-LOAD-1', message: 'load' }, options)
    },
  })
  expect(found({ activities: twice(['load:1', 'load:1']) })).toEqual(['offers'])
  expect(found({ activities: twice(['load:1', '2']) })).toEqual(['offers'])
  expect(found({ activities: twice(['load:1', 'load:2']) })).toEqual([])
})

test('an option that its rule cannot carry out is caught', () => {
  const failing: Game<State>['activities'] = {
    ...activities,
    *load(g) {
      g.phase = 'draw'
      const chosen = yield* choose(0, { rule: 'SV-LOAD-1', message: 'load' }, [option('a', 1, 'SV-LOAD-1'), option('b', 2, 'SV-LOAD-1')])
      if (chosen === 2) throw new Error('b was never meant')
    },
  }
  expect(found({ activities: failing }).filter((check) => check === 'offers' || check === 'throws')).not.toEqual([])
})

test('plans that are sampled out of bounds, or whose validator throws, are caught', () => {
  expect(found({ plans: { course: { ...course, sample: () => ({ heading: 9, speed: 0 }) } } })).toContain('plans')
  const throwing: typeof course.validate = (question, value) =>
    course.validate(question, { ...(value as { heading: number }) }) &&
    ((value as { heading: number }).heading > 0 ? true : { rule: 'SV-COURSE-1' })
  expect(found({ plans: { course: { ...course, validate: throwing } } })).toContain('refusals')
})

test('a map in the state and a state that does not fit its schema are caught', () => {
  const mapped = {
    ...activities,
    *drift(g: State, args: null) {
      Object.assign(g, { seen: new Map() })
      yield* rule('drift')(g, args)
    },
  }
  expect(found({ activities: mapped })).toContain('state')
  const fraction = {
    ...activities,
    *drift(g: State, args: null) {
      yield* rule('drift')(g, args)
      g.round += 0.5
    },
  }
  expect(found({ activities: fraction })).toContain('state')
})

test('a draw that can be taken back is caught', () => {
  const peeking: Game<State>['activities'] = {
    ...activities,
    *load(g) {
      g.phase = 'draw'
      const at = yield* choose(0, { rule: 'SV-LOAD-1', message: 'load' }, [option('look', 1, 'SV-LOAD-1'), option('leave', 0, 'SV-LOAD-2')])
      if (at === 1 && g.deck.length > 0) {
        const card = g.deck.pop() as number
        g.hands[0]?.push(card)
        tell(g, { type: 'looked', seat: 0, card })
      }
      yield* choose(0, { rule: 'SV-LOAD-1', message: 'keep' }, [option('keep', 1, 'SV-LOAD-1'), option('leave', 0, 'SV-LOAD-2')])
    },
  }
  expect(found({ activities: peeking })).toContain('peeks')
  const honest: Game<State>['activities'] = {
    ...activities,
    *load(g) {
      g.phase = 'draw'
      yield* choose(0, { rule: 'SV-LOAD-1', message: 'load' }, [option('look', 1, 'SV-LOAD-1'), option('leave', 0, 'SV-LOAD-2')])
      const card = g.deck.pop()
      if (card === undefined) return
      g.hands[0]?.push(card)
      reveal(g)
      tell(g, { type: 'looked', seat: 0, card })
    },
  }
  expect(found({ activities: honest })).toEqual([])
})

test('a simultaneous choice that is told at once is caught', () => {
  const talking: Game<State>['activities'] = {
    ...activities,
    *bid(g, args) {
      yield* together(
        g,
        g.hands.map((_, seat) => ({
          seat,
          *rule() {
            const card = yield* bid(g, seat)
            tell(g, { type: 'whispered', seat, card })
          },
        })),
      )
      yield* rule('bid')(g, args)
    },
  }
  expect(found({ activities: talking })).toContain('together')
})

test('a question that is left out because of a hidden hand is caught', () => {
  const silent: Game<State>['activities'] = {
    ...activities,
    *load(g) {
      g.phase = 'draw'
      for (let seat = 0; seat < g.hands.length; seat++) {
        const low = (g.hands[seat] as number[]).filter((card) => card < CARDS_LOW)
        const options = [option('pass', -1, 'SV-LOAD-2'), ...low.map((card) => option(`show:${card}`, card, 'SV-LOAD-1'))]
        yield* choose(seat, { rule: 'SV-LOAD-1', message: 'show' }, options)
      }
    },
  }
  expect(found({ activities: silent })).toContain('scramble')
})

test('events with holes, values out of range and strangers among the winners are caught', () => {
  const holes = {
    ...activities,
    *drift(g: State, args: null) {
      tell(g, { type: 'hole', what: undefined })
      yield* rule('drift')(g, args)
    },
  }
  expect(found({ activities: holes })).toEqual(['told'])
  expect(found({ evaluate: (g, seat) => evaluate(g, seat) * 20 - 1 })).toEqual(['seen'])
  const strange: typeof next = (g) => {
    const what = next(g)
    return 'result' in what ? { result: { ...what.result, winners: [7] } } : what
  }
  expect(found({ next: strange })).toEqual(['end'])
})

test('a team of which only one seat wins is caught, and so are seats that win together but not all', () => {
  const failures = (changed: Partial<Game<State>>) =>
    conform({ ...salvage, ...changed }, { games: 2, seed: 'toys' }).failures.map(failureText)
  const apart = 'win together, but not all have won'
  expect(failures({ team: (seat) => seat }).join()).not.toContain(apart)
  expect(failures({ team: () => 0 }).join()).toContain(apart)
  expect(failures({ cooperative: true }).join()).toContain(apart)
})

test('set-up that is not made from the seed alone is caught', () => {
  let tables = 0
  const drifting: typeof setUp = (options, seats, seed) => {
    const g = setUp(options, seats, seed)
    if (tables++ % 2 === 1) g.deck.reverse()
    return g
  }
  expect(found({ setUp: drifting })).not.toEqual([])
})

test('editions that are not the first without any, that are not checked, or that are not the last at a new table, are caught', () => {
  expect(found({ options: (raw, seats) => options({ ...(raw as object), deck: (raw as { deck?: Json }).deck ?? 2 }, seats) })).toEqual([
    'editions',
  ])
  expect(found({ options: (raw, seats) => options((raw as { deck?: Json }).deck === 2 ? raw : {}, seats) })).toEqual(['editions'])
  expect(found({ settings: settings.map((setting) => ({ ...setting, values: [1, 2, 3] })) })).toContain('throws')
})

test('features that tell what lies in a hidden deck, or that are no numbers, are caught', () => {
  const features = { version: 1, names: () => ['one', 'two'], network: () => '' }
  expect(found({ features: { ...features, read: (g, _, put) => put(0, g.deck.at(-1) ?? 0) } })).toEqual(['features'])
  for (const value of [Number.NaN, Number.POSITIVE_INFINITY])
    expect(found({ features: { ...features, read: (_, __, put) => put(0, value) } })).toEqual(['features'])
  expect(found({ features: { ...features, read: (_, __, put) => put(2, 1) } })).toEqual(['features'])
  const twice: Features<State> = {
    ...features,
    read(_, __, put) {
      put(1, 1)
      put(1, 1)
    },
  }
  expect(found({ features: twice })).toEqual(['features'])
})

test.each(['random', 'dreamer', 'hasty', 'quick', 'keen', 'strong'])('a %s bot that looks at hidden cards is caught', (leaking) => {
  const peeking: Decide = (table, seat, { level }) => {
    const question = table.questions.find((open) => open.seat === seat)
    const { deck } = table.state as unknown as State
    const hidden = level === leaking ? (deck.at(-1) ?? 0) : 0
    if (question?.kind !== 'options') return { plan: { heading: 1, speed: hidden % 5 } }
    return { option: (question.options[hidden % question.options.length] as { id: string }).id }
  }
  expect(found({}, { decide: peeking, games: 30 })).toEqual(['bots'])
})

/** What the suite finds in a broken raid. */
function foundInRaid(broken: Partial<Game<Raid>>): string {
  const report = conform({ ...(raiders as unknown as Game<Raid>), ...broken }, { games: 8 })
  return report.failures.map(({ check, message }) => `${check}: ${message}`).join('\n')
}

test('a question that still offers a seat that has left is caught', () => {
  const stale = (g: Raid) => raid(g, () => choose(g.active, { rule: 'RD-RAID-1', message: 'raid', always: true }, raids(g)))
  expect(foundInRaid({ activities: { raid: stale } })).toMatch(/^leaving: .*'raid' offers ship:\d, which has left/m)
})

test('a table that goes on with one seat is caught', () => {
  const late = { concede: (g: Raid, seat: number) => void g.gone.push(seat), hasLeft: (g: Raid, seat: number) => g.gone.includes(seat) }
  expect(foundInRaid(late)).toMatch(/^leaving: .*it goes on with 1 seats/m)
})

test('a seat that sees its own secrets after it has left is caught', () => {
  const view = (g: Raid, viewer: number | 'spectator') => ({
    ...(raiders.view(g, viewer) as object),
    hoard: viewer === 'spectator' ? null : (g.hoards[viewer] as number),
  })
  expect(foundInRaid({ view })).toMatch(/^leaving: .*sees more than a spectator/m)
})

test('a seat that leaves nothing behind, but is not gone, is caught', () => {
  expect(foundInRaid({ hasLeft: () => false, concede: (g) => void staying(g) })).toMatch(/^leaving: .*has not left it/m)
})
