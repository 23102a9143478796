import type { SourceFile } from './files.ts'

/** One law of the project: which files it applies to, and where a file breaks it. */
export interface Law {
  readonly name: string
  about(path: string): boolean
  /** Every breach, with its line (0: the whole file). */
  breaches(file: SourceFile, all: readonly SourceFile[]): readonly Breach[]
}

/** One place where a file breaks a law. */
export interface Breach {
  readonly line: number
  readonly what: string
}
