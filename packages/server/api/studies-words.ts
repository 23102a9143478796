/** Descriptions of the requests about studies. */
export const STUDIES_REQUEST_WORDS = {
  'make-study': { about: 'Makes a study of a table that is over: one that was listed, or at which you sat.', replies: ['study-made'] },
  'upload-study': {
    about: 'Makes a study of a game that was not played here, or of a scenario, from its record. The server plays the record by the rules.',
    replies: ['study-made'],
  },
  'study-record': { about: 'The record of a study that has no table.', replies: ['study-record'] },
  study: { about: 'A study with its branches, and at which moments something was said.', replies: ['study'] },
  studies: { about: 'Studies, what changed last first: yours, those of friends, or those that are shared with all.', replies: ['studies'] },
  'set-study': { about: 'Changes the title of your study and who reads it.', replies: ['done'] },
  'drop-study': { about: 'Takes your study away, with everything in it.', replies: ['done'] },
  'add-branch': { about: 'Adds another line of play to a study.', replies: ['branch-added'] },
  'study-branch': { about: 'The answers of a branch.', replies: ['study-branch'] },
  'drop-branch': { about: 'Takes a branch away, with what was said on it.', replies: ['done'] },
  'study-comments': { about: 'What was said at a moment of a study, the oldest first.', replies: ['study-comments'] },
  'comment-study': { about: 'Says something at a moment of a study.', replies: ['done'] },
  'like-study': { about: 'Says that you like a study of somebody else, or no more.', replies: ['done'] },
  'drop-comment': { about: 'Takes a comment away.', replies: ['done'] },
} as const

/** Descriptions of the messages about studies. */
export const STUDIES_MESSAGE_WORDS = {
  'study-made': 'A study was made.',
  study: 'A study of a finished game.',
  studies: 'Studies that the reader may read.',
  'study-record': 'What a study is of.',
  'study-branch': 'A line of play.',
  'branch-added': 'A branch was added to a study.',
  'study-comments': 'What was said at a moment.',
} as const
