import { Dice } from '@orrery/board'
import type { GameEvent } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { Die, type DieKind } from '../../parts/Die.tsx'
import type { Facts } from '../facts.ts'

/** A throw of dice as it is shown. */
interface Throw {
  readonly key: string
  readonly kind: DieKind
  readonly need: number
  readonly waves: readonly (readonly number[])[]
  readonly hits: number
  readonly purpose: string
}

/** An attack as its events tell it: attacker, target, throws and result. */
interface Told {
  readonly key: string
  readonly ship: number
  readonly target: number
  readonly dice: number
  readonly throws: readonly Throw[]
  readonly outcome: readonly GameEvent[]
}

const KINDS: Readonly<Record<string, DieKind>> = { attack: 'attack', shields: 'shield', pd: 'pd' }
const OUTCOMES = ['hits-compared', 'hull-lost', 'critical-hit', 'ship-left', 'derelict', 'crew-lost']

const isWaves = (raw: unknown): raw is number[][] => Array.isArray(raw) && raw.every((wave) => Array.isArray(wave))
const numberIn = (event: GameEvent, field: string): number => (typeof event[field] === 'number' ? event[field] : -1)

/** The last attack among the events; null if there is none. */
function attackIn(events: readonly GameEvent[], version: number): Told | null {
  const from = events.findLastIndex(({ type }) => type === 'attacked')
  const begun = events[from]
  if (begun === undefined) return null
  const after = events.slice(from + 1)
  const throws = after.flatMap((event, at): Throw[] => {
    if (event.type !== 'rolled' || !isWaves(event.waves)) return []
    const purpose = String(event.purpose)
    return [
      {
        key: `${version}:${at}`,
        kind: KINDS[purpose] ?? 'plain',
        need: numberIn(event, 'need'),
        waves: event.waves,
        hits: numberIn(event, 'hits'),
        purpose,
      },
    ]
  })
  return {
    key: `${version}`,
    ship: numberIn(begun, 'ship'),
    target: numberIn(begun, 'target'),
    dice: numberIn(begun, 'dice'),
    throws,
    outcome: after.filter(({ type }) => OUTCOMES.includes(type)),
  }
}

interface Props {
  readonly events: readonly GameEvent[]
  readonly version: number
  readonly motion: boolean
  readonly facts: Facts
}

/** The dice of the last attack, wave by wave, because sixes explode; then the comparison with the ratings. */
export function Tray({ events, version, motion, facts }: Props): JSX.Element | null {
  const { text } = facts
  const last = useRef<Told | null>(null)
  last.current = attackIn(events, version) ?? last.current
  const told = last.current
  if (told === null || told.throws.length === 0) return null
  return (
    <section class="fa-panel fa-tray" aria-label={text.say('board-last-attack')} data-hold>
      <h3>
        {facts.shipName(told.ship)} → {facts.shipName(told.target)} <small>{text.say('board-attack-dice', { dice: told.dice })}</small>
      </h3>
      {told.throws.map((thrown) => (
        <div key={thrown.key} class="throw">
          <Dice
            faces={thrown.waves.flat()}
            sides={7}
            stamp={thrown.key}
            motion={motion}
            label={text.say('board-rolled', { dice: thrown.waves.flat().join(', '), hits: thrown.hits })}
            draw={(face, at) => (
              <span class={startsWave(thrown.waves, at) ? 'wave' : ''}>
                <Die value={Math.max(1, face)} kind={thrown.kind} need={thrown.need} size={thrown.waves.flat().length > 14 ? 22 : 28} />
              </span>
            )}
          >
            <b>{text.say(`board-thrown-${KINDS[thrown.purpose] ?? 'plain'}`, { hits: thrown.hits })}</b>
          </Dice>
        </div>
      ))}
      <p>
        {told.outcome.map((event, at) => (
          <span key={at} class={event.type === 'hits-compared' ? '' : 'hurt'}>
            {outcome(event, facts)}
          </span>
        ))}
      </p>
    </section>
  )
}

function startsWave(waves: readonly (readonly number[])[], at: number): boolean {
  let first = 0
  for (const wave of waves) {
    if (first === at && at > 0) return true
    first += wave.length
  }
  return false
}

function outcome(event: GameEvent, { text }: Facts): string {
  const said: Record<string, string | number> = {}
  for (const [field, value] of Object.entries(event)) if (typeof value === 'string' || typeof value === 'number') said[field] = value
  return text.say(`event-${event.type}`, said)
}
