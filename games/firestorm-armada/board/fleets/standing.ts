import type { FleetList } from '../../content/fleets.ts'
import { type FleetProblem, type FleetTerms, fleetProblems } from '../../fleet/check.ts'
import { fleetPoints, isEscort, typeOf } from '../../fleet/points.ts'
import { fleetTable, limitRule } from '../../fleet/tiers.ts'
import { carriesWings, openingHand, squadronsOf } from './fleet.ts'

/** A rule of building fleets with its figures, and the problems by which the fleet breaks it. */
export interface Standing {
  readonly rule: string
  /** The message for a kept rule. */
  readonly message: string
  readonly params: Readonly<Record<string, string | number>>
  readonly problems: readonly FleetProblem[]
}

/** By line, the messages of the problems that belong to it. */
const LINES = {
  points: ['fleet-points'],
  race: ['fleet-neutral', 'fleet-other-race', 'fleet-other-bloc', 'fleet-many-races', 'fleet-ally-points'],
  tiers: ['fleet-tier-few', 'fleet-tier-many'],
  class: ['fleet-class'],
  size: ['fleet-size', 'fleet-unknown-ship'],
  escorts: ['fleet-escorts'],
  flagship: ['fleet-flagship'],
  wings: ['fleet-wings', 'fleet-flights', 'fleet-flight-size', 'fleet-unequal-flights', 'fleet-shuttles'],
} as const

/** Every rule of building fleets in the order of building, with the problems of this fleet. */
export function standings(fleet: FleetList, terms: FleetTerms): Standing[] {
  const problems = fleetProblems(fleet, terms)
  const table = fleetTable(terms.value)
  const line = (rule: string, key: keyof typeof LINES, params: Standing['params'] = {}): Standing => ({
    rule,
    message: `fleets-kept-${key}`,
    params,
    problems: problems.filter(({ message }) => (LINES[key] as readonly string[]).includes(message)),
  })
  const tiers = Object.fromEntries(
    ([1, 2, 3] as const).flatMap((tier) => {
      const [least, most] = table.tiers[tier - 1] as readonly [number, number]
      return [
        [`count${tier}`, squadronsOf(fleet, tier)],
        [`least${tier}`, least],
        [`most${tier}`, most],
      ]
    }),
  )
  const limited = Object.keys(table.most).map((name): Standing => {
    const most = table.most[name as keyof typeof table.most] ?? 0
    const count = fleet.squadrons.filter((squadron) => typeOf(squadron)?.class === name).reduce((sum, { size }) => sum + size, 0)
    return {
      rule: limitRule(table, name),
      message: most === 0 ? 'fleets-kept-no-class' : 'fleets-kept-class',
      params: { class: `@class-${name}`, count, most },
      problems: problems.filter(({ message, params }) => message === 'fleet-class' && params?.class === `@class-${name}`),
    }
  })
  const escorts = fleet.squadrons.filter(isEscort).length
  const flagship = fleet.squadrons.find(({ ship }) => ship === fleet.flagship)
  return [
    line('FA-FLEET-1', 'points', { points: fleetPoints(fleet), value: terms.value }),
    ...[line('FA-FLEET-1', 'race')].filter((one) => one.problems.length > 0),
    line(table.rule, 'tiers', tiers),
    ...limited,
    line('FA-FLEET-2', 'size'),
    line('FA-FLEET-7', 'escorts', { escorts, most: squadronsOf(fleet, 1) }),
    line('FA-FLEET-8', 'flagship', { ship: flagship === undefined ? '–' : `@ship-${flagship.ship}` }),
    ...[line('FA-WING-2', 'wings')].filter((one) => one.problems.length > 0 || carriesWings(fleet)),
    {
      rule: 'FA-SETUP-5',
      message: 'fleets-kept-hand',
      params: { squadrons: fleet.squadrons.length, hand: openingHand(fleet) },
      problems: [],
    },
  ]
}
