import type { RaceId } from './races.ts'
import type { WingId } from './wings.ts'

/** FA-WING-2: a flight aboard a squadron's carriers. */
export interface FlightList {
  readonly wing: WingId
  readonly size: number
}

/** FA-FLEET-2: a squadron of a fleet: ships of one type, and the flights that they carry. */
export interface SquadronList {
  /** The id of the ship type. */
  readonly ship: string
  readonly size: number
  readonly flights?: readonly FlightList[]
}

/** FA-FLEET-1: a fleet list, which a seat brings. */
export interface FleetList {
  readonly race: RaceId
  /** FA-FLEET-8: the ship type of the flagship: the first ship of the first squadron of that type. */
  readonly flagship: string
  readonly squadrons: readonly SquadronList[]
}

/** A fleet that is ready to play. */
export interface StarterFleet extends FleetList {
  readonly id: string
  /** The fleet value for which it is made. */
  readonly value: 500 | 800 | 1200
}

export const STARTER_FLEETS: readonly StarterFleet[] = [
  {
    id: 'terrans-500',
    race: 'terrans',
    value: 500,
    flagship: 'terrans-apollo',
    squadrons: [
      { ship: 'terrans-apollo', size: 1 },
      { ship: 'terrans-teuton', size: 3 },
      { ship: 'terrans-missionary', size: 4 },
      { ship: 'terrans-wayfarer', size: 4 },
    ],
  },
  {
    id: 'terrans-800',
    race: 'terrans',
    value: 800,
    flagship: 'terrans-apollo',
    squadrons: [
      { ship: 'terrans-apollo', size: 1 },
      { ship: 'terrans-marshal', size: 1 },
      { ship: 'terrans-teuton', size: 3 },
      { ship: 'terrans-hauberk', size: 2 },
      { ship: 'terrans-missionary', size: 4 },
      { ship: 'terrans-wayfarer', size: 3 },
      { ship: 'terrans-squire', size: 2 },
    ],
  },
  {
    id: 'terrans-1200',
    race: 'terrans',
    value: 1200,
    flagship: 'terrans-titan',
    squadrons: [
      { ship: 'terrans-titan', size: 1 },
      {
        ship: 'terrans-ares',
        size: 1,
        flights: [
          { wing: 'bomber', size: 5 },
          { wing: 'interceptor', size: 4 },
        ],
      },
      { ship: 'terrans-teuton', size: 3 },
      { ship: 'terrans-hauberk', size: 3 },
      { ship: 'terrans-artemis', size: 3 },
      { ship: 'terrans-armsmen', size: 3 },
      { ship: 'terrans-missionary', size: 3 },
    ],
  },
  {
    id: 'aquans-500',
    race: 'aquans',
    value: 500,
    flagship: 'aquans-maelstrom',
    squadrons: [
      { ship: 'aquans-maelstrom', size: 1, flights: [{ wing: 'fighter', size: 3 }] },
      { ship: 'aquans-isonade', size: 3 },
      { ship: 'aquans-chimaera', size: 4 },
      { ship: 'aquans-nereid', size: 4 },
    ],
  },
  {
    id: 'aquans-800',
    race: 'aquans',
    value: 800,
    flagship: 'aquans-maelstrom',
    squadrons: [
      { ship: 'aquans-maelstrom', size: 1, flights: [{ wing: 'fighter', size: 3 }] },
      {
        ship: 'aquans-charybdis',
        size: 1,
        flights: [
          { wing: 'bomber', size: 4 },
          { wing: 'interceptor', size: 3 },
        ],
      },
      { ship: 'aquans-isonade', size: 3 },
      { ship: 'aquans-namazu', size: 2 },
      { ship: 'aquans-chimaera', size: 4 },
      { ship: 'aquans-snapper', size: 4 },
      { ship: 'aquans-kappa', size: 1 },
    ],
  },
  {
    id: 'aquans-1200',
    race: 'aquans',
    value: 1200,
    flagship: 'aquans-kraken',
    squadrons: [
      {
        ship: 'aquans-kraken',
        size: 1,
        flights: [
          { wing: 'bomber', size: 3 },
          { wing: 'interceptor', size: 3 },
        ],
      },
      { ship: 'aquans-orca', size: 1 },
      {
        ship: 'aquans-charybdis',
        size: 1,
        flights: [
          { wing: 'bomber', size: 4 },
          { wing: 'interceptor', size: 3 },
        ],
      },
      { ship: 'aquans-isonade', size: 3 },
      { ship: 'aquans-shiva', size: 2 },
      { ship: 'aquans-stingray', size: 2 },
      { ship: 'aquans-chimaera', size: 4 },
      { ship: 'aquans-snapper', size: 5 },
      { ship: 'aquans-kappa', size: 1 },
    ],
  },
  {
    id: 'dindrenzi-500',
    race: 'dindrenzi',
    value: 500,
    flagship: 'dindrenzi-nausicaa',
    squadrons: [
      { ship: 'dindrenzi-nausicaa', size: 1 },
      { ship: 'dindrenzi-secutor', size: 3 },
      { ship: 'dindrenzi-thraex', size: 3 },
      { ship: 'dindrenzi-sgian', size: 2 },
    ],
  },
  {
    id: 'dindrenzi-800',
    race: 'dindrenzi',
    value: 800,
    flagship: 'dindrenzi-nausicaa',
    squadrons: [
      { ship: 'dindrenzi-nausicaa', size: 1 },
      {
        ship: 'dindrenzi-falchion',
        size: 1,
        flights: [
          { wing: 'bomber', size: 3 },
          { wing: 'interceptor', size: 3 },
        ],
      },
      { ship: 'dindrenzi-secutor', size: 3 },
      { ship: 'dindrenzi-murmillo', size: 2 },
      { ship: 'dindrenzi-thraex', size: 3 },
      { ship: 'dindrenzi-sgian', size: 2 },
    ],
  },
  {
    id: 'dindrenzi-1200',
    race: 'dindrenzi',
    value: 1200,
    flagship: 'dindrenzi-retribution',
    squadrons: [
      { ship: 'dindrenzi-retribution', size: 1 },
      { ship: 'dindrenzi-cataphract', size: 1 },
      { ship: 'dindrenzi-secutor', size: 3 },
      { ship: 'dindrenzi-spatha', size: 2 },
      { ship: 'dindrenzi-trident', size: 3 },
      { ship: 'dindrenzi-thraex', size: 3 },
      { ship: 'dindrenzi-sgian', size: 4 },
      { ship: 'dindrenzi-pugio', size: 3 },
      { ship: 'dindrenzi-retarius', size: 1 },
    ],
  },
  {
    id: 'relthoza-500',
    race: 'relthoza',
    value: 500,
    flagship: 'relthoza-nexus',
    squadrons: [
      { ship: 'relthoza-nexus', size: 1, flights: [{ wing: 'fighter', size: 3 }] },
      { ship: 'relthoza-assassin', size: 3 },
      { ship: 'relthoza-widow', size: 3 },
      { ship: 'relthoza-nidus', size: 3, flights: [{ wing: 'fighter', size: 3 }] },
    ],
  },
  {
    id: 'relthoza-800',
    race: 'relthoza',
    value: 800,
    flagship: 'relthoza-nexus',
    squadrons: [
      { ship: 'relthoza-nexus', size: 1, flights: [{ wing: 'fighter', size: 3 }] },
      {
        ship: 'relthoza-theridion',
        size: 1,
        flights: [
          { wing: 'bomber', size: 4 },
          { wing: 'interceptor', size: 4 },
        ],
      },
      { ship: 'relthoza-assassin', size: 2 },
      { ship: 'relthoza-huntsman', size: 2 },
      { ship: 'relthoza-widow', size: 4 },
      { ship: 'relthoza-erigone', size: 3 },
    ],
  },
  {
    id: 'relthoza-1200',
    race: 'relthoza',
    value: 1200,
    flagship: 'relthoza-apex',
    squadrons: [
      { ship: 'relthoza-apex', size: 1, flights: [{ wing: 'fighter', size: 3 }] },
      { ship: 'relthoza-raptor', size: 1 },
      {
        ship: 'relthoza-theridion',
        size: 1,
        flights: [
          { wing: 'bomber', size: 4 },
          { wing: 'interceptor', size: 4 },
        ],
      },
      { ship: 'relthoza-huntsman', size: 2 },
      { ship: 'relthoza-assassin', size: 2 },
      { ship: 'relthoza-venom', size: 2 },
      { ship: 'relthoza-widow', size: 3 },
      { ship: 'relthoza-nidus', size: 4, flights: [{ wing: 'fighter', size: 4 }] },
      { ship: 'relthoza-wolf', size: 1 },
    ],
  },
  {
    id: 'sorylians-500',
    race: 'sorylians',
    value: 500,
    flagship: 'sorylians-falx',
    squadrons: [
      { ship: 'sorylians-falx', size: 1 },
      { ship: 'sorylians-falcata', size: 3 },
      { ship: 'sorylians-reaper', size: 4 },
      { ship: 'sorylians-plumbata', size: 3 },
    ],
  },
  {
    id: 'sorylians-800',
    race: 'sorylians',
    value: 800,
    flagship: 'sorylians-falx',
    squadrons: [
      { ship: 'sorylians-falx', size: 1 },
      {
        ship: 'sorylians-xiphos',
        size: 1,
        flights: [
          { wing: 'bomber', size: 3 },
          { wing: 'interceptor', size: 3 },
        ],
      },
      { ship: 'sorylians-falcata', size: 3 },
      { ship: 'sorylians-kopis', size: 2 },
      { ship: 'sorylians-reaper', size: 4 },
      { ship: 'sorylians-flechette', size: 3 },
    ],
  },
  {
    id: 'sorylians-1200',
    race: 'sorylians',
    value: 1200,
    flagship: 'sorylians-broadsword',
    squadrons: [
      { ship: 'sorylians-broadsword', size: 1, flights: [{ wing: 'fighter', size: 1 }] },
      { ship: 'sorylians-hasta', size: 1, flights: [{ wing: 'fighter', size: 3 }] },
      {
        ship: 'sorylians-xiphos',
        size: 1,
        flights: [
          { wing: 'bomber', size: 3 },
          { wing: 'interceptor', size: 3 },
        ],
      },
      { ship: 'sorylians-falcata', size: 3 },
      { ship: 'sorylians-kopis', size: 2 },
      { ship: 'sorylians-warwolf', size: 2 },
      { ship: 'sorylians-reaper', size: 3 },
      { ship: 'sorylians-flechette', size: 3 },
    ],
  },
  {
    id: 'directorate-500',
    race: 'directorate',
    value: 500,
    flagship: 'directorate-eliminator',
    squadrons: [
      { ship: 'directorate-eliminator', size: 1 },
      { ship: 'directorate-abraxas', size: 3 },
      { ship: 'directorate-liquidator', size: 4 },
      { ship: 'directorate-impact', size: 4 },
      { ship: 'directorate-suppression', size: 1 },
    ],
  },
  {
    id: 'directorate-800',
    race: 'directorate',
    value: 800,
    flagship: 'directorate-eliminator',
    squadrons: [
      { ship: 'directorate-eliminator', size: 1 },
      {
        ship: 'directorate-dominance',
        size: 1,
        flights: [
          { wing: 'bomber', size: 3 },
          { wing: 'interceptor', size: 3 },
        ],
      },
      { ship: 'directorate-abraxas', size: 3 },
      { ship: 'directorate-subjugator', size: 2 },
      { ship: 'directorate-liquidator', size: 4 },
      { ship: 'directorate-impact', size: 4 },
    ],
  },
  {
    id: 'directorate-1200',
    race: 'directorate',
    value: 1200,
    flagship: 'directorate-persecution',
    squadrons: [
      { ship: 'directorate-persecution', size: 1 },
      { ship: 'directorate-deterrent', size: 1 },
      {
        ship: 'directorate-dominance',
        size: 1,
        flights: [
          { wing: 'bomber', size: 3 },
          { wing: 'interceptor', size: 3 },
        ],
      },
      { ship: 'directorate-abraxas', size: 3 },
      { ship: 'directorate-nemesis', size: 2 },
      { ship: 'directorate-annihilation', size: 2 },
      { ship: 'directorate-liquidator', size: 4 },
      { ship: 'directorate-hostility', size: 3 },
      { ship: 'directorate-suppression', size: 1 },
    ],
  },
]
