import type { OwnPageProps } from '@orrery/board'
import { type Text, textOf } from '@orrery/text'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { FleetList } from '../../content/fleets.ts'
import type { RaceId } from '../../content/races.ts'
import { type ShipType, shipTypeById } from '../../content/ships.ts'
import { type FleetProblem, fleetProblems } from '../../fleet/check.ts'
import { fleetOfCode } from '../../fleet/code.ts'
import { fleetPoints } from '../../fleet/points.ts'
import boardEn from '../../text/board.en.ts'
import boardHu from '../../text/board.hu.ts'
import { contentMessages } from '../../text/content.ts'
import fleetsEn from '../../text/fleets.en.ts'
import fleetsHu from '../../text/fleets.hu.ts'
import { Bar } from './Bar.tsx'
import { type Building, useBuiltFleet, valueFor } from './built.ts'
import { Chosen } from './Chosen.tsx'
import { emptyFleet, termsOf, typesOf, withFlights, withoutSquadron, withSize, withSquadron } from './fleet.ts'
import { starterFleet } from './kept.ts'
import { Legal } from './Legal.tsx'
import { type Opened, OpenedDialog } from './OpenedDialog.tsx'
import { Pool } from './Pool.tsx'
import { Print } from './Print.tsx'
import { Roster } from './Roster.tsx'
import { Terms } from './Terms.tsx'

const TEXTS = {
  en: textOf('en', boardEn, fleetsEn, contentMessages('en')),
  hu: textOf('hu', boardHu, fleetsHu, contentMessages('hu')),
} as const

type Tab = 'terms' | 'ships' | 'card' | 'fleet'

/** The fleet builder: players choose ships, see rule by rule whether the fleet is legal, fix it, export it and play it. */
export function FleetBuilder({ language, link, address, shared, openRule, leave, play }: OwnPageProps): JSX.Element {
  const text = TEXTS[language]
  const building = useBuiltFleet(link)
  const { built, edit, put, open } = building
  const [type, look] = useState<ShipType | null>(() => shipTypeById(built.fleet.flagship) ?? null)
  const [dialog, setDialog] = useState<Opened | null>(() => (link !== '' && fleetOfCode(link) === undefined ? 'damaged' : null))
  const [tab, setTab] = useState<Tab>('ships')
  const { fleet, value, name } = built
  const problems = fleetProblems(fleet, termsOf(value))
  const chosen = type !== null && type.race === fleet.race ? type : (typesOf(fleet.race, 1)[0] ?? null)
  const last = chosen === null ? -1 : fleet.squadrons.findLastIndex(({ ship }) => ship === chosen.id)
  const add = (what: ShipType): void => put(withSquadron(fleet, what))
  const begin = (next: FleetList, worth: number): void => {
    open(next, worth)
    look(shipTypeById(next.flagship) ?? null)
  }
  const show = (what: ShipType): void => {
    look(what)
    setTab('card')
  }
  return (
    <div class={`fa fab tab-${tab}`}>
      <Bar
        building={building}
        text={text}
        playable={problems.length === 0}
        leave={leave}
        open={setDialog}
        play={() => play({ fleet: JSON.parse(JSON.stringify(fleet)) })}
      />
      <main class="fab-main">
        <Terms
          race={fleet.race}
          value={value}
          text={text}
          setValue={(next) => edit({ value: next })}
          setRace={(race: RaceId) => {
            if (race !== fleet.race) begin(starterFleet(`${race}-${value}`) ?? emptyFleet(race), value)
          }}
          start={(starter) => {
            const next = starterFleet(starter)
            if (next !== undefined) begin(next, valueFor(fleetPoints(next)))
          }}
        />
        <Pool fleet={fleet} value={value} chosen={chosen} text={text} choose={show} add={add} />
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
        <FleetPanel {...{ building, problems, text, openRule }} look={show} />
      </main>
      <Tabs tab={tab} points={fleetPoints(fleet)} faulty={problems.length > 0} text={text} choose={setTab} />
      {dialog !== null && (
        <OpenedDialog
          {...{ dialog, built, text, address, shared, begin }}
          resume={(next) => {
            building.resume(next)
            look(shipTypeById(next.fleet.flagship) ?? null)
          }}
          close={() => setDialog(null)}
        />
      )}
      <Print name={name} fleet={fleet} text={text} />
    </div>
  )
}

interface PanelProps extends Pick<OwnPageProps, 'openRule'> {
  readonly building: Building
  readonly problems: readonly FleetProblem[]
  readonly text: Text
  look(type: ShipType): void
}

/** The fleet's squadrons, and whether it is legal. */
function FleetPanel({ building, problems, text, openRule, look }: PanelProps): JSX.Element {
  const { built, edit, put } = building
  const { fleet, value } = built
  return (
    <section class="fab-fleet" aria-label={text.say('fleets-fleet')}>
      <Roster
        {...{ fleet, value, text, look }}
        faulty={problems.flatMap(({ squadron }) => squadron ?? [])}
        resize={(at, size) => put(withSize(fleet, at, size))}
        remove={(at) => put(withoutSquadron(fleet, at))}
        flights={(at, flights) => put(withFlights(fleet, at, flights))}
        flagship={(ship) => put({ ...fleet, flagship: ship })}
      />
      <Legal fleet={fleet} terms={termsOf(value)} text={text} openRule={openRule} take={put} setValue={(next) => edit({ value: next })} />
    </section>
  )
}

interface TabsProps {
  readonly tab: Tab
  readonly points: number
  readonly faulty: boolean
  readonly text: Text
  choose(tab: Tab): void
}

/** The tabs of the builder's parts, which are shown one at a time where there is no room for all. */
function Tabs({ tab, points, faulty, text, choose }: TabsProps): JSX.Element {
  return (
    <nav class="fab-tabs" aria-label={text.say('fleets-parts')}>
      {(['terms', 'ships', 'card', 'fleet'] as const).map((one) => (
        <button key={one} type="button" aria-pressed={tab === one} onClick={() => choose(one)}>
          {text.say(`fleets-tab-${one}`)}
          {one === 'fleet' && <small class={faulty ? 'against' : ''}> {points}</small>}
        </button>
      ))}
    </nav>
  )
}
