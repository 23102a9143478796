import { confirm, type Params, type Rule } from '@orrery/kernel'
import { type CardId, card } from '../../content/cards.ts'
import type { WeaponTrait } from '../../content/traits.ts'
import { isWithin } from '../../geometry/place.ts'
import { aimParams, shipParams } from '../../names.ts'
import type { ShipId, SquadronId, State } from '../../state.ts'
import { at, numberAt } from '../at.ts'
import { type Acting, actionCard } from '../cards/window.ts'
import { ratingsOf } from '../damage/receive.ts'
import { holdsForShip, turnCardSum, unusedOf } from '../in-force.ts'
import { suffers } from '../ships.ts'
import { poseOf } from '../stands.ts'
import { type Aim, aimAt, baseDice, coverOfWeapon, diceBefore, halved, ownHalvings, targetHalvings, typeOfShip, weaponOf } from './shots.ts'

/** A weapon of a ship, by its index in the record. */
export interface Gun {
  readonly ship: ShipId
  readonly weapon: number
}

/** An attack as it is declared: who fires which weapons at what, before dice are rolled. */
export interface Attack {
  readonly seat: number
  readonly squadron: SquadronId
  /** FA-LINK-1: the weapons that take part, the focus first. */
  readonly guns: readonly Gun[]
  readonly target: ShipId
  /** FA-SPLIT-1: the dice given to this share of a split weapon; 0 if it is not split. */
  readonly share: number
  /** Cards R11, R12: whether it is a reaction, with half AD and without cards of its own. */
  readonly reacting: boolean
  /** The ship that adds its full AD to linked fire (card S01), or NONE. */
  readonly full: ShipId
}

/** FA-LINK-1: the weapon that leads the attack. */
export function focusOf({ guns }: Attack): Gun {
  return at(guns, 0)
}

/** The ships that take part, without repetitions, the focus first. */
export function shipsIn({ guns }: Attack): ShipId[] {
  const ships: ShipId[] = []
  for (const { ship } of guns) if (!ships.includes(ship)) ships.push(ship)
  return ships
}

/** FA-TRAIT-2: a weapon trait works only if every weapon that takes part has it. */
export function allHave(g: State, { guns }: Attack, trait: WeaponTrait): boolean {
  return guns.every(({ ship, weapon }) => weaponOf(g, ship, weapon).traits.includes(trait))
}

/** Whether the target is within a distance of all attacking ships. */
export function isCloseToAll(g: State, attack: Attack, reach: number): boolean {
  return attack.guns.every(({ ship }) => isWithin(poseOf(g, ship), poseOf(g, attack.target), reach))
}

/** Whether the attack is made with torpedoes. */
export function isTorpedoes(g: State, attack: Attack): boolean {
  const { ship, weapon } = focusOf(attack)
  return weaponOf(g, ship, weapon).kind === 'torpedo'
}

/** FA-ACT-6, FA-BOARD-2: records an attack when it is declared. */
export function declare(g: State, attack: Attack): void {
  const { guns, target, squadron } = attack
  for (const { ship, weapon } of guns) {
    g.ships.fired[ship] = numberAt(g.ships.fired, ship) | (1 << weapon)
    g.ships.firedTurn[ship] = numberAt(g.ships.firedTurn, ship) | (1 << weapon)
  }
  for (const ship of shipsIn(attack)) {
    const shot = ship * 1000 + target
    if (!g.activation.firedAt.includes(shot)) g.activation.firedAt.push(shot)
  }
  const against = squadron * 1000 + target
  if (!g.attacked.includes(against)) g.attacked.push(against)
}

/** The effects of cards and traits on one attack. */
export interface Boosts {
  /** FA-FIRE-11: the AD added to the attack as a whole, or subtracted. */
  readonly added: number
  /** Card A05: whether obstruction does not halve the dice. */
  readonly locked: boolean
  /** Card A06: whether damage costs no dice. */
  readonly undamaged: boolean
  readonly lessDr: number
  readonly lessCr: number
  /** Card A02: whether Weapon Damage is rolled for afterwards. */
  readonly risky: boolean
}

/** FA-FIRE-11: the boosts of an attack without a card played on it: those of loaded torpedoes (T08) and an evasive pattern (S05). */
export function standingBoosts(g: State, attack: Attack): Boosts {
  const { target, seat, squadron } = attack
  let added = holdsForShip(g, 'S05', target) ? card('S05').amount : 0
  if (isTorpedoes(g, attack) && at(g.squadrons, squadron).torpedoes !== g.turn) added += turnCardSum(g, 'T08', seat, 'own')
  return { added, locked: false, undamaged: false, lessDr: 0, lessCr: 0, risky: false }
}

