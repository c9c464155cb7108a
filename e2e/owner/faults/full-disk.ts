import { execFile } from 'node:child_process'
import { mkdtemp, open, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CHUNK = Buffer.alloc(65_536)

/** A place for a database that can be left without room. */
export type Disk = {
  readonly kind: 'a small disk' | 'a limit on files'
  readonly folder: string
  /** Leaves no room for anything. */
  fill(): Promise<void>
  free(): Promise<void>
  close(): Promise<void>
}

/** A disk of so many megabytes; where this machine mounts none for us, the server is forbidden to let files grow. */
export async function openDisk(megabytes: number): Promise<Disk> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  } catch {
    return limitFiles(folder)
  }
  const ballast = join(folder, 'ballast')
  return {
    kind: 'a small disk',
    folder,
    fill: () => fill(ballast),
    free: () => rm(ballast, { force: true }),
    async close() {
      // The server's last process may still be closing its files.
      await run('umount', ['--lazy', folder])
      await rm(folder, { recursive: true })
    },
  }
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'a')
  try {
    for (;;) await file.write(CHUNK)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  } finally {
    await file.close()
  }
}

/** As large as a file of the write-ahead log: a server that cannot write that stops altogether. */
export const SMALLEST_LIMIT_MEGABYTES = 1

/** What the server running below a folder may write into one file, now and in every process it starts. */
function limitFiles(folder: string): Disk {
  async function limitServer(limit: string): Promise<void> {
    const [postmaster = ''] = (await readFile(join(folder, 'cluster/postmaster.pid'), 'utf8')).split('\n')
    // Whoever owns the cluster runs the server, and may limit it.
    const { uid, gid } = await stat(join(folder, 'cluster'))
    const limitProcess = (pid: string) => run('prlimit', ['--pid', pid, `--fsize=${limit}:`], { uid, gid })
    await limitProcess(postmaster)
    const children = (await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')).trim().split(' ')
    // One that has ended meanwhile writes nothing.
    await Promise.allSettled(children.map(limitProcess))
  }

  return {
    kind: 'a limit on files',
    folder,
    fill: () => limitServer(String(SMALLEST_LIMIT_MEGABYTES * 1_048_576)),
    free: () => limitServer('unlimited'),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}
