import { ruleIds } from '../packages/cli/rules/rulebook.ts'
import { titleFaults } from '../packages/cli/rules/titles.ts'
import { bare, importsOf, lineAt, testsOf } from './code.ts'
import { gamesAmong, projectFiles, type SourceFile, typescript } from './files.ts'
import type { Law } from './law.ts'
import type { Step } from './step.ts'
import { styleNames } from './style-names.ts'
import { styleVariables } from './style-variables.ts'
import { wordBreaks } from './word-breaks.ts'

/** Whether a file is part of a game's rules or state: everything but its manifest, its board and its tests. */
export function isGameRules(path: string): boolean {
  return /^games\/[^/]+\/.*\.tsx?$/.test(path) && !/^games\/[^/]+\/(board\/|test\/|manifest\.ts$)/.test(path)
}

/** Whether a file is part of the kernel, without its test helpers and tests. */
export function isKernel(path: string): boolean {
  return /^packages\/kernel\/.*\.ts$/.test(path) && !/^packages\/kernel\/(testing|conformance|test)\//.test(path)
}

const isRules = (path: string): boolean => isGameRules(path) || isKernel(path)
/** What runs in a page; `copy.tsx` is for pages without a clipboard. */
const isPage = (path: string): boolean =>
  /^(?:packages\/(?:web|board)|games\/[^/]+\/board)\/.*\.tsx?$/.test(path) && !/\/test\/|\/board\/copy\.tsx$/.test(path)
const isTypeScript = (path: string): boolean => /\.tsx?$/.test(path)
const isTest = (path: string): boolean => path.endsWith('.test.ts')
const isGameTest = (path: string): boolean => /^games\/[^/]+\/test\/.*\.test\.ts$/.test(path)

/** A word on its own: neither a field access nor a field name. */
const word = (names: string): RegExp => new RegExp(`(?<![.\\w$])(?:${names})\\b(?!\\s*:)`, 'g')

function forbids(name: string, about: (path: string) => boolean, pattern: RegExp, what: string): Law {
  return {
    name,
    about,
    breaches({ text }) {
      const code = bare(text)
      return [...code.matchAll(pattern)].map((match) => ({ line: lineAt(code, match.index), what: `${what}: ${match[0].trim()}` }))
    },
  }
}

/** Addresses of package registries and folders of somebody's machine, joined here so that this file does not contain them. */
const PLACES = new RegExp(
  [
    ['registry', '\\.(?:npmjs|yarnpkg|npmmirror)'].join(''),
    ['art', 'ifactory'].join(''),
    ['(?<![\\w.~-])/(?:work|root|home|Users)', '/[\\w.-]+'].join(''),
    ['[A-Z]:\\\\', 'Users\\\\'].join(''),
  ].join('|'),
  'g',
)

const isContent = (path: string): boolean => /^games\/[^/]+\/content\/.*\.ts$/.test(path)
/** A type of a catalogue's numbers. */
const KIND = /export type (\w+) = Kind</g

const MOST_LINES = 500
const isData = (path: string): boolean => /\/(content|text|art|generated)\//.test(path) || path.endsWith('package-lock.json')

