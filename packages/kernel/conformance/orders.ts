import { answer } from '../answer.ts'
import type { Orders } from '../orders.ts'
import { imagining, type Person } from '../person.ts'
import { fork } from '../position.ts'
import { type Answer, type SeenQuestion, seenQuestion } from '../question.ts'
import { misfitsOf } from '../schema.ts'
import { reseed, type TableState } from '../state.ts'
import { questionFor, type Table } from '../table.ts'
import type { Moment } from './moment.ts'
import { plainFaults, textDifference } from './plain.ts'

/** A game's orders, and the scripted person who gives them. */
export interface Sayings {
  readonly orders: Orders
  readonly person: Person
}

/** Each seat's current orders. */
export type Said = (readonly unknown[])[]

/**
 * Puts a seat's orders to its question, and lets the scripted person add orders if they give no answer. Both see what the seat sees: at a
 * table that is the same to the seat they do the same. Returns the answer: from the orders, else `wanted`.
 */
export function checkOrders<S extends TableState>(moment: Moment<S>, said: Said, wanted: Answer, seat: number, sayings: Sayings): Answer {
  const { game, table, random, book } = moment
  const { orders } = sayings
  const other = fork(table)
  game.determinize(other.state, seat, random)
  reseed(other.state, random)
  const before = said[seat] ?? []
  const text = JSON.stringify(before)
  const here = at(table, seat)
  const there = at(other, seat)
  if (here === null || there === null) return wanted
  const reply = orders.answer(before, here.question, here.view)
  book.note('orders', JSON.stringify(before) === text ? null : 'answering changes the orders that it was given')
  book.note('orders', textDifference(JSON.stringify(reply), JSON.stringify(orders.answer(before, there.question, there.view))))
  const stands = reply.reply === null ? sayingOf(sayings, table, here, seat, reply.orders, wanted) : reply.orders
  if (reply.reply === null) {
    const again = orders.answer(reply.orders, here.question, here.view).reply
    book.note('orders', again === null ? null : 'orders that gave no answer give one when they are asked again')
    const alike = sayingOf(sayings, other, there, seat, reply.orders, wanted)
    const place = textDifference(JSON.stringify(stands), JSON.stringify(alike))
    book.note('orders', place === null ? null : `what is said depends on what seat ${seat} may not know: ${place}`)
  }
  for (const order of stands) {
    const misfit = misfitsOf(orders.schema, order)[0]
    book.note('orders', misfit === undefined ? plainFaults(order)[0] : `an order does not fit its schema at ${misfit.path}`)
    book.note('orders', plainFaults(orders.describe(order, seat, here.view))[0])
  }
  said[seat] = stands
  if (reply.reply === null) return wanted
  const taken = answer(fork(table), seat, reply.reply.answer) === true
  book.note('orders', taken ? null : `an order gives ${JSON.stringify(reply.reply.answer)}, which is not offered`)
  return taken ? reply.reply.answer : wanted
}

interface Asked {
  readonly question: SeenQuestion
  readonly view: unknown
}

function at<S extends TableState>(table: Table<S>, seat: number): Asked | null {
  const question = questionFor(table, seat)
  return question === null ? null : { question: seenQuestion(question), view: table.game.view(table.state, seat) }
}

function sayingOf<S extends TableState>(
  { person }: Sayings,
  table: Table<S>,
  asked: Asked,
  seat: number,
  orders: readonly unknown[],
  wanted: Answer,
): readonly unknown[] {
  return person.say({ seat, orders, ...asked, answer: wanted, ...imagining(table as unknown as Table, seat) })
}
