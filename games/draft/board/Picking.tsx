import { type BoardProps, usePiece, walk } from '@orrery/board'
import { useEffect, useState } from 'preact/hooks'
import { Card } from '../../chaos-galaxy/board/card/Card.tsx'
import { type Face, faceById } from '../../chaos-galaxy/board/face.ts'
import type { View } from '../view.ts'

interface Props extends BoardProps<View> {
  readonly own: NonNullable<View['own']>
}

/** The pack in front of the viewer, with whole cards. A press chooses one; the primary button or a second press picks it. */
export function Picking({ seen, own, busy, text, offer, choose, inspect, pointed, look }: Props) {
  const [held, hold] = useState<string | null>(null)
  const asked = seen.question?.kind === 'options' && !busy
  const chosen = asked && held !== null && own.pack.includes(held) ? held : null
  const point = pointed.value?.replace('pick:', '')

  useEffect(() => hold(null), [seen.view.round, seen.view.pick])
  useEffect(() => {
    const face = chosen === null ? undefined : faceById(chosen)
    offer.value =
      face === undefined
        ? null
        : { label: text.say('draft-pick', { name: face.name[text.language] }), act: () => choose(`pick:${face.id}`) }
    return () => {
      offer.value = null
    }
  }, [chosen, text, seen.question])

  const press = (id: string): void => {
    if (!asked) return
    if (chosen === id) choose(`pick:${id}`)
    else hold(id)
  }
  return (
    <section class="dr-table" aria-label={text.say('draft-pack-here', { count: own.pack.length })}>
      <ul
        class={`dr-cards ${look.motion ? '' : 'still'}`}
        key={`${seen.view.round}:${seen.view.pick}`}
        onKeyDown={(event) => walk(event, '[data-card]')}
      >
        {own.pack.map((id, place) => {
          const face = faceById(id)
          if (face === undefined) return null
          const light = own.picked === id || chosen === id ? 'sel' : own.picked !== null ? 'dim' : point === id ? 'lit' : ''
          return (
            <PackCard
              key={id}
              face={face}
              light={light}
              place={place}
              pressed={chosen === id || own.picked === id}
              text={text}
              press={press}
              inspect={inspect}
              pointed={pointed}
            />
          )
        })}
      </ul>
      {own.picked !== null && (
        <p class="dr-wait" role="status">
          {text.say('draft-picked', { name: faceById(own.picked)?.name[text.language] ?? '' })}
        </p>
      )}
    </section>
  )
}

interface CardProps extends Pick<Props, 'text' | 'inspect' | 'pointed'> {
  readonly face: Face
  readonly light: string
  readonly place: number
  readonly pressed: boolean
  press(id: string): void
}

function PackCard({ face, light, place, pressed, text, press, inspect, pointed }: CardProps) {
  const handlers = usePiece(`card:${face.id}`, {
    press: () => press(face.id),
    point: (piece) => {
      pointed.value = piece === null ? null : `pick:${face.id}`
    },
    inspect,
  })
  return (
    <li class={light} style={{ '--n': place }}>
      <div aria-hidden="true">
        <Card face={face} text={text} />
      </div>
      <button type="button" {...handlers} data-card={face.id} aria-pressed={pressed} aria-label={spoken(face, text)} />
    </li>
  )
}

/** A card as screen readers say it. */
function spoken(face: Face, text: Props['text']): string {
  const said = text.say('draft-card', {
    name: face.name[text.language],
    cost: String(face.cost),
    race: text.say(`board-race-${face.race}`),
    type: text.say(`board-type-${face.type}`),
    rarity: text.say(`board-rarity-${face.rarity}`),
  })
  return `${said} ${face.text[text.language]}`
}
