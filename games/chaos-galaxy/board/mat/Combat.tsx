import { WholeWords } from '@orrery/board'
import { useEffect } from 'preact/hooks'
import { pieceById } from '../../orders/pieces.ts'
import type { CombatView, PieceView } from '../../view.ts'
import { shipPicture, worldPicture } from '../art/picture.ts'
import { breakable } from '../card/breaks.ts'
import { raceColours } from '../card/Card.tsx'
import { FigureRow } from '../card/figures.tsx'
import { Emblem, Icon, KEYWORD_ICONS, Sign } from '../card/Sign.tsx'
import { Slots } from './Area.tsx'
import { type MatTable, useMat } from './context.ts'
import { LastingMark, lastingLines } from './Lasting.tsx'
import { lightOf, Press } from './Piece.tsx'
import { SeatSign } from './SeatSign.tsx'
import { ShipChanges } from './ShipChanges.tsx'
import { bombersOf, fallingBombs, firingPair, type Shot, shotOf, shotShown } from './shot.ts'
import { faceFor, raceOf, targetOf } from './words.ts'

/** A combat from above: both lines, the order of action, and the effect of the shot that is pointed at. */
export function Combat({ combat }: { combat: CombatView }) {
  const table = useMat()
  const { view, near, pointed } = table
  const nearAttacks = combat.attacker === near
  const ships = (ids: readonly number[]) => ids.flatMap((id) => pieceById(view, id) ?? [])
  const own = ships(nearAttacks ? combat.attackers : combat.defenders)
  const theirs = ships(nearAttacks ? combat.defenders : combat.attackers)
  const shot = shotShown(view, table.seen.question, pointed.value, table.shares)
  const [shooter, target] = [shot?.shooter.id, shot?.target.id]
  useEffect(() => {
    for (const ship of [shooter, target]) if (ship !== undefined) bringIntoView(ship)
  }, [shooter, target])
  useEffect(() => showWhoMayAct(table, own), [table.seen.version])
  return (
    <section class="cgm-combat" aria-label={table.text.say('board-combat')}>
      <h2 class="kit-sr">{table.text.say('board-combat')}</h2>
      <Line ships={theirs} far shot={shot} />
      <div class="cgm-between">
        <Target combat={combat} />
        {shot === null ? <Bombers combat={combat} /> : <Preview shot={shot} announced={combat.shot !== null} />}
      </div>
      <Line ships={own} far={false} shot={shot} />
    </section>
  )
}

/** Scrolls a line that is longer than the screen so that the ship is visible. */
function bringIntoView(ship: number): void {
  const element = document.querySelector(`[data-ship="${ship}"]`)
  const line = element?.parentElement
  if (element === null || line == null || isInLine(ship)) return
  const [at, within] = [element.getBoundingClientRect(), line.getBoundingClientRect()]
  line.scrollLeft += at.left - within.left - (within.width - at.width) / 2
}

/** Shows one of the player's ships that may act, however long their line is. */
function showWhoMayAct(table: MatTable, own: readonly PieceView[]): void {
  const may = own.filter(({ id }) => lightOf(table, `card:${id}`, false) === 'can')
  const [first] = may
  if (first !== undefined && !may.some(({ id }) => isInLine(id))) bringIntoView(first.id)
}

function isInLine(ship: number): boolean {
  const element = document.querySelector(`[data-ship="${ship}"]`)
  const line = element?.parentElement
  if (element === null || line == null) return false
  const [at, within] = [element.getBoundingClientRect(), line.getBoundingClientRect()]
  return at.left >= within.left && at.right <= within.right
}

/** A line with more ships than this is long. */
const MANY = 4

/** The most ships shown with pictures in the order. */
const FEW = 5

