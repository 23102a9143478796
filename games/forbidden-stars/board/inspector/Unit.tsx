import { Means, MoreMeans } from '@orrery/board/means.tsx'
import type { Text } from '@orrery/text'
import { unitKind } from '../../content/units.ts'
import type { View } from '../../view.ts'
import { Token } from '../art/Token.tsx'
import { said } from '../card/said.ts'
import { Figures, UnitPrice } from '../card/UnitRow.tsx'

interface UnitProps {
  readonly unit: number
  /** If it is not a unit of the map. */
  readonly kind?: number
  readonly view: View
  readonly text: Text
}

const UNIT_SIGNS = ['figure-dice', 'figure-health', 'figure-morale', 'word-materiel', 'asset-forge', 'word-level']

/** A unit: its combat figures, its price, its state. */
export const InspectUnit = ({ unit, kind, view, text }: UnitProps) => {
  const here = view.systems.flatMap(({ areas }) => areas.flatMap(({ units }) => units)).find(({ id }) => id === unit)
  const shown = kind ?? here?.kind
  if (shown === undefined) return null
  const figures = unitKind(shown)
  return (
    <>
      <Token kind={shown} routed={here?.routed ?? false} reinforcement={here?.token ?? false} />
      <h3>{here?.token ? text.say('asset-reinforcement') : said(text, figures.term)}</h3>
      <Figures dice={here?.routed ? 0 : figures.dice} health={figures.health} morale={here?.routed ? 0 : figures.morale} text={text} />
      <UnitPrice kind={shown} text={text} />
      <p>{text.say(figures.ship ? 'board-ship-does' : 'board-ground-does')}</p>
      {here?.routed && <Means terms={['word-routed']} text={text} />}
      {here !== undefined && here.damage > 0 && <p>{text.say('board-damaged', { damage: here.damage })}</p>}
      <MoreMeans summary={text.say('board-signs')} terms={UNIT_SIGNS} text={text} />
    </>
  )
}
