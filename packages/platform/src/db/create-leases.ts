import type { Client } from 'pg'
import type { Log } from '../log/index.ts'
import { connect } from './connect.ts'

export type Lease = { release(): Promise<void> }

export type Leases = {
  /** Null while another process has the lease of this name. This process may have it several times. */
  acquire(name: string): Promise<Lease | null>
  close(): Promise<void>
}

/**
 * Lets one process at a time do a piece of work that would be the same if two did it: who cannot ask the database does it all the same.
 * Leases are advisory locks of one connection: those of a process that dies are free again.
 */
export function createLeases({ url, log }: { url: string; log: Log }): Leases {
  let session: Promise<Client> | null = null
  const forget = () => {
    session = null
  }

  async function open(): Promise<Client> {
    const client = await connect({
      connectionString: url,
      application_name: 'vonk-leases',
      query_timeout: 5_000,
      keepAlive: true,
    })
    client.once('end', forget)
    return client
  }

  // A connection takes one question at a time.
  let last: Promise<unknown> = Promise.resolve()
  function ask(question: string, name: string): Promise<boolean> {
    const answer = last.then(() => askNow(question, name))
    last = answer
    return answer
  }

  async function askNow(question: string, name: string): Promise<boolean> {
    try {
      session ??= open()
      const client = await session
      const { rows } = await client.query<{ answer: boolean }>(question, [name])
      return rows[0]?.answer ?? true
    } catch (err) {
      log.warn({ err }, 'leases cannot be asked for: the same may be done twice')
      forget()
      return true
    }
  }

  return {
    async acquire(name) {
      const isAcquired = await ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as answer', name)
      if (!isAcquired) return null
      return {
        release: async () => void (await ask('select pg_advisory_unlock(hashtextextended($1, 0)) as answer', name)),
      }
    },
    async close() {
      const client = await session?.catch(() => null)
      await client?.end()
    },
  }
}
