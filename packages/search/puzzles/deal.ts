import { cloneState, positionOf, questionFor, type Random, reseed, restore, type Seat, seenBy, type Table } from '@orrery/kernel'

/** How many deals are tried to find one that looks to the seat like what it sees. */
const TRIES = 24

/**
 * A table that the seat cannot tell from this one, with everything that it does not know dealt anew: future dice and cards, other hands. It
 * is a complete table that can be stored. Null if none was found.
 */
export function dealAnew(table: Table, seat: Seat, random: Random): Table | null {
  const { game, start } = table
  const seen = lookOf(table, seat)
  for (let tries = 0; tries < TRIES; tries++) {
    const state = cloneState(game, start.state)
    game.determinize(state, seat, random)
    reseed(state, random)
    const position = JSON.parse(JSON.stringify({ ...positionOf(table), state }))
    const { table: dealt, dropped } = restore(game, position)
    if (dropped === 0 && lookOf(dealt, seat) === seen) return dealt
  }
  return null
}

function lookOf(table: Table, seat: Seat): string {
  const { view, question } = seenBy(table, seat)
  return questionFor(table, seat) === null ? '' : JSON.stringify([view, question])
}
