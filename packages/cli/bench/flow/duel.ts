import {
  type Answer,
  answer,
  eventsFor,
  imagining,
  type Json,
  openTable,
  optionsOfNew,
  type Question,
  type Seat,
  type SeenQuestion,
  seedOf,
  seenBy,
  type Table,
} from '@orrery/kernel'
import { onlyPass, PACES, pauseBefore } from '@orrery/play'
import { decide } from '@orrery/search'
import { LATER } from '../../../../games/chaos-galaxy/orders/conduct.ts'
import { orders } from '../../../../games/chaos-galaxy/orders/index.ts'
import { answeredItself } from '../../../../games/chaos-galaxy/orders/itself.ts'
import { type Conduct, type Order, orderOf } from '../../../../games/chaos-galaxy/orders/order.ts'
import { person } from '../../../../games/chaos-galaxy/orders/person.ts'
import { FIRST_STOPS, isStopped } from '../../../../games/chaos-galaxy/orders/stops.ts'
import type { View } from '../../../../games/chaos-galaxy/view.ts'
import { loadGame } from '../../game.ts'
import { pairingOf } from '../../sim/lab.ts'
import { allPairings, spread } from '../../sim/spread.ts'
import { atMost, type Figure } from '../figure.ts'
import { isSingle, median, THINKS } from './measures.ts'
import { sharedScreen } from './screen.ts'

const GAME = 'chaos-galaxy'
/** The median of 40 duels differs by 6 questions between two draws of dice. */
const DUELS = 160

/** What a duel was like for its players. */
interface Duel {
  /**
   * Questions shown to a person; of those, the ones that interrupt, with the player's own main phase counted as one; and the ones with one
   * sensible answer.
   */
  shown: number
  interrupting: number
  single: number
  /** Clicks from deciding to attack to the attacking ships. */
  attacks: number[]
  /** Clicks of each turn in which its player was asked anything. */
  clicks: number[]
  /** Seconds spent waiting for the bot's moves, and at questions. */
  waited: number
  thought: number
  handOvers: number
  turns: number
  /** Whether the first person won. */
  won: boolean
}

/**
 * What duels of Chaos Galaxy are like to play: the quick bot also decides for the person, and the frame's own rules say what is asked, what
 * passes by itself, how long a bot's move stays visible, and when a shared screen is handed over.
 */
export async function duels(count = DUELS): Promise<Figure[]> {
  const { game } = await loadGame(GAME)
  const pairings = await allPairings(GAME, count)
  if (pairings === null) throw new Error(`${GAME} has no decks`)
  const played = spread(pairings, count).map((number) => {
    const { brings, dice } = pairingOf(pairings, number)
    const options: Json = { seats: brings.map((at) => ({ [pairings.lab.setting]: pairings.ids[at] as string })) }
    const begun = () => openTable(game, optionsOfNew(game, options), 2, seedOf(`flow:${dice}`))
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
      `median of ${count}; a main phase is one as long as nothing interrupts it, and what is said together is; every action counted: ${median(bots.map((one) => one.shown))}; the person, who keeps to its orders, won ${bots.filter(({ won }) => won).length}`,
    ),
    atMost('flow: an attack', median(bots.flatMap((one) => one.attacks)), 'clicks', 2, 'median, from the target to the ships that attack'),
    atMost(
      'flow: a turn of the person',
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
      `${THINKS} seconds a question, ${PACES.brisk} ms a move that shows something, a quarter within one thing`,
    ),
  ]
}

