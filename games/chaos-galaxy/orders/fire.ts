import { type Answer, type Seat, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { View } from '../view.ts'
import { type Aim, type FireOrder, type Order, orderOf, type Said, type Standing, withOrder } from './order.ts'
import { pieceById } from './pieces.ts'

/** Orders what a ship does when its turn comes; null leaves the decision until then. */
export function aim(orders: readonly Order[], ship: number, at: Aim | null, seat: Seat, view: View): readonly Order[] {
  const before = standing(orders, view)
  const others = (before?.said ?? []).filter((one) => one.ship !== ship)
  const one = at === null ? [] : [{ ship, at, stands: standsAt(ship, at, view), turn: turnOf(view) }]
  return withOrder(orders, { ...plain(seat, view), returns: before?.returns ?? false, said: [...others, ...one] })
}

/** Orders that each ship that is fired at fires back, or leaves the decision until then. */
export function fireBack(orders: readonly Order[], returns: boolean, seat: Seat, view: View): readonly Order[] {
  return withOrder(orders, { ...plain(seat, view), said: standing(orders, view)?.said ?? [], returns })
}

/** Whether each ship of the seat that is fired at fires back. */
export function firesBack(orders: readonly Order[], view: View): boolean {
  return standing(orders, view)?.returns === true
}

/** The number of ships with an order that is still valid. */
export function shotsOf({ said }: FireOrder, view: View): number {
  return said.filter((one) => holds(one, view)).length
}

function plain(seat: Seat, view: View): Omit<FireOrder, 'said' | 'returns'> {
  const hand = view.seats[seat]?.hand?.length ?? 0
  return { kind: 'fire', turn: view.turn, attacks: attacksOf(view), hand, enemies: enemiesOf(seat, view) }
}

/** The order of a ship; null if there is none. */
export function aimOf(orders: readonly Order[], ship: number, view: View): Aim | null {
  const one = standing(orders, view)?.said.find((said) => said.ship === ship)
  return one !== undefined && holds(one, view) ? one.at : null
}

/** The seat's ships that can be given targets now, and the enemies: at the choice of defenders, and while several may still fire. */
export function aiming(
  question: SeenQuestion,
  chosen: readonly string[],
  view: View,
): { ships: readonly number[]; enemies: readonly number[] } {
  const enemies = enemiesOf(question.seat, view)
  if (question.name === 'equip-defenders') {
    const ships = chosen.filter((id) => verbOf(id) === 'defend-with').map((id) => Number(id.split(':')[1]))
    return { ships: ships.filter((ship) => (pieceById(view, ship)?.values?.firepower ?? 0) > 0), enemies }
  }
  const own = (view.combat?.order ?? []).filter((ship) => pieceById(view, ship)?.controller === question.seat)
  return question.name === 'firing-act' && own.length > 1 ? { ships: own, enemies } : { ships: [], enemies: [] }
}

/** Whether return fire can be ordered now: at the choice of defenders, and while shots are exchanged. */
export function mayFireBack({ name, kind }: SeenQuestion): boolean {
  return kind === 'multi-select' ? name === 'equip-defenders' : name === 'firing-act' || name === 'firing-return'
}

/**
 * CG-FIRE-1, CG-FIRE-3, CG-FIRE-10: the answer for the ships whose turn it is, or for the one that is fired at: the first ordered shot that
 * still has the same effect, or a pass if all of them hold their fire; null without an order, or if an enemy or a card is new.
 */
export function fired(said: FireOrder, question: SeenQuestion, view: View): Answer | null {
  const { seat } = question
  if (question.kind !== 'options' || !isOfCombat(said, view) || view.seats[seat]?.hand?.length !== said.hand) return null
  if (enemiesOf(seat, view).some((enemy) => !said.enemies.includes(enemy))) return null
  const offered = (id: string): Answer | null => (question.options.some((option) => option.id === id) ? { option: id } : null)
  if (question.name === 'firing-return') return said.returns ? offered('return-fire') : null
  if (question.name !== 'firing-act') return null
  const mayFire = question.options.flatMap(({ id }) => (verbOf(id) === 'fire' ? [Number(id.split(':')[1])] : []))
  const due = mayFire.filter((ship, nth) => mayFire.indexOf(ship) === nth)
  const still = said.said.filter((one) => due.includes(one.ship) && one.turn !== turnOf(view) && holds(one, view))
  const shots = still.flatMap(({ ship, at }) => (at.target !== null && isTime(at, view) ? [`fire:${ship}:${at.target}`] : []))
  if (shots[0] !== undefined) return offered(shots[0])
  return due.length > 0 && still.length === due.length ? offered('pass') : null
}

/** Whether the time of a shot has come. */
function isTime({ target, once }: Aim, view: View): boolean {
  return !once || pieceById(view, target ?? -1)?.turned !== 'active'
}

/** The fire order of the current combat. */
function standing(orders: readonly Order[], view: View): FireOrder | null {
  const said = orderOf(orders, 'fire')
  return said !== undefined && isOfCombat(said, view) ? said : null
}

/** Whether an order belongs to the current combat. */
export function isOfCombat({ turn, attacks }: FireOrder, view: View): boolean {
  return view.combat !== null && turn === view.turn && attacks === attacksOf(view)
}

function attacksOf({ combat, seats }: View): number {
  return seats[combat?.attacker ?? 0]?.attacks ?? 0
}

/** Identifies a turn to fire: the ships that may still act, and the number of passes. */
function turnOf({ combat }: View): string {
  return JSON.stringify([combat?.step, combat?.order, combat?.passes])
}

function enemiesOf(seat: Seat, { combat }: View): readonly number[] {
  if (combat === null) return []
  return combat.attacker === seat ? combat.defenders : combat.attackers
}

/** Whether an order is still valid: its shot does as much and costs no more; a ship that holds its fire is unhurt. */
function holds({ ship, at, stands }: Said, view: View): boolean {
  const now = standsAt(ship, at, view)
  if (now.skills !== stands.skills) return false
  if (at.target === null) return now.armour >= stands.armour
  if (pieceById(view, at.target) === undefined) return false
  return now.firepower >= stands.firepower && (now.fells || !stands.fells) && (!now.falls || stands.falls || !isTime(at, view))
}

function standsAt(ship: number, at: Aim, view: View): Standing {
  const own = pieceById(view, ship)
  const target = at.target === null ? undefined : pieceById(view, at.target)
  const firepower = own?.values?.firepower ?? 0
  const returns = target?.turned === 'active' && own?.keywords.includes('rapidFire') !== true
  const returned = returns ? (target?.values?.firepower ?? 0) : 0
  const on = [own, target].flatMap((one) => (one === undefined ? [] : [one.id]))
  return {
    skills: JSON.stringify([
      own?.keywords,
      target?.keywords,
      view.lasting.filter(({ cards }) => on.some((id) => cards.includes(id))).map(({ id }) => id),
    ]),
    firepower,
    fells: firepower >= (target?.armourLeft ?? Number.POSITIVE_INFINITY),
    falls: returned >= (own?.armourLeft ?? Number.POSITIVE_INFINITY),
    armour: own?.armourLeft ?? 0,
  }
}
