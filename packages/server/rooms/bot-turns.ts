import { type Answer, anyAnswer, positionOf, questionFor, randomOf, type Seat, type Table } from '@orrery/kernel'
import { freshSeed } from '../ids.ts'
import { RequestError } from '../request-error.ts'
import type { ServerContext } from '../server-context.ts'
import { wakeOrders } from './order-answers.ts'
import { give, MOVED_ON } from './play.ts'
import { hasCompany, isBot, type Room, tableOf, waitingAt } from './room.ts'
import { mayAct, wakeLater } from './waking.ts'

/** Lets every bot and every seat with orders that is to answer do so. Call it after everything that may have changed who is asked. */
export function wakeBots(context: ServerContext, room: Room): void {
  wakeOrders(context, room)
  const table = tableOf(room)
  if (!mayAct(context, room) || table === null) return
  if (!hasCompany(room) && !context.official.has(room.id)) return
  for (const seat of waitingAt(room)) if (isBot(room, seat) && !room.thinking.has(seat)) void takeTurn(context, room, table, seat)
}

/** How many other answers are tried if the rules fail on the bot's own. */
const TRIES = 8

async function takeTurn(context: ServerContext, room: Room, table: Table, seat: Seat): Promise<void> {
  const level = room.seats[seat]?.bot as string
  const asked = table.asked[seat]
  const isAsked = () =>
    !context.closing && !room.lost && context.ownership.holds() && isBot(room, seat) && tableOf(room)?.asked[seat] === asked
  room.thinking.add(seat)
  let answered = false
  try {
    const began = context.now()
    let answer = await decided(context, room, table, seat, level)
    const pause = room.watchers.size > 0 ? context.botDelay - (context.now() - began) : 0
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause))
    // Meanwhile the player may have returned, or the question may have changed because another seat answered, or undid its answer.
    for (let tries = 0; isAsked() && !answered; tries++) {
      if (tries === TRIES) {
        context.log.error({ table: room.id, seat }, 'no answer of a bot is taken; it waits')
        break
      }
      const outcome = await tried(context, room, seat, answer, asked)
      answered = outcome === 'taken'
      if (outcome === 'refused' && isAsked()) answer = someAnswer(tableOf(room) ?? table, seat)
    }
  } catch (error) {
    context.log.error({ table: room.id, seat, error }, 'a bot fails')
  } finally {
    room.thinking.delete(seat)
    if (answered || !isAsked()) wakeLater(context, room)
  }
}

/**
 * Gives the bot's answer to what was asked at that version; `outdated` if it is not asked any more, because something happened at the table
 * while the answer waited for its turn to be stored.
 */
async function tried(
  context: ServerContext,
  room: Room,
  seat: Seat,
  answer: Answer,
  asked: number | undefined,
): Promise<'taken' | 'refused' | 'outdated'> {
  try {
    const outcome = await give(context, room, { by: 'bot', player: null, ref: null }, seat, answer, asked)
    if (!('refusal' in outcome)) return 'taken'
    if (MOVED_ON.includes(outcome.refusal.rule)) return 'outdated'
    context.log.error({ table: room.id, seat, answer, rule: outcome.refusal.rule }, 'the answer of a bot is refused')
  } catch (error) {
    // The rules threw, and that was logged.
    if (!(error instanceof RequestError)) throw error
  }
  return 'refused'
}

/** The bot's answer; any legal one if it fails, so that the table goes on. */
async function decided(
  context: Pick<ServerContext, 'bots' | 'closing' | 'log'>,
  room: Room,
  table: Table,
  seat: Seat,
  level: string,
): Promise<Answer> {
  try {
    return await context.bots.decide({ position: positionOf(table), seat, level, seed: freshSeed(), owner: room.host })
  } catch (error) {
    if (!context.closing) context.log.error({ table: room.id, seat, level, error }, 'a bot fails')
    return someAnswer(table, seat)
  }
}

/** A random legal answer. */
function someAnswer(table: Table, seat: Seat): Answer {
  const question = questionFor(table, seat)
  if (question === null) throw new RequestError('not-now', 'nothing is asked of the seat')
  return anyAnswer(table.game, table.state, question, randomOf(freshSeed()))
}
