import { setTimeout as delay } from 'node:timers/promises'
import type { Cluster } from '../cluster/cluster.ts'
import { findRunningServer } from '../cluster/postmaster-pid.ts'
import { readShopLock } from '../cluster/shop-lock.ts'
import { DataFolderBusy } from '../machine/errors.ts'

/**
 * How long a server may be in a state, in milliseconds, before it is believed: one without a shop may belong to a shop
 * that is just starting, a shop that was told to stop needs a moment, and a server may be repairing itself after a crash.
 */
const patience = { free: 1_000, held: 3_000, silent: 60_000 }

/** Returns when no server runs on the cluster any more; stops one that a killed shop left behind. */
export async function clearTheWay(cluster: Cluster, onProgress: (text: string) => void) {
  let seen = { state: '', since: 0 }
  for (;;) {
    const server = await findRunningServer(cluster.folder)
    if (server === null) return
    const lock = await readShopLock({ port: server.port, password: cluster.password })
    if (lock.state !== seen.state) seen = { state: lock.state, since: performance.now() }
    const isBelieved = performance.now() - seen.since >= patience[lock.state]
    if (isBelieved && lock.state !== 'free') {
      throw new DataFolderBusy({ ...server, folder: cluster.dataFolder, shop: lock.shop })
    }
    if (isBelieved) {
      onProgress('Stopping the database server that an earlier run left behind')
      stopServer(server.pid)
    }
    await delay(100)
  }
}

function stopServer(pid: number) {
  try {
    process.kill(pid, 'SIGINT')
  } catch {
    // Gone in the meantime.
  }
}
