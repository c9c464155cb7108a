import { Client } from 'pg'
import { connectionTo } from '../db/index.ts'
import type { Log } from '../log/index.ts'

// Values are written the same way whatever the server is set to, and nothing that takes long is cut off.
const settings = [
  'statement_timeout=0',
  'idle_in_transaction_session_timeout=0',
  'datestyle=ISO',
  'intervalstyle=postgres',
  'timezone=UTC',
  'extra_float_digits=3',
  'bytea_output=hex',
  'search_path=public',
  'vonk.writer=shop',
]

/** One connection for a backup or a restore, closed after the work. */
export async function withConnection<Value>(
  { url, log }: { readonly url: string; readonly log: Log },
  work: (client: Client) => Promise<Value>,
): Promise<Value> {
  const client = new Client({
    ...connectionTo(url),
    application_name: 'vonk-backup',
    connectionTimeoutMillis: 5_000,
    options: settings.map((setting) => `-c ${setting}`).join(' '),
    keepAlive: true,
  })
  client.on('error', (err) => log.warn({ err }, 'database connection lost'))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
