import type { Answer, Option, OptionsQuestion, Question, Random, Seat, Table, TableState } from '@orrery/kernel'
import { another, boundsOf, type FreeQuestion, fits, keyOf, promiseOf } from './free.ts'

/** The search's statistics of one answer to one question. */
export interface Edge {
  readonly key: string
  readonly answer: Answer
  /** The game's prior, 0 to 1. */
  readonly prior: number
  /** How often it was tried. */
  visits: number
  /** How many times it was a legal choice. */
  available: number
  /** The sum of its results, for the deciding seat. */
  total: number
  /** For each bounds (by hash), whether a plan or set was found legal, so that none is checked twice. */
  readonly legal: Map<number, boolean>
  /** The following decisions, by question. */
  readonly next: Map<string, Node>
}

/** A decision: the same seat and question after the same answers, whatever is hidden. */
export interface Node {
  readonly seat: Seat
  visits: number
  /** The sums of results and of their squares, for the seat. */
  total: number
  squares: number
  readonly edges: Map<string, Edge>
  /** The answers, most promising first; empty for plans and sets, which are found one by one. */
  readonly ranked: Edge[]
}

/** An unvisited decision. */
export function freshNode(seat: Seat): Node {
  return { seat, visits: 0, total: 0, squares: 0, edges: new Map(), ranked: [] }
}

/** The decision that follows an answer. */
export function nodeAfter(edge: Edge, question: Question): Node {
  const key = `${question.seat}:${question.name}:${question.on ?? ''}`
  let node = edge.next.get(key)
  if (node === undefined) {
    node = freshNode(question.seat)
    edge.next.set(key, node)
  }
  return node
}

/** The search of a longer list begins with this many of its best answers. */
const WIDE = 12
/** How fast that number grows: after n visits `WIDE + GROWTH * sqrt(n)` options are considered. */
const GROWTH = 1.5

function edge(key: string, answer: Answer, prior: number): Edge {
  return { key, answer, prior, visits: 0, available: 0, total: 0, legal: new Map(), next: new Map() }
}

/** The answers that the search may try at this table now. Never empty. */
export function candidates<S extends TableState>(node: Node, table: Table<S>, question: Question, random: Random): Edge[] {
  return question.kind === 'options' ? offered(node, table, question.options, question, random) : found(node, table, question, random)
}

function offered<S extends TableState>(
  node: Node,
  table: Table<S>,
  options: readonly Option[],
  question: OptionsQuestion,
  random: Random,
): Edge[] {
  const here: Edge[] = []
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option
    let known = node.edges.get(option.id)
    if (known === undefined) {
      const prior = table.game.prior?.(table.state, question, option) ?? 1
      known = edge(option.id, { option: option.id }, prior)
      node.edges.set(option.id, known)
    }
    here.push(known)
  }
  if (here.length <= WIDE) return here
  if (node.ranked.length < node.edges.size) rank(node, random)
  const part = WIDE + Math.floor(GROWTH * Math.sqrt(node.visits))
  if (here.length <= part) return here
  const available = new Set(here)
  const best: Edge[] = []
  for (const known of node.ranked) {
    if (available.has(known)) best.push(known)
    if (best.length === part) break
  }
  return best
}

/** Sorts the edges: visited ones first, in their order, then the others by prior, equal ones at random. */
function rank(node: Node, random: Random): void {
  const ranked = new Set(node.ranked)
  const fresh = [...node.edges.values()].filter((known) => !ranked.has(known))
  const lot = new Map(fresh.map((known) => [known, random.below(0x7fffffff)]))
  fresh.sort((a, b) => b.prior - a.prior || (lot.get(a) as number) - (lot.get(b) as number))
  node.ranked.push(...fresh)
}

/**
 * Answers to a question whose answers cannot be listed: the policy's first, then more over time (`2 + sqrt(n)` after n visits), without
 * those that are not legal at this table.
 */
function found<S extends TableState>(node: Node, table: Table<S>, question: FreeQuestion, random: Random): Edge[] {
  const add = (answer: Answer): Edge => {
    const key = keyOf(answer)
    const known = node.edges.get(key) ?? edge(key, answer, promiseOf(table, question, answer))
    node.edges.set(key, known)
    return known
  }
  if (node.edges.size === 0) add(table.game.policy(table.state, question, random))
  if (node.edges.size < 2 + Math.sqrt(node.visits)) add(another(table, question, mostTried(node), random))
  const within = boundsOf(question)
  const fitting = [...node.edges.values()].filter((known) => {
    const judged = known.legal.get(within) ?? fits(table, question, known.answer)
    known.legal.set(within, judged)
    return judged
  })
  return fitting.length > 0 ? fitting : [add(another(table, question, null, random))]
}

function mostTried(node: Node): Answer | null {
  let best: Edge | null = null
  for (const known of node.edges.values()) if (best === null || known.visits > best.visits) best = known
  return best?.answer ?? null
}

/** The weight of exploration, relative to the spread of results. */
const CURIOSITY = 1.2
/** The least spread assumed. */
const LEAST_SPREAD = 0.02

/** The spread of a decision's results (standard deviation). */
function spreadOf(node: Node): number {
  if (node.visits < 2) return 0.5
  const mean = node.total / node.visits
  return Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, node.squares / node.visits - mean * mean)))
}

/** The answer to try next: one that did well so far, or was tried less than it could have been (UCB; with priors, PUCT). */
export function select(node: Node, choice: readonly Edge[], random: Random, informed: boolean): Edge {
  let total = 0
  for (const one of choice) total += one.prior
  const curiosity = CURIOSITY * spreadOf(node)
  const mean = meanOf(choice)
  let best = choice[0] as Edge
  let bestScore = Number.NEGATIVE_INFINITY
  let ties = 1
  for (let i = 0; i < choice.length; i++) {
    const one = choice[i] as Edge
    one.available++
    const share = informed && total > 0 ? one.prior / total : 1
    const score = informed ? promising(one, mean, curiosity * share) : upperBound(one, curiosity)
    if (score > bestScore) {
      best = one
      bestScore = score
      ties = 1
    } else if (score === bestScore && random.below(++ties) === 0) best = one
  }
  return best
}

function upperBound(one: Edge, curiosity: number): number {
  if (one.visits === 0) return Number.MAX_VALUE
  return one.total / one.visits + curiosity * Math.sqrt(Math.log(one.available) / one.visits)
}

function promising(one: Edge, mean: number, curiosity: number): number {
  const known = one.visits === 0 ? mean : one.total / one.visits
  return known + (2 * curiosity * Math.sqrt(one.available)) / (1 + one.visits)
}

function meanOf(choice: readonly Edge[]): number {
  let visits = 0
  let total = 0
  for (const one of choice) {
    visits += one.visits
    total += one.total
  }
  return visits === 0 ? 0.5 : total / visits
}
