/**
 * The code with comments and the contents of strings blanked out, so that a word in a comment is not taken for code. Length and line ends
 * stay the same, so positions stay valid. With `keepTexts` the strings stay.
 */
export function bare(source: string, keepTexts = false): string {
  let out = ''
  let at = 0
  const blank = (text: string) => text.replace(/[^\n]/g, ' ')
  const braces: number[] = []
  let depth = 0
  function template(): void {
    const from = at
    at++
    while (at < source.length && source[at] !== '`' && !source.startsWith('${', at)) at += source[at] === '\\' ? 2 : 1
    const ended = source[at] === '`'
    at += ended ? 1 : 2
    const piece = source.slice(from, at)
    out += keepTexts ? piece : (piece[0] ?? '') + blank(piece.slice(1, ended ? -1 : -2)) + (ended ? '`' : '${')
    if (!ended) {
      braces.push(depth)
      depth++
    }
  }
  while (at < source.length) {
    const here = source[at] as string
    if (source.startsWith('//', at) && !isInsideRegex(out)) {
      const end = source.indexOf('\n', at)
      const stop = end < 0 ? source.length : end
      out += blank(source.slice(at, stop))
      at = stop
    } else if (source.startsWith('/*', at)) {
      const end = source.indexOf('*/', at + 2)
      const stop = end < 0 ? source.length : end + 2
      out += blank(source.slice(at, stop))
      at = stop
    } else if (here === "'" || here === '"') {
      const text = /^(['"])(?:\\.|(?!\1)[^\\\n])*\1?/s.exec(source.slice(at, at + 100_000))?.[0] ?? here
      out += keepTexts || text.length < 2 ? text : here + blank(text.slice(1, -1)) + here
      at += text.length
    } else if (here === '`') template()
    else if (here === '/' && regexMayBegin(out)) {
      const text = /^\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[a-z]*/.exec(source.slice(at))?.[0] ?? here
      out += text.length > 1 ? `/${blank(text.slice(1, -1))}/` : text
      at += text.length
    } else {
      if (here === '{') depth++
      if (here === '}') {
        depth--
        if (braces.at(-1) === depth) {
          braces.pop()
          template()
          continue
        }
      }
      out += here
      at++
    }
  }
  return out
}

function isInsideRegex(before: string): boolean {
  return before.endsWith('\\')
}

function regexMayBegin(before: string): boolean {
  const text = before.trimEnd()
  return text === '' || /[(,=:[!&|?{};>+*%~^-]$/.test(text) || /\b(return|typeof|case|yield)$/.test(text)
}

/** The line number of a position in a text, from 1. */
export function lineAt(text: string, at: number): number {
  let line = 1
  for (let i = text.indexOf('\n'); i >= 0 && i < at; i = text.indexOf('\n', i + 1)) line++
  return line
}

/** An import: its source, its line, and whether it is only for types and so loads nothing. */
export interface Import {
  readonly from: string
  readonly line: number
  readonly types: boolean
}

/** All imports of a file, in every form. */
export function importsOf(source: string): Import[] {
  const code = bare(source, true)
  const found: Import[] = []
  const places =
    /(?:\b(?:import|export)\s+(type\s+)?([\w$*][\w$*\s,]*|(?:[\w$]+\s*,\s*)?\{[^}]*\}\s*)from\s*|\bfrom\s*|\bimport\s*\(\s*|\bimport\s+)(['"`])([^'"`\n]+)\3/g
  for (const match of code.matchAll(places)) {
    const [text, type, names = ''] = match
    const types = type !== undefined || /^\{(\s*type\s[^,}]+,?)+\s*\}\s*$/.test(names)
    const line = lineAt(code, match.index + text.length)
    found.push({ from: match[4] as string, line, types })
  }
  return found
}

/** One test of a test file. */
export interface TestCall {
  /** The title as in the code, without quotes. */
  readonly title: string
  readonly line: number
  /** The whole call, with comments and strings blanked out. */
  readonly code: string
  /** Whether the title is filled in when the tests run. */
  readonly filled: boolean
}

/** The tests of a test file. */
export function testsOf(source: string): TestCall[] {
  const code = bare(source)
  const texts = bare(source, true)
  const found: TestCall[] = []
  for (const match of code.matchAll(/(?<![.\w$])(?:test|it)((?:\.\w+)*)\s*\(/g)) {
    const chain = match[1] as string
    let open = match.index + match[0].length - 1
    let close = closing(code, open)
    if (/\.(each|for)$/.test(chain)) {
      open = code.indexOf('(', close)
      if (open < 0) continue
      close = closing(code, open)
    }
    const title = /^\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s.exec(texts.slice(open, close))
    found.push({
      title: title?.[2] ?? '',
      line: lineAt(code, match.index),
      code: code.slice(match.index, close),
      filled: title === null || title[1] === '`' || /\.(each|for)$/.test(chain),
    })
  }
  return found
}

function closing(code: string, open: number): number {
  let depth = 0
  for (let at = open; at < code.length; at++) {
    if (code[at] === '(') depth++
    else if (code[at] === ')' && --depth === 0) return at + 1
  }
  return code.length
}
