import { existsSync, statfsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import chromium from '@sparticuz/chromium'
import { type Browser, chromium as playwright } from 'playwright-core'

/** Chromium's flags: no window, no downloads, no stored data. */
const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--hide-scrollbars',
  '--force-color-profile=srgb',
]

/** With several pages on a few cores, threads of V8's own only cost. A page that is measured has them, as its users do. */
export const THRIFTY = ['--js-flags=--single-threaded']

/** The folder of shared memory on Linux. */
const MEMORY = '/dev/shm'
/** So much room in it is enough for many pages, in bytes. */
const ROOM = 1024 ** 3

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome.exe']

/**
 * Which of Playwright's flags are left out: it has Chromium share memory through files on the disk, one for each reply that a page reads, because
 * the shared memory of a container may be small.
 */
function unwanted(): string[] {
  if (!existsSync(MEMORY)) return []
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize >= ROOM ? ['--disable-dev-shm-usage'] : []
}

/** Starts Chromium, with `flags` beside the usual ones, from the npm package, or else the system's. Throws an `Error` if there is neither. */
export async function startChromium(flags: readonly string[] = []): Promise<Browser> {
  const tried: string[] = []
  for (const find of [packaged, ofSystem]) {
    try {
      const executablePath = await find()
      return await playwright.launch({ executablePath, args: [...FLAGS, ...flags], ignoreDefaultArgs: unwanted(), headless: true })
    } catch (error) {
      tried.push(String(error).split('\n').slice(0, 4).join(' '))
    }
  }
  throw new Error(`no Chromium starts:\n${tried.join('\n')}`)
}

async function packaged(): Promise<string> {
  if (process.platform !== 'linux') throw new Error('the packaged Chromium is for Linux')
  return await chromium.executablePath()
}

async function ofSystem(): Promise<string> {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const found = folders.flatMap((folder) => NAMES.map((name) => join(folder, name))).find((path) => existsSync(path))
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  if (found !== undefined) return found
  if (existsSync(mac)) return mac
  throw new Error(`none of ${NAMES.join(', ')} is in the PATH`)
}
