/** Shows the progress of a long command on stderr: a bar in a terminal, otherwise a line a minute, which suits a log. */
export interface Progress {
  show(done: number, note?: string): void
  end(): void
}

/** Where progress is written: `process.stderr`, or what a test reads. */
export interface Channel {
  readonly isTTY?: boolean
  write(text: string): unknown
}

const WIDTH = 30
/** Milliseconds between two updates of the bar, and between two lines of a log. */
const BAR_EVERY = 80
const LINE_EVERY = 60_000

/** The progress of this many steps; `now` returns milliseconds. */
export function progressOf(total: number, out: Channel = process.stderr, now: () => number = () => performance.now()): Progress {
  const began = now()
  const told = (done: number, note: string) => {
    const left = done === 0 ? '' : ` ${Math.ceil(((now() - began) * (total - done)) / done / 1000)} s left`
    return `${done}/${total}${left}${note === '' ? '' : ` · ${note}`}`
  }
  return out.isTTY === true ? bar(total, out, now, told) : lines(total, out, now, told)
}

type Told = (done: number, note: string) => string

function bar(total: number, out: Channel, now: () => number, told: Told): Progress {
  let last = Number.NEGATIVE_INFINITY
  return {
    show(done, note = '') {
      if (now() - last < BAR_EVERY && done < total) return
      last = now()
      const full = Math.round((WIDTH * done) / total)
      out.write(`\r\x1b[2K${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${told(done, note)}`)
    },
    end: () => out.write('\r\x1b[2K'),
  }
}

/** A log's lines. A short command prints none, and the end needs none. */
function lines(total: number, out: Channel, now: () => number, told: Told): Progress {
  let last = now()
  return {
    show(done, note = '') {
      if (now() - last < LINE_EVERY || done === total) return
      last = now()
      out.write(`${told(done, note)}\n`)
    },
    end: () => undefined,
  }
}
