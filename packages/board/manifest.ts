import type { Collecting } from '@orrery/collecting'
import type { Game, Ladder, Orders } from '@orrery/kernel'
import type { ScenarioFormat } from '@orrery/kernel/scenario/format'
import type { PuzzleMine } from '@orrery/kernel/scenario/theme'
import type { Records } from '@orrery/records'
import type { Language } from '@orrery/text'
import type { BotMatches } from './bot-matches.ts'
import type { CollectionDesk } from './collection.ts'
import type { SeatSettings } from './contract.ts'

/** Text in both languages. */
export type Both = Readonly<Record<Language, string>>

/** A game's own page, for example to build decks or fleets. `games/<game>/board/pages/<id>.tsx` exports it as `Page`. */
export interface OwnPage {
  /** Its address: `#/<id>`. Unique among all games. */
  readonly id: string
  /** Its name in the navigation: 'Decks'. */
  readonly name: Both
  /** Its link on the game's card: 'Build a deck'. */
  readonly invites: Both
}

/** Props of a game's own page. */
export interface OwnPageProps {
  readonly language: Language
  /** The data in the address (a deck as a link); empty if none. */
  readonly link: string
  /** The page's own address, to which data can be appended. */
  readonly address: string
  /** The address under which chats and forums show a preview of that data. */
  shared(link: string): string
  openRule(rule: string): void
  leave(): void
  /** Starts a table against bots with what was built. */
  play(brought: SeatSettings): void
  readonly bots: BotMatches
  /** The reader's collection, if the game's cards are collected. */
  readonly collection?: CollectionDesk | undefined
}

/** How a game presents itself before its rules are loaded: `games/<game>/manifest.ts` exports it as `manifest`. Data only. */
export interface Manifest {
  readonly id: string
  readonly name: Both
  /** The game in one sentence. */
  readonly about: Both
  /** How long a table takes. */
  readonly length: Both
  readonly seats: readonly [least: number, most: number]
  /** The number of seats of 'Play now': one for the reader, the others for bots. */
  readonly quickSeats: number
  /** Whether all seats win or lose together. */
  readonly together?: boolean
  /** The settings of 'Play now', and the first choice at a new table; others are as in the rulebook. */
  readonly begins?: Readonly<Record<string, string | number | boolean>>
  /** Two colours; options glow in the first. */
  readonly accent: readonly [string, string]
  /** The background colour into which the key picture fades. */
  readonly ground: string
  /** The address of the key picture. */
  readonly picture: string
  /** The inside of an SVG of 32 x 32, drawn in `currentColor`. */
  readonly emblem: string
  /** In games to which seats bring something: the words for choosing it, for the thing itself, and for what follows the choice in a game against a bot. */
  readonly brings?: { readonly choose: Both; readonly is: Both; readonly starts: Both }
  readonly pages?: readonly OwnPage[]
  /** The game that this one leads into. It then has no card on the home page, but a link on that game's: 'Draft a deck'. */
  readonly partOf?: { readonly game: string; readonly invites: Both }
  /** Rules and messages; absent while the game is not built yet. */
  readonly built?: {
    rules(): Promise<Game>
    readonly text: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>
    /** Further messages: the meanings of words and signs (`<message>-is`). Loaded after the table. */
    readonly more?: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>
    /** The game's scenario format, in `games/<game>/scenario`. */
    scenario?(): Promise<ScenarioFormat>
    /** How puzzles are found in its games, in `games/<game>/puzzles`. */
    puzzles?(): Promise<PuzzleMine>
    /** Its seats' orders, in `games/<game>/orders`. */
    orders?(): Promise<Orders>
    /** What is remembered about its finished tables, in `games/<game>/records`. */
    records?(): Promise<Records>
    /** How its cards are collected. */
    collecting?(): Promise<Collecting>
    /** The weights of its learned evaluation, `games/<game>/bot/weights.json`: data, loaded when a bot looks ahead. */
    mind?(): Promise<{ readonly default: unknown }>
    /** How strong the levels of its bots are, a ladder for each number of seats, in `games/<game>/bot/ladders.ts`. */
    ladders?(): Promise<readonly Ladder[]>
  }
}
