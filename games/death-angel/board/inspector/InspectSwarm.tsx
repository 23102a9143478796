import { percent } from '@orrery/board'
import { Means } from '@orrery/board/means.tsx'
import { GenestealerPortrait } from '../art/genestealer/index.tsx'
import { kindId } from '../formation/Swarm.tsx'
import { sceneOf } from '../table/scene-of.ts'
import { Faces } from './Faces.tsx'
import type { PageProps } from './page.ts'

/** A swarm: its cards, the die faces that slay its marine, and where it will move. */
export const InspectSwarm = ({ piece, seen, text }: PageProps) => {
  const { rows } = sceneOf(seen, [])
  for (const row of rows)
    for (const lane of [row.left, row.right])
      for (const swarm of lane.swarms) {
        if (swarm.piece !== piece) continue
        return (
          <>
            <div class="da-in-cards">
              {swarm.cards.map((card) => (
                <span key={card.piece} class={`da-in-gs da-kind-${card.kind}`} data-means={kindId(card.kind)}>
                  <GenestealerPortrait kind={card.kind} />
                </span>
              ))}
            </div>
            <h3>{text.say('board-inspect-attack', { size: swarm.cards.length, marine: `@marine-${row.marine.name}` })}</h3>
            {swarm.risk === null || swarm.protected ? (
              <p>{text.say('board-inspect-nobody')}</p>
            ) : (
              <>
                <p>
                  {text.say('board-inspect-faces')} <Faces slays={swarm.risk.slays} />
                </p>
                <p>
                  <b class="da-num">{percent(swarm.risk.now)}%</b> {text.say('board-slain')}.{' '}
                  {text.say(lane.front ? 'board-inspect-reroll' : 'board-inspect-behind')}
                </p>
              </>
            )}
            <p>{text.say('board-inspect-icon-drift', { drift: swarm.drift })}</p>
            <Means
              text={text}
              terms={[
                'word-count',
                ...(swarm.risk === null || swarm.risk.because === 'none' ? [] : [`word-${swarm.risk.because}`]),
                ...swarm.cards.map(({ kind }) => kindId(kind)).filter((term) => term.startsWith('brood')),
              ]}
            />
          </>
        )
      }
  return null
}
