import type { MultiSelectDraft } from '@orrery/board'
import { Press, tumblingFace, useRolling } from '@orrery/board'
import type { ComponentChildren } from 'preact'
import { BASTION, structureKind } from '../../content/structures.ts'
import { unitKind } from '../../content/units.ts'
import { CombatToken, Die } from '../art/Die.tsx'
import { FACES } from '../art/face.ts'
import { Icon } from '../art/Icon.tsx'
import { Mark } from '../art/Mark.tsx'
import { toned } from '../art/mark.ts'
import { Structure } from '../art/Structure.tsx'
import { Token } from '../art/Token.tsx'
import { CardIcons, combatCard } from '../card/CombatCard.tsx'
import { said, shortName } from '../card/said.ts'
import { stateOf, useTable } from '../table/context.ts'
import type { Fighter as FighterData } from './fighter.ts'
import { iconsOf } from './fighter.ts'

interface FighterProps {
  readonly fighter: FighterData
  readonly multiSelect: MultiSelectDraft | null
  readonly round: number
}

/** A side of a combat: its pieces, dice, cards and totals. */
export const Fighter = ({ fighter, multiSelect, round }: FighterProps) => {
  const { text, scene } = useTable()
  const { side, faction } = fighter
  return (
    <section
      class={`fs-fighter ${toned(faction)}`}
      aria-label={text.say('board-fighter', { player: scene.seats[side.seat]?.name ?? '', attacks: fighter.attacks })}
    >
      <header>
        <Mark faction={faction} />
        <b>{scene.seats[side.seat]?.name}</b>
        <small data-means={fighter.attacks ? 'board-attacker' : 'board-defender'}>
          {text.say(fighter.attacks ? 'board-attacker' : 'board-defender')}
        </small>
      </header>
      <Pieces fighter={fighter} multiSelect={multiSelect} />
      <Pool fighter={fighter} round={round} />
      <Played fighter={fighter} />
      <Totals fighter={fighter} />
    </section>
  )
}

const Pieces = ({ fighter, multiSelect }: { readonly fighter: FighterData; readonly multiSelect: MultiSelectDraft | null }) => {
  const table = useTable()
  const { text } = table
  const placeOf = (piece: string): number => {
    if (multiSelect?.question.ordered !== true) return 0
    return multiSelect.chosen.value.findIndex((id) => multiSelect.question.options.find((option) => option.id === id)?.on === piece) + 1
  }
  const one = (
    piece: string,
    name: string,
    figures: { readonly health: number; readonly morale: number; readonly damage: number; readonly routed: boolean },
    picture: ComponentChildren,
  ) => {
    const place = placeOf(piece)
    const lit = table.lit([piece])
    return (
      <Press
        key={piece}
        piece={piece}
        label={text.say('board-fighting', {
          unit: name,
          health: figures.health - figures.damage,
          morale: figures.routed ? 0 : figures.morale,
          routed: figures.routed,
        })}
        acts={table.pieces}
        class={`fs-fighting ${lit ? `is-${lit}` : ''}`}
        tabIndex={table.offers([piece]).length > 0 ? 0 : -1}
        more={lit === 'chosen' ? { 'aria-pressed': true } : {}}
      >
        {picture}
        {place > 0 && <b class="fs-count is-chosen">{place}</b>}
        <span class="fs-fighting-name">{name}</span>
        <span class="fs-figures">
          <span class="is-health">
            <Icon name="health" />
            <b>{figures.damage > 0 ? `${figures.health - figures.damage}/${figures.health}` : figures.health}</b>
          </span>
          <span class="is-morale">
            <Icon name="morale" />
            <b>{figures.routed ? 0 : figures.morale}</b>
          </span>
        </span>
      </Press>
    )
  }
  const { bastions, faction } = fighter
  return (
    <div class={`fs-fighting-row ${fighter.units.length > 5 ? 'is-many' : ''}`}>
      {fighter.units.map((unit) => {
        const { health, morale, term } = unitKind(unit.kind)
        const piece = `unit:${unit.id}`
        const name = unit.token ? said(text, 'asset-reinforcement') : shortName(text, term)
        return one(
          piece,
          name,
          { health, morale, damage: unit.damage, routed: unit.routed },
          <Token kind={unit.kind} routed={unit.routed} reinforcement={unit.token} state={stateOf(table.lit([piece]))} />,
        )
      })}
      {bastions.map(({ id, damage }) =>
        one(
          `structure:${id}`,
          said(text, 'structure-bastion'),
          { health: structureKind(BASTION).health, morale: structureKind(BASTION).morale, damage, routed: false },
          <Structure kind={BASTION} faction={faction} state={stateOf(table.lit([`structure:${id}`]))} />,
        ),
      )}
    </div>
  )
}

