import type { GameEvent, SeenOption, SeenQuestion } from '@orrery/kernel'
import { pieceById } from '../../orders/pieces.ts'
import type { CombatView, PieceView, View } from '../../view.ts'

/** A shot's effect, before anybody answers. */
export interface Shot {
  readonly shooter: PieceView
  readonly target: PieceView
  readonly damage: number
  readonly targetLeft: number
  /** Null if the target cannot return fire. */
  readonly returned: number | null
  readonly shooterLeft: number
  /** Both ships' state afterwards, if they stay. */
  readonly targetTurns: 'damaged' | 'used' | null
  /** The bombing that the attack loses because the shooter is then used. */
  readonly bombingLost: number
  /** How the damage may be split, if it may: by the shooter's barrage or the target's formation. */
  readonly split: 'barrage' | 'formation' | null
  /** The other ships that it hits, with what arrives there. */
  readonly others: readonly { readonly target: PieceView; readonly damage: number }[]
}

/** CG-ABIL-15: what the barrage of a ship allots to another one, as it was announced. */
export interface Share {
  readonly by: number
  readonly to: number
  readonly amount: number
}

/** The announced shares after more events: a ship that fires anew has no share left of its former shot. */
export function sharesAfter(before: readonly Share[], events: readonly GameEvent[]): readonly Share[] {
  return events.reduce((shares, { type, card, by, amount }) => {
    if (type === 'fires') return shares.filter((share) => share.by !== card)
    if (type !== 'barrage') return shares
    const share = { by: Number(by), to: Number(card), amount: Number(amount) }
    return [...shares.filter((other) => other.by !== share.by || other.to !== share.to), share]
  }, before)
}

/** CG-FIRE-10, CG-FIRE-12, CG-FIRE-13: the preview of one ship firing at another, by the option to do so if there is one. */
export function shotOf(view: View, shooterId: number, targetId: number, option?: Pick<SeenOption, 'params'>): Shot | null {
  const shooter = pieceById(view, shooterId)
  const target = pieceById(view, targetId)
  if (shooter?.values == null || target?.values == null) return null
  const { more, back, points } = option?.params ?? {}
  const damage = points === undefined ? reaching(shooter, target, more) : arriving(Number(points), target)
  const targetLeft = (target.armourLeft ?? target.values.armour) - damage
  const ready = target.turned === 'active' || target.changed?.returnsUsed === true
  // CG-SIMC-1: in simplified combat nobody returns fire.
  const returns = ready && !shooter.keywords.includes('rapidFire') && !view.settings.simplifiedCombat
  const returned = returns ? reaching(target, shooter, back) : null
  return {
    shooter,
    target,
    damage,
    targetLeft,
    returned,
    shooterLeft: (shooter.armourLeft ?? shooter.values.armour) - (returned ?? 0),
    targetTurns: targetLeft <= 0 || damage <= 0 ? null : target.keywords.includes('repair') ? 'used' : 'damaged',
    bombingLost: shooter.role === 'attacking' && shooter.changed?.bombsUsed !== true ? shooter.values.bombing : 0,
    split: shooter.keywords.includes('barrage') ? 'barrage' : target.keywords.includes('formation') ? 'formation' : null,
    others: [],
  }
}

/**
 * The shot at which the reader points; otherwise the one about which the reader is asked, with its share of a barrage; otherwise the announced
 * one, with all of its shares.
 */
export function shotShown(view: View, question: SeenQuestion | null, pointed: string | null, shares: readonly Share[] = []): Shot | null {
  const options = question?.kind === 'options' ? question.options : []
  const pair = firingPair(pointed)
  if (pair !== null)
    return shotOf(
      view,
      ...pair,
      options.find(({ id }) => id === pointed),
    )
  if (question?.name === 'firing-return') {
    const back = options.find(({ id }) => id === 'return-fire')?.params?.back ?? 0
    return shotOf(view, Number(question.params?.by), Number(question.on?.slice('card:'.length)), { params: { ...question.params, back } })
  }
  const shot = view.combat?.shot ?? null
  return shot === null ? null : announcedShot(view, shot, shares)
}

/** CG-ABIL-15: the announced shot; a barrage that does not hit the ship at which it was aimed is shown at the first that it hits. */
function announcedShot(view: View, { shooter, target }: NonNullable<CombatView['shot']>, shares: readonly Share[]): Shot | null {
  const own = shares.filter(({ by }) => by === shooter)
  const first = own.find(({ to }) => to === target) ?? own[0]
  if (first === undefined) return shotOf(view, shooter, target)
  const shot = shotOf(view, shooter, first.to, { params: { points: first.amount } })
  const others = own.flatMap(({ to, amount }) => {
    const other = to === first.to ? undefined : pieceById(view, to)
    return other === undefined ? [] : [{ target: other, damage: arriving(amount, other) }]
  })
  return shot === null ? null : { ...shot, others }
}

/** CG-STACK-20, CG-STACK-21: how much of a ship's firepower, with what is triggered by firing, reaches another one. */
export function reaching(from: PieceView | undefined, to: PieceView | undefined, more: unknown = 0): number {
  return arriving((from?.values?.firepower ?? 0) + Number(more), to)
}

/** CG-STACK-21: what of damage to a ship is not prevented. */
export function arriving(damage: number, to: PieceView | undefined): number {
  return Math.max(0, damage - (to?.changed?.prevented ?? 0))
}

/** CG-STACK-21: what of the current bombing total falls on the target. */
export function fallingBombs({ bombingTotal, bombingPrevented = 0 }: Pick<CombatView, 'bombingTotal' | 'bombingPrevented'>): number {
  return Math.max(0, bombingTotal - bombingPrevented)
}

/** The two ships of an option that fires, or null. */
export function firingPair(option: string | null): readonly [number, number] | null {
  const parts = option === null ? null : /^fire:(\d+):(\d+)$/.exec(option)
  return parts === null ? null : [Number(parts[1]), Number(parts[2])]
}

/** CG-BOMB-1: whether a ship that attacks may bomb as it is. */
function mayBomb({ turned, changed }: PieceView): boolean {
  return turned === 'active' || changed?.bombsNow === true
}

/** The attack's ships that could still bomb if none of them fires, with their bombing. */
export function bombersOf(view: View): readonly PieceView[] {
  const { combat } = view
  if (combat === null) return []
  return combat.attackers
    .map((id) => pieceById(view, id))
    .filter((ship): ship is PieceView => ship !== undefined && mayBomb(ship) && (ship.values?.bombing ?? 0) > 0)
}
