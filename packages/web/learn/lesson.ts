import type { Lesson } from '@orrery/board'

/** A lesson with its id, the name of its file. */
export interface NamedLesson extends Lesson {
  readonly id: string
  /** The reader's seat; 0 where absent. */
  readonly seat?: number
  /** Whether the reader says that it is solved: what it asks for stands in words alone. */
  readonly byHand?: boolean
}

/** The ids of members' puzzles among lessons begin with this. */
export const CLUB = 'club-'

/** Whether a lesson is a puzzle that a member made. */
export function isOfClub(id: string): boolean {
  return id.startsWith(CLUB)
}
