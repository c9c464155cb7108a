import { statSync } from 'node:fs'
import { chmod, lchown, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { PostgresUnavailable } from './errors.ts'

/** The user the server runs as: `null` for the user of the shop itself, who then must not be root. */
export type Account = { readonly uid: number; readonly gid: number } | null

const nobody = { uid: 65_534, gid: 65_534 }

/** PostgreSQL refuses to run as root. An existing cluster keeps its owner, so `sudo npm start` does not take it away. */
export function chooseAccount(clusterFolder: string): Account {
  const owner = statSync(clusterFolder, { throwIfNoEntry: false })
  const self = process.getuid?.() ?? 0
  if (self !== 0) {
    if (!owner || owner.uid === self) return null
    const before = owner.uid === nobody.uid ? 'root' : `the user with id ${owner.uid}`
    throw new PostgresUnavailable(
      `The database in ${clusterFolder} belongs to another user: the shop was started here by ${before} before. ` +
        'Start it as that user, give the folder to yourself with chown -R, or move it away.',
    )
  }
  if (process.platform !== 'linux') {
    throw new PostgresUnavailable(
      'The embedded database does not run as root here: start the shop as an ordinary user.',
    )
  }
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : nobody
}

/** Gives a folder made or copied by root to the account; PostgreSQL insists on owner and mode. */
export async function handOver(folder: string, account: Account) {
  await chmod(folder, 0o700)
  if (account === null || (await stat(folder)).uid === account.uid) return
  for (const path of await readdir(folder, { recursive: true })) {
    await lchown(join(folder, path), account.uid, account.gid)
  }
  // Last, because an owned folder counts as handed over.
  await lchown(folder, account.uid, account.gid)
}
