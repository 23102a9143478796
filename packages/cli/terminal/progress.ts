/** Shows how far a long command has come, on the terminal's error channel; silent where that is no terminal. */
export interface Progress {
  show(done: number, note?: string): void
  end(): void
}

const WIDTH = 30
const EVERY = 80

/** A progress bar for so many steps. */
export function progressOf(total: number): Progress {
  const out = process.stderr
  if (!out.isTTY) return { show: () => undefined, end: () => undefined }
  const began = performance.now()
  let last = Number.NEGATIVE_INFINITY
  return {
    show(done, note = '') {
      const now = performance.now()
      if (now - last < EVERY && done < total) return
      last = now
      const full = Math.round((WIDTH * done) / total)
      const left = done === 0 ? '' : ` ${Math.ceil(((now - began) * (total - done)) / done / 1000)} s left`
      out.write(`\r\x1b[2K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${done}/${total}${left}${note === '' ? '' : ` · ${note}`}`)
    },
    end: () => out.write('\r\x1b[2K'),
  }
}
