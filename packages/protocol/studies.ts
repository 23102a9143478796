import * as v from 'valibot'
import { answer } from './json.ts'
import { id, instant, printable, ref, seat, visible } from './parts.ts'

/** Limits of studies. `comments`: the most in a study; `page`: the most in a reply. */
export const STUDY_LIMITS = {
  title: 80,
  comment: 1000,
  comments: 10_000,
  page: 50,
  branches: 60,
  branchSteps: 500,
  /** The most studies of one member. */
  each: 200,
  /** The most marks on the board with one comment. */
  marks: 16,
  /** The most studies of one member whose records the server did not have. */
  uploads: 40,
  /** The longest record that a member uploads, and the longest that is stored, in characters of base64. */
  record: 28_000,
  recordStored: 64_000,
  recordSteps: 5000,
} as const

const text = v.string()
const count = v.number()
const at = v.pipe(v.number(), v.description('In milliseconds since 1970.'))
const title = v.pipe(text, v.trim(), v.minLength(1), v.maxLength(STUDY_LIMITS.title), printable, visible)
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** Who may read a study besides its owner. */
export const SHARING = ['none', 'friends', 'all'] as const
export type Sharing = (typeof SHARING)[number]
const sharing = v.picklist(SHARING)
const which = v.picklist(['mine', 'friends', 'all'])
export type WhichStudies = v.InferOutput<typeof which>

/** A moment of a study: a step of the finished game (branch 0), or of a branch, counted from the game's start. */
const moment = {
  branch: v.pipe(whole, v.description('0: the game as it was played.')),
  step: v.pipe(whole, v.description('So many answers after the start of the game.')),
}

/** A piece of the board by its id in the game's view. */
const piece = v.pipe(text, v.minLength(1), v.maxLength(100))
/** A ring around a piece, or an arrow to another one. */
const mark = v.strictObject({ from: piece, to: v.nullable(piece) })
export type BoardMark = v.InferOutput<typeof mark>

const step = v.strictObject({ seat, answer })
const studyIn = { ref, study: id }

/** Requests about studies of finished games. */
export const studyRequests = [
  /** Makes a study of a finished table; only its owner can read it until it is shared. */
  v.strictObject({ type: v.literal('make-study'), ref, table: id, title }),
  /** Makes a study of a game that was played in the browser, or of a scenario. `record`: a `Replay` as JSON, compressed by gzip. */
  v.strictObject({
    ...{ type: v.literal('upload-study'), ref, game: v.pipe(text, v.maxLength(40)), title },
    record: v.pipe(text, v.minLength(1), v.maxLength(STUDY_LIMITS.record), v.base64()),
  }),
  v.strictObject({ type: v.literal('study'), ...studyIn }),
  /** The record of a study that belongs to no table. */
  v.strictObject({ type: v.literal('study-record'), ...studyIn }),
  v.strictObject({ type: v.literal('studies'), ref, which, before: v.optional(v.strictObject({ at: instant, study: id })) }),
  /** The owner changes its title and its readers. */
  v.strictObject({ type: v.literal('set-study'), ...studyIn, title, sharing }),
  v.strictObject({ type: v.literal('drop-study'), ...studyIn }),
  /** Adds a branch to a study. `from`: the step of the game at which it branches off; `steps`: all answers since. */
  v.strictObject({
    type: v.literal('add-branch'),
    ...studyIn,
    title,
    from: whole,
    steps: v.pipe(v.array(step), v.minLength(1), v.maxLength(STUDY_LIMITS.branchSteps)),
  }),
  v.strictObject({ type: v.literal('study-branch'), ...studyIn, branch: whole }),
  /** A branch's author, or the study's owner, removes the branch with its comments. */
  v.strictObject({ type: v.literal('drop-branch'), ...studyIn, branch: whole }),
  /** The comments at a moment, oldest first; `after`: the number of the last known one. */
  v.strictObject({ type: v.literal('study-comments'), ...studyIn, ...moment, after: v.optional(whole) }),
  v.strictObject({
    type: v.literal('comment-study'),
    ...studyIn,
    ...moment,
    text: v.pipe(text, v.trim(), v.minLength(1), v.maxLength(STUDY_LIMITS.comment), printable, visible),
    marks: v.optional(v.pipe(v.array(mark), v.maxLength(STUDY_LIMITS.marks))),
  }),
  /** A member likes somebody else's study, or stops liking it. */
  v.strictObject({ type: v.literal('like-study'), ...studyIn, on: v.boolean() }),
  /** A comment's author, or the study's owner, removes the comment. */
  v.strictObject({ type: v.literal('drop-comment'), ...studyIn, comment: whole }),
] as const

const by = v.strictObject({ person: text, name: text })

const studyLine = v.strictObject({
  table: v.pipe(v.nullable(text), v.description('Null: it was not played here, and `study-record` gets its record.')),
  ...{ study: text, game: text, title: text, by, mine: v.boolean(), sharing, created: at, changed: at },
  ...{ branches: count, comments: count, likes: count },
  liked: v.pipe(v.boolean(), v.description('Whether the reader likes it.')),
})
export type StudyLine = v.InferOutput<typeof studyLine>

const comment = v.strictObject({
  ...{ comment: count, by, text, at, marks: v.array(mark) },
  mayDrop: v.pipe(v.boolean(), v.description('Whether the reader may take it away.')),
})
export type StudyComment = v.InferOutput<typeof comment>

/** The server's messages about studies. */
export const STUDY_MESSAGES = {
  'study-made': v.strictObject({ type: v.literal('study-made'), ref, study: text }),
  study: v.strictObject({
    ...{ type: v.literal('study'), ref, ...studyLine.entries },
    lines: v.array(v.strictObject({ branch: count, title: text, by, from: count, length: count, mayDrop: v.boolean() })),
    said: v.pipe(
      v.array(v.strictObject({ branch: count, step: count, comments: count })),
      v.description('The moments at which something was said.'),
    ),
  }),
  studies: v.strictObject({ type: v.literal('studies'), ref, studies: v.array(studyLine), more: v.boolean() }),
  'study-record': v.strictObject({
    ...{ type: v.literal('study-record'), ref },
    record: v.pipe(text, v.description('A replay as JSON, compressed by gzip, in base64.')),
  }),
  'study-branch': v.strictObject({ type: v.literal('study-branch'), ref, from: count, steps: v.array(step) }),
  'branch-added': v.strictObject({ type: v.literal('branch-added'), ref, branch: count }),
  'study-comments': v.strictObject({ type: v.literal('study-comments'), ref, comments: v.array(comment), more: v.boolean() }),
}

export type StudyMessage = v.InferOutput<typeof STUDY_MESSAGES.study>
export type StudiesMessage = v.InferOutput<typeof STUDY_MESSAGES.studies>
export type StudyRecordMessage = v.InferOutput<(typeof STUDY_MESSAGES)['study-record']>
export type StudyBranchMessage = v.InferOutput<(typeof STUDY_MESSAGES)['study-branch']>
export type StudyCommentsMessage = v.InferOutput<(typeof STUDY_MESSAGES)['study-comments']>
/** Any message about studies. */
export type StudyReply = { [T in keyof typeof STUDY_MESSAGES]: v.InferOutput<(typeof STUDY_MESSAGES)[T]> }[keyof typeof STUDY_MESSAGES]
