import type { Icon } from './genestealers.ts'
import type { Colour } from './terrain.ts'

/** One of the 30 event cards; its id is its place in `EVENTS`. */
export type EventId = number

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

type Box = readonly [SpawnSize, Colour]

function event(
  id: EventId,
  key: EventKey,
  instinct: boolean,
  first: Box,
  second: Box,
  kind: MoveBox['kind'] | null,
  icon: Icon | null,
): EventCard {
  return {
    id,
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

export const EVENTS: readonly EventCard[] = [
  event(0, 'chaos-of-battle', false, ['minor', 'red'], ['minor', 'yellow'], 'adjacent', 'head'),
  event(1, 'chaos-of-battle', false, ['minor', 'red'], ['minor', 'yellow'], 'adjacent', 'head'),
  event(2, 'cleansing-flames', true, ['major', 'orange'], ['major', 'green'], 'adjacent', 'tongue'),
  event(3, 'enter-formation', false, ['major', 'orange'], ['major', 'yellow'], 'adjacent', 'claw'),
  event(4, 'evasion', false, ['minor', 'yellow'], ['minor', 'red'], 'flank', 'head'),
  event(5, 'flanking-manoeuvre', false, ['minor', 'red'], ['minor', 'orange'], null, null),
  event(6, 'for-my-battle-brothers', true, ['major', 'red'], ['minor', 'orange'], 'adjacent', 'tail'),
  event(7, 'for-my-battle-brothers', true, ['major', 'red'], ['minor', 'orange'], 'adjacent', 'tail'),
  event(8, 'full-scan', true, ['major', 'red'], ['major', 'yellow'], 'adjacent', 'tongue'),
  event(9, 'full-scan', true, ['major', 'red'], ['major', 'yellow'], 'adjacent', 'tongue'),
  event(10, 'gun-jam', true, ['major', 'yellow'], ['minor', 'red'], 'adjacent', 'tail'),
  event(11, 'gun-jam', true, ['major', 'yellow'], ['minor', 'red'], 'adjacent', 'tail'),
  event(12, 'out-of-thin-air', true, ['minor', 'orange'], ['minor', 'red'], 'flank', 'head'),
  event(13, 'out-of-thin-air', true, ['minor', 'orange'], ['minor', 'red'], 'flank', 'claw'),
  event(14, 'outnumbered', false, ['minor', 'orange'], ['minor', 'red'], 'flank', 'claw'),
  event(15, 'psychic-assault', true, ['minor', 'red'], ['minor', 'orange'], 'flank', 'tongue'),
  event(16, 'quick-instincts', true, ['major', 'red'], ['major', 'orange'], 'adjacent', 'tongue'),
  event(17, 'rescue-space-marine', true, ['major', 'orange'], ['major', 'red'], 'adjacent', 'claw'),
  event(18, 'resupply', true, ['major', 'red'], ['minor', 'yellow'], 'adjacent', 'head'),
  event(19, 'rewarded-faith', true, ['major', 'green'], ['minor', 'red'], 'adjacent', 'tail'),
  event(20, 'second-wind', true, ['major', 'yellow'], ['major', 'red'], 'adjacent', 'tongue'),
  event(21, 'secret-route', false, ['major', 'orange'], ['major', 'green'], 'adjacent', 'claw'),
  event(22, 'secret-route', false, ['major', 'orange'], ['major', 'green'], 'adjacent', 'claw'),
  event(23, 'stalking-from-the-shadows', true, ['major', 'red'], ['minor', 'green'], 'adjacent', 'head'),
  event(24, 'stalking-from-the-shadows', true, ['major', 'red'], ['minor', 'green'], 'adjacent', 'head'),
  event(25, 'surrounded', true, ['minor', 'red'], ['minor', 'orange'], null, null),
  event(26, 'temporary-sanctuary', true, ['major', 'red'], ['major', 'orange'], 'adjacent', 'claw'),
  event(27, 'the-swarm', false, ['minor', 'yellow'], ['minor', 'orange'], 'flank', 'tail'),
  event(28, 'the-swarm', false, ['minor', 'yellow'], ['minor', 'orange'], 'flank', 'tongue'),
  event(29, 'theyre-everywhere', false, ['minor', 'orange'], ['minor', 'red'], 'flank', 'tail'),
]

/** The event card of that id. */
export function eventCard(card: EventId): EventCard {
  return EVENTS[card] as EventCard
}
