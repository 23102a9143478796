import { PlacedIcon } from './Icon.tsx'

/** The kinds of asset tokens in the order of a player's `assets`; the last is an icon of worlds only. */
export const ASSETS = ['forge', 'cache', 'reinforcement', 'affluence'] as const

/** An asset token, by its kind. Decoration: its name is beside it. */
export const Asset = ({ kind, class: extra = '' }: { readonly kind: number; readonly class?: string }) => {
  const name = ASSETS[kind] ?? 'affluence'
  return (
    <svg class={`fs-asset is-${name} ${extra}`} data-means={`asset-${name}`} viewBox="0 0 100 100" aria-hidden="true">
      <circle cx="50" cy="50" r="48" class="fs-asset-edge" />
      <circle cx="50" cy="50" r="44" class="fs-asset-plate" />
      <PlacedIcon name={name} at={[20, 20, 60]} fill="var(--fs-asset-ink)" />
    </svg>
  )
}
