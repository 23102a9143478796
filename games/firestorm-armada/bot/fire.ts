import { type Answer, mayAdd, type SeenMultiSelectQuestion, type SeenOptionsQuestion } from '@orrery/kernel'
import { type ShipType, shipType } from '../content/ships.ts'
import type { Again } from '../odds.ts'
import { attackOf } from '../outlook.ts'
import { at, numberAt } from '../rules/at.ts'
import { againIn } from '../rules/fire/attack.ts'
import type { ShipId, State } from '../state.ts'
import { worthOfBoarding } from './boarding.ts'
import { expectedDamage, worthOfAttack } from './worth.ts'

/** A way to open fire, as its option describes it. */
interface Opening {
  readonly id: string
  readonly ship: ShipId
  /** Weapons of one kind at one target can be linked: the kind and the target. */
  readonly kind: string
  readonly target: ShipId
  readonly dice: number
  readonly again: Again | undefined
}

function openingsOf(g: State, question: SeenOptionsQuestion): Opening[] {
  const openings: Opening[] = []
  for (const { id, params } of question.options) {
    const parts = id.split(':')
    if (parts[0] !== 'fire' && parts[0] !== 'pair') continue
    const ship = Number(parts[1])
    const target = Number(parts.at(-1))
    const guns = parts.slice(2, -1).map((weapon) => ({ ship, weapon: Number(weapon) }))
    const weapon = shipType(numberAt(g.ships.type, ship)).weapons[Number(parts[2])]
    const { again } = againIn(g, attackOf(g, guns, target))
    const dice = Number(params?.dice ?? 0)
    openings.push({ id, ship, kind: `${parts[0] === 'pair' ? 'pair' : weapon?.link}:${target}`, target, dice, again })
  }
  return openings
}

/** FA-BOARD-2: a squadron that fires at a ship cannot board it. These targets are better boarded. */
function targetsToBoard(g: State, openings: readonly Opening[]): ShipId[] {
  const spared: ShipId[] = []
  const [first] = openings
  if (first === undefined) return spared
  const squadron = numberAt(g.ships.squadron, first.ship)
  for (const { target } of openings) {
    if (spared.includes(target)) continue
    const boarded = worthOfBoarding(g, squadron, target)
    if (boarded <= 0) continue
    let fired = 0
    for (const one of openings)
      if (one.target === target && !one.kind.startsWith('pair'))
        fired += worthOfAttack(g, shipType(numberAt(g.ships.type, one.ship)), target, one.dice, false, one.again)
    if (boarded > fired) spared.push(target)
  }
  return spared
}

/** A shot that costs a target without shields fewer hull points than this is not fired because another target is spared. */
const HOPELESS = 0.03

function isHopeless(g: State, by: ShipType, target: ShipId, dice: number): boolean {
  const { stats, smallTarget } = shipType(numberAt(g.ships.type, target))
  return expectedDamage(dice, by.capital ? smallTarget : 4, stats.dr, stats.cr, 0) < HOPELESS
}

/** The attack that is worth most, including what could be linked to it. */
export function openFire(g: State, question: SeenOptionsQuestion): Answer {
  const openings = openingsOf(g, question)
  const end = question.options.find(({ id }) => id.startsWith('end:'))
  const spared = targetsToBoard(g, openings)
  let best: Opening | undefined
  let most = 0
  for (const opening of openings) {
    if (spared.includes(opening.target)) continue
    const by = shipType(numberAt(g.ships.type, opening.ship))
    let linked = 0
    for (const other of openings) if (other.kind === opening.kind && other.ship !== opening.ship) linked += Math.max(other.dice >> 1, 1)
    const torpedoes = question.name === 'fire.torpedo'
    const alone = worthOfAttack(g, by, opening.target, opening.dice, torpedoes, opening.again)
    const together = linked === 0 ? 0 : worthOfAttack(g, by, opening.target, opening.dice + linked, torpedoes, opening.again)
    // A pair uses up two weapons, so it must be worth more than the better of them.
    const worth = Math.max(alone, together) * (opening.kind.startsWith('pair') ? 0.75 : 1)
    const isVain = (): boolean => spared.length > 0 && isHopeless(g, by, opening.target, opening.dice + linked)
    if (worth > most && !isVain()) {
      most = worth
      best = opening
    }
  }
  if (best !== undefined) return { option: best.id }
  return { option: end?.id ?? openings[0]?.id ?? at(question.options, 0).id }
}

/** Links all weapons if the attack is then worth more than they are one by one; otherwise none. */
export function linkFire(g: State, question: SeenMultiSelectQuestion): Answer {
  const target = Number(String(question.on).split(':')[1])
  const focus = Number(question.params?.dice ?? 0)
  const chosen: string[] = []
  let linked = 0
  let apart = 0
  let by = null as ReturnType<typeof shipType> | null
  const { from, gun } = question.params ?? {}
  const { again } = againIn(g, attackOf(g, [{ ship: Number(from), weapon: Number(gun) }], target))
  for (const { id, params } of question.options) {
    if (mayAdd(question, chosen, id) !== true) continue
    const ship = Number(id.split(':')[1])
    const half = Number(params?.dice ?? 0)
    by ??= shipType(numberAt(g.ships.type, ship))
    chosen.push(id)
    linked += half
    apart += worthOfAttack(g, by, target, half * 2)
  }
  if (by === null) return { options: [] }
  const together = worthOfAttack(g, by, target, focus + linked, false, again)
  return { options: together >= worthOfAttack(g, by, target, focus, false, again) + apart ? chosen : [] }
}
