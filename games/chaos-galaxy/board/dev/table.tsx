import { onlyShown } from '@orrery/board'
import {
  answer,
  eventsFor,
  type GameEvent,
  openTable,
  questionFor,
  randomOf,
  type Seen,
  seedOf,
  seenBy,
  type Table,
  takeEvents,
  undo,
} from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useSignal } from '@preact/signals'
import { useEffect, useRef, useState } from 'preact/hooks'
import { chaosGalaxy as game } from '../../index.ts'
import type { State } from '../../state.ts'
import type { View } from '../../view.ts'
import { board } from '../index.tsx'

interface TrialTable {
  readonly text: Text
  readonly seed: string
  /** How many decisions bots make before the reader plays. */
  readonly steps: number
  /** Continue up to this step of a combat, this question, or this many items on the stack. */
  readonly until: string
  readonly decks: readonly [string, string]
}

const NAMES = ['Nóra', 'Bruno']

function opened({ seed, steps, until, decks }: TrialTable): Table<State> {
  const table = openTable(game, { seats: decks.map((deck) => ({ deck })) }, 2, seedOf(seed))
  const random = randomOf(seedOf(`bots-${seed}`))
  const there = () =>
    until === '' ||
    (table.questions[0]?.seat === 0 &&
      (until.startsWith('stack')
        ? table.state.stack.length >= Number(until.slice(5))
        : table.state.combat?.step === until || table.state.phase === until || table.questions[0]?.name === until))
  for (let step = 0; table.result === null && (step < steps || (!there() && step < 20_000)); step++) {
    const question = table.questions[0]
    if (question === undefined) break
    answer(table, question.seat, game.policy(table.state, question, random))
  }
  takeEvents(table)
  return table
}

/** A duel in the page: the reader at seat 0, the game's policy at seat 1, without the app's frame. */
export function TrialTable(props: TrialTable) {
  const { text } = props
  const table = useRef<Table<State> | null>(null)
  if (table.current === null) table.current = opened(props)
  const [moment, setMoment] = useState<{ seen: Seen<View>; events: readonly GameEvent[] }>(() => ({
    seen: seenBy(table.current as Table<State>, 0) as Seen<View>,
    events: [],
  }))
  const [piece, inspect] = useState<string | null>(null)
  const pointed = useSignal<string | null>(null)
  const random = useRef(randomOf(seedOf('bruno')))
  const show = () => {
    const now = table.current as Table<State>
    setMoment({ seen: seenBy(now, 0) as Seen<View>, events: eventsFor(takeEvents(now), 0) })
  }
  useEffect(() => {
    const now = table.current as Table<State>
    const question = questionFor(now, 1)
    if (question === null || questionFor(now, 0) !== null) return
    const timer = setTimeout(() => {
      answer(now, 1, game.policy(now.state, question, random.current))
      show()
    }, 60)
    return () => clearTimeout(timer)
  }, [moment])
  const { seen } = moment
  return (
    <div class="ws-table">
      <header class="ws-bar">
        {board.phases(seen.view, text).map(({ label, current }) => (
          <span key={label} class={current ? 'now' : ''}>
            {label}
          </span>
        ))}
        <button type="button" disabled={!seen.canUndo} onClick={() => undo(table.current as Table<State>, 0) === true && show()}>
          ↶
        </button>
      </header>
      <main class="board-place">
        <board.Board
          {...onlyShown()}
          seen={seen}
          viewer={0}
          names={NAMES}
          events={moment.events}
          choose={(option) => {
            const given = answer(table.current as Table<State>, 0, { option })
            if (given === true) show()
            else console.warn(given)
          }}
          why={(asked) => console.info('why', asked, game.explain((table.current as Table<State>).state, 0, asked))}
          inspect={inspect}
          pointed={pointed}
          text={text}
          look={{ motion: true, marks: true, sound: false }}
        />
      </main>
      <aside class="ws-side">{piece !== null && <board.Inspector piece={piece} seen={seen} text={text} />}</aside>
      <footer class="ws-ask">
        <b>{seen.question === null ? '…' : `${seen.question.name} ${seen.question.rule}`}</b>
        {seen.question?.kind === 'options' && seen.question.options.slice(0, 14).map(({ id }) => <code key={id}>{id}</code>)}
      </footer>
    </div>
  )
}
