import { setTimeout as delay } from 'node:timers/promises'
import { Client, DatabaseError } from 'pg'
import { PostgresUnavailable } from '../machine/errors.ts'
import { superuser } from './cluster.ts'

export type Address = { readonly port: number; readonly password: string }
export type LockSession = { readonly client: Client; readonly ended: Promise<void> }

/** Whoever holds this advisory lock is the shop the data folder belongs to. */
const lockKey = 0x766f6e6b

/** A session of the supervisor itself that holds the lock; null when the server does not answer or another shop has it. */
export async function openLockedSession(address: Address): Promise<LockSession | null> {
  const session = await openSession(address)
  if (session === null) return null
  if (await takeLock(session).catch(() => false)) return session
  closeSession(session)
  return null
}

export function closeSession({ client }: LockSession) {
  client.end().catch(() => {})
}

/** Gives the sessions of others some milliseconds to end by themselves. */
export async function waitForOthersToLeave({ client }: LockSession, patience: number) {
  const others = `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() limit 1`
  const deadline = performance.now() + patience
  try {
    while (performance.now() < deadline && (await client.query(others)).rowCount !== 0) await delay(20)
  } catch {
    // The server is gone, and with it everybody.
  }
}

/** `shop` is the process that holds the lock, where known. */
export type ShopLockState = { readonly state: 'free' | 'silent' | 'held'; readonly shop: string | null }

/** Whose is the server that runs there: nobody's, another shop's, or is it starting or stopping and does not say. */
export async function readShopLock(address: Address): Promise<ShopLockState> {
  const session = await openSession(address)
  if (session === null) return { state: 'silent', shop: null }
  try {
    if (await takeLock(session)) return { state: 'free', shop: null }
    return { state: 'held', shop: await findHolder(session) }
  } catch {
    return { state: 'silent', shop: null }
  } finally {
    closeSession(session)
  }
}

async function openSession({ port, password }: Address): Promise<LockSession | null> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: superuser,
    password,
    database: 'postgres',
    // Tells another shop which process to stop.
    application_name: `process ${process.pid}`,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  })
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()))
  // The end is what counts; an error without a listener would end the process.
  client.on('error', () => {})
  try {
    await client.connect()
    return { client, ended }
  } catch (error) {
    client.end().catch(() => {})
    if (isWrongPassword(error)) throw wrongPassword(error)
    return null
  }
}

async function takeLock({ client }: LockSession): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lockKey])
  return rows[0]?.taken === true
}

async function findHolder({ client }: LockSession): Promise<string | null> {
  const { rows } = await client.query<{ shop: string }>(
    `select application_name as shop from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and classid = 0 and objid = $1 and granted`,
    [lockKey],
  )
  return rows[0]?.shop ?? null
}

function isWrongPassword(error: unknown) {
  return error instanceof DatabaseError && error.code === '28P01'
}

function wrongPassword(cause: unknown) {
  return new PostgresUnavailable(
    'The database does not accept the password in the file "password" of the data folder: it is that of another database.',
    { cause },
  )
}
