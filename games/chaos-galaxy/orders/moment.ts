import type { Seat, SeenOption } from '@orrery/kernel'
import { type Card, cardById } from '../content/cards.ts'
import type { Operation, OperationOf, Target } from '../effects/language/vocabulary.ts'
import type { PieceView, StackView, View } from '../view.ts'
import { anyCard, pieceById } from './pieces.ts'

/** Operations with the same effect at any time: they alone are no reason to ask in a window. */
const TIMELESS: readonly string[] = ['look', 'lookHeadquarters', 'arrange', 'search', 'draw', 'gainCredits']

/** Whether an option of a window is worth being asked about now: not if it would do as much later, or has no effect yet. */
export function isOfTheMoment({ id }: SeenOption, seat: Seat, view: View): boolean {
  const [verb, number, at] = id.split(':')
  if (verb === 'pass' || verb === 'pass-until') return false
  const card = cardById(anyCard(view, Number(number))?.type ?? '')
  if (card === undefined) return true
  if (verb === 'play') return isPlayOfTheMoment(card, seat, view)
  const effect = verb === 'use' ? card.program.effects[Number(at)] : undefined
  // An ability that works in only one step cannot wait for another one.
  if (effect?.kind !== 'activated' || !['any', 'combat', 'firing'].includes(effect.window)) return true
  return doesNow(effect.do, effect.targets, effect.window === 'any', seat, view)
}

/** What is announced in the equip step. */
const EQUIPPING: readonly string[] = ['designate', 'board', 'move-item']

/** An interrupt of the hand. */
function isPlayOfTheMoment(card: Card, seat: Seat, view: View): boolean {
  const effect = card.program.resolve
  if (effect === null) return true
  // CG-INT-7: general ones answer cards, abilities and attacks; they cannot change anything else, so they wait.
  if (card.subtype === 'general' && view.stack.at(-1)?.kind === 'action') return false
  return doesNow(effect.do, effect.targets, card.subtype === 'reaction', seat, view)
}

/** Whether operations do more now than later; `anyTime`: they can be used in every window. */
function doesNow(list: readonly Operation[], targets: readonly Target[] = [], anyTime: boolean, seat: Seat, view: View): boolean {
  const rest = list.filter(({ op }) => !TIMELESS.includes(op))
  if (rest.length === 0) return !anyTime
  return rest.some((operation) => isNow(operation, targets, seat, view))
}

function isNow(operation: Operation, targets: readonly Target[], seat: Seat, view: View): boolean {
  const any = (list: readonly Operation[]): boolean => list.some((one) => isNow(one, targets, seat, view))
  switch (operation.op) {
    case 'grant':
      // CG-ABIL-4: cloak only protects a ship from what is aimed at it.
      return operation.keywords.some((keyword) => keyword !== 'cloak') || isAimedAt(seat, view)
    case 'modify':
      return isModifiedNow(operation, seat, view)
    case 'preventDamage':
    case 'redirectDamage':
      return isThreatened(seat, view)
    case 'permit':
      return operation.may !== 'fireFirst' || mayOvertake(seat, view)
    case 'ready':
      // Readying crew has no effect unless it is about to board.
      return !readiesCrew(operation, targets) || (isBoarding(view) && hasTiredCrew(seat, view))
    case 'removeFromCombat': {
      // A ship may as well leave at its next shot or bombing, so it answers neither actions in between nor those of the equip step.
      const top = view.stack.at(-1)
      return top === undefined || (top.kind === 'action' && !EQUIPPING.includes(top.verb ?? ''))
    }
    case 'mill':
      return operation.player !== 'you'
    case 'if':
      return any(operation.do) || any(operation.else ?? [])
    case 'choose':
      return operation.options.some((option) => any(option.do))
    case 'may':
    case 'unless':
      return any(operation.do)
    default:
      return !TIMELESS.includes(operation.op)
  }
}

