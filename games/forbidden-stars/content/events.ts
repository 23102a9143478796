import { CHAOS, ELDAR, type FactionId, ORKS, SPACE_MARINES } from './factions.ts'

/** One of the 32 event cards; its id is its place in `EVENTS`. */
export type EventId = number

/** FS-STORM-11: the four ways of moving a warp storm. */
export type StormIcon = 0 | 1 | 2 | 3
export const ACROSS: StormIcon = 0
export const SIDEWAYS: StormIcon = 1
export const TL_BR: StormIcon = 2
export const TR_BL: StormIcon = 3

/** When its ability is resolved: a tactic in the refresh phase, a scheme at the moment that its text names (FS-EVENT-11). */
export type Timing =
  | 'refresh'
  | 'instead'
  | 'plan-end'
  | 'advance'
  | 'purchase'
  | 'storm'
  | 'strike'
  | 'assess-start'
  | 'assess-end'
  | 'rout'

export interface EventCard {
  readonly id: EventId
  readonly key: string
  /** The message that names it; `<term>-text` says what it does, `<term>-when` when. */
  readonly term: string
  readonly faction: FactionId
  readonly icon: StormIcon
  readonly timing: Timing
  /** Whether it is kept in play until it is used (otherwise it is a tactic). */
  readonly scheme: boolean
}

function event(id: EventId, faction: FactionId, key: string, icon: StormIcon, timing: Timing): EventCard {
  return { id, key, term: `@event-${key}`, faction, icon, timing, scheme: timing !== 'refresh' }
}

/** Four of each faction are tactics, four are schemes. */
export const EVENTS: readonly EventCard[] = [
  event(0, SPACE_MARINES, 'adeptus-mechanicus', ACROSS, 'assess-start'),
  event(1, SPACE_MARINES, 'emperors-champion', SIDEWAYS, 'assess-start'),
  event(2, SPACE_MARINES, 'exterminatus', TL_BR, 'strike'),
  event(3, SPACE_MARINES, 'heroic-intervention', ACROSS, 'refresh'),
  event(4, SPACE_MARINES, 'rites-of-battle', TL_BR, 'refresh'),
  event(5, SPACE_MARINES, 'emperor-protects', SIDEWAYS, 'refresh'),
  event(6, SPACE_MARINES, 'unwavering-resolve', TR_BL, 'instead'),
  event(7, SPACE_MARINES, 'work-of-the-righteous', TR_BL, 'refresh'),
  event(8, CHAOS, 'blight-of-nurgle', ACROSS, 'instead'),
  event(9, CHAOS, 'incantation-of-tzeentch', ACROSS, 'refresh'),
  event(10, CHAOS, 'prayer-to-the-dark-gods', TR_BL, 'storm'),
  event(11, CHAOS, 'prophets-and-signs', TR_BL, 'refresh'),
  event(12, CHAOS, 'seduced-by-chaos', SIDEWAYS, 'assess-end'),
  event(13, CHAOS, 'spoils-of-war', TL_BR, 'refresh'),
  event(14, CHAOS, 'through-the-warp', TL_BR, 'advance'),
  event(15, CHAOS, 'touched-by-the-warp', SIDEWAYS, 'refresh'),
  event(16, ORKS, 'gitz-dem', TR_BL, 'rout'),
  event(17, ORKS, 'how-we-getz-here', TR_BL, 'refresh'),
  event(18, ORKS, 'letz-get-fightin', ACROSS, 'refresh'),
  event(19, ORKS, 'lootin-n-stealin', TL_BR, 'refresh'),
  event(20, ORKS, 'moar-boyz', SIDEWAYS, 'refresh'),
  event(21, ORKS, 'mob-up', SIDEWAYS, 'instead'),
  event(22, ORKS, 'teer-it-down', TL_BR, 'assess-end'),
  event(23, ORKS, 'warboss', ACROSS, 'purchase'),
  event(24, ELDAR, 'exodite-colony', TR_BL, 'refresh'),
  event(25, ELDAR, 'farsight', ACROSS, 'assess-start'),
  event(26, ELDAR, 'legacy-of-vaul', SIDEWAYS, 'refresh'),
  event(27, ELDAR, 'outcasts-returned', ACROSS, 'refresh'),
  event(28, ELDAR, 'outmanoeuvre', SIDEWAYS, 'plan-end'),
  event(29, ELDAR, 'path-of-the-warrior', TL_BR, 'refresh'),
  event(30, ELDAR, 'vicious-raids', TL_BR, 'strike'),
  event(31, ELDAR, 'warp-gate', TR_BL, 'instead'),
]

export const ADEPTUS_MECHANICUS: EventId = 0
export const EMPERORS_CHAMPION: EventId = 1
export const EXTERMINATUS: EventId = 2
export const HEROIC_INTERVENTION: EventId = 3
export const RITES_OF_BATTLE: EventId = 4
export const EMPEROR_PROTECTS: EventId = 5
export const UNWAVERING_RESOLVE: EventId = 6
export const WORK_OF_THE_RIGHTEOUS: EventId = 7
export const BLIGHT_OF_NURGLE: EventId = 8
export const INCANTATION_OF_TZEENTCH: EventId = 9
export const PRAYER_TO_THE_DARK_GODS: EventId = 10
export const PROPHETS_AND_SIGNS: EventId = 11
export const SEDUCED_BY_CHAOS: EventId = 12
export const SPOILS_OF_WAR: EventId = 13
export const THROUGH_THE_WARP: EventId = 14
export const TOUCHED_BY_THE_WARP: EventId = 15
export const GITZ_DEM: EventId = 16
export const HOW_WE_GETZ_HERE: EventId = 17
export const LETZ_GET_FIGHTIN: EventId = 18
export const LOOTIN_N_STEALIN: EventId = 19
export const MOAR_BOYZ: EventId = 20
export const MOB_UP: EventId = 21
export const TEER_IT_DOWN: EventId = 22
export const WARBOSS: EventId = 23
export const EXODITE_COLONY: EventId = 24
export const FARSIGHT: EventId = 25
export const LEGACY_OF_VAUL: EventId = 26
export const OUTCASTS_RETURNED: EventId = 27
export const OUTMANOEUVRE: EventId = 28
export const PATH_OF_THE_WARRIOR: EventId = 29
export const VICIOUS_RAIDS: EventId = 30
export const WARP_GATE: EventId = 31

/** The card. */
export function eventCard(id: EventId): EventCard {
  return EVENTS[id] as EventCard
}

/** The eight cards of a faction. */
export function eventsOf(faction: FactionId): EventId[] {
  return EVENTS.filter((one) => one.faction === faction).map(({ id }) => id)
}
