export { answer, answerAgain, TABLE_RULES } from './answer.ts'
export { anyAnswer, planOf } from './any.ts'
export { at, numberAt } from './at.ts'
export { type Blunder, type Decision, taken } from './blunder.ts'
export { type Catalogue, catalogue, type Edition, type Keys, type Kind, type Listings, piecesOf } from './catalogue.ts'
export { type AddressedEvent, eventsFor, type GameEvent, isHeard, isLogged, tell, tellOnly } from './event.ts'
export { type Features, type Inputs, inputsOf, type Put } from './features.ts'
export {
  defineGame,
  type Following,
  type Game,
  type Next,
  type Plan,
  type Result,
  type Setting,
  type TimeLimit,
  type TournamentRules,
} from './game.ts'
export { bestAtAGlance, promiseOf } from './glance.ts'
export { type Id, type Piece, piece, type RuleId, type Seat, type Viewer } from './ids.ts'
export { hash, isObject, type Json } from './json.ts'
export type { Ladder, Rung } from './ladder.ts'
export { anySet, inOrder, mayAdd, multiSelectVerdict, nearSets, onlySet, valuesOf } from './multi-select.ts'
export { answerOfStep, ORDER_STEP, type OrderStep, stepsAhead } from './order-steps.ts'
export { addingTo, type MessageDescriptor, type Ordered, type Orders, type ReadOrders, readOrders, unordered } from './orders.ts'
export type { Params } from './params.ts'
export { imagining, type Person, type Saying } from './person.ts'
export type { Portfolio } from './portfolio.ts'
export { answerSafely, determinize, fork, type Position, positionOf, type Restored, restore } from './position.ts'
export {
  type Answer,
  asksForPlan,
  type Bound,
  type MultiSelectQuestion,
  type Option,
  type OptionsQuestion,
  optionOf,
  type PlanName,
  type PlanQuestion,
  planBounds,
  planName,
  type Question,
  type SeenMultiSelectQuestion,
  type SeenOption,
  type SeenOptionsQuestion,
  type SeenQuestion,
  seenQuestion,
  verbOf,
} from './question.ts'
export {
  draw,
  fromStream,
  isSeed,
  type Random,
  randomFrom,
  randomOf,
  type Seed,
  type Stream,
  seedFrom,
  seedOf,
  shuffle,
  streamOf,
  withPresets,
} from './random.ts'
export { all, allows, no, type Refusal, refusals, type Verdict, yes } from './refusal.ts'
export { isDealtBySeed, openReplay, playReplay, type Replay, type ReplayPlayer, type ReplayStart, type Step, startOf } from './replay.ts'
export {
  type Amount,
  type Ask,
  choose,
  chooseSome,
  chooseSomeStill,
  chooseStill,
  confirm,
  option,
  type Part,
  type Prompt,
  plan,
  type Reply,
  type Rule,
  type Several,
  together,
} from './rule.ts'
export type { Infer, Misfit, Schema } from './schema.ts'
export * as schema from './schema.ts'
export { NONE } from './schema-ref.ts'
export { type Seen, seenBy, seenByEach } from './seen.ts'
export { optionsOfNew, readSettings, settingsToChoose } from './settings.ts'
export { type Share, shareOf } from './share.ts'
export { freshTable, reseed, reveal, roll, shuffleIn, type TableState, tableFields } from './state.ts'
export { answerOf, storedAnswer } from './stored-answer.ts'
export {
  type AnswerRecord,
  begin,
  cloneState,
  openTable,
  questionFor,
  type Start,
  type Table,
  takeEvents,
} from './table.ts'
export { teamsOf } from './teams.ts'
export { canUndo, undo } from './undo.ts'
