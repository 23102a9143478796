import { close, fdatasync, fdatasyncSync, openSync } from 'node:fs'

/** The disk below a file that somebody else writes. */
export interface Disk {
  /** Says when all that was written before is on disk, or why that is not known; at most one at a time. Nobody waits for it in the event loop. */
  sync(done: (error: Error | null) => void): void
  /** Puts all that was written on disk, now. */
  syncNow(): void
  close(): void
}

/** The disk below a file. */
export function diskBelow(file: string): Disk {
  const at = openSync(file, 'r+')
  let busy = false
  let closed = false
  const shut = (): void => close(at, () => undefined)
  return {
    sync(done) {
      busy = true
      fdatasync(at, (error) => {
        busy = false
        if (closed) shut()
        done(error)
      })
    },
    syncNow: () => fdatasyncSync(at),
    close() {
      closed = true
      // A file that is closed while it is being put on disk could be another one by then.
      if (!busy) shut()
    },
  }
}
