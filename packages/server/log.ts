import { type DestinationStream, pino, stdSerializers } from 'pino'

/** The levels of log lines; `silent` lets none through. */
export const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]
export type LineLevel = Exclude<LogLevel, 'silent'>

/** The structured part of a line: ids to search by. */
export interface Facts {
  readonly table?: string
  readonly game?: string
  readonly version?: number | undefined
  readonly seat?: number
  readonly player?: string
  /** The connection, or the HTTP request, that it belongs to. */
  readonly connection?: string
  readonly request?: string
  /** The sender's own number of the message, and its type. */
  readonly ref?: string
  readonly type?: string
  readonly error?: unknown
  readonly [fact: string]: unknown
}

type Line = (facts: Facts, message: string) => void

/** Where a server says what happens in it. */
export type Log = { readonly [level in LineLevel]: Line } & {
  /** Whether lines of a level are written at all. */
  isLevelEnabled(level: LineLevel): boolean
}

/** The format of lines: JSON, one object each, or text for people. */
export type LogFormat = 'json' | 'text'

/** Opens a log. `write` gets whole lines without their end. */
export function openLog(level: LogLevel, format: LogFormat, write: (line: string) => void): Log {
  const stream: DestinationStream = {
    write(json: string) {
      const line = json.trimEnd()
      write(format === 'json' ? line : readable(line))
    },
  }
  const options = {
    level,
    formatters: { level: (label: string) => ({ level: label }) },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { error: errorFacts },
    errorKey: 'error',
    messageKey: 'message',
  }
  return pino(options, stream)
}

/** A log that drops everything. */
export function noLog(): Log {
  return openLog('silent', 'json', () => undefined)
}

/** A log that also passes warnings and errors to `notice`. */
export function noticed(log: Log, notice: (level: LineLevel, facts: Facts, message: string) => void): Log {
  const line =
    (level: LineLevel): Line =>
    (facts, message) => {
      notice(level, facts, message)
      log[level](facts, message)
    }
  return {
    debug: (facts, message) => log.debug(facts, message),
    info: (facts, message) => log.info(facts, message),
    warn: line('warn'),
    error: line('error'),
    isLevelEnabled: (level) => log.isLevelEnabled(level),
  }
}

/** An error without what else it carries: a database's may have the row that it refuses, with what people wrote in it. */
function errorFacts(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) }
  const { type, message, stack, code } = stdSerializers.err(error)
  return { type, message, stack, code }
}

/** Facts that are shown before the message, as its subject. */
const OWNERS = ['table', 'connection', 'request'] as const
/** Fields that a person at a terminal does not need. */
const LEFT_OUT: readonly string[] = ['level', 'time', 'pid', 'hostname', 'message', 'error', ...OWNERS]

/** A JSON line for people: time, level, subject, message, the other facts, and an error's stack below. */
function readable(json: string): string {
  const line = JSON.parse(json) as Record<string, unknown>
  const owners = OWNERS.filter((name) => line[name] !== undefined).map((name) => `${name} ${String(line[name])}`)
  const others = Object.keys(line).filter((name) => !LEFT_OUT.includes(name))
  const facts = others.map((name) => `${name}=${typeof line[name] === 'string' ? line[name] : JSON.stringify(line[name])}`)
  const { stack, message } = (line.error ?? {}) as { stack?: string; message?: string }
  const words = [
    String(line.time).slice(11, 19),
    String(line.level).toUpperCase().padEnd(5),
    ...(owners.length === 0 ? [] : [`${owners.join(', ')}:`]),
    String(line.message),
    ...(facts.length === 0 ? [] : [`(${facts.join(' ')})`]),
  ]
  const trouble = stack ?? message
  return words.join(' ') + (trouble === undefined ? '' : `\n    ${trouble.replaceAll('\n', '\n    ')}`)
}
