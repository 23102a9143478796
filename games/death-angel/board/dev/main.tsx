import { onlyShown } from '@orrery/board'
import type { Seen } from '@orrery/kernel'
import { answer, eventsFor, type GameEvent, questionFor, randomOf, seedOf, seenBy, takeEvents, verbOf } from '@orrery/kernel'
import { type Language, tableText } from '@orrery/text'
import { signal } from '@preact/signals'
import { render } from 'preact'
import { useState } from 'preact/hooks'
import { deathAngel, type View } from '../../index.ts'
import en from '../../text/en.ts'
import hu from '../../text/hu.ts'
import { board } from '../index.tsx'
import { type SceneName, sceneTable } from './scenes.ts'
import '../../../../packages/web/look/fonts.css'
import '../../../../packages/web/look/tokens.css'
import '../../../../packages/web/look/base.css'
import './workshop.css'

const wish = new URLSearchParams(location.search)
const language = (wish.get('lang') ?? 'en') as Language
const seats = Number(wish.get('seats') ?? 1)
const seed = Number(wish.get('seed') ?? 1)
const text = tableText(language, language === 'hu' ? hu : en)
const table = sceneTable((wish.get('scene') ?? 'start') as SceneName, seats, seed)
const random = randomOf(seedOf(seed))
const pointed = signal<string | null>(null)
const names = ['Anna', 'Béla', 'Cili', 'Dani', 'Emma', 'Feri'].slice(0, seats)

/** Lets bots answer until seat 0 is asked, or as many times as the address says. */
function bots(answers: number): void {
  for (let given = 0; given < 500 && table.result === null; given++) {
    const mine = questionFor(table, 0)
    const open = table.questions.find((question) => question.seat !== 0) ?? (given < answers ? mine : null)
    if (!open) return
    answer(table, open.seat, deathAngel.policy(table.state, open, random))
  }
}

bots(Number(wish.get('answers') ?? 0))
takeEvents(table)

/** The board with a plain question bar; the kernel runs a real table in the page. */
const Workshop = () => {
  const [moment, show] = useState<{ seen: Seen<View>; events: readonly GameEvent[] }>(() => ({
    seen: seenBy(table, 0) as Seen<View>,
    events: [],
  }))
  const [inspected, inspect] = useState<string | null>(null)
  const choose = (id: string) => {
    if (answer(table, 0, { option: id }) !== true) return
    pointed.value = null
    bots(0)
    show({ seen: seenBy(table, 0) as Seen<View>, events: eventsFor(takeEvents(table), 0) })
  }
  const { question, result, view } = moment.seen
  return (
    <div class="workshop">
      <header>
        <strong>Death Angel</strong>
        <ol>
          {board.phases(view, text).map((phase) => (
            <li key={phase.label} aria-current={phase.current ? 'step' : undefined}>
              {phase.label}
            </li>
          ))}
        </ol>
        <span>{board.headline(view, text)}</span>
      </header>
      <main>
        <board.Board
          {...onlyShown()}
          seen={moment.seen}
          viewer={0}
          names={names}
          events={moment.events}
          choose={choose}
          why={(piece) => inspect(piece)}
          inspect={inspect}
          pointed={pointed}
          text={text}
          look={{ motion: wish.get('motion') !== 'off', marks: true, sound: false }}
        />
      </main>
      <section class="bar" aria-label="Question">
        <p>{result ? result.message : question ? text.say(`ask-${question.message}`, question.params) : '…'}</p>
        {question?.kind === 'options' &&
          question.options.map((option) => (
            <button
              type="button"
              key={option.id}
              data-option={option.id}
              class={pointed.value === option.id ? 'is-pointed' : ''}
              onPointerEnter={() => {
                pointed.value = option.id
              }}
              onPointerLeave={() => {
                pointed.value = null
              }}
              onClick={() => choose(option.id)}
            >
              {text.say(`option-${option.message ?? verbOf(option.id)}`, option.params)}
            </button>
          ))}
      </section>
      <aside>{inspected && <board.Inspector piece={inspected} seen={moment.seen} text={text} />}</aside>
    </div>
  )
}

const root = document.getElementById('workshop')
if (root) render(<Workshop />, root)
