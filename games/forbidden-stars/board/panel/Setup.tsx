import { Press } from '@orrery/board'
import type { SeenQuestion } from '@orrery/kernel'
import type { Text } from '@orrery/text'
import { CHAOS, type FactionId, factionOf, ORKS, SPACE_MARINES } from '../../content/factions.ts'
import { TILE_SIDES } from '../../content/tiles.ts'
import { unitKind } from '../../content/units.ts'
import type { ViewPlayer } from '../../view.ts'
import { Structure } from '../art/Structure.tsx'
import { Token } from '../art/Token.tsx'
import { FactionSheet } from '../card/Sheet.tsx'
import { said, shortName } from '../card/said.ts'
import { bareSystem, MiniSystem } from '../map/MiniSystem.tsx'
import { useTable } from '../table/context.ts'
import { kindOfPiece } from '../table/draft.ts'
import { Tray } from './Tray.tsx'

/** Factions for beginners. */
const FIRST_FACTIONS: readonly FactionId[] = [SPACE_MARINES, CHAOS, ORKS]

/** FS-SETUP-2: the factions to choose from, each with its sheet. */
export const Factions = ({ question, choose }: { readonly question: SeenQuestion; choose(option: string): void }) => {
  const { text } = useTable()
  if (question.kind !== 'options') return null
  return (
    <section class="fs-page" aria-label={text.say('board-factions')}>
      <header>
        <h2>{text.say('board-factions')}</h2>
        <p>{text.say('board-factions-differ')}</p>
      </header>
      <div class="fs-factions">
        {question.options.map((option) => {
          const faction = Number(option.id.split(':')[1])
          const isFirst = FIRST_FACTIONS.some((id) => id === faction)
          return (
            <div key={option.id} class="fs-faction" data-first={isFirst}>
              <p class="fs-plays">
                {isFirst && <b>{text.say('board-first-games')}</b>}
                {text.say(`board-plays-${factionOf(faction).key}`)}
              </p>
              <FactionSheet faction={faction} text={text} />
              <button type="button" class="fs-take" onClick={() => choose(option.id)}>
                {text.say(`option-${option.message ?? 'pick'}`, option.params)}
              </button>
            </div>
          )
        })}
      </div>
    </section>
  )
}

interface TilesProps {
  readonly question: SeenQuestion
  choose(option: string): void
  point(option: string | null): void
}

/** FS-SETUP-10, FS-SETUP-13: tiles, sides or rotations to choose from, as they would lie on the table. */
export const Tiles = ({ question, choose, point }: TilesProps) => {
  const { text } = useTable()
  if (question.kind !== 'options') return null
  return (
    <Tray label={text.say('board-tiles')} class="fs-tiles">
      {question.options.map((option) => (
        <button
          key={option.id}
          type="button"
          class="fs-tile-choice"
          onClick={() => choose(option.id)}
          onPointerEnter={() => point(option.id)}
          onPointerLeave={() => point(null)}
          onFocus={() => point(option.id)}
          onBlur={() => point(null)}
        >
          <span class="fs-tile-sides">
            {shownTiles(question, option.id).map(([side, rotation]) => (
              <MiniSystem key={side} system={bareSystem(side, rotation)} width={question.name === 'setup.tile' ? 118 : 140} />
            ))}
          </span>
          <b>{text.say(`option-${option.message ?? option.id.split(':')[0]}`, option.params)}</b>
          {question.name === 'setup.side' && <small>{worldsOf(question, option.id, text)}</small>}
        </button>
      ))}
    </Tray>
  )
}

/** The tile sides of a set-up option, as they would lie. */
function shownTiles(question: SeenQuestion, option: string): readonly (readonly [side: number, rotation: number])[] {
  const [verb, number] = option.split(':')
  const id = Number(number)
  if (verb === 'side') return [[id, 0]]
  if (verb === 'rotate')
    return [
      [
        Math.max(
          0,
          TILE_SIDES.findIndex(({ code }) => code === question.params?.code),
        ),
        id,
      ],
    ]
  return [
    [2 * id, 0],
    [2 * id + 1, 0],
  ]
}

/** The worlds of the shown tile side, for whose names its picture has no room. */
function worldsOf(question: SeenQuestion, option: string, text: Text): string {
  const worlds = shownTiles(question, option).flatMap(([side]) => TILE_SIDES[side]?.areas.filter(({ world }) => world) ?? [])
  return worlds.map(({ term }) => said(text, term)).join(', ')
}

/** FS-SETUP-14: the starting units still to be placed, and the factory. */
export const Forces = ({ player }: { readonly player: ViewPlayer }) => {
  const table = useTable()
  const { text } = table
  const kinds = new Map<number, string[]>()
  for (const unit of player.force) {
    const piece = `unit:${unit}`
    const kind = kindOfPiece(piece)
    if (kind !== null) kinds.set(kind, [...(kinds.get(kind) ?? []), piece])
  }
  return (
    <Tray label={text.say('board-forces')} class="fs-forces">
      {[...kinds].map(([kind, units]) => {
        const lit = table.lit(units)
        const chosen = table.countChosen(units)
        const more = { 'data-drag': units.join(' '), ...(chosen > 0 ? { 'aria-pressed': true } : {}) }
        return (
          <Press
            key={kind}
            piece={units[0] ?? ''}
            label={text.say('board-group', { count: units.length, unit: unitKind(kind).term, routed: false, reinforcement: false })}
            acts={{ ...table.pieces, press: (_, element) => table.pressGroup(units, element) }}
            class={`fs-tray-item ${lit ? `is-${lit}` : ''}`}
            more={more}
          >
            <Token kind={kind} state={lit === null ? undefined : lit === 'may' ? 'may' : 'chosen'} />
            <b>{shortName(text, unitKind(kind).term)}</b>
            <small>{chosen > 0 ? `${chosen}/${units.length}` : text.say('board-left', { count: units.length })}</small>
          </Press>
        )
      })}
      {player.factory && (
        <span class="fs-tray-item is-quiet">
          <Structure kind={0} faction={player.faction} />
          <b>{said(text, 'structure-factory')}</b>
        </span>
      )}
    </Tray>
  )
}
