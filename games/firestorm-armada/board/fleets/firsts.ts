/** Starter fleets for beginners, each with a word on how it plays (`fleets-first-<id>`). */
export const FIRST_FLEETS: readonly string[] = ['terrans-500', 'directorate-500', 'sorylians-500']
