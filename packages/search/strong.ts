import { determinize, planOf, type Question, questionFor, type Random, type Seat, type Table, type TableState } from '@orrery/kernel'
import type { Meter } from './budget.ts'
import type { Finding } from './finding.ts'
import { addMetrics, type MetricSums, meansOf, noMetrics } from './metrics.ts'
import { give, playOn } from './playout.ts'
import { type Limits, race } from './race.ts'
import { worth } from './reward.ts'
import { candidates, type Edge, freshNode, type Node, nodeAfter, select } from './tree.ts'

/** How many decisions the policy plays from a leaf before the game's evaluation judges. */
const HORIZON = 6
/** Iterations between two checks whether the decision can still change. */
const GLANCE = 16

/**
 * Looks ahead from what the seat knows: by a race (within `limits`) if the game has periods, otherwise in a tree. The best finding comes
 * first.
 */
export function lookAhead<S extends TableState>(
  table: Table<S>,
  seat: Seat,
  random: Random,
  meter: Meter,
  tells = false,
  limits: Limits = {},
): Finding[] {
  const { period } = table.game
  const asked = questionFor(table, seat)
  return period !== undefined && asked !== null
    ? race(table, asked, period, random, meter, tells, limits)
    : treeSearch(table, seat, random, meter, tells)
}

/**
 * Each iteration makes a new determinization, descends the one tree of answers that all determinizations share, plays on by the policy, and
 * records the result (information-set MCTS). The best finding comes first.
 */
function treeSearch<S extends TableState>(table: Table<S>, seat: Seat, random: Random, meter: Meter, tells: boolean): Finding[] {
  const root = freshNode(seat)
  const told = new Map<Edge, MetricSums>()
  while (meter.take()) {
    iterate(determinize(table, seat, random), root, random, tells ? told : null)
    if (meter.done % GLANCE === 0 && settled(root, meter.left())) break
  }
  return [...root.edges.values()]
    .sort((a, b) => b.visits - a.visits || b.total - a.total)
    .map((edge) => {
      const metrics = meansOf(told.get(edge) ?? noMetrics())
      const value = edge.visits === 0 ? 0 : edge.total / edge.visits
      return { answer: edge.answer, visits: edge.visits, value, ...(metrics === undefined ? {} : { metrics: metrics }) }
    })
}

function iterate<S extends TableState>(table: Table<S>, root: Node, random: Random, told: Map<Edge, MetricSums> | null): void {
  const path: { node: Node; edge: Edge }[] = []
  let node = root
  for (;;) {
    const question = questionFor(table, node.seat) as Question
    const edge = select(node, candidates(node, table, question, random), random, isInformed(table, question))
    path.push({ node, edge })
    const beside = table.questions.length > 1 ? table.questions.filter((open) => open !== question) : []
    give(table, node.seat, edge.answer)
    if (beside.length > 0) settleTogether(table, beside, random)
    if (table.result !== null || edge.visits === 0) break
    node = nodeAfter(edge, table.questions[0] as Question)
  }
  playOn(table, random, HORIZON)
  const first = path[0]
  if (told !== null && first !== undefined) {
    const metrics = told.get(first.edge) ?? noMetrics()
    told.set(first.edge, metrics)
    addMetrics(metrics, table, root.seat)
  }
  for (const { node: passed, edge } of path) {
    const value = worth(table, passed.seat)
    passed.visits++
    passed.total += value
    passed.squares += value * value
    edge.visits++
    edge.total += value
  }
}

/** Whether the game gives priors for this question. */
function isInformed<S extends TableState>({ game }: Table<S>, question: Question): boolean {
  return question.kind === 'plan' ? planOf(game, question.plan).prior !== undefined : game.prior !== undefined
}

/**
 * Answers by policy for the seats that decide at the same time as the searching one. They do not know its choice, but in the tree they
 * would react to it. Their common knowledge begins with the reveal.
 */
function settleTogether<S extends TableState>(table: Table<S>, beside: readonly Question[], random: Random): void {
  const { reveals } = table.state
  for (const { seat } of beside) {
    for (let open = questionFor(table, seat); open !== null && table.state.reveals === reveals; open = questionFor(table, seat))
      give(table, seat, table.game.policy(table.state, open, random))
  }
}

/** Whether the most visited answer stays the most visited whatever the remaining iterations bring. */
function settled(root: Node, left: number): boolean {
  let first = 0
  let second = 0
  for (const { visits } of root.edges.values()) {
    if (visits > first) {
      second = first
      first = visits
    } else if (visits > second) second = visits
  }
  return first - second > left
}
