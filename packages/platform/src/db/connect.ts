import { Client, type ClientConfig, DatabaseError } from 'pg'
import { connectionTo } from './connection-to.ts'

/** The database cannot be used as configured; the message says why in words for whoever started the shop. */
export class DatabaseRefused extends Error {
  override readonly name = 'DatabaseRefused'
}

type ConnectOptions = ClientConfig & {
  readonly connectionString: string
  /** The variable that holds the address, for whoever has to correct it. */
  readonly setting?: string
}

/** A session of its own, outside any pool. The caller ends it. */
export async function connect({ setting = 'DATABASE_URL', ...options }: ConnectOptions): Promise<Client> {
  const client = new Client({ connectionTimeoutMillis: 5_000, ...options, ...connectionTo(options.connectionString) })
  // Whoever works with it hears of a lost connection through its queries; unheard, this event would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    throw new DatabaseRefused(explain(error, client, setting), { cause: error })
  }
}

/** Fails in words when the database cannot be used. */
export async function checkConnection(url: string): Promise<void> {
  const client = await connect({ connectionString: url, application_name: 'vonk-check' })
  await client.end()
}

/** Without the password, which the address holds as well. */
function explain(error: unknown, { host, port, user, database }: Client, setting: string): string {
  const server = `The database server ${host}:${port}`
  if (!(error instanceof DatabaseError)) return `${server} cannot be reached (${reasonOf(error)}). Is ${setting} right?`
  if (error.code === '3D000') return `${server} has no database "${database}". Create it, or correct ${setting}.`
  // Wrong password, unknown user, or an address that may not connect; PostgreSQL does not always say which.
  if (error.code?.startsWith('28'))
    return `${server} refuses the user "${user}": ${error.message}. Is ${setting} right?`
  return `${server} does not accept the connection: ${error.message}`
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return 'code' in error ? String(error.code) : error.message
}
