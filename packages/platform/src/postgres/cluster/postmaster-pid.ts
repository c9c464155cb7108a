import { statSync } from 'node:fs'
import { chown, readFile, rename, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findProcess } from '../machine/process-state.ts'

export type RunningServer = { readonly pid: number; readonly port: number }

/** No process can have this id on any system. */
const impossiblePid = 2_147_483_647

/**
 * The server that runs on a cluster, by its pid file. When the file is left over but PostgreSQL itself would believe it
 * (a zombie, or a pid that was given to another process), the file is made harmless.
 */
export async function findRunningServer(clusterFolder: string): Promise<RunningServer | null> {
  const file = join(clusterFolder, 'postmaster.pid')
  const content = await readFile(file, 'utf8').catch(() => null)
  if (content === null) return null
  const lines = content.split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  if (isServerOf(clusterFolder, pid)) return { pid, port }
  if (pid !== impossiblePid && findProcess(pid)) await disown(file, lines)
  return null
}

function isServerOf(clusterFolder: string, pid: number) {
  const found = findProcess(pid)
  if (found === null || found.isZombie || found.name !== 'postgres') return false
  return process.platform !== 'linux' || worksIn(clusterFolder, pid)
}

// A server always works inside its data folder, which tells it from the server of another shop with a reused pid.
function worksIn(folder: string, pid: number) {
  try {
    const [own, other] = [statSync(folder), statSync(`/proc/${pid}/cwd`)]
    return own.ino === other.ino && own.dev === other.dev
  } catch {
    return false
  }
}

// Not deleted: its last line lets the next server notice sessions of the dead one that still write.
async function disown(file: string, lines: string[]) {
  const { uid, gid, mode } = await stat(file)
  const unfinished = `${file}.${process.pid}`
  await writeFile(unfinished, [impossiblePid, ...lines.slice(1)].join('\n'), { mode })
  await chown(unfinished, uid, gid)
  await rename(unfinished, file)
}
