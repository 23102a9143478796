/** FA-TRAIT-1: the traits. Each of them is a rule, cited as FA-TRAIT/<id>. */
export const FLEET_TRAITS = ['layeredShields', 'fluidHelm', 'boldAdvance', 'silentApproach', 'stubbornCrews', 'ruthlessAssault'] as const
export const SHIP_TRAITS = [
  'weaponShielding',
  'sectorShielding',
  'shieldProjector',
  'deckCrews',
  'eliteCrew',
  'experiencedEngineers',
  'impervious',
  'durable',
  'quickLaunch',
  'hiddenKiller',
  'maneuverable',
  'stealthSystems',
  'reinforcedFore',
  'reinforcedSides',
  'securedBulkheads',
  'protectedSystems',
  'ablativePlating',
  'superiorDesign',
  'selfRepair',
  'systemNetwork',
  'packHunters',
  'energyTransfer1',
  'energyTransfer2',
  'droneMines',
  'assaultBlitz',
  'specialForces',
  'unmanned',
  'scout',
  'agile',
  'ambush',
  'noFsd',
  'combustibleCargo',
] as const
export const WEAPON_TRAITS = ['beam', 'kinetic', 'scatter', 'nuclear', 'cyber', 'torpedoSpook'] as const

export type FleetTrait = (typeof FLEET_TRAITS)[number]
export type ShipTrait = (typeof SHIP_TRAITS)[number]
export type WeaponTrait = (typeof WEAPON_TRAITS)[number]
export type Trait = FleetTrait | ShipTrait | WeaponTrait

/** The rule id by which a trait is cited. */
export function traitRule(trait: Trait): string {
  return `FA-TRAIT/${trait}`
}
