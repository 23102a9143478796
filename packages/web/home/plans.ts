import type { SeatSettings } from '@orrery/board'
import type { Game, Json, Refusal } from '@orrery/kernel'
import type { SeatWish } from '@orrery/protocol'
import type { Text } from '@orrery/text'
import type { Way } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import type { LocalSeat } from '../local/table-store.ts'
import { refusalLine } from '../table/words.ts'

/** The planned player of a seat. */
export type SeatPlan = (
  | { readonly kind: 'me' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'open' }
) & { readonly brought?: SeatSettings }

/** The chosen values of settings, by id. */
export type Chosen = Readonly<Record<string, string | number | boolean>>

/** Somebody at this screen, under a name until they write their own. */
export function personHere(at: number): SeatPlan {
  return { kind: 'here', name: say('player-here', { number: at + 1 }) }
}

/** The initial seats of a way of playing. */
export function plannedSeats(way: Way, count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, at): SeatPlan => {
    if (at === 0) return { kind: 'me' }
    if (way === 'alone') return { kind: 'bot', level: 'quick' }
    return way === 'invite' ? { kind: 'open' } : personHere(at)
  })
}

/** The planned seats, resized; new seats are as at the start. */
export function resized(seats: readonly SeatPlan[], count: number, way: Way): SeatPlan[] {
  return Array.from({ length: count }, (_, at) => seats[at] ?? (plannedSeats(way, at + 1)[at] as SeatPlan))
}

/** The options as the game reads them: the settings and, in games to which seats bring something, what each brings. */
export function optionsOf(chosen: Chosen, seats: readonly SeatPlan[]): Json {
  if (seats.every(({ brought }) => brought === undefined)) return { ...chosen }
  return { ...chosen, seats: seats.map(({ brought }) => ({ ...brought })) }
}

/** The contradictions in the options, one reason a line; empty if there are none. */
export function reasonsAgainst(game: Game, text: Text, chosen: Chosen, seats: readonly SeatPlan[]): readonly string[] {
  const against = seats.flatMap(({ brought }, at) =>
    brought === undefined
      ? []
      : (game.mayBring?.({ ...chosen }, { ...brought }, at, seats.length) ?? []).map(
          (refusal) => `${say('player-seat', { number: at + 1 })}: ${broughtLine(text, refusal)}`,
        ),
  )
  if (against.length > 0) return against
  try {
    game.options(optionsOf(chosen, seats), seats.length)
    return []
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n')
  }
}

/** Why something may not be brought. */
export function broughtLine(text: Text, refusal: Refusal): string {
  return `${refusalLine(text, refusal, []) ?? ''} (${refusal.rule})`
}

/** The seats of a table in this browser, which has no open seats. */
export function localSeats(seats: readonly SeatPlan[]): LocalSeat[] {
  return seats.map((seat) => {
    if (seat.kind === 'bot') return { name: '', bot: seat.level }
    return { name: seat.kind === 'here' ? seat.name : settings.value.name, bot: null }
  })
}

/** The seats of a table on a server. */
export function wishedSeats(seats: readonly SeatPlan[]): SeatWish[] {
  return seats.map((seat): SeatWish => {
    if (seat.kind === 'open') return { kind: 'open' }
    // Bringing nothing means bringing the game's default.
    const settings = { ...seat.brought }
    if (seat.kind === 'me') return { kind: 'me', settings }
    if (seat.kind === 'bot') return { kind: 'bot', level: seat.level, settings }
    return { kind: 'hot-seat', name: seat.name.trim() || '?', settings }
  })
}
