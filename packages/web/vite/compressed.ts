import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TEXTS = /\.(js|css|html|svg|json|webmanifest)$/
/** Smaller files fit into one packet uncompressed. */
const WORTH_IT = 1024

/** Puts a compressed copy (`.br`, `.gz`) beside every text file of the build, so that the server compresses nothing. */
export function compressed(folder: string): Plugin {
  return {
    name: 'orrery-compressed',
    apply: 'build',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const file of readdirSync(folder, { recursive: true, withFileTypes: true })) {
          const path = join(file.parentPath, file.name)
          if (!file.isFile() || !TEXTS.test(file.name)) continue
          const text = readFileSync(path)
          if (text.length < WORTH_IT) continue
          writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }))
          writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }))
        }
      },
    },
  }
}
