import { type Answer, type SeenOption, type SeenQuestion, verbOf } from '@orrery/kernel'
import { TILE_SIDES } from '../content/tiles.ts'
import type { View, ViewArea } from '../view.ts'

/** The set-up questions that can be answered for a seat: all but the choice of its faction. */
export const SET_UP_ANSWERS: readonly string[] = [
  'setup.tile',
  'setup.side',
  'setup.square',
  'setup.rotation',
  'setup.forces',
  'setup.factory',
  'setup.objective',
  'setup.storm',
]

/** Whether a question of the set-up can be answered for the seat. */
export function answersSetUp({ name }: SeenQuestion): boolean {
  return SET_UP_ANSWERS.includes(name)
}

type Worth = (option: SeenOption) => number

/**
 * FS-SETUP-10: the automatic answer in the set-up: the home side up, otherwise the richer side; the square with most neighbours; as much of
 * the force as fits; the factory where most units fit; otherwise the first option. Null for other questions.
 */
export function setUpAnswer(question: SeenQuestion, view: View): Answer | null {
  if (question.kind === 'plan' || !answersSetUp(question)) return null
  if (question.kind === 'multi-select') return { options: filled(question) }
  const worth = worthOf(question, view)
  const [first, ...rest] = question.options
  if (first === undefined) return null
  return { option: rest.reduce((best, one) => (worth(one) > worth(best) ? one : best), first).id }
}

function worthOf({ name, seat }: SeenQuestion, view: View): Worth {
  switch (name) {
    case 'setup.side':
      return ({ id }) => worthOfSide(Number(id.split(':')[1]), view.players[seat]?.faction ?? null)
    case 'setup.square':
      return ({ params }) => Number(params?.neighbours ?? 0)
    case 'setup.factory':
      return ({ id }) => (verbOf(id) === 'factory' ? 1 + capacityOf(Number(id.split(':')[1]), view) : 0)
    default:
      return () => 0
  }
}

/** More than the materiel of any tile side. */
const HOME = 100

function worthOfSide(side: number, faction: number | null): number {
  const printed = TILE_SIDES[side]
  if (printed === undefined) return 0
  const materiel = printed.areas.reduce((sum, area) => sum + area.materiel, 0)
  return materiel + (printed.faction !== null && printed.faction === faction ? HOME : 0)
}

function capacityOf(area: number, { systems }: View): number {
  const found: ViewArea | undefined = systems.flatMap(({ areas }) => areas).find(({ id }) => id === area)
  return found?.capacity ?? 0
}

/** FS-SETUP-14: as many units as fit, one after another. */
function filled({ options, bounds = [], most }: SeenQuestion & { readonly kind: 'multi-select' }): readonly string[] {
  const taken: string[] = []
  for (const { id } of options) {
    const fits = bounds.every(
      ({ of, most: bound }) => bound === undefined || !of.includes(id) || taken.filter((one) => of.includes(one)).length < bound,
    )
    if (fits && taken.length < most) taken.push(id)
  }
  return taken
}
