#!/usr/bin/env node
// Plain JavaScript for any Node: it must be able to say what is missing where the other files cannot even be parsed.
import module from 'node:module'

const NEEDED = 26
const found = Number(process.versions.node.split('.')[0])
if (found < NEEDED) {
  console.error(
    `Orrery needs Node ${NEEDED} and found ${process.versions.node} (${process.platform}-${process.arch}).\n` +
      `npm ci brings the right one along; start with npm start, npx orrery or npm exec orrery, which use it.`,
  )
  process.exit(1)
}
const { HEAP_FLAGS } = await import('../heap-flags.ts')
const [, script, ...given] = process.argv
// Node takes these flags only when it starts, so it starts again, in the same process where the system can.
if (given[0] === 'serve' && process.platform !== 'win32' && process.channel === undefined && process.execArgv.length === 0)
  process.execve(process.execPath, [process.execPath, ...HEAP_FLAGS, script, ...given], process.env)

module.enableCompileCache()
const { main } = await import('../main.ts')
process.exitCode = await main(process.argv.slice(2))
