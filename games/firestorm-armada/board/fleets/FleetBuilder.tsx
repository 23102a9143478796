import { Dialog, type OwnPageProps } from '@orrery/board'
import { textOf } from '@orrery/text'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { FleetList } from '../../content/fleets.ts'
import type { RaceId } from '../../content/races.ts'
import { type ShipType, shipTypeById } from '../../content/ships.ts'
import { fleetProblems } from '../../fleet/check.ts'
import { fleetOfCode } from '../../fleet/code.ts'
import { fleetPoints } from '../../fleet/points.ts'
import boardEn from '../../text/board.en.ts'
import boardHu from '../../text/board.hu.ts'
import { contentMessages } from '../../text/content.ts'
import fleetsEn from '../../text/fleets.en.ts'
import fleetsHu from '../../text/fleets.hu.ts'
import { LineIcon } from '../parts/Icon.tsx'
import { Chosen } from './Chosen.tsx'
import { Exchange } from './Exchange.tsx'
import {
  type BuiltFleet,
  emptyFleet,
  LONGEST_NAME,
  termsOf,
  typesOf,
  VALUES,
  withFlights,
  withoutSquadron,
  withSize,
  withSquadron,
} from './fleet.ts'
import { freshId, keepFleet, keptFleets, starterFleet } from './kept.ts'
import { Legal } from './Legal.tsx'
import { Pool } from './Pool.tsx'
import { Print } from './Print.tsx'
import { Roster } from './Roster.tsx'
import { Shelf } from './Shelf.tsx'
import { Terms } from './Terms.tsx'

const TEXTS = {
  en: textOf('en', boardEn, fleetsEn, contentMessages('en')),
  hu: textOf('hu', boardHu, fleetsHu, contentMessages('hu')),
} as const

const MOST_STEPS = 50

const valueFor = (points: number): number => VALUES.find((value) => points <= value) ?? 1200

function firstFleet(link: string): BuiltFleet {
  const read = link === '' ? undefined : fleetOfCode(link)
  if (read !== undefined) return { id: freshId(), name: '', value: valueFor(fleetPoints(read)), fleet: read }
  const [last] = keptFleets()
  if (last !== undefined) return last
  return { id: freshId(), name: '', value: 800, fleet: starterFleet('terrans-800') ?? emptyFleet('terrans') }
}

