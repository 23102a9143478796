export type GenestealerKind = 'head' | 'tail' | 'claw' | 'tongue' | 'brood-lord-a' | 'brood-lord-b'

/** A genestealer or brood lord, looking right. */
export const GenestealerPortrait = ({ kind }: { readonly kind: GenestealerKind }) => (
  <svg class="da-gs-art" viewBox="0 0 100 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <use href={`#da-g-${kind}`} />
  </svg>
)
