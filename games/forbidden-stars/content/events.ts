import { catalogue, type Edition, type Kind } from '@orrery/kernel'
import { CHAOS, ELDAR, type FactionId, ORKS, SPACE_MARINES } from './factions.ts'

/** An event card by number. */
export type EventId = Kind<'events'>

/** FS-STORM-11: the four ways of moving a warp storm. */
export type StormIcon = 0 | 1 | 2 | 3
export const ACROSS: StormIcon = 0
export const SIDEWAYS: StormIcon = 1
export const TL_BR: StormIcon = 2
export const TR_BL: StormIcon = 3

/** When its ability is resolved: a tactic in the refresh phase, a scheme at the moment named in its text (FS-EVENT-11). */
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

function event(faction: FactionId, key: string, icon: StormIcon, timing: Timing): Omit<EventCard, 'id'> {
  return { key, term: `@event-${key}`, faction, icon, timing, scheme: timing !== 'refresh' }
}

/** Four cards of each faction are tactics, four are schemes. */
const RECORDS: readonly Omit<EventCard, 'id'>[] = [
  event(SPACE_MARINES, 'adeptus-mechanicus', ACROSS, 'assess-start'),
  event(SPACE_MARINES, 'emperors-champion', SIDEWAYS, 'assess-start'),
  event(SPACE_MARINES, 'exterminatus', TL_BR, 'strike'),
  event(SPACE_MARINES, 'heroic-intervention', ACROSS, 'refresh'),
  event(SPACE_MARINES, 'rites-of-battle', TL_BR, 'refresh'),
  event(SPACE_MARINES, 'emperor-protects', SIDEWAYS, 'refresh'),
  event(SPACE_MARINES, 'unwavering-resolve', TR_BL, 'instead'),
  event(SPACE_MARINES, 'work-of-the-righteous', TR_BL, 'refresh'),
  event(CHAOS, 'blight-of-nurgle', ACROSS, 'instead'),
  event(CHAOS, 'incantation-of-tzeentch', ACROSS, 'refresh'),
  event(CHAOS, 'prayer-to-the-dark-gods', TR_BL, 'storm'),
  event(CHAOS, 'prophets-and-signs', TR_BL, 'refresh'),
  event(CHAOS, 'seduced-by-chaos', SIDEWAYS, 'assess-end'),
  event(CHAOS, 'spoils-of-war', TL_BR, 'refresh'),
  event(CHAOS, 'through-the-warp', TL_BR, 'advance'),
  event(CHAOS, 'touched-by-the-warp', SIDEWAYS, 'refresh'),
  event(ORKS, 'gitz-dem', TR_BL, 'rout'),
  event(ORKS, 'how-we-getz-here', TR_BL, 'refresh'),
  event(ORKS, 'letz-get-fightin', ACROSS, 'refresh'),
  event(ORKS, 'lootin-n-stealin', TL_BR, 'refresh'),
  event(ORKS, 'moar-boyz', SIDEWAYS, 'refresh'),
  event(ORKS, 'mob-up', SIDEWAYS, 'instead'),
  event(ORKS, 'teer-it-down', TL_BR, 'assess-end'),
  event(ORKS, 'warboss', ACROSS, 'purchase'),
  event(ELDAR, 'exodite-colony', TR_BL, 'refresh'),
  event(ELDAR, 'farsight', ACROSS, 'assess-start'),
  event(ELDAR, 'legacy-of-vaul', SIDEWAYS, 'refresh'),
  event(ELDAR, 'outcasts-returned', ACROSS, 'refresh'),
  event(ELDAR, 'outmanoeuvre', SIDEWAYS, 'plan-end'),
  event(ELDAR, 'path-of-the-warrior', TL_BR, 'refresh'),
  event(ELDAR, 'vicious-raids', TL_BR, 'strike'),
  event(ELDAR, 'warp-gate', TR_BL, 'instead'),
]

