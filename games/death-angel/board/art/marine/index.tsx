import type { ComponentType } from 'preact'
import { MarkShape, type Team } from '../marks.tsx'
import { Arm } from './arm.tsx'
import { Body } from './body.tsx'
import { Cannon } from './cannon.tsx'
import { Claws } from './claws.tsx'
import { Flamer } from './flamer.tsx'
import { Hammer } from './hammer.tsx'
import { Helm } from './helm.tsx'
import { type Honour, honours } from './honours.tsx'
import { Pistol } from './pistol.tsx'
import { PsykerHead } from './psyker-head.tsx'
import { Rifle } from './rifle.tsx'
import { Shield } from './shield.tsx'
import { Staff } from './staff.tsx'
import { StaffArm } from './staff-arm.tsx'
import { Sword } from './sword.tsx'

/** The parts of a marine's portrait: head, things behind and in front of his arm, and honours. */
interface Portrait {
  readonly team: Team
  readonly head: ComponentType
  readonly behind?: ComponentType
  readonly before: ComponentType
  readonly honours: readonly Honour[]
}

const portraits = {
  gideon: { team: 'green', head: Helm, behind: Hammer, before: Shield, honours: ['laurel'] },
  noctis: { team: 'green', head: Helm, before: Rifle, honours: ['scars'] },
  claudio: { team: 'yellow', head: Helm, before: Claws, honours: ['crest'] },
  goriel: { team: 'yellow', head: Helm, before: Rifle, honours: ['stripe'] },
  leon: { team: 'red', head: Helm, before: Cannon, honours: ['targeter'] },
  valencio: { team: 'red', head: Helm, before: Rifle, honours: ['seals'] },
  lorenzo: { team: 'blue', head: Helm, behind: Sword, before: Pistol, honours: ['crest'] },
  deino: { team: 'blue', head: Helm, before: Rifle, honours: ['targeter'] },
  calistarius: { team: 'grey', head: PsykerHead, behind: Staff, before: StaffArm, honours: [] },
  scipio: { team: 'grey', head: Helm, before: Rifle, honours: ['stripe'] },
  zael: { team: 'purple', head: Helm, before: Flamer, honours: ['seals'] },
  omnio: { team: 'purple', head: Helm, before: Rifle, honours: ['laurel'] },
} as const satisfies Record<string, Portrait>

export type MarineName = keyof typeof portraits

/** All marines, team by team. */
export const marineNames = Object.keys(portraits) as readonly MarineName[]

/** The team of a marine. */
export function teamOf(marine: MarineName): Team {
  return portraits[marine].team
}

const ranks: Readonly<Partial<Record<MarineName, 'sergeant' | 'lexicanium'>>> = {
  gideon: 'sergeant',
  lorenzo: 'sergeant',
  calistarius: 'lexicanium',
}

/** The rank that precedes a marine's name. */
export function rankOf(marine: MarineName): 'brother' | 'sergeant' | 'lexicanium' {
  return ranks[marine] ?? 'brother'
}

/** The marine's name without rank, the same in every language. */
export function callName(marine: MarineName): string {
  return marine.charAt(0).toUpperCase() + marine.slice(1)
}

/** One marine looking right, in a box of 128 by 104. */
const Drawing = ({ team, head: Head, behind: Behind, before: Before, honours: worn }: Portrait) => (
  <>
    <Body />
    <Head />
    {worn.map((name) => {
      const Worn = honours[name]
      return <Worn key={name} />
    })}
    {Behind && <Behind />}
    <Arm />
    <Before />
    <g transform="translate(34 47) scale(.75)" fill="var(--glint)">
      <MarkShape team={team} />
    </g>
  </>
)

export const MarineSymbols = ({ marines }: { readonly marines: readonly MarineName[] }) => (
  <>
    {marines.map((name) => (
      <symbol id={`da-m-${name}`} key={name} viewBox="0 0 128 104">
        <Drawing {...portraits[name]} />
      </symbol>
    ))}
  </>
)

/** The portrait of a marine, cropped to its place or `whole`; the armour's tones come from his team's class. */
export const MarinePortrait = ({ marine, whole = false }: { readonly marine: MarineName; readonly whole?: boolean }) => (
  <svg
    class={`da-portrait da-armour-${portraits[marine].team}`}
    viewBox="0 0 128 104"
    preserveAspectRatio={whole ? 'xMidYMax meet' : 'xMidYMin slice'}
    aria-hidden="true"
  >
    <use href={`#da-m-${marine}`} />
  </svg>
)
