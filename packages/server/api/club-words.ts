/** The requests by which people find each other, in words. */
export const CLUB_REQUEST_WORDS = {
  seek: { about: 'Looks for somebody who wants to play the same, from now on.', replies: ['quick'] },
  unseek: { about: 'Looks for nobody any more.', replies: ['quick'] },
  quick: { about: 'Whether you look for somebody, and whom you have met; from then on every change as a `quick`.', replies: ['quick'] },
  meet: { about: 'Says whether you will play with who was found.', replies: ['quick'] },
  waits: { about: 'How long who looks for a person has to wait, by game and pace.', replies: ['waits'] },
  circle: { about: 'Whom you know, and who of them is here; from then on every change.', replies: ['circle'] },
  tie: { about: 'Befriends, follows, blocks or mutes somebody, or undoes it. Who is blocked is not told.', replies: ['done'] },
  hide: { about: 'Lets nobody see whether you are here, or lets friends see it again.', replies: ['done'] },
  'find-person': { about: 'Those of exactly that name.', replies: ['people'] },
} as const

/** What a server says of it, in words. */
export const CLUB_MESSAGE_WORDS = {
  quick: 'Whether you look for somebody to play with at once, and whom you have met.',
  waits: 'How long others had to wait.',
  circle: 'Whom you know, and who of them is here.',
  presence: 'Somebody whom you know has come, gone, or sits at a table.',
  people: 'Who was found.',
} as const
