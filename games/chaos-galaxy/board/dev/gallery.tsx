import type { Text } from '@orrery/text'
import { Card } from '../card/Card.tsx'
import { CardBack, SmallCard } from '../card/Small.tsx'
import { FACES, type Face, faceById } from '../face.ts'

function face(id: string): Face {
  const found = faceById(id)
  if (found === undefined) throw new RangeError(`no card '${id}'`)
  return found
}

/** All cards at table size, or a range at inspection size. */
export function Gallery({ text, large, from, to }: { text: Text; large: boolean; from: number; to: number }) {
  return (
    <div class={`ws-gallery ${large ? 'large' : ''}`}>
      {FACES.slice(from, to).map((one) =>
        large ? <Card key={one.id} face={one} text={text} /> : <SmallCard key={one.id} face={one} text={text} />,
      )}
    </div>
  )
}

/** Every state of a card on the table. */
export function States({ text }: { text: Text }) {
  const ship = face('holdimado')
  const hit = { speed: 4, firepower: 2, armour: 1, bombing: 1 }
  const raised = { speed: 4, firepower: 4, armour: 3, bombing: 1 }
  return (
    <div class="ws-states">
      <SmallCard face={ship} text={text} />
      <SmallCard face={ship} text={text} turned="used" />
      <SmallCard face={ship} text={text} turned="damaged" />
      <SmallCard face={ship} text={text} now={hit} lost={2} />
      <SmallCard face={ship} text={text} now={raised} light="can" />
      <SmallCard face={ship} text={text} light="aim" />
      <SmallCard face={ship} text={text} light="sel" />
      <SmallCard face={ship} text={text} light="dim" />
      <CardBack text={text} />
      <CardBack text={text} kind="base" developments={3} />
      <CardBack text={text} known={face('chazma-toltet')} developments={2} />
      <CardBack text={text} known={face('szolgarobot')} turned="used" />
      <SmallCard face={face('os-boly')} text={text} developments={9} />
      <SmallCard face={face('tozsde')} text={text} developments={5} counters={3} />
      <SmallCard face={face('harrrk-trax')} text={text} turned="used" />
      <SmallCard face={face('plazmaraketa')} text={text} />
      <SmallCard face={face('visszhang')} text={text} light="sel" />
      <SmallCard face={face('trax-zaszloshajo')} text={text} price={16} />
      <Card face={face('turul')} text={text} />
      <Card face={face('fold-emleke')} text={text} now={{ speed: 3, firepower: 4, armour: 5, bombing: 4 }} />
    </div>
  )
}
