import type { JSX } from 'preact'
import { say } from '../app/texts.ts'
import { TopBar } from './TopBar.tsx'

/** Makes a table: its settings and its seats. */
export function NewTable({ game, way }: { readonly game: string; readonly way: 'alone' | 'hot-seat' | 'invite' }): JSX.Element {
  return (
    <div class="home">
      <div class="sky" aria-hidden="true" />
      <div class="wrap">
        <TopBar page="home" />
        <main class="new-table" data-way={way}>
          <h1>{say(`game-${game}`)}</h1>
        </main>
      </div>
    </div>
  )
}
