import type { Texts } from '../localized-text.ts'

/** The names of the two blocs. */
export const BLOC_TEXTS: Texts = {
  kurak: { name: { hu: 'Kurak Szövetség', en: 'Kurak Alliance' } },
  zenian: { name: { hu: 'Zenian Liga', en: 'Zenian League' } },
}
