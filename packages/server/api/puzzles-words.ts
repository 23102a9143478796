/** The requests about puzzles of members, in words. */
export const PUZZLES_REQUEST_WORDS = {
  'offer-puzzle': { about: 'Offers a puzzle of a moment of a study to the club.', replies: ['puzzle-offered'] },
  puzzle: { about: 'A puzzle with the position at which it begins.', replies: ['puzzle'] },
  puzzles: { about: 'Puzzles that members made, the newest first.', replies: ['puzzles'] },
  'like-puzzle': { about: 'Says that you like a puzzle of somebody else, or no more.', replies: ['done'] },
  'solve-puzzle': { about: 'Says that you have solved a puzzle.', replies: ['done'] },
  'drop-puzzle': { about: 'Takes your puzzle away.', replies: ['done'] },
} as const

/** What a server says about puzzles, in words. */
export const PUZZLES_MESSAGE_WORDS = {
  'puzzle-offered': 'A puzzle was offered to the club.',
  puzzle: 'A puzzle.',
  puzzles: 'Puzzles that members made.',
} as const
