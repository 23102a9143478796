import { readdirSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/
/** Smaller files fit into one packet uncompressed. */
const WORTH_IT = 1024

/** Of Brotli's levels: the smallest takes half of the build's processor time, so that a build for tests takes a quick one. */
const SMALLEST = constants.BROTLI_MAX_QUALITY
const QUICK = 4

/** Puts a compressed copy (`.br`, `.gz`) beside every text file of the build, so that the server compresses nothing. */
export function compressed(folder: string): Plugin {
  const level = process.env.ORRERY_BUILD === 'quick' ? QUICK : SMALLEST
  return {
    name: 'orrery-compressed',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        await Promise.all(
          files.map(async (file) => {
            if (!file.isFile() || !TEXTS.test(file.name)) return
            const path = join(file.parentPath, file.name)
            const text = await readFile(path)
            if (text.length < WORTH_IT) return
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length, [constants.BROTLI_PARAM_QUALITY]: level }
            await writeFile(`${path}.br`, await inBrotli(text, { params }))
            await writeFile(`${path}.gz`, await inGzip(text, { level: 9 }))
          }),
        )
      },
    },
  }
}
