import type { ComponentType } from 'preact'
import { Claw } from './claw.tsx'
import { Crown } from './crown.tsx'
import { Head } from './head.tsx'
import type { GenestealerKind } from './index.tsx'
import { Tail } from './tail.tsx'
import { Tongue } from './tongue.tsx'

const BroodLordA = () => (
  <>
    <g transform="translate(14 -14) scale(.9)" opacity=".8">
      <Tail />
    </g>
    <g transform="translate(-4 22)">
      <Head />
    </g>
    <Crown />
  </>
)

const BroodLordB = () => (
  <>
    <g transform="translate(6 -22)" opacity=".85">
      <Claw />
    </g>
    <g transform="translate(0 26)">
      <Tongue />
    </g>
    <Crown />
  </>
)

const drawings = {
  head: Head,
  tail: Tail,
  claw: Claw,
  tongue: Tongue,
  'brood-lord-a': BroodLordA,
  'brood-lord-b': BroodLordB,
} as const satisfies Record<GenestealerKind, ComponentType>

/** The drawings of all kinds, for the board's sprite. */
export const GenestealerSymbols = () => (
  <>
    <radialGradient id="da-bile-glow" cx=".62" cy=".4" r=".7">
      <stop offset="0" stop-color="#8fce5a" stop-opacity=".34" />
      <stop offset=".6" stop-color="#46602f" stop-opacity=".14" />
      <stop offset="1" stop-color="#000" stop-opacity=".25" />
    </radialGradient>
    {Object.entries(drawings).map(([kind, Drawing]) => (
      <symbol id={`da-g-${kind}`} key={kind} viewBox="0 0 100 130" preserveAspectRatio="xMidYMid slice">
        <path d="M0 0h100v130H0Z" fill="var(--pit)" />
        <path d="M0 0h100v130H0Z" fill="url(#da-bile-glow)" />
        <Drawing />
      </symbol>
    ))}
  </>
)
