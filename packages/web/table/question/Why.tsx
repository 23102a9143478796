import padlock from 'game-icon:padlock'
import { offeredBy } from '@orrery/board'
import type { Piece, Refusal, Seen } from '@orrery/kernel'
import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks'
import { settings } from '../../app/settings.ts'
import { say } from '../../app/texts.ts'
import { useLatest } from '../../app/use-latest.ts'
import { GameIcon } from '../../look/GameIcon.tsx'
import { Icon } from '../../look/Icon.tsx'
import { placeBeside } from '../../look/place.ts'
import { bookOf, ruleOf } from '../../rulebook/book.ts'
import { useDesk } from '../desk.ts'
import { RuleLink } from '../RuleLink.tsx'
import { optionName, refusalLine } from '../words.ts'

/** A piece that the reader asked about. */
export interface Asked {
  readonly piece: Piece
  readonly anchor: Element
}

interface Props {
  readonly asked: Asked
  readonly seen: Seen
  choose(option: string): void
  close(): void
}

/** 'Why not?': what can be done with a piece now, and why not the rest, each with its rule. */
export function Why({ asked, seen, choose, close }: Props): JSX.Element {
  const { source, text, names, viewer } = useDesk()
  const [refusals, setRefusals] = useState<readonly Refusal[] | null>(null)
  const popover = useRef<HTMLDivElement>(null)
  useEffect(() => {
    let current = true
    const answer = viewer === 'spectator' ? Promise.resolve([]) : source.explain(viewer, asked.piece)
    void answer.then((found) => {
      if (current) setRefusals(found)
    })
    return () => {
      current = false
    }
  }, [asked.piece, seen.version, viewer])
  useLayoutEffect(() => {
    if (popover.current !== null) placeBeside(popover.current, asked.anchor)
  })
  useEffect(() => {
    popover.current?.focus()
    return () => {
      if (asked.anchor instanceof HTMLElement || asked.anchor instanceof SVGElement) asked.anchor.focus()
    }
  }, [asked.anchor])
  const options = offeredBy(seen.question).filter(({ on, to }) => on === asked.piece || to === asked.piece)
  return (
    <div
      ref={popover}
      class="pop why"
      role="dialog"
      aria-label={say('why-not')}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <button type="button" class="btn icon small quiet corner" aria-label={say('close')} onClick={close}>
        <Icon name="close" />
      </button>
      {options.length === 0 ? null : (
        <>
          <h3>
            <Icon name="check" /> {say('why-can')}
          </h3>
          <ul class="can">
            {options.map((option) => (
              <li key={option.id}>
                <button type="button" class="option" onClick={() => choose(option.id)}>
                  <span class="option-name">{optionName(text, option, names)}</span>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {refusals !== null && refusals.length === 0 ? (
        options.length === 0 ? (
          <p>{say('why-nothing')}</p>
        ) : null
      ) : (
        <>
          <h3>
            <GameIcon body={padlock} /> {say('why-not')}
          </h3>
          <ul class="cannot">
            {refusals?.map((refusal) => (
              <li key={`${refusal.rule} ${refusal.verb ?? ''}`}>
                {refusal.verb !== undefined && text.has(`verb-${refusal.verb}`) ? <b>{text.say(`verb-${refusal.verb}`)}: </b> : null}
                <RefusalText refusal={refusal} /> <RuleLink rule={refusal.rule} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/** A refusal in words: its own message, otherwise the rule itself. */
function RefusalText({ refusal }: { readonly refusal: Refusal }): JSX.Element {
  const { source, text, names } = useDesk()
  const line = refusalLine(text, refusal, names)
  const [rule, setRule] = useState('')
  const { language } = settings.value
  useLatest(
    [line === null, refusal.rule, language],
    () => (line === null ? bookOf(source.game) : null),
    (book) => setRule((book && ruleOf(book, refusal.rule)?.[language]) ?? ''),
  )
  return <span>{line ?? rule}</span>
}
