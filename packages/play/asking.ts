import {
  mayAdd,
  multiSelectVerdict,
  type Piece,
  type Seat,
  type SeenMultiSelectQuestion,
  type SeenOption,
  type SeenQuestion,
  type Table,
  type Viewer,
  verbOf,
} from '@orrery/kernel'

/** How long a bot's move stays visible before the next one, in milliseconds. */
export const PACES = { calm: 1500, brisk: 600, once: 40 } as const

/** The fraction of the pause within an activity: the moves of one activation and the windows of one attack belong together. */
const WITHIN = 1 / 4

/**
 * How long the last visible move stays before the bot's next one, in milliseconds: the whole `pace` before something new, less within an
 * activity and before one that continues the last one.
 */
export function pauseBefore({ answers, game, start }: Pick<Table, 'answers' | 'game' | 'start'>, pace: number): number {
  return answers.length > 0 || game.continues?.(start.state) === true ? pace * WITHIN : pace
}

/** Whether an option passes a window: 'pass', 'pass-until'. */
export function isPassing(id: string): boolean {
  const verb = verbOf(id)
  return verb === 'pass' || verb.startsWith('pass-')
}

/** The option by which a question can only be passed; null if there is anything to decide. */
export function onlyPass(question: SeenQuestion | null): string | null {
  if (question?.kind !== 'options' || question.options.length === 0) return null
  const ids = question.options.map(({ id }) => id)
  // A question asked only for secrecy ends with 'done' where several things could have been done.
  if (ids.length === 1) return isPassing(ids[0] as string) || ids[0] === 'done' ? (ids[0] as string) : null
  return ids.every(isPassing) ? (ids.find((id) => verbOf(id) === 'pass') ?? null) : null
}

/** What could be done instead of passing. */
export function passedUpBy(question: SeenQuestion): readonly SeenOption[] {
  if (question.kind !== 'options' || passOf(question) === null) return []
  return question.options.filter(({ id }) => !isPassing(id))
}

/** A standing order of a seat: it passes until its turn, or on one thing that waits to take effect. */
export interface Standing {
  readonly seat: Seat
  /** The piece on which it always passes; null: everything until its turn. */
  readonly on: Piece | null
}

/** The option that passes a window; null if the question is no window. */
export function passOf(question: SeenQuestion | null): string | null {
  if (question?.kind !== 'options') return null
  return question.options.find(({ id }) => verbOf(id) === 'pass')?.id ?? null
}

/** A standing order's answer; null if it has none. It never passes while the seat is under attack and could respond. */
export function passedBy(order: Standing | null, question: SeenQuestion | null, underAttack: boolean): string | null {
  if (order === null || question === null || underAttack || question.seat !== order.seat) return null
  return order.on === null || order.on === question.on ? passOf(question) : null
}

/** Whether an order is over: its seat is asked something other than a window, so it is its turn. */
export function isOver(order: Standing, question: SeenQuestion | null, underAttack: boolean): boolean {
  return order.on === null && question?.kind === 'options' && question.seat === order.seat && !underAttack && passOf(question) === null
}

/** The part of a question that may be asked with all hands covered; null if there is none. */
export function openPart(
  question: SeenQuestion | null,
  publicOption: (option: SeenOption, question: SeenQuestion) => SeenOption | null,
): SeenQuestion | null {
  if (question === null || question.kind === 'plan') return null
  const options = question.options.flatMap((option) => {
    const open = publicOption(option, question)
    return open === null ? [] : [open]
  })
  if (options.length === 0) return null
  const part = { ...question, options }
  // The open part of a multi-select may be too small for an answer.
  return part.kind === 'multi-select' && !hasAnswer(part) ? null : part
}

/** Whether a question for several options still has an answer after some options were removed. */
function hasAnswer(question: SeenMultiSelectQuestion): boolean {
  const taken: string[] = []
  if (multiSelectVerdict(question, taken) === true) return true
  for (const { id } of question.options) {
    if (mayAdd(question, taken, id) !== true) continue
    taken.push(id)
    if (multiSelectVerdict(question, taken) === true) return true
  }
  return false
}

/** What decides who gets a shared screen. */
export interface Sharing {
  readonly viewers: readonly Viewer[]
  /** The seat that has the screen now; null before any seat took it. */
  readonly present: Viewer | null
  /** The seats with something to decide. */
  readonly asked: readonly Viewer[]
  hides(viewer: Viewer): boolean
  /** Whether all hands are covered now. */
  readonly covered?: boolean
  /** Whether a viewer's question can be decided with all hands covered. */
  open?(viewer: Viewer): boolean
}

/**
 * The viewers who know their hand after one of them took the screen: the taker, and the previous viewer if the only reason to take the
 * screen was one answer of the taker. After a hand-over, only the taker.
 */
export function knowing(known: readonly Viewer[], before: Viewer | null, taker: Viewer, handedOver: boolean): readonly Viewer[] {
  return handedOver || before === null || known.includes(taker) ? [taker] : [before, taker]
}

/** The viewer of the screen now, and to whom it must be handed before anything is shown. */
export interface Handing {
  readonly viewer: Viewer
  readonly handTo: Seat | null
  /** Whether the screen shows the table with all hands covered: the viewer decides about open things. */
  readonly covered: boolean
}

/**
 * Hands a shared screen on only if somebody else has something to decide that is not public, and covers it if either has something to hide.
 */
export function handed({ viewers, present, asked, hides, covered = false, open }: Sharing): Handing {
  const first = viewers[0] ?? 'spectator'
  const wanted = present !== null && (asked.length === 0 || asked.includes(present)) ? present : (asked[0] ?? present ?? first)
  const changes = wanted !== present || covered
  const hidden = viewers.length > 1 && changes && (present === null ? viewers.some(hides) : hides(present) || hides(wanted))
  if (!hidden || wanted === 'spectator') return { viewer: wanted, handTo: null, covered: false }
  // Nobody has anything to decide, or only public things: the hands stay covered, or become so.
  const stays = asked.length === 0 ? covered : present !== null && open?.(wanted) === true
  return stays ? { viewer: wanted, handTo: null, covered: true } : { viewer: wanted, handTo: wanted, covered: false }
}
