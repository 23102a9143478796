import type { ComponentType } from 'preact'
import { Artefact } from './artefact.tsx'
import { ControlPanel } from './control-panel.tsx'
import { Corridor } from './corridor.tsx'
import { DarkCorner } from './dark-corner.tsx'
import { Door } from './door.tsx'
import { PromethiumTank } from './promethium-tank.tsx'
import { SporeChimney } from './spore-chimney.tsx'
import { VentilationDuct } from './ventilation-duct.tsx'

const drawings = {
  corridor: Corridor,
  artefact: Artefact,
  'control-panel': ControlPanel,
  door: Door,
  'promethium-tank': PromethiumTank,
  'dark-corner': DarkCorner,
  'spore-chimney': SporeChimney,
  'ventilation-duct': VentilationDuct,
} as const satisfies Record<string, ComponentType>

export type TerrainName = keyof typeof drawings

/** A terrain card's picture; its lights have the colour of its threat. */
export const TerrainScene = ({ terrain }: { readonly terrain: TerrainName }) => {
  const Drawing = drawings[terrain]
  return (
    <svg class="da-terr-art" viewBox="0 0 96 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h96v60H0Z" fill="#120c0d" />
      <Drawing />
    </svg>
  )
}
