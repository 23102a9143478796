import { expect, test } from 'vitest'
import { edgesOf } from '../../../../tools/edges.ts'
import { projectFiles } from '../../../../tools/files.ts'

/** The files in which a bot's decision, a comparison of answers and a proof are computed. */
const THINKING = ['packages/search/compare.ts', 'packages/search/decide.ts', 'packages/search/puzzles/lines.ts']

/** The file with which each thread of the web app begins. */
const THREAD = 'packages/web/thread/worker.ts'

test('the page loads nothing that thinks: bots, proofs and reviews run in threads', () => {
  // Games cannot import the search (`arrows`), so only these two packages matter.
  const edges = edgesOf(projectFiles().filter(({ path }) => /^packages\/(web|search)\//.test(path) && !path.includes('/test/')))
  const thinkingFrom = (start: string): string[] => {
    const loaded = new Set([start])
    for (const path of loaded)
      for (const { to, types } of edges.get(path) ?? []) if (!types) loaded.add(/\.tsx?$/.test(to) ? to : `${to}.ts`)
    return THINKING.filter((file) => loaded.has(file))
  }
  expect(thinkingFrom('packages/web/main.tsx')).toEqual([])
  expect(thinkingFrom(THREAD).toSorted()).toEqual(THINKING)
})
