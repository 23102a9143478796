import { choose, type Option, option, type Rule, reveal, shuffleIn, tellOnly } from '@orrery/kernel'
import {
  type ActionNumber,
  FORWARD_SCOUTING,
  INTIMIDATION,
  POWER_FIELD,
  RUN_AND_GUN,
  STEALTH_TACTICS,
  STRATEGIZE,
} from '../content/actions.ts'
import { eventCard } from '../content/events.ts'
import { kindTerm } from '../content/genestealers.ts'
import { BLUE, GREEN, GREY, MARINES, type MarineId, PURPLE } from '../content/marines.ts'
import { LEFT, opposite, RIGHT, type Side, sideTerm } from '../content/sides.ts'
import { type DeathAngelEvent, tell } from '../events.ts'
import type { State, Swarm } from '../state.ts'
import { attacksForTokens } from './attack.ts'
import { discardFromPile, PILES, pileSize, smallestPile } from './blip.ts'
import { cardOption, DONE, firstToGo, leaveSwarm, normalIn, swarmOf } from './brood.ts'
import { at, refillEvents, takeTokens } from './components.ts'
import { livingOf, positionOfMarine, swarmName } from './formation.ts'
import { moveAlone } from './genestealer-move.ts'
import { DECLINE, rollForCard } from './support.ts'
import { mergeSwarms } from './swarm.ts'
import { swarmOption } from './targets.ts'

/** DA-RESOLVE-4: the special ability that follows a card's action, if it is of that kind. */
export function* abilityAfterAction(g: State, seat: number, card: ActionNumber): Rule {
  if (card === STRATEGIZE) yield* strategize(g, seat)
  else if (card === POWER_FIELD) yield* powerField(g, seat)
  else if (card === STEALTH_TACTICS) yield* stealthTactics(g, seat)
  else if (card === FORWARD_SCOUTING) yield* forwardScouting(g, seat)
  else if (card === INTIMIDATION) yield* intimidation(g, seat)
  else if (card === RUN_AND_GUN) yield* attacksForTokens(g, GREEN, 'DA-ABIL-16')
}

/** One part of Strategize: a swarm (by its index) moves one position up or down, or to the other side. */
interface Shift {
  readonly swarm: number
  readonly position: number
  readonly side: Side
}

function shiftOption(g: State, swarm: Swarm, way: 'up' | 'down' | 'across', position: number, side: Side): Option<Shift> {
  const name = swarmName(swarm)
  return {
    ...option<Shift>(`shift:${name}:${way}`, { swarm: g.swarms.indexOf(swarm), position, side }, 'DA-ABIL-7', `swarm:${name}`),
    to: `place:${position}:${side === LEFT ? 'left' : 'right'}`,
    params: { position: swarm.position, side: sideTerm(swarm.side), way: `@way-${way}` },
  }
}

function addShifts(g: State, swarm: Swarm, options: Option<Shift>[], along: boolean, across: boolean): void {
  const { position, side } = swarm
  if (along && position > 1) options.push(shiftOption(g, swarm, 'up', position - 1, side))
  if (along && position < g.formation.length) options.push(shiftOption(g, swarm, 'down', position + 1, side))
  if (across) options.push(shiftOption(g, swarm, 'across', position, opposite(side)))
}

const STAND: Option<Shift> = { ...DONE, value: { swarm: -1, position: 0, side: LEFT } }

/** DA-ABIL-7, DA-SWARM-5: one swarm goes to an adjacent position, or to the other side, or both; merging waits. */
function* strategize(g: State, seat: number): Rule {
  const prompt = { rule: 'DA-ABIL-7', message: 'strategize' }
  const options: Option<Shift>[] = []
  for (const swarm of g.swarms) addShifts(g, swarm, options, true, true)
  if (options.length === 0) return
  options.push(STAND)
  const first = yield* choose(seat, prompt, options)
  if (first.swarm < 0) return
  const swarm = at(g.swarms, first.swarm)
  const across = first.side !== swarm.side
  moveAlone(g, swarm, first.position, first.side, 'DA-ABIL-7')
  const rest: Option<Shift>[] = []
  addShifts(g, swarm, rest, across, !across)
  rest.push(STAND)
  const second = yield* choose(seat, prompt, rest)
  if (second.swarm >= 0) moveAlone(g, at(g.swarms, second.swarm), second.position, second.side, 'DA-ABIL-7')
  mergeSwarms(g)
}

/** DA-ABIL-8: the chosen swarm cannot attack or be slain until the end of the round. */
function* powerField(g: State, seat: number): Rule {
  if (g.swarms.length === 0) return
  const options = g.swarms.map((swarm) => swarmOption(g, swarm))
  const chosen = yield* choose(seat, { rule: 'DA-ABIL-8', message: 'power-field' }, [...options, DECLINE])
  if (chosen < 0) return
  const swarm = at(g.swarms, chosen)
  swarm.protected = true
  const { position, side } = swarm
  tell(g, { type: 'swarm-protected', rule: 'DA-ABIL-8', on: `swarm:${swarmName(swarm)}`, position, side: sideTerm(side) })
}

