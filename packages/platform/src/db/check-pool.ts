import { DatabaseRefused } from './connect.ts'
import type { Database } from './create-database.ts'

const isPooler = ' If it is a pooler, DATABASE_DIRECT_URL has to name the server itself.'

type Settings = { readonly writer: string | null; readonly statement: string; readonly idle: string }

const question = `select current_setting('vonk.writer', true) as writer,
  current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as idle`

/** Fails in words when the connections of the pool are not set up as the shop needs them: those that a pooler lends may not be. */
export async function checkPool({ pool, hasPooler }: Database): Promise<void> {
  const { rows } = await pool.query<Settings>(question).catch((cause: Error) => {
    // What a pooler says to settings that only the server itself can take.
    const hint = /startup parameter/.test(cause.message) && !hasPooler ? isPooler : ''
    throw new DatabaseRefused(`The server of DATABASE_URL does not answer: ${cause.message}.${hint}`, { cause })
  })
  const [{ writer, statement, idle } = { writer: null, statement: '0', idle: '0' }] = rows
  const missing = [
    ...(writer === 'shop' ? [] : ['vonk.writer']),
    ...(statement === '0' ? ['statement_timeout'] : []),
    ...(idle === '0' ? ['idle_in_transaction_session_timeout'] : []),
  ]
  if (missing.length === 0) return
  throw new DatabaseRefused(
    `The pooler of DATABASE_URL lends connections without ${missing.join(', ')}. Set them in its connect_query (deploy/README.md).`,
  )
}
