import { LOG_LEVELS } from '@orrery/server'
import * as v from 'valibot'

/** A setting of a server. Values are texts, from a flag, the environment or the file. */
export interface Setting<T = unknown> {
  /** The environment variable. */
  readonly env: string
  readonly schema: v.GenericSchema<string, T>
  /** The allowed values, in words. */
  readonly takes: string
  /** The default; null: none. */
  readonly fallback: string | null
  /** Its purpose, in a line. */
  readonly about: string
  /** Whether it is never shown and has no flag, because everybody on the machine can see flags. */
  readonly secret: boolean
}

interface SettingText {
  readonly env: string
  readonly fallback: string | null
  readonly about: string
  readonly secret?: true
}

function setting<T>(schema: v.GenericSchema<string, T>, takes: string, { secret, ...words }: SettingText): Setting<T> {
  return { ...words, schema, takes, secret: secret === true }
}

function wholeNumber(least: number, most: number, words: SettingText) {
  const schema = v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number), v.minValue(least), v.maxValue(most))
  return setting(schema, `a whole number from ${least} to ${most}`, words)
}

function oneOf<const T extends readonly string[]>(values: T, words: SettingText) {
  return setting(v.picklist(values), values.join(', '), words)
}

function yesOrNo(words: SettingText) {
  const schema = v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  )
  return setting(schema, 'true or false', words)
}

