import { type FactionId, factionOf } from '../../content/factions.ts'

/** The factions' marks in a box of 24 x 24, one colour, holes by even-odd. */
const MARKS: { readonly [faction: string]: string } = {
  'space-marines':
    'M12 1.2 21.5 4.4V12q0 7.2-9.5 11Q2.5 19.2 2.5 12V4.4ZM12 4.2 10.6 6.8V13.4H7.6V15.4H10.6V18.8L12 20.2 13.4 18.8V15.4H16.4V13.4H13.4V6.8Z',
  chaos:
    'M12 .4 14.3 4.7 19 3.2 18.6 8 23.6 12 18.6 16 19 20.8 14.3 19.3 12 23.6 9.7 19.3 5 20.8 5.4 16 .4 12 5.4 8 5 3.2 9.7 4.7ZM12 7.6Q7.6 7.6 5.4 12 7.6 16.4 12 16.4 16.4 16.4 18.6 12 16.4 7.6 12 7.6ZM12 8.6Q14.4 12 12 15.4 9.6 12 12 8.6Z',
  orks: 'M1.8 9.8 5 3.2 7.2 11.6 9.2 8.6 10.8 11.8H13.2L14.8 8.6 16.8 11.6 19 3.2 22.2 9.8 21.2 17.6 17.4 21.8H6.6L2.8 17.6ZM5.8 15 7.4 17.8 9.4 15.4 11 18.4H13L14.6 15.4 16.6 17.8 18.2 15 12 13.8Z',
  eldar:
    'M12 .6Q16.6 4.4 16.2 8.6 15.8 11.4 13.2 12.2L13.2 14Q17.6 13.6 20.6 9.8 20.4 16.2 13.2 16.8V20.6L12 23.6 10.8 20.6V16.8Q3.6 16.2 3.4 9.8 6.4 13.6 10.8 14V12.2Q8.2 11.4 7.8 8.6 7.4 4.4 12 .6ZM12 4.4Q9.9 6.6 10.2 8.5 10.5 9.8 12 9.9 13.5 9.8 13.8 8.5 14.1 6.6 12 4.4Z',
}

/** The path of a faction's mark, in a box of 24 x 24. */
export const markOf = (faction: FactionId): string => MARKS[factionOf(faction).key] ?? ''

/** The class that sets a faction's tones for everything inside. */
export const toned = (faction: FactionId): string => `fs-of-${factionOf(faction).key}`
