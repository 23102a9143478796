import {
  chooseStill,
  defineGame,
  freshTable,
  type Infer,
  type Option,
  option,
  type Rule,
  roll,
  type Seat,
  schema,
  tableFields,
  tell,
} from '../../index.ts'

/**
 * A toy that seats may leave: ships raid each other in turn. A throw says how much may be taken, then a ship is named; each
 * has a hidden hoard. Who gives up is gone at once, and the last one wins.
 */
const state = schema.object({
  ...tableFields('dice'),
  crates: schema.array(schema.int()),
  hoards: schema.array(schema.int()),
  gone: schema.array(schema.int()),
  active: schema.int(),
  turn: schema.int(),
})
export type State = Infer<typeof state>

const TURNS = 12

/** RD-LEAVE-1: who is still there. */
export function staying(g: State): Seat[] {
  return g.crates.map((_, seat) => seat).filter((seat) => !g.gone.includes(seat))
}

/** RD-RAID-1: what the active ship may raid. */
export function raids(g: State): Option<Seat>[] {
  const others = staying(g).filter((seat) => seat !== g.active)
  return [...others.map((seat) => option(`raid:${seat}`, seat, 'RD-RAID-1', `ship:${seat}`)), option('rest', -1, 'RD-RAID-2')]
}

/** RD-RAID-1: the rest of a turn whose throw has shown how much may be taken. */
export function* raid(g: State, target: () => Rule<Seat | null>): Rule {
  const { active } = g
  const most = roll(g, 'dice', 3)
  tell(g, { type: 'threw', rule: 'RD-RAID-1', seat: active, most })
  const from = yield* target()
  if (from !== null && from >= 0) {
    const taken = Math.min(most, g.crates[from] as number)
    g.crates[from] = (g.crates[from] as number) - taken
    g.crates[active] = (g.crates[active] as number) + taken
    tell(g, { type: 'raided', rule: 'RD-RAID-1', seat: active, from, taken })
  }
  g.turn++
  const next = staying(g)
  g.active = next.find((seat) => seat > active) ?? (next[0] as Seat)
}

/** RD-RAID-1: which ship is raided, among those that are there. */
export function target(g: State): Rule<Seat | null> {
  return chooseStill(g.active, { rule: 'RD-RAID-1', message: 'raid', always: true }, () => (g.gone.includes(g.active) ? [] : raids(g)))
}

export const raiders = defineGame<State, object, object>({
  id: 'raid',
  version: 1,
  seats: { min: 3, max: 4 },
  cooperative: false,
  settings: [],
  options: () => ({}),
  state,
  setUp: (_options, seats, seed) => {
    const each = (value: (seat: number) => number) => Array.from({ length: seats }, (_, seat) => value(seat))
    const g: State = { ...freshTable(seed, 'dice'), crates: each(() => 4), hoards: [], gone: [], active: 0, turn: 0 }
    g.hoards = each(() => roll(g, 'dice', 6))
    return g
  },
  next(g) {
    if (g.turn < TURNS && staying(g).length > 1) return { activity: 'raid', args: null }
    return { result: { winners: staying(g), rule: 'RD-END-1', message: 'end' } }
  },
  activities: { raid: (g) => raid(g, () => target(g)) },
  plans: {},
  concede(g, seat) {
    g.gone.push(seat)
    tell(g, { type: 'gone', rule: 'RD-LEAVE-1', seat })
    if (g.active === seat) g.active = staying(g).find((other) => other > seat) ?? staying(g)[0] ?? 0
  },
  hasLeft: (g, seat) => g.gone.includes(seat) && staying(g).length > 1,
  isGone: (g, piece) => piece.startsWith('ship:') && g.gone.includes(Number(piece.slice(5))),
  least: () => ({ option: 'rest' }),
  view: (g, viewer) => ({
    viewer,
    crates: g.crates.slice(),
    gone: g.gone.slice(),
    active: g.active,
    turn: g.turn,
    hoard: viewer === 'spectator' || g.gone.includes(viewer) ? null : (g.hoards[viewer] as number),
  }),
  explain: () => [],
  determinize: (g, seat, random) => {
    for (let other = 0; other < g.hoards.length; other++) if (other !== seat) g.hoards[other] = random.below(6)
  },
  policy: () => ({ option: 'rest' }),
  evaluate: () => 0.5,
})
