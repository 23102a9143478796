import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { groups } from './vite/chunks.ts'
import { compressed } from './vite/compressed.ts'
import { gameIcons } from './vite/game-icons.ts'
import { rulebooks } from './vite/rulebooks.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** Chunks that every page has loaded before it fetches a later part. */
const EVERYWHERE = /\/(?:index|rolldown-runtime)[.-]/

/** What the first page may lead to at once: with their names it fetches what they need. A game's other parts find that themselves. */
const NEXT = /\/(?:table|Pages|playAlone|[a-z-]+-(?:rules|board)|en|hu)[.-]/

/** Chunks that a table has loaded before it fetches a later part. */
const AT_TABLES = /\/(?:table|kernel|local|level|page|plans)[.-]/

/** The app. Games, boards, rulebooks and languages are separate chunks, loaded when they are needed. */
export default defineConfig({
  root,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  plugins: [
    gameIcons(),
    rulebooks(),
    VitePWA({
      strategies: 'generateSW',
      registerType: 'autoUpdate',
      injectRegister: null,
      manifest: {
        name: 'Orrery',
        short_name: 'Orrery',
        description: 'An open table for rules-heavy space games.',
        theme_color: '#0c1120',
        background_color: '#070a14',
        display: 'standalone',
        lang: 'en',
        id: './',
        start_url: './',
        scope: './',
        categories: ['games'],
        icons: [
          { src: 'mark.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
          { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        importScripts: ['push.js'],
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,json}'],
        maximumFileSizeToCacheInBytes: 4_000_000,
        navigateFallback: 'index.html',
        // The page names its files relative to itself, so only the page's own address works, not one below it.
        navigateFallbackAllowlist: [/\/(?:index\.html)?(?:\?|$)/],
        cleanupOutdatedCaches: true,
      },
    }),
    compressed(`${root}dist`),
  ],
  build: {
    // A key picture is fetched when its card is drawn; inlined, page and worker would both load it before the first table.
    assetsInlineLimit: (file) => (file.endsWith('key.svg') ? false : undefined),
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // Later parts do not name again what every page, or the table, has already loaded.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, parts, { hostId }) =>
        parts.filter(
          (part) =>
            !EVERYWHERE.test(part) &&
            !(/\/table[.-]/.test(hostId) && AT_TABLES.test(part)) &&
            (part.endsWith('.css') || !/\/index[.-]/.test(hostId) || NEXT.test(file)),
        ),
    },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups } },
    },
    reportCompressedSize: false,
  },
  worker: { format: 'es' },
  server: { port: 5170 },
})
