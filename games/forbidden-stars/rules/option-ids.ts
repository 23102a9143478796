import type { Catalogue } from '@orrery/kernel'
import { COMBAT_CARD_CATALOGUE, COMBAT_DECK_CATALOGUE } from '../content/combat-cards.ts'
import { EVENT_CATALOGUE } from '../content/events.ts'
import { FACTION_CATALOGUE } from '../content/factions.ts'
import { STRUCTURE_CATALOGUE, STRUCTURE_KIND_CATALOGUE } from '../content/structures.ts'
import { TILE_CATALOGUE, TILE_SIDE_CATALOGUE } from '../content/tiles.ts'
import { UNIT_CATALOGUE, UNIT_PIECE_CATALOGUE } from '../content/units.ts'
import { UPGRADE_CATALOGUE } from '../content/upgrades.ts'

const UNIT = [UNIT_PIECE_CATALOGUE, null]
const KIND = [UNIT_CATALOGUE, null, null, null]

/** The catalogues of the numbers in option ids, by verb, or by question and verb. */
export const OPTION_IDS: { readonly [verb: string]: readonly (Catalogue | null)[] } = {
  pick: [FACTION_CATALOGUE],
  objective: [FACTION_CATALOGUE, null],
  tile: [TILE_CATALOGUE],
  side: [TILE_SIDE_CATALOGUE],
  event: [EVENT_CATALOGUE],
  upgrade: [UPGRADE_CATALOGUE, null],
  card: [COMBAT_CARD_CATALOGUE, null],
  'combat.card/card': [COMBAT_DECK_CATALOGUE],
  'combat.icons/card': [COMBAT_DECK_CATALOGUE],
  discard: [COMBAT_DECK_CATALOGUE],
  'strategize.replaced/replace': [COMBAT_CARD_CATALOGUE],
  buy: KIND,
  arrive: KIND,
  build: [STRUCTURE_KIND_CATALOGUE, null, null, null],
  rebuild: [STRUCTURE_CATALOGUE, STRUCTURE_KIND_CATALOGUE],
  structure: [STRUCTURE_CATALOGUE],
  tear: [STRUCTURE_CATALOGUE],
  mark: [STRUCTURE_CATALOGUE],
  'destroy:structure': [null, STRUCTURE_CATALOGUE],
  'destroy:unit': [null, UNIT_PIECE_CATALOGUE],
  aim: UNIT,
  bring: UNIT,
  choose: UNIT,
  destroy: UNIT,
  excess: UNIT,
  gate: UNIT,
  move: UNIT,
  'setup.forces/place': UNIT,
  promote: UNIT,
  rally: UNIT,
  relocate: UNIT,
  replace: UNIT,
  retreat: UNIT,
  rout: UNIT,
  slip: UNIT,
  'surge-unit': UNIT,
  touch: UNIT,
  unit: UNIT,
}
