import {
  type Answer,
  answer,
  eventsFor,
  type Json,
  openTable,
  type Question,
  type Seat,
  type SeenQuestion,
  seedOf,
  seenBy,
  type Table,
  type Viewer,
} from '@orrery/kernel'
import { handed, knowing, onlyPass, openPart, PACES } from '@orrery/play'
import { decide } from '@orrery/search'
import { type Assault, assault, endAfter, ordered, recall } from '../../../../games/chaos-galaxy/board/mat/assault.ts'
import { type Conduct, LATER } from '../../../../games/chaos-galaxy/board/mat/conduct.ts'
import { keep, mayKeep, passedKept } from '../../../../games/chaos-galaxy/board/mat/keeping.ts'
import { answeredItself } from '../../../../games/chaos-galaxy/board/mat/orders.ts'
import { isStopped } from '../../../../games/chaos-galaxy/board/mat/stops.ts'
import { fired } from '../../../../games/chaos-galaxy/board/mat/volley.ts'
import { opens } from '../../../../games/chaos-galaxy/board/open.ts'
import type { View } from '../../../../games/chaos-galaxy/view.ts'
import { loadGame } from '../../game.ts'
import { pairingOf } from '../../sim/lab.ts'
import { allPairings, spread } from '../../sim/spread.ts'
import { atMost, type Figure } from '../figure.ts'
import { isSingle, median, THINKS } from './asked.ts'
import { nameShips, sayAttack, sayFire } from './saying.ts'

const GAME = 'chaos-galaxy'
const DUELS = 40

/** What a duel was like for those who played it. */
interface Duel {
  /** Questions that a person was shown; those of them that interrupt, the own main phase taken as one; with one sensible answer. */
  shown: number
  interrupting: number
  single: number
  /** Clicks from the wish to attack to the ships that attack. */
  attacks: number[]
  /** Clicks of each own turn in which anything was asked. */
  clicks: number[]
  /** Seconds waited for the bot's moves, and spent at questions. */
  waited: number
  thought: number
  handOvers: number
  turns: number
  /** Whether the first person won. */
  won: boolean
}

/** A question that a person was shown, and the table with it. */
interface Shown {
  readonly question: SeenQuestion
  readonly view: View
}

/**
 * How it goes to play duels of Chaos Galaxy: the quick bot decides for the person too, and the frame's own rules say what
 * is asked, what passes by itself, how long a bot's move stays to be seen, and when a shared screen is handed over.
 */
export async function duels(): Promise<Figure[]> {
  const { game } = await loadGame(GAME)
  const pairings = await allPairings(GAME, DUELS)
  if (pairings === null) throw new Error(`${GAME} has no decks`)
  const played = spread(pairings, DUELS).map((number) => {
    const { brings, dice } = pairingOf(pairings, number)
    const options: Json = { seats: brings.map((at) => ({ [pairings.lab.setting]: pairings.ids[at] as string })) }
    const begun = () => openTable(game, options, 2, seedOf(`flow:${dice}`))
    return { bot: duel(begun(), [0]), hotSeat: duel(begun(), [0, 1]) }
  })
  const bots = played.map(({ bot }) => bot)
  const seats = played.map(({ hotSeat }) => hotSeat)
  const sum = (of: (one: Duel) => number) => bots.reduce((total, one) => total + of(one), 0)
  const waited = sum((one) => one.waited)
  return [
    atMost('flow: questions with one sensible answer', (100 * sum((one) => one.single)) / sum((one) => one.shown), 'of 100', 5),
    atMost(
      'flow: questions a duel against a bot',
      median(bots.map((one) => one.interrupting)),
      '',
      45,
      `median of ${DUELS}; a main phase is one as long as nothing interrupts it, and what is said together is; every action counted: ${median(bots.map((one) => one.shown))}; the person, who keeps to its orders, won ${bots.filter(({ won }) => won).length}`,
    ),
    atMost('flow: an attack', median(bots.flatMap((one) => one.attacks)), 'clicks', 2, 'median, from the target to the ships that attack'),
    atMost(
      'flow: an own turn',
      median(bots.flatMap((one) => one.clicks)),
      'clicks',
      5,
      'median, with what is ticked on the sheet of an attack',
    ),
    atMost(
      'flow: hand-overs of a hot-seat duel',
      seats.reduce((total, one) => total + one.handOvers, 0) / seats.reduce((total, one) => total + one.turns, 0),
      'a turn',
      1.2,
    ),
    atMost(
      'flow: waiting for a quick bot at brisk',
      (100 * waited) / (waited + sum((one) => one.thought)),
      '% of a duel',
      25,
      `${THINKS} seconds a question, ${PACES.brisk} ms a move that shows something`,
    ),
  ]
}

