import { Icon } from '../art/icon.tsx'
import { callName, MarinePortrait } from '../art/marine/index.tsx'
import { Mark } from '../art/marks.tsx'
import { useHand } from '../table/context.ts'
import { PieceButton } from '../table/PieceButton.tsx'
import type { MusterScene } from '../table/scene.ts'

const TYPES = ['support', 'move', 'attack'] as const

/** A team to choose: its two marines and its three cards, and who has taken it. */
const Squad = ({ squad }: { readonly squad: MusterScene }) => {
  const { text } = useHand()
  const name = text.say(`team-${squad.team}`)
  const marines = squad.marines.map((marine) => text.say(`marine-${marine.name}`)).join(', ')
  const taken = squad.player === null ? '' : text.say('board-team-of', { player: squad.player })
  return (
    <PieceButton
      piece={squad.piece}
      label={`${name}: ${marines}. ${taken}`}
      class={`da-squad da-armour-${squad.team} ${squad.player === null ? '' : 'is-taken'}`}
    >
      <span class="da-squad-head">
        <Mark team={squad.team} />
        <b>{name}</b>
        {squad.player !== null && <span class="da-squad-player">{taken}</span>}
      </span>
      <span class="da-squad-art">
        {squad.marines.map((marine) => (
          <span class="da-squad-marine" key={marine.name}>
            <MarinePortrait marine={marine.name} whole />
            <span>{callName(marine.name)}</span>
          </span>
        ))}
      </span>
      <span class="da-squad-cards">
        {squad.cards.map((card, at) => (
          <span key={card}>
            <Icon name={TYPES[at] ?? 'support'} means={`type-${TYPES[at] ?? 'support'}`} />
            <span>
              <b>{text.say(`action-${card}`)}</b>
              <small>{text.say(`board-short-${card}`)}</small>
            </span>
          </span>
        ))}
      </span>
    </PieceButton>
  )
}

/** A marine who waits for a place in the formation (option chooseFormation). */
const Waiting = ({ squads }: { readonly squads: readonly MusterScene[] }) => {
  const {
    text,
    pieces: { offers },
  } = useHand()
  const waiting = squads.flatMap((squad) => squad.marines.map((marine) => ({ ...marine, team: squad.team })))
  return (
    <>
      {waiting
        .filter((marine) => offers(marine.piece).length > 0)
        .map((marine) => (
          <PieceButton
            key={marine.piece}
            piece={marine.piece}
            class={`da-squad da-squad-one da-armour-${marine.team}`}
            label={text.say(`marine-${marine.name}`)}
          >
            <span class="da-squad-art">
              <span class="da-squad-marine">
                <MarinePortrait marine={marine.name} whole />
                <span>{callName(marine.name)}</span>
              </span>
            </span>
          </PieceButton>
        ))}
    </>
  )
}

/** Before the mission: the teams to choose, or the marines to place, where the formation will be. */
export const Muster = ({ squads }: { readonly squads: readonly MusterScene[] }) => {
  const {
    text,
    pieces: { offers },
  } = useHand()
  const placing = squads.some((squad) => squad.marines.some((marine) => offers(marine.piece).length > 0))
  return (
    <section class="da-muster" aria-label={text.say('board-muster')}>
      {placing ? <Waiting squads={squads} /> : squads.map((squad) => <Squad key={squad.piece} squad={squad} />)}
    </section>
  )
}
