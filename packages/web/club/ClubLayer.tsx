import './club.css'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { hasServer } from '../connection/server.ts'
import { MatchPrompt } from './MatchPrompt.tsx'
import { followQuick } from './quick.ts'
import { followClub } from './ties.ts'

/** What other people want of the reader, shown on every page. */
export function ClubLayer(): JSX.Element {
  useEffect(() => {
    void hasServer().then((there) => {
      if (!there) return
      followQuick()
      followClub()
    })
  }, [])
  return <MatchPrompt />
}
