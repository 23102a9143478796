export const CRITICAL_IDS = [
  'magazineExplosion',
  'pdOffline',
  'ragingFire',
  'systemsOffline',
  'weaponDamage',
  'hardPounding',
  'engineFailure',
  'decompression',
  'containmentLeak',
  'secondaryOffline',
  'foldRupture',
] as const
export type CriticalId = (typeof CRITICAL_IDS)[number]

/** FA-DMG-4: a line of the critical hit table. */
export interface Critical {
  readonly id: CriticalId
  /** The total of 2D6. */
  readonly roll: number
  /** FA-DMG-5 to 15: the rule of its effect. */
  readonly rule: string
  /** Hull points lost; 0 if the model is destroyed at once. */
  readonly hull: number
  /** Crew points lost, and as many assault points; 'D3' is rolled. */
  readonly crew: number | 'D3'
  readonly lasting: boolean
}

export const CRITICALS: readonly Critical[] = [
  { id: 'magazineExplosion', roll: 2, rule: 'FA-DMG-5', hull: 0, crew: 0, lasting: false },
  { id: 'pdOffline', roll: 3, rule: 'FA-DMG-6', hull: 2, crew: 0, lasting: true },
  { id: 'ragingFire', roll: 4, rule: 'FA-DMG-7', hull: 2, crew: 1, lasting: true },
  { id: 'systemsOffline', roll: 5, rule: 'FA-DMG-8', hull: 2, crew: 0, lasting: true },
  { id: 'weaponDamage', roll: 6, rule: 'FA-DMG-9', hull: 2, crew: 0, lasting: true },
  { id: 'hardPounding', roll: 7, rule: 'FA-DMG-10', hull: 2, crew: 'D3', lasting: false },
  { id: 'engineFailure', roll: 8, rule: 'FA-DMG-11', hull: 2, crew: 0, lasting: true },
  { id: 'decompression', roll: 9, rule: 'FA-DMG-12', hull: 2, crew: 1, lasting: true },
  { id: 'containmentLeak', roll: 10, rule: 'FA-DMG-13', hull: 2, crew: 0, lasting: true },
  { id: 'secondaryOffline', roll: 11, rule: 'FA-DMG-14', hull: 2, crew: 0, lasting: true },
  { id: 'foldRupture', roll: 12, rule: 'FA-DMG-15', hull: 2, crew: 0, lasting: false },
]

/** The line of the table for a total of 2 to 12. */
export function criticalOf(total: number): Critical {
  return CRITICALS[total - 2] as Critical
}