const Pool = ({ fighter: { side }, round }: { readonly fighter: FighterData; readonly round: number }) => {
  const { text, look } = useTable()
  const faces = FACES.flatMap((face, at) => Array.from({ length: side.dice[at] ?? 0 }, () => face))
  const { step, skip } = useRolling(`${round === 0 ? 'roll' : ''}${side.dice.reduce((sum, count) => sum + count, 0)}`, look.motion)
  return (
    <button type="button" class={`fs-pool ${step === null ? '' : 'is-rolling'}`} onClick={skip} tabIndex={-1}>
      <span class="kit-sr">
        {text.say('board-pool', {
          attack: side.dice[0] ?? 0,
          defence: side.dice[1] ?? 0,
          morale: side.dice[2] ?? 0,
          attackTokens: side.tokens[0] ?? 0,
          defenceTokens: side.tokens[1] ?? 0,
        })}
      </span>
      {faces.map((face, at) => (
        <Die key={at} face={step === null ? face : (FACES[tumblingFace(step, at, 3)] ?? face)} />
      ))}
      {(['attack', 'defence'] as const).flatMap((face, kind) =>
        Array.from({ length: side.tokens[kind] ?? 0 }, (_, at) => <CombatToken key={`${face}${at}`} face={face} />),
      )}
    </button>
  )
}

const Played = ({ fighter: { side } }: { readonly fighter: FighterData }) => {
  const { text, pieces } = useTable()
  return (
    <ul class="fs-played">
      {side.faceUp.map((kind, at) => (
        <li key={at}>
          <Press
            piece={`combat-card:${kind}`}
            label={said(text, combatCard(kind).term)}
            acts={{ ...pieces, press: (piece) => pieces.inspect(piece) }}
            class="fs-played-card"
          >
            <b>{said(text, combatCard(kind).term)}</b>
            <CardIcons kind={kind} />
          </Press>
        </li>
      ))}
      {side.hasChosen && (side.chosen === null || !side.faceUp.includes(side.chosen)) && (
        <li class="is-hidden">
          {side.chosen === null ? text.say('board-face-down', { count: side.handCount }) : said(text, combatCard(side.chosen).term)}
        </li>
      )}
    </ul>
  )
}

const Totals = ({ fighter }: { readonly fighter: FighterData }) => {
  const { text } = useTable()
  const { side } = fighter
  return (
    <dl class="fs-totals">
      {FACES.map((face, at) => {
        const dice = side.dice[at] ?? 0
        const cards = iconsOf(side.faceUp, at as 0 | 1 | 2)
        const tokens = face === 'morale' ? 0 : (side.tokens[at] ?? 0)
        const pieces = face === 'morale' ? fighter.morale - dice - cards : 0
        return (
          <div key={face} class={`is-${face}`}>
            <dt data-means={`face-${face}`}>
              <Icon name={face} />
              {text.say(`board-${face}`)}
            </dt>
            <dd>
              <b>{fighter[face]}</b>
              <small>{text.say('board-made-of', { dice, cards, tokens, pieces })}</small>
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
