import type { Answer, SeenOption, SeenQuestion } from '@orrery/kernel'
import { verbOf } from '@orrery/kernel'
import type { View, ViewUnit } from '../view.ts'

/** What is answered by itself: which of several units, where one is like the other. Never lets anything go. */
export function answeredAlike(question: SeenQuestion, view: View): Answer | null {
  if (question.kind === 'plan' || question.options.length < 2 || cameFromSeveral(question, view)) return null
  const [first, ...others] = question.options.map((option) => lookOf(option, view))
  if (first === undefined || first === null || others.some((look) => look !== first)) return null
  if (question.kind === 'options') return { option: (question.options[0] as SeenOption).id }
  const { least, most, options } = question
  return least === most ? { options: options.slice(0, least).map(({ id }) => id) } : null
}

/** FS-RET-11: attackers remember where they came from, which is not seen at them. */
function cameFromSeveral({ seat }: SeenQuestion, { combat }: View): boolean {
  return combat !== null && combat.origins.length > 1 && combat.sides[0]?.seat === seat
}

/** All that tells a unit that an option is about from others; null where it is about something else as well. */
function lookOf({ id, on, to, params = {} }: SeenOption, view: View): string | null {
  const found =
    on === undefined || to !== undefined || id.slice(verbOf(id).length + 1) !== on.slice('unit:'.length) ? null : unitOf(on, view)
  if (found === null) return null
  const { area, unit } = found
  return JSON.stringify([verbOf(id), params, area, unit.kind, unit.seat, unit.routed, unit.damage, unit.token])
}

function unitOf(piece: string, { systems }: View): { readonly area: number; readonly unit: ViewUnit } | null {
  for (const { areas } of systems)
    for (const { id: area, units } of areas) {
      const unit = units.find(({ id }) => piece === `unit:${id}`)
      if (unit !== undefined) return { area, unit }
    }
  return null
}
