import './kit.css'

export { type Alike, alikeBy, oneOfEach } from './alike.ts'
export { useArrival } from './arrival.ts'
export { useBeforePaint } from './before-paint.ts'
export { Beforehand, type Listed, type SaidLine, StandingSwitches } from './beforehand.tsx'
export { Beside } from './beside.tsx'
export { type BotMatch, type BotMatches, type MatchNews, NO_BOTS } from './bot-matches.ts'
export { ChooseBeside } from './choose-beside.tsx'
export { type CollectionDesk, CollectionError } from './collection.ts'
export type {
  AfterProps,
  BoardModule,
  BoardProps,
  LookSettings,
  Offer,
  PrimaryAction,
  Recorded,
  SeatSettings,
  SeatSetupProps,
} from './contract.ts'
export { CopyButton } from './copy.tsx'
export { Dialog } from './dialog.tsx'
export { Dice, type Rolling, tumblingFace, useRolling } from './dice.tsx'
export { type Drag, startDrag } from './drag.ts'
export { type Box, bolt, effect, flash, fly, ghostOf } from './effects.ts'
export { beginningOf, fieldsOf } from './fields.ts'
export { rove, useKeptFocus, walk } from './focus.ts'
export { fitting, type Inset, type WorldBox, type Zoomed } from './gestures.ts'
export { Hand } from './hand.tsx'
export { useHold } from './hold.ts'
export type { CoachStep, Guided, LearnModule, Lesson, StepAgain } from './learn.ts'
export type { Both, Manifest, OwnPage, OwnPageProps } from './manifest.ts'
export { EASE, GLIDE, type Moves, type Stood, standing, useMoves } from './motion.ts'
export { allOf, comesAlong, type MultiSelectDraft, multiSelectDraft, takesAll } from './multi-select.ts'
export { Odds, OddsBars, percent, type Way } from './odds.tsx'
export { between, type Choices, choicesOf, offeredBy, optionMessage, optionsAt, plainOptions, refusalWords } from './options.ts'
export { type Choosing, type Pieces, usePieces } from './pieces.ts'
export { type PlanDraft, type PlanField, planDraft, valueAt, withValue } from './plan.ts'
export { Handle, Legality } from './plan-surface.tsx'
export { pointing } from './pointing.ts'
export { type PieceActs, Press, usePiece } from './press.tsx'
export { onlyShown } from './shown.ts'
export { SmallMap } from './small-map.tsx'
export { Surface, useView } from './surface.tsx'
export type { View } from './surface-view.ts'
export { tellApart } from './tell-apart.ts'
export { useThumbs } from './thumbs.ts'
export { WholeWords } from './whole-words.tsx'
