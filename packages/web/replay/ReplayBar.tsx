import { lazy } from '@orrery/board/lazy.tsx'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { goToBegun } from '../app/begun.ts'
import { later } from '../app/later.ts'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { isMember } from '../connection/identity.ts'
import { LOCAL, makeLocal } from '../local/make.ts'
import { ShareLink, sharedAddress } from '../look/ShareLink.tsx'
import { ReplaySteps } from './ReplaySteps.tsx'
import type { ReplaySource } from './source.ts'

/** Loaded only for judges. */
const TurnResult = lazy(() => import('../account/TurnResult.tsx').then((module) => module.TurnResult))
const MakeStudy = later(() => import('../studies/MakeStudy.tsx').then((module) => module.MakeStudy))

/** The controls of a replay, in the place of the question. */
export function ReplayBar({ source }: { readonly source: ReplaySource }): JSX.Element {
  const { at, last } = source
  const [file, setFile] = useState('')
  useEffect(() => {
    let url = ''
    void source.replay().then((replay) => {
      url = URL.createObjectURL(new Blob([JSON.stringify(replay)], { type: 'application/json' }))
      setFile(url)
    })
    return () => URL.revokeObjectURL(url)
  }, [source])
  const isShared = !source.id.startsWith(LOCAL)
  return (
    <section class="question replay" aria-label={say('replay')}>
      <ReplaySteps source={source} />
      <div class="next">
        <button type="button" class="btn" disabled={at.value === last} onClick={() => void goToBegun(() => playOn(source))}>
          {say('replay-play-on')}
        </button>
        <a class="btn quiet" href={file} download={`${source.game}.replay.json`}>
          {say('replay-save')}
        </a>
        {isShared ? <ShareLink value={sharedAddress('game', source.id, at.value)} /> : null}
        {isMember() ? (
          <MakeStudy of={isShared ? { table: source.id } : { record: source.replay }} game={source.game} step={at.value} />
        ) : null}
        {isShared && isMember() ? <TurnResult table={source.id} players={source.players.value} /> : null}
      </div>
    </section>
  )
}

/** Opens a table in this browser from the replay's current step; bots keep their seats, the people on this screen get all others. */
async function playOn(source: ReplaySource): Promise<string> {
  const replay = await source.replay()
  if (replay === null) return address()
  const seats = source.players.value.map(({ name, bot, holder }) => ({ name, bot: holder === 'bot' ? bot : null }))
  const at = source.at.value
  const begun = { position: source.position(at), steps: source.steps.slice(0, at), start: replay.start }
  return address('table', await makeLocal(replay.game, replay.options, seats, replay.seed, begun))
}
