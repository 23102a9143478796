import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const PREFIX = 'game-icon:'

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>
}

/**
 * `import skull from 'game-icon:death-skull'` gives the inside of that icon's 512 x 512 SVG as text. Of the 4,000 icons of game-icons.net,
 * only those that are named get into the app.
 */
export function gameIcons(): Plugin {
  let icons: IconSet['icons'] | null = null
  return {
    name: 'orrery-game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return null
      icons ??= (createRequire(import.meta.url)('@iconify-json/game-icons/icons.json') as IconSet).icons
      const name = id.slice(PREFIX.length + 1)
      const icon = icons[name]
      if (icon === undefined) throw new Error(`game-icons has no icon '${name}'`)
      return `export default ${JSON.stringify(icon.body)}`
    },
  }
}