/** FA-CARD-14: the boosts of an attack, with the cards that its side plays before the dice. */
export function* boostsOf(g: State, attack: Attack, acting: Acting | null): Rule<Boosts> {
  const standing = standingBoosts(g, attack)
  if (acting === null) return standing
  let { added } = standing
  if (isTorpedoes(g, attack) && (yield* useCard(g, attack, 'S04'))) added += card('S04').amount
  const cards = cardsBefore(g, attack)
  const played = yield* actionCard(g, acting, 'attack', cards, {
    dice: attackDice(g, attack, standing),
    // For programs: the dice that cards A05 and A06 would give.
    ...(cards.includes('A05') ? { locked: attackDice(g, attack, { ...standing, locked: true }) } : {}),
    ...(cards.includes('A06') ? { undamaged: attackDice(g, attack, { ...standing, undamaged: true }) } : {}),
    ...attackParams(g, attack),
  })
  if (played === 'A02' || played === 'A12') added += card(played).amount
  return {
    added,
    locked: played === 'A05',
    undamaged: played === 'A06',
    lessDr: played === 'A04' ? 1 : 0,
    lessCr: played === 'A03' ? 1 : 0,
    risky: played === 'A02',
  }
}

/** The parameters by which messages name an attack: its leading ship and its target; for programs also their ids. */
export function attackParams(g: State, attack: Attack): Params {
  const { ship, weapon } = focusOf(attack)
  return { ...shipParams(g, ship), ...aimParams(g, attack.target), from: ship, gun: weapon }
}

/** FA-CARD-8: the A cards that would have an effect on an attack before its dice are rolled. */
function cardsBefore(g: State, attack: Attack): CardId[] {
  const { target, squadron } = attack
  const torpedoes = isTorpedoes(g, attack)
  const standing = standingBoosts(g, attack)
  const dice = attackDice(g, attack, standing)
  const changes = (more: Partial<Boosts>) => attackDice(g, attack, { ...standing, ...more }) !== dice
  const cards: CardId[] = torpedoes ? [] : ['A02']
  const attackers = shipsIn(attack).map((ship) => poseOf(g, ship))
  const { dr, cr } = ratingsOf(g, target, attackers, 0, 0)
  if (cr > dr) cards.push('A03')
  if (dr > 1) cards.push('A04')
  if (changes({ locked: true })) cards.push('A05')
  if (!torpedoes && changes({ undamaged: true })) cards.push('A06')
  const { owner } = at(g.squadrons, squadron)
  const others = g.attacked.filter((one) => one % 1000 === target).map((one) => Math.floor(one / 1000))
  const crossed = others.some((other) => other !== squadron && at(g.squadrons, other).owner === owner)
  if (crossed && changes({ added: standing.added + card('A12').amount })) cards.push('A12')
  return cards
}

/** Asks whether a squadron's card that is good for one attack of its activation is used for this one. */
export function* useCard(g: State, attack: Attack, id: CardId): Rule<boolean> {
  const effect = unusedOf(g, id, attack.squadron)
  if (effect === undefined || !shipsIn(attack).every((ship) => holdsForShip(g, id, ship))) return false
  const { ship } = focusOf(attack)
  const params = { card: `@card-${id}` }
  const prompt = { name: `fire.use-${id}`, rule: 'FA-CARD-7', message: 'fire-use-card', on: `ship:${ship}` as const, params }
  if (!(yield* confirm(attack.seat, prompt))) return false
  effect.used = true
  return true
}

/** FA-LINK-14: the dice of one weapon in an attack, after all halvings and before linking. */
export function gunDice(
  g: State,
  attack: Attack,
  { ship, weapon }: Gun,
  boosts: Boosts,
  added: number,
  aim: Aim = aimAt(g, ship, attack.target),
): number {
  const { target, share, reacting } = attack
  const { line, band } = aim
  const cover = coverOfWeapon(aim.from, aim.to, weaponOf(g, ship, weapon))
  const halvings = targetHalvings(g, ship, target, { cover, line, locked: boosts.locked, reacting })
  // FA-SPLIT-5: a share has already been reduced by the damage modifier and the ship's halvings.
  if (share > 0) return halved(Math.max(share + added, 1), halvings)
  const base = baseDice(g, ship, weapon, band)
  return halved(diceBefore(g, ship, weapon, base, added, boosts.undamaged), halvings + ownHalvings(g, ship, weapon))
}

/** FA-LINK-3, FA-LINK-4: the dice that a further weapon adds: half, but at least 1 unless Weapon Damage affects it. */
export function linkedDice(g: State, { ship, weapon }: Gun, dice: number): number {
  const half = dice >> 1
  return suffers(g, ship, 'weaponDamage') && weaponOf(g, ship, weapon).kind === 'primary' ? half : Math.max(half, 1)
}

/** FA-FIRE-6, FA-LINK-1, FA-LINK-3: the dice of an attack. */
export function attackDice(g: State, attack: Attack, boosts: Boosts): number {
  const focus = focusOf(attack)
  let dice = gunDice(g, attack, focus, boosts, boosts.added)
  for (const gun of attack.guns) {
    if (gun === focus) continue
    const own = gunDice(g, attack, gun, boosts, 0)
    dice += gun.ship === attack.full ? own : linkedDice(g, gun, own)
  }
  return dice + packDice(g, attack)
}

/** FA-TRAIT/packHunters: 1 more die for every ship apart from the focus; the ships of a squadron are of one type. */
export function packDice(g: State, attack: Attack): number {
  return typeOfShip(g, focusOf(attack).ship).traits.includes('packHunters') ? shipsIn(attack).length - 1 : 0
}
