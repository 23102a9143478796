import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** `import book from './rules.yaml'` gives the rulebook as data, without what readers do not see. */
export function rulebooks(): Plugin {
  return {
    name: 'orrery-rulebooks',
    transform(code, id) {
      if (!id.endsWith('/rules.yaml')) return null
      const book: unknown = parse(code)
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(book))})`, map: null }
    },
  }
}
