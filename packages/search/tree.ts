import {
  type Answer,
  hash,
  type Json,
  type Option,
  type Question,
  type Random,
  type Seat,
  type Table,
  type TableState,
} from '@orrery/kernel'

/** What the search knows of one answer to one question. */
export interface Edge {
  readonly key: string
  readonly answer: Answer
  /** The game's word on how likely it is worth looking at, 0 to 1. */
  readonly prior: number
  /** How often it was tried. */
  visits: number
  /** How often it could have been tried. */
  available: number
  /** The sum of what came of it, for the seat that decides. */
  total: number
  /** The decisions that followed, by their question. */
  readonly next: Map<string, Node>
}

/** A decision: the same seat asked the same thing after the same answers, in whatever way hidden things lie. */
export interface Node {
  readonly seat: Seat
  visits: number
  /** The sums of what came of it and of its squares, for the seat. */
  total: number
  squares: number
  readonly edges: Map<string, Edge>
  /** What can be chosen, most promising first; empty for plans, which are sampled. */
  readonly ranked: Edge[]
}

/** A decision that was not looked at yet. */
export function freshNode(seat: Seat): Node {
  return { seat, visits: 0, total: 0, squares: 0, edges: new Map(), ranked: [] }
}

/** The decision that follows an answer. */
export function nodeAfter(edge: Edge, question: Question): Node {
  const key = `${question.seat}:${question.message}:${question.on ?? ''}`
  let node = edge.next.get(key)
  if (node === undefined) {
    node = freshNode(question.seat)
    edge.next.set(key, node)
  }
  return node
}

/** How long a list may be before the search begins with its best part only. */
const WIDE = 12
/** How fast the part grows: options looked at after n visits are `WIDE + GROWTH * sqrt(n)`. */
const GROWTH = 1.5

function edge(key: string, answer: Answer, prior: number): Edge {
  return { key, answer, prior, visits: 0, available: 0, total: 0, next: new Map() }
}

/** The answers of a decision that the search may try at this table now. Never empty. */
export function candidates<S extends TableState>(node: Node, table: Table<S>, question: Question, random: Random): Edge[] {
  return question.kind === 'options'
    ? offered(node, table, question.options, question, random)
    : planned(node, table, question as Question & { kind: 'plan' }, random)
}

function offered<S extends TableState>(
  node: Node,
  table: Table<S>,
  options: readonly Option[],
  question: Question,
  random: Random,
): Edge[] {
  const found: Edge[] = []
  for (let i = 0; i < options.length; i++) {
    const option = options[i] as Option
    let known = node.edges.get(option.id)
    if (known === undefined) {
      const prior = table.game.prior?.(table.state, question, option) ?? 1
      known = edge(option.id, { option: option.id }, prior)
      node.edges.set(option.id, known)
    }
    found.push(known)
  }
  if (found.length <= WIDE) return found
  if (node.ranked.length < node.edges.size) rank(node, random)
  const part = WIDE + Math.floor(GROWTH * Math.sqrt(node.visits))
  if (found.length <= part) return found
  const here = new Set(found)
  const best: Edge[] = []
  for (const known of node.ranked) {
    if (here.has(known)) best.push(known)
    if (best.length === part) break
  }
  return best
}

/** Puts the edges in order: those tried first, in their order, then the others by prior, equals by lot. */
function rank(node: Node, random: Random): void {
  const ranked = new Set(node.ranked)
  const fresh = [...node.edges.values()].filter((known) => !ranked.has(known))
  const lot = new Map(fresh.map((known) => [known, random.below(0x7fffffff)]))
  fresh.sort((a, b) => b.prior - a.prior || (lot.get(a) as number) - (lot.get(b) as number))
  node.ranked.push(...fresh)
}

/** How many plans are looked at after n visits: `2 + sqrt(n)`. Plans that do not fit this table now are left out. */
function planned<S extends TableState>(node: Node, table: Table<S>, question: Question & { kind: 'plan' }, random: Random): Edge[] {
  const plan = table.game.plans[question.plan]
  if (plan === undefined) throw new Error(`${table.game.id} has no plan '${question.plan}'`)
  const add = (value: Json): Edge => {
    const key = String(hash(value))
    const known = node.edges.get(key) ?? edge(key, { plan: value }, 1)
    node.edges.set(key, known)
    return known
  }
  if (node.edges.size === 0) {
    const chosen = table.game.policy(table.state, question, random)
    if ('plan' in chosen) add(chosen.plan)
  }
  if (node.edges.size < 2 + Math.sqrt(node.visits)) add(plan.sample(table.state, question, random))
  const fitting: Edge[] = []
  for (const known of node.edges.values()) {
    if ('plan' in known.answer && plan.validate(table.state, question, known.answer.plan) === true) fitting.push(known)
  }
  return fitting.length > 0 ? fitting : [add(plan.sample(table.state, question, random))]
}

/** How much the search wants to see what it knows little of, in shares of how far outcomes lie apart. */
const CURIOSITY = 1.2
/** Outcomes that lie closer together count as lying so far apart. */
const LEAST_SPREAD = 0.02

/** How far apart what came of a decision lies (standard deviation). */
function spreadOf(node: Node): number {
  if (node.visits < 2) return 0.5
  const mean = node.total / node.visits
  return Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, node.squares / node.visits - mean * mean)))
}

/**
 * The answer to try next: what did well so far, and what was tried less often than it could have been (UCB; where the
 * game gives priors, the curious part follows them as in PUCT).
 */
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
