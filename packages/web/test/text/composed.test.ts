import type { HostReport } from '@orrery/protocol/host'
import { ALL_LEVELS } from '@orrery/search/level'
import { botNamesIn, STYLES } from '@orrery/search/style'
import type { How, Part, Reason, Stage } from '@orrery/tournament'
import { expect, test } from 'vitest'
import { ACCOUNT_PROBLEMS, NOTICE_KINDS, WEBHOOK_FORMS } from '../../../protocol/account.ts'
import { HELD, TERMS, WHYS } from '../../../protocol/held.ts'
import { SANCTIONS } from '../../../protocol/moderation.ts'
import { type GameFound, PROFILE_PARTS } from '../../../protocol/records.ts'
import { ERROR_CODES } from '../../../protocol/replies.ts'
import { SHARING, type WhichStudies } from '../../../protocol/studies.ts'
import { all, unsaidOf } from '../../../text/test/every.ts'
import type { Way } from '../../app/route.ts'
import type { Settings } from '../../app/settings.ts'
import type { Length } from '../../club/open.ts'
import type { RecordsPage } from '../../club/RecordsNav.tsx'
import type { Whereabouts } from '../../club/ties.ts'
import type { Link } from '../../table/source/source.ts'
import en from '../../text/en.ts'
import hu from '../../text/hu.ts'
import moreEn from '../../text/more/en.ts'
import moreHu from '../../text/more/hu.ts'
import { TIME_PRESET_IDS, TIME_UPS } from '../../time/presets.ts'

type Flag = Exclude<{ [K in keyof Settings]: Settings[K] extends boolean ? K : never }[keyof Settings], 'soundAsked'>

/** Errors about collections, which a game's own pages show in its own words (`wrong-`). */
const OF_COLLECTIONS: readonly string[] = ['no-collecting', 'no-collection', 'no-trade', 'not-owned']

/** Every reason for which a tournament refuses a request. */
const REASONS: Readonly<Record<Reason, true>> = {
  'begun-already': true,
  'checked-in-already': true,
  'dropped-out': true,
  full: true,
  'judge-already': true,
  'no-game-running': true,
  'no-result-yet': true,
  'no-such-match': true,
  'not-checking-in': true,
  'not-entrant': true,
  'not-for-third': true,
  'not-judge': true,
  'not-your-game': true,
  'nothing-rests': true,
  over: true,
  'registered-twice': true,
  'registration-closed': true,
  'too-few': true,
  'too-late-to-complain': true,
  'too-much-time': true,
  'wrong-code': true,
}

/** The cards of the account page. */
const ACCOUNT_CARDS = ['names', 'password', 'passkeys', 'mail', 'notices', 'codes', 'sessions', 'link', 'data', 'leave']

/** The actions in the record of a site. */
const ACTS = [
  ...['role-given', 'role-taken', 'rules-changed', 'invited', 'report-dismissed', 'season-begun', 'season-ended', 'result-turned'],
  ...['sanction-warning', 'sanction-mute', 'sanction-suspension', 'sanction-lifted', 'sanction-upheld'],
]

/** The figures of a server. */
const FIGURES = [
  ...['tables', 'tables-gathering', 'tables-over', 'tables-memory', 'connections', 'people', 'addresses', 'limit', 'delays'],
  ...['answers-half', 'answers-minute', 'writes', 'loop', 'queue', 'threads', 'database', 'engine', 'players', 'server'],
  ...['memory', 'cores', 'node', 'name'],
]

