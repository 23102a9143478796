import type { SourceFile } from './files.ts'
import { bared, meantBy, type Scope, valueAt, walkScoped, writtenOut } from './scope.ts'
import { type Node, parsed } from './syntax.ts'

/** A message that code asks a text for. With `open` set, it may be any message whose id has this beginning and end. */
export interface Asked {
  readonly path: string
  readonly id: string
  /** The end of the id after the part filled in; null if nothing is filled in. */
  readonly open: string | null
  /** Whether the app's text is asked (`say`) instead of a table's (`text.say`). */
  readonly app: boolean
  /** Whether it is asked for without any value to fill in. */
  readonly bare: boolean
}

/** A text that code builds, in pieces; null is an unknown piece. */
type Made = readonly (string | null)[]

const UNKNOWN: readonly Made[] = [[null]]

/** The functions that say a message, or tell whether it exists. */
const ASKING = ['say', 'has', 'knows']

/** The most alternatives that are followed. */
const MOST = 100

/**
 * The messages that a file asks texts for, as far as its code shows: through conditions, constants, tables and lists of the same file.
 * Messages that are asked for only if the text has them (`has`, `knows`) are left out.
 */
export function askedBy({ path, text }: SourceFile): Asked[] {
  if (!/\bsay\b/.test(text)) return []
  const found = new Map<string, Asked>()
  const guarded = new Set<string>()
  walkScoped(parsed(path, text), (node, scope) => {
    if (node.type !== 'CallExpression') return
    const callee = node.callee as Node
    const name = nameOf(callee)
    const [first, ...values] = node.arguments as Node[]
    if (!ASKING.includes(name) || first === undefined) return
    for (const made of madeBy(first, scope)) {
      const from = made.indexOf(null)
      const id = from < 0 ? made.join('') : made.slice(0, from).join('')
      const open = from < 0 ? null : made.slice(made.lastIndexOf(null) + 1).join('')
      // An id that begins with an unknown piece could be any message.
      if (!/^[a-z][\w-]*$/.test(id)) continue
      const app = callee.type === 'Identifier'
      if (name !== 'say') guarded.add(`${id} ${open}`)
      else {
        const bare = values.length === 0
        found.set(`${id} ${open} ${app} ${bare}`, { path, id, open, app, bare })
      }
    }
  })
  return [...found.values()].filter(({ id, open }) => !guarded.has(`${id} ${open}`))
}

function nameOf(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name as string
  return callee.type === 'MemberExpression' && callee.computed !== true ? ((callee.property as Node).name as string) : ''
}

/** All texts that an expression may evaluate to. */
function madeBy(node: Node, scope: Scope): readonly Made[] {
  const here = bared(node)
  switch (here.type) {
    case 'Literal':
      return typeof here.value === 'string' || typeof here.value === 'number' ? [[String(here.value)]] : here.value === null ? [] : UNKNOWN
    case 'TemplateLiteral':
      return templateOf(here, scope)
    case 'ConditionalExpression':
      return [...madeBy(here.consequent as Node, scope), ...madeBy(here.alternate as Node, scope)]
    case 'LogicalExpression':
      return [...(here.operator === '&&' ? [] : madeBy(here.left as Node, scope)), ...madeBy(here.right as Node, scope)]
    case 'Identifier': {
      const meant = meantBy(here.name as string, scope)
      return meant === null ? UNKNOWN : meant.nodes.flatMap((one) => madeBy(one, meant.scope))
    }
    case 'MemberExpression':
      return lookedUp(here, scope)
    default:
      return UNKNOWN
  }
}

function templateOf(node: Node, scope: Scope): readonly Made[] {
  const [first = '', ...rest] = (node.quasis as Node[]).map(({ value }) => (value as { readonly cooked: string }).cooked)
  let made: readonly Made[] = [[first]]
  ;(node.expressions as Node[]).forEach((expression, at) => {
    const next = madeBy(expression, scope)
    const parts = made.length * next.length > MOST ? UNKNOWN : next
    made = made.flatMap((before) => parts.map((part) => [...before, ...part, rest[at] ?? '']))
  })
  return made
}

/** The possible values of a lookup in a constant table or list. */
function lookedUp(node: Node, scope: Scope): readonly Made[] {
  const table = writtenOut(node.object as Node, scope)
  const all = (values: readonly (Node | undefined | null)[]): readonly Made[] =>
    values.flatMap((value) => (value == null ? UNKNOWN : madeBy(value, scope)))
  if (node.computed !== true) return table === null ? UNKNOWN : all([valueAt(table, (node.property as Node).name as string)])
  if (table?.type === 'ArrayExpression') return all(table.elements as (Node | null)[])
  return table?.type === 'ObjectExpression' ? all((table.properties as Node[]).map(({ value }) => value as Node | undefined)) : UNKNOWN
}
