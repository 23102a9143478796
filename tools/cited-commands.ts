import type { SourceFile } from './files.ts'

/** The list of the commands of `orrery`. */
const LIST = 'docs/commands.md'

/** The commands of `orrery` by name, each with the file that says which flags it takes. */
export function commandsAmong(files: readonly SourceFile[]): ReadonlyMap<string, SourceFile> {
  const commands = new Map<string, SourceFile>()
  for (const file of files) {
    if (!file.path.startsWith('packages/')) continue
    for (const [, name = ''] of file.text.matchAll(/: Command = \{\s*name: '([\w-]+)'/g)) commands.set(name, file)
  }
  return commands
}

/** Calls of `orrery` in code whose command does not exist, and flags that their command does not take; `settings` are the server's. */
export function wrongCalls(code: string, commands: ReadonlyMap<string, SourceFile>, settings: string): string[] {
  return [...code.matchAll(/(?:^|npx |\s)orrery ([a-z][\w-]*)([^|\n]*)/g)].flatMap(([call, name = '', args = '']) => {
    const command = commands.get(name)
    if (command === undefined) return [call.slice(0, call.length - args.length).trim()]
    const takes = (flag: string): boolean =>
      flag === 'help' || command.text.includes(`--${flag}`) || (command.text.includes('--SETTING') && settings.includes(`'${flag}'`))
    return [...args.matchAll(/(?<![\w-])--([a-z][\w-]*)/g)].flatMap(([, flag = '']) => (takes(flag) ? [] : [`--${flag} of orrery ${name}`]))
  })
}

/** Commands that the list of commands leaves out, as `path: ...`. Nothing without a list. */
export function unlistedCommands(files: readonly SourceFile[]): string[] {
  const list = files.find(({ path }) => path === LIST)
  if (list === undefined) return []
  const named = [...list.text.matchAll(/^\| (.*?) \|/gm)].flatMap(([, first = '']) =>
    [...first.matchAll(/`([\w-]+)/g)].map((match) => match[1]),
  )
  return [...commandsAmong(files).keys()].filter((name) => !named.includes(name)).map((name) => `${LIST}: leaves out orrery ${name}`)
}
