import type { ComponentType } from 'preact'

/** A white crest along the helmet. */
const Crest = () => (
  <>
    <path d="M54 26C54 13 62 8 72 8c8 0 13 3 16 8-9-4-20-3-25 4-3 4-4 8-4 13Z" fill="var(--glint)" />
    <path d="M54 26C54 13 62 8 72 8c-10 3-14 10-14 22Z" fill="var(--plate-dark)" opacity=".5" />
  </>
)

/** A laurel round the brow. */
const Laurel = () => (
  <path d="M58 27c6-6 14-8 24-5M60 31c6-5 13-7 22-5M64 22l3 5M71 19l2 5M78 19l1 5" fill="none" stroke="var(--brass-2)" stroke-width="2.2" />
)

/** Seals of purity on the breast. */
const Seals = () => (
  <>
    <path d="M70 58h6v20l-3-3-3 3ZM66 62h5v15l-2.5-2.5L66 77Z" fill="#efe6c8" />
    <circle cx="73" cy="58" r="4" fill="#a33420" />
    <circle cx="68" cy="61" r="3.2" fill="#8e1b20" />
  </>
)

/** A second lens over the visor. */
const Targeter = () => (
  <>
    <path d="M76 25h12v8H76Z" fill="#14131a" />
    <circle cx="84" cy="29" r="3" fill="#ff6b5f" />
    <path d="M76 27H66" stroke="#14131a" stroke-width="3" />
  </>
)

/** Battle scars across the hood. */
const Scars = () => <path d="M40 16l10 12M46 12l9 11M52 9l8 9" stroke="var(--shade)" stroke-width="2.6" stroke-linecap="round" />

/** A stripe of rank over hood and helmet. */
const Stripe = () => <path d="M62 4.5h8l4 12h-8Z" fill="var(--brass-2)" opacity=".9" />

/** What distinguishes a veteran, apart from his weapon. */
export const honours = {
  crest: Crest,
  laurel: Laurel,
  seals: Seals,
  targeter: Targeter,
  scars: Scars,
  stripe: Stripe,
} as const satisfies Record<string, ComponentType>

export type Honour = keyof typeof honours
