import type { Lesson } from '@orrery/board'

/** A lesson and its id, which is its file's name. */
export interface NamedLesson extends Lesson {
  readonly id: string
  /** The reader's seat; 0 if absent. */
  readonly seat?: number
  /** Whether the reader says when it is solved, because its goal is only in words. */
  readonly byHand?: boolean
}

/** The ids of members' puzzles begin with this, to tell them from lessons. */
export const CLUB = 'club-'

/** Whether a lesson is a puzzle that a member made. */
export function isOfClub(id: string): boolean {
  return id.startsWith(CLUB)
}
