import { openLink } from '@orrery/server/store/postgres/link'

/** A database in which each server has its own user, and which records which server changes which table. */
export interface Audited {
  /** The addresses of the database for the servers. */
  readonly addresses: readonly string[]
  /** How many changes of tables there were, and how many were made by a server that did not own the table then. */
  count(): Promise<{ readonly changes: number; readonly foreign: number }>
}

const AUDIT = [
  'create table audit_servers (name text primary key, who text not null)',
  'create table audit_changes (table_id text not null, who text not null, owner text)',
  `create function note_server() returns trigger language plpgsql as $$ begin
    insert into audit_servers values (new.name, session_user) on conflict do nothing; return null;
  end $$`,
  `create function note_change() returns trigger language plpgsql as $$ begin
    insert into audit_changes values
      (new.id, session_user, (select who from orrery_owners join audit_servers on name = orrery_owners.server where table_id = new.id));
    return null;
  end $$`,
  'create trigger note_server after insert on orrery_servers for each row execute function note_server()',
  `create trigger note_change after update on tables for each row
    when (old.revision <> new.revision) execute function note_change()`,
]

/** Makes a database of that name for `count` servers, after `prepare` has created the schema. */
export async function auditedDatabase(
  postgres: string,
  name: string,
  servers: number,
  prepare: (address: string) => Promise<void>,
): Promise<Audited> {
  const root = openLink(postgres, 1, 20_000)
  const users = Array.from({ length: servers }, (_, at) => `${name}_${at}`)
  await root.run(`create database ${name}`, [])
  for (const user of users) await root.run(`create role ${user} superuser login`, [])
  await root.close()
  const address = (user: string | null): string => {
    const url = new URL(postgres)
    url.pathname = name
    if (user !== null) url.username = user
    return url.href
  }
  await prepare(address(null))
  const link = openLink(address(null), 1, 20_000)
  for (const statement of AUDIT) await link.run(statement, [])
  await link.close()
  return {
    addresses: users.map(address),
    async count() {
      const asked = openLink(address(null), 1, 20_000)
      const { rows } = await asked.patient(
        'select count(*) as changes, count(*) filter (where owner is distinct from who) as foreign_changes from audit_changes',
        [],
      )
      await asked.close()
      return { changes: Number(rows[0]?.changes), foreign: Number(rows[0]?.foreign_changes) }
    },
  }
}
