import type { Game, Json } from '@orrery/kernel'
import type { SeatWish } from '@orrery/protocol'
import type { Way } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import type { LocalSeat } from '../local/stored.ts'

/** Who is to have a seat of a table that is being made, and what the seat brings (a deck), where it was chosen. */
export type SeatPlan = { readonly brings?: Brought } & (
  | { readonly kind: 'me' }
  | { readonly kind: 'here'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }
  | { readonly kind: 'open' }
)

/** What a seat brings: values of the game's seat settings. */
export type Brought = { readonly [setting: string]: Json }

/** A setting's chosen values, by its id. */
export type Chosen = Readonly<Record<string, string | number | boolean>>

/** The seats that a way of playing begins with. */
export function plannedSeats(way: Way, count: number): SeatPlan[] {
  return Array.from({ length: count }, (_, at): SeatPlan => {
    if (at === 0) return { kind: 'me' }
    if (way === 'alone') return { kind: 'bot', level: 'quick' }
    return way === 'invite' ? { kind: 'open' } : { kind: 'here', name: say('player-seat', { number: at + 1 }) }
  })
}

/** The planned seats with another number of them; new ones are like the last. */
export function resized(seats: readonly SeatPlan[], count: number, way: Way): SeatPlan[] {
  return Array.from({ length: count }, (_, at) => seats[at] ?? (plannedSeats(way, at + 1)[at] as SeatPlan))
}

/** What contradicts what in the options, one reason a line; empty when all is well. */
export function reasonsAgainst(game: Game, chosen: Chosen, seats: number, plans: readonly SeatPlan[] = []): readonly string[] {
  try {
    game.options(localOptions(chosen, plans), seats)
    return []
  } catch (error) {
    return String(error instanceof Error ? error.message : error).split('\n')
  }
}

/** The options of a table in this browser: the settings, and what each seat brings. */
export function localOptions(chosen: Chosen, plans: readonly SeatPlan[]): { [option: string]: Json } {
  if (!plans.some(({ brings }) => brings !== undefined)) return { ...chosen }
  return { ...chosen, seats: plans.map(({ brings }): Json => ({ ...brings })) }
}

/** The seats of a table in this browser. Open seats do not exist there. */
export function localSeats(seats: readonly SeatPlan[]): LocalSeat[] {
  return seats.map((seat) => {
    if (seat.kind === 'bot') return { name: '', bot: seat.level }
    return { name: seat.kind === 'here' ? seat.name : settings.value.name, bot: null }
  })
}

/** The seats of a table on a server. */
export function wishedSeats(seats: readonly SeatPlan[]): SeatWish[] {
  return seats.map(({ brings, ...seat }): SeatWish => {
    const settings = brings === undefined ? {} : { settings: { ...brings } }
    if (seat.kind === 'open') return { kind: 'open' }
    return seat.kind === 'here' ? { kind: 'hot-seat', name: seat.name.trim() || '?', ...settings } : { ...seat, ...settings }
  })
}
