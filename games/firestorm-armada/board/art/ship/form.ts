import type { ClassId } from '../../../content/classes.ts'
import type { ShipType } from '../../../content/ships.ts'

/** Families of shapes: each race has a way to draw each of them. */
export type Family = 'line' | 'carrier' | 'assault' | 'hunter' | 'gun' | 'station' | 'small' | 'dart' | 'transport'

interface Form {
  /** The length in inches of the model on the table; the stand, from which rules measure, is smaller. */
  readonly length: number
  /** How massive it looks, from 0 to 1. */
  readonly mass: number
  readonly family: Family
}

const form = (length: number, mass: number, family: Family = 'line'): Form => ({ length, mass, family })

const FORMS: Readonly<Record<ClassId, Form>> = {
  dreadnought: form(5.2, 1),
  battleship: form(4.5, 0.84),
  battleCarrier: form(4.8, 0.9, 'carrier'),
  heavyCarrier: form(4.6, 0.84, 'carrier'),
  carrier: form(4.3, 0.74, 'carrier'),
  assaultCarrier: form(4.3, 0.76, 'carrier'),
  battlecruiser: form(3.7, 0.62),
  station: form(4.6, 1, 'station'),
  heavyCruiser: form(3.3, 0.52),
  cruiser: form(3, 0.42),
  lightCruiser: form(2.6, 0.32),
  shieldCruiser: form(2.8, 0.4),
  torpedoCruiser: form(3, 0.42),
  assaultCruiser: form(2.9, 0.44, 'assault'),
  shuntCruiser: form(2.9, 0.4),
  researchCruiser: form(3, 0.42),
  escortCarrier: form(3, 0.42, 'carrier'),
  destroyer: form(3.1, 0.38, 'hunter'),
  gunship: form(3.1, 0.46, 'gun'),
  gunPlatform: form(1.7, 0.2, 'station'),
  frigate: form(2, 0.18, 'small'),
  lightFrigate: form(1.8, 0.13, 'small'),
  corvette: form(1.55, 0.06, 'dart'),
  escort: form(1.65, 0.14, 'small'),
  gunDrone: form(1.4, 0.04, 'dart'),
  transport: form(2.5, 0.3, 'transport'),
  shuttle: form(1.3, 0.05, 'dart'),
}

/** The shape of a ship type. */
export function formOf(type: Pick<ShipType, 'class'>): Form {
  return FORMS[type.class]
}
