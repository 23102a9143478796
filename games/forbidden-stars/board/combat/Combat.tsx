import type { MultiSelectDraft } from '@orrery/board'
import type { Viewer } from '@orrery/kernel'
import { structureKind } from '../../content/structures.ts'
import type { View } from '../../view.ts'
import { Materiel } from '../art/Materiel.tsx'
import { Objective } from '../art/Objective.tsx'
import { Planet } from '../art/Planet.tsx'
import { Structure } from '../art/Structure.tsx'
import { said } from '../card/said.ts'
import { useTable } from '../table/context.ts'
import { factionTerm } from '../table/label.ts'
import { Fighter } from './Fighter.tsx'
import { areaOf, fightersOf } from './fighter.ts'
import { Hand } from './Hand.tsx'
import { Sum } from './Sum.tsx'

/** FS-COMBAT-11 */
const EXECUTION_ROUNDS = [1, 2, 3] as const

interface CombatProps {
  readonly view: View
  readonly viewer: Viewer
  readonly multiSelect: MultiSelectDraft | null
}

/** A combat: both sides, one subtraction each way, and the reader's hand. */
export const Combat = ({ view, viewer, multiSelect }: CombatProps) => {
  const { text } = useTable()
  const { combat } = view
  const fighters = fightersOf(view)
  const own = fighters.find(({ side }) => side.seat === viewer)
  const near = own ?? fighters[0]
  const far = fighters.find((fighter) => fighter !== near)
  if (combat === null || near === undefined || far === undefined) return null
  const area = areaOf(view, combat.area)
  const system = view.systems[combat.area >> 2]
  return (
    <section class="fs-page fs-combat" aria-label={text.say('board-combat')}>
      <div class="fs-combat-world" aria-hidden="true">
        {area?.world ? <Planet world={area.term} radius={420} detail={96} /> : null}
      </div>
      <header>
        <h2>{text.say('board-combat-on', { area: area?.world ? area.term : (system?.code ?? '') })}</h2>
        <ol class="fs-rounds" data-means="word-round" aria-label={text.say('board-execution-round', { round: combat.round })}>
          {EXECUTION_ROUNDS.map((round) => (
            <li key={round} aria-current={combat.round === round ? 'step' : undefined} class={combat.round > round ? 'is-past' : ''}>
              {round}
            </li>
          ))}
        </ol>
        <p>{text.say(`board-step-${combat.step}`)}</p>
        {area?.world && <AtStake area={area.id} />}
      </header>
      <div class="fs-fight">
        <Fighter fighter={near} multiSelect={multiSelect} round={combat.round} />
        <Sum near={near} far={far} />
        <Fighter fighter={far} multiSelect={multiSelect} round={combat.round} />
      </div>
      {own !== undefined && (own.side.hand?.length ?? 0) > 0 && <Hand fighter={own} view={view} viewer={viewer} />}
      {area !== undefined && <p class="kit-sr">{said(text, area.term)}</p>}
    </section>
  )
}

/** The value of holding the world: an objective, materiel, its structures (FS-RES-5). */
const AtStake = ({ area: id }: { readonly area: number }) => {
  const { text, scene } = useTable()
  const area = scene.map.systems.flatMap(({ areas }) => areas).find((one) => one.id === id)
  if (area === undefined) return null
  const { objective, printed, structures } = area
  return (
    <ul class="fs-stakes" aria-label={text.say('board-stakes')}>
      {objective !== null && (
        <li>
          <Objective faction={objective.faction} />
          {text.say('board-objective-of', { faction: factionTerm(objective.faction) })}
        </li>
      )}
      <li>
        <Materiel amount={printed.materiel} />
        {text.say('board-stakes-materiel', { materiel: printed.materiel })}
      </li>
      {structures.map(({ piece, kind, faction }) => (
        <li key={piece}>
          <Structure kind={kind} faction={faction} />
          {text.say('board-stakes-structure', { structure: structureKind(kind).term })}
        </li>
      ))}
    </ul>
  )
}
