import type { Work } from './worker.ts'

/** A thread for one kind of work, which has its name. Its messages are those of the module that does the work. */
export const startThread = (work: Work): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: work })
