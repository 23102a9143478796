import { type Log, noLog, noticed } from '../log.ts'
import { type Meter, openMeter } from '../watch/meter.ts'
import { type Notices, noticesKept } from '../watch/notices.ts'

/** What a host watches: the figures of a server, its log, and the latest warnings in it. */
export interface Watch {
  readonly log: Log
  readonly meter: Meter
  readonly warnings: Notices
}

/** Counts and keeps what is logged, and passes it on. */
export function openWatch(log: Log = noLog(), now: () => number): Watch {
  const meter = openMeter()
  const warnings = noticesKept(now)
  return {
    meter,
    warnings,
    log: noticed(log, (level, facts, message) => {
      meter.line(level)
      warnings.add(level, facts, message)
    }),
  }
}
