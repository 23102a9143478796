/** Numbers on which a card's text and its effects rightly differ. */
export interface Exception {
  /** Fields of the effects whose number the text does not print, each with that number. */
  readonly unprinted?: Readonly<Record<string, number>>
  /** Numbers in the text that no effect has. */
  readonly printed?: readonly number[]
  readonly because: string
}

/** The exceptions by card. One that is not needed, or only in part, is an error. */
export const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'fold-emleke': {
    unprinted: { 'effects[1].do[0].n.max': 4 },
    because: 'there are only four types of cards in play, so the cap of four needs no words',
  },
  'hadianyag-atcsoportositas': {
    unprinted: { 'effects[0].do[1].n': -1, 'effects[0].do[2].n': -1, 'effects[0].do[3].n': -1 },
    because: 'the four discounts, one for each type, are told as one',
  },
  'csaszari-konyvtar': {
    printed: [2],
    because: 'the two credits name the search of the main phase, which the rules price',
  },
  'pszichikus-vihar': {
    unprinted: { 'effects[0].do[1].do[0].n': 2 },
    printed: [5],
    because: 'the text tells the sum of the three cards and the two more',
  },
  kaoszmag: {
    unprinted: { 'effects[1].cost[0].n': 2 },
    because: 'the cost of the second ability is told as the same as that of the first',
  },
}
