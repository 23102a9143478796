import { no, type Verdict, yes } from '@orrery/kernel'
import { REINFORCEMENT } from '../content/tiles.ts'
import { tell } from '../events.ts'
import { NONE, type State } from '../state.ts'
import { at } from './at.ts'
import { ASSET_TERMS } from './names.ts'
import { FIRST_TOKEN, PIECES } from './units.ts'

/** FS-COMP-9 */
export const MOST_ASSETS = 3
/** FS-COMP-11 */
export const MOST_MATERIEL = 14
/** FS-ASSET-9: of each kind, three for each of four players. */
const ASSETS_EACH = 12

/** FS-ASSET-9: how many tokens of a kind the common supply holds; those in a combat are not in it. */
export function assetsLeft(g: State, kind: number): number {
  let left = ASSETS_EACH
  for (const player of g.players) left -= player.assets[kind] as number
  if (kind === REINFORCEMENT) for (let unit = FIRST_TOKEN; unit < PIECES; unit++) if (g.units.area[unit] !== NONE) left--
  return left
}

/** FS-COMP-9, FS-COMP-10, FS-ASSET-9: whether the seat may gain a token of the kind. */
export function mayGainAsset(g: State, seat: number, kind: number): Verdict {
  if ((at(g.players, seat).assets[kind] as number) >= MOST_ASSETS) return no('FS-COMP-9', { asset: at(ASSET_TERMS, kind) })
  return assetsLeft(g, kind) > 0 ? yes : no('FS-ASSET-9', { asset: at(ASSET_TERMS, kind) })
}

/** FS-COMP-9: a seat gains tokens of a kind, as many as it may. Returns how many. */
export function gainAssets(g: State, seat: number, kind: number, wanted: number, rule: string): number {
  const { assets } = at(g.players, seat)
  let count = 0
  while (count < wanted && mayGainAsset(g, seat, kind) === true) {
    assets[kind] = (assets[kind] as number) + 1
    count++
  }
  if (count > 0) tell(g, { type: 'asset-gained', rule, on: `player:${seat}`, seat, asset: at(ASSET_TERMS, kind), count })
  return count
}

/** FS-ASSET-8: a seat spends a token of a kind. */
export function spendAsset(g: State, seat: number, kind: number, rule: string): void {
  const { assets } = at(g.players, seat)
  assets[kind] = (assets[kind] as number) - 1
  tell(g, { type: 'asset-spent', rule, on: `player:${seat}`, seat, asset: at(ASSET_TERMS, kind), count: 1 })
}

/** A seat loses a token of a kind by an effect. */
export function loseAsset(g: State, seat: number, kind: number, rule: string): void {
  const { assets } = at(g.players, seat)
  assets[kind] = (assets[kind] as number) - 1
  tell(g, { type: 'asset-lost', rule, on: `player:${seat}`, seat, asset: at(ASSET_TERMS, kind), count: 1 })
}

/** FS-COMP-11: a seat gains materiel, as much as fits on its dial. */
export function gainMateriel(g: State, seat: number, wanted: number, rule: string): void {
  const player = at(g.players, seat)
  const count = Math.min(wanted, MOST_MATERIEL - player.materiel)
  if (count <= 0) return
  player.materiel += count
  tell(g, { type: 'materiel-gained', rule, on: `player:${seat}`, seat, count })
}

/** FS-COST-5: a seat pays materiel. */
export function spendMateriel(g: State, seat: number, count: number, rule: string): void {
  if (count === 0) return
  at(g.players, seat).materiel -= count
  tell(g, { type: 'materiel-spent', rule, on: `player:${seat}`, seat, count })
}

/** A seat loses materiel by an effect, as much as it has. */
export function loseMateriel(g: State, seat: number, wanted: number, rule: string): void {
  const player = at(g.players, seat)
  const count = Math.min(wanted, player.materiel)
  if (count === 0) return
  player.materiel -= count
  tell(g, { type: 'materiel-lost', rule, on: `player:${seat}`, seat, count })
}
