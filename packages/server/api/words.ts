import type { Message, RequestType } from '@orrery/protocol'
import { CLUB_MESSAGE_WORDS, CLUB_REQUEST_WORDS } from './club-words.ts'
import { PUZZLES_MESSAGE_WORDS, PUZZLES_REQUEST_WORDS } from './puzzles-words.ts'
import { RECORDS_MESSAGE_WORDS, RECORDS_REQUEST_WORDS } from './records-words.ts'
import { STUDIES_MESSAGE_WORDS, STUDIES_REQUEST_WORDS } from './studies-words.ts'

/** The description of a request in the documents, and its usual reply. */
export interface RequestWords {
  readonly about: string
  readonly replies: readonly Message['type'][]
}

/** Descriptions of all requests. */
export const REQUEST_WORDS: { readonly [T in RequestType]: RequestWords } = {
  ...CLUB_REQUEST_WORDS,
  ...RECORDS_REQUEST_WORDS,
  ...STUDIES_REQUEST_WORDS,
  ...PUZZLES_REQUEST_WORDS,
  hello: { about: 'First on every connection: who it is, by a key, a personal link or as a new guest.', replies: ['welcome'] },
  rename: { about: 'Changes your name.', replies: ['done'] },
  ping: { about: 'Asks whether the server is there.', replies: ['pong'] },
  create: { about: 'Makes a table; it starts at once when no seat is open.', replies: ['created'] },
  tables: { about: 'The open tables, or those at which you have a seat; with `follow`, every change as a `line`.', replies: ['tables'] },
  watch: { about: 'Looks at a table: the whole of it, with what your seats are asked.', replies: ['table'] },
  unwatch: { about: 'Looks away again.', replies: ['done'] },
  take: { about: 'Takes an open seat, or your own back from the bot that stands in.', replies: ['done'] },
  'answer-seat-request': { about: 'Accepts or refuses the person who asks for a seat that was left.', replies: ['done'] },
  leave: { about: 'Gives up a seat, or all you have.', replies: ['done'] },
  'set-seat-settings': { about: 'Sets what your seat brings (a deck, a fleet), before the start.', replies: ['done'] },
  seat: { about: 'The host gives a seat to a bot, or opens it, before the start.', replies: ['done'] },
  'replace-with-bot': { about: 'Gives the seat of a player who has been away for a while to a bot.', replies: ['done'] },
  start: { about: 'The host starts; open seats go to bots of that level.', replies: ['done'] },
  answer: {
    about:
      'Answers the question of your seat at the version that you saw. The same `ref` twice counts once. When `accepted` comes, it is on disk.',
    replies: ['accepted', 'refused'],
  },
  undo: { about: 'Takes your last answer back, as long as nothing was revealed since.', replies: ['accepted', 'refused'] },
  orders: { about: 'What your seat has said beforehand.', replies: ['orders'] },
  order: {
    about:
      'Puts something else in the place of what your seat has said beforehand, unless that has changed since the `revision` that you saw.',
    replies: ['orders'],
  },
  foresee: {
    about: 'What your seat may be asked next, played on from what it knows; what it has said beforehand counts.',
    replies: ['foreseen'],
  },
  beats: {
    about:
      'What happened since a version of the table (without `since`: since your seat last did more than pass), as it saw it, in at most seven pictures.',
    replies: ['beats'],
  },
  explain: { about: 'Why a piece cannot be used now.', replies: ['explained'] },
  say: { about: "Says something in the table's chat, or to the player of one seat alone.", replies: ['done'] },
  log: { about: 'Older lines of the log than those of a version.', replies: ['lines'] },
  rematch: { about: 'The same table anew; the same one for all who ask.', replies: ['created'] },
  'give-time': { about: 'Gives another seat more time, at a table where time is limited.', replies: ['done'] },
  punctuality: { about: 'How somebody has played by day lately.', replies: ['punctuality'] },
  note: { about: 'Your notes on a table: nobody else sees them.', replies: ['note'] },
  'set-note': { about: 'Puts something else in the place of your notes on a table.', replies: ['note'] },
  calendar: { about: 'Your calendar: time zone, quiet hours, holidays.', replies: ['calendar'] },
  'set-calendar': {
    about: 'Changes your calendar. Past holidays stay, new ones begin now or later, and a year has at most thirty days of them.',
    replies: ['calendar'],
  },
  keys: { about: 'Your keys; not for programs.', replies: ['keys'] },
  'make-key': { about: 'Makes a key; not for programs.', replies: ['key'] },
  'drop-key': { about: 'Takes a key back; not for programs.', replies: ['done'] },
  collection: { about: "What you have of a game's cards; finished tables are counted.", replies: ['collection'] },
  collect: { about: 'Begins a collection with starter decks of your choice.', replies: ['collection'] },
  'open-pack': { about: 'Opens a pack; asked again, it shows the same cards.', replies: ['pack'] },
  wish: { about: 'Says that you look for a card, or no longer.', replies: ['done'] },
  seekers: { about: 'Who looks for something.', replies: ['seekers'] },
  collector: { about: 'What somebody has to trade with.', replies: ['collector'] },
  trades: { about: 'Your trades.', replies: ['trades'] },
  trade: { about: 'Offers a trade.', replies: ['trade'] },
  counter: { about: 'Another offer in place of the one of that round.', replies: ['trade'] },
  'create-tournament': { about: 'Makes a tournament.', replies: ['created-tournament'] },
  tournaments: { about: 'The tournaments that are listed, and your own.', replies: ['tournaments'] },
  'watch-tournament': { about: 'Looks at a tournament: all of it, and from then on every change.', replies: ['tournament'] },
  'unwatch-tournament': { about: 'Looks away again.', replies: ['done'] },
  act: { about: 'Does something at a tournament: registers, checks in, gives up, judges.', replies: ['done'] },
  settle: { about: "Confirms the other's offer of that round, or ends the trade.", replies: ['trade'] },
}

