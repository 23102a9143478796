import {
  type Answer,
  answer,
  determinize,
  fork,
  type Position,
  positionOf,
  questionFor,
  type Random,
  type Seat,
  type Table,
} from '@orrery/kernel'

/** The most answers of a person for which a bot prepares its own. */
const LIKELIEST = 4

/** Computes a bot's answer to the question of a seat in a position. */
type Decide = (position: Position, seat: Seat) => Promise<Answer>

/** Bots that think while people do. */
export interface Pondering {
  /** Starts to think about what the asked person will probably do, until the next call or `stop`. Forgets what was thought before. */
  begin(table: Table): void
  /** Stops thinking; finished decisions stay. */
  stop(): void
  /** The decision for a position that was foreseen, as soon as its thread has it; null if it was not foreseen. */
  decision(position: Position, seat: Seat): Promise<Answer> | null
}

/**
 * While one person is asked, decides for the bots that will be asked after the likeliest answers, one after the other; then for what they
 * will be asked after that, until a person's turn comes. A decision depends only on the position, so it is the one that the bot would
 * reach later anyway, and no bot learns anything early: what it does not know is dealt anew in a foreseen position as in any other.
 * `ponders` says which seats' bots do so; `random` guesses people's answers.
 */
export function ponderingBy(decide: Decide, ponders: (seat: Seat) => boolean, random: Random): Pondering {
  const decisions = new Map<string, Promise<Answer>>()
  let lap = 0

  async function ponder(table: Table): Promise<void> {
    const own = lap
    const begun: Table[] = []
    for (const next of foreseen(table, random)) {
      const goesOn = await takesOne(next)
      if (own !== lap) return
      if (goesOn) begun.push(next)
    }
    for (const next of begun) {
      let goesOn = true
      while (goesOn) {
        goesOn = await takesOne(next)
        if (own !== lap) return
      }
    }
  }

  /** Decides the table's next answer, and gives it there. Returns false if that is not a bot's, or nothing came of it. */
  async function takesOne(next: Table): Promise<boolean> {
    const [asked, ...others] = next.questions
    if (asked === undefined || others.length > 0 || !ponders(asked.seat)) return false
    const position = positionOf(next)
    const decided = decide(position, asked.seat)
    decisions.set(keyOf(position, asked.seat), decided)
    const chosen = await decided.catch(() => null)
    return chosen !== null && answer(next, asked.seat, chosen) === true
  }

  return {
    begin(table) {
      lap++
      decisions.clear()
      const [asked, ...others] = table.questions
      if (asked !== undefined && others.length === 0) void ponder(fork(table))
    },
    stop() {
      lap++
    },
    decision: (position, seat) => decisions.get(keyOf(position, seat)) ?? null,
  }
}

/** The table after each of the likeliest answers: the policy's, then others in the order of the question. */
function* foreseen(table: Table, random: Random): Generator<Table> {
  const { seat } = table.questions[0] as Table['questions'][number]
  const tried = new Set<string>()
  for (const guess of guesses(table, seat, random)) {
    const key = JSON.stringify(guess)
    if (tried.size === LIKELIEST || tried.has(key)) continue
    tried.add(key)
    const next = fork(table)
    if (answer(next, seat, guess) === true && next.result === null) yield next
  }
}

function guesses(table: Table, seat: Seat, random: Random): readonly Answer[] {
  const deal = determinize(table, seat, random)
  const question = questionFor(deal, seat)
  if (question === null) return []
  const others = question.kind === 'options' ? question.options.map(({ id }) => ({ option: id })) : []
  return [deal.game.policy(deal.state, question, random), ...others]
}

function keyOf(position: Position, seat: Seat): string {
  return `${seat}:${JSON.stringify(position)}`
}
