import { randomInt } from 'node:crypto'
import { freshId } from '../../ids.ts'
import type { Chooser, PairingRow, SeekRow } from '../../store/club/quick.ts'
import { pairsOf, type Seeker } from './pairing.ts'

/** How long two matched players have to say yes, in milliseconds. */
const TO_SAY_YES = 10_000

/** The chooser of pairs among waiting players at a moment. */
export function chosenAt(now: number): Chooser {
  return (seeks, mayMeet) => {
    const rows = new Map(seeks.map((row) => [row.player, row]))
    return pairsOf(
      seeks.map((row) => seekerOf(row, now)),
      mayMeet,
    ).map((pair) => {
      // The first seat is drawn.
      const [one, other] = randomInt(2) === 0 ? pair : [pair[1], pair[0]]
      return pairingOf(rows.get(one.player) as SeekRow, rows.get(other.player) as SeekRow, now)
    })
  }
}

function seekerOf({ player, game, settings, pace, strength, wish, since }: SeekRow, now: number): Seeker {
  return { player, wanted: `${game} ${pace} ${settings}`, strength, wish: wish as Seeker['wish'], waited: Math.max(0, now - since) }
}

function pairingOf(one: SeekRow, other: SeekRow, now: number): PairingRow {
  return {
    ...{ id: freshId(), game: one.game, settings: one.settings, pace: one.pace, one: one.player, other: other.player },
    ...{ one_brings: one.brings, other_brings: other.brings, one_yes: 0, other_yes: 0, stage: 'asked', table_id: freshId() },
    ...{ waited: Math.max(0, now - Math.min(one.since, other.since)), created: now, until: now + TO_SAY_YES },
  }
}
