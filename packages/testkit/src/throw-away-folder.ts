import { spawn } from 'node:child_process'
import { access, constants, mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type ThrowAwayFolder = { readonly path: string; remove(): Promise<void> }

// Its stdin closes when this process ends, in whatever way; a database in the folder may take a moment to stop.
const CARETAKER = 'cat >/dev/null; for attempt in 1 2 3 4 5 6 7 8 9 10; do rm -rf "$1" && break; sleep 1; done'

/** A folder that is gone when the process is, even after kill -9. */
export async function createThrowAwayFolder(parent = tmpdir()): Promise<ThrowAwayFolder> {
  const path = await mkdtemp(join(parent, 'vonk-test-'))
  const caretaker = spawn('/bin/sh', ['-c', CARETAKER, 'sh', path], {
    stdio: ['pipe', 'ignore', 'ignore'],
    detached: true,
  })
  caretaker.unref()
  return {
    path,
    async remove() {
      await rm(path, { recursive: true, force: true, maxRetries: 5 })
      caretaker.stdin.end()
    },
  }
}

const MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2e9

/** Where files are kept in memory alone, if this machine has such a place and room there. */
export async function findMemory(): Promise<string | undefined> {
  try {
    await access(MEMORY, constants.W_OK)
    const { bavail, bsize } = await statfs(MEMORY)
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : undefined
  } catch {
    return undefined
  }
}
