import type { Manifest, SeatSettings } from '@orrery/board'
import { lazy } from '@orrery/board/lazy.tsx'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { go } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { toast } from '../look/Toasts.tsx'
import { keepSeatSettings, lastSeatSettings } from './seat-settings.ts'

const BringDialog = lazy(() => import('./BringDialog.tsx').then((module) => module.BringDialog))

/** 'Play now' of a game: opens a table against bots in one click, with what was brought last time; the first time, the player chooses. */
export function usePlayNow(manifest: Manifest): {
  readonly busy: boolean
  play(): void
  /** Asks what to bring. */
  choose(): void
  /** The dialog that asks, to be placed anywhere. */
  readonly dialog: JSX.Element | null
} {
  const brings = manifest.brings !== undefined
  const [busy, setBusy] = useState(false)
  const [choosing, choose] = useState(false)
  const last = brings ? lastSeatSettings(manifest.id) : null
  async function begin(brought: SeatSettings | null): Promise<void> {
    setBusy(true)
    try {
      const { playAlone } = await import('./play-alone.ts')
      go(await playAlone(manifest.id, manifest.quickSeats, brought))
    } catch (error) {
      toast('bad', say('could-not-start', { why: error instanceof Error ? error.message : String(error) }))
      setBusy(false)
      choose(brings)
    }
  }
  return {
    busy,
    play() {
      if (brings && last === null) choose(true)
      else void begin(last)
    },
    choose: () => choose(true),
    dialog: choosing ? (
      <BringDialog
        game={manifest.id}
        close={() => choose(false)}
        play={(brought) => {
          keepSeatSettings(manifest.id, brought)
          choose(false)
          void begin(brought)
        }}
      />
    ) : null,
  }
}
