import type { OwnPageProps } from '@orrery/board'
import { useSteps } from '@orrery/board/steps.ts'
import { madeOnce, textOf } from '@orrery/text'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
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
import { Bar } from './Bar.tsx'
import { useBuiltFleet, valueFor } from './built.ts'
import { Chosen } from './Chosen.tsx'
import { FleetPanel } from './FleetPanel.tsx'
import { emptyFleet, termsOf, typesOf, withoutSquadron, withSize, withSquadron } from './fleet.ts'
import { starterFleet } from './kept.ts'
import { type Opened, OpenedDialog } from './OpenedDialog.tsx'
import { Pool } from './Pool.tsx'
import { Print } from './Print.tsx'
import { type Tab, Tabs } from './Tabs.tsx'
import { Terms } from './Terms.tsx'
import { usePlaces } from './use-places.ts'

const textFor = madeOnce((language) =>
  textOf(language, ...(language === 'hu' ? [boardHu, fleetsHu] : [boardEn, fleetsEn]), contentMessages(language)),
)

/** The steps in which the page is drawn: at first only the ships of the first tier, whose pictures cost most. */
const STEPS = { tiers: 2, card: 3, fleet: 4 } as const

/** The fleet builder: players choose ships, see rule by rule whether the fleet is legal, fix it, export it and play it. */
export function FleetBuilder({ language, link, address, shared, openRule, leave, play }: OwnPageProps): JSX.Element {
  const text = textFor(language)
  const building = useBuiltFleet(link)
  const { built, edit, put, open } = building
  const [type, look] = useState<ShipType | null>(() => shipTypeById(built.fleet.flagship) ?? null)
  const [dialog, setDialog] = useState<Opened | null>(() => (link !== '' && fleetOfCode(link) === undefined ? 'damaged' : null))
  const [tab, setTab] = useState<Tab>('ships')
  const places = usePlaces(tab)
  const step = useSteps(STEPS.fleet)
  const { fleet, value, name } = built
  const problems = fleetProblems(fleet, termsOf(value))
  const chosen = type !== null && type.race === fleet.race ? type : (typesOf(fleet.race, 1)[0] ?? null)
  const last = chosen === null ? -1 : fleet.squadrons.findLastIndex(({ ship }) => ship === chosen.id)
  const add = (what: ShipType): void => put(withSquadron(fleet, what))
  const begin = (next: FleetList, worth: number): void => {
    open(next, worth)
    look(shipTypeById(next.flagship) ?? null)
  }
  const turn = (next: Tab): void => {
    places.leave()
    setTab(next)
  }
  const show = (what: ShipType): void => {
    look(what)
    turn('card')
    places.begins('card')
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
      <main ref={places.main} class="fab-main">
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
        <Pool fleet={fleet} value={value} chosen={chosen} text={text} tiers={1 + Math.min(step, STEPS.tiers)} choose={show} add={add} />
        {step >= STEPS.card && chosen !== null && (
          <Chosen
            type={chosen}
            fleet={fleet}
            text={text}
            add={() => add(chosen)}
            resize={(by) => put(withSize(fleet, last, (fleet.squadrons[last]?.size ?? 0) + by))}
            remove={() => put(withoutSquadron(fleet, last))}
          />
        )}
        {step >= STEPS.fleet && <FleetPanel {...{ building, problems, text, openRule }} look={show} />}
      </main>
      <Tabs tab={tab} points={fleetPoints(fleet)} faulty={problems.length > 0} text={text} choose={turn} />
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