/** Descriptions of all messages. */
export const MESSAGE_WORDS: { readonly [T in Message['type']]: string } = {
  ...CLUB_MESSAGE_WORDS,
  ...RECORDS_MESSAGE_WORDS,
  ...STUDIES_MESSAGE_WORDS,
  ...PUZZLES_MESSAGE_WORDS,
  welcome: 'Who you are now.',
  done: 'It is done.',
  created: 'The table that was made.',
  accepted: 'It counts, and is on disk.',
  refused: 'It does not count; who saw an older version gets the fresh whole table first.',
  orders: 'What your seat has said beforehand: asked for, or because it has changed, also by answering.',
  explained: 'Why not.',
  lines: 'Lines of the log.',
  tables: 'Lines of a list of tables.',
  line: 'A line of a followed list is new or has changed; null: it has left the list.',
  table: 'The whole table as you may see it. Without a `ref` it was not asked for: you were behind.',
  info: 'What has changed about a table besides what its seats see.',
  step: 'Something was answered: what has changed for each of your pairs of eyes, as a patch or as the whole.',
  chat: 'Somebody said something.',
  foreseen: 'What your seat may be asked next, the likeliest first.',
  beats: 'What happened at a table since you were there.',
  punctuality: 'How fast somebody answers by day, and how often their time ran out.',
  note: 'Your notes on a table.',
  calendar: 'Your calendar.',
  keys: 'Your keys.',
  key: 'A key that was just made.',
  pong: 'The server is there.',
  error: 'It could not be done. `retryAfter`: try again then.',
  collection: "What you have of a game's cards.",
  pack: 'A pack that you opened, with the seed that drew it.',
  seekers: 'Who looks for what.',
  collector: 'Somebody to trade with.',
  trades: 'Your trades.',
  trade: 'A trade.',
  'created-tournament': 'The tournament that was made.',
  tournaments: 'Lines of the list of tournaments.',
  tournament: 'A whole tournament.',
  'tournament-step': 'What has changed in a tournament, as a patch on what was seen.',
  'tournament-mine': 'What has changed about your own part in a tournament.',
  'collection-changed': 'Something of your collection or trades has changed.',
}
