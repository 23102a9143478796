import { registerHooks } from 'node:module'

/** Loaded before a program: the kernel's catalogues are then those of `catalogue.ts` beside this file. */
const KERNEL = new URL('../../', import.meta.url).href
const ADDING = new URL('catalogue.ts', import.meta.url).href

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const isCatalogue = found.url === `${KERNEL}catalogue.ts` && context.parentURL !== ADDING
    return isCatalogue ? { ...found, url: ADDING } : found
  },
})
