import type { Texts } from '../content/localized-text.ts'
import { BLOC_TEXTS } from '../content/texts/blocs.ts'
import { CARD_TEXTS } from '../content/texts/cards.ts'
import { CLASS_TEXTS } from '../content/texts/classes.ts'
import { CRITICAL_TEXTS } from '../content/texts/criticals.ts'
import { FLEET_TEXTS } from '../content/texts/fleets.ts'
import { RACE_TEXTS } from '../content/texts/races.ts'
import { SCENARIO_TEXTS } from '../content/texts/scenarios.ts'
import { SHIP_TEXTS } from '../content/texts/ships.ts'
import { TERRAIN_TEXTS } from '../content/texts/terrain.ts'
import { TRAIT_TEXTS } from '../content/texts/traits.ts'
import { WEAPON_TEXTS } from '../content/texts/weapons.ts'
import { WINDOW_TEXTS } from '../content/texts/windows.ts'
import { WING_TEXTS } from '../content/texts/wings.ts'

const KINDS: Readonly<Record<string, Texts>> = {
  bloc: BLOC_TEXTS,
  card: CARD_TEXTS,
  class: CLASS_TEXTS,
  critical: CRITICAL_TEXTS,
  fleet: FLEET_TEXTS,
  race: RACE_TEXTS,
  scenario: SCENARIO_TEXTS,
  ship: SHIP_TEXTS,
  terrain: TERRAIN_TEXTS,
  trait: TRAIT_TEXTS,
  weapon: WEAPON_TEXTS,
  window: WINDOW_TEXTS,
  wing: WING_TEXTS,
}

/** What follows a ship's own name if the content adds its class; boards and prompts show that separately, or not at all. */
const CLASS = / (?:class|osztályú) .*$/

/** The messages that name the content, `<kind>-<id>`, and the printed texts, `<kind>-<id>-text`. */
export function contentMessages(language: 'hu' | 'en'): string {
  return Object.entries(KINDS)
    .flatMap(([kind, texts]) =>
      Object.entries(texts).flatMap(([id, { name, text }]) => [
        `${kind}-${id} = ${kind === 'ship' ? name[language].replace(CLASS, '') : name[language]}`,
        ...(text === undefined ? [] : [`${kind}-${id}-text = ${text[language]}`]),
      ]),
    )
    .join('\n')
}
