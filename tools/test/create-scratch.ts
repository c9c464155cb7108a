import { spawn } from 'node:child_process'
import { access, chmod, constants, mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Scratch = { path: string; remove: () => Promise<void> }

const memory = '/dev/shm'
const plentyBytes = 6 * 2 ** 30

// Its stdin closes when this process ends, in whatever way: what lies in memory must not stay there.
const caretaker = 'cat >/dev/null; for attempt in 1 2 3 4 5 6 7 8 9 10; do rm -rf "$1" && break; sleep 1; done'

/** A folder for all that the steps write: in memory where the machine has plenty of it, since tests make databases by the hundred. */
export async function createScratch(parents = [memory, tmpdir()]): Promise<Scratch> {
  for (const parent of parents.slice(0, -1)) if (await isRoomy(parent)) return createIn(parent)
  return createIn(parents.at(-1) ?? tmpdir())
}

async function isRoomy(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return Math.min(bavail * bsize, process.availableMemory()) > plentyBytes && (await runsPrograms(folder))
}

/** Containers often mount their memory so that nothing in it can be run; tests put programs there. */
async function runsPrograms(parent: string): Promise<boolean> {
  const folder = await mkdtemp(join(parent, 'vonk-checks-')).catch(() => null)
  if (!folder) return false
  const program = join(folder, 'program')
  await writeFile(program, '', { mode: 0o700 })
  const canRun = await access(program, constants.X_OK).then(
    () => true,
    () => false,
  )
  await rm(folder, { recursive: true })
  return canRun
}

async function createIn(parent: string): Promise<Scratch> {
  const path = await mkdtemp(join(parent, 'vonk-checks-'))
  // Entered by the database too, which under root runs as somebody else.
  await chmod(path, 0o755)
  const watch = spawn('/bin/sh', ['-c', caretaker, 'sh', path], { stdio: ['pipe', 'ignore', 'ignore'], detached: true })
  watch.unref()
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 })
      watch.stdin.end()
    },
  }
}
