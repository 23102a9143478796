import { type IconName, icons } from './icons.ts'

/** An icon in the text's colour and size. Decoration: put its meaning in words beside it. */
export const Icon = ({ name, class: extra = '' }: { readonly name: IconName; readonly class?: string }) => (
  <svg class={`fs-icon is-${name} ${extra}`} viewBox="0 0 512 512" aria-hidden="true">
    <use href={`#fs-i-${name}`} />
  </svg>
)

/** The symbols of all icons, for the sprite. */
export const IconSymbols = () => (
  <>
    {(Object.keys(icons) as IconName[]).map((name) => (
      <symbol key={name} id={`fs-i-${name}`} viewBox="0 0 512 512" dangerouslySetInnerHTML={{ __html: icons[name] }} />
    ))}
  </>
)

/** An icon inside a drawing: a square with this side and corner. */
export const PlacedIcon = ({
  name,
  at: [x, y, side],
  fill,
}: {
  readonly name: IconName
  readonly at: readonly [x: number, y: number, side: number]
  readonly fill: string
}) => <use href={`#fs-i-${name}`} x={x} y={y} width={side} height={side} fill={fill} />
