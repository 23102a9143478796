import type { Plugin } from 'vite'
import { parse } from 'yaml'

/**
 * `import book from './rules.yaml'` gives a rulebook as data. Its plain words, its Hungarian notes and lessons work likewise;
 * `x.lesson.yaml?summary` gives only what is needed of a lesson before it is loaded.
 */
export function rulebooks(): Plugin {
  return {
    name: 'orrery-rulebooks',
    transform(code, id) {
      if (!/(\/rules|\/plain|\/notes\.hu|\.lesson)\.yaml(\?summary)?$/.test(id)) return null
      const read: { readonly kind?: string; readonly level?: number } = parse(code)
      const book = id.endsWith('?summary') ? { kind: read.kind, level: read.level } : read
      return { code: `export default JSON.parse(${JSON.stringify(JSON.stringify(book))})`, map: null }
    },
  }
}
