import { lazy } from '@orrery/board/lazy.tsx'
import type { JSX } from 'preact'
import { layered } from '../club/layer.ts'
import { Home } from '../home/Home.tsx'
import { Toasts } from '../look/Toasts.tsx'
import { later, quietlyLater } from './later.ts'
import { type Route, route } from './route.ts'
import { say, spoken } from './texts.ts'

const TablePage = lazy(() => import('../table/TablePage.tsx').then((module) => module.TablePage))
const ReplayPage = later(() => import('../replay/ReplayPage.tsx').then((module) => module.ReplayPage))
const StudyPage = later(() => import('../studies/StudyPage.tsx').then((module) => module.StudyPage))
const RulesPage = later(() => import('../rulebook/RulesPage.tsx').then((module) => module.RulesPage))
const MePage = later(() => import('../home/MePage.tsx').then((module) => module.MePage))
const LearnPage = later(() => import('../learn/LearnPage.tsx').then((module) => module.LearnPage))
const BotsPage = later(() => import('../bots/BotsPage.tsx').then((module) => module.BotsPage))
const ResultsPage = later(() => import('../home/ResultsPage.tsx').then((module) => module.ResultsPage))
const OwnPage = later(() => import('../own/OwnPage.tsx').then((module) => module.OwnPage))
const TournamentPages = later(() => import('../tournament/TournamentPages.tsx').then((module) => module.TournamentPages))
const HostPage = later(() => import('../host/HostPage.tsx').then((module) => module.HostPage))
const LobbyPage = later(() => import('../club/LobbyPage.tsx').then((module) => module.LobbyPage))
const ClubPage = later(() => import('../club/ClubPage.tsx').then((module) => module.ClubPage))
const RecordsPages = later(() => import('../records/RecordsPages.tsx').then((module) => module.RecordsPages))
const ClubLayer = quietlyLater(() => import('../club/ClubLayer.tsx').then((module) => module.ClubLayer))
const AccountPage = later(() => import('../account/AccountPage.tsx').then((module) => module.AccountPage))
const NoPage = later(() => import('../home/Nowhere.tsx').then((module) => module.NoPage))
const NewTable = later(() => import('../home/NewTable.tsx').then((module) => module.NewTable))

/** The page of the route. */
export function App(): JSX.Element | null {
  if (!spoken.value) return null
  return (
    <>
      <button type="button" class="skip" onClick={skip}>
        {say('skip')}
      </button>
      <Page route={route.value} />
      {layered.value ? <ClubLayer /> : null}
      <Toasts />
    </>
  )
}

/** Moves the focus to the question, or to the page's main content. */
function skip(): void {
  const goal = document.querySelector<HTMLElement>('.question, main')
  goal?.setAttribute('tabindex', '-1')
  goal?.focus()
}

function Page({ route: at }: { readonly route: Route }): JSX.Element {
  if (at.page === 'table') return <TablePage key={at.id} id={at.id} />
  if (at.page === 'replay') return <ReplayPage key={at.id} id={at.id} step={at.step} />
  if (at.page === 'study') return <StudyPage key={at.id} id={at.id} branch={at.branch} step={at.step} />
  if (at.page === 'rules') return <RulesPage game={at.game} rule={at.rule} />
  if (at.page === 'new') return <NewTable key={`${at.game} ${at.way}`} game={at.game} way={at.way} />
  if (at.page === 'me') return <MePage token={at.token} />
  if (at.page === 'learn') return <LearnPage game={at.game} />
  if (at.page === 'results') return <ResultsPage />
  if (at.page === 'bots') return <BotsPage />
  if (at.page === 'tournaments') return <TournamentPages key={at.id} id={at.id} code={at.code} />
  if (at.page === 'lobby') return <LobbyPage />
  if (at.page === 'account') return <AccountPage key={`${at.part} ${at.secret}`} part={at.part} secret={at.secret} />
  if (at.page === 'club') return <ClubPage id={at.id} />
  if (
    at.page === 'profile' ||
    at.page === 'board' ||
    at.page === 'figures' ||
    at.page === 'games' ||
    at.page === 'studies' ||
    at.page === 'puzzles'
  )
    return <RecordsPages at={at} />
  if (at.page === 'host') return <HostPage />
  if (at.page === 'own') return <OwnPage id={at.id} link={at.link} />
  if (at.page === 'lost') return <NoPage />
  return <Home />
}
