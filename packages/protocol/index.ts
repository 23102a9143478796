export type {
  ChallengesMessage,
  CircleMessage,
  EveningsMessage,
  QuickMessage,
  TalkLine,
  TalkMessage,
  WaitsMessage,
} from './club/index.ts'
export { fingerprint, fingerprintAfter } from './fingerprint.ts'
export { answer, isJson, isUnstorable, json } from './json.ts'
export { LIMITS, PROTOCOL } from './limits.ts'
export { name } from './parts.ts'
export { applyPatch, diff, type Known, nothingKnown, type Patch, patched } from './patch.ts'
export { PUZZLE_LIMITS, type PuzzleBody, type PuzzleLine, type PuzzleMessage, readPuzzle } from './puzzles.ts'
export {
  type BoardMessage,
  type GameFilter,
  type GameFound,
  type GamesMessage,
  type KeptSearch,
  PROFILE_PARTS,
  type ProfileMessage,
  type ProfilePart,
  readFilter,
  type SeasonTold,
} from './records.ts'
export type {
  BeatsMessage,
  ChatEntry,
  ErrorCode,
  ForeseenMessage,
  ForeseenQuestion,
  Glimpse,
  KeyInfo,
  LobbyMessage,
  LogEntry,
  Mark,
  Message,
  OrdersMessage,
  PlayerInfo,
  SaidIf,
  SeatAsking,
  Stage,
  TableInfo,
  TableLine,
  TableTerms,
  ViewerUpdate,
} from './replies.ts'
export { type Request, type RequestOf, type RequestType, readRequest, request, type SeatWish } from './requests.ts'
export {
  type BoardMark,
  SHARING,
  type Sharing,
  STUDY_LIMITS,
  type StudiesMessage,
  type StudyBranchMessage,
  type StudyComment,
  type StudyCommentsMessage,
  type StudyLine,
  type StudyMessage,
  type StudyRecordMessage,
  type WhichStudies,
} from './studies.ts'
export { type AccountCalendar, readCalendar, readTimeControl, type TimeControlMessage } from './time.ts'
export type { MyPart, TournamentAct, TournamentLine } from './tournaments.ts'
