import { manifests } from '@orrery/games'
import type { PuzzleLine } from '@orrery/protocol'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gameName } from '../app/catalogue.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { ask } from '../club/ties.ts'
import { Choice } from '../records/BoardPage.tsx'
import { PuzzleRow } from './PuzzleRow.tsx'

/** Puzzles made by members from their studies: the one at the address, or all, newest first. */
export function Puzzles({ id }: { readonly id: string }): JSX.Element {
  const [game, setGame] = useState('')
  const [found, setFound] = useState<{ readonly puzzles: readonly PuzzleLine[]; readonly more: boolean } | null>(null)
  const read = (known: readonly PuzzleLine[]): void => {
    const last = known.at(-1)
    const before = last === undefined ? {} : { before: { at: last.created, puzzle: last.puzzle } }
    void pageOf(id, game, before).then(
      ({ puzzles, more }) => setFound({ puzzles: [...known, ...puzzles], more }),
      () => setFound({ puzzles: known, more: false }),
    )
  }
  useEffect(() => {
    setFound(null)
    read([])
  }, [game])
  return (
    <section class="find-page" data-puzzles>
      <h1>{say('records-puzzles')}</h1>
      <p>{say('puzzles-are')}</p>
      {id === '' ? (
        <fieldset class="filters" aria-label={say('filters')}>
          <Choice
            name="game"
            label={say('filter-game')}
            value={game}
            options={[['', say('filter-game-any')], ...manifests.map((one) => [one.id, gameName(one.id)] as const)]}
            choose={setGame}
          />
        </fieldset>
      ) : (
        <p class="puzzles-all">
          <a class="as-link" href={address('puzzles')}>
            {say('puzzles-all')}
          </a>
        </p>
      )}
      <section class="panel" aria-live="polite" aria-label={say('records-puzzles')}>
        {found === null ? <p class="loading">{say('loading')}</p> : null}
        {found?.puzzles.length === 0 ? <p class="none">{say(id === '' ? 'puzzles-none' : 'puzzle-unknown')}</p> : null}
        <ul>
          {found?.puzzles.map((puzzle) => (
            <PuzzleRow key={puzzle.puzzle} puzzle={puzzle} changed={() => read([])} />
          ))}
        </ul>
        {found?.more === true ? (
          <button type="button" class="btn" data-more onClick={() => read(found.puzzles)}>
            {say('find-more')}
          </button>
        ) : null}
      </section>
    </section>
  )
}

type Before = { readonly before?: { readonly at: number; readonly puzzle: string } }

async function pageOf(
  id: string,
  game: string,
  before: Before,
): Promise<{ readonly puzzles: readonly PuzzleLine[]; readonly more: boolean }> {
  if (id !== '') {
    const one = await ask({ type: 'puzzle', puzzle: id })
    return { puzzles: one.type === 'puzzle' ? [one] : [], more: false }
  }
  const page = await ask({ type: 'puzzles', ...(game === '' ? {} : { game }), ...before })
  return page.type === 'puzzles' ? page : { puzzles: [], more: false }
}
