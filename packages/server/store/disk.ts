import { close, fdatasync, fdatasyncSync, openSync } from 'node:fs'

/** The disk below a file that something else writes. */
export interface Disk {
  /**
   * Calls back when everything written before is on disk, or with the error; at most one call at a time. It does not block the event loop.
   */
  sync(done: (error: Error | null) => void): void
  /** Flushes everything written, synchronously. */
  syncNow(): void
  close(): void
}

/** The disk under an open file: flushes the file to it. */
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
      // A file closed during its flush could be another one by then.
      if (!busy) shut()
    },
  }
}
