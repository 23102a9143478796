import type { Texts } from '../localized-text.ts'

/** The names of weapon systems by mount and arc. */
export const WEAPON_TEXTS: Texts = {
  'broadside-port': { name: { hu: 'bal oldali ütegek', en: 'port broadside' } },
  'broadside-starboard': { name: { hu: 'jobb oldali ütegek', en: 'starboard broadside' } },
  'turret-any': { name: { hu: 'lövegtornyok', en: 'turrets' } },
  'fixed-fixedFore': { name: { hu: 'fix elülső ütegek', en: 'fixed fore guns' } },
  'tubes-any': { name: { hu: 'torpedóvetők', en: 'torpedo tubes' } },
  'tubes-port': { name: { hu: 'bal torpedóvetők', en: 'port torpedo tubes' } },
  'tubes-starboard': { name: { hu: 'jobb torpedóvetők', en: 'starboard torpedo tubes' } },
  'battery-fore': { name: { hu: 'elülső ütegek', en: 'fore guns' } },
  'battery-aft': { name: { hu: 'hátsó ütegek', en: 'aft guns' } },
  'tubes-fore': { name: { hu: 'elülső torpedóvetők', en: 'fore torpedo tubes' } },
  'gunRack-port-starboard': { name: { hu: 'ágyúállvány', en: 'gun rack' } },
  'tubes-fixedFore': { name: { hu: 'fix elülső torpedóvetők', en: 'fixed fore torpedo tubes' } },
  'tubes-aft': { name: { hu: 'hátsó torpedóvetők', en: 'aft torpedo tubes' } },
}
