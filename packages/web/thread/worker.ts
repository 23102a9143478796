/**
 * Every thread of the app begins here: a build has its own copy of all games for each file that a thread begins with. The thread's name says
 * which work it does; the module of that work then receives the messages.
 */
const WORKS = {
  bots: () => import('@orrery/search/worker'),
  matches: () => import('@orrery/search/match-worker'),
  puzzles: () => import('@orrery/search/puzzles/worker'),
  review: () => import('../review/worker.ts'),
}

/** The kinds of work that a thread of the app can do. */
export type Work = keyof typeof WORKS

const early: MessageEvent[] = []
const keep = (message: MessageEvent): void => {
  early.push(message)
}

async function begin(work: Work): Promise<void> {
  await WORKS[work]()
  removeEventListener('message', keep)
  // Whoever started the thread did not wait for the module: what came before it is told to it now, in order.
  for (const { data } of early) dispatchEvent(new MessageEvent('message', { data }))
}

addEventListener('message', keep)
begin(self.name as Work).catch(reportError)
