import type { Collecting } from '@orrery/collecting'
import type { Game, Orders } from '@orrery/kernel'
import type { ScenarioFormat } from '@orrery/kernel/scenario/format'
import type { PuzzleMine } from '@orrery/kernel/scenario/theme'
import type { Records } from '@orrery/records'
import type { Language } from '@orrery/text'
import type { CollectionDesk } from './collection.ts'
import type { SeatSettings } from './contract.ts'

/** Words in both languages. */
export type Both = Readonly<Record<Language, string>>

/** A page of a game's own: building decks or fleets. `games/<game>/board/pages/<id>.tsx` exports it as `Page`. */
export interface OwnPage {
  /** Its address: `#/<id>`. No two games have the same. */
  readonly id: string
  /** In the navigation: 'Decks'. */
  readonly name: Both
  /** On the game's card: 'Build a deck'. */
  readonly invites: Both
}

/** What such a page is given. */
export interface OwnPageProps {
  readonly language: Language
  /** What came with the address (a deck as a link); empty without. */
  readonly link: string
  /** The page's own address, to which a link can be added. */
  readonly address: string
  openRule(rule: string): void
  leave(): void
  /** Begins a table against bots with what was built. */
  play(brought: SeatSettings): void
  /** The reader's collection, where the game's cards are collected. */
  readonly collection?: CollectionDesk | undefined
}

/** How a game shows itself before its rules are loaded: `games/<game>/manifest.ts` exports it as `manifest`. Data only. */
export interface Manifest {
  readonly id: string
  readonly name: Both
  /** What it is about, in a sentence. */
  readonly about: Both
  /** How long a table takes. */
  readonly length: Both
  readonly seats: readonly [least: number, most: number]
  /** How many seats 'Play now' sets: one for the reader, the others for bots. */
  readonly quickSeats: number
  /** Whether all seats win or lose together. */
  readonly together?: boolean
  /** What 'Play now' plays with and a new table begins with, setting by setting; what is not named is as the rulebook has it. */
  readonly begins?: Readonly<Record<string, string | number | boolean>>
  /** Two colours: what one may choose glows in the first. */
  readonly accent: readonly [string, string]
  /** The ground that the key picture fades into. */
  readonly ground: string
  /** Where the key picture is. */
  readonly picture: string
  /** The inside of an SVG of 32 x 32, drawn in `currentColor`. */
  readonly emblem: string
  /** Where seats bring something of their own: how it is chosen, and what it is. */
  readonly brings?: { readonly choose: Both; readonly is: Both }
  readonly pages?: readonly OwnPage[]
  /** A way into another game: it has no card of its own on the home page, but a link on that game's: 'Draft a deck'. */
  readonly partOf?: { readonly game: string; readonly invites: Both }
  /** The rules and the messages; absent while the game is still coming. */
  readonly built?: {
    rules(): Promise<Game>
    readonly text: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>
    /** Messages that only closer looks say: what words and signs mean (`<message>-is`). Loaded when the table stands. */
    readonly more?: Readonly<Record<Language, () => Promise<{ readonly default: string }>>>
    /** The game's own words for scenarios, in `games/<game>/scenario`. */
    scenario?(): Promise<ScenarioFormat>
    /** How puzzles are found in its games, in `games/<game>/puzzles`. */
    puzzles?(): Promise<PuzzleMine>
    /** What its seats say beforehand, in `games/<game>/orders`. */
    orders?(): Promise<Orders>
    /** What is remembered about its finished tables, in `games/<game>/records`. */
    records?(): Promise<Records>
    /** How its cards are collected. */
    collecting?(): Promise<Collecting>
    /** The weights of its learned evaluation, `games/<game>/bot/weights.json`: data, loaded when a bot looks ahead. */
    mind?(): Promise<{ readonly default: unknown }>
  }
}
