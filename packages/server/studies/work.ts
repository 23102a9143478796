/** The cost of requests about studies, besides their bytes. */
export const STUDIES_WORK = {
  'make-study': 10,
  'upload-study': 60,
  'study-record': 10,
  study: 10,
  studies: 10,
  'set-study': 5,
  'drop-study': 10,
  'add-branch': 10,
  'study-branch': 5,
  'drop-branch': 5,
  'study-comments': 5,
  'comment-study': 5,
  'drop-comment': 5,
  'like-study': 5,
} as const

/** The types of those requests. */
export type StudiesRequest = keyof typeof STUDIES_WORK
