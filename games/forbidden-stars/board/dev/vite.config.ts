import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { gameIcons } from '../../../../packages/web/vite/game-icons.ts'

const up = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The board's workshop: `npx vite --config games/forbidden-stars/board/dev/vite.config.ts`. Not part of the app. */
export default defineConfig({
  root: up('.'),
  plugins: [gameIcons()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  cacheDir: up('../../../../node_modules/.vite-forbidden-stars'),
  server: { port: 5198, strictPort: true, fs: { strict: false } },
  worker: { format: 'es' },
})
