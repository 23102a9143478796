/** Descriptions of the requests about records. */
export const RECORDS_REQUEST_WORDS = {
  profile: {
    about: 'What is remembered of a person: ratings over time, record, recent games, achievements; of you where nobody is named.',
    replies: ['profile'],
  },
  'hide-parts': { about: 'Says which parts of your profile nobody else sees.', replies: ['done'] },
  board: {
    about: 'The best at a way of playing a game who played lately, or in a season, with how certain that is, and where you stand.',
    replies: ['board'],
  },
  seasons: { about: 'The seasons of all games or of one, the last first, with their winners.', replies: ['seasons'] },
  'turn-result': {
    about: 'Lets a finished table count otherwise, as a judge of the site who did not sit there: everything after it moves.',
    replies: ['done'],
  },
  searches: { about: 'The searches for finished tables that you keep.', replies: ['searches'] },
  'keep-search': { about: 'Keeps a search by a name.', replies: ['done'] },
  'drop-search': { about: 'Keeps a search no more.', replies: ['done'] },
  'find-games': { about: 'Finished tables, the newest first: yours, another’s, or all that were listed.', replies: ['games'] },
} as const

/** Descriptions of the messages about records. */
export const RECORDS_MESSAGE_WORDS = {
  profile: 'What is remembered of a person.',
  board: 'Who is best at a way of playing a game.',
  seasons: 'The seasons that the host has begun.',
  searches: 'The searches that you keep.',
  games: 'Finished tables that fit.',
} as const
