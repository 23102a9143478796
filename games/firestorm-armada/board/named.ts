import type { Piece } from '@orrery/kernel'
import { CARDS } from '../content/cards.ts'
import { shipTypeById } from '../content/ships.ts'
import { WINGS } from '../content/wings.ts'

/** The piece that a name in the log or a prompt opens: a command card, a type of ship or wing; null if it opens only an explanation. */
export function named(term: string): Piece | null {
  const message = `@${term}`
  const card = CARDS.find((one) => one.term === message)
  if (card !== undefined) return `card:${card.id}`
  const wing = WINGS.find((one) => one.term === message)
  if (wing !== undefined) return `wing-type:${wing.id}`
  const ship = term.startsWith('ship-') ? shipTypeById(term.slice('ship-'.length)) : undefined
  return ship === undefined ? null : `ship-type:${ship.id}`
}
