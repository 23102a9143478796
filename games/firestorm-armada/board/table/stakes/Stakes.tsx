import { type BoardProps, offeredBy } from '@orrery/board'
import type { SeenOption, SeenQuestion } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { CARDS } from '../../../content/cards.ts'
import type { Order } from '../../../orders/order.ts'
import { outlook } from '../../../outlook.ts'
import type { View } from '../../../view.ts'
import { DeployForm } from '../../plan/Deploy.tsx'
import { DroneForm } from '../../plan/Drone.tsx'
import { MoveForm } from '../../plan/MoveForm.tsx'
import { SplitForm } from '../../plan/SplitForm.tsx'
import { ThrustForm } from '../../plan/Thrust.tsx'
import { SheetPanel } from '../../sheet/SheetPanel.tsx'
import { sheetFor } from '../../sheet/use-sheet.ts'
import { type Facts, factsOf } from '../facts.ts'
import { linkedFire, linksFor } from '../linked.ts'
import { diceOf, fireOf, isFire, pointedOption } from '../subject.ts'
import { BoardingPanel } from './BoardingPanel.tsx'
import { CloakPanel } from './CloakPanel.tsx'
import { Goals } from './Goals.tsx'
import { LaunchPanel } from './LaunchPanel.tsx'
import { LinkTable } from './LinkTable.tsx'
import { OutlookPanel } from './OutlookPanel.tsx'
import { Reaction } from './Reaction.tsx'
import { WingsPanel } from './WingsPanel.tsx'

/** What stands under the prompt: the question's sheet, or the stakes of the decision. */
export function Stakes(props: BoardProps<View, Order>): JSX.Element {
  const facts = factsOf(props.seen.view, props.text)
  const sheet = sheetFor(props, facts)
  return sheet !== null && sheet.value !== null ? <SheetPanel facts={facts} props={props} sheet={sheet} /> : <Panel {...props} />
}

/** The stakes: the fields of a plan, the odds of an attack that is pointed at or linked, or the effect of a reaction. */
function Panel(props: BoardProps<View, Order>): JSX.Element | null {
  const { seen, draft, text, multiSelect, pointed } = props
  const last = useRef('')
  const facts = factsOf(seen.view, text)
  if (draft !== null) {
    if (draft.question.plan === 'manoeuvre') return <MoveForm facts={facts} draft={draft} />
    if (draft.question.plan === 'deployment') return <DeployForm facts={facts} draft={draft} />
    if (draft.question.plan === 'split') return <SplitForm facts={facts} draft={draft} />
    if (draft.question.plan === 'thrust') return <ThrustForm facts={facts} draft={draft} />
    if (draft.question.plan === 'drone') return <DroneForm facts={facts} draft={draft} />
    return draft.question.plan === 'wings' ? <WingsPanel facts={facts} props={props} /> : null
  }
  const name = seen.question?.name
  if (name === 'turn.card') return <CardTexts question={seen.question} text={text} />
  if (name === 'board.declare' || name === 'board.aim') return <BoardingPanel facts={facts} props={props} />
  if (name === 'wing.intercept' || name === 'wing.act') return <WingsPanel facts={facts} props={props} />
  if (name === 'wing.launch') return <LaunchPanel facts={facts} props={props} />
  if (multiSelect !== null && name === 'command.cloak') return <CloakPanel facts={facts} multiSelect={multiSelect} />
  if (multiSelect !== null && name === 'fire.link') {
    const linked = linkedFire(facts, multiSelect)
    if (linked === null) return null
    return (
      <>
        <LinkTable facts={facts} links={linksFor(facts, multiSelect)?.links ?? []} />
        <OutlookPanel outlook={linked} facts={facts} />
      </>
    )
  }
  if (isFire(seen.question)) {
    // The option pointed at last stays shown, so that the console does not move under the pointer.
    const now = pointedOption(seen, pointed.value)
    if (now !== null && fireOf(now) !== null) last.current = now.id
    const offered = offeredBy(seen.question)
    const option = offered.find(({ id }) => id === last.current) ?? bestOf(facts, offered)
    const fire = option === null ? null : fireOf(option)
    if (option !== null && fire !== null)
      return <OutlookPanel outlook={outlook(facts.g, fire.guns, fire.target, diceOf(option))} facts={facts} />
  }
  return seen.view.turn === 0 ? <Goals facts={facts} viewer={props.viewer} /> : <Reaction facts={facts} props={props} />
}

/** FA-TURN-1: the effects of the cards to choose from. */
function CardTexts({ question, text }: { readonly question: SeenQuestion | null; readonly text: Text }): JSX.Element | null {
  const cards = offeredBy(question).flatMap(({ on }) => CARDS.filter(({ id }) => on === `card:${id}`))
  if (cards.length === 0) return null
  return (
    <ul class="fa-card-texts">
      {cards.map(({ id }) => (
        <li key={id}>
          <b>{text.say(`card-${id}`)}</b> {text.say(`card-${id}-text`)}
        </li>
      ))}
    </ul>
  )
}

/** The option of fire that does most damage. */
function bestOf({ g }: Facts, offered: readonly SeenOption[]): SeenOption | null {
  let best: { readonly option: SeenOption; readonly hull: number } | null = null
  for (const option of offered) {
    const fire = fireOf(option)
    if (fire === null) continue
    const hull = outlook(g, fire.guns, fire.target, diceOf(option)).odds.meanHull
    if (best === null || hull > best.hull) best = { option, hull }
  }
  return best?.option ?? null
}
