export const CLASS_IDS = [
  'dreadnought',
  'battleship',
  'battleCarrier',
  'heavyCarrier',
  'carrier',
  'assaultCarrier',
  'battlecruiser',
  'station',
  'heavyCruiser',
  'cruiser',
  'lightCruiser',
  'shieldCruiser',
  'torpedoCruiser',
  'assaultCruiser',
  'shuntCruiser',
  'researchCruiser',
  'escortCarrier',
  'destroyer',
  'gunship',
  'gunPlatform',
  'frigate',
  'lightFrigate',
  'corvette',
  'escort',
  'gunDrone',
  'transport',
  'shuttle',
] as const
export type ClassId = (typeof CLASS_IDS)[number]

export const STAND_SIZES = ['small', 'medium', 'large', 'installation'] as const
export type StandSize = (typeof STAND_SIZES)[number]

/** FA-GEN-3: the sides of the square stands, in thousandths of an inch. */
export const STAND_SIDES: Readonly<Record<StandSize, number>> = { small: 1000, medium: 1250, large: 1500, installation: 2000 }

/** A class of ships. */
export interface ShipClass {
  readonly id: ClassId
  /** FA-FLEET-3: the tier to which its squadrons belong. */
  readonly tier: 1 | 2 | 3
  readonly stand: StandSize
  /** FA-SMALL-4: whether it is a capital class. */
  readonly capital: boolean
  /** FA-SMALL-1, FA-SMALL-2: the lowest number with which a capital ship's dice hit it: 4, or more for small targets. */
  readonly smallTarget: 4 | 5 | 6
}

export const CLASSES: readonly ShipClass[] = [
  { id: 'dreadnought', tier: 1, stand: 'large', capital: true, smallTarget: 4 },
  { id: 'battleship', tier: 1, stand: 'large', capital: true, smallTarget: 4 },
  { id: 'battleCarrier', tier: 1, stand: 'large', capital: true, smallTarget: 4 },
  { id: 'heavyCarrier', tier: 1, stand: 'large', capital: true, smallTarget: 4 },
  { id: 'carrier', tier: 1, stand: 'large', capital: true, smallTarget: 4 },
  { id: 'assaultCarrier', tier: 1, stand: 'large', capital: true, smallTarget: 4 },
  { id: 'battlecruiser', tier: 1, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'station', tier: 1, stand: 'installation', capital: true, smallTarget: 4 },
  { id: 'heavyCruiser', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'cruiser', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'lightCruiser', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'shieldCruiser', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'torpedoCruiser', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'assaultCruiser', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'shuntCruiser', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'researchCruiser', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'escortCarrier', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'destroyer', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'gunship', tier: 2, stand: 'medium', capital: true, smallTarget: 4 },
  { id: 'gunPlatform', tier: 2, stand: 'small', capital: false, smallTarget: 5 },
  { id: 'frigate', tier: 3, stand: 'small', capital: false, smallTarget: 5 },
  { id: 'lightFrigate', tier: 3, stand: 'small', capital: false, smallTarget: 5 },
  { id: 'corvette', tier: 3, stand: 'small', capital: false, smallTarget: 6 },
  { id: 'escort', tier: 3, stand: 'small', capital: false, smallTarget: 5 },
  { id: 'gunDrone', tier: 3, stand: 'small', capital: false, smallTarget: 6 },
  { id: 'transport', tier: 3, stand: 'small', capital: false, smallTarget: 5 },
  { id: 'shuttle', tier: 3, stand: 'small', capital: false, smallTarget: 6 },
]

const BY_ID = Object.fromEntries(CLASSES.map((one) => [one.id, one])) as Readonly<Record<ClassId, ShipClass>>

/** The class with the given id. */
export function classOf(id: ClassId): ShipClass {
  return BY_ID[id]
}
