import type { Json } from '../../index.ts'
import type { Each, Scenario } from './scenario.ts'

/** A scenario with one set of values filled in, and their description: `side=left`. Empty if there is only one. */
export interface Version {
  readonly label: string
  readonly scenario: Scenario
}

/** The scenario once for each set of its values. */
export function versionsOf(scenario: Scenario): Version[] {
  const { each, ...rest } = scenario
  if (each === undefined) return [{ label: '', scenario }]
  return setsOf(each).map((values) => ({
    label: Object.entries(values)
      .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
      .join(' '),
    // Data in, data of the same fields out.
    scenario: filled(rest as unknown as Json, values) as unknown as Scenario,
  }))
}

type Values = Readonly<Record<string, Json>>

function isList(each: Each): each is readonly Values[] {
  return Array.isArray(each)
}

function setsOf(each: Each): readonly Values[] {
  if (isList(each)) return each
  return Object.entries(each).reduce<readonly Values[]>(
    (sets, [name, values]) => sets.flatMap((set) => values.map((value) => ({ ...set, [name]: value }))),
    [{}],
  )
}

/** The data with `$name` replaced: by the value itself if it stands alone, else by its text. Keys too. */
function filled(data: Json, values: Values): Json {
  if (typeof data === 'string') {
    const whole = /^\$([A-Za-z_]\w*)$/.exec(data)?.[1]
    return whole !== undefined && whole in values ? (values[whole] as Json) : filledText(data, values)
  }
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((item) => filled(item, values))
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [filledText(key, values), filled(value, values)]))
}

function filledText(text: string, values: Values): string {
  return text.replace(/\$([A-Za-z_]\w*)/g, (whole, name: string) => {
    const value = values[name]
    return value === undefined ? whole : typeof value === 'string' ? value : JSON.stringify(value)
  })
}
