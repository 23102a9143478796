import { MoreMeans } from '@orrery/board/means.tsx'
import type { Text } from '@orrery/text'
import { BASTION, structureKind } from '../../content/structures.ts'
import { unitKind } from '../../content/units.ts'
import type { View, ViewArea } from '../../view.ts'
import { ASSETS, Asset } from '../art/Asset.tsx'
import { Mark } from '../art/Mark.tsx'
import { Materiel } from '../art/Materiel.tsx'
import { toned } from '../art/mark.ts'
import { Objective } from '../art/Objective.tsx'
import { Planet } from '../art/Planet.tsx'
import { Structure } from '../art/Structure.tsx'
import { Token } from '../art/Token.tsx'
import { said } from '../card/said.ts'
import { Figures } from '../card/UnitRow.tsx'
import { areaOf } from '../combat/fighter.ts'
import { groupsOf } from '../scene/scene-of.ts'
import { factionTerm } from '../table/label.ts'

/** An area: its units, its owner, and its value. */
export const InspectArea = ({ area: id, view, text }: { readonly area: number; readonly view: View; readonly text: Text }) => {
  const area = areaOf(view, id)
  if (area === undefined) return null
  const code = view.systems[id >> 2]?.code ?? ''
  const groups = groupsOf(view, area.units, area.seats)
  return (
    <>
      {area.world && <Planet world={area.term} radius={52} />}
      <h3>
        {area.world ? said(text, area.term) : text.say('board-just-void')} <small>{code}</small>
      </h3>
      {area.seats.map((seat) => {
        const faction = view.players[seat]?.faction ?? 0
        return (
          <section key={seat} class={toned(faction)}>
            <h4>
              <Mark faction={faction} />
              {text.say(factionTerm(faction).slice(1))}
            </h4>
            <ul>
              {groups
                .filter((group) => group.seat === seat)
                .map((group) => {
                  const { dice, health, morale, term } = unitKind(group.kind)
                  const count = group.units.length
                  return (
                    <li key={group.units[0]} class="fs-inspect-row">
                      <Token kind={group.kind} routed={group.routed} reinforcement={group.reinforcement} />
                      <span>
                        {group.reinforcement ? text.say('asset-reinforcement') : said(text, term)}
                        {count > 1 ? ` ×${count}` : ''}
                      </span>
                      <Figures
                        dice={group.routed ? 0 : dice * count}
                        health={health * count}
                        morale={group.routed ? 0 : morale * count}
                        text={text}
                      />
                    </li>
                  )
                })}
              {area.structures
                .filter((built) => built.seat === seat)
                .map((built) => {
                  const kind = structureKind(built.kind)
                  return (
                    <li key={built.id} class="fs-inspect-row">
                      <Structure kind={kind.id} faction={faction} />
                      <span>{said(text, kind.term)}</span>
                      {kind.id === BASTION && <Figures dice={kind.dice} health={kind.health} morale={kind.morale} text={text} />}
                    </li>
                  )
                })}
            </ul>
          </section>
        )
      })}
      <p class="fs-inspect-worth">
        {area.world && <Materiel amount={area.materiel} />}
        {area.assets.map((asset, at) => (
          <Asset key={at} kind={asset} />
        ))}
        {text.say('board-capacity', { capacity: area.capacity })}
      </p>
      {area.objective !== null && (
        <p class="fs-inspect-worth">
          <Objective faction={area.objective.faction} />
          {text.say('board-objective-of', { faction: factionTerm(area.objective.faction) })}
        </p>
      )}
      <MoreMeans summary={text.say('board-signs')} terms={signsOf(area)} text={text} />
    </>
  )
}

/** The words and signs of an area. */
function signsOf({ world, assets, objective, units }: ViewArea): readonly string[] {
  return [
    ...(world ? ['word-materiel'] : []),
    'word-capacity',
    ...assets.map((asset) => `asset-${ASSETS[asset]}`),
    ...(objective === null ? [] : ['word-objective']),
    ...(units.some(({ routed }) => routed) ? ['word-routed'] : []),
  ]
}
