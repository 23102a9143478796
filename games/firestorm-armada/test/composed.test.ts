import { expect, test } from 'vitest'
import { all, unsaidOf } from '../../../packages/text/test/every.ts'
import { FIRST_FLEETS } from '../board/fleets/firsts.ts'
import { COLUMNS } from '../board/parts/columns.ts'
import type { Risk } from '../board/plan/risks.ts'
import { CHOICES, PARTS } from '../board/sheet/standing-choices.ts'
import { SCORED } from '../board/table/end/points.ts'
import { ROUNDS } from '../board/table/stakes/boarding.ts'
import { CARD_IDS, CARD_WINDOWS } from '../content/cards.ts'
import { CLASS_IDS } from '../content/classes.ts'
import { CRITICAL_IDS } from '../content/criticals.ts'
import { STARTER_FLEETS } from '../content/fleets.ts'
import { PLAYED_RACES } from '../content/races.ts'
import { SCENARIO_CATALOGUE, SCENARIO_IDS } from '../content/scenarios.ts'
import { SHIPS } from '../content/ships.ts'
import { FLEET_TRAITS, SHIP_TRAITS, WEAPON_TRAITS } from '../content/traits.ts'
import { WING_IDS } from '../content/wings.ts'
import { AIMS } from '../orders/fire-plan.ts'
import { COURSES, FIRES } from '../orders/order.ts'
import { DEEDS, type EndRoll } from '../state.ts'
import en from '../text/en.ts'
import hu from '../text/hu.ts'
import moreEn from '../text/more/en.ts'
import moreHu from '../text/more/hu.ts'

const SIDES = ['attacker', 'defender']
const SCENARIOS = SCENARIO_CATALOGUE.entries

test('FA-GEN-1 · every message that the board makes up of a name and a value is said in both languages', () => {
  const traits = [...FLEET_TRAITS, ...SHIP_TRAITS, ...WEAPON_TRAITS]
  const ROLLS = all<EndRoll['kind']>({ fire: true, decompression: true, repair: true, order: true })
  const unsaid = unsaidOf({ en: `${en}\n${moreEn}`, hu: `${hu}\n${moreHu}` }, [
    ['race-', PLAYED_RACES],
    ['fleets-first-', FIRST_FLEETS],
    ['card-', CARD_IDS],
    ['card-', CARD_IDS, '-text'],
    ['window-', CARD_WINDOWS],
    ['class-', CLASS_IDS],
    ['class-', CLASS_IDS, '-text'],
    ['critical-', CRITICAL_IDS],
    ['fleet-', STARTER_FLEETS.map(({ id }) => id)],
    ['ship-', SHIPS.map(({ id }) => id)],
    ['trait-', traits],
    ['trait-', traits, '-text'],
    ['wing-', WING_IDS],
    ['board-', ['mine', 'pod']],
    ['board-column-', COLUMNS],
    ['board-boarding-after-', ROUNDS.map(String)],
    ['board-deed-', DEEDS],
    ['board-exit-', ['convoy', 'asteroidAmbush']],
    ['setting-scenario-', SCENARIO_IDS],
    ['board-mission-', [...SCENARIO_IDS, ...SIDES]],
    ['board-mission-you-', SIDES],
    ['setting-scenario-', SCENARIO_IDS, '-is'],
    ['board-goal-', SCENARIOS.filter(({ roles }) => !roles).map(({ id }) => id)],
    ...SIDES.map((side): [string, readonly string[], string] => [
      'board-goal-',
      SCENARIOS.filter(({ roles }) => roles).map(({ id }) => id),
      `-${side}`,
    ]),
    ['board-figure-', ['dr', 'cr', 'mv', 'tl', 'pd', 'sh', 'mn', 'ap', 'wc', 'cloak']],
    ['board-points-', SCORED],
    ['board-gain-', SCORED.filter((by) => by !== 'destroyed' && by !== 'wings' && by !== 'scenario')],
    ['board-place-', ['hand', 'placed', 'reserve', 'waits', 'later']],
    ['board-risk-', all<Risk['kind']>({ asteroids: true, mine: true, distortion: true, meteor: true, planet: true, edge: true })],
    ['board-roll-', ROLLS, '-good'],
    ['board-roll-', ROLLS, '-bad'],
    ['board-rolls-', ['effects', 'repairs', 'order']],
    ['board-sheet-asks-', ['move', 'fire', 'deploy']],
    ['board-sheet-aim-', AIMS],
    ['board-next-move-', COURSES],
    ['board-next-fire-', FIRES],
    ['order-next-', COURSES],
    ['board-standing-', PARTS],
    ...PARTS.map((part): [string, readonly string[]] => [`board-standing-${part}-`, CHOICES[part]]),
    ['order-', ['standing', 'deploy', 'move', 'fire']],
    ['event-', ['hits-compared', 'hull-lost', 'critical-hit', 'ship-left', 'derelict', 'crew-lost']],
  ])
  expect(unsaid).toEqual([])
})