/** The fleet builder: choose ships, see rule by rule whether the fleet is legal, fix it, export it, play it. */
export function FleetBuilder({ language, link, address, shared, openRule, leave, play }: OwnPageProps): JSX.Element {
  const text = TEXTS[language]
  const [built, setBuilt] = useState(() => firstFleet(link))
  const [past, setPast] = useState<readonly BuiltFleet[]>([])
  const [type, look] = useState<ShipType | null>(() => shipTypeById(built.fleet.flagship) ?? null)
  const [dialog, setDialog] = useState<'exchange' | 'shelf' | 'damaged' | null>(() =>
    link !== '' && fleetOfCode(link) === undefined ? 'damaged' : null,
  )
  const [tab, setTab] = useState<'terms' | 'ships' | 'card' | 'fleet'>('ships')
  const [kept, setKept] = useState(true)
  const edited = useRef(false)
  const { fleet, value, name } = built
  const terms = termsOf(value)
  const problems = fleetProblems(fleet, terms)
  const faulty = problems.flatMap(({ squadron }) => squadron ?? [])
  const chosen = type !== null && type.race === fleet.race ? type : (typesOf(fleet.race, 1)[0] ?? null)

  useEffect(() => {
    if (edited.current) setKept(keepFleet(built))
  }, [built])

  const edit = (next: Partial<BuiltFleet>): void => {
    edited.current = true
    setPast((steps) => [...steps, built].slice(-MOST_STEPS))
    setBuilt({ ...built, ...next })
  }
  const put = (next: FleetList): void => edit({ fleet: next })
  const open = (next: FleetList, worth: number): void => {
    edited.current = false
    setPast((steps) => [...steps, built].slice(-MOST_STEPS))
    setBuilt({ id: freshId(), name: '', value: worth, fleet: next })
    look(shipTypeById(next.flagship) ?? null)
  }
  const add = (what: ShipType): void => put(withSquadron(fleet, what))
  const last = chosen === null ? -1 : fleet.squadrons.findLastIndex(({ ship }) => ship === chosen.id)

  return (
    <div class={`fa fab tab-${tab}`}>
      <header class="fab-bar">
        <button type="button" class="btn small quiet" onClick={leave}>
          ← <span class="lbl">{text.say('fleets-leave')}</span>
        </button>
        <h1 class="kit-sr">{text.say('fleets-title')}</h1>
        <input
          class="fab-name"
          value={name}
          maxLength={LONGEST_NAME}
          aria-label={text.say('fleets-name')}
          placeholder={text.say('fleets-unnamed')}
          onInput={(event) => edit({ name: event.currentTarget.value })}
        />
        <span class="fab-kept" aria-live="polite">
          {edited.current && text.say(kept ? 'fleets-kept' : 'fleets-not-kept')}
        </span>
        <button
          type="button"
          class="btn small quiet"
          disabled={past.length === 0}
          onClick={() => {
            setBuilt(past.at(-1) ?? built)
            setPast(past.slice(0, -1))
          }}
        >
          <LineIcon name="back" /> <span class="lbl">{text.say('fleets-back')}</span>
        </button>
        <button type="button" class="btn small" onClick={() => setDialog('shelf')}>
          <span>{text.say('fleets-shelf')}</span>
        </button>
        <button type="button" class="btn small" onClick={() => print()}>
          <LineIcon name="print" /> <span class="lbl">{text.say('fleets-print')}</span>
        </button>
        <button type="button" class="btn small" data-exchange onClick={() => setDialog('exchange')}>
          <LineIcon name="link" /> <span class="lbl">{text.say('fleets-exchange')}</span>
        </button>
        <button
          type="button"
          class="btn small primary"
          data-play-fleet
          disabled={problems.length > 0}
          onClick={() => play({ fleet: JSON.parse(JSON.stringify(fleet)) })}
        >
          {text.say('fleets-play')}
        </button>
      </header>
      <main class="fab-main">
        <Terms
          race={fleet.race}
          value={value}
          text={text}
          setValue={(next) => edit({ value: next })}
          setRace={(race: RaceId) => {
            if (race !== fleet.race) open(starterFleet(`${race}-${value}`) ?? emptyFleet(race), value)
          }}
          start={(starter) => {
            const next = starterFleet(starter)
            if (next !== undefined) open(next, valueFor(fleetPoints(next)))
          }}
        />
        <Pool
          fleet={fleet}
          value={value}
          chosen={chosen}
          text={text}
          choose={(what) => {
            look(what)
            setTab('card')
          }}
          add={add}
        />
        {chosen !== null && (
          <Chosen
            type={chosen}
            fleet={fleet}
            text={text}
            add={() => add(chosen)}
            resize={(by) => put(withSize(fleet, last, (fleet.squadrons[last]?.size ?? 0) + by))}
            remove={() => put(withoutSquadron(fleet, last))}
          />
        )}
        <section class="fab-fleet" aria-label={text.say('fleets-fleet')}>
          <Roster
            fleet={fleet}
            value={value}
            faulty={faulty}
            text={text}
            look={(what) => {
              look(what)
              setTab('card')
            }}
            resize={(at, size) => put(withSize(fleet, at, size))}
            remove={(at) => put(withoutSquadron(fleet, at))}
            flights={(at, flights) => put(withFlights(fleet, at, flights))}
            flagship={(ship) => put({ ...fleet, flagship: ship })}
          />
          <Legal fleet={fleet} terms={terms} text={text} openRule={openRule} take={put} setValue={(next) => edit({ value: next })} />
        </section>
      </main>
      <nav class="fab-tabs" aria-label={text.say('fleets-parts')}>
        {(['terms', 'ships', 'card', 'fleet'] as const).map((one) => (
          <button key={one} type="button" aria-pressed={tab === one} onClick={() => setTab(one)}>
            {text.say(`fleets-tab-${one}`)}
            {one === 'fleet' && <small class={problems.length > 0 ? 'against' : ''}> {fleetPoints(fleet)}</small>}
          </button>
        ))}
      </nav>
      {dialog === 'damaged' ? (
        <Dialog class="fa" title={text.say('fleets-damaged')} closeLabel={text.say('fleets-close')} close={() => setDialog(null)}>
          <p>{text.say('fleets-damaged-is')}</p>
        </Dialog>
      ) : null}
      {dialog === 'exchange' && (
        <Exchange
          fleet={fleet}
          text={text}
          address={address}
          shared={shared}
          take={(next) => open(next, valueFor(fleetPoints(next)))}
          close={() => setDialog(null)}
        />
      )}
      {dialog === 'shelf' && (
        <Shelf
          text={text}
          open={built.id}
          take={(next) => {
            setBuilt(next)
            look(shipTypeById(next.fleet.flagship) ?? null)
          }}
          fresh={() => open(emptyFleet(fleet.race), value)}
          close={() => setDialog(null)}
        />
      )}
      <Print name={name} fleet={fleet} text={text} />
    </div>
  )
}
