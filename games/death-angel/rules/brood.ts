import { choose, type Option, type Rule } from '@orrery/kernel'
import { type GenestealerId, isBroodLord, kindOf, kindTerm } from '../content/genestealers.ts'
import { sideTerm } from '../content/sides.ts'
import { tell } from '../events.ts'
import type { State, Swarm } from '../state.ts'
import { at, discardGenestealer } from './components.ts'
import { checkVictory, isOver } from './end.ts'

/** The number of brood lords in a swarm, which is subtracted from a defence (DA-BROOD-7, DA-BROOD-8). */
export function broodLordsIn(swarm: Swarm): number {
  let lords = 0
  for (const card of swarm.cards) if (isBroodLord(card)) lords++
  return lords
}

/** The number of cards of a swarm that are not brood lords. */
export function normalIn(swarm: Swarm): number {
  return swarm.cards.length - broodLordsIn(swarm)
}

/** DA-BROOD-4, DA-BROOD-6, DA-ATK-12: the cards that may leave a swarm first, one of each kind: brood lords come last. */
export function firstToGo(cards: readonly GenestealerId[]): GenestealerId[] {
  const first: GenestealerId[] = []
  let kinds = 0
  let normal = false
  for (const card of cards) {
    if (isBroodLord(card)) continue
    normal = true
    const kind = 1 << kindOf(card)
    if ((kinds & kind) === 0) {
      kinds |= kind
      first.push(card)
    }
  }
  if (normal) return first
  for (const card of cards) first.push(card)
  return first
}

/** DA-ABIL-8: whether anything can slay the genestealers of a swarm. */
export function isSlayable(swarm: Swarm): boolean {
  return !swarm.protected
}

/** The swarm that holds a card. */
export function swarmOf(g: State, card: GenestealerId): Swarm {
  return g.swarms.find((swarm) => swarm.cards.includes(card)) as Swarm
}

/** DA-ATK-10: removes a card from its swarm; a swarm without cards disappears. */
export function leaveSwarm(g: State, swarm: Swarm, card: GenestealerId): void {
  swarm.cards.splice(swarm.cards.indexOf(card), 1)
  if (swarm.cards.length === 0) g.swarms.splice(g.swarms.indexOf(swarm), 1)
}

/** DA-ATK-9, DA-BROOD-11: slays one card; the players may win at once. */
export function slayGenestealer(g: State, swarm: Swarm, card: GenestealerId, rule: string): void {
  remove(g, swarm, card, 'genestealer-slain', rule)
}

/** Discards one card of a swarm without slaying it (DA-EVCARD-7). */
export function discardFromSwarm(g: State, swarm: Swarm, card: GenestealerId, rule: string): void {
  remove(g, swarm, card, 'genestealer-discarded', rule)
}

function remove(g: State, swarm: Swarm, card: GenestealerId, type: 'genestealer-slain' | 'genestealer-discarded', rule: string): void {
  const { position, side } = swarm
  leaveSwarm(g, swarm, card)
  discardGenestealer(g, card)
  tell(g, { type, rule, on: `genestealer:${card}`, card, icon: kindTerm(card), position, side: sideTerm(side) })
  checkVictory(g)
}

/** What a seat is to slay: how many, of which swarms, and whether it may stop before that. */
export interface Slaying {
  readonly seat: number
  readonly rule: string
  readonly message: 'slay' | 'door'
  readonly count: number
  readonly mayStop: boolean
  among(swarm: Swarm): boolean
}

/** Lets a seat choose what is slain, card by card (DA-ATK-6, DA-BROOD-5). Returns how many were slain. */
export function* slaySome(g: State, slaying: Slaying): Rule<number> {
  let slain = 0
  while (slain < slaying.count && !isOver(g)) {
    const left = slaying.count - slain
    const swarms = g.swarms.filter((swarm) => isSlayable(swarm) && slaying.among(swarm))
    const card = yield* nextSlain(swarms, slaying, left)
    if (card < 0) break
    slayGenestealer(g, swarmOf(g, card), card, slaying.rule)
    slain++
  }
  return slain
}

function* nextSlain(swarms: readonly Swarm[], slaying: Slaying, left: number): Rule<number> {
  const options: Option<number>[] = []
  let cards = 0
  for (const swarm of swarms) {
    cards += swarm.cards.length
    for (const card of firstToGo(swarm.cards)) options.push(cardOption('slay', card, swarm, slaying.rule))
  }
  const first = options[0]
  if (first === undefined) return -1
  // There is no choice if all of them are slain, or all are alike.
  if (!slaying.mayStop && (cards <= left || options.length === 1)) return first.value
  if (slaying.mayStop) options.push(DONE)
  return yield* choose(slaying.seat, { rule: slaying.rule, message: slaying.message, params: { count: left } }, options)
}

/** The option to end a series of choices. */
export const DONE: Option<number> = {
  id: 'done',
  value: -1,
  rule: 'DA-RESOLVE-10',
  on: undefined,
  to: undefined,
  cost: undefined,
  message: undefined,
  params: undefined,
}

/** The option that names an enemy card. */
export function cardOption(verb: 'slay' | 'discard' | 'take', card: GenestealerId, swarm: Swarm, rule: string): Option<GenestealerId> {
  return {
    id: `${verb}:${card}`,
    value: card,
    rule,
    on: `genestealer:${card}`,
    to: undefined,
    cost: undefined,
    message: undefined,
    params: { icon: kindTerm(card), position: swarm.position, side: sideTerm(swarm.side) },
  }
}

/** Slays every card of the swarms that can be slain, brood lords last. */
export function slayAll(g: State, among: (swarm: Swarm) => boolean, rule: string): void {
  for (const swarm of g.swarms.filter((one) => isSlayable(one) && among(one))) {
    while (swarm.cards.length > 0 && !isOver(g)) slayGenestealer(g, swarm, at(firstToGo(swarm.cards), 0), rule)
  }
}
