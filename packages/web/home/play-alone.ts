import type { SeatSettings } from '@orrery/board'
import { manifestOf } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import { textOfGame } from '../app/texts.ts'
import { makeLocal } from '../local/make.ts'
import { boardOf } from '../table/boards.ts'
import { localSeats, optionsOf, plannedSeats, type SeatPlan } from './plans.ts'

/** A random whole number from 0 to below `below`, as uniform as 32 bits allow. */
function draw(below: number): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below
}

/**
 * Makes a table for one person and Steady bots, with the game's initial settings, and returns its address. `brought` is what the person
 * brings; null in games to which seats bring nothing.
 */
export async function playAlone(game: string, seats: number, brought: SeatSettings | null): Promise<string> {
  // The board loads while the table is made.
  const board = boardOf(game)
  void Promise.all([board, textOfGame(game, settings.value.language)]).catch(() => undefined)
  const plans = plannedSeats('alone', seats)
  const begins = manifestOf(game).begins ?? {}
  if (brought === null) return address('table', await makeLocal(game, begins, localSeats(plans)))
  const { botBrings, settingsFor } = await board
  const bringing = plans.map((plan): SeatPlan => ({ ...plan, brought: plan.kind === 'me' ? brought : (botBrings?.(draw, brought) ?? {}) }))
  return address('table', await makeLocal(game, optionsOf({ ...begins, ...settingsFor?.(brought) }, bringing), localSeats(bringing)))
}
