import type { Refusal, Seat, SeenQuestion } from '@orrery/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { settings } from '../app/settings.ts'
import type { Desk } from './desk.ts'
import { onlyPass } from './only-pass.ts'
import type { TableSource } from './source.ts'

/** Against people the reader seems to think for so long, in milliseconds: at once would tell that there was nothing to think about. */
const WHILE = { least: 1200, most: 4500 }

/**
 * What passes by itself: a question that is asked only because not asking would tell something, and that leaves nothing
 * but to pass. Not where the reader wants to be asked always, nor where several people share the screen, who would see
 * which of them is never asked.
 */
function passesItself({ source, viewer }: Desk, question: SeenQuestion | null): string | null {
  if (settings.value.askAlways || viewer === 'spectator' || source.viewers.value.length > 1) return null
  return onlyPass(question)
}

/**
 * Lets such a question pass: at once among bots, after a while among people. Returns whether the question is being let
 * pass, so that nobody is shown it.
 */
export function usePassing(desk: Desk, question: SeenQuestion | null, still: boolean, pass: (option: string) => void): boolean {
  const option = still ? null : passesItself(desk, question)
  const last = useRef(pass)
  last.current = pass
  useEffect(() => {
    if (option === null) return
    const among = desk.source.players.peek().some(({ holder }) => holder === 'person')
    const wait = among ? WHILE.least + Math.random() * (WHILE.most - WHILE.least) : 0
    const timer = setTimeout(() => last.current(option), wait)
    return () => clearTimeout(timer)
  }, [question, option])
  return option !== null
}

/** Takes back the seat's last answer, and with it what has passed by itself since. */
export async function takeBack(source: TableSource, seat: Seat): Promise<true | Refusal> {
  for (;;) {
    const verdict = await source.undo(seat)
    const now = source.moment(seat).peek()?.seen
    if (verdict !== true || now === undefined || !now.canUndo || settings.value.askAlways || onlyPass(now.question) === null) return verdict
  }
}
