import { GenestealerSymbols } from './genestealer/index.tsx'
import { IconSymbols } from './icon.tsx'
import { type MarineName, MarineSymbols } from './marine/index.tsx'
import { TokenSymbol } from './token.tsx'

/** The drawings that are used many times on a board, defined once. */
export const Sprite = ({ marines }: { readonly marines: readonly MarineName[] }) => (
  <svg class="da-sprite" aria-hidden="true">
    <defs>
      <IconSymbols />
      <TokenSymbol />
      <GenestealerSymbols />
      <MarineSymbols marines={marines} />
    </defs>
  </svg>
)
