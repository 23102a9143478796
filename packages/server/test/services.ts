import { afterAll, beforeAll } from 'vitest'
import { missingServices, type Service, startNats, startPostgres } from '../../../tools/services.ts'
import { openLink } from '../store/postgres/link.ts'

/** Whether Postgres and NATS are installed; reports it if not. */
export const HAS_SERVICES = missingServices() === null
if (!HAS_SERVICES) console.warn(missingServices())

/** A Postgres for all tests of a file, with a separate database for each. */
export function postgresForAll(): { readonly service: () => Service; readonly fresh: () => Promise<string> } {
  let service: Service
  let count = 0
  beforeAll(async () => {
    service = await startPostgres()
  })
  afterAll(() => service.stop())
  return {
    service: () => service,
    async fresh() {
      const name = `orrery_${++count}`
      const link = openLink(service.url, 1, 5000)
      await link.run(`create database ${name}`, [])
      await link.close()
      return service.url.replace(/[^/]*$/, name)
    },
  }
}

/** A NATS for all tests of a file. */
export function natsForAll(): () => Service {
  let service: Service
  beforeAll(async () => {
    service = await startNats()
  })
  afterAll(() => service.stop())
  return () => service
}
