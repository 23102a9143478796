import {
  type Answer,
  bestAtAGlance,
  type MultiSelectQuestion,
  mayAdd,
  type Option,
  type OptionsQuestion,
  type Question,
  type Random,
  verbOf,
} from '@orrery/kernel'
import { priceOf } from '../effects/read/prices.ts'
import { ARMOUR, armourLeft, BOMBING, FIREPOWER, figure } from '../effects/read/reading.ts'
import { kindOf } from '../kinds.ts'
import { isActive } from '../marks.ts'
import type { MainAction } from '../rules/main.ts'
import { seatOf } from '../seats.ts'
import type { CardId, Combat, State } from '../state.ts'
import { hangarSize } from '../table/ships.ts'
import { wasHit } from './battle.ts'
import { piecesOf } from './combat.ts'
import { policy } from './policy.ts'

/** More credits than a turn may leave. */
const TOO_MANY = 20
/** The size of the cards in a hangar. */
const HANGAR = 12

/**
 * How somebody decides who has played the guided game and follows what the learn page says of fire, hits, credits and the colony. They
 * launch the dearest ship, attack where they are the stronger, bluff with no card, and answer no attack with a card out of turn. What only
 * asks them to read a card they decide as the policy does.
 */
export function beginner(g: State, question: Question, random: Random): Answer {
  if (question.kind === 'plan') throw new Error('Chaos Galaxy has no plans')
  if (question.kind === 'multi-select') return { options: several(g, question) ?? chosenByPolicy(g, question, random) }
  const choose = (worth: (option: Option) => number): Answer => ({ option: bestAtAGlance(question.options, worth, random, 0).id })
  switch (question.name) {
    case 'main-action':
      return choose(({ id, value }) => actionWorth(g, question, value as MainAction, id))
    case 'firing-act':
      return choose(({ id }) => shotWorth(g, question, id))
    case 'stack-answer':
    case 'stack-start':
    case 'stack-end':
    case 'stack-window':
      return choose(({ id }) => (verbOf(id) === 'pay' ? 1 : id === 'pass' ? 0 : -1))
    default:
      return policy(g, question, random)
  }
}

function chosenByPolicy(g: State, question: MultiSelectQuestion, random: Random): readonly string[] {
  const answer = policy(g, question, random)
  return 'options' in answer ? answer.options : []
}

/** Everything that may fly flies, and everything that may bomb bombs; null for other questions. */
function several(g: State, question: MultiSelectQuestion): readonly string[] | null {
  if (question.name === 'equip-defenders' && !isStronger(g, question.seat, (g.combat as Combat).attacker)) return []
  if (!['equip-attackers', 'equip-defenders', 'bombing-bombers'].includes(question.name)) return null
  const chosen: string[] = []
  for (const { id } of question.options) if (mayAdd(question, chosen, id) === true) chosen.push(id)
  return chosen
}

/** What comes first in a turn: ships, what goes on them, bases, an attack, and then what is left to spend. */
function actionWorth(g: State, { seat }: OptionsQuestion, action: MainAction, id: string): number {
  const { headquarters, credits, hangar } = seatOf(g, seat)
  switch (action.do) {
    case 'launch':
      return fits(g, seat, action.card) ? 80 + priceOf(g, seat, action.card) : -1
    case 'pay':
      return 70
    case 'event':
      return 60
    case 'mount':
      return 50
    case 'cantina':
      return kindOf(g, action.card).type === 'crew' && hangar.length > 0 ? 40 : -1
    case 'surface':
      return kindOf(g, action.card).type === 'base' ? 40 : -1
    case 'develop':
      return 30
    case 'attack':
      return action.target.what === 'colony' && isStronger(g, seat, action.target.seat) ? 20 : -1
    case 'pick':
      // 'Every card that you draw is one of your life': only credits that would be lost pay for one.
      return credits > TOO_MANY && headquarters.length < 5 ? 10 : -1
    default:
      return id === 'end' ? 0 : -1
  }
}

function fits(g: State, seat: number, card: CardId): boolean {
  const size = seatOf(g, seat).hangar.reduce((sum, ship) => sum + hangarSize(g, ship), 0)
  return size + kindOf(g, card).size <= HANGAR
}

/** Whether the active ships of one seat outshoot those of the other. */
function isStronger(g: State, seat: number, other: number): boolean {
  const [own, theirs] = [seat, other].map((side) => seatOf(g, side).hangar.filter((ship) => isActive(g, ship))) as [CardId[], CardId[]]
  const sum = (ships: readonly CardId[], at: number): number => ships.reduce((total, ship) => total + figure(g, ship, at), 0)
  return own.length > 0 && sum(own, FIREPOWER) + sum(own, ARMOUR) >= sum(theirs, FIREPOWER) + sum(theirs, ARMOUR)
}

/**
 * 'Who fires cannot bomb. Choose for each ship': an attacker fires to destroy, or if it has no bombs. 'Who is hit cannot bomb either': a
 * defender fires at who would bomb most.
 */
function shotWorth(g: State, { seat }: OptionsQuestion, id: string): number {
  const [ship = -1, target = -1] = piecesOf(id)
  if (verbOf(id) !== 'fire') return id === 'pass' ? 0 : -1
  const kills = figure(g, ship, FIREPOWER) >= armourLeft(g, target)
  if ((g.combat as Combat).attacker === seat) return kills ? 10 + figure(g, target, FIREPOWER) : figure(g, ship, BOMBING) > 0 ? -1 : 1
  return 1 + (kills ? 5 : 0) + (wasHit(g, target) ? 0 : figure(g, target, BOMBING))
}
