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
  /** Whether the current player decides alone before he shows the card. */
  readonly instinct: boolean
  readonly spawn: readonly [SpawnBox, SpawnBox]
  readonly move: MoveBox | null
}

type EventRecord = Omit<EventCard, 'id'>
type Box = readonly [SpawnSize, Colour]

function event(key: EventKey, instinct: boolean, first: Box, second: Box, kind: MoveBox['kind'] | null, icon: Icon | null): EventRecord {
  return {
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
  event('chaos-of-battle', false, ['minor', 'red'], ['minor', 'yellow'], 'adjacent', 'head'),
  event('chaos-of-battle', false, ['minor', 'red'], ['minor', 'yellow'], 'adjacent', 'head'),
  event('cleansing-flames', true, ['major', 'orange'], ['major', 'green'], 'adjacent', 'tongue'),
  event('enter-formation', false, ['major', 'orange'], ['major', 'yellow'], 'adjacent', 'claw'),
  event('evasion', false, ['minor', 'yellow'], ['minor', 'red'], 'flank', 'head'),
  event('flanking-manoeuvre', false, ['minor', 'red'], ['minor', 'orange'], null, null),
  event('for-my-battle-brothers', true, ['major', 'red'], ['minor', 'orange'], 'adjacent', 'tail'),
  event('for-my-battle-brothers', true, ['major', 'red'], ['minor', 'orange'], 'adjacent', 'tail'),
  event('full-scan', true, ['major', 'red'], ['major', 'yellow'], 'adjacent', 'tongue'),
  event('full-scan', true, ['major', 'red'], ['major', 'yellow'], 'adjacent', 'tongue'),
  event('gun-jam', true, ['major', 'yellow'], ['minor', 'red'], 'adjacent', 'tail'),
  event('gun-jam', true, ['major', 'yellow'], ['minor', 'red'], 'adjacent', 'tail'),
  event('out-of-thin-air', true, ['minor', 'orange'], ['minor', 'red'], 'flank', 'head'),
  event('out-of-thin-air', true, ['minor', 'orange'], ['minor', 'red'], 'flank', 'claw'),
  event('outnumbered', false, ['minor', 'orange'], ['minor', 'red'], 'flank', 'claw'),
  event('psychic-assault', true, ['minor', 'red'], ['minor', 'orange'], 'flank', 'tongue'),
  event('quick-instincts', true, ['major', 'red'], ['major', 'orange'], 'adjacent', 'tongue'),
  event('rescue-space-marine', true, ['major', 'orange'], ['major', 'red'], 'adjacent', 'claw'),
  event('resupply', true, ['major', 'red'], ['minor', 'yellow'], 'adjacent', 'head'),
  event('rewarded-faith', true, ['major', 'green'], ['minor', 'red'], 'adjacent', 'tail'),
  event('second-wind', true, ['major', 'yellow'], ['major', 'red'], 'adjacent', 'tongue'),
  event('secret-route', false, ['major', 'orange'], ['major', 'green'], 'adjacent', 'claw'),
  event('secret-route', false, ['major', 'orange'], ['major', 'green'], 'adjacent', 'claw'),
  event('stalking-from-the-shadows', true, ['major', 'red'], ['minor', 'green'], 'adjacent', 'head'),
  event('stalking-from-the-shadows', true, ['major', 'red'], ['minor', 'green'], 'adjacent', 'head'),
  event('surrounded', true, ['minor', 'red'], ['minor', 'orange'], null, null),
  event('temporary-sanctuary', true, ['major', 'red'], ['major', 'orange'], 'adjacent', 'claw'),
  event('the-swarm', false, ['minor', 'yellow'], ['minor', 'orange'], 'flank', 'tail'),
  event('the-swarm', false, ['minor', 'yellow'], ['minor', 'orange'], 'flank', 'tongue'),
  event('theyre-everywhere', false, ['minor', 'orange'], ['minor', 'red'], 'flank', 'tail'),
]

/** Which of the cards of its key each of them is, from 1. */
const COPIES: readonly { readonly card: string; readonly record: EventRecord }[] = RECORDS.map((record, at) => ({
  card: `${record.key}-${RECORDS.slice(0, at + 1).filter(({ key }) => key === record.key).length}`,
  record,
}))

export const EVENT_CATALOGUE = catalogue(
  'events',
  COPIES,
  ({ card }) => card,
  ({ record }, id): EventCard => ({ id, ...record }),
)

export const EVENTS: readonly EventCard[] = EVENT_CATALOGUE.entries

/** The event card of that id. */
export function eventCard(card: EventId): EventCard {
  return EVENTS[card] as EventCard
}
