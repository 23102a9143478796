import type { Seat } from '@orrery/kernel'
import { Area } from './Area.tsx'
import { LookAt, Others } from './Others.tsx'
import type { Sides } from './seats.ts'

interface FarProps {
  readonly sides: Sides
  readonly several: boolean
  readonly foe: Seat | null
  /** If there are several other seats, the one that the reader looks at. */
  readonly shown: Seat | null
  show(seat: Seat | null): void
}

/** The other seats: the opponent's mat; with several opponents, one mat and a small line for each of the others. */
export function Far({ sides, several, foe, shown, show }: FarProps) {
  if (!several) return sides.large.map((held) => <Area key={held.seat} held={held} far />)
  const looked = sides.small.find((held) => held.seat === shown && !held.out)
  const onPhone = sides.large.find(({ seat }) => seat === (shown ?? foe)) ?? (looked === undefined ? sides.large[0] : undefined)
  return (
    <>
      <Others sides={sides} open={shown} show={show} />
      <div class="cgm-sides" style={{ '--sides': Math.max(1, sides.large.length) }}>
        {sides.large.map((held) => (
          <Area key={held.seat} held={held} far folded={held !== onPhone} />
        ))}
        {looked !== undefined && <LookAt held={looked} close={() => show(null)} />}
      </div>
    </>
  )
}
