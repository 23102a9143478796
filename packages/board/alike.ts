import type { Piece, SeenOption } from '@orrery/kernel'

/** What an option would do, the same for options between which the rules make no difference; null where it is like no other. */
export type Alike = (option: SeenOption) => string | null

/** Options of a piece, alike where the pieces are: `whatOf` says what a piece is, null for one that is like no other. */
export function alikeBy(whatOf: (piece: Piece) => string | null): Alike {
  return ({ id, on }) => {
    const what = on === undefined ? null : whatOf(on)
    const [verb, piece, ...rest] = id.split(':')
    return what === null || piece !== on?.split(':')[1] ? null : [verb, what, ...rest].join(':')
  }
}

/** The first of all options that are alike and cost the same; the others as they are. */
export function oneOfEach(options: readonly SeenOption[], alike: Alike): readonly SeenOption[] {
  const met = new Set<string>()
  return options.filter((option) => {
    const does = alike(option)
    if (does === null) return true
    const whole = JSON.stringify([does, option.to, option.message, option.params, option.cost])
    return !met.has(whole) && met.add(whole)
  })
}
