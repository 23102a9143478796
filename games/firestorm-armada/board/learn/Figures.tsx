import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import { pathOf, poseAt } from '../../geometry/path.ts'
import { sector } from '../art/arcs.ts'
import { facesLight, shipPicture } from '../art/ship/picture.ts'
import { starsImage } from '../art/sky.ts'
import { Icon } from '../parts/Icon.tsx'
import { typeById } from '../table/facts.ts'

/** A ship in a figure: its stand's centre, and its length. */
interface PlacedProps {
  readonly ship: string
  readonly x: number
  readonly y: number
  readonly length: number
  readonly heading?: number
  readonly lost?: number
  readonly burning?: boolean
  readonly ghost?: boolean
}

const Placed = ({ ship, x, y, length, heading = 0, lost = 0, burning = false, ghost = false }: PlacedProps): JSX.Element => {
  const { address, width, height, midX, midY } = shipPicture(typeById(ship), 1, { lost, burning, mirrored: facesLight(heading) })
  const k = length / 100
  return (
    <g transform={`translate(${x} ${y}) rotate(${heading})`} opacity={ghost ? 0.4 : undefined}>
      <image href={address} x={-midX * k} y={-midY * k} width={width * k} height={height * k} />
    </g>
  )
}

interface FigureProps {
  readonly text: Text
}

interface FrameProps {
  readonly width: number
  readonly height: number
  readonly lines?: readonly JSX.Element[]
  readonly children: JSX.Element | readonly (JSX.Element | readonly JSX.Element[])[]
}

/** A piece of space for a figure, with labelled lines. Decoration: the page says the same in words. */
const Frame = ({ width, height, lines = [], children }: FrameProps): JSX.Element => (
  <div class={`fa-figure ${lines.length === 0 ? 'alone' : ''}`} style={{ backgroundImage: `url("${starsImage(480, 60)}")` }}>
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {children}
    </svg>
    {lines.length > 0 && (
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    )}
  </div>
)

/** The victory points of ships: once if destroyed, twice if captured. */
export const Worth = ({ text }: FigureProps): JSX.Element => (
  <Frame
    width={340}
    height={132}
    lines={[
      <b key="destroyed" class="bad">
        {text.say('learn-destroyed')}
      </b>,
      <b key="captured" class="good">
        {text.say('learn-captured')}
      </b>,
    ]}
  >
    {(
      [
        ['terrans-titan', 46, 88],
        ['terrans-hauberk', 118, 56],
        ['terrans-armsmen', 174, 34],
      ] as const
    ).map(([ship, x, length]) => (
      <g key={ship}>
        <Placed ship={ship} x={x} y={50} length={length} />
        <text x={x} y="124" text-anchor="middle" class="points">
          {typeById(ship).points}
        </text>
      </g>
    ))}
    <path d="M208 56h30m-9-7 9 7-9 7" class="arrow" />
    <circle cx="290" cy="62" r="44" fill="#ff8a3d" opacity=".25" />
    <Placed ship="dindrenzi-secutor" x={290} y={62} length={72} heading={200} lost={4} burning />
  </Frame>
)

const FIGURES = [
  ['metal-plate', 'dr'],
  ['cracked-shield', 'cr'],
  ['rocket-thruster', 'mv'],
  ['energy-shield', 'sh'],
  ['iron-hulled-warship', 'hp'],
] as const

/** A ship on its stand with the arcs of its guns in bands of 8 inches, and the meanings of its figures. */
export const Arcs = ({ text }: FigureProps): JSX.Element => {
  const type = typeById('terrans-hauberk')
  const [x, y] = [136, 96]
  const band = 43
  return (
    <Frame
      width={272}
      height={206}
      lines={FIGURES.map(([icon, stat]) => (
        <>
          <Icon name={icon} colour="#d8b36a" />
          <b>
            {stat.toUpperCase()} {type.stats[stat]}
          </b>
          {text.say(`learn-figure-${stat}`)}
        </>
      ))}
    >
      {[45, 225].map((from) => (
        <g key={from}>
          {[0, 1, 2].map((at) => (
            <path
              key={at}
              d={sector(x, y, band * at, band * (at + 1), from, from + 90)}
              fill="#5aa9ff"
              fill-opacity={0.26 - at * 0.07}
              stroke="#5aa9ff"
              stroke-opacity=".7"
            />
          ))}
        </g>
      ))}
      <rect x={x - 5} y={y - 92} width="10" height="92" fill="#ff9a4d" fill-opacity=".35" stroke="#ff9a4d" />
      <rect x={x - 20} y={y - 20} width="40" height="40" rx="4" class="stand" />
      <Placed ship="terrans-hauberk" x={x} y={y} length={54} />
      {[1, 2, 3].map((at) => (
        <text key={at} x={x + band * at - 3} y={y + 6} text-anchor="end" class="halo">
          {8 * at}″
        </text>
      ))}
    </Frame>
  )
}

const FRIGATES = [
  [46, 64],
  [136, 50],
  [222, 66],
  [432, 54],
] as const

/** Three frigates in command, and one out of it. */
export const Squadron = ({ text }: FigureProps): JSX.Element => (
  <Frame width={480} height={108}>
    {(['5.1', '5.0', '8.0'] as const).map((inches, at) => {
      const [[x = 0, y = 0] = [], [toX = 0, toY = 0] = []] = [FRIGATES[at], FRIGATES[at + 1]]
      const far = at === 2
      return (
        <g key={inches}>
          <path d={`M${x} ${y}L${toX} ${toY}`} class={far ? 'line far' : 'line'} />
          <text x={(x + toX) / 2} y={(y + toY) / 2 - 14} text-anchor="middle" class={far ? 'bad' : 'gold'}>
            {far ? text.say('learn-astray', { inches }) : `${inches}″`}
          </text>
        </g>
      )
    })}
    {FRIGATES.map(([x, y]) => (
      <Placed key={x} ship="terrans-armsmen" x={x} y={y} length={40} heading={20} />
    ))}
  </Frame>
)

/** Pixels for an inch in the figure of a move. */
const SCALE = 14

/** A move of straight segments and turns, and the rules for every move. */
export const Flight = ({ text }: FigureProps): JSX.Element => {
  const segments = [{ straight: 2400 }, { turn: 4500 }, { straight: 1600 }, { turn: -3000 }, { straight: 1000 }]
  const path = pathOf({ x: 0, y: 0, heading: 0 }, segments)
  const at = (x: number, y: number): readonly [number, number] => [58 + (x / 1000) * SCALE, 108 - (y / 1000) * SCALE]
  const drawn = Array.from({ length: 41 }, (_, i) => {
    const { x, y } = poseAt(path, Math.round((path.steps * i) / 40))
    return `${i === 0 ? 'M' : 'L'}${at(x, y).join(' ')}`
  }).join('')
  const [x, y] = at(path.end.x, path.end.y)
  return (
    <Frame
      width={136}
      height={140}
      lines={['least', 'limit', 'cost', 'before'].map((what) => <span key={what}>{text.say(`learn-move-${what}`)}</span>)}
    >
      <path d={drawn} class="line" />
      <Placed ship="terrans-teuton" x={58} y={108} length={42} ghost />
      <Placed ship="terrans-teuton" x={x} y={y} length={42} heading={path.end.heading / 100} />
    </Frame>
  )
}