/** CG-FIRE-1 to CG-FIRE-5: who may act, fastest first. */
export function Order({ combat }: { combat: CombatView }) {
  const table = useMat()
  const { view, text } = table
  if (combat.step !== 'firing') return null
  return (
    <ol class={`cgm-order ${combat.order.length > FEW ? 'many' : ''}`} aria-label={text.say('board-order')} tabIndex={0}>
      <li class="head" aria-hidden="true">
        {text.say('board-order')}
      </li>
      {combat.order.map((id) => {
        const ship = pieceById(view, id)
        const face = faceFor(ship)
        if (ship === undefined || face === undefined) return null
        const light = lightOf(table, `card:${id}`, false)
        return (
          <li key={id} class={light} style={raceColours(face)}>
            <SeatSign seat={ship.controller} />
            <img src={shipPicture(face, 'up')} alt="" draggable={false} />
            <span>
              <b>{face.name[text.language]}</b>
              <small>
                <Sign name="speed" />
                {ship.values?.speed}
                {light === 'can' || light === 'sel' ? ` ${text.say('board-may-act')}` : ''}
              </small>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Line({ ships, far, shot }: { ships: readonly PieceView[]; far: boolean; shot: Shot | null }) {
  const { text } = useMat()
  return (
    <div class={`cgm-line ${far ? 'far' : 'near'} ${ships.length > MANY ? 'many' : ''}`} style={{ '--n': Math.max(3, ships.length) }}>
      {ships.length === 0 && <p class="cgm-empty">{text.say(far ? 'board-no-enemy-ships' : 'board-no-own-ships')}</p>}
      {ships.map((ship) => (
        <Fighter key={ship.id} ship={ship} far={far} shot={shot} />
      ))}
    </div>
  )
}

/** The damage that a shot would do to a ship. */
function riskOf({ id }: PieceView, shot: Shot | null): number {
  if (shot?.target.id === id) return shot.damage
  if (shot?.shooter.id === id) return shot.returned ?? 0
  return shot?.others.find(({ target }) => target.id === id)?.damage ?? 0
}

/** A ship in combat: its picture from above, and a plate with its figures, armour and cargo. */
function Fighter({ ship, far, shot }: { ship: PieceView; far: boolean; shot: Shot | null }) {
  const table = useMat()
  const { text, choices, held } = table
  const face = faceFor(ship)
  if (face === undefined || ship.values === null) return null
  const piece = `card:${ship.id}`
  const light = lightOf(table, piece, false)
  const armour = ship.values.armour
  const left = ship.armourLeft ?? armour
  const risk = riskOf(ship, shot)
  const from = held.value
  const option = from === null ? undefined : choices.to.get(piece)?.find((one) => one.on === from)
  const offered = option === undefined ? null : firingPair(option.id)
  const lasting = lastingLines(table, ship.id)
  const preview = offered === null ? null : shotOf(table.view, offered[0], offered[1], option)
  const plate = (
    <div class="pl">
      <h4>
        <Emblem race={face.race} />
        <span class="n" lang={text.language}>
          <WholeWords name={breakable(face.name[text.language], text.language)} />
        </span>
        <span class="kk">
          {ship.keywords.map((keyword) => (
            <span key={keyword} data-means={`board-keyword-${keyword}`}>
              <Icon name={KEYWORD_ICONS[keyword]} />
            </span>
          ))}
        </span>
        <LastingMark lines={lasting} />
      </h4>
      <FigureRow face={face} now={{ ...ship.values, armour: left }} named={false} text={text} />
      <div class="arm" title={text.say('board-armour-left', { left, armour })}>
        {Array.from({ length: Math.max(armour, left) }, (_, i) => (
          <i key={i} class={i >= left ? 'lost' : i >= left - risk ? 'risk' : ''} />
        ))}
      </div>
    </div>
  )
  const picture = (
    <div class="pic">
      <img src={shipPicture(face, far ? 'down' : 'up')} alt="" draggable={false} />
      {ship.turned !== 'active' && (
        <span class={`state ${ship.turned}`} data-means={`board-state-${ship.turned}`}>
          <Sign name={ship.turned} />
          {text.say(`board-state-${ship.turned}`)}
        </span>
      )}
      {ship.bombs && (
        <span class="state bombs" data-means="board-bombs">
          <Sign name="bombing" />
          {text.say('board-bombs')}
        </span>
      )}
      {preview !== null && (
        <span class="shot">
          {preview.targetLeft <= 0 ? <b>{text.say('board-destroyed')}</b> : `${left} → ${preview.targetLeft}`}
          {preview.returned !== null && (
            <>
              , {text.say('board-return', { damage: preview.returned })}
              {preview.shooterLeft <= 0 && <b> {text.say('board-lost')}</b>}
            </>
          )}
        </span>
      )}
    </div>
  )
  return (
    <div class={`cgm-fighter ${far ? 'far' : 'near'} ${ship.turned} ${light}`} style={raceColours(face)} data-ship={ship.id}>
      <Press
        piece={piece}
        name={[text.say('board-ship', { name: face.name[text.language], ...ship.values, armour: left }), ...lasting].join(', ')}
        draggable={choices.on.has(piece)}
      >
        {far ? plate : picture}
        {far ? picture : plate}
      </Press>
      <Slots ship={ship} />
      <ShipChanges ship={ship} />
    </div>
  )
}

/** A shot's effect, line by line, with the rules. */
function Preview({ shot, announced }: { shot: Shot; announced: boolean }) {
  const { text, choices, choose, pointed } = useMat()
  const { shooter, target, damage, targetLeft, returned, shooterLeft, targetTurns, bombingLost, split, others } = shot
  const name = (ship: PieceView) => faceFor(ship)?.name[text.language] ?? text.say('board-face-down')
  const option = choices.options.find((one) => one.id === `fire:${shooter.id}:${target.id}`)
  return (
    <section class="cgm-preview" aria-live="polite">
      <h3>
        {text.say('board-shot', { shooter: name(shooter), target: name(target) })} <span class="rule">CG-FIRE-12</span>
      </h3>
      <ul>
        <li>
          <Sign name="firepower" class="fp" />
          <span>
            {name(target)} <b class="bad">−{damage}</b>
          </span>
          <em class={targetLeft <= 0 ? 'bad' : ''}>
            {targetLeft <= 0
              ? text.say('board-destroyed')
              : `${targetLeft + damage} → ${targetLeft}${targetTurns === null ? '' : `, ${text.say(`board-state-${targetTurns}`)}`}`}
          </em>
        </li>
        {others.map((other) => (
          <li key={other.target.id}>
            <Sign name="firepower" class="fp" />
            <span>
              {name(other.target)} <b class="bad">−{other.damage}</b>
            </span>
            <em />
          </li>
        ))}
        <li>
          <Sign name="armour" class="ar" />
          <span>
            {returned === null ? (
              text.say('board-no-return')
            ) : (
              <>
                {text.say('board-return-at', { name: name(shooter) })} <b class="bad">−{returned}</b>
              </>
            )}
          </span>
          {returned !== null && (
            <em class={shooterLeft <= 0 ? 'bad' : ''}>
              {shooterLeft <= 0 ? text.say('board-destroyed') : `${shooterLeft + returned} → ${shooterLeft}`}
            </em>
          )}
        </li>
        <li class={bombingLost > 0 ? '' : 'minor'}>
          <Sign name="used" class="us" />
          <span>{text.say('board-shooter-used', { name: name(shooter) })}</span>
          <em>{bombingLost > 0 ? text.say('board-bombing-lost', { lost: bombingLost }) : <span class="rule">CG-FIRE-13</span>}</em>
        </li>
        {split !== null && (
          <li data-means={`board-keyword-${split}`}>
            <Icon name={KEYWORD_ICONS[split]} />
            <span>{text.say(`board-split-${split}`)}</span>
            <em />
          </li>
        )}
      </ul>
      {option !== undefined && !announced && pointed.value === option.id && (
        <button type="button" class="fire" onClick={() => choose(option.id)}>
          {text.say('board-fire')}
        </button>
      )}
    </section>
  )
}

/** The target of the attack. */
function Target({ combat }: { combat: CombatView }) {
  const { view, text, names } = useMat()
  const defender = view.seats[combat.defender]
  const total = fallingBombs(combat)
  const colony = defender?.colony ?? 0
  const race = defender === undefined ? 'cerebrite' : raceOf(defender)
  return (
    <div class="cgm-target">
      <img
        data-spot={combat.targetCard === null ? `${combat.target}:${combat.defender}` : `card:${combat.targetCard}`}
        src={worldPicture(race, `world-${combat.defender}`)}
        alt=""
        draggable={false}
      />
      <div>
        <small>
          <SeatSign seat={combat.attacker} /> {text.say('board-attack-target')}
        </small>
        <b>{targetOf(combat, view, names, text)}</b>
        {combat.target === 'colony' && (
          <span class="meter" title={text.say('board-colony-after', { now: colony, after: Math.max(0, colony - total) })}>
            <b>{colony}</b>
            {total > 0 && (
              <em>
                {' → '}
                {Math.max(0, colony - total)}
              </em>
            )}
          </span>
        )}
      </div>
    </div>
  )
}

/** The ships that can still bomb, and their total. */
function Bombers({ combat }: { combat: CombatView }) {
  const { view, text } = useMat()
  const ships = combat.step === 'bombing' ? combat.bombers.flatMap((id) => pieceById(view, id) ?? []) : bombersOf(view)
  const sum = combat.bombingTotal > 0 ? combat.bombingTotal : ships.reduce((all, ship) => all + (ship.values?.bombing ?? 0), 0)
  return (
    <section class="cgm-bombers">
      <h3>
        <Sign name="bombing" />
        {text.say(combat.step === 'bombing' ? 'board-bombing' : 'board-could-bomb')} <span class="rule">CG-BOMB-1</span>
      </h3>
      <ul>
        {ships.map((ship) => (
          <li key={ship.id}>
            {faceFor(ship)?.name[text.language]} <b>{ship.values?.bombing}</b>
          </li>
        ))}
        <li class="sum">
          {text.say('board-bombing-total')} <b>{sum}</b>
        </li>
      </ul>
    </section>
  )
}
