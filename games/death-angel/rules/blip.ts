import { choose, type Option, option, type Rule } from '@orrery/kernel'
import { kindTerm } from '../content/genestealers.ts'
import { LEFT, RIGHT, type Side, sideTerm } from '../content/sides.ts'
import { tell } from '../events.ts'
import type { State } from '../state.ts'
import { at, discardGenestealer, drawGenestealer, genestealersLeft } from './components.ts'

/** The options to name a blip pile. */
export const PILES: readonly Option<Side>[] = ([LEFT, RIGHT] as const).map((side) => ({
  ...option(`pile:${side === LEFT ? 'left' : 'right'}`, side, 'DA-BLIP-1', `pile:${side === LEFT ? 'left' : 'right'}`),
  params: { side: sideTerm(side) },
}))

/** The number of cards in a pile. */
export function pileSize(g: State, side: Side): number {
  return at(g.blips, side).length
}

/**
 * DA-BLIP-3, DA-BLIP-4, DA-BLIP-5: adds cards from the genestealer deck to the bottoms of the piles, left first. If there are too few, they
 * are shared as equally as possible, and the current player gives an odd card to a side.
 */
export function* addToPiles(g: State, left: number, right: number, rule: string): Rule {
  const available = genestealersLeft(g)
  if (available < left + right) {
    const half = available >> 1
    let toLeft = Math.min(left, half)
    const toRight = Math.min(right, available - toLeft)
    toLeft = Math.min(left, available - toRight)
    // The right pile, which is counted second, has the odd card. The player chooses only if the left one has room for it.
    if (toLeft + 1 !== toRight || toLeft === left) return fill(g, toLeft, toRight, rule)
    const side = yield* choose(g.current, { rule: 'DA-BLIP-4', message: 'odd-blip', params: { count: available } }, PILES)
    return fill(g, toLeft + (side === LEFT ? 1 : 0), toLeft + (side === RIGHT ? 1 : 0), rule)
  }
  fill(g, left, right, rule)
}

function fill(g: State, left: number, right: number, rule: string): void {
  for (let i = 0; i < left; i++) at(g.blips, LEFT).push(drawGenestealer(g))
  for (let i = 0; i < right; i++) at(g.blips, RIGHT).push(drawGenestealer(g))
  tell(g, { type: 'piles-filled', rule, left, right })
}

/** DA-BLIP-5, DA-BLIP-9: discards up to `count` cards face up from the top of a pile. */
export function discardFromPile(g: State, side: Side, count: number, rule: string): void {
  const pile = at(g.blips, side)
  const gone = Math.min(count, pile.length)
  for (let i = 0; i < gone; i++) {
    const card = pile.shift() as number
    discardGenestealer(g, card)
    g.reveals++
    tell(g, {
      type: 'blip-discarded',
      rule,
      on: `pile:${side === LEFT ? 'left' : 'right'}`,
      card,
      icon: kindTerm(card),
      side: sideTerm(side),
    })
  }
}

/** DA-BLIP-6, DA-BLIP-7: the pile with fewer cards; in a tie the seat that carries out the effect chooses. */
export function* smallestPile(g: State, seat: number, rule: string): Rule<Side> {
  const left = pileSize(g, LEFT)
  const right = pileSize(g, RIGHT)
  if (left !== right) return left < right ? LEFT : RIGHT
  return yield* choose(seat, { rule: 'DA-BLIP-6', message: 'smallest-pile', params: { effect: rule } }, PILES)
}
