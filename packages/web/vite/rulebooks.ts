import type { Plugin } from 'vite'
import { parse } from 'yaml'

/** `import book from './rules.yaml'` gives a rulebook as data, and so do lessons. */
export function rulebooks(): Plugin {
  return {
    name: 'orrery-rulebooks',
    transform(code, id) {
      if (!/(\/rules|\.lesson)\.yaml$/.test(id)) return null
      const book: unknown = parse(code)
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(book))})`, map: null }
    },
  }
}
