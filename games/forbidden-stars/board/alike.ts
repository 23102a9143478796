import { type Alike, alikeBy, oneOfEach } from '@orrery/board/alike.ts'
import type { Answer, SeenOption, SeenQuestion } from '@orrery/kernel'
import type { View, ViewUnit } from '../view.ts'

/** The automatic answer to a choice among equal units. Never a pass. */
export function answeredAlike(question: SeenQuestion, view: View): Answer | null {
  if (question.kind === 'plan' || question.options.length < 2 || oneOfEach(question.options, alikeIn(view)).length > 1) return null
  if (question.kind === 'options') return { option: (question.options[0] as SeenOption).id }
  const { least, most, options } = question
  return least === most ? { options: options.slice(0, least).map(({ id }) => id) } : null
}

/** Units of one kind and state in one area are one choice, whatever is done with them. */
export function alikeIn(view: View): Alike {
  return alikeBy((piece) => {
    const found = unitOf(piece, view)
    if (found === null || cameFromSomewhere(found.unit, view)) return null
    const { area, unit } = found
    return [area, unit.kind, unit.seat, unit.routed, unit.damage, unit.token].join(',')
  })
}

/** FS-RET-11: attackers from several areas remember their origin, which is not visible on them. */
function cameFromSomewhere({ seat }: ViewUnit, { combat }: View): boolean {
  return combat !== null && combat.origins.length > 1 && combat.sides[0]?.seat === seat
}

function unitOf(piece: string, { systems }: View): { readonly area: number; readonly unit: ViewUnit } | null {
  for (const { areas } of systems)
    for (const { id: area, units } of areas) {
      const unit = units.find(({ id }) => piece === `unit:${id}`)
      if (unit !== undefined) return { area, unit }
    }
  return null
}
