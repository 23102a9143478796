import type { BoardModule } from '@orrery/board'
import type { Orders, Piece, Seat } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { accents } from '../../app/catalogue.ts'
import { later, quietlyLater } from '../../app/later.ts'
import { say, wholeTextOfGame } from '../../app/texts.ts'
import { useLatest } from '../../app/use-latest.ts'
import type { Imagined } from '../../away/imagined.ts'
import { useAway } from '../../away/use-away.tsx'
import { WithRulebook } from '../../rulebook/WithRulebook.tsx'
import { type Desk, DeskContext, type Inspected, type Passed } from '../desk.ts'
import { useOthersPassing } from '../question/passing.ts'
import type { Moment, TableSource } from '../source/source.ts'
import { namesOf, withPlayers } from '../words.ts'
import { FrameBar } from './FrameBar.tsx'
import { type Hands, openlyAsked, useHands } from './hands.ts'
import type { LatelyBySeat, LossBeats } from './lately.ts'
import { Played } from './Played.tsx'
import { useStanding } from './standing.ts'

const ImaginedBar = quietlyLater(() => import('../../away/ImaginedBar.tsx').then((module) => module.ImaginedBar))
const Handover = later(() => import('./Handover.tsx').then((module) => module.Handover))

interface Props {
  readonly source: TableSource
  readonly board: BoardModule
  /** The game's orders; null if it has none. */
  readonly rules: Orders | null
  readonly text: Text
  /** Shown in place of the question: the controls of a replay. */
  readonly instead?: ComponentChildren
  /** Shown above the question at a table where nobody else answers: nothing is passed automatically, and no screen is handed over. */
  readonly above?: ComponentChildren
  /** Set at an imagined table: leads back to the real one. */
  readonly imagined?: { back(): void }
  /** Shows an imagined table instead of this one; null: this one again. */
  imagine?(imagined: Imagined | null): void
  /** Shows again what happened while the reader was away; absent if nothing did. */
  readonly again?: (() => void) | undefined
  /** What happened since each seat last answered, kept while it is shown again; absent if the table is not running. */
  readonly lately?: Signal<LatelyBySeat>
  /** Shows on the board again what a seat lost. */
  retell?(seat: Seat, beats: LossBeats): void
}

/** The frame around every game's board. */
export function Frame({ source, board, rules, text: words, instead, above, imagined, imagine, again, lately, retell }: Props): JSX.Element {
  // In a replay and at an imagined table nothing is passed automatically, and nobody hands the screen over.
  const still = instead !== undefined || above !== undefined || imagined !== undefined
  const hands = useHands(source, board, still)
  const { covered } = hands
  const moment = covered ? coveredMoment(source, board, hands) : source.moment(hands.viewer).value
  const names = namesOf(source.players.value)
  const whole = useWholeText(source.game, words)
  const text = useMemo(() => withPlayers(whole, names), [whole, names.join('\n')])
  const pointed = useSignal<string | null>(null)
  const logged = useSignal(false)
  const heard = useSignal(source.chat.peek().length)
  const inspected = useSignal<Inspected | null>(null)
  const advised = useSignal(false)
  const pulled = useSignal(false)
  const order = useStanding(source.id)
  const passed = useSignal<readonly Passed[]>([])
  const desk: Desk = {
    source,
    board,
    rules,
    text,
    names,
    viewer: covered ? ('spectator' as const) : hands.viewer,
    pointed,
    logged,
    pulled,
    heard,
    advised,
    order,
    passed,
    inspected,
    open: (piece: Piece) => {
      inspected.value = { piece, stays: true }
    },
  }
  useOthersPassing(desk, still)
  // The orders of one table do not apply to another.
  useEffect(() => () => board.recall?.(), [source.id, board])
  const away = useAway(desk, imagine, again)
  return (
    <DeskContext.Provider value={desk}>
      <WithRulebook game={source.game}>
        <div class="frame" style={accents(source.game)} data-game={source.game} data-imagined={imagined === undefined ? undefined : ''}>
          <FrameBar imagined={imagined !== undefined} replaying={still} moment={hands.handTo === null ? moment : null} take={hands.take} />
          <div class="stage" data-console={board.console ?? 'beside'}>
            {hands.handTo !== null ? (
              <Handover seat={hands.handTo} name={names[hands.handTo] ?? ''} ready={() => hands.take(hands.handTo ?? hands.viewer)} />
            ) : moment === null ? (
              <p class="loading">{say('loading')}</p>
            ) : (
              <Played
                key={`${hands.viewer} ${covered}`}
                moment={moment}
                instead={instead}
                still={still}
                beside={above ?? (imagined === undefined ? away : <ImaginedBar back={imagined.back} />)}
                desk={desk}
                lately={lately ?? null}
                retell={retell}
                covered={covered && hands.viewer !== 'spectator' ? { seat: hands.viewer, take: () => hands.take(hands.viewer) } : null}
              />
            )}
          </div>
        </div>
      </WithRulebook>
    </DeskContext.Provider>
  )
}

/** The game's text, and once the table is shown also its messages for closer looks. */
function useWholeText(game: string, words: Text): Text {
  const [whole, setWhole] = useState<Text | null>(null)
  useLatest(
    [game, words],
    () => wholeTextOfGame(game, words.language),
    setWhole,
    () => undefined,
  )
  return whole?.language === words.language ? whole : words
}

/** The table with all hands covered, and the public part of the seat's question. */
function coveredMoment(source: TableSource, board: BoardModule, { viewer, had }: Hands): Moment | null {
  const table = source.moment('spectator').value
  const question = openlyAsked(source, board, viewer, had)
  return table === null ? null : { ...table, seen: { ...table.seen, question } }
}
