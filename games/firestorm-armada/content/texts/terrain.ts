import type { Texts } from '../localized-text.ts'

/** The names of the kinds of terrain. */
export const TERRAIN_TEXTS: Texts = {
  asteroidField: { name: { hu: 'aszteroidamező', en: 'asteroid field' } },
  distortionField: { name: { hu: 'zavarómező', en: 'distortion field' } },
  nebula: { name: { hu: 'csillagköd', en: 'nebula' } },
  planet: { name: { hu: 'bolygó', en: 'planet' } },
  meteor: { name: { hu: 'meteor', en: 'meteor' } },
  gravityWell: { name: { hu: 'gravitációs kút', en: 'gravity well' } },
  escapePod: { name: { hu: 'mentőkabin', en: 'escape pod' } },
}