/** Plays a duel in which persons have these seats. */
function duel(table: Table, persons: readonly Seat[]): Duel {
  const told: Duel = {
    shown: 0,
    interrupting: 0,
    single: 0,
    attacks: [],
    clicks: [],
    waited: 0,
    thought: 0,
    handOvers: 0,
    turns: 0,
    won: false,
  }
  let present: Viewer | null = null
  let lid = false
  let known: readonly Viewer[] = []
  let going: Seat | null = null
  let clicks: number | null = null
  // What each seat was shown last: with that it was said what comes after it.
  const last: (Shown | undefined)[] = []
  const turns = new Map<string, number>()
  while (table.result === null) {
    const { seat, name } = table.questions[0] as Question
    const seen = seenBy(table, seat)
    const question = seen.question as SeenQuestion
    const wanted = decide(table, seat, { level: 'quick', salt: 'flow' })
    const passes = persons.includes(seat) ? passedItself(question, seen.view as View, wanted, last[seat]) : null
    const given = passes ?? wanted
    if (passes === null && persons.includes(seat)) {
      const everybody = seenBy(table, 'spectator').view as View
      const open = openPart(question, (option, asked) => opens(option, asked, everybody, known.includes(seat)))
      const { viewer, handTo, covered } = handed({
        viewers: persons,
        present,
        asked: [seat],
        hides: () => true,
        covered: lid,
        open: () => open !== null,
      })
      // Whoever answers with something hidden takes the screen for it.
      lid = covered && open !== null && isAmong(given, open)
      if ((handTo !== null || (covered && !lid)) && present !== null) told.handOvers++
      if (handTo !== null || (covered && !lid)) known = knowing(known, present, viewer, handTo !== null)
      if (!lid) present = viewer
      told.shown++
      told.thought += THINKS
      if (isSingle(question)) told.single++
      if (name !== 'main-action' || going !== seat) told.interrupting++
      going = name === 'main-action' || (going === seat && isOwnStep(question, seen.view as View)) ? seat : null
      const attacks = name === 'main-action' && 'option' in given && given.option.startsWith('attack:')
      if (name === 'main-action') recall()
      last[seat] = { question, view: seen.view as View }
      if (attacks) sayAttack(table, question, given.option, seen.view as View)
      sayFire(table, question, given, seen.view as View)
      // Whoever passes a window of its own attack keeps what it had for another one.
      if (passing(given) && mayKeep(question, seen.view as View)) keep(question, seen.view as View)
      const { active, turn } = seen.view as View
      const cost = pressed(given) + (attacks ? sheet(assault.peek()) : 0)
      if (active === seat) turns.set(`${seat}:${turn}`, (turns.get(`${seat}:${turn}`) ?? 0) + cost)
      if (attacks) clicks = 0
      if (clicks !== null) clicks++
      if (clicks !== null && name === 'equip-attackers') {
        told.attacks.push(clicks)
        clicks = null
      }
    } else if (passes === null && !passing(given)) going = null
    // Who orders all ships presses the target, and all of them in its menu; who chooses them there opens that, and says so.
    if (passes !== null && clicks !== null && name === 'equip-attackers' && assault.peek() !== null) {
      told.attacks.push(isAll(given) ? 2 : 3)
      clicks = null
    }
    if (answer(table, seat, given) !== true) throw new Error('what is offered is refused')
    if (!persons.includes(seat) && eventsFor(table.told, persons[0] as Seat).length > 0) told.waited += PACES.brisk / 1000
    table.told.length = 0
  }
  told.clicks = [...turns.values()]
  told.turns = (seenBy(table, 0).view as View).turn
  told.won = table.result.winners.includes(persons[0] as Seat)
  return told
}

/** Whether an answer is among those that a question shows. */
function isAmong(given: Answer, question: SeenQuestion): boolean {
  if (question.kind === 'plan') return false
  const chosen = 'option' in given ? [given.option] : 'options' in given ? given.options : null
  return chosen?.every((id) => question.options.some((option) => option.id === id)) === true
}

/** Whether a question belongs to what the player does in its own main phase: a card that it picks, a target of what it plays. */
function isOwnStep({ seat, name }: SeenQuestion, { active, phase, combat }: View): boolean {
  return active === seat && phase === 'main' && combat === null && !name.startsWith('stack-answer')
}

/** Whether an answer only lets a window go: that interrupts nobody. */
function passing(given: Answer): boolean {
  return 'option' in given && given.option.startsWith('pass')
}

/** Whether nobody goes aboard: then all ships attack at one press. */
function isAll(given: Answer): boolean {
  return 'options' in given && !given.options.some((id) => id.startsWith('board:'))
}

/**
 * What was ordered, and what the frame, and the stops of the board as they are at first, answer by themselves. Whoever wants other
 * ships than those that were ordered has not ordered them.
 */
function passedItself(question: SeenQuestion, view: View, wanted: Answer, last: Shown | undefined): Answer | null {
  if (question.name === 'equip-attackers') nameShips(wanted)
  const said = ordered(question, view) ?? fired(question, view) ?? passedKept(question, view)
  if (said !== null && (question.name !== 'equip-attackers' || isSame(said, wanted))) return said
  const before = last === undefined ? null : endSaid(question, view, wanted, last)
  if (before !== null) return before
  const only = onlyPass(question)
  if (only !== null) return { option: only }
  return isStopped(question, view) ? answeredItself(question, view) : { option: 'pass' }
}

/** Whether two sets are the same, in whatever order. */
function isSame(one: Answer, other: Answer): boolean {
  const set = (given: Answer): string => JSON.stringify('options' in given ? given.options.toSorted() : given)
  return set(one) === set(other)
}

/** The end of the turn where it was said with the card that is picked: the player knew then all that it knows now. */
function endSaid(question: SeenQuestion, view: View, wanted: Answer, { question: shown, view: then }: Shown): Answer | null {
  if (shown.name !== 'main-pick' || !('option' in wanted) || wanted.option !== 'end') return null
  endAfter(shown, true, then)
  const said = ordered(question, view)
  if (said === null) recall()
  return said
}

/** What an answer costs: one press for an option; for a set one a piece and one to confirm it, where all go aboard or none, one. */
function pressed(given: Answer): number {
  return 'options' in given && !isAll(given) ? given.options.length + 1 : 1
}

/** What an attack costs that is said on its sheet, besides its target and its gold button: opening the sheet, and each thing that is ticked. */
function sheet(order: Assault | null): number {
  if (order === null) return 0
  const { after, conduct } = order
  const ticks = Object.keys(conduct).filter((part) => conduct[part as keyof Conduct] !== LATER[part as keyof Conduct])
  return 2 + after.length + ticks.length
}
