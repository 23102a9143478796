import { gameEntry } from '@orrery/games'
import { type Position, randomOf, restore, type Seat, seedOf } from '@orrery/kernel'
import { type JudgedPosition, judgePosition } from './judge.ts'

/** A position to make a puzzle of, for a seat that is asked there. */
export interface PuzzleJob {
  readonly position: Position
  readonly seat: Seat
}

/** This thread's reply. */
export type PuzzleVerdict = { readonly judged: JudgedPosition } | { readonly error: string }

async function verdictOn({ position, seat }: PuzzleJob): Promise<PuzzleVerdict> {
  try {
    const { load, puzzles } = gameEntry(position.game)
    const { table } = restore(await load(), position)
    const mine = await puzzles?.()
    return { judged: judgePosition(table, seat, mine?.themes ?? [], randomOf(seedOf(JSON.stringify(position.answers ?? '')))) }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<PuzzleJob>) => void verdictOn(data).then((verdict) => postMessage(verdict)))
