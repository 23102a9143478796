import type { JSX } from 'preact'
import { TournamentPage } from './TournamentPage.tsx'
import { TournamentsPage } from './TournamentsPage.tsx'

/** The list of tournaments, or the one with that id. */
export function TournamentPages({ id, code }: { readonly id: string; readonly code: string }): JSX.Element {
  return id === '' ? <TournamentsPage /> : <TournamentPage id={id} code={code} />
}
