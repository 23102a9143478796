import { type Answer, type Seat, type SeenQuestion, verbOf } from '@orrery/kernel'
import { signal } from '@preact/signals'
import type { PieceView, View } from '../../view.ts'
import { pieceById } from './words.ts'

/** A shot that is said beforehand. */
interface Shot {
  readonly ship: number
  readonly target: number
  /** How both ships were, and what lasted, when it was said: the shot is for them as they are. */
  readonly stands: string
  /** The turn to fire at which it was said; it is for a later one. */
  readonly said: string
}

/** What own ships are to fire at: said with the ships that defend, or at an earlier turn to fire. */
interface Volley {
  readonly seat: Seat
  readonly turn: number
  /** How many attacks of that turn came before. */
  readonly attacks: number
  readonly hand: number
  /** The enemies that were there. */
  readonly enemies: readonly number[]
  readonly shots: readonly Shot[]
}

const volley = signal<Volley | null>(null)

/** Takes back all shots that were said beforehand. */
export function holdFire(): void {
  volley.value = null
}

/** Says that a ship fires at another one when its turn comes; null leaves that to be decided then. */
export function aim(ship: number, target: number | null, seat: Seat, view: View): void {
  const before = standing(seat, view)
  const others = (before?.shots ?? []).filter((shot) => shot.ship !== ship)
  const shot = target === null ? [] : [{ ship, target, stands: pairOf(ship, target, view), said: turnOf(view) }]
  const { turn } = view
  volley.value = {
    ...{ seat, turn, attacks: attacksOf(view), hand: view.seats[seat]?.hand?.length ?? 0, enemies: enemiesOf(seat, view) },
    shots: [...others, ...shot],
  }
}

/** What a ship is to fire at; null where that is still open. */
export function aimOf(ship: number, seat: Seat, view: View): number | null {
  const shot = standing(seat, view)?.shots.find((one) => one.ship === ship)
  return shot !== undefined && shot.stands === pairOf(shot.ship, shot.target, view) ? shot.target : null
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

/**
 * CG-FIRE-1, CG-FIRE-3: the shot of the ships whose turn it is, as it was said: where each of them has one, both ships are as they
 * were, and nobody and nothing new has come; null else.
 */
export function fired(question: SeenQuestion, view: View): Answer | null {
  const said = standing(question.seat, view)
  if (question.kind !== 'options' || question.name !== 'firing-act' || said === null) return null
  const due = question.options.flatMap(({ id }) => (verbOf(id) === 'fire' ? [Number(id.split(':')[1])] : []))
  if (due.length === 0 || view.seats[question.seat]?.hand?.length !== said.hand) return null
  if (enemiesOf(question.seat, view).some((enemy) => !said.enemies.includes(enemy))) return null
  const shots = said.shots.filter(({ ship, said: at }) => due.includes(ship) && at !== turnOf(view))
  if (due.some((ship) => !shots.some((shot) => shot.ship === ship && shot.stands === pairOf(ship, shot.target, view)))) return null
  const [first] = shots
  const option = question.options.find(({ id }) => id === `fire:${first?.ship}:${first?.target}`)
  return option === undefined ? null : { option: option.id }
}

/** What was said in the combat that is on. */
function standing(seat: Seat, view: View): Volley | null {
  const said = volley.value
  return said !== null && view.combat !== null && said.seat === seat && said.turn === view.turn && said.attacks === attacksOf(view)
    ? said
    : null
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

function pairOf(ship: number, target: number, view: View): string {
  return JSON.stringify([ship, target].map((id) => figuresOf(pieceById(view, id))).concat([view.lasting.map(({ id }) => id)]))
}

/** A ship as a shot meets it, with who is aboard and paid. */
function figuresOf(ship: PieceView | undefined): readonly unknown[] {
  if (ship === undefined) return []
  const { id, turned, values, armourLeft, keywords, aboard } = ship
  return [id, turned, values, armourLeft, keywords, aboard.map((one) => [one.id, one.paid])]
}
