/** The requests about puzzles of members, in words. */
export const PUZZLES_REQUEST_WORDS = {
  'offer-puzzle': { about: 'Offers a puzzle of a moment of a study to the club.', replies: ['puzzle-offered'] },
  puzzle: { about: 'A puzzle with the position at which it begins.', replies: ['puzzle'] },
  puzzles: { about: 'Puzzles that members made, the newest first.', replies: ['puzzles'] },
  'like-puzzle': { about: 'Says that you like a puzzle of somebody else, or no more.', replies: ['done'] },
  'solve-puzzle': { about: 'Says that you have solved a puzzle.', replies: ['done'] },
  'drop-puzzle': { about: 'Takes your puzzle away.', replies: ['done'] },
  'puzzle-solvers': {
    about: 'How many have solved a puzzle that comes with a game; says, too, that you have.',
    replies: ['puzzle-solvers'],
  },
} as const

/** What a server says about puzzles, in words. */
export const PUZZLES_MESSAGE_WORDS = {
  'puzzle-offered': 'A puzzle was offered to the club.',
  puzzle: 'A puzzle.',
  puzzles: 'Puzzles that members made.',
  'puzzle-solvers': 'How many have solved a puzzle that comes with a game.',
} as const
