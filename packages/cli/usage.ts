import { type ParseArgsConfig, parseArgs } from 'node:util'

/** Wrong arguments: the command prints its usage and exits with 2. */
export class UsageError extends Error {}

/** One command of `orrery`. */
export interface Command {
  readonly name: string
  /** Its arguments, after its name. */
  readonly usage: string
  /** Its purpose, in a line. */
  readonly about: string
  /** More text for `--help`. */
  readonly more?: () => string
  /** Runs it and returns the exit code. Throws a `UsageError` for wrong arguments. */
  run(args: readonly string[]): Promise<number>
}

/** Parses arguments. Throws a `UsageError` that says what is wrong. */
export function read<const O extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: O,
  places: [number, number],
) {
  const parsed = parsedOrUsage(args, options)
  const [least, most] = places
  if (parsed.positionals.length < least) throw new UsageError('something is missing')
  if (parsed.positionals.length > most) throw new UsageError(`'${parsed.positionals[most]}' is too much`)
  return parsed
}

function parsedOrUsage<const O extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: O) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, strict: true })
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}

/** A whole number within bounds from an argument, or the default without one. */
export function wholeNumber(name: string, text: string | undefined, fallback: number, least = 0, most = Number.MAX_SAFE_INTEGER): number {
  if (text === undefined) return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < least || value > most)
    throw new UsageError(`--${name} takes a whole number from ${least}, not '${text}'`)
  return value
}
