import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Orders test files so that those whose paths have these ends begin first, in this order. If they began last, one core would run them while
 * the other has nothing left to do.
 */
export function longestFirst(paths: readonly string[]): typeof BaseSequencer {
  return class extends BaseSequencer {
    override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
      const rank = ({ moduleId }: TestSpecification): number => {
        const at = paths.findIndex((path) => moduleId.endsWith(path))
        return at < 0 ? paths.length : at
      }
      return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other))
    }
  }
}
