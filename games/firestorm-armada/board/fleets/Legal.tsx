import type { Text } from '@orrery/text'
import type { JSX } from 'preact'
import type { FleetList } from '../../content/fleets.ts'
import type { FleetTerms } from '../../fleet/check.ts'
import { type FleetRepair, repairs } from '../../fleet/repair.ts'
import { LineIcon } from '../parts/Icon.tsx'
import { VALUES } from './fleet.ts'
import { standings } from './standing.ts'

interface Props {
  readonly fleet: FleetList
  readonly terms: FleetTerms
  readonly text: Text
  openRule(rule: string): void
  take(fleet: FleetList): void
  setValue(value: number): void
}

/** Every rule of building fleets with its verdict, and steps that fix the fleet. */
export function Legal({ fleet, terms, text, openRule, take, setValue }: Props): JSX.Element {
  const rules = standings(fleet, terms)
  const wrong = rules.some(({ problems }) => problems.length > 0)
  const larger = VALUES.find((value) => value > terms.value)
  return (
    <div class="fab-box fab-legal">
      <h2>
        {text.say('fleets-legal')}
        <em class={wrong ? 'against' : 'fine'}>{text.say(wrong ? 'fleets-not-legal' : 'fleets-is-legal')}</em>
      </h2>
      <ul aria-live="polite">
        {rules.flatMap(({ rule, message, params, problems }) =>
          problems.length === 0
            ? [
                <li key={rule + message} class="kept">
                  <LineIcon name="check" />
                  <span>{text.say(message, params)}</span>
                  <Rule rule={rule} open={openRule} />
                </li>,
              ]
            : problems.map((problem, at) => (
                <li key={`${rule}${message}${at}`} class="broken" data-problem={problem.message}>
                  <i aria-hidden="true">!</i>
                  <span>{text.say(problem.message, problem.params ?? {})}</span>
                  <Rule rule={problem.rule} open={openRule} />
                  <div class="mend">
                    {repairs(fleet, terms, problem).map((repair) => (
                      <button key={sayRepair(repair, text)} type="button" class="btn small" data-repair onClick={() => take(repair.fleet)}>
                        {sayRepair(repair, text)}
                      </button>
                    ))}
                    {problem.message === 'fleet-points' && larger !== undefined && (
                      <button type="button" class="btn small" onClick={() => setValue(larger)}>
                        {text.say('fleets-play-at', { value: larger })}
                      </button>
                    )}
                  </div>
                </li>
              )),
        )}
      </ul>
    </div>
  )
}

function sayRepair({ message, params, points }: FleetRepair, text: Text): string {
  const said = text.say(message, params)
  return points === 0 ? said : `${said}: ${points > 0 ? '+' : '−'}${Math.abs(points)}`
}

const Rule = ({ rule, open }: { readonly rule: string; open(rule: string): void }): JSX.Element => (
  <button type="button" class="rule" onClick={() => open(rule)}>
    {rule}
  </button>
)
