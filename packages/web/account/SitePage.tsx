import { LIMITS } from '@orrery/protocol'
import { MOST_PEOPLE, type SiteReply, siteRules } from '@orrery/protocol/people'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { absoluteAddress } from '../app/route.ts'
import { say } from '../app/texts.ts'
import { dayLine } from '../home/ago.ts'
import { keptKey } from '../host/requests.ts'
import { CopyField } from '../look/CopyField.tsx'
import { useInTurn } from '../look/in-turn.ts'
import { Choice } from '../look/SettingsForm.tsx'
import { Switch } from '../look/Switch.tsx'
import { Acts } from './Acts.tsx'
import { Announce } from './AnnouncementForm.tsx'
import { account } from './account.ts'
import { Form, problemLine } from './Form.tsx'
import { Reports, SanctionDialog, Sanctioned } from './Moderation.tsx'
import { OneSidedPairs } from './OneSidedPairs.tsx'
import { useFoundPeople } from './people-search.ts'
import { SeasonsCard } from './SeasonsCard.tsx'
import { askSite } from './site.ts'

const ROLES = ['host', 'moderator', 'judge'] as const

const SIGN_UPS = ['all', 'invitation', 'nobody'] as const

const TABLES = siteRules.entries.tables.pipe[0].options

/**
 * The site's page for hosts and moderators: reports and sanctions, for hosts also people, rules and invitations, and the record of past
 * actions.
 */
export function SitePage(): JSX.Element {
  const [site, setSite] = useState<SiteReply | null>(null)
  const [wrong, setWrong] = useState('')
  const inTurn = useInTurn()
  async function tried(ask: () => Promise<SiteReply>): Promise<void> {
    try {
      setSite(await inTurn(ask))
      setWrong('')
    } catch (error) {
      setWrong(problemLine(error))
    }
  }
  const isHost = keptKey() !== null || account.value?.me?.roles.includes('host') === true
  useEffect(() => void tried(() => askSite('peace', {})), [])
  return (
    <>
      <p class="account-wrong" role="alert">
        {wrong}
      </p>
      {site === null ? null : (
        <>
          <Reports site={site} tried={tried} />
          <Sanctioned site={site} tried={tried} />
          <OneSidedPairs site={site} />
          <People site={site} tried={tried} isHost={isHost} />
          {isHost ? <Rules site={site} tried={tried} /> : null}
          {isHost ? <SeasonsCard site={site} tried={tried} /> : null}
          <Acts site={site} />
        </>
      )}
    </>
  )
}

interface Props {
  readonly site: SiteReply
  tried(ask: () => Promise<SiteReply>): Promise<void>
}

/** Whether the reader may act on a player: nobody may on themselves, nor a moderator on a host. */
function mayActOn(player: string, roles: readonly string[]): boolean {
  if (keptKey() !== null) return true
  const me = account.value?.me ?? null
  return me !== null && me.player !== player && (me.roles.includes('host') || !roles.includes('host'))
}

function People({ site, tried, isHost }: Props & { readonly isHost: boolean }): JSX.Element {
  const [acting, setActing] = useState<SiteReply['people'][number] | null>(null)
  const [like, setLike] = useState('')
  const { people, wrong } = useFoundPeople(site, like)
  return (
    <section class="panel account-card wide" aria-label={say('site-people')} data-people>
      <h2>{say('site-people')}</h2>
      <p>{say(isHost ? 'site-people-is' : 'site-people-are')}</p>
      <label class="account-field">
        {say('site-people-find')}
        <input
          type="search"
          class="field"
          maxLength={LIMITS.name}
          value={like}
          data-find-people
          onInput={({ currentTarget }) => setLike(currentTarget.value)}
        />
      </label>
      <p role="status">
        {wrong ||
          (people.length === 0 ? say('site-people-none') : people.length >= MOST_PEOPLE ? say('site-people-cut', { n: MOST_PEOPLE }) : '')}
      </p>
      <ul class="account-list">
        {people.map(({ player, name, since, roles }) => (
          <li key={player} class="setting" data-person={name}>
            <span>
              {name}
              <small>{since === null ? say('mark-guest') : say('account-since', { day: dayLine(since) })}</small>
            </span>
            <fieldset class="lang" aria-label={say('site-roles', { name })}>
              {ROLES.map((role) => (
                <button
                  key={role}
                  type="button"
                  aria-pressed={roles.includes(role)}
                  disabled={!isHost}
                  data-role={role}
                  onClick={() => void tried(() => askSite(roles.includes(role) ? 'take-role' : 'give-role', { player, role }))}
                >
                  {say(`mark-${role}`)}
                </button>
              ))}
            </fieldset>
            {mayActOn(player, roles) ? (
              <button type="button" class="btn" aria-haspopup="dialog" onClick={() => setActing({ player, name, since, roles })}>
                {say('report-act')}
              </button>
            ) : null}
          </li>
        ))}
      </ul>
      {acting === null ? null : (
        <SanctionDialog player={acting.player} name={acting.name} report={null} tried={tried} close={() => setActing(null)} />
      )}
    </section>
  )
}

function Rules({ site, tried }: Props): JSX.Element {
  const { signUp, guests, tables } = site.rules
  const change = (part: Partial<SiteReply['rules']>) => void tried(() => askSite('rules', { change: part }))
  return (
    <section class="panel account-card" aria-label={say('site-rules')} data-rules>
      <h2>{say('site-rules')}</h2>
      <div class="setting">
        <span>{say('site-sign-up')}</span>
        <Choice
          name={say('site-sign-up')}
          values={SIGN_UPS}
          now={signUp}
          label={(one) => say(`site-${one}`)}
          choose={(one) => change({ signUp: one })}
        />
      </div>
      <div class="setting">
        <span>{say('site-tables')}</span>
        <Choice
          name={say('site-tables')}
          values={TABLES}
          now={tables}
          label={(one) => say(`site-${one}`)}
          choose={(one) => change({ tables: one })}
        />
      </div>
      <Switch label={say('site-guests')} on={guests} turn={(on) => change({ guests: on })} />
      <Announce now={site.rules.announcement} change={(announcement) => tried(() => askSite('rules', { change: { announcement } }))} />
      <Form quiet act={say('site-invite')} send={() => tried(() => askSite('invite', {}))} />
      {site.invitation === undefined ? null : (
        <CopyField name={say('site-invitation-link')} value={absoluteAddress('account', 'invited', site.invitation)} />
      )}
    </section>
  )
}
