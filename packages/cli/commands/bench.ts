import { cpus } from 'node:os'
import type { Figure } from '../bench/figure.ts'
import { benches, measure } from '../bench/index.ts'
import { columns } from '../terminal/columns.ts'
import { type Command, read, UsageError, wholeNumber } from '../usage.ts'

export const command: Command = {
  name: 'bench',
  usage: `[${benches().join('] [') || 'NAME'}] [--row TEXT] [--json]\n       orrery bench flow|days|minds [GAME...] [--games N]`,
  about:
    'Measures, and prints each figure with its bar. Ends with 1 if a figure misses its bar or could not be measured. With --row only rows whose name contains the text count.',
  async run(args) {
    const { values, positionals } = read(
      args,
      { json: { type: 'boolean', default: false }, row: { type: 'string' }, games: { type: 'string' } },
      [0, Number.POSITIVE_INFINITY],
    )
    const there = benches()
    for (const name of positionals) if (!there.includes(name)) throw new UsageError(`no bench '${name}'; there are: ${there.join(', ')}`)
    const count = values.games === undefined ? undefined : wholeNumber('games', values.games, 1, 1)
    const { figures: measured, unmeasured } = await measure(
      positionals.length > 0 ? positionals : there,
      (name) => console.error(`measuring ${name} ...`),
      count,
    )
    const figures = rowsNamed(measured, values.row)
    const machine = {
      node: process.versions.node,
      platform: `${process.platform}-${process.arch}`,
      cpu: cpus()[0]?.model,
      cores: cpus().length,
    }
    if (values.json) console.log(JSON.stringify({ machine, figures, unmeasured }, null, 2))
    else console.log(`${printed(figures)}\n\nNode ${machine.node}, ${machine.platform}, ${machine.cores} cores (${machine.cpu})`)
    for (const { name, why } of unmeasured) console.error(`NOT MEASURED: ${name}: ${why}`)
    return unmeasured.length === 0 && figures.every(({ holds }) => holds) ? 0 : 1
  },
}

/**
 * The figures whose name contains a text, ignoring case; all without a text. Throws a `UsageError` that names all rows if there is none.
 */
export function rowsNamed(figures: readonly Figure[], row = ''): readonly Figure[] {
  const found = figures.filter(({ name }) => name.toLowerCase().includes(row.toLowerCase()))
  if (found.length > 0 || row === '') return found
  throw new UsageError(`no row '${row}'; there are: ${figures.map(({ name }) => name).join(', ')}`)
}

function printed(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, unit, bar, atLeast, holds, note }) => [
    name,
    amount(value),
    `${atLeast ? 'at least' : 'at most'} ${amount(bar)}`,
    unit,
    holds ? 'holds' : 'FAILS',
    note ?? '',
  ])
  return columns([['figure', 'measured', 'bar', 'unit', '', ''], ...rows], [1, 2])
}

/** A number for people: three significant figures, thousands separated. */
function amount(value: number): string {
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en')
  return Number(value.toPrecision(3)).toString()
}
