import { noSuch } from './nearest.ts'

/**
 * A place in plain data: `marines[3].facing`, `swarms[0].cards`, `marines[id=7].position` (the first item whose field is
 * that), `piles[-1]` (from the end). Steps are names, indexes and pickers.
 */
type Step = { readonly name: string } | { readonly index: number } | { readonly field: string; readonly is: string }

const PART = /^(?:\.?([A-Za-z_][\w-]*)|\[(-?\d+)\]|\[([A-Za-z_][\w-]*)=([^\]]*)\])/

function stepsOf(path: string): Step[] {
  const steps: Step[] = []
  let rest = path
  while (rest !== '') {
    const part = PART.exec(rest)
    if (part === null) throw new RangeError(`'${path}' is no path (at '${rest}')`)
    const [whole, name, index, field, is] = part
    if (name !== undefined) steps.push({ name })
    else if (index !== undefined) steps.push({ index: Number(index) })
    else steps.push({ field: field as string, is: is as string })
    rest = rest.slice(whole.length)
  }
  return steps
}

/** The key that a step means in this value; undefined if there is none. */
function keyOf(value: unknown, step: Step): string | number | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('name' in step) return step.name in value ? step.name : undefined
  if (!Array.isArray(value)) return undefined
  if ('index' in step) {
    const at = step.index < 0 ? value.length + step.index : step.index
    return at in value ? at : undefined
  }
  const at = value.findIndex((item) => typeof item === 'object' && item !== null && String(item[step.field]) === step.is)
  return at < 0 ? undefined : at
}

/** The value at a path, or undefined if it leads nowhere. An empty path is the value itself. */
export function at(value: unknown, path: string): unknown {
  let here = value
  for (const step of stepsOf(path)) {
    const key = keyOf(here, step)
    if (key === undefined) return undefined
    here = (here as Record<string | number, unknown>)[key]
  }
  return here
}

/** Why the path leads nowhere: the failing step, and a similar name; null if it leads somewhere. */
export function missing(value: unknown, path: string): string | null {
  let here = value
  for (const step of stepsOf(path)) {
    const key = keyOf(here, step)
    if (key === undefined) return missingStep(here, step)
    here = (here as Record<string | number, unknown>)[key]
  }
  return null
}

function missingStep(value: unknown, step: Step): string {
  if (typeof value !== 'object' || value === null) return `it goes on from ${JSON.stringify(value)}`
  if ('name' in step) return Array.isArray(value) ? `'${step.name}' of a list` : noSuch(step.name, Object.keys(value))
  if (!Array.isArray(value)) return 'it is no list'
  return 'index' in step ? `the list has ${value.length}` : `nothing in the list has ${step.field} ${step.is}`
}

/** Replaces the value at a path. Throws a `RangeError` if the path leads nowhere. */
export function put(value: unknown, path: string, what: unknown): void {
  const steps = stepsOf(path)
  const last = steps.pop()
  if (last === undefined) throw new RangeError('an empty path')
  let here = value
  for (const step of [...steps, last]) {
    const key = keyOf(here, step)
    if (key === undefined) throw new RangeError(`'${path}' leads nowhere: ${missingStep(here, step)}`)
    if (step === last) (here as Record<string | number, unknown>)[key] = what
    else here = (here as Record<string | number, unknown>)[key]
  }
}