/** Every setting of a server, by its name in the settings file and, with `--` in front, on the command line. */
export const SETTINGS = {
  port: wholeNumber(0, 65_535, { env: 'PORT', fallback: '4242', about: 'The port; 0: any free one.' }),
  host: setting(v.pipe(v.string(), v.regex(/^[A-Za-z0-9:][\w.:%-]{0,252}$/)), 'an address or name of this machine', {
    env: 'ORRERY_HOST',
    fallback: '127.0.0.1',
    about: 'The address it listens on; `0.0.0.0`: all addresses.',
  }),
  data: setting(v.pipe(v.string(), v.minLength(1)), 'a folder', {
    env: 'ORRERY_DATA',
    fallback: 'data',
    about: 'The data folder; created if missing.',
  }),
  'database-url': setting(v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\/\S+$/)), 'postgres://user:password@host:port/name', {
    env: 'DATABASE_URL',
    fallback: null,
    about: 'Stores everything in this Postgres instead of the data folder; several servers may share it.',
    secret: true,
  }),
  'nats-url': setting(v.pipe(v.string(), v.regex(/^(nats|tls):\/\/\S+$/)), 'nats://host:port', {
    env: 'NATS_URL',
    fallback: null,
    about: 'Where the servers of one database reach each other; without it only one may run.',
    secret: true,
  }),
  'keep-days': wholeNumber(0, 36_500, {
    env: 'ORRERY_KEEP_DAYS',
    fallback: '365',
    about: 'How long finished tables are kept; their replays stay for ever. 0: for ever.',
  }),
  'behind-proxy': yesOrNo({
    env: 'ORRERY_BEHIND_PROXY',
    fallback: 'false',
    about: "Whether a proxy in front gives clients' addresses in `x-forwarded-for`. Never set it without such a proxy.",
  }),
  collecting: yesOrNo({
    env: 'ORRERY_COLLECTING',
    fallback: 'true',
    about: 'Whether players collect and trade cards here. Turning it off loses no cards.',
  }),
  'trade-points': wholeNumber(0, 1000, {
    env: 'ORRERY_TRADE_POINTS',
    fallback: '3',
    about: 'The points from finished tables that a collector needs before giving cards away; 0: none.',
  }),
  'log-level': oneOf(LOG_LEVELS, {
    env: 'ORRERY_LOG_LEVEL',
    fallback: 'info',
    about: 'The lowest level that is logged; `debug` logs every request.',
  }),
  'log-format': oneOf(['auto', 'text', 'json'], {
    env: 'ORRERY_LOG_FORMAT',
    fallback: 'auto',
    about: 'Log lines for people or for programs; `auto`: text at a terminal, else JSON.',
  }),
  'public-url': setting(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.-]+(:\d+)?\/?$/)), 'https://name or http://name', {
    env: 'ORRERY_PUBLIC_URL',
    fallback: null,
    about: 'The address of the pages, for passkeys and for links in mails. Not set: wherever requests are sent to.',
  }),
  'mail-url': setting(v.pipe(v.string(), v.regex(/^smtps?:\/\/\S+$/)), 'smtp://user:password@host:port', {
    env: 'MAIL_URL',
    fallback: null,
    about: 'The mail server for sign-in links; it needs `public-url`. Without it nobody can sign in by mail.',
    secret: true,
  }),
  'mail-from': setting(v.pipe(v.string(), v.regex(/^[^\s@<>]+@[^\s@<>]+$/)), 'a mail address', {
    env: 'ORRERY_MAIL_FROM',
    fallback: 'orrery@localhost',
    about: 'The sender of those mails.',
  }),
  'webhook-hosts': setting(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((name) => name.trim().toLowerCase())),
      v.array(v.pipe(v.string(), v.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/))),
    ),
    'host names, separated by commas',
    {
      env: 'ORRERY_WEBHOOK_HOSTS',
      fallback: null,
      about: 'The hosts that webhooks may go to, such as discord.com; never addresses of this machine or of private networks.',
    },
  ),
  'embed-on': setting(
    v.pipe(
      v.string(),
      v.transform((text) => text.split(',').map((site) => site.trim().toLowerCase())),
      v.array(v.pipe(v.string(), v.regex(/^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/))),
    ),
    'https://name, several separated by commas',
    {
      env: 'ORRERY_EMBED_ON',
      fallback: null,
      about: 'The sites that may embed replays, at `/embed.html#/replay/TABLE`; not set: none.',
    },
  ),
  'host-key': setting(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{24,200}$/)), '24 to 200 characters without spaces', {
    env: 'ORRERY_HOST_KEY',
    fallback: null,
    about: "Opens the host's page and the metrics; without it there is no host's page.",
    secret: true,
  }),
  metrics: oneOf(['off', 'key', 'open'], {
    env: 'ORRERY_METRICS',
    fallback: 'key',
    about: "Who may read `/metrics`: nobody, who has the host's key, or everybody.",
  }),
  'bot-threads': setting(
    v.pipe(
      v.string(),
      v.regex(/^(auto|[1-9]\d?)$/),
      v.transform((text) => (text === 'auto' ? null : Number(text))),
    ),
    'auto or a whole number from 1 to 99',
    { env: 'ORRERY_BOT_THREADS', fallback: 'auto', about: 'How many bots run at once; `auto`: one fewer than there are cores.' },
  ),
  'bot-milliseconds': wholeNumber(50, 60_000, {
    env: 'ORRERY_BOT_MILLISECONDS',
    fallback: '1000',
    about: 'How long a Shrewd bot thinks about an answer.',
  }),
  connections: wholeNumber(1, 1_000_000, {
    env: 'ORRERY_CONNECTIONS',
    fallback: '20000',
    about: 'The most open connections; further ones are refused.',
  }),
  'connections-per-address': wholeNumber(1, 1_000_000, {
    env: 'ORRERY_CONNECTIONS_PER_ADDRESS',
    fallback: '100',
    about: 'The same for one address (IPv6: a /64).',
  }),
  'tables-per-player': wholeNumber(1, 100_000, {
    env: 'ORRERY_TABLES_PER_PLAYER',
    fallback: '60',
    about: 'The most unfinished tables that one player may have made.',
  }),
} satisfies Record<string, Setting>

export type SettingName = keyof typeof SETTINGS

/** All settings, parsed and checked; null if unset without a default. */
export type Settings = { readonly [N in SettingName]: v.InferOutput<(typeof SETTINGS)[N]['schema']> | NoneOf<N> }

type NoneOf<N extends SettingName> = N extends
  | 'public-url'
  | 'mail-url'
  | 'webhook-hosts'
  | 'embed-on'
  | 'host-key'
  | 'database-url'
  | 'nats-url'
  ? null
  : never

/** All settings in order, by name. */
export const SETTING_LIST: readonly (readonly [SettingName, Setting])[] = Object.entries(SETTINGS) as [SettingName, Setting][]
