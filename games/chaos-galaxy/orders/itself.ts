import type { Answer, SeenMultiSelectQuestion, SeenQuestion } from '@orrery/kernel'
import { cardById } from '../content/cards.ts'
import type { CombatView, PieceView, View } from '../view.ts'
import { attacking, boarding } from './boarding.ts'
import { couldGiveBombs, firingIdly, idling } from './idle.ts'
import { pieceById } from './pieces.ts'
import type { Stop } from './stops.ts'
import { firstOf } from './triggers.ts'

type OptionsQuestion = Extract<SeenQuestion, { readonly kind: 'options' }>

/**
 * Answers questions that hardly anybody would answer differently, unless the player has set a stop for them (`set`): all ships bomb if each
 * of them counts; a ship fires back if it is destroyed anyway or has no better target; crew that is useless aboard stays; effects that give
 * credits come before those that count or cost them; a step or a main phase ends if nothing is left to do. Never gives up an opportunity.
 */
export function answeredItself(question: SeenQuestion, view: View, set: readonly Stop[]): Answer | null {
  const { combat } = view
  const isPlain = (stop: Stop): boolean => !set.includes(stop)
  if (question.kind === 'options' && question.name === 'stack-triggers') return isPlain('triggers') ? firstOf(question, view) : null
  if (question.kind === 'options' && question.name === 'main-action') return isPlain('idle') ? idling(question, view) : null
  if (combat === null) return null
  if (question.kind === 'multi-select' && question.name === 'bombing-bombers' && isPlain('bombers')) return bombing(question, combat, view)
  if (question.kind === 'multi-select' && question.name === 'equip-attackers' && isPlain('boarding'))
    return attacking(question, combat, view)
  if (question.kind !== 'options') return null
  if (question.name === 'firing-return' && isPlain('returns')) return returning(question, combat, view)
  if (question.name === 'equip-outfit' && isPlain('boarding')) return boarding(question, combat, view)
  if (question.name === 'firing-act' && isPlain('idle')) return firingIdly(question, view)
  return null
}

/** CG-BOMB-1: all ships that can bomb do, if the target takes the bombs of each of them; none, if none has or gets any bombing. */
function bombing({ options, seat }: SeenMultiSelectQuestion, combat: CombatView, view: View): Answer | null {
  const named = options.map(({ id }) => ({ id, ship: shipOf(id.slice('bomb:'.length), view) }))
  if (named.some(({ ship }) => waitsToBomb(ship))) return null
  const ships = named.flatMap(({ id, ship }) => ((ship?.values?.bombing ?? 0) > 0 ? [{ id, bombs: ship?.values?.bombing ?? 0 }] : []))
  const own = view.seats[seat]
  if (ships.length === 0) return own?.hand == null || couldGiveBombs(own, view) ? null : { options: [] }
  const total = ships.reduce((sum, { bombs }) => sum + bombs, 0)
  const needed = bombsNeeded(combat, view)
  const least = Math.min(...ships.map(({ bombs }) => bombs))
  if (needed === null || total - least >= needed) return null
  // CG-BOMB-3: cards of a colony fall one by one; at other targets too few bombs are wasted.
  if (total < needed && combat.target !== 'colony' && combat.target !== 'credits') return null
  return { options: ships.map(({ id }) => id) }
}

/** Whether bombing with a ship that has none has an effect. */
function waitsToBomb(ship: PieceView | undefined): boolean {
  if (ship === undefined || (ship.values?.bombing ?? 0) > 0) return false
  const texts = [ship, ...ship.aboard].flatMap(({ type }) => cardById(type ?? '')?.effects ?? [])
  return texts.some((effect) => effect.kind === 'triggered' && effect.when.event === 'bombs')
}

/** The total that the target takes; null if it is gone. */
function bombsNeeded({ target, targetCard, defender }: CombatView, view: View): number | null {
  const held = view.seats[defender]
  if (target === 'gone' || held === undefined) return null
  if (target === 'colony' || target === 'credits') return held[target]
  const base = target === 'base' && targetCard !== null ? pieceById(view, targetCard) : undefined
  return base?.paid === true ? base.armourLeft : 2 // CG-BOMB-5 to CG-BOMB-8
}

/**
 * CG-FIRE-10, CG-FIRE-16: a ship that the shot destroys has no better use for its own shot, nor has one without a better target; a
 * hit ship cannot bomb anyway.
 */
function returning({ options, on }: OptionsQuestion, combat: CombatView, view: View): Answer | null {
  const { shot } = combat
  const own = shipOf(on?.slice('card:'.length), view)
  if (shot === null || own === undefined || options.some(({ id }) => id !== 'return-fire' && id !== 'no-return')) return null
  const enemy = pieceById(view, own.id === shot.shooter ? shot.target : shot.shooter)
  const damage = enemy?.values?.firepower ?? 0
  // A protected ship may not fall; the player chooses how a split shot hits.
  const spared = view.lasting.some(({ op, cards }) => ['preventDamage', 'redirectDamage'].includes(op) && cards.includes(own.id))
  const split = enemy?.keywords.includes('barrage') === true || own.keywords.includes('formation')
  if (damage <= 0 || (own.values?.firepower ?? 0) <= 0 || spared || split) return null
  const facing = view.seats.flatMap(({ hangar }) =>
    hangar.filter(({ role, controller }) => (role === 'attacking' || role === 'defending') && controller !== own.controller),
  )
  const falls = damage >= (own.armourLeft ?? Number.POSITIVE_INFINITY)
  const better = facing.some((other) => other.id !== enemy?.id && isBetterShot(own, other, enemy, combat))
  return falls || !better ? { option: 'return-fire' } : null
}

/** Whether another enemy is a better target than the one that fired: only the other would be destroyed, or its bombing would be stopped. */
function isBetterShot(own: PieceView, other: PieceView, enemy: PieceView | undefined, { attacker }: CombatView): boolean {
  const firepower = own.values?.firepower ?? 0
  const fells = (ship: PieceView | undefined): boolean => firepower >= (ship?.armourLeft ?? Number.POSITIVE_INFINITY)
  const bombs = own.controller !== attacker && other.turned === 'active' && !other.hit && (other.values?.bombing ?? 0) > 0
  return bombs || (fells(other) && !fells(enemy))
}

function shipOf(id: string | undefined, view: View): PieceView | undefined {
  return id === undefined ? undefined : pieceById(view, Number(id))
}
