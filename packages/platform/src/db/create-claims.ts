import type { Client } from 'pg'
import type { Log } from '../log/index.ts'
import { connect } from './connect.ts'

export type Claim = { release(): Promise<void> }

export type Claims = {
  /** Null while another process has the claim of this name. This process may have it several times. */
  take(name: string): Promise<Claim | null>
  close(): Promise<void>
}

/**
 * Lets one process at a time do a piece of work that would be the same if two did it: who cannot ask the database does it all the same.
 * Claims are advisory locks of one connection: those of a process that dies are free again.
 */
export function createClaims({ url, log }: { url: string; log: Log }): Claims {
  let session: Promise<Client> | null = null
  const forget = () => {
    session = null
  }

  async function open(): Promise<Client> {
    const client = await connect({
      connectionString: url,
      application_name: 'vonk-claims',
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
      log.warn({ err }, 'claims cannot be asked for: the same may be done twice')
      forget()
      return true
    }
  }

  return {
    async take(name) {
      const isTaken = await ask('select pg_try_advisory_lock(hashtextextended($1, 0)) as answer', name)
      if (!isTaken) return null
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
