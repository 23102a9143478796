import type { JSX } from 'preact'
import { middleOf } from '../../geometry/place.ts'
import { Goals } from '../table/stakes/Goals.tsx'
import { deployed, drawSquadron } from './deploying.ts'
import type { PanelProps } from './panel.ts'
import type { SheetOf } from './sheet.ts'

type Props = PanelProps & { readonly now: SheetOf<'deploy'> }

/** A fleet's deployment as fields: the middle of each squadron, cloaks and flights. */
export function DeployPanel({ facts, props, sheet, now }: Props): JSX.Element {
  const { text, g, groups } = facts
  const { cloaks, flights } = deployed(g, now)
  return (
    <>
      <Goals facts={facts} viewer={props.viewer} />
      <ul class="fa-sheet-line">
        {now.line.map(({ squadron, ships }) => {
          const middle = middleOf(ships)
          const name = `${groups[squadron]?.name ?? ''}${ships.length > 1 ? ` ×${ships.length}` : ''}`
          return (
            <li key={squadron}>
              <span>{name}</span>
              {(['x', 'y'] as const).map((axis) => (
                <label key={axis}>
                  <span class="kit-sr">{name} </span>
                  <small>{text.say(`board-field-${axis}`)}</small>
                  <input
                    type="number"
                    step={0.5}
                    data-line={`${squadron}:${axis}`}
                    value={Math.round(middle[axis] / 100) / 10}
                    onChange={({ currentTarget }) => {
                      const next = Math.round(currentTarget.valueAsNumber * 1000)
                      if (Number.isFinite(next)) sheet.value = drawSquadron(g, now, squadron, { ...middle, [axis]: next })
                    }}
                  />
                </label>
              ))}
            </li>
          )
        })}
      </ul>
      {cloaks && (
        <Switch
          name="cloaked"
          on={now.cloaked}
          label={text.say('board-sheet-cloaked')}
          press={() => (sheet.value = { ...now, cloaked: !now.cloaked })}
        />
      )}
      {flights && (
        <Switch
          name="aboard"
          on={now.aboard}
          label={text.say('board-sheet-aboard')}
          press={() => (sheet.value = { ...now, aboard: !now.aboard })}
        />
      )}
    </>
  )
}

interface SwitchProps {
  readonly name: string
  readonly on: boolean
  readonly label: string
  press(): void
}

function Switch({ name, on, label, press }: SwitchProps): JSX.Element {
  return (
    <label class="fa-switch">
      <input type="checkbox" data-sheet-switch={name} checked={on} onChange={press} />
      {label}
    </label>
  )
}
