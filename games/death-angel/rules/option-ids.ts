import type { Catalogue } from '@orrery/kernel'
import { GENESTEALER_CATALOGUE } from '../content/genestealers.ts'
import { MARINE_CATALOGUE, TEAM_CATALOGUE } from '../content/marines.ts'
import { TERRAIN_CATALOGUE } from '../content/terrain.ts'

const MARINE = [MARINE_CATALOGUE]
const ENEMY = [GENESTEALER_CATALOGUE]

/** By verb, the catalogue to which each number in an option id belongs. Action cards use their printed numbers. */
export const OPTION_IDS: { readonly [verb: string]: readonly (Catalogue | null)[] } = {
  pick: [TEAM_CATALOGUE],
  jam: [TEAM_CATALOGUE],
  again: MARINE,
  charge: MARINE,
  choose: MARINE,
  place: MARINE,
  reroll: MARINE,
  rescue: MARINE,
  support: MARINE,
  turn: MARINE,
  attack: [MARINE_CATALOGUE, null, null],
  swap: [MARINE_CATALOGUE, MARINE_CATALOGUE],
  activate: [MARINE_CATALOGUE, TERRAIN_CATALOGUE],
  fill: [TERRAIN_CATALOGUE],
  terrain: [TERRAIN_CATALOGUE],
  discard: ENEMY,
  slay: ENEMY,
  take: ENEMY,
}
