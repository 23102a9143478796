import { Beforehand, optionMessage } from '@orrery/board'
import { useState } from 'preact/hooks'
import { STRUCTURES } from '../../content/structures.ts'
import { buildableFor, mayAdd, purseAfter, shopOrder, sitesOf, type Ware, waresOf, withOrder } from '../../orders/drafts.ts'
import type { SheetProps } from './sheet-props.ts'

/** FS-DEPLOY-1: units and a structure on one shopping list, with the remaining materiel. */
export function ShopSheet({ question, view, orders, order, text }: SheetProps) {
  const [wares, list] = useState<readonly Ware[]>([])
  const [structure, build] = useState('')
  const offered = waresOf(question)
  if (offered.length === 0) return null
  const kind = structure === '' ? null : Number(structure.split(':')[1])
  const left = purseAfter(wares, kind, question.seat, view)
  const sites = sitesOf(question.seat, view)
  const nameOf = (id: string): string => {
    const option = offered.find((one) => one.id === id)
    return option === undefined ? id : text.say(optionMessage(option), option.params)
  }
  const more = offered.filter(({ ware }) => mayAdd(ware, left, wares, question.seat, view))
  const kinds = buildableFor(purseAfter(wares, null, question.seat, view).materiel, question.seat, view)
  const buildable = STRUCTURES.filter(({ id }) => id === kind || kinds.includes(id))
  return (
    <Beforehand
      title={text.say('board-sheet-shop')}
      listed={wares.map((ware, at) => ({
        id: `ware:${at}`,
        label: nameOf(ware.option),
        remove: () => list(wares.toSpliced(at, 1)),
      }))}
      lines={[
        {
          id: 'more',
          label: text.say('board-sheet-more'),
          value: '',
          choices: [{ value: '', label: text.say('board-sheet-nothing') }, ...more.map(({ id }) => ({ value: id, label: nameOf(id) }))],
          choose: (value: string) => list([...wares, ...offered.flatMap(({ id, ware }) => (id === value ? [ware] : []))]),
        },
        {
          id: 'structure',
          label: text.say('board-shop-structures'),
          value: structure,
          choices: [
            { value: '', label: text.say('board-sheet-none') },
            ...sites.flatMap((area) =>
              buildable.map((one) => ({
                value: `build:${one.id}:${area.id}`,
                label: text.say('board-sheet-build', { structure: one.term, area: area.term, materiel: one.materiel }),
              })),
            ),
          ],
          choose: build,
        },
      ]}
      label={text.say('board-sheet-shop-go', { count: wares.length + (structure === '' ? 0 : 1) })}
      act={
        wares.length > 0 && left.materiel >= 0
          ? () => order(withOrder(orders, shopOrder(wares, structure === '' ? null : structure, view)))
          : null
      }
    >
      <p data-said="left">
        {text.say('board-sheet-left', { materiel: left.materiel, forge: left.forge, cache: left.cache, units: left.units })}
      </p>
    </Beforehand>
  )
}
