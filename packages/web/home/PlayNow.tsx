import type { Manifest, SeatSettings } from '@orrery/board'
import { lazy } from '@orrery/board/lazy.tsx'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { goToBegun } from '../app/begun.ts'
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
    const make = async () => (await import('./play-alone.ts')).playAlone(manifest.id, manifest.quickSeats, brought)
    if (await goToBegun(make)) return
    setBusy(false)
    choose(brings)
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
