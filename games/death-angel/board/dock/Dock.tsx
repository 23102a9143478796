import { useState } from 'preact/hooks'
import { Icon } from '../art/icon.tsx'
import { Mark } from '../art/marks.tsx'
import { useHand } from '../table/context.ts'
import type { TeamScene } from '../table/scene.ts'
import { ActionCard } from './ActionCard.tsx'

/** How far a team's choice is. */
export type TeamStage = 'slain' | 'choosing' | 'acting' | 'done' | 'chosen' | 'waits'

function stageOf(team: TeamScene): TeamStage {
  if (team.slain) return 'slain'
  if (team.asked) return 'choosing'
  if (team.cards.some((card) => card.stage === 'acting')) return 'acting'
  if (team.cards.some((card) => card.stage === 'done')) return 'done'
  if (team.locked || team.cards.some((card) => card.stage === 'chosen')) return 'chosen'
  return 'waits'
}

/** The greatest numbers of teams at which cards have room for text, and for names. */
const ROOMY = 3
const NAMED = 4

/** The action cards of all teams. The asked team's are large; on a phone one team is open at a time. */
export const Dock = ({ teams }: { readonly teams: readonly TeamScene[] }) => {
  const { text } = useHand()
  const asked = teams.find((team) => team.asked)
  const [picked, pick] = useState<string | null>(null)
  const open = picked ?? asked?.piece ?? null
  return (
    <section
      class={`da-dock ${asked ? 'is-asked' : ''} ${teams.length > NAMED ? 'is-crowded' : teams.length > ROOMY ? 'is-busy' : ''}`}
      aria-label={text.say('board-actions')}
    >
      <div class="da-tabs">
        {teams.map((team) => (
          <button
            type="button"
            key={team.piece}
            class="da-tab"
            style={{ '--team': `var(--team-${team.team})` }}
            aria-expanded={team.piece === open}
            onClick={() => pick(team.piece === open ? (asked?.piece ?? '') : team.piece)}
          >
            <Mark team={team.team} />
            <span>
              {text.say(`board-tab-${team.team}`)}
              <small>{text.say(`board-team-${stageOf(team)}-short`)}</small>
            </span>
          </button>
        ))}
      </div>
      <div
        class="da-teams"
        style={{ gridTemplateColumns: teams.map((team) => (team.asked ? 'minmax(0, var(--wide))' : 'minmax(0, 1fr)')).join(' ') }}
      >
        {teams.map((team) => (
          <section
            key={team.piece}
            class={`da-team ${team.asked ? 'is-asked' : ''} ${team.slain ? 'is-slain' : ''} ${team.piece === open ? 'is-open' : ''}`}
            style={{ '--team': `var(--team-${team.team})` }}
            aria-label={text.say(`team-${team.team}`)}
          >
            <h2 class="da-team-head">
              <Mark team={team.team} />
              <span class="da-team-name">{text.say(`team-${team.team}`)}</span>
              <span class="da-team-short">{text.say(`board-tab-${team.team}`)}</span>
              <span class="da-team-stage">
                {team.player !== '' && <b>{team.player} </b>}
                <span>{text.say(`board-team-${stageOf(team)}`)}</span>
              </span>
              {team.locked && <Icon name="lock" class="da-team-lock" />}
            </h2>
            <div class="da-cards">
              {team.cards.map((card) => (
                <ActionCard key={card.piece} card={card} full={team.asked} />
              ))}
            </div>
          </section>
        ))}
      </div>
    </section>
  )
}
