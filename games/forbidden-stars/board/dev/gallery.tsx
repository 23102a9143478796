import { FACTIONS } from '../../content/factions.ts'
import { STRUCTURES } from '../../content/structures.ts'
import { TILE_SIDES } from '../../content/tiles.ts'
import { UNIT_KINDS } from '../../content/units.ts'
import { Asset } from '../art/Asset.tsx'
import { CombatToken, Die } from '../art/Die.tsx'
import { FACES } from '../art/face.ts'
import { Level } from '../art/Level.tsx'
import { Mark } from '../art/Mark.tsx'
import { Materiel } from '../art/Materiel.tsx'
import { Objective, ObjectiveSpace } from '../art/Objective.tsx'
import { Order } from '../art/Order.tsx'
import { Painted } from '../art/Painted.tsx'
import { Planet } from '../art/Planet.tsx'
import { Structure } from '../art/Structure.tsx'
import { paintStorm } from '../art/storm.ts'
import { Token } from '../art/Token.tsx'
import { paintGround } from '../map/ground.ts'

const ORDERS = ['advance', 'deploy', 'strategize', 'dominate'] as const

/** Every drawing at a glance. */
export const Gallery = () => (
  <div class="gallery">
    {FACTIONS.map((faction) => (
      <p key={faction.id}>
        <Mark faction={faction.id} />
        <Order faction={faction.id} face={null} />
        <Order faction={faction.id} face={null} peek="deploy" state="may" />
        <Objective faction={faction.id} />
        {UNIT_KINDS.filter((unit) => unit.faction === faction.id).map((unit) => (
          <span key={unit.id} class="units">
            <Token kind={unit.id} />
            <Token kind={unit.id} routed />
            <Token kind={unit.id} state="may" />
            <Token kind={unit.id} state="chosen" />
            <Token kind={unit.id} reinforcement />
            <Token kind={unit.id} gone />
          </span>
        ))}
        {STRUCTURES.map((structure) => (
          <Structure key={structure.id} kind={structure.id} faction={faction.id} />
        ))}
      </p>
    ))}
    <p>
      {ORDERS.map((face) => (
        <Order key={face} faction={0} face={face} />
      ))}
      {FACES.map((face) => (
        <Die key={face} face={face} />
      ))}
      <CombatToken face="attack" />
      <CombatToken face="defence" />
      {[0, 1, 2, 3].map((kind) => (
        <Asset key={kind} kind={kind} />
      ))}
      <Materiel amount={3} />
      <Materiel amount={0} />
      <Materiel amount={12} />
      <ObjectiveSpace />
      <Level level={2} of={3} />
    </p>
    <Painted
      width={400}
      height={64}
      picture="storm"
      paint={(canvas) => {
        canvas.translate(0, 32)
        paintStorm(canvas, 'a')
      }}
    />
    <p>
      {TILE_SIDES.flatMap((tile) => tile.areas)
        .filter((area) => area.world)
        .map((area) => (
          <Planet key={area.term} world={area.term} radius={36} />
        ))}
    </p>
    <p>
      {TILE_SIDES.slice(0, 6).map((tile) => (
        <Painted key={tile.id} width={272} height={272} picture={tile.code} paint={(canvas) => paintGround(canvas, tile, 0, 272)} />
      ))}
    </p>
  </div>
)
