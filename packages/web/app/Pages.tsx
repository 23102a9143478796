import type { JSX } from 'preact'
import { later } from './later.ts'
import type { Route } from './route.ts'

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
const AccountPage = later(() => import('../account/AccountPage.tsx').then((module) => module.AccountPage))
const NoPage = later(() => import('../home/Nowhere.tsx').then((module) => module.NoPage))
const NewTable = later(() => import('../home/NewTable.tsx').then((module) => module.NewTable))

/** A route of every page but the home page and the tables. */
export type LaterRoute = Exclude<Route, { readonly page: 'home' | 'table' }>

/** The page of a route. The names of all their files are long, so that they are not part of what a first table loads. */
export function Pages({ route: at }: { readonly route: LaterRoute }): JSX.Element {
  switch (at.page) {
    case 'replay':
      return <ReplayPage key={at.id} id={at.id} step={at.step} />
    case 'study':
      return <StudyPage key={at.id} id={at.id} branch={at.branch} step={at.step} />
    case 'rules':
      return <RulesPage game={at.game} rule={at.rule} />
    case 'new':
      return <NewTable key={`${at.game} ${at.way}`} game={at.game} way={at.way} />
    case 'me':
      return <MePage token={at.token} />
    case 'learn':
      return <LearnPage game={at.game} />
    case 'results':
      return <ResultsPage />
    case 'bots':
      return <BotsPage />
    case 'tournaments':
      return <TournamentPages key={at.id} id={at.id} code={at.code} />
    case 'lobby':
      return <LobbyPage />
    case 'account':
      return <AccountPage key={`${at.part} ${at.secret}`} part={at.part} secret={at.secret} />
    case 'club':
      return <ClubPage id={at.id} />
    case 'profile':
    case 'board':
    case 'figures':
    case 'games':
    case 'studies':
    case 'puzzles':
      return <RecordsPages at={at} />
    case 'host':
      return <HostPage />
    case 'own':
      return <OwnPage id={at.id} link={at.link} />
    case 'lost':
      return <NoPage />
  }
}
