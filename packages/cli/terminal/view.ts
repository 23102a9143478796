import { columns } from './columns.ts'

/**
 * The view of any game as text: names and values, lists of similar things as tables, the rest indented. Used for games without a
 * `terminal.ts`.
 */
export function viewText(view: unknown, indent = ''): string {
  if (typeof view !== 'object' || view === null) return `${indent}${plain(view)}`
  if (Array.isArray(view)) return listText(view, indent)
  return Object.entries(view)
    .map(([name, value]) => field(name, value, indent))
    .join('\n')
}

function field(name: string, value: unknown, indent: string): string {
  if (isShort(value)) return `${indent}${name}: ${short(value)}`
  return `${indent}${name}:\n${viewText(value, `${indent}  `)}`
}

function listText(items: readonly unknown[], indent: string): string {
  const rows = items.map((item) => (typeof item === 'object' && item !== null && !Array.isArray(item) ? Object.entries(item) : null))
  const head = rows[0]?.map(([name]) => name)
  const alike = head !== undefined && rows.every((row) => row?.every(([name, value], at) => name === head[at] && isShort(value)) ?? false)
  if (alike) {
    const cells = rows.map((row) => (row ?? []).map(([, value]) => short(value)))
    return columns([head, ...cells])
      .split('\n')
      .map((line) => indent + line)
      .join('\n')
  }
  return items.map((item) => (isShort(item) ? `${indent}- ${short(item)}` : `${indent}-\n${viewText(item, `${indent}  `)}`)).join('\n')
}

const SHORT = 60

function isShort(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  const parts = Object.values(value)
  return parts.every((part) => typeof part !== 'object' || part === null) && short(value).length <= SHORT
}

function short(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plain(value)
  if (Array.isArray(value)) return value.length === 0 ? '-' : value.map(plain).join(' ')
  return Object.entries(value)
    .map(([name, part]) => `${name} ${plain(part)}`)
    .join(', ')
}

function plain(value: unknown): string {
  if (value === null || value === '') return '-'
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return String(value)
}
