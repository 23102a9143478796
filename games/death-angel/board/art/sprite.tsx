import { drawnLater } from '@orrery/board/lazy.tsx'
import { type MarineName, MarineSymbols } from './marine/index.tsx'
import { TokenSymbol } from './token.tsx'

/** Loaded later: a new table has no swarm, and without these drawings it appears sooner. */
const GenestealerSymbols = drawnLater(() => import('./genestealer/symbols.tsx').then((module) => module.GenestealerSymbols))

/** The drawings that a board uses many times, defined once. */
export const Sprite = ({ marines }: { readonly marines: readonly MarineName[] }) => (
  <svg class="da-sprite" aria-hidden="true">
    <defs>
      <TokenSymbol />
      <GenestealerSymbols />
      <MarineSymbols marines={marines} />
    </defs>
  </svg>
)
