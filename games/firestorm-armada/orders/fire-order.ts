import type { SeenMultiSelectQuestion, SeenOption, SeenQuestion } from '@orrery/kernel'
import { worthOfBoarding } from '../bot/boarding.ts'
import type { Gun } from '../rules/fire/dice.ts'
import { weaponOf } from '../rules/fire/shots.ts'
import type { ShipId, State } from '../state.ts'
import { distinct } from './distinct.ts'
import { lookAt, oddsAt } from './fire-odds.ts'
import { proposedFire } from './fire-plan.ts'
import type { FireOrder, OrderReply } from './order.ts'
import { bearingsOf, type Shot } from './shots.ts'

/** Replies for a fire order to the questions of its squadron's combat and boarding segments. */
export function fireReply(order: FireOrder, question: SeenQuestion, g: State): OrderReply<FireOrder> {
  const { name } = question
  if (name === 'fire.primary' || name === 'fire.torpedo') return shotReply(order, question, g)
  if (name === 'fire.link' && question.kind === 'multi-select') return linkReply(order, question)
  if (name.startsWith('board.')) return boardReply(order, question, g)
  return { answer: null, order }
}

/** FA-ACT-5, FA-ACT-9: replies with the next ordered attack that is still possible, then, if guns are free, with other attacks. */
function shotReply(order: FireOrder, question: SeenQuestion, g: State): OrderReply<FireOrder> {
  if (question.kind !== 'options') return { answer: null, order }
  const found = nextShot(order.shots, question.options)
  if (found !== null) return { answer: { option: found }, order }
  if (order.free) {
    const shots = proposedFire(g, order.squadron, order.aim, { spared: sparedBy(g, order) })
    const open = nextShot(shots, question.options)
    if (open !== null) return { answer: { option: open }, order: { ...order, shots: merged(order, shots) } }
  }
  const end = question.options.find(({ id }) => id.startsWith('end:'))
  return { answer: end === undefined ? null : { option: end.id }, order }
}

/** The ordered shots with newly found ones added. A gun in a found shot leaves its ordered one. */
function merged(order: FireOrder, shots: readonly Shot[]): FireOrder['shots'] {
  const used = shots.flatMap(({ guns }) => guns)
  const kept = order.shots.filter(({ guns }) => !guns.some((gun) => used.some((other) => isSame(gun, other))))
  return [...kept, ...shots.map(orderedShot)]
}

/** A shot in the form in which an order stores it. */
export function orderedShot({ guns, target }: Shot): FireOrder['shots'][number] {
  return { guns: guns.map(({ ship, weapon }) => ({ ship, weapon })), target }
}

/** The id of the option for the first shot that is on offer, by its focus; null if none is. */
function nextShot(shots: readonly Shot[], options: readonly SeenOption[]): string | null {
  for (const { guns, target } of shots) {
    const [focus, second] = guns
    if (focus === undefined) continue
    const pair = second?.ship === focus.ship ? `pair:${focus.ship}:${focus.weapon}:${second.weapon}:${target}` : ''
    const id = options.find((option) => option.id === pair)?.id ?? `fire:${focus.ship}:${focus.weapon}:${target}`
    if (options.some((option) => option.id === id)) return id
  }
  return null
}

/** FA-LINK-3: replies with the guns that the order links to the focus, as far as allowed. */
function linkReply(order: FireOrder, question: SeenMultiSelectQuestion): OrderReply<FireOrder> {
  const { from, gun, second } = question.params ?? {}
  const target = Number(question.on?.slice('ship:'.length))
  const shot = order.shots.find(({ guns, target: at }) => at === target && guns[0]?.ship === from && guns[0]?.weapon === gun)
  if (shot === undefined) return { answer: null, order }
  const lead = second === undefined ? 1 : 2
  const joined = shot.guns.slice(lead)
  const options = question.options.filter(({ id }) => gunsOfLink(id).every((one) => joined.some((other) => isSame(one, other))))
  return { answer: { options: options.map(({ id }) => id) }, order }
}

/** The guns of an option `link:4:2`, or `link:4:2:3` for a turret with a broadside. */
export function gunsOfLink(id: string): Gun[] {
  const [ship = 0, ...weapons] = id.split(':').slice(1).map(Number)
  return weapons.map((weapon) => ({ ship, weapon }))
}

/** FA-BOARD-11, FA-BOARD-21, FA-BOARD-26: replies with the ordered boardings and their aims, one after another. */
function boardReply(order: FireOrder, question: SeenQuestion, g: State): OrderReply<FireOrder> {
  if (question.kind !== 'options') return { answer: null, order }
  const ids = question.options.map(({ id }) => id)
  if (question.name === 'board.declare') {
    const next = order.boards.map(({ ship, target }) => `board:${ship}:${target}`).find((id) => ids.includes(id))
    if (next !== undefined) return { answer: { option: next }, order }
    const worth =
      order.boards.length > 0
        ? []
        : question.options.filter(({ to }) => to !== undefined && worthOfBoarding(g, order.squadron, shipOf(to)) > 0)
    if (worth.length === 0) return { answer: { option: 'end:boarding' }, order }
    // No boarding was ordered, so the order may choose one that is worth its teams.
    return { answer: order.free ? { option: bestBoarding(g, order.squadron, worth).id } : null, order }
  }
  const target = Number(question.on?.slice('ship:'.length))
  const boarding = order.boards.find((one) => one.target === target)
  if (question.name === 'board.aim' && (boarding !== undefined || order.free))
    return { answer: { option: boarding?.sabotage === true ? 'sabotage' : 'capture' }, order }
  // The order does not care in which sequence boardings are resolved.
  const [first] = question.options
  return { answer: question.name === 'board.next' && first !== undefined ? { option: first.id } : null, order }
}

/** The boarding that is worth most. */
function bestBoarding(g: State, squadron: number, options: readonly SeenOption[]): SeenOption {
  const worth = ({ to }: SeenOption): number => (to === undefined ? 0 : worthOfBoarding(g, squadron, shipOf(to)))
  return options.reduce((best, option) => (worth(option) > worth(best) ? option : best))
}

/** FA-BOARD-2: the ships that the order boards; if it is free, those that are better boarded than fired at. */
export function sparedBy(g: State, { boards, free, squadron }: Pick<FireOrder, 'boards' | 'free' | 'squadron'>): ShipId[] {
  if (boards.length > 0 || !free) return boards.map(({ target }) => target)
  const look = lookAt(g)
  const bearings = bearingsOf(g, squadron)
  return distinct(bearings.flatMap(({ targets }) => targets)).filter((target) => {
    const boarded = worthOfBoarding(g, squadron, target)
    if (boarded <= 0) return false
    const shots = bearings.filter(({ targets }) => targets.includes(target)).map(({ gun }): Shot => ({ guns: [gun], target }))
    return boarded > oddsAt(g, target, shots, look).worth
  })
}

const shipOf = (piece: string): number => Number(piece.slice('ship:'.length))

/** Whether two guns are the same. */
export const isSame = (one: Gun, other: Gun): boolean => one.ship === other.ship && one.weapon === other.weapon

/** FA-ACT-4: the step in which a shot takes place: torpedoes after all others. */
export function isTorpedoShot(g: State, { guns }: Shot): boolean {
  const [focus] = guns
  return focus !== undefined && weaponOf(g, focus.ship, focus.weapon).kind === 'torpedo'
}
