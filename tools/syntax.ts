import { parseSync } from 'oxc-parser'

/** A node of a parsed program, with the fields used here. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** Parses a file. */
export function parsed(path: string, code: string): Node {
  return parseSync(path, code).program as unknown as Node
}

const RUN = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression']
const OF_TYPES = ['typeAnnotation', 'returnType', 'typeParameters', 'typeArguments']

/** The child nodes that run; types are skipped. */
export function within(node: Node): Node[] {
  const inner = Object.entries(node).flatMap(([key, value]) => (OF_TYPES.includes(key) ? [] : Array.isArray(value) ? value : [value]))
  return inner.filter(isNode).filter(({ type }) => !type.startsWith('TS') || RUN.includes(type))
}

/** Visits all nodes that run, outer ones before inner ones. */
export function walk(node: Node, visit: (node: Node, parent: Node | null) => void, parent: Node | null = null): void {
  visit(node, parent)
  for (const child of within(node)) walk(child, visit, node)
}

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && typeof (value as Node).type === 'string' && typeof (value as Node).start === 'number'
  )
}
