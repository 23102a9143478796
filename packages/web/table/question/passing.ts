import type { BoardModule } from '@orrery/board'
import type { Answer, Orders, Refusal, Seat, Seen } from '@orrery/kernel'
import { isOver, onlyPass, passedBy, passedUpBy } from '@orrery/play'
import { useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../../app/settings.ts'
import { say } from '../../app/texts.ts'
import { takenBackAt, taughtAt } from '../../learn/teaching.ts'
import type { Desk } from '../desk.ts'
import { isOrdered, keepOrdered } from '../source/orders.ts'
import type { TableSource } from '../source/source.ts'
import { optionName } from '../words.ts'

/**
 * The range of the wait before passing at a table with people, in milliseconds: an immediate answer would reveal that there was nothing to
 * decide.
 */
const WHILE = { least: 500, most: 1800 }

/**
 * The answer to a question that need not be asked: an order answers it, only passing is possible, the board's settings pass it, or the
 * board knows the obvious answer (unless somebody is taught at the table). Null if it must be asked.
 */
export function unasked(board: BoardModule, { question, view }: Pick<Seen, 'question' | 'view'>, table: string): Answer | null {
  if (question === null) return null
  const ordered = orderedAt(board, { question, view }, table)
  if (ordered !== null) return ordered
  const passed = onlyPass(question) ?? board.passes?.(question, view) ?? null
  if (passed !== null) return { option: passed }
  return taughtAt(table) === null ? (board.answers?.(question, view) ?? null) : null
}

/** The answer that the reader has ordered on the board. */
function orderedAt(board: BoardModule, { question, view }: Pick<Seen, 'question' | 'view'>, table: string): Answer | null {
  return question === null || taughtAt(table) !== null ? null : (board.ordered?.(question, view) ?? null)
}

/** Whether the reader is under attack and could respond. */
export function isUnderAttack({ board }: Desk, { question, view }: Seen): boolean {
  return question !== null && onlyPass(question) === null && board.isUnderAttack?.(question, view) === true
}

/** The answer that is given automatically, by a standing order or as `unasked` says; with 'Ask me always' only orders answer. */
function passesItself(desk: Desk, seen: Seen): Answer | null {
  if (desk.viewer === 'spectator') return null
  const ordered = passedBy(desk.order.value, seen.question, isUnderAttack(desk, seen))
  if (ordered !== null) return { option: ordered }
  return settings.value.askAlways ? orderedAt(desk.board, seen, desk.source.id) : unasked(desk.board, seen, desk.source.id)
}

/** Records what is passed automatically, so that the strip can show what was missed. */
function note({ passed, board, source }: Pick<Desk, 'passed' | 'board' | 'source'>, { question, view }: Seen): void {
  const ordered = orderedAt(board, { question, view }, source.id) !== null
  if (question !== null) passed.value = [...passed.peek(), { question, view, ordered }]
}

/** What automatic passing has missed since the viewer last answered, in words. */
export function passedUpLines({ board, text, names, viewer, passed }: Desk): readonly string[] {
  const own = passed.value.filter(({ question }) => question.seat === viewer)
  const what = new Set(own.flatMap(({ question }) => passedUpBy(question).map((option) => optionName(text, option, names))))
  const lost = new Set(own.flatMap(({ question, view, ordered }) => board.lostByPassing?.(question, view, text, ordered) ?? []))
  return [...(what.size === 0 ? [] : [say('passed-itself', { what: [...what].join(', ') })]), ...lost]
}

/**
 * Answers such a question automatically: at once among bots and on a shared screen, after a pause among people. Returns whether it does, so
 * that the question is not shown.
 */
export function usePassing(desk: Desk, seen: Seen, still: boolean, pass: (answer: Answer) => void): boolean {
  const { order } = desk
  const answer = still ? null : passesItself(desk, seen)
  const last = useRef(pass)
  last.current = pass
  useEffect(() => {
    if (order.value !== null && isOver(order.value, seen.question, isUnderAttack(desk, seen))) order.value = null
  }, [seen.question])
  useEffect(() => {
    if (answer === null && !still) keepOrdered(desk.source, desk.rules, seen)
  }, [seen.question, answer === null])
  useEffect(() => {
    if (answer === null || isOrdered(desk.source, desk.rules, seen)) return
    const among = desk.source.players.peek().some(({ holder }) => holder === 'person')
    const wait = among ? WHILE.least + Math.random() * (WHILE.most - WHILE.least) : 0
    const timer = setTimeout(() => {
      note(desk, seen)
      keepOrdered(desk.source, desk.rules, seen)
      last.current(answer)
    }, wait)
    return () => clearTimeout(timer)
  }, [seen.question, answer === null])
  return answer !== null
}

/** On a shared screen, passes automatically for seats that do not have the screen and have nothing to decide. */
export function useOthersPassing({ source, board, rules, passed }: Desk, still: boolean): void {
  useSignalEffect(() => {
    const viewers = source.viewers.value
    if (still || settings.value.askAlways || viewers.length < 2) return
    for (const viewer of viewers) {
      const seen = source.moment(viewer).value?.seen
      const answer = seen === undefined ? null : unasked(board, seen, source.id)
      if (seen === undefined || answer === null || viewer === 'spectator' || isOrdered(source, rules, seen)) continue
      const timer = setTimeout(() => {
        note({ passed, board, source }, seen)
        keepOrdered(source, rules, seen)
        void source.answer(viewer, answer, seen.version)
      }, 0)
      return () => clearTimeout(timer)
    }
    return
  })
}

/** The undo of each table that is under way. */
const undoing = new WeakMap<TableSource, Promise<true | Refusal>>()

/**
 * Undoes the seat's last answer, and what has been passed automatically since; ends all orders. Presses while an undo is under way are one with
 * it: whoever waits for a slow server means the same answer.
 */
export function takeBack(source: TableSource, board: BoardModule, rules: Orders | null, seat: Seat): Promise<true | Refusal> {
  const under = undoing.get(source)
  if (under !== undefined) return under
  const now = undoNow(source, board, rules, seat).finally(() => undoing.delete(source))
  undoing.set(source, now)
  return now
}

async function undoNow(source: TableSource, board: BoardModule, rules: Orders | null, seat: Seat): Promise<true | Refusal> {
  board.recall?.()
  if (rules !== null && source.orders(seat).peek().length > 0) source.order(seat, [], rules.version)
  for (;;) {
    const verdict = await source.undo(seat)
    const now = source.moment(seat).peek()?.seen
    if (verdict === true && now !== undefined && now.canUndo && !settings.value.askAlways && unasked(board, now, source.id) !== null)
      continue
    if (verdict === true) takenBackAt(source.id)
    return verdict
  }
}
