import * as v from 'valibot'

const count = v.number()

/** What wins at a game: the reply of `/api/figures/<game>`. */
export const figuresOfGame = v.strictObject({
  game: v.string(),
  figures: v.array(
    v.strictObject({
      way: v.string(),
      by: v.pipe(v.picklist(['people', 'bots']), v.description('Whose seats are counted.')),
      kind: v.pipe(v.picklist(['side', 'seat', 'seats']), v.description('By what was played, by the seat, or by how many sat there.')),
      key: v.string(),
      ...{ played: count, won: count, drawn: count, share: count, low: count, high: count },
    }),
  ),
})
export type FiguresOfGame = v.InferOutput<typeof figuresOfGame>