function readiesCrew({ who }: OperationOf<'ready'>, targets: readonly Target[]): boolean {
  const target = targets.find(({ id }) => id === who)
  return target?.sel.type === 'crew'
}

/** Whether the order of acting can still change: before the firing step, and during it while both sides have a ship that has not acted. */
function mayOvertake(seat: Seat, { combat, seats }: View): boolean {
  if (combat === null || combat.step === 'bombing' || combat.step === 'unequip') return false
  if (combat.step !== 'firing') return true
  const acting = combat.shot === null ? [] : [combat.shot.shooter, combat.shot.target]
  const waiting = seats.flatMap(({ hangar }) => hangar.filter(({ id }) => combat.order.includes(id) && !acting.includes(id)))
  return waiting.some(({ controller }) => controller === seat) && waiting.some(({ controller }) => controller !== seat)
}

function isBoarding({ combat }: View): boolean {
  return combat?.step === 'window' || combat?.step === 'equip'
}

function hasTiredCrew(seat: Seat, view: View): boolean {
  return view.seats[seat]?.cantina.some(({ turned }) => turned !== 'active') === true
}

/** Firepower matters while shots are exchanged, armour if damage is possible, speed and bombing always. */
function isModifiedNow({ speed, firepower, armour, bombing }: OperationOf<'modify'>, seat: Seat, view: View): boolean {
  if (speed !== undefined || bombing !== undefined) return true
  if (armour !== undefined && (typeof armour !== 'number' || armour < 0 || isThreatened(seat, view))) return true
  if (firepower === undefined || view.combat?.shot == null) return false
  return typeof firepower !== 'number' || firepower < 0 || firesNow(seat, view)
}

/** Whether a ship of the seat fires in the current exchange, or may still fire back, at a target that its shot would not destroy anyway. */
function firesNow(seat: Seat, view: View): boolean {
  const shot = view.combat?.shot
  if (shot == null) return false
  const shooter = pieceById(view, shot.shooter)
  if (shooter?.controller === seat) return !fells(shooter, pieceById(view, shot.target), view)
  const announced = view.stack.findLast(({ kind }) => kind === 'action')
  const undecided = announced?.verb === 'shot' && shooter?.keywords.includes('rapidFire') !== true
  return [shot.target, ...(announced?.targets ?? [])].some((id) => {
    const target = pieceById(view, id)
    const fires = shot.returning.includes(id) || (undecided && target?.turned === 'active')
    return target?.controller === seat && fires && !fells(target, shooter, view)
  })
}

/** Whether an unmodified shot destroys its target now. */
function fells(ship: PieceView, target: PieceView | undefined, { lasting }: View): boolean {
  if (target?.armourLeft == null || ship.keywords.includes('barrage') || target.keywords.includes('formation')) return false
  const spared = lasting.some(({ op, cards }) => SPARING.includes(op) && cards.includes(target.id))
  return !spared && (ship.values?.firepower ?? 0) >= target.armourLeft
}

/** Lasting operations that redirect or prevent damage. */
const SPARING: readonly string[] = ['preventDamage', 'redirectDamage']

/** The waiting cards, abilities and triggered effects of others; actions such as a launch or a shot do not count. */
function waitingOf(seat: Seat, view: View): readonly StackView[] {
  return view.stack.filter((item) => item.controller !== seat && item.kind !== 'action' && item.kind !== 'payment' && !item.neutralised)
}

function isAimedAt(seat: Seat, view: View): boolean {
  return waitingOf(seat, view).some(({ targets }) => targets.some((id) => pieceById(view, id)?.controller === seat))
}

/** Whether damage is possible now: by a shot, bombs on a base, cards or abilities of others. */
function isThreatened(seat: Seat, view: View): boolean {
  const { combat } = view
  const verb = view.stack.at(-1)?.verb
  const bombed = combat?.target === 'base' && (verb === 'bomb' || verb === 'stealth')
  return combat?.shot != null || bombed || waitingOf(seat, view).length > 0
}
