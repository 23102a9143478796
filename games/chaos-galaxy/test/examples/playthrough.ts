import { fileURLToPath } from 'node:url'
import { compareGolden, type Play, recordPlay } from '@orrery/kernel/testing'
import type { State } from '../../state.ts'
import { asked, severalFrom, written } from '../given.ts'

/** The two players of the published examples and their seats. */
export const LACI = 0
export const DANI = 1

/** A worked example that is played answer by answer and compared with the recorded one. */
export interface Playthrough {
  /** Gives a player's answers, each to a question that this player is asked; options are written as for `act`. */
  does(player: number, ...options: string[]): void
  /** The question that must be open, as `player: message`. */
  asks(): string
  /** Throws if the whole example differs from the recorded one. */
  kept(): void
}

/** Plays an example on a table and records it under its name. */
export function playthrough(name: string, title: string, p: Play<State>): Playthrough {
  const recording = recordPlay(p, title)
  return {
    does(player, ...options) {
      for (let at = 0; at < options.length; ) {
        const { seat, kind } = p.question()
        if (seat !== player) throw new Error(`'${asked(p)}' is asked of seat ${seat}: ${p.options().join(', ')}`)
        if (kind === 'multi-select') {
          const { chosen, next } = severalFrom(p, options, at)
          recording.answer({ options: chosen }, player)
          at = next
        } else recording.answer(written(p, options[at++] as string), player)
      }
    },
    asks: () => `${p.question().seat}: ${asked(p)}`,
    kept: () => compareGolden(fileURLToPath(new URL(`golden/${name}.txt`, import.meta.url)), recording.text()),
  }
}