test('every message id that the app builds from a name and a value exists in both languages', () => {
  const ways = all<Way>({ alone: true, 'hot-seat': true, invite: true })
  const flags = all<Flag>({ sound: true, marks: true, numberKeys: true, askAlways: true })
  const stages = all<Stage>({
    registration: true,
    'check-in': true,
    swiss: true,
    semifinal: true,
    final: true,
    over: true,
    cancelled: true,
  })
  const why = all<HostReport['setAside'][number]['why']>({
    corrupt: true,
    'unknown-game': true,
    'older-version': true,
    'newer-version': true,
  })
  const bots = botNamesIn({ boldness: () => 0, period: () => 0 }, ALL_LEVELS)
  const unsaid = unsaidOf({ en: `${en}\n${moreEn}`, hu: `${hu}\n${moreHu}` }, [
    ['bot-', bots],
    ['bot-', bots, '-is'],
    ['bot-style-', STYLES],
    ['way-', ways],
    ['way-', ways, '-is'],
    ['motion-', all<Settings['motion']>({ system: true, on: true, off: true })],
    ['pace-', all<Settings['pace']>({ calm: true, brisk: true, once: true })],
    ['set-', flags],
    ['set-', flags, '-is'],
    ['link-', all<Link>({ local: true, connecting: true, live: true, lost: true })],
    ['lesson-level-', ['1', '2', '3']],
    ['copied-scenario-', all<'whole' | 'seen'>({ whole: true, seen: true })],
    ['refusal-error-', [...ERROR_CODES.filter((code) => !OF_COLLECTIONS.includes(code)), 'lost', 'away']],
    ['account-problem-', [...ACCOUNT_PROBLEMS, 'away', 'no-passkey']],
    ['account-', ACCOUNT_CARDS],
    ['kept-table-', Object.keys(HELD).map((table) => table.replaceAll('_', '-'))],
    ['kept-why-', WHYS],
    ['kept-term-', TERMS],
    ['kept-erased-', ['rows', 'name', 'stays']],
    ['notices-kind-', NOTICE_KINDS],
    ['notices-kind-', NOTICE_KINDS, '-is'],
    ['notices-form-', WEBHOOK_FORMS],
    ['notices-form-', WEBHOOK_FORMS, '-is'],
    ['notices-mail-', ['off', 'at-once', 'daily']],
    ['mark-', ['guest', 'host', 'moderator', 'judge']],
    ['site-', ['all', 'invitation', 'nobody', 'members', 'moderators']],
    ['site-act-', ACTS],
    ['sanction-', SANCTIONS],
    ['sanction-', SANCTIONS.filter((kind) => kind !== 'warning'), '-for-good'],
    ['sanction-verdict-', ['upheld', 'lifted']],
    ['sanction-do-', SANCTIONS],
    ['sanction-kind-', SANCTIONS],
    ['sanction-kind-', SANCTIONS, '-is'],
    ['report-place-', ['hall', 'pair', 'study', 'table']],
    ['account-', ACCOUNT_CARDS, '-is'],
    ['host-', FIGURES],
    ['host-why-', why],
    ['host-advice-aside-', why, '-do'],
    ['pace-of-', all<'live' | 'day'>({ live: true, day: true })],
    ['time-', TIME_PRESET_IDS],
    ['time-up-', TIME_UPS],
    ['give-time-', all<'live' | 'day'>({ live: true, day: true })],
    ['length-', all<Length>({ short: true, evening: true, long: true })],
    ['level-', ['any', 'new', 'skilled']],
    ['filter-', ['game', 'pace', 'rated', 'length', 'level']],
    ['filter-', ['game', 'pace', 'rated', 'length', 'level'], '-any'],
    ['at-', all<Whereabouts>({ here: true, table: true, away: true })],
    ['records-', all<RecordsPage>({ profile: true, board: true, figures: true, games: true, studies: true, puzzles: true })],
    ['profile-', PROFILE_PARTS],
    ['figures-of-', ['people', 'bots']],
    ['figures-by-', ['seat', 'seats']],
    ['outcome-', all<GameFound['players'][number]['outcome']>({ won: true, lost: true, drawn: true })],
    ['study-sharing-', SHARING],
    ['studies-', all<WhichStudies>({ mine: true, friends: true, all: true })],
    ['friend-', ['asked', 'asks']],
    ['person-friend-', ['asked', 'asks', 'friend']],
    ['people-', ['follows', 'muted', 'blocked']],
    ['quick-wish-', all<'alike' | 'any'>({ alike: true, any: true })],
    ['cup-refused-', all<Reason>(REASONS)],
    ['cup-line-', stages],
    ['cup-stage-', stages],
    ['cup-part-', all<Exclude<Part, 'swiss'>>({ semifinal: true, final: true, third: true })],
    ['cup-how-', all<Exclude<How, 'played'>>({ conceded: true, time: true, absent: true, withdrawn: true, judged: true })],
  ])
  expect(unsaid).toEqual([])
})
