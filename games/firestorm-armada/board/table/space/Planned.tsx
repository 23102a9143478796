import { type BoardProps, refusalWords } from '@orrery/board'
import type { Refusal } from '@orrery/kernel'
import type { JSX } from 'preact'
import type { Order } from '../../../orders/order.ts'
import type { View } from '../../../view.ts'
import { Deploy } from '../../plan/Deploy.tsx'
import { Drone } from '../../plan/Drone.tsx'
import { Move } from '../../plan/Move.tsx'
import { Thrust } from '../../plan/Thrust.tsx'
import { Wings } from '../../plan/Wings.tsx'
import { Formation } from '../../sheet/Formation.tsx'
import { Line } from '../../sheet/Line.tsx'
import type { sheetFor } from '../../sheet/use-sheet.ts'
import type { Facts } from '../facts.ts'

interface Props {
  readonly facts: Facts
  readonly props: Pick<BoardProps<View, Order>, 'draft' | 'text'>
  readonly sheet: ReturnType<typeof sheetFor>
}

/** The reader's plans over the ships: a squadron's sheet, and the draft of the open question. */
export function Planned({ facts, props: { draft, text }, sheet }: Props): JSX.Element {
  const open = sheet?.value ?? null
  const plan = draft?.question.plan
  const refused = (refusal: Refusal): string => refusalWords(text, refusal)
  return (
    <>
      {sheet !== null && open?.kind === 'move' && <Formation facts={facts} sheet={sheet} />}
      {sheet !== null && open?.kind === 'deploy' && <Line facts={facts} sheet={sheet} />}
      {draft !== null && plan === 'manoeuvre' && <Move facts={facts} draft={draft} refused={refused} />}
      {draft !== null && plan === 'wings' && <Wings facts={facts} draft={draft} refused={refused} />}
      {draft !== null && plan === 'thrust' && <Thrust facts={facts} draft={draft} refused={refused} />}
      {draft !== null && plan === 'drone' && <Drone facts={facts} draft={draft} refused={refused} />}
      {draft !== null && plan === 'deployment' && <Deploy facts={facts} draft={draft} refused={refused} />}
    </>
  )
}
