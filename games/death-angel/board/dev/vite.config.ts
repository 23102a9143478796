import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

/** The board's workshop: `npx vite --config games/death-angel/board/dev/vite.config.ts`. Not part of the app. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  server: { port: 5197, strictPort: true, fs: { allow: [fileURLToPath(new URL('../../../../', import.meta.url))] } },
})