/** Plays a duel in which these seats are people. */
function duel(table: Table, persons: readonly Seat[]): Duel {
  const told: Duel = {
    ...{ shown: 0, interrupting: 0, single: 0, attacks: [], clicks: [] },
    ...{ waited: 0, thought: 0, handOvers: 0, turns: 0, won: false },
  }
  const screen = sharedScreen(persons)
  const attacks = attackClicks(told.attacks)
  /** The person whose main phase is not interrupted; null: none. */
  let going: Seat | null = null
  // How each seat's last attack was fought; the next sheet starts with that.
  const habits: (Conduct | undefined)[] = []
  const said: (readonly Order[])[] = persons.map(() => [])
  const turns = new Map<string, number>()
  while (table.result === null) {
    const { seat, name } = table.questions[0] as Question
    const seen = seenBy(table, seat)
    const question = seen.question as SeenQuestion
    const wanted = decide(table, seat, { level: 'quick', salt: 'flow' })
    const view = seen.view as View
    const ordered = persons.includes(seat) ? orders.answer(said[seat] ?? [], question, view) : null
    said[seat] = ordered?.orders ?? []
    const passes = ordered === null ? null : (ordered.reply?.answer ?? passedItself(question, view))
    const move = passes ?? wanted
    if (passes === null && persons.includes(seat)) {
      if (screen.turnTo(table, question, move)) told.handOvers++
      told.shown++
      told.thought += THINKS
      if (isSingle(question)) told.single++
      if (name !== 'main-action' || going !== seat) told.interrupting++
      going = name === 'main-action' || (going === seat && isOwnStep(question, view)) ? seat : null
      const isAttack = name === 'main-action' && 'option' in move && move.option.startsWith('attack:')
      said[seat] = person.say({ ...{ seat, orders: said[seat] ?? [], question, view, answer: move }, ...imagining(table, seat) })
      const cost = pressed(move) + (isAttack ? sheet(said[seat] ?? [], habits[seat]) : 0)
      if (isAttack) habits[seat] = orderOf(said[seat] ?? [], 'attack')?.conduct
      if (view.active === seat) turns.set(`${seat}:${view.turn}`, (turns.get(`${seat}:${view.turn}`) ?? 0) + cost)
      attacks.clicked(name, isAttack)
    } else if (passes === null && !passing(move)) going = null
    if (passes !== null && name === 'equip-attackers' && orderOf(said[seat] ?? [], 'attack') !== undefined) attacks.ordered(move)
    const pause = pauseBefore(table, PACES.brisk)
    if (answer(table, seat, move) !== true) throw new Error('what is offered is refused')
    if (!persons.includes(seat) && eventsFor(table.events, persons[0] as Seat).length > 0) told.waited += pause / 1000
    table.events.length = 0
  }
  told.clicks = [...turns.values()]
  told.turns = (seenBy(table, 0).view as View).turn
  told.won = table.result.winners.includes(persons[0] as Seat)
  return told
}

/** Counts the clicks of attacks: from the target to the ships that attack. */
function attackClicks(counts: number[]) {
  /** The clicks of the attack that is being decided; null: none. */
  let clicks: number | null = null
  return {
    /** A person answered a question by hand. */
    clicked(name: string, isAttack: boolean): void {
      if (isAttack) clicks = 0
      if (clicks !== null) clicks++
      if (clicks !== null && name === 'equip-attackers') {
        counts.push(clicks)
        clicks = null
      }
    },
    /** An order answered which ships attack: who orders all of them presses the target, and 'all' in its menu; who chooses opens that sheet. */
    ordered(move: Answer): void {
      if (clicks === null) return
      counts.push(isAll(move) ? 2 : 3)
      clicks = null
    },
  }
}

/** Whether a question belongs to the player's own main phase: a card to pick, a target of a played card. */
function isOwnStep({ seat, name }: SeenQuestion, { active, phase, combat }: View): boolean {
  return active === seat && phase === 'main' && combat === null && !name.startsWith('stack-answer')
}

/** Whether an answer only passes a window, which interrupts nobody. */
function passing(move: Answer): boolean {
  return 'option' in move && move.option.startsWith('pass')
}

/** Whether no crew goes aboard: then one press makes all ships attack. */
function isAll(move: Answer): boolean {
  return 'options' in move && !move.options.some((id) => id.startsWith('board:'))
}

/** What the frame and the board's default stops answer by themselves. */
function passedItself(question: SeenQuestion, view: View): Answer | null {
  const only = onlyPass(question)
  if (only !== null) return { option: only }
  return isStopped(question, view, FIRST_STOPS) ? answeredItself(question, view, FIRST_STOPS) : { option: 'pass' }
}

/**
 * The clicks of an answer: one for an option; for a set one a piece and one to confirm it, or one in all if it is everything or no crew
 * goes aboard.
 */
function pressed(move: Answer): number {
  return 'options' in move && !isAll(move) ? move.options.length + 1 : 1
}

/**
 * The clicks of an attack that is planned on its sheet, besides its target and its primary button: opening the sheet, and each thing ticked.
 */
function sheet(said: readonly Order[], habit: Conduct = LATER): number {
  const order = orderOf(said, 'attack')
  if (order === undefined) return 0
  const { after, conduct } = order
  const ticks = Object.keys(conduct).filter((part) => conduct[part as keyof Conduct] !== habit[part as keyof Conduct])
  return 2 + after.length + ticks.length
}
