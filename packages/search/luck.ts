import { type Question, type Random, randomFrom, reseed, type TableState } from '@orrery/kernel'

/** The random numbers of one deal, for the occasion on which a question is asked. */
export type Luck = (g: TableState, asked: Question) => Random

/**
 * Common random numbers: gives every occasion of a deal its own dice, so that two answers that are compared on this deal meet the same
 * dice wherever the game continues alike. With one sequence of dice for the whole deal, one roll more shifts all that follow, and the
 * difference of two answers is mostly chance. An occasion is a seat, a question's name and what it is about, and how many times that was
 * asked before in this deal.
 *
 * Call it before each answer: it re-seeds the streams of the state, and returns the generator for the policy.
 */
export function luckOf(deal: Random): Luck {
  const one = deal.below(WORD)
  const two = deal.below(WORD)
  const times = new Map<number, number>()
  return (g, { seat, name, on }) => {
    const occasion = hashed(on, hashed(name, seat + 1))
    const time = times.get(occasion) ?? 0
    times.set(occasion, time + 1)
    const luck = randomFrom(one, two, occasion, time)
    reseed(g, luck)
    return luck
  }
}

const WORD = 0x40000000

/** Mixes a text into a hash (FNV-1a). */
function hashed(text: string | undefined, start: number): number {
  let hash = Math.imul(start, 0x811c9dc5)
  if (text !== undefined) for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}
