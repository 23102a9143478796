import { noSuch, wordsIn } from '@orrery/kernel/scenario/format'
import { BROOD_LORD_A, BROOD_LORD_B, type GenestealerId, ICONS, kindOf, NORMAL_GENESTEALERS } from '../content/genestealers.ts'
import { LEFT, RIGHT } from '../content/sides.ts'
import { sortSwarms } from '../rules/swarm.ts'
import { newSwarm, type State } from '../state.ts'
import type { ScenarioTable } from './table.ts'

/** The words for enemy cards, by kind. */
export const KIND_WORDS: readonly string[] = [...ICONS, 'brood-lord-a', 'brood-lord-b']
const DEFAULT_BLIPS = 5

/** Lays swarms and blip piles, and puts all other genestealers into their deck and discard pile. */
export function layEnemies(g: State, told: ScenarioTable): void {
  const free = NORMAL_GENESTEALERS.slice()
  g.swarms = []
  g.broodLordsSlain = []
  for (const line of told.swarms ?? []) laySwarm(g, line, free)
  sortSwarms(g)
  // Piles with named cards come first, so that counted piles take from the rest.
  const piles = [told.blips?.[0] ?? DEFAULT_BLIPS, told.blips?.[1] ?? DEFAULT_BLIPS]
  const named = piles.map((pile) => (typeof pile === 'string' ? wordsIn(pile).map((word) => take(free, word)) : null))
  g.blips = piles.map((pile, side) => named[side] ?? takeLast(free, Number(pile), 'the blip piles'))
  if (told.deck !== undefined && told.discarded !== undefined && told.deck + told.discarded !== free.length)
    throw new RangeError(`deck and discarded: ${free.length} genestealers are left for both, not ${told.deck + told.discarded}`)
  const deck = told.deck ?? free.length - (told.discarded ?? 0)
  if (deck < 0 || deck > free.length) throw new RangeError(`only ${free.length} genestealers are left for the deck and the discard pile`)
  // The pile whose number is given takes the first cards.
  if (told.deck !== undefined) {
    g.genestealerDeck = free.splice(0, deck)
    g.genestealerDiscard = free
  } else {
    g.genestealerDiscard = free.splice(0, told.discarded ?? 0)
    g.genestealerDeck = free
  }
}

function laySwarm(g: State, line: string, free: GenestealerId[]): void {
  const [, position, side, rest] = /^(\d+) (left|right): (.+)$/.exec(line) ?? []
  if (rest === undefined) throw new RangeError(`'${line}' is no swarm, like '2 left: head head tail'`)
  if (Number(position) < 1 || Number(position) > g.formation.length)
    throw new RangeError(`'${line}': the formation has ${g.formation.length} positions, no ${position}`)
  const swarm = newSwarm(Number(position), side === 'left' ? LEFT : RIGHT)
  for (const word of wordsIn(rest)) {
    if (word === 'protected' || word === 'attacked' || word === 'apart') swarm[word] = true
    else swarm.cards.push(take(free, word))
  }
  if (swarm.cards.length === 0) throw new RangeError(`'${line}' has no enemies`)
  g.swarms.push(swarm)
}

/** Takes a card of the kind that has not been placed yet. */
function take(free: GenestealerId[], word: string): GenestealerId {
  const kind = KIND_WORDS.indexOf(word)
  if (kind < 0) throw new RangeError(`of enemies ${noSuch(word, KIND_WORDS)}`)
  if (kind >= ICONS.length) return kind === ICONS.length ? BROOD_LORD_A : BROOD_LORD_B
  const index = free.findIndex((card) => kindOf(card) === kind)
  if (index < 0) throw new RangeError(`there are no more genestealers of the kind '${word}'`)
  return free.splice(index, 1)[0] as GenestealerId
}

function takeLast(free: GenestealerId[], count: number, where: string): GenestealerId[] {
  if (count > free.length) throw new RangeError(`only ${free.length} genestealers are left for ${where}`)
  return free.splice(free.length - count, count)
}
