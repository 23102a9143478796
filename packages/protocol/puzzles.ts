import * as v from 'valibot'
import { json, jsonObject } from './json.ts'
import { LIMITS } from './limits.ts'
import { id, instant, printable, ref, seat, visible } from './parts.ts'
import { STUDY_LIMITS } from './studies.ts'

/** Bounds of puzzles. */
export const PUZZLE_LIMITS = {
  task: 300,
  /** The longest body, as text: the whole request must fit into one message. */
  body: 28_000,
  /** The most puzzles of one member. */
  each: 100,
  rules: 12,
  /** The most of the games' own puzzles that are stored as solved by one person. */
  solved: 2_000,
} as const

const text = v.string()
const count = v.number()
const at = v.pipe(v.number(), v.description('In milliseconds since 1970.'))
const title = v.pipe(text, v.trim(), v.minLength(1), v.maxLength(STUDY_LIMITS.title), printable, visible)
const words = v.pipe(text, v.trim(), v.minLength(1), v.maxLength(PUZZLE_LIMITS.task), printable)
const both = v.strictObject({ en: words, hu: words })
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))

/** What must have happened, as in lessons. */
const goal = v.union([
  v.strictObject({ view: jsonObject }),
  v.strictObject({ events: v.pipe(v.array(json), v.maxLength(20)) }),
  v.strictObject({ event: json, times: whole }),
  v.strictObject({ result: json }),
])

/** What a game's own puzzle asks for. Programs judge whether it is reached. */
const aim = v.strictObject({
  task: both,
  hint: both,
  rules: v.pipe(v.array(v.pipe(text, v.regex(/^[A-Z]+-[A-Z]+-\d+$/))), v.maxLength(PUZZLE_LIMITS.rules)),
  during: jsonObject,
  goal: v.pipe(v.array(goal), v.minLength(1), v.maxLength(20)),
  /** How many first answers lead to the goal, after all were tried. */
  ways: v.pipe(whole, v.minValue(1)),
})

/** The content of a puzzle. */
const puzzleBody = v.strictObject({
  /** The seat that answers; bots answer for the others. */
  seat,
  seats: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(LIMITS.seats)),
  options: jsonObject,
  /** The position as JSON text, because it nests deeper than messages may. */
  position: v.pipe(text, v.maxLength(PUZZLE_LIMITS.body)),
  /** A goal that programs judge, or the maker's words, in which case the solver says whether it is reached. */
  asks: v.union([aim, v.strictObject({ words })]),
})
export type PuzzleBody = v.InferOutput<typeof puzzleBody>

/** Parses the body of a puzzle as sent and stored; null if it is invalid. */
export function readPuzzle(body: string): PuzzleBody | null {
  try {
    const read = v.safeParse(puzzleBody, JSON.parse(body))
    return read.success ? read.output : null
  } catch {
    return null
  }
}

/** The name of a game, or of a puzzle that comes with it. */
const name = v.pipe(text, v.regex(/^[a-z0-9-]{1,80}$/))

const whichPuzzle = { ref, puzzle: id }

/** Requests about puzzles that members make from moments of studies. */
export const puzzleRequests = [
  /** Offers the club a puzzle made from a moment of a study. `body`: a `PuzzleBody` as JSON. */
  v.strictObject({
    ...{ type: v.literal('offer-puzzle'), ref, study: id, branch: whole, step: whole, title },
    body: v.pipe(text, v.maxLength(PUZZLE_LIMITS.body)),
  }),
  v.strictObject({ type: v.literal('puzzle'), ...whichPuzzle }),
  /** The puzzles, newest first; if a game is named, only its puzzles. */
  v.strictObject({
    ...{ type: v.literal('puzzles'), ref, game: v.optional(v.pipe(text, v.maxLength(80))) },
    before: v.optional(v.strictObject({ at: instant, puzzle: id })),
  }),
  /** A member likes somebody else's puzzle, or stops liking it. */
  v.strictObject({ type: v.literal('like-puzzle'), ...whichPuzzle, on: v.boolean() }),
  /** The reader has solved the puzzle. */
  v.strictObject({ type: v.literal('solve-puzzle'), ...whichPuzzle }),
  /** Its maker removes the puzzle. */
  v.strictObject({ type: v.literal('drop-puzzle'), ...whichPuzzle }),
  /** How many people have solved a puzzle that comes with a game; `solved`: so has the reader. */
  v.strictObject({ type: v.literal('puzzle-solvers'), ref, game: name, lesson: name, solved: v.boolean() }),
] as const

const puzzleLine = v.strictObject({
  ...{ puzzle: text, game: text, title: text, by: v.strictObject({ person: text, name: text }), mine: v.boolean(), created: at },
  /** The moment of the study from which it was made. */
  ...{ study: text, branch: count, step: count },
  ...{ likes: count, solvers: count },
  liked: v.pipe(v.boolean(), v.description('Whether the reader likes it.')),
  solved: v.pipe(v.boolean(), v.description('Whether the reader has solved it.')),
  ways: v.pipe(v.nullable(count), v.description('How many first answers solve it; null: its maker asks in words, which no search proves.')),
})
export type PuzzleLine = v.InferOutput<typeof puzzleLine>

/** What a server says about puzzles. */
export const PUZZLE_MESSAGES = {
  'puzzle-offered': v.strictObject({ type: v.literal('puzzle-offered'), ref, puzzle: text }),
  puzzle: v.strictObject({ type: v.literal('puzzle'), ref, ...puzzleLine.entries, body: text }),
  'puzzle-solvers': v.strictObject({ type: v.literal('puzzle-solvers'), ref, solvers: count }),
  puzzles: v.strictObject({ type: v.literal('puzzles'), ref, puzzles: v.array(puzzleLine), more: v.boolean() }),
}
export type PuzzleMessage = v.InferOutput<typeof PUZZLE_MESSAGES.puzzle>
/** Any message about puzzles. */
export type PuzzleReply = { [T in keyof typeof PUZZLE_MESSAGES]: v.InferOutput<(typeof PUZZLE_MESSAGES)[T]> }[keyof typeof PUZZLE_MESSAGES]
