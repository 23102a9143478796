import { Icon } from '../art/Icon.tsx'
import { useTable } from '../table/context.ts'
import { damageBetween, type Fighter } from './fighter.ts'

/** FS-COMBAT-17: what each side would suffer now: one subtraction each way, and morale (FS-RES-1). */
export const Sum = ({ near, far }: { readonly near: Fighter; readonly far: Fighter }) => {
  const { text } = useTable()
  return (
    <section class="fs-sum" aria-label={text.say('board-sum')}>
      <Way from={near} to={far} />
      <Way from={far} to={near} />
      <p class="fs-sum-morale" data-means="face-morale">
        {text.say('board-morale-now')}
        <b>
          {near.morale} : {far.morale}
        </b>
      </p>
    </section>
  )
}

const Way = ({ from, to }: { readonly from: Fighter; readonly to: Fighter }) => {
  const { text, scene } = useTable()
  const damage = damageBetween(from, to)
  const share = Math.min(1, damage / Math.max(1, to.health))
  const player = scene.seats[to.side.seat]?.name ?? ''
  return (
    <div class="fs-sum-way">
      <span class="fs-sum-figures" aria-hidden="true">
        <b class="is-attack">{from.attack}</b>
        <Icon name="attack" />
        <i>−</i>
        <b class="is-defence">{to.defence}</b>
        <Icon name="defence" />
        <i>=</i>
        <b class="is-damage">{damage}</b>
      </span>
      <span>{text.say('board-suffers', { player, damage, health: to.health })}</span>
      <span class="fs-sum-band" style={{ '--p': share }} aria-hidden="true" />
    </div>
  )
}
