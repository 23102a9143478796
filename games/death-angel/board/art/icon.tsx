/** A separate file, because it is not code and play can begin without it. */
const ICONS = new URL('./icons.svg', import.meta.url).href

/** Icons drawn as strokes in a box of 20; all others are filled shapes in a box of 512. */
const LINES = ['behind', 'check', 'ring', 'shield', 'eye', 'flank', 'shift'] as const
const AREAS = ['head', 'tail', 'claw', 'tongue', 'lock', 'book', 'skull', 'support', 'move', 'attack', 'blip'] as const

export type IconName = (typeof LINES)[number] | (typeof AREAS)[number]

interface IconProps {
  readonly name: IconName
  readonly class?: string
  /** The message that says its meaning, for an icon without words beside it. */
  readonly means?: string
}

/** An icon in the text's colour and size. Decoration: put its meaning in words beside it. */
export const Icon = ({ name, class: extra = '', means }: IconProps) => {
  const box = LINES.some((line) => line === name) ? 20 : 512
  return (
    <svg class={`da-ico ${extra}`} data-means={means} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
      <use href={`${ICONS}#${name}`} />
    </svg>
  )
}
