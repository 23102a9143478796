import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The workshop: cards, mats and decks without the app around them. `npx vite --config games/chaos-galaxy/board/dev/vite.config.ts`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  cacheDir: fileURLToPath(new URL('../../../../node_modules/.vite-chaos-galaxy', import.meta.url)),
  server: { port: 5191, strictPort: true, fs: { strict: false } },
  worker: { format: 'es' },
})
