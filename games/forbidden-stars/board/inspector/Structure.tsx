import type { Text } from '@orrery/text'
import { structureKind } from '../../content/structures.ts'
import type { View } from '../../view.ts'
import { Materiel } from '../art/Materiel.tsx'
import { Structure } from '../art/Structure.tsx'
import { said } from '../card/said.ts'
import { Figures } from '../card/UnitRow.tsx'

interface StructureProps {
  readonly structure: number
  readonly kind?: number
  readonly view: View
  readonly text: Text
}

/** A structure: its effect and price. */
export const InspectStructure = ({ structure, kind, view, text }: StructureProps) => {
  const here = view.systems.flatMap(({ areas }) => areas.flatMap(({ structures }) => structures)).find(({ id }) => id === structure)
  const shown = kind ?? here?.kind
  if (shown === undefined) return null
  const { term, key, materiel, dice, health, morale } = structureKind(shown)
  const faction = here === undefined ? null : (view.players[here.seat]?.faction ?? null)
  return (
    <>
      <Structure kind={shown} faction={faction} />
      <h3>{said(text, term)}</h3>
      {dice > 0 && <Figures dice={dice} health={health} morale={morale} text={text} />}
      <Materiel amount={materiel} />
      <p>{text.say(`board-${key}-does`)}</p>
    </>
  )
}
