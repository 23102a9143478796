import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { PATIENCE } from '../../../tools/patience.ts'
import { openLog, type Server, type ServerOptions, startServer } from '../index.ts'

/** A data folder that is removed after the test. */
export function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Runs `clean` after the test, in reverse order of registration. This module is loaded once for many files, so that it has no hook of its own. */
export function afterwards(clean: () => Promise<void> | void): void {
  onTestFinished(clean)
}

/** A clock that never shows the same time twice: what happens later is later. */
export function distinctTimes(): () => number {
  let last = 0
  return () => {
    last = Math.max(last + 1, Date.now())
    return last
  }
}

/** A server of the test games on a free port, stopped after the test. Its log lines go to `lines`. */
export async function server(options: Partial<ServerOptions> = {}): Promise<Server & { readonly lines: string[]; readonly data: string }> {
  const lines: string[] = []
  const data = options.data ?? dataFolder()
  const started = await startServer({
    port: 0,
    host: '127.0.0.1',
    log: openLog('info', 'text', (line) => void lines.push(line)),
    gamesModule: new URL('./games.ts', import.meta.url).href,
    botDelay: 0,
    orderWait: { least: 0, most: 0 },
    botThinking: 50,
    botLimits: { moreTime: PATIENCE.wait, deferredTime: PATIENCE.wait },
    ...options,
    data,
  })
  afterwards(() => started.close())
  return { ...started, lines, data }
}

/** A server in a separate process, to be killed: with the test games, or those of a module. */
export async function child(data: string, gamesModule = ''): Promise<{ url: string; process: ChildProcess }> {
  const script = fileURLToPath(new URL('./child.ts', import.meta.url))
  const started = spawn(process.execPath, [script, data, gamesModule], { stdio: ['ignore', 'pipe', 'inherit'] })
  afterwards(() => void started.kill('SIGKILL'))
  for await (const line of createInterface({ input: started.stdout as NodeJS.ReadableStream })) return { url: line, process: started }
  throw new Error('the server does not start')
}
