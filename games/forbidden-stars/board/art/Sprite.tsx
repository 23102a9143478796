import { FACTIONS } from '../../content/factions.ts'
import { UNIT_KINDS } from '../../content/units.ts'
import { IconSymbols } from './Icon.tsx'
import { toned } from './mark.ts'
import { plateGround, UnitSymbols } from './Token.tsx'

/** The drawings that a board uses many times, each defined once. */
export const Sprite = () => (
  <svg class="fs-sprite" aria-hidden="true">
    <defs>
      <IconSymbols />
      {FACTIONS.map((faction) => (
        <radialGradient key={faction.id} id={plateGround(faction.id)} class={toned(faction.id)} cx=".42" cy=".28" r=".9">
          <stop offset="0" stop-color="var(--fs-dark)" />
          <stop offset=".62" stop-color="var(--fs-deep)" />
          <stop offset="1" stop-color="#05080f" />
        </radialGradient>
      ))}
      <linearGradient id="fs-coin" x2="0" y2="1">
        <stop offset="0" stop-color="#ffedbd" />
        <stop offset=".55" stop-color="#e0b84c" />
        <stop offset="1" stop-color="#a37a22" />
      </linearGradient>
      {UNIT_KINDS.map((unit) => (
        <UnitSymbols key={unit.id} kind={unit.id} />
      ))}
    </defs>
  </svg>
)