export const LAWS: readonly Law[] = [
  forbids('no clock', isRules, word('Date|performance|setTimeout|setInterval|setImmediate|queueMicrotask'), 'rules have no clock'),
  forbids('no chance', isRules, /\bMath\s*\.\s*random\b|(?<![.\w$])crypto\b(?!\s*:)/g, 'chance comes from the state alone'),
  forbids('no io', isRules, word('fetch|process|console|localStorage|document|window|globalThis'), 'rules do no input or output'),
  forbids('no waiting', isRules, /(?<![.\w$])(?:async|await|Promise)\b(?!\s*:)/g, 'rules wait for nothing but answers'),
  {
    name: 'no foreign imports',
    about: isRules,
    breaches: ({ text }) =>
      importsOf(text)
        .filter(({ from }) => from === 'fs' || from === 'path' || from === 'os' || from.startsWith('node:'))
        .map(({ from, line }) => ({ line, what: `rules do no input or output: ${from}` })),
  },
  {
    name: 'states hold references',
    about: (path) => /^games\/[^/]+\/state\.ts$/.test(path),
    breaches({ text }, all) {
      const kinds = all
        .filter(({ path }) => isGameRules(path))
        .flatMap((file) => [...file.text.matchAll(KIND)].map(([, name = '']) => name))
      const code = bare(text)
      return [...code.matchAll(/\bint<(\w+)>\(/g)]
        .filter(([, type = '']) => kinds.includes(type))
        .map((match) => ({ line: lineAt(code, match.index), what: `a number of a catalogue is no int: ref it (${match[1]})` }))
    },
  },
  forbids('content has no places', isContent, /\{\s*(?:id|number):\s*\d+\s*[,}]/g, "an entry's number is its catalogue's to give"),
  forbids('no collections', isGameRules, /\bnew\s+(?:Map|Set|WeakMap|WeakSet)\b/g, 'state and rules are plain objects and lists'),
  forbids('no classes', isRules, /(?<![.\w$])class\s+[\w{]/g, 'rules and state have no classes'),
  forbids('no any', isTypeScript, /(?:[:<,|&(]|\bas)\s*any\b(?!\s*[:(.?])/g, 'nothing is of the type any'),
  forbids(
    'no TLS needed',
    isPage,
    /\bcrypto\s*\.\s*(?:randomUUID|subtle)\b|\bnavigator\s*\.\s*clipboard\b/g,
    'an address without TLS does not have it',
  ),
  forbids(
    'no skipped tests',
    isTest,
    /(?<![.\w$])(?:test|it|describe)(?:\.\w+)*\.(?:skip|only|todo|fails|skipIf|runIf)\b/g,
    'every test runs',
  ),
  {
    name: 'tests expect',
    about: isTest,
    breaches: ({ text }) =>
      testsOf(text)
        .filter(({ code }) => !/\bexpect\w*\b/.test(code))
        .map(({ title, line }) => ({ line, what: `a test without expect: ${title}` })),
  },
  {
    name: 'tests name rules',
    about: isGameTest,
    breaches(file, all) {
      const game = file.path.split('/')[1] as string
      const known = ruleIds(all, game)
      return testsOf(file.text)
        .filter(({ filled }) => !filled)
        .flatMap(({ title, line }) => titleFaults(title, known).map((what) => ({ line, what })))
    },
  },
  {
    name: 'short files',
    about: (path) => /\.(tsx?|js|css)$/.test(path) && !isData(path),
    breaches({ text }) {
      const lines = text.split('\n').length - 1
      return lines > MOST_LINES ? [{ line: 0, what: `${lines} lines; at most ${MOST_LINES}` }] : []
    },
  },
  styleVariables,
  styleNames,
  wordBreaks,
  {
    name: 'no places',
    about: () => true,
    breaches: ({ text }) =>
      [...text.matchAll(PLACES)].map((match) => ({ line: lineAt(text, match.index), what: `names a place of one machine: ${match[0]}` })),
  },
]

/** All breaches of a law as `path:line: law: what`, and how many files were checked. */
export function enforce(law: Law, files: readonly SourceFile[]): { readonly looked: number; readonly problems: string[] } {
  const about = files.filter(({ path }) => law.about(path))
  const problems = about.flatMap((file) =>
    law.breaches(file, files).map(({ line, what }) => `${file.path}${line > 0 ? `:${line}` : ''}: ${law.name}: ${what}`),
  )
  return { looked: about.length, problems }
}

/** The step of the test command that checks the laws: one check for each. */
export const laws: Step = {
  name: 'laws',
  title: "the project's own laws",
  run() {
    const files = projectFiles()
    if (typescript(files).length === 0) return { passed: 0, problems: ['no TypeScript found'] }
    const games = gamesAmong(files).length
    const problems: string[] = []
    let passed = 0
    for (const law of LAWS) {
      const found = enforce(law, files)
      if (found.looked === 0 && games > 0) problems.push(`${law.name}: the law looked at nothing`)
      else if (found.problems.length === 0) passed++
      problems.push(...found.problems)
    }
    return { passed, problems }
  },
}
