import { choose, type Option, type Rule } from '@orrery/kernel'
import { shipType } from '../../content/ships.ts'
import { tell } from '../../events.ts'
import { isWithin } from '../../geometry/place.ts'
import { shipParams } from '../../names.ts'
import { LASTING, NONE, type ShipId, type State } from '../../state.ts'
import { numberAt } from '../at.ts'
import { d6 } from '../dice.ts'
import { flagshipOf, isDerelict, isOnTable, suffers } from '../ships.ts'
import { poseOf } from '../stands.ts'

/** A lasting effect of a ship, to be repaired. */
interface Job {
  readonly ship: ShipId
  readonly effect: keyof typeof LASTING
}

const EFFECTS = Object.keys(LASTING) as (keyof typeof LASTING)[]

/** FA-DMG-22: the lasting effects of ships, each of which is repaired separately. Derelicts repair nothing (FA-DMG-17). */
function jobsOf(g: State, ships: readonly ShipId[]): Job[] {
  const able = ships.filter((ship) => isOnTable(g, ship) && !isDerelict(g, ship))
  return able.flatMap((ship) => EFFECTS.flatMap((effect) => (suffers(g, ship, effect) ? [{ ship, effect }] : [])))
}

/**
 * FA-DMG-22: rolls for each lasting effect of a seat's ships, `easier` by a card (S10). Traits and the flagship may reroll
 * failures. Returns the repairs that failed and that crews may still try (`stubborn`).
 */
export function* repairAll(g: State, seat: number, ships: readonly ShipId[], easier: number, rule: string): Rule<Job[]> {
  const failed: Job[] = []
  for (const job of jobsOf(g, ships)) {
    if (tryRepair(g, job, easier, rule)) continue
    // FA-TRAIT/eliteCrew
    if (!typeHas(g, job.ship, 'eliteCrew')) failed.push(job)
    else tryRepair(g, job, easier, 'FA-TRAIT/eliteCrew')
  }
  return yield* flagshipHelps(g, seat, failed, easier)
}

/** FA-FLEET-9: once a turn one failed repair of a ship near the flagship may be rerolled. Returns the remaining failures. */
function* flagshipHelps(g: State, seat: number, failed: readonly Job[], easier: number): Rule<Job[]> {
  const flagship = flagshipOf(g, seat)
  if (flagship === NONE || g.flagshipRepair[seat] === g.turn) return [...failed]
  const near = failed.filter(({ ship }) => isWithin(poseOf(g, flagship), poseOf(g, ship), FLAGSHIP_REACH))
  const job = yield* again(g, seat, near, 'FA-FLEET-9', 'repair.flagship')
  if (job === null) return [...failed]
  g.flagshipRepair[seat] = g.turn
  tryRepair(g, job, easier, 'FA-FLEET-9')
  return failed.filter((one) => one !== job)
}

const FLAGSHIP_REACH = 8000

/** FA-TRAIT/stubbornCrews: in every end phase one failed repair may be tried again. */
export function* stubborn(g: State, seat: number, failed: readonly Job[]): Rule {
  const job = yield* again(g, seat, failed, 'FA-TRAIT/stubbornCrews', 'repair.stubborn')
  if (job === null) return
  g.stubbornRepair[seat] = g.turn
  tryRepair(g, job, 0, 'FA-TRAIT/stubbornCrews')
}

/** Asks which failed repair to roll again, if any. */
function* again(g: State, seat: number, jobs: readonly Job[], rule: string, name: string): Rule<Job | null> {
  if (jobs.length === 0) return null
  const options = jobs.map((job): Option<Job | null> => {
    const params = { ...shipParams(g, job.ship), critical: `@critical-${job.effect}` }
    const on = `ship:${job.ship}`
    return { id: `repair:${job.ship}:${job.effect}`, value: job, rule, on, to: undefined, cost: undefined, message: undefined, params }
  })
  options.push({
    id: 'none',
    value: null,
    rule,
    on: undefined,
    to: undefined,
    cost: undefined,
    message: 'no-repair',
    params: undefined,
  })
  return yield* choose(seat, { name, rule, message: 'repair-again' }, options)
}

function typeHas(g: State, ship: ShipId, trait: 'eliteCrew' | 'experiencedEngineers'): boolean {
  return shipType(numberAt(g.ships.type, ship)).traits.includes(trait)
}

/** FA-TRAIT/experiencedEngineers, FA-TRAIT-6: one repair roll, which needs 4 or more, or less with engineers and cards. */
function tryRepair(g: State, { ship, effect }: Job, easier: number, rule: string): boolean {
  const need = 4 - easier - (typeHas(g, ship, 'experiencedEngineers') ? 1 : 0)
  const face = d6(g)
  const critical = `@critical-${effect}`
  tell(g, { type: 'repair-rolled', rule, on: `ship:${ship}`, ship, critical, face, need })
  if (face < need) return false
  g.ships.effects[ship] = numberAt(g.ships.effects, ship) & ~LASTING[effect]
  return true
}
