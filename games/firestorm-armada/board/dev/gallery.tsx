import type { Text } from '@orrery/text'
import { CARDS } from '../../content/cards.ts'
import { RACE_IDS } from '../../content/races.ts'
import { SHIPS, type ShipType } from '../../content/ships.ts'
import { TERRAIN_IDS } from '../../content/terrain.ts'
import { WING_IDS } from '../../content/wings.ts'
import { Emblem, SeatSign } from '../art/Emblem.tsx'
import { ShipArt } from '../art/ShipArt.tsx'
import { seatLook } from '../art/seats.ts'
import { formOf } from '../art/ship/form.ts'
import { shipPicture } from '../art/ship/picture.ts'
import { terrainImage } from '../art/terrain/terrain.ts'
import { mineImage } from '../art/token/mine.ts'
import { podImage } from '../art/token/pod.ts'
import { wingImage } from '../art/token/wing.ts'
import { CommandCard } from '../parts/CommandCard.tsx'
import { Die } from '../parts/Die.tsx'
import { shortName } from '../parts/names.ts'
import { ShipCard } from '../parts/ShipCard.tsx'

const SCALE = 22

const AtScale = ({ type, text }: { readonly type: ShipType; readonly text: Text }) => {
  const { address, width, height } = shipPicture(type, 1)
  const k = (formOf(type).length * SCALE) / 100
  return (
    <figure>
      <img src={address} width={width * k} height={height * k} alt="" />
      {shortName(type, text)}
    </figure>
  )
}

/** All ships at one scale. */
export const Ships = ({ text }: { readonly text: Text }) => (
  <>
    {RACE_IDS.map((race) => (
      <section key={race} class="ws-race">
        <Emblem race={race} />
        {SHIPS.filter((type) => type.race === race).map((type) => (
          <AtScale key={type.id} type={type} text={text} />
        ))}
      </section>
    ))}
  </>
)

/** Ships damaged, burning, stopped and small. */
export const Sizes = ({ text }: { readonly text: Text }) => (
  <>
    {RACE_IDS.map((race) => (
      <section key={race} class="ws-race">
        {SHIPS.filter((type) => type.race === race)
          .slice(0, 12)
          .map((type) => (
            <figure key={type.id}>
              <ShipArt type={type} width={90} height={140} detail={2} lost={3} />
              <ShipArt type={type} width={40} height={44} />
              {shortName(type, text)}
            </figure>
          ))}
      </section>
    ))}
  </>
)

/** Cards, ship cards, dice, terrain, tokens. */
export const Kit = ({ text }: { readonly text: Text }) => (
  <>
    <div class="ws-row">
      {['terrans-titan', 'aquans-kraken', 'relthoza-apex', 'dindrenzi-secutor'].flatMap((id) => {
        const type = SHIPS.find((one) => one.id === id)
        return type === undefined ? [] : [<ShipCard key={id} type={type} text={text} />]
      })}
    </div>
    <div class="ws-row">
      {CARDS.map((card) => (
        <CommandCard key={card.id} card={card} text={text} />
      ))}
    </div>
    <div class="ws-row">
      {CARDS.slice(8, 14).map((card) => (
        <CommandCard key={card.id} card={card} text={text} size="large" state="can" />
      ))}
    </div>
    <div class="ws-row">
      {(['attack', 'shield', 'pd', 'plain'] as const).map((kind) =>
        [1, 2, 3, 4, 5, 6].map((value) => <Die key={`${kind}${value}`} value={value} kind={kind} />),
      )}
      {[0, 1, 2, 3].map((seat) => (
        <SeatSign key={seat} seat={seat} />
      ))}
      {WING_IDS.map((wing, at) => (
        <img key={wing} src={wingImage(wing, seatLook(at % 2).colour, seatLook(at % 2).fill, at > 2)} width="48" height="48" alt="" />
      ))}
      <img src={podImage()} width="48" height="48" alt="" />
      <img src={mineImage(4, seatLook(1).colour)} width="48" height="48" alt="" />
    </div>
    <div class="ws-row">
      {TERRAIN_IDS.map((kind) => (
        <img key={kind} src={terrainImage(kind, 120, `${kind}1`)} width="220" height="220" alt={kind} />
      ))}
    </div>
  </>
)
