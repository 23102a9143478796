import { drawnLater } from '@orrery/board/lazy.tsx'
import { type MarineName, MarineSymbols } from './marine/index.tsx'
import { TokenSymbol } from './token.tsx'

/** No swarm stands at a table that begins: the first table is there sooner without them. */
const GenestealerSymbols = drawnLater(() => import('./genestealer/symbols.tsx').then((module) => module.GenestealerSymbols))

/** The drawings that are used many times on a board, defined once. */
export const Sprite = ({ marines }: { readonly marines: readonly MarineName[] }) => (
  <svg class="da-sprite" aria-hidden="true">
    <defs>
      <TokenSymbol />
      <GenestealerSymbols />
      <MarineSymbols marines={marines} />
    </defs>
  </svg>
)
