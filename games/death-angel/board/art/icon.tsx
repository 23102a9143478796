import { type IconData, type IconName, icons } from './icons.ts'

/** An icon in the text's colour and size. Decoration: say what it means beside it. */
export const Icon = ({ name, class: extra = '' }: { readonly name: IconName; readonly class?: string }) => (
  <svg class={`da-ico ${extra}`} viewBox={`0 0 ${icons[name].box} ${icons[name].box}`} aria-hidden="true">
    <use href={`#da-i-${name}`} />
  </svg>
)

/** The symbols of all icons, for the sprite. */
export const IconSymbols = () => (
  <>
    {Object.entries<IconData>(icons).map(([name, icon]) => (
      <symbol id={`da-i-${name}`} key={name} viewBox={`0 0 ${icon.box} ${icon.box}`}>
        {icon.paths.map((path) => (
          <path key={path} d={path} class={icon.line ? 'da-line' : undefined} />
        ))}
      </symbol>
    ))}
  </>
)
