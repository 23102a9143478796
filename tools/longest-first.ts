import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The order of test files in which those that end with these paths begin first: begun last, one would keep a core busy while the other has
 * nothing left to do.
 */
export function longestFirst(paths: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const sorted = await super.sort(files)
      const isLong = ({ moduleId }: TestSpecification) => paths.some((path) => moduleId.endsWith(path))
      return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
    }
  }
}
