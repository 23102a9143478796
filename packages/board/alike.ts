import type { Piece, SeenOption } from '@orrery/kernel'

/** A key for what an option does: equal for options that the rules do not distinguish; null for an option that equals no other. */
export type Alike = (option: SeenOption) => string | null

/** Treats options as equal if their pieces are: `whatOf` says what a piece is, null for one that equals no other. */
export function alikeBy(whatOf: (piece: Piece) => string | null): Alike {
  return ({ id, on }) => {
    const what = on === undefined ? null : whatOf(on)
    const [verb, piece, ...rest] = id.split(':')
    return what === null || piece !== on?.split(':')[1] ? null : [verb, what, ...rest].join(':')
  }
}

/** One of several equal options of the same cost; all others as they are. */
export function oneOfEach(options: readonly SeenOption[], alike: Alike): readonly SeenOption[] {
  const met = new Set<string>()
  return options.filter((option) => {
    const does = alike(option)
    if (does === null) return true
    const whole = JSON.stringify([does, option.to, option.message, option.params, option.cost])
    return !met.has(whole) && met.add(whole)
  })
}
