import { Press } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import { STRUCTURES } from '../../content/structures.ts'
import { CACHE, FORGE } from '../../content/tiles.ts'
import { UNIT_KINDS } from '../../content/units.ts'
import type { View, ViewPlayer } from '../../view.ts'
import { Asset } from '../art/Asset.tsx'
import { Level } from '../art/Level.tsx'
import { Materiel } from '../art/Materiel.tsx'
import { Structure } from '../art/Structure.tsx'
import { Token } from '../art/Token.tsx'
import { said } from '../card/said.ts'
import { Figures, UnitPrice } from '../card/UnitRow.tsx'
import { stateOf, useTable } from '../table/context.ts'

interface ShopProps {
  readonly question: SeenQuestion
  readonly view: View
  readonly player: ViewPlayer
}

/** The player's means of payment. */
export const Purse = ({ player }: { readonly player: ViewPlayer }) => {
  const { text } = useTable()
  const { materiel, assets, commandLevel } = player
  return (
    <p class="fs-purse">
      <span class="kit-sr">
        {text.say('board-purse', { materiel, level: commandLevel, forge: assets[FORGE] ?? 0, cache: assets[CACHE] ?? 0 })}
      </span>
      <Materiel amount={materiel} />
      <Level level={commandLevel} of={3} />
      <Asset kind={FORGE} />
      <b aria-hidden="true">{assets[FORGE]}</b>
      <Asset kind={CACHE} />
      <b aria-hidden="true">{assets[CACHE]}</b>
    </p>
  )
}

/** FS-DEPLOY-1: units, then a structure: prices, figures and availability; each is put on an area of the map. */
export const Shop = ({ question, view, player }: ShopProps) => {
  const { text } = useTable()
  const building = question.name === 'deploy.structure'
  return (
    <section class="fs-shop" aria-label={text.say(building ? 'board-shop-structures' : 'board-shop-units')} data-hold>
      <header>
        <h2>{text.say(building ? 'board-shop-structures' : 'board-shop-units')}</h2>
        <Purse player={player} />
      </header>
      {!building && view.order !== null && view.order.limit > 0 && (
        <p class="fs-shop-limit">{text.say('board-shop-limit', { bought: view.order.bought, limit: view.order.limit })}</p>
      )}
      <ul>{building ? <Structures view={view} player={player} /> : <Units player={player} />}</ul>
    </section>
  )
}

const Units = ({ player }: { readonly player: ViewPlayer }) => {
  const table = useTable()
  const { text } = table
  return (
    <>
      {UNIT_KINDS.filter(({ faction }) => faction === player.faction).map((unit, at) => {
        const piece = `kind:${unit.id}`
        const offered = table.offers([piece]).length > 0
        const lit = table.lit([piece])
        const left = player.supply[at] ?? 0
        return (
          <li key={unit.id}>
            <Press
              piece={piece}
              label={text.say('board-shop-unit', { unit: unit.term, left, offered })}
              acts={table.pieces}
              class={`fs-ware ${offered ? '' : 'is-off'} ${lit ? `is-${lit}` : ''}`}
              more={offered ? { 'data-drag': piece } : {}}
            >
              <Token kind={unit.id} state={stateOf(lit)} gone={left === 0} />
              <span class="fs-ware-name">
                <b>{said(text, unit.term)}</b>
                <Figures dice={unit.dice} health={unit.health} morale={unit.morale} text={text} />
              </span>
              <span class="fs-ware-price">
                <UnitPrice kind={unit.id} text={text} />
                <small>{text.say('board-in-supply', { count: left })}</small>
              </span>
            </Press>
          </li>
        )
      })}
    </>
  )
}

const Structures = ({ view, player }: { readonly view: View; readonly player: ViewPlayer }) => {
  const table = useTable()
  const { text } = table
  return (
    <>
      {STRUCTURES.map((structure) => {
        const piece = `structure-kind:${structure.id}`
        const offered = table.offers([piece]).length > 0
        const lit = table.lit([piece])
        return (
          <li key={structure.id}>
            <Press
              piece={piece}
              label={text.say('board-shop-unit', { unit: structure.term, left: view.structuresLeft[structure.id] ?? 0, offered })}
              acts={table.pieces}
              class={`fs-ware ${offered ? '' : 'is-off'} ${lit ? `is-${lit}` : ''}`}
              more={offered ? { 'data-drag': piece } : {}}
            >
              <Structure kind={structure.id} faction={player.faction} state={stateOf(lit)} faded={!offered} />
              <span class="fs-ware-name">
                <b>{said(text, structure.term)}</b>
                <small>{text.say(`board-${structure.key}-does`)}</small>
              </span>
              <span class="fs-ware-price">
                <Materiel amount={structure.materiel} />
                <small>{text.say('board-in-supply', { count: view.structuresLeft[structure.id] ?? 0 })}</small>
              </span>
            </Press>
          </li>
        )
      })}
    </>
  )
}
