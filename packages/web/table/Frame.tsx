import type { BoardModule, Offer } from '@orrery/board'
import type { Answer, Json, Piece } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { useSignal } from '@preact/signals'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { accents } from '../app/catalogue.ts'
import { lazy } from '../app/lazy.tsx'
import { moving, settings } from '../app/settings.ts'
import { say } from '../app/texts.ts'
import { keepHeadline } from '../home/headlines.ts'
import { toast } from '../look/Toasts.tsx'
import { WithRulebook } from '../rulebook/WithRulebook.tsx'
import { soundOf } from '../sound/sounds.ts'
import { DeskContext } from './desk.ts'
import { FrameBar } from './FrameBar.tsx'
import { Handover } from './Handover.tsx'
import { useHands } from './hands.ts'
import { InspectorCard } from './Inspector.tsx'
import { useKeys } from './keys.ts'
import { QuestionBar } from './QuestionBar.tsx'
import { ResultCard } from './ResultCard.tsx'
import { Side } from './Side.tsx'
import type { Moment, TableSource } from './source.ts'
import type { Asked } from './Why.tsx'
import { namesOf, optionsOf, refusalLine, withPlayers } from './words.ts'

const Why = lazy(() => import('./Why.tsx').then((module) => module.Why))

interface Props {
  readonly source: TableSource
  readonly board: BoardModule
  readonly text: Text
  /** Stands in the place of the question: the controls of a replay. */
  readonly instead?: ComponentChildren
}

/** The frame around every game's board. */
export function Frame({ source, board, text: words, instead }: Props): JSX.Element {
  const hands = useHands(source, board, instead !== undefined)
  const moment = source.moment(hands.viewer).value
  const names = namesOf(source.players.value)
  const text = useMemo(() => withPlayers(words, names), [words, names.join('\n')])
  const pointed = useSignal<string | null>(null)
  const desk = { source, board, text, names, viewer: hands.viewer, pointed }
  return (
    <DeskContext.Provider value={desk}>
      <WithRulebook game={source.game}>
        <div class="frame" style={accents(source.game)} data-game={source.game}>
          <FrameBar replaying={instead !== undefined} moment={hands.handTo === null ? moment : null} take={hands.take} />
          {hands.handTo !== null ? (
            <Handover seat={hands.handTo} name={names[hands.handTo] ?? ''} ready={() => hands.take(hands.handTo ?? hands.viewer)} />
          ) : moment === null ? (
            <p class="loading">{say('loading')}</p>
          ) : (
            <Played key={String(hands.viewer)} moment={moment} instead={instead} desk={desk} />
          )}
        </div>
      </WithRulebook>
    </DeskContext.Provider>
  )
}

interface PlayedProps {
  readonly moment: Moment
  readonly instead: ComponentChildren
  readonly desk: Parameters<typeof DeskContext.Provider>[0]['value'] & object
}

function Played({ moment, instead, desk }: PlayedProps): JSX.Element {
  const { source, board, text, names, viewer, pointed } = desk
  const { seen, events } = moment
  const offer = useSignal<Offer | null>(null)
  const [busy, setBusy] = useState(false)
  const [why, askWhy] = useState<Asked | null>(null)
  const [inspected, inspect] = useState<Piece | null>(null)
  const { motion, marks, sound } = { motion: moving.value, marks: settings.value.marks, sound: settings.value.sound }

  useEffect(() => {
    if (instead === undefined) keepHeadline(source.id, text.language, board.headline(seen.view, text))
  }, [seen.version, text])
  useEffect(() => source.drawn?.(), [source])
  useEffect(() => {
    if (sound) soundOf(events, seen.question !== null, seen.result, viewer)
  }, [moment])

  async function give(answer: Answer): Promise<void> {
    if (viewer === 'spectator' || busy || seen.question === null) return
    setBusy(true)
    askWhy(null)
    pointed.value = null
    try {
      told(await source.answer(viewer, answer, seen.version))
    } finally {
      setBusy(false)
    }
  }

  function told(verdict: Awaited<ReturnType<TableSource['answer']>>): void {
    if (verdict !== true) toast('warn', refusalLine(text, verdict, names) ?? say('refused', { rule: verdict.rule }))
  }

  function choose(option: string): void {
    if (seen.question?.kind === 'options' && seen.question.options.some(({ id }) => id === option)) void give({ option })
  }

  useKeys({
    option(at) {
      const option = optionsOf(board, seen.question)[at]
      if (option !== undefined && instead === undefined) choose(option.id)
    },
    undo() {
      if (seen.canUndo && viewer !== 'spectator') void source.undo(viewer).then(told)
    },
    escape() {
      askWhy(null)
      inspect(null)
      pointed.value = null
    },
  })

  return (
    <>
      <main class="board-place" aria-label={say('board')}>
        <board.Board
          seen={seen}
          viewer={viewer}
          names={names}
          events={events}
          busy={busy}
          some={null}
          draft={null}
          offer={offer}
          choose={choose}
          plan={(value: Json) => void give({ plan: value })}
          why={(piece, anchor) => askWhy({ piece, anchor })}
          inspect={inspect}
          pointed={pointed}
          text={text}
          look={{ motion, marks, sound }}
        />
      </main>
      {instead ?? (seen.result === null ? <QuestionBar seen={seen} busy={busy} choose={choose} /> : <ResultCard result={seen.result} />)}
      <Side seen={seen} />
      {inspected === null ? null : <InspectorCard piece={inspected} seen={seen} close={() => inspect(null)} />}
      {why === null ? null : <Why asked={why} seen={seen} choose={choose} close={() => askWhy(null)} />}
    </>
  )
}