const AGAIN: readonly Option<MarineId>[] = MARINES.map(({ id, term }) => ({
  ...option(`again:${id}`, id, 'DA-ABIL-11', `marine:${id}`),
  cost: 1,
  params: { marine: term },
}))
const NO_PILE: Option<number> = DECLINE

/** DA-ABIL-11, DA-ABIL-12: discards the top card of one pile, and of the other if a grey marine pays a token. */
function* stealthTactics(g: State, seat: number): Rule {
  const piles: Option<number>[] = PILES.filter((pile) => pileSize(g, pile.value) > 0)
  if (piles.length === 0) return
  const chosen = yield* choose(seat, { rule: 'DA-ABIL-11', message: 'stealth' }, [...piles, NO_PILE])
  if (chosen < 0) return
  discardFromPile(g, chosen === LEFT ? LEFT : RIGHT, 1, 'DA-ABIL-11')
  const other = chosen === LEFT ? RIGHT : LEFT
  const payers: Option<number>[] = livingOf(g, GREY)
    .filter((marine) => at(g.marines, marine).tokens > 0)
    .map((marine) => at(AGAIN, marine))
  if (payers.length === 0 || pileSize(g, other) === 0) return
  const prompt = { rule: 'DA-ABIL-11', message: 'stealth-again', params: { side: sideTerm(other) } }
  const payer = yield* choose(seat, prompt, [...payers, NO_PILE])
  if (payer < 0) return
  takeTokens(g, payer, 1, 'DA-ABIL-11')
  discardFromPile(g, other, 1, 'DA-ABIL-11')
}

const LOOK: Option<number> = option<number>('look', 1, 'DA-ABIL-14')
const TOP: Option<boolean> = option('top', true, 'DA-ABIL-14')
const BOTTOM: Option<boolean> = option('bottom', false, 'DA-ABIL-14')

/** DA-ABIL-14: the purple player may look at the next event, and leave it or put it at the bottom; others see only where it goes. */
function* forwardScouting(g: State, seat: number): Rule {
  if (g.eventDeck.length === 0 && g.eventDiscard.length === 0) return
  if ((yield* choose(seat, { rule: 'DA-ABIL-14', message: 'scout' }, [LOOK, DECLINE])) < 0) return
  refillEvents(g)
  const seen = at(g.eventDeck, 0)
  reveal(g)
  if (!g.scouted.some((known) => known.card === seen && known.seat === seat)) g.scouted.push({ card: seen, seat })
  const event = eventCard(seen).term
  tellOnly<DeathAngelEvent>(g, [seat], { type: 'card-scouted', rule: 'DA-ABIL-14', event, card: seen })
  const stays = yield* choose(seat, { rule: 'DA-ABIL-14', message: 'scouting', params: { event } }, [TOP, BOTTOM])
  if (!stays) g.eventDeck.push(g.eventDeck.shift() as number)
  tell(g, { type: 'event-scouted', rule: 'DA-ABIL-14', seat: at(g.teams, PURPLE).owner, place: stays ? '@place-top' : '@place-bottom' })
}

const DARE: Option<number> = option<number>('roll', 1, 'DA-ABIL-15')

/** DA-ABIL-15: rolls; that many normal genestealers engaged with blue marines are shuffled into the smallest pile. */
function* intimidation(g: State, seat: number): Rule {
  if ((yield* choose(seat, { rule: 'DA-ABIL-15', message: 'intimidation' }, [DARE, DECLINE])) < 0) return
  const face = rollForCard(g, '@action-intimidation', 'DA-ABIL-15')
  const positions = livingOf(g, BLUE).map((marine) => positionOfMarine(g, marine))
  const isNear = (swarm: Swarm): boolean => positions.includes(swarm.position)
  let near = 0
  for (const swarm of g.swarms) if (isNear(swarm)) near += normalIn(swarm)
  const count = Math.min(face, near)
  if (count === 0) return
  const pile = yield* smallestPile(g, seat, 'DA-ABIL-15')
  for (let gone = 0; gone < count; gone++) {
    const options: Option<number>[] = []
    for (const swarm of g.swarms) {
      if (!isNear(swarm) || normalIn(swarm) === 0) continue
      for (const card of firstToGo(swarm.cards)) options.push(cardOption('take', card, swarm, 'DA-ABIL-15'))
    }
    const first = at(options, 0)
    const forced = near === count || options.length === 1
    const prompt = { rule: 'DA-ABIL-15', message: 'shuffle-in', params: { count: count - gone } }
    shuffleAway(g, forced ? first.value : yield* choose(seat, prompt, options), pile, 'DA-ABIL-15')
  }
  shufflePile(g, pile)
}

/** DA-BLIP-8: moves one card from its swarm to a pile; the caller shuffles the pile afterwards. */
export function shuffleAway(g: State, card: number, pile: Side, rule: string): void {
  leaveSwarm(g, swarmOf(g, card), card)
  at(g.blips, pile).push(card)
  tell(g, { type: 'shuffled-into-pile', rule, on: `genestealer:${card}`, card, icon: kindTerm(card), side: sideTerm(pile) })
}

/** DA-BLIP-8: shuffles a pile with all its cards. */
export function shufflePile(g: State, pile: Side): void {
  shuffleIn(g, 'shuffles', at(g.blips, pile))
}