export const EVENT_CATALOGUE = catalogue(
  'events',
  RECORDS,
  ({ key }) => key,
  (record, id): EventCard => ({ id, ...record }),
)

export const EVENTS: readonly EventCard[] = EVENT_CATALOGUE.entries

export const ADEPTUS_MECHANICUS = EVENT_CATALOGUE.kind('adeptus-mechanicus')
export const EMPERORS_CHAMPION = EVENT_CATALOGUE.kind('emperors-champion')
export const EXTERMINATUS = EVENT_CATALOGUE.kind('exterminatus')
export const HEROIC_INTERVENTION = EVENT_CATALOGUE.kind('heroic-intervention')
export const RITES_OF_BATTLE = EVENT_CATALOGUE.kind('rites-of-battle')
export const EMPEROR_PROTECTS = EVENT_CATALOGUE.kind('emperor-protects')
export const UNWAVERING_RESOLVE = EVENT_CATALOGUE.kind('unwavering-resolve')
export const WORK_OF_THE_RIGHTEOUS = EVENT_CATALOGUE.kind('work-of-the-righteous')
export const BLIGHT_OF_NURGLE = EVENT_CATALOGUE.kind('blight-of-nurgle')
export const INCANTATION_OF_TZEENTCH = EVENT_CATALOGUE.kind('incantation-of-tzeentch')
export const PRAYER_TO_THE_DARK_GODS = EVENT_CATALOGUE.kind('prayer-to-the-dark-gods')
export const PROPHETS_AND_SIGNS = EVENT_CATALOGUE.kind('prophets-and-signs')
export const SEDUCED_BY_CHAOS = EVENT_CATALOGUE.kind('seduced-by-chaos')
export const SPOILS_OF_WAR = EVENT_CATALOGUE.kind('spoils-of-war')
export const THROUGH_THE_WARP = EVENT_CATALOGUE.kind('through-the-warp')
export const TOUCHED_BY_THE_WARP = EVENT_CATALOGUE.kind('touched-by-the-warp')
export const GITZ_DEM = EVENT_CATALOGUE.kind('gitz-dem')
export const HOW_WE_GETZ_HERE = EVENT_CATALOGUE.kind('how-we-getz-here')
export const LETZ_GET_FIGHTIN = EVENT_CATALOGUE.kind('letz-get-fightin')
export const LOOTIN_N_STEALIN = EVENT_CATALOGUE.kind('lootin-n-stealin')
export const MOAR_BOYZ = EVENT_CATALOGUE.kind('moar-boyz')
export const MOB_UP = EVENT_CATALOGUE.kind('mob-up')
export const TEER_IT_DOWN = EVENT_CATALOGUE.kind('teer-it-down')
export const WARBOSS = EVENT_CATALOGUE.kind('warboss')
export const EXODITE_COLONY = EVENT_CATALOGUE.kind('exodite-colony')
export const FARSIGHT = EVENT_CATALOGUE.kind('farsight')
export const LEGACY_OF_VAUL = EVENT_CATALOGUE.kind('legacy-of-vaul')
export const OUTCASTS_RETURNED = EVENT_CATALOGUE.kind('outcasts-returned')
export const OUTMANOEUVRE = EVENT_CATALOGUE.kind('outmanoeuvre')
export const PATH_OF_THE_WARRIOR = EVENT_CATALOGUE.kind('path-of-the-warrior')
export const VICIOUS_RAIDS = EVENT_CATALOGUE.kind('vicious-raids')
export const WARP_GATE = EVENT_CATALOGUE.kind('warp-gate')

/** The card with that number. */
export function eventCard(id: EventId): EventCard {
  return EVENTS[id] as EventCard
}

/** The event cards of a faction (FS-COMP-18). */
export function eventsOf(faction: FactionId, edition: Edition<'events'> = ''): readonly EventId[] {
  return EVENT_CATALOGUE.edition(edition).filter((id) => eventCard(id).faction === faction)
}
