/** An amount of materiel on its five-sided coin; 0 is a coin without gold. */
export const Materiel = ({ amount, class: extra = '' }: { readonly amount: number; readonly class?: string }) => (
  <svg class={`fs-materiel ${amount === 0 ? 'is-none' : ''} ${extra}`} data-means="word-materiel" viewBox="0 0 100 96" aria-hidden="true">
    <path d="M50 2 94 34 78 92H22L6 34Z" class="fs-materiel-edge" />
    <path d="M50 4 92 35 77 90H23L8 35Z" class="fs-materiel-coin" fill={amount === 0 ? '#232b3c' : 'url(#fs-coin)'} />
    <text x="50" y={amount > 9 ? 71 : 74} class={amount > 9 ? 'is-long' : ''}>
      {amount}
    </text>
  </svg>
)
