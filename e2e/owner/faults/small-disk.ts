import { execFile } from 'node:child_process'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const CHUNK = Buffer.alloc(65_536)

export type SmallDisk = {
  readonly folder: string
  /** Leaves no room for anything. */
  fill(): Promise<void>
  free(): Promise<void>
  close(): Promise<void>
}

/** A disk of so many megabytes; null where this machine mounts none for us. */
export async function mountSmallDisk(megabytes: number): Promise<SmallDisk | null> {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-small-disk-'))
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', folder])
  } catch {
    await rm(folder, { recursive: true })
    return null
  }
  const ballast = join(folder, 'ballast')
  return {
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
