import { registerHooks } from 'node:module'

/** Load it before a program to replace the kernel's catalogues by those of `catalogue.ts` in this folder. */
const KERNEL = new URL('../../', import.meta.url).href
const ADDING = new URL('catalogue.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const isCatalogue = found.url === `${KERNEL}catalogue.ts` && context.parentURL !== ADDING
    return isCatalogue ? { ...found, url: ADDING } : found
  },
})
