import { type Answer, type Seat, type SeenQuestion, verbOf } from '@orrery/kernel'
import type { View } from '../view.ts'
import { type Aim, type FireOrder, type Order, orderOf, type Said, type Standing, withOrder } from './order.ts'
import { pieceById } from './pieces.ts'

/** Says what a ship does when its turn comes; null leaves that to be decided then. */
export function aim(orders: readonly Order[], ship: number, at: Aim | null, seat: Seat, view: View): readonly Order[] {
  const before = standing(orders, view)
  const others = (before?.said ?? []).filter((one) => one.ship !== ship)
  const one = at === null ? [] : [{ ship, at, stands: standsAt(ship, at, view), turn: turnOf(view) }]
  return withOrder(orders, { ...plain(seat, view), returns: before?.returns ?? false, said: [...others, ...one] })
}

/** Says that each ship that is fired at fires back, or that this is decided then. */
export function fireBack(orders: readonly Order[], returns: boolean, seat: Seat, view: View): readonly Order[] {
  return withOrder(orders, { ...plain(seat, view), said: standing(orders, view)?.said ?? [], returns })
}

/** Whether each ship of the seat that is fired at fires back. */
export function firesBack(orders: readonly Order[], view: View): boolean {
  return standing(orders, view)?.returns === true
}

/** Of how many ships it is said what they do, as things stand. */
export function shotsOf({ said }: FireOrder, view: View): number {
  return said.filter((one) => holds(one, view)).length
}

function plain(seat: Seat, view: View): Omit<FireOrder, 'said' | 'returns'> {
  const hand = view.seats[seat]?.hand?.length ?? 0
  return { kind: 'fire', turn: view.turn, attacks: attacksOf(view), hand, enemies: enemiesOf(seat, view) }
}

/** What a ship is to do; null where that is still open. */
export function aimOf(orders: readonly Order[], ship: number, view: View): Aim | null {
  const one = standing(orders, view)?.said.find((said) => said.ship === ship)
  return one !== undefined && holds(one, view) ? one.at : null
}

/** The own ships of which it may be said now what they fire at, and the enemies: with the defenders, and where several may still fire. */
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

/** Whether it may be said now that whoever is fired at fires back: with the defenders, and while shots are exchanged. */
export function mayFireBack({ name, kind }: SeenQuestion): boolean {
  return kind === 'multi-select' ? name === 'equip-defenders' : name === 'firing-act' || name === 'firing-return'
}

/**
 * CG-FIRE-1, CG-FIRE-3, CG-FIRE-10: what was said of the ships whose turn it is, or of the one that is fired at: the first said shot
 * that still does what it did then, or to pass where all of them hold their fire; null where that is open, or somebody or something
 * new has come.
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

/** What was said in the combat that is on. */
function standing(orders: readonly Order[], view: View): FireOrder | null {
  const said = orderOf(orders, 'fire')
  return said !== undefined && isOfCombat(said, view) ? said : null
}

/** Whether an order is of the combat that is on. */
export function isOfCombat({ turn, attacks }: FireOrder, view: View): boolean {
  return view.combat !== null && turn === view.turn && attacks === attacksOf(view)
}

function attacksOf({ combat, seats }: View): number {
  return seats[combat?.attacker ?? 0]?.attacks ?? 0
}

/** A turn to fire: who may still act, and how often was passed. */
function turnOf({ combat }: View): string {
  return JSON.stringify([combat?.step, combat?.order, combat?.passes])
}

function enemiesOf(seat: Seat, { combat }: View): readonly number[] {
  if (combat === null) return []
  return combat.attacker === seat ? combat.defenders : combat.attackers
}

/** Whether what was said is still right: its shot does as much and costs no more; who holds its fire is unhurt. */
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
