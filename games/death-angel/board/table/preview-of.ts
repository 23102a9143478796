import { percent } from '@orrery/board'
import type { Piece, Seen, SeenOption } from '@orrery/kernel'
import { verbOf } from '@orrery/kernel'
import { actionCard } from '../../content/actions.ts'
import { CLAUDIO, MARINES } from '../../content/marines.ts'
import { PROMETHIUM_TANK } from '../../content/terrain.ts'
import type { View, ViewPosition, ViewSwarm } from '../../view.ts'
import type { Preview } from './preview.ts'
import { perilOf, type Supposed, swarmRisk } from './risk.ts'
import { hitChance } from './rolled.ts'
import type { Side } from './scene.ts'

type Suppose = (place: ViewPosition, side: Side, swarm: ViewSwarm) => Supposed
type Draft = { -readonly [key in keyof Preview]: Preview[key] extends readonly (infer Item)[] ? Item[] : Preview[key] } & {
  suppose: Suppose | null
}

const SIDES = ['left', 'right'] as const

/** An option's effect, as far as the board can show it in advance. */
export function previewOf(seen: Seen<View>, optionId: string | null): Preview | null {
  const { question, view } = seen
  if (optionId === null || question?.kind !== 'options') return null
  const option = question.options.find((offered) => offered.id === optionId)
  if (option === undefined) return null
  const draft: Draft = { lit: [], struck: [], lines: [], note: null, turned: null, risk: new Map(), peril: null, suppose: null }
  if (option.on !== undefined) draft.lit.push(option.on)
  if (option.to !== undefined) draft.lit.push(option.to)
  effects[verbOf(optionId)]?.(draft, view, optionId.split(':'), option)
  if (draft.suppose !== null) foresee(draft, view, draft.suppose)
  const { suppose: _suppose, ...preview } = draft
  return preview
}

function foresee(draft: Draft, view: View, suppose: Suppose): void {
  const risk = new Map<Piece, number>()
  for (const place of view.formation)
    for (const side of SIDES)
      for (const swarm of place[side].swarms) {
        const now = swarmRisk(view, place, side, swarm)?.now
        const then = swarmRisk(view, place, side, swarm, suppose(place, side, swarm))?.now
        if (now !== undefined && then !== undefined && Math.abs(now - then) > 0.001) risk.set(swarm.piece, then)
      }
  draft.risk = risk
  draft.peril = risk.size > 0 ? perilOf(view, suppose) : null
}

type Effect = (draft: Draft, view: View, words: readonly string[], option: SeenOption) => void

const effects: Readonly<Record<string, Effect>> = {
  play: (draft, _view, [, card]) => {
    const { team } = actionCard(Number(card))
    for (const marine of MARINES) if (marine.team === team) draft.lit.push(`marine:${marine.id}`)
  },
  swap: (draft, _view, [, one, other]) => {
    draft.lit.push(`marine:${one}`, `marine:${other}`)
    draft.lines.push({ from: `marine:${one}`, to: `marine:${other}`, kind: 'swap' })
  },
  turn: (draft, _view, [, marine]) => {
    draft.turned = `marine:${marine}`
    draft.suppose = (place) => (place.marine?.id === Number(marine) ? { faces: place.marine.facing === 'left' ? 'right' : 'left' } : {})
  },
  support: (draft, _view, [, marine]) => {
    draft.suppose = (place) => (place.marine?.id === Number(marine) ? { tokens: place.marine.tokens + 1 } : {})
  },
  attack: (draft, view, [, marine, position, side, apart]) => {
    const swarm = ['swarm', position, side, apart].filter(Boolean).join(':')
    draft.lines.push({ from: `marine:${marine}`, to: swarm, kind: 'attack' })
    draft.struck.push(swarm)
    draft.note = { at: swarm, message: 'board-attack-chance', params: { chance: percent(hitChance(view, Number(marine))) } }
  },
  charge: (draft, view) => {
    const at = view.formation.find((place) => place.marine?.id === CLAUDIO)?.position ?? 0
    for (const place of view.formation)
      if (Math.abs(place.position - at) <= 1) for (const side of SIDES) draft.struck.push(...place[side].swarms.map((swarm) => swarm.piece))
  },
  activate: (draft, view, [, marine, terrain]) => {
    draft.lines.push({ from: `marine:${marine}`, to: `terrain:${terrain}`, kind: 'go' })
    if (Number(terrain) !== PROMETHIUM_TANK) return
    const place = view.formation.find((row) => row.marine?.id === Number(marine))
    if (place) for (const side of SIDES) draft.struck.push(...place[side].swarms.map((swarm) => swarm.piece))
  },
  swarm: (draft, _view, words, option) => {
    const held = `swarm:${words.slice(1).join(':')}`
    if (option.rule.startsWith('DA-ABIL')) draft.suppose = (_place, _side, swarm) => (swarm.piece === held ? { protected: true } : {})
  },
  shift: (draft, view, words) => {
    const [, position, side] = words
    const to = words.at(-1)
    const place = view.formation.find((row) => row.position === Number(position))
    const from = `swarm:${words.slice(1, -1).join(':')}`
    const goal = to === 'across' ? place : view.formation.find((row) => row.position === Number(position) + (to === 'up' ? -1 : 1))
    if (goal?.marine)
      draft.lines.push({
        from,
        to: `lane:${goal.position}:${to === 'across' ? (side === 'left' ? 'right' : 'left') : side}`,
        kind: 'go',
      })
  },
  slay: (draft, _view, [, card]) => void draft.struck.push(`genestealer:${card}`),
  take: (draft, _view, [, card]) => void draft.struck.push(`genestealer:${card}`),
  discard: (draft, _view, [, card]) => void draft.struck.push(`genestealer:${card}`),
}
