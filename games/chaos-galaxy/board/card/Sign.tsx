import { PALETTES } from '../art/palette.ts'
import type { Keyword, Race, Rarity } from '../face.ts'
import { GAME_ICONS, type GameIcon } from '../icons.ts'
import { EMBLEMS, SIGNS, type SignName } from './signs.ts'

/** A small sign in the text's colour. Decoration: put its meaning in words beside it. */
export function Sign({ name, class: extra = '' }: { name: SignName; class?: string }) {
  return (
    <svg
      class={`cg-i ${extra}`}
      viewBox="0 0 16 16"
      fill="currentColor"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: SIGNS[name] }}
    />
  )
}

/** An icon of the game-icons set. */
export function Icon({ name, class: extra = '' }: { name: GameIcon; class?: string }) {
  return (
    <svg class={`cg-i ${extra}`} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <path d={GAME_ICONS[name]} />
    </svg>
  )
}

/** The emblem of a race, in its colour. */
export function Emblem({ race, class: extra = '' }: { race: Race; class?: string }) {
  return (
    <svg
      class={`cg-emb ${extra}`}
      data-means={`board-race-${race}`}
      viewBox="0 0 32 32"
      fill="currentColor"
      style={{ color: PALETTES[race].c }}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: EMBLEMS[race] }}
    />
  )
}

/** The icon of each keyword. */
export const KEYWORD_ICONS: Readonly<Record<Keyword, GameIcon>> = {
  cloak: 'sight-disabled',
  rapidFire: 'heavy-bullets',
  barrage: 'missile-swarm',
  formation: 'arrow-wings',
  stealth: 'ninja-mask',
  heavyWeapons: 'cannon',
  repair: 'auto-repair',
  ordnance: 'unlit-bomb',
}

/** The sign of each rarity, as printed: moon, planet, sun, galaxy. */
export const RARITY_SIGNS: Readonly<Record<Rarity, SignName>> = { common: 'moon', uncommon: 'planet', rare: 'sun', ultrarare: 'galaxy' }

/** Credits on a twenty-sided die, as the game counts them. */
export function Die({ credits, class: extra = '' }: { credits: number | string; class?: string }) {
  return (
    <svg class={`cg-d20 ${extra}`} viewBox="0 0 64 70" aria-hidden="true">
      <path d="M32 2L60 18V52L32 68 4 52V18z" fill="#241a08" />
      <path d="M32 2L60 18 46 24H18L4 18z" fill="#f0d9a4" />
      <path d="M4 18l14 6L4 52zM60 18L46 24l14 28z" fill="#b18c4c" />
      <path d="M18 24h28L32 50z" fill="#e2c079" />
      <path d="M18 24l14 26L4 52zM46 24L32 50l28 2z" fill="#8f6d37" />
      <path d="M4 52l28-2 28 2-28 16z" fill="#6b4f25" />
      <path
        d="M32 2L60 18V52L32 68 4 52V18zM18 24h28L32 50zM32 2L18 24 4 18M32 2l14 22 14-6M4 52l14-28M60 52L46 24M4 52l28-2 28 2M32 50v18"
        fill="none"
        stroke="#1d1507"
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <text x="32" y="41" text-anchor="middle" font-weight="700" font-size="20" fill="#1d1507">
        {credits}
      </text>
    </svg>
  )
}
