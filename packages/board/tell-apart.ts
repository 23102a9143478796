import type { Piece, SeenOption } from '@orrery/kernel'

type Named = Pick<SeenOption, 'id' | 'on' | 'to'>

/**
 * Names of options. Equal names get a number to tell them apart: that of the option's own piece among the pieces of that name, of its
 * target piece, or of the option itself if the pieces do not differ.
 */
export function tellApart(options: readonly Named[], names: readonly string[]): string[] {
  const told = [...names]
  for (const name of new Set(names)) {
    const group = names.flatMap((other, at) => (other === name ? [at] : []))
    if (group.length < 2) continue
    const same = group.map((at) => options[at] as Named)
    const marks = same.map((option) =>
      [placeAmong(same, option, 'on'), placeAmong(same, option, 'to')].filter((mark) => mark !== '').join(' → '),
    )
    const enough = new Set(marks).size === marks.length
    for (const [nth, at] of group.entries()) told[at] = `${name} (${enough ? marks[nth] : nth + 1})`
  }
  return told
}

/** The number of an option's piece among the different ones; none if all have the same piece. */
function placeAmong(options: readonly Named[], option: Named, side: 'on' | 'to'): string {
  const pieces: (Piece | undefined)[] = []
  for (const one of options) if (!pieces.includes(one[side])) pieces.push(one[side])
  return pieces.length < 2 ? '' : String(pieces.indexOf(option[side]) + 1)
}
