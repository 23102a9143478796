import type { Json, Seat } from '@orrery/kernel'
import type { ComponentType } from 'preact'

/** A game that bots play among themselves. */
export interface BotMatch {
  readonly options: Json
  /** The bot of each seat, by its name. */
  readonly bots: readonly string[]
  /** The same seed deals the same. */
  readonly seed: string
}

/** What is told of such games: how the next one ended, that all have, or why they stopped. */
export type MatchNews = { readonly winners: readonly Seat[] } | { readonly done: true } | { readonly failed: string }

interface ChoiceProps {
  readonly at: string
  readonly name: string
  readonly disabled: boolean
  /** The bot's name. */
  readonly value: string
  choose(bot: string): void
}

/** Bots for a game's own pages, which cannot import them. */
export interface BotMatches {
  /** The field in which a bot of the game is chosen. */
  readonly Choice: ComponentType<ChoiceProps>
  /** Has bots play these games in the background, one after the other; returns how to stop them. */
  play(matches: readonly BotMatch[], told: (news: MatchNews) => void): () => void
}

/** For a board's workshop, which has no bots: they belong to the app. */
export const NO_BOTS: BotMatches = { Choice: () => null, play: () => () => undefined }
