import type { Texts } from '../localized-text.ts'

/** The names of the wings. */
export const WING_TEXTS: Texts = {
  fighter: { name: { hu: 'vadász', en: 'fighter' } },
  bomber: { name: { hu: 'bombázó', en: 'bomber' } },
  interceptor: { name: { hu: 'elfogó', en: 'interceptor' } },
  assaultShuttle: { name: { hu: 'rohamkomp', en: 'assault shuttle' } },
}
