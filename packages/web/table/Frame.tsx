import { type BoardModule, type BoardProps, type Offer, useThumbs } from '@orrery/board'
import type { Answer, Orders, Piece, Seat, Seen, Viewer } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { type Signal, useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { accents } from '../app/catalogue.ts'
import { later, quietlyLater } from '../app/later.ts'
import { moving, settings } from '../app/settings.ts'
import { say, wholeTextOfGame } from '../app/texts.ts'
import type { Imagined } from '../away/imagined.ts'
import { useAway } from '../away/use-away.tsx'
import { keepHeadline } from '../home/headlines.ts'
import type { GivenAnswer } from '../learn/Coach.tsx'
import { taughtAt } from '../learn/taught.ts'
import { small } from '../look/small.ts'
import { toast } from '../look/Toasts.tsx'
import { WithRulebook } from '../rulebook/WithRulebook.tsx'
import { answeringOf } from './answering.ts'
import { Console } from './Console.tsx'
import { type Desk, DeskContext, type Inspected, type Passed } from './desk.ts'
import { useDrafts } from './drafts.ts'
import { drawApart } from './drawing.ts'
import { FrameBar } from './FrameBar.tsx'
import { type Hands, openlyAsked, useHands } from './hands.ts'
import { useKeys } from './keys.ts'
import type { LatelyBySeat, LossBeats } from './lately.ts'
import { followFocus, leaveFocus, watchFocus } from './Option.tsx'
import { letGoLines, takeBack, useOthersPassing, usePassing } from './passing.ts'
import { Question } from './Question.tsx'
import { toldSince } from './Strip.tsx'
import type { Moment, TableSource } from './source.ts'
import { useStanding } from './standing.ts'
import { useTitleMark } from './title-mark.ts'
import { useLately } from './use-lately.ts'
import type { Asked } from './Why.tsx'
import { namesOf, refusalLine, withPlayers } from './words.ts'

const ImaginedBar = quietlyLater(() => import('../away/ImaginedBar.tsx').then((module) => module.ImaginedBar))
const Covered = quietlyLater(() => import('./Covered.tsx').then((module) => module.Covered))
const Handover = later(() => import('./Handover.tsx').then((module) => module.Handover))
const InspectorCard = later(() => import('./Inspector.tsx').then((module) => module.InspectorCard))
const Meanings = quietlyLater(() => import('./Meanings.tsx').then((module) => module.Meanings))
const ResultCard = later(() => import('./ResultCard.tsx').then((module) => module.ResultCard))
const LossLine = quietlyLater(() => import('../away/LossLine.tsx').then((module) => module.LossLine))
const Why = later(() => import('./Why.tsx').then((module) => module.Why))
const Teacher = later(() => import('../learn/Teacher.tsx').then((module) => module.Teacher))
const Suggest = later(() => import('../suggest/Suggest.tsx').then((module) => module.Suggest))
const KeysCard = later(() => import('./KeysCard.tsx').then((module) => module.KeysCard))
const Side = later(() => import('./Side.tsx').then((module) => module.Side))

/** A question must have been visible this long before a key takes its gold button, in milliseconds. */
const STOOD = 600

const NOTHING_SAID: readonly unknown[] = []

interface Props {
  readonly source: TableSource
  readonly board: BoardModule
  /** The game's orders; null if it has none. */
  readonly rules: Orders | null
  readonly text: Text
  /** Shown in place of the question: the controls of a replay. */
  readonly instead?: ComponentChildren
  /** Shown above the question at a table where nobody else answers: nothing passes by itself, and no screen is handed over. */
  readonly above?: ComponentChildren
  /** An imagined table: how to get back to the real one. */
  readonly imagined?: { back(): void }
  /** Shows an imagined table in place of this one; null: this one again. */
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
  // In a replay, and at an imagined table, nothing passes by itself and nobody hands the screen over.
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
  // Orders of one table do not apply to another.
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

/** The game's text, and once the table is shown also the messages for closer looks. */
function useWholeText(game: string, words: Text): Text {
  const [whole, setWhole] = useState<Text | null>(null)
  useEffect(() => void wholeTextOfGame(game, words.language).then(setWhole, () => undefined), [game, words])
  return whole?.language === words.language ? whole : words
}

/** The result for the viewer, in front of the table's headline in lists; nothing while it runs. */
function endOf({ result }: Seen, viewer: Viewer): string {
  if (result === null || viewer === 'spectator') return ''
  return `${say(result.winners.includes(viewer) ? 'line-won' : 'line-lost')} · `
}

/** The table with all hands covered, and the public part of the seat's question. */
function coveredMoment(source: TableSource, board: BoardModule, { viewer, had }: Hands): Moment | null {
  const table = source.moment('spectator').value
  const question = openlyAsked(source, board, viewer, had)
  return table === null ? null : { ...table, seen: { ...table.seen, question } }
}

interface PlayedProps {
  readonly moment: Moment
  readonly instead: ComponentChildren
  /** Whether nothing happens by itself, and nothing shown is stored. */
  readonly still: boolean
  /** Shown with the question in the console. */
  readonly beside: ComponentChildren
  readonly desk: Desk
  readonly lately: Signal<LatelyBySeat> | null
  readonly retell: Props['retell']
  /** The seat that decides with all hands covered, and how it takes the screen; null if somebody has it. */
  readonly covered: { readonly seat: Seat; take(): void } | null
}

function Played({ moment, instead, still, beside, desk, lately, retell, covered }: PlayedProps): JSX.Element {
  const { source, board, rules, text, names, viewer, pointed, logged, pulled, advised, inspected } = desk
  const { events } = moment
  const actor: Viewer = covered?.seat ?? viewer
  const passing = usePassing(desk, moment.seen, still, (answer) => {
    if (viewer !== 'spectator') void source.answer(viewer, answer, moment.seen.version)
  })
  // A question that passes by itself is not shown.
  const seen = useMemo(() => (passing ? { ...moment.seen, question: null } : moment.seen), [moment, passing])
  const [busy, setBusy] = useState(false)
  const [why, askWhy] = useState<Asked | null>(null)
  const [helped, help] = useState(false)
  const inspect = (piece: Piece | null): void => {
    // Leaving a piece with the pointer does not close what was opened by its name.
    if (piece !== null) inspected.value = { piece, stays: false }
    else if (inspected.peek()?.stays !== true) inspected.value = null
  }
  const closeInspected = (): void => {
    inspected.value = null
  }
  const offer = useSignal<Offer | null>(null)
  const thumbs = useThumbs()
  const happened = useLately(desk, lately, viewer, moment)
  const answered = useSignal<GivenAnswer | null>(null)
  /** The version after the reader's last answer: later events are in the strip. */
  const [since, setSince] = useState(seen.version)
  const stood = useRef(performance.now())
  const look = { motion: moving.value, marks: settings.value.marks, sound: settings.value.sound }

  useEffect(() => {
    if (!still)
      keepHeadline(source.id, text.language, (board.After === undefined ? endOf(seen, viewer) : '') + board.headline(seen.view, text))
  }, [seen.version, text])
  useEffect(() => source.drawn?.(), [source])
  useEffect(watchFocus, [])
  useEffect(() => {
    const { result, view } = seen
    if (result !== null && !still && board.After === undefined)
      void import('../home/record.ts').then(({ record }) => record(source, board, result, view))
  }, [seen.result === null])
  useEffect(() => {
    if (look.sound) void import('../sound/sounds.ts').then(({ soundOf }) => soundOf(events, seen.question !== null, seen.result, viewer))
  }, [moment])
  useTitleMark(!still && seen.question !== null)
  useEffect(() => {
    stood.current = performance.now()
  }, [seen.question])
  // Before the board's own effects, which may offer something for the new question at once.
  useLayoutEffect(() => {
    offer.value = null
  }, [seen.question])
  useLayoutEffect(() => {
    pulled.value = false
  }, [seen.version])

  // Drafts keep `give` for as long as their question is open.
  const give = useRef(async (_answer: Answer): Promise<void> => undefined)
  const giving = useRef(false)
  give.current = async (answer) => {
    if (actor === 'spectator' || giving.current || seen.question === null || instead !== undefined) return
    giving.current = true
    drawApart()
    leaveFocus()
    setBusy(true)
    askWhy(null)
    pointed.value = null
    try {
      const verdict = await source.answer(actor, answer, seen.version)
      if (verdict === true) {
        answered.value = { question: seen.question, answer, view: seen.view }
        desk.passed.value = desk.passed.peek().filter(({ question }) => question.seat !== actor)
        happened.answered(seen)
        setSince(source.moment(viewer).peek()?.seen.version ?? seen.version)
      } else followFocus(document.querySelector<HTMLElement>('.question'))
      sayRefusal(verdict)
    } finally {
      giving.current = false
      setBusy(false)
    }
  }
  const drafts = useDrafts(source.game, board, seen, text, (answer) => void give.current(answer))

  function sayRefusal(verdict: Awaited<ReturnType<TableSource['answer']>>): void {
    if (verdict !== true) toast('warn', refusalLine(text, verdict, names) ?? say('refused', { rule: verdict.rule }))
  }

  function choose(option: string): void {
    const { question } = seen
    if (question === null || question.kind === 'plan' || !question.options.some(({ id }) => id === option)) return
    if (drafts.multiSelect === null) void give.current({ option })
    else drafts.multiSelect.toggle(option)
  }

  const answering = answeringOf({ board, seen, text, names, ...drafts, offer: offer.value, busy, choose })

  useKeys({
    option(at) {
      const option = answering.listed[at]
      if (option !== undefined) choose(option.id)
    },
    primary(key) {
      const { primary } = answering
      if (primary === null || !primary.ready || primary.isPass === true || busy || performance.now() - stood.current < STOOD) return
      if (primary.wastesActions === (key === 'E')) primary.act()
    },
    undo() {
      if (seen.canUndo && viewer !== 'spectator') void takeBack(source, board, rules, viewer).then(sayRefusal)
    },
    log() {
      logged.value = !logged.peek()
    },
    help: () => help(true),
    escape() {
      askWhy(null)
      closeInspected()
      pointed.value = null
      logged.value = false
      pulled.value = false
    },
  })

  const shown: BoardProps = {
    seen,
    viewer,
    names,
    events,
    busy,
    taught: taughtAt(source.id) !== null,
    orders: actor === 'spectator' || taughtAt(source.id) !== null ? NOTHING_SAID : source.orders(actor).value,
    order: (orders) => {
      if (actor !== 'spectator' && instead === undefined && rules !== null) source.order(actor, orders, rules.version)
    },
    recap: [...toldSince(desk, since), ...letGoLines(desk)],
    record: () => import('./recorded.ts').then(({ recordOf }) => recordOf(source, viewer)),
    choose,
    plan: (plan) => void give.current({ plan }),
    multiSelect: drafts.multiSelect,
    draft: drafts.plan,
    offer,
    why: (piece, anchor) => askWhy({ piece, anchor }),
    inspect,
    pointed,
    text,
    look,
  }
  const teacher =
    taughtAt(source.id) === null ? null : (
      <Teacher
        seen={seen}
        answering={answering}
        answered={answered}
        undo={() => {
          if (viewer !== 'spectator') void takeBack(source, board, rules, viewer).then(sayRefusal)
        }}
      />
    )
  return (
    <>
      <main class="board-place" aria-label={say('board')} {...thumbs}>
        <board.Board {...shown} />
      </main>
      <Console
        shown={shown}
        openLog={() => {
          logged.value = true
        }}
      >
        {small.value === null ? null : teacher}
        {covered === null ? null : <Covered name={names[covered.seat] ?? ''} take={covered.take} />}
        {instead ??
          (seen.result === null ? (
            <>
              {beside}
              {retell === undefined || happened.lately === null || viewer === 'spectator' ? null : (
                <LossLine desk={desk} seat={viewer} lately={happened.lately} retell={(beats) => retell(viewer, beats)} />
              )}
              <Question seen={seen} answering={answering} shown={shown} />
            </>
          ) : (
            <ResultCard result={seen.result} seen={seen} />
          ))}
      </Console>
      {logged.value ? (
        <Side
          seen={seen}
          close={() => {
            logged.value = false
          }}
        />
      ) : null}
      {advised.value && source.suggest !== undefined && seen.result === null ? (
        <Suggest
          seen={seen}
          answering={answering}
          close={() => {
            advised.value = false
          }}
        />
      ) : null}
      {small.value === null ? teacher : null}
      {helped ? <KeysCard close={() => help(false)} /> : null}
      {inspected.value === null ? null : <InspectorCard inspected={inspected.value} seen={seen} close={closeInspected} />}
      <Meanings />
      {why === null ? null : <Why asked={why} seen={seen} choose={choose} close={() => askWhy(null)} />}
    </>
  )
}
