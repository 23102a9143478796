import { type Answer, type Seat, type SeenQuestion, verbOf } from '@orrery/kernel'
import { signal } from '@preact/signals'
import type { View } from '../../view.ts'
import { pieceById } from './words.ts'

/** What a ship does when its turn to fire comes: it fires at an enemy, at once or once that one cannot fire back any more; or it holds its fire. */
export type Aim = { readonly target: number; readonly once: boolean } | 'hold'

/** A shot, or that none is fired, as it is said beforehand. */
interface Said {
  readonly ship: number
  readonly at: Aim
  /** How things stood when it was said: it is for them as they are, or as they have become better for it. */
  readonly stands: Standing
  /** The turn to fire at which it was said; it is for a later one. */
  readonly turn: string
}

/** What a shot would do, and what its player thought of. */
interface Standing {
  /** What the two ships can do, and what lasts on them. */
  readonly skills: string
  readonly firepower: number
  readonly fells: boolean
  /** Whether the ship would be lost to the return fire. */
  readonly falls: boolean
  readonly armour: number
}

/** What own ships are to do in a combat: said with the ships that defend, or while the fire is exchanged. */
interface Volley {
  readonly seat: Seat
  readonly turn: number
  /** How many attacks of that turn came before. */
  readonly attacks: number
  readonly hand: number
  /** The enemies that were there. */
  readonly enemies: readonly number[]
  readonly said: readonly Said[]
  /** Whether each ship that is fired at fires back. */
  readonly returns: boolean
}

/** One for each seat: at a shared screen both sides say theirs. */
const volleys = signal<ReadonlyMap<Seat, Volley>>(new Map())

function say(volley: Volley): void {
  volleys.value = new Map([...volleys.peek(), [volley.seat, volley]])
}

/** Takes back all that was said beforehand. */
export function holdFire(): void {
  volleys.value = new Map()
}

/** Says what a ship does when its turn comes; null leaves that to be decided then. */
export function aim(ship: number, at: Aim | null, seat: Seat, view: View): void {
  const before = standing(seat, view)
  const others = (before?.said ?? []).filter((one) => one.ship !== ship)
  const one = at === null ? [] : [{ ship, at, stands: standsAt(ship, at, view), turn: turnOf(view) }]
  say({ ...plain(seat, view), returns: before?.returns ?? false, said: [...others, ...one] })
}

/** Says that each ship that is fired at fires back, or that this is decided then. */
export function fireBack(returns: boolean, seat: Seat, view: View): void {
  say({ ...plain(seat, view), said: standing(seat, view)?.said ?? [], returns })
}

/** Whether each ship of the seat that is fired at fires back. */
export function firesBack(seat: Seat, view: View): boolean {
  return standing(seat, view)?.returns === true
}

/** Of how many ships of the seat it is said what they do, as things stand. */
export function saidShots(seat: Seat, view: View): number {
  return standing(seat, view)?.said.filter((one) => holds(one, view)).length ?? 0
}

function plain(seat: Seat, view: View): Omit<Volley, 'said' | 'returns'> {
  const hand = view.seats[seat]?.hand?.length ?? 0
  return { seat, turn: view.turn, attacks: attacksOf(view), hand, enemies: enemiesOf(seat, view) }
}

/** What a ship is to do; null where that is still open. */
export function aimOf(ship: number, seat: Seat, view: View): Aim | null {
  const one = standing(seat, view)?.said.find((said) => said.ship === ship)
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
  return kind === 'some' ? name === 'equip-defenders' : name === 'firing-act' || name === 'firing-return'
}

/**
 * CG-FIRE-1, CG-FIRE-3, CG-FIRE-10: what was said of the ships whose turn it is, or of the one that is fired at: the first said shot
 * that still does what it did then, or to pass where all of them hold their fire; null where that is open, or somebody or something
 * new has come.
 */
export function fired(question: SeenQuestion, view: View): Answer | null {
  const { seat } = question
  const said = standing(seat, view)
  if (question.kind !== 'options' || said === null || view.seats[seat]?.hand?.length !== said.hand) return null
  if (enemiesOf(seat, view).some((enemy) => !said.enemies.includes(enemy))) return null
  const offered = (id: string): Answer | null => (question.options.some((option) => option.id === id) ? { option: id } : null)
  if (question.name === 'firing-return') return said.returns ? offered('return-fire') : null
  if (question.name !== 'firing-act') return null
  const due = new Set(question.options.flatMap(({ id }) => (verbOf(id) === 'fire' ? [Number(id.split(':')[1])] : [])))
  const still = said.said.filter((one) => due.has(one.ship) && one.turn !== turnOf(view) && holds(one, view))
  const shots = still.flatMap(({ ship, at }) => (at !== 'hold' && isTime(at, view) ? [`fire:${ship}:${at.target}`] : []))
  if (shots[0] !== undefined) return offered(shots[0])
  return due.size > 0 && still.length === due.size ? offered('pass') : null
}

/** Whether the time of a shot has come. */
function isTime({ target, once }: Exclude<Aim, 'hold'>, view: View): boolean {
  return !once || pieceById(view, target)?.turned !== 'active'
}

/** What was said in the combat that is on. */
function standing(seat: Seat, view: View): Volley | null {
  const said = volleys.value.get(seat)
  return said !== undefined && view.combat !== null && said.turn === view.turn && said.attacks === attacksOf(view) ? said : null
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
  if (at === 'hold') return now.armour >= stands.armour
  if (pieceById(view, at.target) === undefined) return false
  return now.firepower >= stands.firepower && (now.fells || !stands.fells) && (!now.falls || stands.falls || !isTime(at, view))
}

function standsAt(ship: number, at: Aim, view: View): Standing {
  const own = pieceById(view, ship)
  const target = at === 'hold' ? undefined : pieceById(view, at.target)
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
