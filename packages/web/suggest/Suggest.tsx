import './suggest.css'
import { percent, pointing } from '@orrery/board'
import type { Seen } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../app/texts.ts'
import { useLatest } from '../app/use-latest.ts'
import { useClosedByBack } from '../look/closed-by-back.ts'
import { Icon } from '../look/Icon.tsx'
import { useDesk } from '../table/desk.ts'
import type { Answering } from '../table/question/answering.ts'
import type { Suggestion } from '../table/source/source.ts'
import { differences, inWords } from './reason.ts'

interface Props {
  readonly seen: Seen
  readonly answering: Answering
  close(): void
}

/** Smaller differences of chances are noise. */
const ALIKE = 0.03

/** The reason for a suggestion's rank, in words: it is compared with the best one and with passing. */
function reasonOf(all: readonly Suggestion[], at: number, text: Text): string {
  const own = all[at]
  const other = all[at === 0 ? 1 : 0]
  const words = own === undefined || other === undefined ? '' : inWords(differences(own, other, text), text)
  const chances = chancesOf(all, at)
  return words === '' ? chances : `${words} (${chances})`
}

/** The chances of a suggestion compared with the best; for the best, compared with the next. */
function chancesOf(all: readonly Suggestion[], at: number): string {
  const own = all[at]
  const best = all[0]
  const next = all[1]
  if (own === undefined || best === undefined) return ''
  if (at > 0) {
    const behind = best.chance - own.chance
    return behind < ALIKE ? say('suggest-alike') : say('suggest-behind', { n: Math.max(1, Math.round(behind * 100)) })
  }
  if (next === undefined) return say('suggest-only')
  const ahead = own.chance - next.chance
  return ahead < ALIKE ? say('suggest-close') : say('suggest-ahead', { n: Math.max(1, Math.round(ahead * 100)) })
}

/** A bot's best three answers with their chances and a reason; pointing at one highlights it on the board. */
export function Suggest({ seen, answering, close }: Props): JSX.Element {
  const { source, viewer, pointed, text } = useDesk()
  const [found, setFound] = useState<readonly Suggestion[] | 'failed' | null>(null)
  useClosedByBack(close)
  useEffect(() => setFound(null), [seen.version])
  useLatest<readonly Suggestion[]>(
    [seen.version],
    () => (viewer === 'spectator' || seen.question === null ? null : (source.suggest?.(viewer) ?? null)),
    setFound,
    () => setFound('failed'),
  )
  return (
    <section class="suggest" aria-label={say('suggest')} data-suggest={found === null ? 'thinking' : 'ready'}>
      <header>
        <Icon name="bulb" /> <b>{say('suggest-title')}</b>
        <button type="button" class="btn icon small quiet" aria-label={say('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <div aria-live="polite">
        {seen.question === null ? (
          <p>{say('suggest-not-asked')}</p>
        ) : found === null ? (
          <p>{say('suggest-thinking')}</p>
        ) : found === 'failed' ? (
          <p>{say('suggest-failed')}</p>
        ) : found.length === 0 ? (
          <p>{say('suggest-none')}</p>
        ) : (
          <ol>
            {found.map(({ answer, chance }, at) => {
              const options = 'option' in answer ? [answer.option] : 'options' in answer ? [...answer.options] : []
              const name = options.map((id) => answering.labels.get(id) ?? id).join(', ')
              return (
                <li key={JSON.stringify(answer)}>
                  <button
                    type="button"
                    {...pointing(pointed, options[0] ?? null)}
                    onClick={() => {
                      if ('option' in answer) answering.choose(answer.option)
                      else if ('options' in answer) answering.multiSelect?.set(answer.options)
                      else if ('plan' in answer) answering.plan?.set(answer.plan)
                    }}
                  >
                    <i>{at + 1}</i>
                    <span>
                      <b>{name === '' ? say('suggest-plan') : name}</b>
                      <small>{reasonOf(found, at, text)}</small>
                    </span>
                    <em>{percent(chance)}&nbsp;%</em>
                    <u style={{ '--p': chance }} aria-hidden="true" />
                  </button>
                </li>
              )
            })}
          </ol>
        )}
      </div>
      <p class="fair">{say('suggest-fair')}</p>
    </section>
  )
}
