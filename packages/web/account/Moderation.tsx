import type { SiteReply } from '@orrery/protocol/people'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { address } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'
import { Dialog } from '../look/Dialog.tsx'
import { Form } from './Form.tsx'
import { SanctionForm } from './SanctionForm.tsx'
import { sanctionLine } from './sanction.ts'
import { askSite } from './site.ts'

type Report = SiteReply['peace']['reports'][number]
type Sanction = SiteReply['peace']['sanctions'][number]

interface Props {
  readonly site: SiteReply
  tried(ask: () => Promise<SiteReply>): Promise<void>
}

/** Reports, oldest first, with the talk around them and the actions on each. */
export function Reports({ site, tried }: Props): JSX.Element {
  const { reports } = site.peace
  return (
    <section class="panel account-card wide" aria-label={say('reports')} data-reports>
      <h2>{say('reports')}</h2>
      {reports.length === 0 ? <p>{say('reports-none')}</p> : null}
      <ul class="reports">
        {reports.map((report) => (
          <ReportCard key={report.id} report={report} tried={tried} />
        ))}
      </ul>
    </section>
  )
}

function ReportCard({ report, tried }: Pick<Props, 'tried'> & { readonly report: Report }): JSX.Element {
  const { about, by, reason, around, line, table } = report
  const [acting, setActing] = useState(false)
  return (
    <li data-report={report.id}>
      <p>
        <b>{say('report-about', { name: about.name })}</b>{' '}
        {say('report-by', { name: by.name, place: say(`report-place-${report.place}`), day: dayLine(report.at) })}{' '}
        {about.before === 0 ? '' : say('report-before', { n: about.before })}
      </p>
      {reason === '' ? null : <p>{say('report-why', { reason })}</p>}
      <ol class="report-talk" aria-label={say('report-talk')}>
        {around.map((said) => (
          <li key={said.id} class={said.id === line ? 'reported' : ''}>
            <b>{said.name}</b> {said.text}
          </li>
        ))}
      </ol>
      <div class="acts">
        {table === null ? null : (
          <a class="btn" href={address(table.over ? 'replay' : 'table', table.id)} data-report-table>
            {say(table.over ? 'report-replay' : 'report-table')}
          </a>
        )}
        <button type="button" class="btn primary" aria-haspopup="dialog" data-act onClick={() => setActing(true)}>
          {say('report-act')}
        </button>
        <Form quiet act={say('report-dismiss')} send={() => tried(() => askSite('dismiss-report', { report: report.id }))} />
      </div>
      {acting ? (
        <SanctionDialog player={about.player} name={about.name} report={report.id} tried={tried} close={() => setActing(false)} />
      ) : null}
    </li>
  )
}

interface DialogProps extends Pick<Props, 'tried'> {
  readonly player: string
  readonly name: string
  readonly report: string | null
  close(): void
}

/** Asks for a sanction of a player. */
export function SanctionDialog({ player, name, report, tried, close }: DialogProps): JSX.Element {
  return (
    <Dialog title={say('sanction-of', { name })} onClose={close}>
      <SanctionForm
        send={async (chosen) => {
          // What was written stays here if it is refused.
          const site = await askSite('sanction', { player, report, ...chosen })
          close()
          await tried(async () => site)
        }}
      />
    </Dialog>
  )
}

/** Waiting appeals, and active mutes and suspensions. Nothing if there are none. */
export function Sanctioned({ site, tried }: Props): JSX.Element | null {
  const { sanctions } = site.peace
  if (sanctions.length === 0) return null
  return (
    <section class="panel account-card wide" aria-label={say('sanctioned')} data-sanctioned>
      <h2>{say('sanctioned')}</h2>
      <ul class="reports">
        {sanctions.map((sanction) => (
          <SanctionedLine key={sanction.id} sanction={sanction} tried={tried} />
        ))}
      </ul>
    </section>
  )
}

function SanctionedLine({ sanction, tried }: Pick<Props, 'tried'> & { readonly sanction: Sanction }): JSX.Element {
  const { id, name, by, appeal, verdict } = sanction
  const decide = (wanted: 'upheld' | 'lifted') => () => tried(() => askSite('decide-sanction', { sanction: id, verdict: wanted }))
  return (
    <li data-sanctioned-name={name}>
      <p>
        <b>{name}</b> {sanctionLine(sanction)} ({by ?? say('site-key')})
      </p>
      {appeal === null ? null : <p data-appeal>{say('sanction-says', { name, text: appeal })}</p>}
      <div class="acts">
        <Form quiet act={say('sanction-lift')} send={decide('lifted')} />
        {appeal !== null && verdict === null ? <Form quiet act={say('sanction-uphold')} send={decide('upheld')} /> : null}
      </div>
    </li>
  )
}
