import { join, resolve } from 'node:path'
import { ensurePassword } from './cluster/password.ts'
import { findRunningServer } from './cluster/postmaster-pid.ts'
import { urlOf } from './cluster/server-url.ts'
import { readShopLock } from './cluster/shop-lock.ts'

/** The database of the shop that runs on this data folder, for a second process to join; null when no shop does. */
export async function findRunningPostgres(dataFolder: string): Promise<string | null> {
  const server = await findRunningServer(join(resolve(dataFolder), 'cluster'))
  if (server === null) return null
  const address = { port: server.port, password: await ensurePassword(dataFolder) }
  const { state } = await readShopLock(address)
  return state === 'held' ? urlOf(address) : null
}
