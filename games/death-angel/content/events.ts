import { catalogue, type Kind } from '@orrery/kernel'
import type { Icon } from './genestealers.ts'
import type { Colour } from './terrain.ts'

/** An event card by number. */
export type EventId = Kind<'events'>

export type EventKey =
  | 'chaos-of-battle'
  | 'cleansing-flames'
  | 'enter-formation'
  | 'evasion'
  | 'flanking-manoeuvre'
  | 'for-my-battle-brothers'
  | 'full-scan'
  | 'gun-jam'
  | 'out-of-thin-air'
  | 'outnumbered'
  | 'psychic-assault'
  | 'quick-instincts'
  | 'rescue-space-marine'
  | 'resupply'
  | 'rewarded-faith'
  | 'second-wind'
  | 'secret-route'
  | 'stalking-from-the-shadows'
  | 'surrounded'
  | 'temporary-sanctuary'
  | 'the-swarm'
  | 'theyre-everywhere'

export type SpawnSize = 'major' | 'minor'

export interface SpawnBox {
  readonly size: SpawnSize
  readonly colour: Colour
}

export interface MoveBox {
  readonly kind: 'adjacent' | 'flank'
  readonly icon: Icon
}

export interface EventCard {
  readonly id: EventId
  readonly key: EventKey
  /** The message that names it; `<term>-text` is what it says. */
  readonly term: string
  /** Whether the current player alone reads the card and decides before he shows it. */
  readonly instinct: boolean
  readonly spawn: readonly [SpawnBox, SpawnBox]
  readonly move: MoveBox | null
}

/** A card as it is written below. `card` names the event and numbers its cards; a further card takes the next free number. */
interface EventRecord extends Omit<EventCard, 'id'> {
  readonly card: `${EventKey}-${number}`
}

type Box = readonly [SpawnSize, Colour]

function card(
  id: EventRecord['card'],
  instinct: boolean,
  first: Box,
  second: Box,
  kind: MoveBox['kind'] | null,
  icon: Icon | null,
): EventRecord {
  const key = id.slice(0, id.lastIndexOf('-')) as EventKey
  return {
    card: id,
    key,
    term: `@event-card-${key}`,
    instinct,
    spawn: [
      { size: first[0], colour: first[1] },
      { size: second[0], colour: second[1] },
    ],
    move: kind === null || icon === null ? null : { kind, icon },
  }
}

const RECORDS: readonly EventRecord[] = [
  card('chaos-of-battle-1', false, ['minor', 'red'], ['minor', 'yellow'], 'adjacent', 'head'),
  card('chaos-of-battle-2', false, ['minor', 'red'], ['minor', 'yellow'], 'adjacent', 'head'),
  card('cleansing-flames-1', true, ['major', 'orange'], ['major', 'green'], 'adjacent', 'tongue'),
  card('enter-formation-1', false, ['major', 'orange'], ['major', 'yellow'], 'adjacent', 'claw'),
  card('evasion-1', false, ['minor', 'yellow'], ['minor', 'red'], 'flank', 'head'),
  card('flanking-manoeuvre-1', false, ['minor', 'red'], ['minor', 'orange'], null, null),
  card('for-my-battle-brothers-1', true, ['major', 'red'], ['minor', 'orange'], 'adjacent', 'tail'),
  card('for-my-battle-brothers-2', true, ['major', 'red'], ['minor', 'orange'], 'adjacent', 'tail'),
  card('full-scan-1', true, ['major', 'red'], ['major', 'yellow'], 'adjacent', 'tongue'),
  card('full-scan-2', true, ['major', 'red'], ['major', 'yellow'], 'adjacent', 'tongue'),
  card('gun-jam-1', true, ['major', 'yellow'], ['minor', 'red'], 'adjacent', 'tail'),
  card('gun-jam-2', true, ['major', 'yellow'], ['minor', 'red'], 'adjacent', 'tail'),
  card('out-of-thin-air-1', true, ['minor', 'orange'], ['minor', 'red'], 'flank', 'head'),
  card('out-of-thin-air-2', true, ['minor', 'orange'], ['minor', 'red'], 'flank', 'claw'),
  card('outnumbered-1', false, ['minor', 'orange'], ['minor', 'red'], 'flank', 'claw'),
  card('psychic-assault-1', true, ['minor', 'red'], ['minor', 'orange'], 'flank', 'tongue'),
  card('quick-instincts-1', true, ['major', 'red'], ['major', 'orange'], 'adjacent', 'tongue'),
  card('rescue-space-marine-1', true, ['major', 'orange'], ['major', 'red'], 'adjacent', 'claw'),
  card('resupply-1', true, ['major', 'red'], ['minor', 'yellow'], 'adjacent', 'head'),
  card('rewarded-faith-1', true, ['major', 'green'], ['minor', 'red'], 'adjacent', 'tail'),
  card('second-wind-1', true, ['major', 'yellow'], ['major', 'red'], 'adjacent', 'tongue'),
  card('secret-route-1', false, ['major', 'orange'], ['major', 'green'], 'adjacent', 'claw'),
  card('secret-route-2', false, ['major', 'orange'], ['major', 'green'], 'adjacent', 'claw'),
  card('stalking-from-the-shadows-1', true, ['major', 'red'], ['minor', 'green'], 'adjacent', 'head'),
  card('stalking-from-the-shadows-2', true, ['major', 'red'], ['minor', 'green'], 'adjacent', 'head'),
  card('surrounded-1', true, ['minor', 'red'], ['minor', 'orange'], null, null),
  card('temporary-sanctuary-1', true, ['major', 'red'], ['major', 'orange'], 'adjacent', 'claw'),
  card('the-swarm-1', false, ['minor', 'yellow'], ['minor', 'orange'], 'flank', 'tail'),
  card('the-swarm-2', false, ['minor', 'yellow'], ['minor', 'orange'], 'flank', 'tongue'),
  card('theyre-everywhere-1', false, ['minor', 'orange'], ['minor', 'red'], 'flank', 'tail'),
]

export const EVENT_CATALOGUE = catalogue(
  'events',
  RECORDS,
  ({ card }) => card,
  ({ card: _, ...record }, id): EventCard => ({ id, ...record }),
)

export const EVENTS: readonly EventCard[] = EVENT_CATALOGUE.entries

/** The event card with the given id. */
export function eventCard(card: EventId): EventCard {
  return EVENTS[card] as EventCard
}
