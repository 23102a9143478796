import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Orders test files so that those whose paths have these ends begin first. If they began last, one core would run them while the other has
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
