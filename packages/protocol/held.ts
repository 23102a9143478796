/**
 * What one table of the database stores about people. The privacy page, the export of a member's data and the deletion of members are made
 * from this.
 */
export interface Held {
  /** The columns that name the person; empty if a row is about nobody. */
  readonly of: readonly string[]
  /** Why it is stored. */
  readonly why: (typeof WHYS)[number]
  /** How long it is stored. */
  readonly term: (typeof TERMS)[number]
  /** What happens when a member is deleted: the rows are deleted, only the name is deleted, or the rows stay. */
  readonly erased: 'rows' | 'name' | 'stays'
  /** Columns left out of every export: they sign in, or are fair only because nobody knows them. */
  readonly secret?: readonly string[]
}

/** Why something is stored: to identify people, to play, to look back, to moderate, or to run the server. */
export const WHYS = ['identity', 'play', 'record', 'peace', 'service'] as const
/** How long: with the account, with the table (`keep-days`), for ever, until it is done, or until it expires. */
export const TERMS = ['account', 'table', 'ever', 'done', 'expiry'] as const

const ofPlayer = { of: ['player'] } as const

/** Every table of the database. A missing one does not compile, and fails a test. */
export const HELD = {
  players: { of: ['id'], why: 'identity', term: 'ever', erased: 'name', secret: ['token'] },
  members: { ...ofPlayer, why: 'identity', term: 'account', erased: 'rows', secret: ['password', 'name_key'] },
  credentials: { ...ofPlayer, why: 'identity', term: 'account', erased: 'rows', secret: ['public_key'] },
  sessions: { ...ofPlayer, why: 'identity', term: 'expiry', erased: 'rows', secret: ['hash'] },
  recovery_codes: { ...ofPlayer, why: 'identity', term: 'account', erased: 'rows', secret: ['hash'] },
  mail_links: { ...ofPlayer, why: 'identity', term: 'expiry', erased: 'rows', secret: ['hash'] },
  challenges: { ...ofPlayer, why: 'identity', term: 'expiry', erased: 'rows', secret: ['hash'] },
  api_keys: { ...ofPlayer, why: 'identity', term: 'account', erased: 'rows', secret: ['hash'] },
  invitations: { of: ['made_by', 'used_by'], why: 'identity', term: 'expiry', erased: 'stays', secret: ['hash'] },
  roles: { ...ofPlayer, why: 'peace', term: 'account', erased: 'rows' },
  // What somebody did to a player would say who moderates or judges them, and that they were reported: sanctions and roles have the rest.
  acts: { of: ['actor'], why: 'peace', term: 'ever', erased: 'stays' },
  site_settings: { of: [], why: 'service', term: 'ever', erased: 'stays' },
  tables: { of: ['host'], why: 'play', term: 'table', erased: 'stays', secret: ['seed'] },
  seats: { ...ofPlayer, why: 'play', term: 'table', erased: 'name' },
  orders: { ...ofPlayer, why: 'play', term: 'table', erased: 'rows' },
  answers: { ...ofPlayer, why: 'play', term: 'table', erased: 'stays', secret: ['events'] },
  positions: { of: [], why: 'play', term: 'table', erased: 'stays' },
  starts: { of: [], why: 'play', term: 'table', erased: 'stays' },
  chat: { of: ['by_player', 'to_player'], why: 'play', term: 'table', erased: 'rows' },
  visitors: { ...ofPlayer, why: 'play', term: 'table', erased: 'rows' },
  seeks: { ...ofPlayer, why: 'play', term: 'done', erased: 'rows' },
  pairings: { of: ['one', 'other'], why: 'play', term: 'done', erased: 'stays' },
  friends: { of: ['one', 'other'], why: 'play', term: 'account', erased: 'rows' },
  follows: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  // A player may not know who blocks, mutes or reports them.
  blocks: { ...ofPlayer, why: 'peace', term: 'account', erased: 'rows' },
  mutes: { ...ofPlayer, why: 'peace', term: 'account', erased: 'rows' },
  hidden: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  table_terms: { of: [], why: 'record', term: 'ever', erased: 'stays' },
  game_challenges: {
    ...{ of: ['one', 'other'], why: 'play', term: 'account', erased: 'rows', secret: ['silent', 'one_brings', 'other_brings'] },
  },
  talk: { of: ['by_player'], why: 'play', term: 'account', erased: 'rows', secret: ['silent'] },
  // A sanction outlives the account: otherwise leaving and returning would end it.
  sanctions: { ...ofPlayer, why: 'peace', term: 'ever', erased: 'stays', secret: ['given_by'] },
  reports: { of: ['by_player'], why: 'peace', term: 'ever', erased: 'stays' },
  evenings: { of: ['host'], why: 'play', term: 'account', erased: 'rows' },
  evening_guests: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  replays: { of: [], why: 'record', term: 'ever', erased: 'name' },
  results: { of: [], why: 'record', term: 'ever', erased: 'stays' },
  result_seats: { ...ofPlayer, why: 'record', term: 'ever', erased: 'name' },
  ratings: { of: ['subject'], why: 'record', term: 'ever', erased: 'stays' },
  rating_steps: { of: ['subject'], why: 'record', term: 'ever', erased: 'stays' },
  finished: { of: [], why: 'record', term: 'ever', erased: 'stays' },
  finished_seats: { ...ofPlayer, why: 'record', term: 'ever', erased: 'stays' },
  tallies: { ...ofPlayer, why: 'record', term: 'account', erased: 'rows' },
  achievements: { ...ofPlayer, why: 'record', term: 'account', erased: 'rows' },
  hidden_parts: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  kept_searches: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  seasons: { of: [], why: 'record', term: 'ever', erased: 'stays' },
  season_winners: { of: ['subject'], why: 'record', term: 'ever', erased: 'stays' },
  studies: { ...ofPlayer, why: 'record', term: 'account', erased: 'rows' },
  study_branches: { ...ofPlayer, why: 'record', term: 'account', erased: 'rows' },
  study_comments: { ...ofPlayer, why: 'record', term: 'account', erased: 'rows' },
  study_records: { ...ofPlayer, why: 'record', term: 'account', erased: 'rows' },
  study_likes: { ...ofPlayer, why: 'record', term: 'account', erased: 'rows' },
  puzzles: { ...ofPlayer, why: 'record', term: 'account', erased: 'rows' },
  puzzle_likes: { ...ofPlayer, why: 'record', term: 'account', erased: 'rows' },
  puzzle_solvers: { ...ofPlayer, why: 'record', term: 'account', erased: 'rows' },
  tournaments: { of: ['host'], why: 'record', term: 'ever', erased: 'stays' },
  tournament_people: { ...ofPlayer, why: 'record', term: 'ever', erased: 'stays' },
  tournament_events: { of: [], why: 'record', term: 'ever', erased: 'name' },
  collections: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  owned_cards: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  packs: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows', secret: ['seed'] },
  wishes: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  earnings: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  locked_decks: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  trades: { of: ['one', 'other'], why: 'record', term: 'ever', erased: 'stays' },
  trade_steps: { of: [], why: 'record', term: 'ever', erased: 'stays' },
  calendars: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  notices: { ...ofPlayer, why: 'service', term: 'done', erased: 'rows' },
  notice_wishes: { ...ofPlayer, why: 'service', term: 'account', erased: 'rows' },
  push_addresses: { ...ofPlayer, why: 'service', term: 'account', erased: 'rows', secret: ['endpoint', 'p256dh', 'auth'] },
  webhooks: { ...ofPlayer, why: 'service', term: 'account', erased: 'rows', secret: ['url', 'secret'] },
  feeds: { ...ofPlayer, why: 'service', term: 'account', erased: 'rows', secret: ['hash'] },
  site_secrets: { of: [], why: 'service', term: 'ever', erased: 'stays' },
  notes: { ...ofPlayer, why: 'play', term: 'account', erased: 'rows' },
  jobs: { of: [], why: 'service', term: 'done', erased: 'stays' },
  pulse: { of: [], why: 'service', term: 'ever', erased: 'stays' },
} as const satisfies Readonly<Record<string, Held>>
