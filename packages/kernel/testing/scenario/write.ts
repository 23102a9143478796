import type { Json, Result, Seed, Seen, Step, Viewer } from '../../index.ts'
import type { ScenarioFormat } from './format.ts'
import type { Scenario, When } from './scenario.ts'

/** A fully known table: its seed and answers, or another beginning. */
export interface Recorded {
  readonly game: string
  readonly options: Json
  readonly seats: number
  readonly seed: Seed
  readonly steps: readonly Step[]
  readonly result: Result | null
  /** The scenario that it began with, if it did not begin at its start. */
  readonly from?: Scenario | null
}

/** What one viewer has seen of a table. */
export interface Glimpse {
  readonly game: string
  readonly options: Json
  readonly seats: number
  readonly viewer: Viewer
  readonly seen: Seen
}

/** A table from its beginning to now, as the text of a scenario that goes the same way; comments come first. */
export function recordedText({ game, options, seats, seed, steps, result, from = null }: Recorded, remarks: readonly string[]): string {
  const begun: Scenario = from ?? { game, options, seats, seed }
  const last: readonly Field[] = [
    ['when', plain([...(begun.when ?? []), ...steps.map(asWhen)])],
    ['then', [{ result: plain(result) }]],
  ]
  return fileText([...fieldsOf(begun), ...last], remarks)
}

function asWhen(step: Step): When {
  return 'undo' in step ? { undo: step.seat } : { seat: step.seat, ...step.answer }
}

/** The same data without undefined fields. */
function plain(data: unknown): Json {
  return JSON.parse(JSON.stringify(data)) as Json
}

/**
 * What one viewer sees of a table, as the text of a scenario to be completed. If the game's format can describe a view, the table is laid
 * as far as it is seen. `remarks` name what is unknown.
 */
export function seenText(
  { game, options, seats, viewer, seen }: Glimpse,
  words: ScenarioFormat | undefined,
  remarks: (unknown: readonly string[]) => readonly string[],
): string {
  const told = words?.describe?.(seen.view, viewer)
  const unknown = told?.unknown ?? ['whatever the view below does not show']
  const looked: Json = { as: viewer, view: plain(seen.view), question: plain(seen.question) }
  const scenario: Scenario = { game, options, seats, ...(told === undefined ? {} : { table: told.table }) }
  return fileText([...fieldsOf(scenario), ['seen', looked]], remarks(unknown))
}

type Field = readonly [name: string, value: Json]

function fieldsOf(scenario: Scenario): Field[] {
  return Object.entries(scenario).flatMap(([name, value]) =>
    value === undefined || name === 'when' || name === 'then' ? [] : [[name, plain(value)]],
  )
}

function fileText(fields: readonly Field[], remarks: readonly string[]): string {
  return `${[...remarks.map((remark) => `# ${remark}`), ...fields.map(([name, value]) => fieldText(name, value, ''))].join('\n')}\n`
}

/** Lines up to this length are not split. */
const SHORT = 120

/** A field on a line of its own, with its parts on their own lines if it is long. */
function fieldText(name: string, value: Json, indent: string): string {
  const line = `${indent}${keyText(name)}: ${flow(value)}`
  if (line.length <= SHORT || typeof value !== 'object' || value === null || indent.length > 2) return line
  if (Array.isArray(value)) return [`${indent}${keyText(name)}:`, ...value.map((item) => `${indent}  - ${flow(item)}`)].join('\n')
  return [`${indent}${keyText(name)}:`, ...Object.entries(value).map(([key, one]) => fieldText(key, one, `${indent}  `))].join('\n')
}

/** A value in one line of YAML. */
function flow(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(flow).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value)
  return entries.length === 0 ? '{}' : `{ ${entries.map(([key, one]) => `${keyText(key)}: ${flow(one)}`).join(', ')} }`
}

function keyText(key: string): string {
  return /^[A-Za-z][\w-]*$/.test(key) && !/^(?:true|false|null|yes|no|on|off|y|n)$/i.test(key) ? key : JSON.stringify(key)
}
