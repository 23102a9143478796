import { type Node, within } from './syntax.ts'

/** What a name stands for: one of several expressions, to be read in their own scope; null if unknown. */
export type Meant = { readonly nodes: readonly Node[]; readonly scope: Scope } | null

/** The names that are known at a place in the code. */
export interface Scope {
  readonly names: ReadonlyMap<string, Meant>
  readonly outer: Scope | null
}

/** What a name stands for at a place. */
export function meantBy(name: string, scope: Scope | null): Meant {
  for (let here = scope; here !== null; here = here.outer) {
    const meant = here.names.get(name)
    if (meant !== undefined) return meant
  }
  return null
}

/** Walks a program with the names known at each node: constants, and the parameters of callbacks over lists (`map`). */
export function walkScoped(node: Node, visit: (node: Node, scope: Scope) => void, outer: Scope | null = null): void {
  const names = new Map<string, Meant>()
  const scope: Scope = { names, outer }
  if (outer === null || node.type === 'BlockStatement') declare(node, scope, names)
  visit(node, scope)
  const list = node.type === 'CallExpression' ? listOf(node, scope) : null
  for (const child of within(node)) {
    const isFunction = child.type === 'ArrowFunctionExpression' || child.type.startsWith('Function')
    if (!isFunction) {
      walkScoped(child, visit, scope)
      continue
    }
    const params = new Map<string, Meant>()
    ;(child.params as Node[]).forEach((param, at) => {
      bind(param, at === 0 && list !== null && (node.arguments as Node[])[0] === child ? { nodes: list, scope } : null, params)
    })
    walkScoped(child, visit, { names: params, outer: scope })
  }
}

/** The constants that a block declares. */
function declare(block: Node, scope: Scope, names: Map<string, Meant>): void {
  for (const statement of block.body as Node[]) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement
    if (declaration?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declaration.declarations as Node[]) {
      bind(id as Node, declaration.kind === 'const' && init != null ? { nodes: [init as Node], scope } : null, names)
    }
  }
}

/** Binds the names in a pattern to what they stand for. */
function bind(pattern: Node, meant: Meant, names: Map<string, Meant>): void {
  if (pattern.type === 'Identifier') names.set(pattern.name as string, meant)
  else if (pattern.type === 'AssignmentPattern') bind(pattern.left as Node, null, names)
  else if (pattern.type === 'RestElement') bind(pattern.argument as Node, null, names)
  else if (pattern.type === 'ArrayPattern') {
    ;(pattern.elements as (Node | null)[]).forEach((one, at) => {
      if (one !== null)
        bind(
          one,
          partsOf(meant, (node) => (node.type === 'ArrayExpression' ? (node.elements as Node[])[at] : undefined)),
          names,
        )
    })
  } else if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties as Node[]) {
      if (property.type === 'RestElement') bind(property, null, names)
      else
        bind(
          property.value as Node,
          partsOf(meant, (node) => valueAt(node, (property.key as Node).name as string)),
          names,
        )
    }
  }
}

function partsOf(meant: Meant, part: (node: Node) => Node | undefined): Meant {
  const nodes = meant?.nodes.map((node) => part(bared(node)))
  return meant === null || nodes === undefined || nodes.includes(undefined) ? null : { nodes: nodes as Node[], scope: meant.scope }
}

/** The value of a key in an object literal. */
export function valueAt(node: Node, key: string): Node | undefined {
  const properties = node.type === 'ObjectExpression' ? (node.properties as Node[]) : []
  return properties.find((property) => (property.key as Node | undefined)?.name === key)?.value as Node | undefined
}

/** An expression without type syntax and parentheses. */
export function bared(node: Node): Node {
  const isBare = !node.type.startsWith('TS') && node.type !== 'ParenthesizedExpression'
  return isBare ? node : bared(node.expression as Node)
}

/** The elements of a list literal that a call iterates over. */
function listOf(call: Node, scope: Scope): readonly Node[] | null {
  const callee = call.callee as Node
  if (callee.type !== 'MemberExpression' || !['map', 'flatMap', 'forEach'].includes((callee.property as Node).name as string)) return null
  const list = writtenOut(callee.object as Node, scope)
  if (list?.type !== 'ArrayExpression') return null
  const elements = list.elements as (Node | null)[]
  return elements.every((one) => one !== null && one.type !== 'SpreadElement') ? (elements as Node[]) : null
}

/** The list or object literal that an expression is or names. */
export function writtenOut(node: Node, scope: Scope): Node | null {
  const here = bared(node)
  if (here.type !== 'Identifier') return here
  const meant = meantBy(here.name as string, scope)
  const [one] = meant?.nodes ?? []
  return meant === null || one === undefined || meant.nodes.length > 1 ? null : writtenOut(one, meant.scope)
}
