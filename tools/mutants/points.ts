import { type Node, parsed, walk } from '../syntax.ts'

/**
 * The kinds of mutation: a condition is negated, a part of a condition is ignored, another seat decides, a number is increased by one, a
 * sum is changed, an order is reversed, a call or an assignment is left out.
 */
export const KINDS = ['condition', 'part', 'seat', 'number', 'sum', 'order', 'call', 'assignment'] as const
export type Kind = (typeof KINDS)[number]

/** One way to break a file at one place. */
export interface Point {
  readonly kind: Kind
  readonly line: number
  /** Its first line, as in the file. */
  readonly text: string
  /** The original text, on one line. */
  readonly was: string
  /** The text that replaces it. */
  readonly now: string
  readonly start: number
  readonly end: number
}

const OTHER: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
}

const SUMS: Readonly<Record<string, string>> = { '+': '-', '-': '+', '*': '/', '/': '*' }

/** Pairs of methods that replace each other, to make an order, an end or a quantity wrong. */
const OPPOSITES: Readonly<Record<string, string>> = {
  push: 'unshift',
  unshift: 'push',
  shift: 'pop',
  pop: 'shift',
  some: 'every',
  every: 'some',
  find: 'findLast',
  findLast: 'find',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
}

/** Functions whose first argument is the seat that decides. */
const ASKING = ['choose', 'chooseSome', 'confirm', 'plan']

/** All points of a file, in the order of the text; outer points before those inside them. */
export function pointsOf(path: string, code: string): Point[] {
  const points: Point[] = []
  const lines = lineStarts(code)
  const add = (kind: Kind, node: Node, now: string, was = code.slice(node.start, node.end)): void => {
    const line = lineAt(lines, node.start)
    const text = code.slice(lines[line - 1], lines[line]).trim()
    points.push({ kind, line, text, was: short(was), now, start: node.start, end: node.end })
  }
  const text = (node: Node): string => code.slice(node.start, node.end)
  const addParts = (node: Node): void => {
    const { left, right, operator } = node as unknown as { left: Node; right: Node; operator: string }
    add('part', node, `(${text(left)})`, `${operator} ${text(right)}`)
    add('part', node, `(${text(right)})`, `${text(left)} ${operator}`)
  }
  walk(parsed(path, code), (node, parent) => {
    if (isTest(node, parent)) add('condition', node, `!(${text(node)})`)
    else if ((node.type === 'BinaryExpression' || node.type === 'LogicalExpression') && OTHER[node.operator as string] !== undefined) {
      const { left, right } = node as unknown as { left: Node; right: Node }
      add('condition', node, `(${text(left)}) ${OTHER[node.operator as string]} (${text(right)})`)
    } else if (node.type === 'BinaryExpression' && SUMS[node.operator as string] !== undefined) {
      const { left, right } = node as unknown as { left: Node; right: Node }
      add('sum', node, `(${text(left)}) ${SUMS[node.operator as string]} (${text(right)})`)
    } else if (node.type === 'CallExpression' && ASKING.includes(nameOf(node.callee as Node))) {
      const [seat] = node.arguments as Node[]
      if (seat !== undefined && seat.type !== 'SpreadElement') add('seat', seat, `((${text(seat)}) === 0 ? 1 : 0)`)
    } else if (node.type === 'Literal' && typeof node.value === 'number' && isAmount(node, parent)) add('number', node, `${node.value + 1}`)
    else if (node.type === 'ExpressionStatement' && isCall(node.expression as Node)) add('call', node, ';')
    else if (node.type === 'ExpressionStatement' && isAssignment(node.expression as Node)) add('assignment', node, ';')
    if (node.type === 'LogicalExpression' && node.operator !== '??') addParts(node)
    if (node.type === 'CallExpression') {
      const opposite = oppositeOf(node.callee as Node)
      if (opposite !== null)
        add('order', node, `${code.slice(node.start, opposite.at)}${opposite.name}${code.slice(opposite.end, node.end)}`)
    }
  })
  return points
}

function isTest(node: Node, parent: Node | null): boolean {
  if (parent === null || node.type === 'LogicalExpression') return false
  const tests = ['IfStatement', 'ConditionalExpression', 'WhileStatement']
  if (tests.includes(parent.type) && parent.test === node) return node.type !== 'BinaryExpression'
  return parent.type === 'LogicalExpression' && node.type !== 'BinaryExpression' && parent.operator !== '??'
}

/** Whether a number is an amount that a rule uses: not an index, not part of a type, not a key. */
function isAmount(node: Node, parent: Node | null): boolean {
  if (parent === null) return false
  if (parent.type === 'MemberExpression' && parent.computed === true && parent.property === node) return false
  return !parent.type.startsWith('TS') && !(parent.type === 'Property' && parent.key === node)
}

function isCall(node: Node): boolean {
  if (node.type === 'YieldExpression') return node.argument !== null && isCall(node.argument as Node)
  if (node.type === 'ChainExpression') return isCall(node.expression as Node)
  return node.type === 'CallExpression'
}

function isAssignment(node: Node): boolean {
  return node.type === 'AssignmentExpression' || node.type === 'UpdateExpression'
}

/** The opposite of the called method, and the position of its name; null if there is none. */
function oppositeOf(callee: Node): { readonly name: string; readonly at: number; readonly end: number } | null {
  if (callee.type !== 'MemberExpression' || callee.computed === true) return null
  const property = callee.property as Node
  const name = property.name as string
  return Object.hasOwn(OPPOSITES, name) ? { name: OPPOSITES[name] as string, at: property.start, end: property.end } : null
}

function nameOf(callee: Node): string {
  return callee.type === 'Identifier' ? (callee.name as string) : ''
}

function lineStarts(code: string): number[] {
  const starts = [0]
  for (let at = code.indexOf('\n'); at >= 0; at = code.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function lineAt(starts: readonly number[], offset: number): number {
  return starts.findLastIndex((start) => start <= offset) + 1
}

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ')
  return line.length > 90 ? `${line.slice(0, 87)}...` : line
}

/**
 * The file with every point in it, each inactive until its number is chosen: `__mutant(n)` records that the place was reached, and returns
 * whether that point is the one broken now.
 */
export function withPoints(code: string, points: readonly Point[], first: number): string {
  const insides = (start: number, end: number, from: number): string => {
    let out = ''
    let at = start
    for (let n = from; n < points.length; n++) {
      const point = points[n] as Point
      if (point.start < at) continue
      if (point.start >= end) break
      out += code.slice(at, point.start) + woken(point, n)
      at = point.end
    }
    return out + code.slice(at, end)
  }
  const woken = (point: Point, n: number): string => {
    const asIs = insides(point.start, point.end, n + 1)
    return point.kind === 'call' || point.kind === 'assignment'
      ? `{if (!__mutant(${first + n})) {${asIs}}}`
      : `(__mutant(${first + n}) ? (${point.now}) : (${asIs}))`
  }
  return insides(0, code.length, 0)
}
