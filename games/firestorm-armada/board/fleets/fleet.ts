import type { FleetList, FlightList, SquadronList } from '../../content/fleets.ts'
import type { RaceId } from '../../content/races.ts'
import { SHIPS, type ShipType } from '../../content/ships.ts'
import type { FleetTerms } from '../../fleet/check.ts'
import { isEscort, typeOf, wingCapacity } from '../../fleet/points.ts'

/** A fleet in the builder, stored in this browser under its id. */
export interface BuiltFleet {
  readonly id: string
  readonly name: string
  readonly value: number
  readonly fleet: FleetList
}

export const LONGEST_NAME = 40
export const VALUES = [500, 800, 1200] as const

/** The terms that are assumed while a fleet is built. */
export const termsOf = (value: number): FleetTerms => ({ value, allied: false })

/** A fleet without squadrons. */
export const emptyFleet = (race: RaceId): FleetList => ({ race, flagship: '', squadrons: [] })

/** The ship types that a race may bring, tier by tier, most expensive first; escorts come last. */
export function typesOf(race: RaceId, tier: 1 | 2 | 3): ShipType[] {
  const own = SHIPS.filter((type) => type.race === race && type.tier === tier)
  return own.sort((a, b) => Number(a.class === 'escort') - Number(b.class === 'escort') || b.points - a.points)
}

/** The fleet with a new squadron of a type at its smallest size; the first tier 1 ship becomes the flagship. */
export function withSquadron(fleet: FleetList, type: ShipType): FleetList {
  const squadrons = [...fleet.squadrons, { ship: type.id, size: type.squadron[0] }]
  const able = squadrons.some(({ ship }) => ship === fleet.flagship)
  return { ...fleet, squadrons, flagship: able || type.tier !== 1 ? fleet.flagship : type.id }
}

/** The fleet without a squadron; if the flagship goes, another tier 1 ship becomes it. */
export function withoutSquadron(fleet: FleetList, at: number): FleetList {
  const squadrons = fleet.squadrons.filter((_, place) => place !== at)
  if (squadrons.some(({ ship }) => ship === fleet.flagship)) return { ...fleet, squadrons }
  return { ...fleet, squadrons, flagship: squadrons.find((squadron) => typeOf(squadron)?.tier === 1)?.ship ?? '' }
}

function withChange(fleet: FleetList, at: number, change: (squadron: SquadronList) => SquadronList): FleetList {
  return { ...fleet, squadrons: fleet.squadrons.map((squadron, place) => (place === at ? change(squadron) : squadron)) }
}

/** The fleet with a different size of a squadron. */
export function withSize(fleet: FleetList, at: number, size: number): FleetList {
  return withChange(fleet, at, (squadron) => ({ ...squadron, size }))
}

/** The fleet with other flights aboard a squadron. */
export function withFlights(fleet: FleetList, at: number, flights: readonly FlightList[]): FleetList {
  return withChange(fleet, at, ({ flights: _before, ...bare }) => (flights.length === 0 ? bare : { ...bare, flights }))
}

/** FA-FLEET-7: the number of squadrons that count towards a tier's limits. */
export function squadronsOf(fleet: FleetList, tier: 1 | 2 | 3): number {
  return fleet.squadrons.filter((squadron) => typeOf(squadron)?.tier === tier && !isEscort(squadron)).length
}

/** The attack dice of a fleet in each band, with one broadside of each ship and all other weapons. */
export function diceByBand({ squadrons }: FleetList): { readonly guns: number[]; readonly torpedoes: number[] } {
  const guns = [0, 0, 0, 0]
  const torpedoes = [0, 0, 0, 0]
  for (const squadron of squadrons) {
    for (const weapon of typeOf(squadron)?.weapons ?? []) {
      if (weapon.arcs.length === 1 && weapon.arcs[0] === 'starboard') continue
      const sum = weapon.kind === 'torpedo' ? torpedoes : guns
      for (const [band, dice] of weapon.ad.entries()) sum[band] = (sum[band] ?? 0) + dice * squadron.size
    }
  }
  return { guns, torpedoes }
}

/** The wings that a squadron carries. */
export function wingsOf({ flights = [] }: SquadronList): number {
  return flights.reduce((sum, { size }) => sum + size, 0)
}

/** Whether any squadron could carry wings. */
export const carriesWings = ({ squadrons }: FleetList): boolean => squadrons.some((squadron) => wingCapacity(squadron) > 0)

/** FA-SETUP-5: the number of cards in the opening hand. */
export function openingHand({ squadrons }: FleetList): number {
  const counted = squadrons.filter((squadron) => !isEscort(squadron) && typeOf(squadron)?.installation !== true)
  return Math.min(5, counted.length)
}
